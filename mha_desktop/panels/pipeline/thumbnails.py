"""The small pictures on the cards."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.lab.pipeline import Matrix
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.controls.matrix.colouring import Colours
from mha_desktop.panels.pipeline.cell_painter import hatched
from mha_desktop.panels.pipeline.places import (
    places_image,
    places_of,
    shared_colours,
    thumbnail_axes,
)
from mha_desktop.panels.pipeline.sheets import paint_sheets
from mha_desktop.panels.pipeline.stage_layout import sheet_offset, sheets_behind
from mha_desktop.qt.figures.sharp_image import draw_sharp
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text
from mha_desktop.qt.theme import Theme, head_colour

_LETTER, _GAP = 14, 5
_BAND = 4
_WIDE_SHAPE = 0.62


@dataclass(frozen=True)
class CardLook:
    """Theme, map of the weights, and magnification of texts."""

    theme: Theme
    colour_map: ColourMapName
    scale: float


def paint_thumbnail(
    painter: QPainter, area: QRectF, matrices: tuple[Matrix, ...], look: CardLook
) -> None:
    """Paint the matrices of a card: one, or queries, keys and values one below the other."""
    colours = shared_colours(matrices, look.theme, look.colour_map)
    if len(matrices) == 1:
        room = _room_for(matrices[0], area, look.scale)
        _paint_one(painter, room, matrices[0], colours, look)
        return
    letter = _LETTER * look.scale
    height = (area.height() - _GAP * (len(matrices) - 1)) / len(matrices)
    widest = max(matrix.values.shape[1] for matrix in matrices)
    style = TextStyle(CAPTION_POINTS, look.scale, look.theme.secondary.rgb())
    for place, matrix in enumerate(matrices):
        top = area.top() + place * (height + _GAP)
        share = matrix.values.shape[1] / widest
        room = QRectF(area.left() + letter, top, (area.width() - letter) * share, height)
        box = QRectF(area.left(), top, letter, height)
        draw_text(painter, style, box, matrix.symbol, align=Qt.AlignmentFlag.AlignLeft)
        _paint_one(painter, room, matrix, colours, look)


def _room_for(matrix: Matrix, area: QRectF, scale: float) -> QRectF:
    """Return the part of an area in which a matrix looks like itself: square, wide, or a stack."""
    width, height = area.width(), area.height()
    behind = sheet_offset(sheets_behind(matrix), scale)
    if "column" not in (matrix.rows, matrix.columns):
        side = min(width, height) * 0.8
        room = QRectF(0, 0, side, side)
    elif matrix.rows == "column":
        room = QRectF(0, 0, min(width, height), min(width, height))
    else:
        room = QRectF(0, 0, width * 0.9 - behind, min(width * _WIDE_SHAPE, height - behind - _BAND))
    room.moveCenter(area.center() + QPointF(-behind / 2, behind / 2))
    return room


def _paint_one(
    painter: QPainter, room: QRectF, matrix: Matrix, colours: dict[str, Colours], look: CardLook
) -> None:
    rows, columns = thumbnail_axes(matrix, int(room.width()), int(room.height()))
    places = places_of(matrix, rows, columns)
    tile = QRectF(0, 0, columns.cells.extent, rows.cells.extent)
    tile.moveCenter(room.center())
    tile.moveTopLeft(QPointF(round(tile.left()), round(tile.top())))
    offsets = [sheet_offset(i, look.scale) for i in range(sheets_behind(matrix) + 1)]
    paint_sheets(painter, tile, matrix.sheets, offsets, look.theme)
    image = places_image(places, colours[matrix.range_name], look.theme.divider.rgb())
    draw_sharp(painter, tile, image)
    if places.has_masked:
        strokes = hatched(places.masked, rows.cells, columns.cells, look.theme.border)
        painter.drawImage(tile.topLeft(), strokes)
    if matrix.symbol == "C":
        _paint_bands(painter, tile, matrix, look.theme)


def _paint_bands(painter: QPainter, tile: QRectF, matrix: Matrix, theme: Theme) -> None:
    """Paint the colours of the heads under their columns."""
    width = tile.width() / len(matrix.band_heads)
    for place, head in enumerate(matrix.band_heads):
        band = QRectF(tile.left() + place * width, tile.bottom() + 2, width, _BAND)
        painter.fillRect(band, head_colour(theme, head))
