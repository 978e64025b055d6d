"""Paints one head, large, with token axes and a colour bar."""

from dataclasses import replace
from functools import lru_cache
from itertools import chain

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.colour_bar import ColourBar, paint_colour_bar
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_labels import PlacedLabel, column_labels, row_labels
from mha_desktop.qt.figures.head_layout import HeadLayout, Labels, Wanted, layout_head
from mha_desktop.qt.figures.head_marks import paint_pin, paint_pointed, paint_ranks
from mha_desktop.qt.figures.heatmap import (
    HeatmapImage,
    heatmap_image,
    heatmap_pixels,
    pool_heads,
    pool_signed,
)
from mha_desktop.qt.figures.labels import measure_labels
from mha_desktop.qt.figures.marks import paint_lines
from mha_desktop.qt.figures.numbers import (
    WIDEST_WEIGHTS,
    TileNumbers,
    number_width,
    paint_numbers,
    weight_number,
    widest_scores,
)
from mha_desktop.qt.figures.query_numbers import paint_beside, width_beside
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
    CAPTION_POINTS,
    LARGE_POINTS,
    SECTION_POINTS,
    PiecePainter,
    TextStyle,
    draw_kept,
    draw_text,
)
from mha_desktop.qt.figures.tiles import paint_strokes, paint_tiles
from mha_desktop.qt.figures.titles import HeadTitle, TitleLook
from mha_desktop.qt.numbers import signed_number
from mha_desktop.qt.theme import head_colour

_MOST_LARGE_LABELS = 16
_LABEL_POINTS = (LARGE_POINTS, BODY_POINTS, CAPTION_POINTS)
_NUMBER_POINTS = (BODY_POINTS, CAPTION_POINTS)


def head_layout_of(figure: HeadFigure, width: int, height: int, scale: float = 1.0) -> HeadLayout:
    """Arrange a figure's head in some room.

    The labels have the largest size in which all are written and none stands upright on its end,
    and in which the cells have room for their numbers, if any size leaves it; else the largest in
    which all are written; else the smallest.
    """
    layouts = [
        _layout_with(points, figure, width, height, scale) for points in _label_points(figure)
    ]
    complete = [layout for layout in layouts if layout.step == 1]
    readable = [layout for layout in complete if layout.labels is not Labels.STANDING]
    numbered = [layout for layout in readable if layout.number_size is not None]
    return next(chain(numbered, readable, complete), layouts[-1])


def head_image(figure: HeadFigure, layout: HeadLayout, *, size: int | None = None) -> HeatmapImage:
    """Colour the values on show; may run on any thread. `size` is that of `grid_image`."""
    pixels = heatmap_pixels(
        figure.shown_values[None],
        figure.scale,
        figure.colour_map.with_masked(figure.theme.divider),
        size=layout.cells.pixel_rows if size is None else size,
        allowed=figure.shown_allowed,
        first_head=figure.scale_head,
        pooling=pool_signed if figure.signed else pool_heads,
    )
    return heatmap_image(pixels)


def paint_head(
    painter: QPainter,
    layout: HeadLayout,
    figure: HeadFigure,
    image: HeatmapImage,
    *,
    draw: PiecePainter = draw_kept,
) -> None:
    """Paint title, axes, map and colour bar; the ground has to be the theme's panel colour.

    The parameters are `paint_head_map`'s.
    """
    paint_head_map(painter, layout, figure, image, draw=draw)
    paint_colour_bar(painter, _rect(layout.bar), colour_bar_of(figure, layout.metrics.scale))


def paint_head_map(
    painter: QPainter,
    layout: HeadLayout,
    figure: HeadFigure,
    image: HeatmapImage,
    *,
    draw: PiecePainter = draw_kept,
) -> None:
    """Paint title, axes and map.

    Parameters
    ----------
    painter : QPainter
        Its origin is the layout's.
    layout : HeadLayout
    figure : HeadFigure
    image : HeatmapImage
        As `head_image` makes it of the same layout and figure.
    draw : PiecePainter
        `draw_kept` for the screen, `draw_straight` for files.
    """
    draw(painter, head_title(layout, figure), layout.title.x, layout.title.y)
    _paint_map(painter, layout, figure, image)
    if layout.number_size is not None:
        _paint_numbers(painter, layout, figure, draw)
    paint_ranks(painter, layout, figure)
    _paint_axis_titles(painter, layout, figure)
    rows, columns = head_labels(layout, figure)
    for placed in (*rows, *columns):
        draw(painter, placed.label, placed.x, placed.y)
    paint_beside(painter, layout, figure, columns if figure.transposed else rows, draw)
    paint_pin(painter, layout, figure)
    paint_pointed(painter, layout, figure)


def query_title() -> str:
    """Return the title of the queries."""
    return QCoreApplication.translate("Figure", "Query token (looking)")


def key_title() -> str:
    """Return the title of the keys."""
    return QCoreApplication.translate("Figure", "Key token (looked at)")


