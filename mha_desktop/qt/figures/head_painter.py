"""Paints one head, large, with token axes and a colour bar."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.colour_bar import ColourBar, paint_colour_bar
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.figures.head_layout import HeadLayout, layout_head
from mha_desktop.qt.figures.heatmap import HeatmapImage, heatmap_image, heatmap_pixels
from mha_desktop.qt.figures.labels import (
    RisingLabels,
    RowLabels,
    UprightLabels,
    measure_labels,
    token_labels,
)
from mha_desktop.qt.figures.marks import paint_lines, paint_rings, strokes
from mha_desktop.qt.figures.metrics import CROWDED_CELL, LABEL_GAP, Axes
from mha_desktop.qt.figures.numbers import TileNumbers, paint_numbers
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
    CAPTION_POINTS,
    LARGE_POINTS,
    SECTION_POINTS,
    Piece,
    PiecePainter,
    TextStyle,
    draw_kept,
    draw_text,
)
from mha_desktop.qt.figures.titles import HeadTitle, TitleLook
from mha_desktop.qt.theme import head_colour

_MOST_LARGE_LABELS = 16


def head_layout_of(figure: HeadFigure, width: int, height: int, scale: float = 1.0) -> HeadLayout:
    """Arrange a figure's head in some room, with texts of a scale."""
    metrics = measure_labels(figure.tokens, scale, _label_points(figure))
    return layout_head(width, height, len(figure.queries), metrics)


