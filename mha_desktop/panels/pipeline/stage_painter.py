"""Paints a stage: its matrices once per change, and on top what is framed."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from mha_desktop.lab.pipeline import Matrix, Stage
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.controls.matrix.axis_labels import column_labels, row_labels
from mha_desktop.panels.controls.matrix.bar import paint_bar
from mha_desktop.panels.controls.matrix.colouring import Colours
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.panels.controls.matrix.strips import paint_strip
from mha_desktop.panels.pipeline.cell_painter import (
    paint_cells,
    paint_gaps,
    paint_masked,
    paint_numbers,
)
from mha_desktop.panels.pipeline.places import places_image, places_of, shared_colours
from mha_desktop.panels.pipeline.sheets import paint_sheets
from mha_desktop.panels.pipeline.stage_layout import (
    StageLayout,
    axis_names,
    sheet_offset,
    sheets_behind,
)
from mha_desktop.panels.pipeline.texts import matrix_caption, symbol_html
from mha_desktop.panels.pipeline.titles import paint_symbol
from mha_desktop.qt.figures.text import BODY_POINTS, TextStyle, draw_text, elided
from mha_desktop.qt.figures.tiles import piece_painter
from mha_desktop.qt.theme import Theme

_CAPTION_GAP = 6


@dataclass(frozen=True, eq=False)
class StageLook:
    """How a stage is painted: theme, map of the weights, pixels per logical pixel."""

    theme: Theme
    colour_map: ColourMapName
    ratio: float


def still_stage(stage: Stage, layout: StageLayout, look: StageLook) -> QImage:
    """Return everything but labels and frames, in device pixels."""
    size = layout.room.size
    image = QImage(size * look.ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(look.ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_stage(painter, stage, layout, look)
    painter.end()
    return image


def paint_stage(painter: QPainter, stage: Stage, layout: StageLayout, look: StageLook) -> None:
    """Paint everything but labels and frames."""
    colours = shared_colours(stage.matrices, look.theme, look.colour_map)
    for place, (matrix, picture) in enumerate(zip(stage.matrices, layout.pictures, strict=True)):
        _paint_matrix(painter, matrix, picture, colours[matrix.range_name], look)
        _paint_title(painter, matrix, picture, _title_end(layout, place), look.theme)
        if shows_bar(stage, place):
            paint_bar(painter, picture.bar, colours[matrix.range_name], look.theme, picture.scale)
    _paint_signs(painter, layout, look.theme)


def shows_bar(stage: Stage, place: int) -> bool:
    """Whether a matrix is the last with its colours, and so the one whose colour bar is shown."""
    later = stage.matrices[place + 1 :]
    name = stage.matrices[place].range_name
    return all(matrix.range_name != name for matrix in later)


def _title_end(layout: StageLayout, place: int) -> float:
    """Return where the title of a matrix must end: where the next one begins."""
    if place + 1 < len(layout.pictures):
        return float(layout.pictures[place + 1].left) - layout.room.pixels(8)
    return float(layout.room.size.width())


def _paint_matrix(
    painter: QPainter, matrix: Matrix, picture: MatrixLayout, colours: Colours, look: StageLook
) -> None:
    places = places_of(matrix, picture.rows, picture.columns)
    offsets = [sheet_offset(i, picture.scale) for i in range(sheets_behind(matrix) + 1)]
    paint_sheets(painter, picture.tile, matrix.sheets, offsets, look.theme)
    image = places_image(places, colours, look.theme.divider.rgb())
    paint_cells(painter, image, picture)
    paint_gaps(painter, picture, look.theme.panel)
    # Weights have two decimals, as everywhere.
    largest = max(abs(colours.low), colours.high) if matrix.kind == "signed" else 0.5
    paint_numbers(painter, places, colours, picture, largest)
    if places.has_masked:
        paint_masked(painter, places.masked, picture, look.theme)
    for strip in picture.strips:
        paint_strip(painter, strip, picture, look.theme, frozenset())


def _paint_title(
    painter: QPainter, matrix: Matrix, picture: MatrixLayout, end: float, theme: Theme
) -> None:
    """Write the symbol, and behind it the shape as far as there is room."""
    taken = paint_symbol(
        painter, symbol_html(matrix.symbol), picture.title.topLeft(), theme.text, picture.scale
    )
    style = TextStyle(BODY_POINTS, picture.scale, theme.secondary.rgb())
    left = picture.title.left() + taken + _CAPTION_GAP * picture.scale
    box = QRectF(left, 0, max(end - left, 0), style.metrics.height() * 1.2)
    draw_text(
        painter, style, box, elided(matrix_caption(matrix), style, box.width()),
        align=Qt.AlignmentFlag.AlignLeft,
    )  # fmt: skip


def _paint_signs(painter: QPainter, layout: StageLayout, theme: Theme) -> None:
    style = layout.room.sign_style
    shown = TextStyle(style.points, style.scale, theme.text.rgb())
    height = style.metrics.height()
    for sign, place in zip(layout.room.signs, layout.signs, strict=True):
        box = QRectF(place.left(), place.top() - height / 2, place.width(), height)
        draw_text(painter, shown, box, sign, align=Qt.AlignmentFlag.AlignHCenter)


def paint_labels(
    painter: QPainter, matrix: Matrix, picture: MatrixLayout, tokens: tuple[str, ...],
    bold: tuple[int | None, int | None], theme: Theme,
) -> None:  # fmt: skip
    """Write the labels of one matrix, those of a row and a column in bold."""
    row_names, column_names = axis_names(matrix, tokens)
    draw = piece_painter(painter)
    rows = row_labels(row_names, picture, theme, bold[0])
    if rows is not None:
        draw(painter, rows, picture.row_left, picture.top)
    columns = column_labels(column_names, picture, theme, bold[1])
    draw(painter, columns, picture.left, picture.tile.bottom())