def head_title(layout: HeadLayout, figure: HeadFigure) -> HeadTitle:
    """Return the title over the map."""
    theme, scale = figure.theme, layout.metrics.scale
    look = TitleLook(
        width=layout.title.width,
        height=layout.title.height,
        number=TextStyle(SECTION_POINTS, scale, theme.text.rgb(), bold=True),
        role=TextStyle(SECTION_POINTS, scale, theme.text.rgb()),
        note=TextStyle(BODY_POINTS, scale, theme.secondary.rgb()),
        line=theme.border.rgb(),
    )
    colour = None if figure.head is None else head_colour(theme, figure.head).rgb()
    title = HeadTitle(figure.name, figure.role, figure.note, figure.muted, colour, look)
    return title if title.says_role else replace(title, note="")


@lru_cache(maxsize=1)
def head_labels(
    layout: HeadLayout, figure: HeadFigure
) -> tuple[tuple[PlacedLabel, ...], tuple[PlacedLabel, ...]]:
    """Return the labels of the rows and of the columns that are written.

    They are kept for the pointer, which asks for those of the same picture at every move.
    """
    points = layout.metrics.points
    return row_labels(layout, figure, points), column_labels(layout, figure, points)


def colour_bar_of(figure: HeadFigure, scale: float) -> ColourBar:
    """Return the colour bar of the head; its triangle marks the cell that is read out."""
    position, cell = None, figure.read_cell
    if cell is not None and figure.has_value(cell):
        position = figure.scale.position(figure.scale_head, float(figure.values[cell]))
    limits = figure.scale.limits(figure.scale_head)
    return ColourBar(figure.colour_map, limits, figure.theme, position, scale)


def _label_points(figure: HeadFigure) -> tuple[float, ...]:
    return _LABEL_POINTS if len(figure.queries) <= _MOST_LARGE_LABELS else _LABEL_POINTS[1:]


def _layout_with(
    points: float, figure: HeadFigure, width: int, height: int, scale: float
) -> HeadLayout:
    metrics = measure_labels(figure.tokens, scale, points)
    widest = widest_scores(figure.values) if figure.signed else WIDEST_WEIGHTS
    numbers = tuple(number_width(size, scale, widest) for size in _NUMBER_POINTS)
    beside = tuple(width_beside(one, scale) for one in figure.beside)
    wanted = Wanted(numbers, beside, figure.transposed)
    return layout_head(width, height, len(figure.queries), metrics, wanted)


def _paint_map(
    painter: QPainter, layout: HeadLayout, figure: HeadFigure, image: HeatmapImage
) -> None:
    tile = layout.tile
    painter.save()
    painter.setClipRect(QRect(*tile), Qt.ClipOperation.IntersectClip)
    paint_tiles(painter, [(0, tile)], layout.cells, image)
    allowed = figure.shown_allowed
    if allowed is not None:
        look = figure.theme.border, layout.metrics.scale
        paint_strokes(painter, [tile], layout.cells, allowed, look)
    painter.restore()
    paint_lines(painter, [tile], layout.cells, figure.theme, figure.colour_map)


def _paint_numbers(
    painter: QPainter, layout: HeadLayout, figure: HeadFigure, draw: PiecePainter
) -> None:
    numbers = TileNumbers(
        figure.shown_values,
        figure.shown_allowed,
        figure.scale_head,
        figure.scale,
        figure.colour_map,
        _NUMBER_POINTS[layout.number_size or 0],
        layout.metrics.scale,
        signed_number if figure.signed else weight_number,
    )
    paint_numbers(painter, numbers, layout.tile, layout.cells, draw)


def _paint_axis_titles(painter: QPainter, layout: HeadLayout, figure: HeadFigure) -> None:
    titles = (_query_titles(), _key_titles())
    beside, above = titles[::-1] if figure.transposed else titles
    style = TextStyle(BODY_POINTS, layout.metrics.scale, figure.theme.secondary.rgb())
    _paint_axis_title(painter, style, _rect(layout.column_title), above)
    box = layout.row_title
    painter.save()
    painter.translate(QPointF(box.x, box.y + box.height))
    painter.rotate(-90)
    _paint_axis_title(painter, style, QRectF(0, 0, box.height, box.width), beside)
    painter.restore()


def _query_titles() -> tuple[str, str]:
    return query_title(), QCoreApplication.translate("Figure", "Query")


def _key_titles() -> tuple[str, str]:
    return key_title(), QCoreApplication.translate("Figure", "Key")


def _paint_axis_title(
    painter: QPainter, style: TextStyle, box: QRectF, titles: tuple[str, str]
) -> None:
    """Paint the long title, or the short one beside a small map."""
    fits = style.metrics.horizontalAdvance(titles[0]) <= box.width()
    draw_text(painter, style, box, titles[0 if fits else 1], align=Qt.AlignmentFlag.AlignHCenter)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)