def head_image(figure: HeadFigure, layout: HeadLayout) -> HeatmapImage:
    """Colour the weights on show; may run on any thread."""
    pixels = heatmap_pixels(
        figure.shown_weights[None],
        figure.scale,
        figure.colour_map.with_masked(figure.theme.divider),
        size=layout.cells.pixel_rows,
        allowed=figure.shown_allowed,
        first_head=figure.head,
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
    if layout.shows_numbers:
        _paint_numbers(painter, layout, figure, draw)
    _paint_axis_titles(painter, layout, figure)
    rows, columns = _axis_labels(layout, figure)
    draw(painter, rows, layout.tile.x, layout.tile.y)
    draw(painter, columns, layout.tile.x, _columns_top(layout))
    _paint_ring(painter, layout, figure)
    paint_colour_bar(painter, _rect(layout.bar), colour_bar_of(figure, layout.metrics.scale))


def query_title() -> str:
    """Return the title of the rows."""
    return QCoreApplication.translate("Figure", "Query token (looking)")


def key_title() -> str:
    """Return the title of the columns."""
    return QCoreApplication.translate("Figure", "Key token (looked at)")


def head_title(layout: HeadLayout, figure: HeadFigure) -> HeadTitle:
    """Return the title over the map."""
    theme, scale = figure.theme, layout.metrics.scale
    adds_up = QCoreApplication.translate("Figure", "each row adds up to 1")
    look = TitleLook(
        width=layout.title.width,
        height=layout.title.height,
        number=TextStyle(SECTION_POINTS, scale, theme.text.rgb(), bold=True),
        role=TextStyle(SECTION_POINTS, scale, theme.text.rgb()),
        note=TextStyle(BODY_POINTS, scale, theme.secondary.rgb()),
        line=theme.border.rgb(),
    )
    return HeadTitle(
        number=f"H{figure.head + 1}",
        role=figure.role,
        note=f"{figure.note}   {adds_up}" if figure.note else adds_up,
        muted=figure.muted,
        bar=head_colour(theme, figure.head).rgb(),
        look=look,
    )


def colour_bar_of(figure: HeadFigure, scale: float) -> ColourBar:
    """Return the colour bar of the head; its triangle marks the ringed cell."""
    position = None
    if figure.cell is not None:
        position = figure.scale.position(figure.head, float(figure.weights[figure.cell]))
    limits = figure.scale.limits(figure.head)
    return ColourBar(figure.colour_map, limits, figure.theme, position, scale)


def _label_points(figure: HeadFigure) -> float:
    return LARGE_POINTS if len(figure.queries) <= _MOST_LARGE_LABELS else BODY_POINTS


def _paint_map(
    painter: QPainter, layout: HeadLayout, figure: HeadFigure, image: HeatmapImage
) -> None:
    tile, side = layout.tile, layout.cells.side
    painter.save()
    painter.setClipRect(QRect(*tile), Qt.ClipOperation.IntersectClip)
    painter.drawImage(QRect(tile.x, tile.y, side, side), image.image, image.image.rect())
    allowed = figure.shown_allowed
    if allowed is not None:
        piece = strokes(allowed, layout.cells, layout.metrics.scale, figure.theme.border)
        draw_kept(painter, piece, tile.x, tile.y)
    painter.restore()
    paint_lines(painter, [tile], layout.cells, figure.theme, figure.colour_map)


def _paint_numbers(
    painter: QPainter, layout: HeadLayout, figure: HeadFigure, draw: PiecePainter
) -> None:
    numbers = TileNumbers(
        figure.shown_weights,
        figure.shown_allowed,
        figure.head,
        figure.scale,
        figure.colour_map,
        BODY_POINTS,
        layout.metrics.scale,
    )
    paint_numbers(painter, numbers, layout.tile, layout.cells, draw)


def _paint_axis_titles(painter: QPainter, layout: HeadLayout, figure: HeadFigure) -> None:
    style = TextStyle(BODY_POINTS, layout.metrics.scale, figure.theme.secondary.rgb())
    centre = Qt.AlignmentFlag.AlignHCenter
    draw_text(painter, style, _rect(layout.key_title), key_title(), align=centre)
    box = layout.query_title
    painter.save()
    painter.translate(QPointF(box.x, box.y + box.height))
    painter.rotate(-90)
    draw_text(painter, style, QRectF(0, 0, box.height, box.width), query_title(), align=centre)
    painter.restore()


def _axis_labels(layout: HeadLayout, figure: HeadFigure) -> tuple[Piece, Piece]:
    scale, theme = layout.metrics.scale, figure.theme
    bold_query, bold_key = figure.shown_cell or (None, None)
    if layout.axes is Axes.TICKS:
        style = TextStyle(CAPTION_POINTS, scale, theme.secondary.rgb())
        return (
            RowLabels(_ticks(layout, figure.queries), bold_query, layout.cells, style),
            UprightLabels(_ticks(layout, figure.keys), bold_key, layout.cells, style),
        )
    points = _label_points(figure)
    style = TextStyle(points, scale, theme.text.rgb())
    labels = token_labels(figure.tokens, scale, points)
    crowded = layout.cells.size < layout.metrics.pixels(CROWDED_CELL)
    rows = tuple(enumerate(labels[figure.queries.start : figure.queries.stop]))
    columns = tuple(enumerate(labels[figure.keys.start : figure.keys.stop]))
    beside = RowLabels(rows, bold_query, layout.cells, style)
    if layout.upright:
        return beside, UprightLabels(columns, bold_key, layout.cells, style)
    slanted = replace(style, points=CAPTION_POINTS) if crowded else style
    return beside, RisingLabels(columns, bold_key, layout.cells, slanted)


def _ticks(layout: HeadLayout, shown: range) -> tuple[tuple[int, str], ...]:
    return tuple((index, str(shown[index])) for index in layout.cells.ticks())


def _columns_top(layout: HeadLayout) -> int:
    """Where the origin of the column labels lies: upright ones hang down from theirs."""
    if not layout.upright:
        return layout.tile.y
    return layout.tile.y - layout.metrics.line - 2 * layout.metrics.pixels(LABEL_GAP)


def _paint_ring(painter: QPainter, layout: HeadLayout, figure: HeadFigure) -> None:
    if figure.shown_cell is None:
        return
    box = layout.cell_rect(*figure.shown_cell)
    width = max(layout.metrics.pixels(1 if layout.cells.gap == 0 else 2), 1)
    paint_rings(painter, [box], inset=layout.cells.gap, width=width)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)
