"""Paints the grid of heads: the same code for the screen and for files."""

from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout, layout_grid
from mha_desktop.qt.figures.ground import is_vector, paint_ground
from mha_desktop.qt.figures.heatmap import (
    HeatmapImage,
    Pooling,
    heatmap_image,
    heatmap_pixels,
    pool_heads,
)
from mha_desktop.qt.figures.labels import (
    STEEP_SLANT,
    RowLabels,
    SlantedLabels,
    UprightLabels,
    apart,
    key_caption,
    measure_labels,
    query_caption,
    tick_labels,
    token_labels,
)
from mha_desktop.qt.figures.marks import paint_frame, paint_lines, paint_rings
from mha_desktop.qt.figures.metrics import CROWDED_CELL, DENSE, LABEL_GAP, THINNED_CELL, Axes
from mha_desktop.qt.figures.numbers import TileNumbers, paint_numbers
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
    CAPTION_POINTS,
    Piece,
    PiecePainter,
    TextStyle,
    draw_kept,
    draw_text,
)
from mha_desktop.qt.figures.tiles import paint_strokes, paint_tiles
from mha_desktop.qt.figures.titles import HeadTitle, TitleLook, TitleRow

# Row labels keep so much further off the frame around a tile than it is wide.
_OFF_FRAME = 2


def grid_layout_of(
    figure: GridFigure, width: int, height: int, scale: float = 1.0, columns: int | None = None
) -> GridLayout:
    """Arrange a figure's heads in some room, with texts of a scale; in so many columns, if any."""
    metrics = measure_labels(figure.tokens, scale)
    return layout_grid(width, height, figure.n_heads, len(figure.tokens), metrics, columns)


def grid_image(
    figure: GridFigure,
    layout: GridLayout,
    *,
    size: int | None = None,
    pooling: Pooling = pool_heads,
) -> HeatmapImage:
    """Colour all weights of a figure for a layout; may run on any thread.

    `size` is the number of pixels per row of a head: those of the layout by default, or up to one
    per token for files that are zoomed into; `pooling` makes one pixel of several weights.
    """
    pixels = heatmap_pixels(
        figure.weights,
        figure.scale,
        figure.colour_map.with_masked(figure.theme.divider),
        size=layout.cells.pixel_rows if size is None else size,
        allowed=figure.allowed,
        pooling=pooling,
    )
    return heatmap_image(pixels)


def paint_grid(
    painter: QPainter,
    layout: GridLayout,
    figure: GridFigure,
    image: HeatmapImage,
    *,
    heads: range | None = None,
    draw: PiecePainter = draw_kept,
) -> None:
    """Paint tiles, titles and labels; the ground has to be the theme's panel colour.

    Parameters
    ----------
    painter : QPainter
        Its origin is the layout's.
    layout : GridLayout
    figure : GridFigure
    image : HeatmapImage
        As `grid_image` makes it of the same layout and figure.
    heads : range, optional
        Heads in sight: whole rows, as `GridLayout.heads_between` returns them; all by default.
    draw : PiecePainter
        `draw_kept` for the screen, `draw_straight` for files.
    """
    shown = range(layout.n_heads) if heads is None else heads
    _paint_tiles(painter, layout, figure, image, shown)
    _paint_strokes(painter, layout, figure, shown)
    tiles = [layout.tile(head) for head in shown]
    paint_lines(painter, tiles, layout.cells, figure.theme, figure.colour_map)
    if layout.shows_numbers:
        _paint_numbers(painter, layout, figure, shown, draw)
    _paint_titles(painter, layout, figure, shown, draw)
    _paint_labels(painter, layout, figure, shown, draw)
    _paint_selection(painter, layout, figure, shown)


def _paint_tiles(
    painter: QPainter, layout: GridLayout, figure: GridFigure, image: HeatmapImage, shown: range
) -> None:
    paint_tiles(painter, [(head, layout.tile(head)) for head in shown], layout.cells, image)
    if not is_vector(painter):
        _trim(painter, layout, figure, shown)


def _trim(painter: QPainter, layout: GridLayout, figure: GridFigure, shown: range) -> None:
    """Take away what the last row and column have beyond their cells: the gap after them."""
    gap, side = layout.cells.gap, layout.cells.side
    if not gap:
        return
    boxes = []
    for head in shown:
        tile = layout.tile(head)
        right, bottom = tile.x + tile.width, tile.y + tile.height
        boxes += [QRect(right, tile.y, gap, side), QRect(tile.x, bottom, side, gap)]
    paint_ground(painter, boxes, figure.theme.panel)


def _paint_strokes(painter: QPainter, layout: GridLayout, figure: GridFigure, shown: range) -> None:
    if figure.allowed is not None:
        tiles = [layout.tile(head) for head in shown]
        look = figure.theme.border, layout.metrics.scale
        paint_strokes(painter, tiles, layout.cells, figure.allowed, look)


def _paint_numbers(
    painter: QPainter, layout: GridLayout, figure: GridFigure, shown: range, draw: PiecePainter
) -> None:
    for head in shown:
        numbers = TileNumbers(
            figure.weights[head],
            figure.allowed,
            head,
            figure.scale,
            figure.colour_map,
            BODY_POINTS,
            layout.metrics.scale,
        )
        paint_numbers(painter, numbers, layout.tile(head), layout.cells, draw)


def _paint_titles(
    painter: QPainter, layout: GridLayout, figure: GridFigure, shown: range, draw: PiecePainter
) -> None:
    roles = figure.roles[shown.start : shown.stop] if layout.shows_roles else ()
    titles = _titles(
        _kept(_title_look(layout, figure)),
        tuple(colour.rgb() for colour in figure.theme.heads),
        tuple(figure.head_of(head) for head in shown),
        tuple(roles),
        tuple(figure.notes[head] for head in shown),
        tuple(figure.muted[head] for head in shown),
    )
    for place in range(0, len(shown), layout.columns):
        corner = layout.title(shown[place])
        row = TitleRow(titles[place : place + layout.columns], layout.column_pitch)
        draw(painter, row, corner.x, corner.y)


@lru_cache(maxsize=32)
def _titles(
    look: TitleLook,
    colours: tuple[int, ...],
    heads: tuple[int, ...],
    roles: tuple[str, ...],
    notes: tuple[str, ...],
    muted: tuple[bool, ...],
) -> tuple[HeadTitle, ...]:
    """Return the titles of these heads; to make 128 of them takes longer than to paint them."""
    return tuple(
        HeadTitle(
            number=f"H{head + 1}" if roles else str(head + 1),
            role=roles[place] if roles else "",
            note=notes[place],
            muted=muted[place],
            bar=colours[head % len(colours)],
            look=look,
        )
        for place, head in enumerate(heads)
    )


@lru_cache(maxsize=32)
def _kept(look: TitleLook) -> TitleLook:
    """Return the first of all equal looks: titles compare the same object much faster."""
    return look


def _title_look(layout: GridLayout, figure: GridFigure) -> TitleLook:
    scale, band, theme = layout.metrics.scale, layout.title(0), figure.theme
    dense = band.height < layout.metrics.pixels(DENSE.title + 1)
    points = CAPTION_POINTS if dense else figure.number_points
    return TitleLook(
        width=band.width,
        height=band.height,
        number=TextStyle(points, scale, theme.text.rgb(), bold=True),
        role=TextStyle(BODY_POINTS, scale, theme.secondary.rgb()),
        note=TextStyle(CAPTION_POINTS, scale, theme.secondary.rgb()),
        line=theme.border.rgb(),
    )


def _paint_labels(
    painter: QPainter, layout: GridLayout, figure: GridFigure, shown: range, draw: PiecePainter
) -> None:
    if layout.axes is Axes.NONE:
        return
    rows, columns = axis_labels(layout, figure)
    for head in layout.leftmost_heads():
        if head in shown:
            tile = layout.tile(head)
            draw(painter, rows, tile.x - layout.metrics.pixels(_OFF_FRAME), tile.y)
    for head in layout.lowest_heads():
        if head in shown:
            tile = layout.tile(head)
            draw(painter, columns, tile.x, tile.y + tile.height)
    if layout.axes is Axes.TOKENS:
        _paint_captions(painter, layout, figure)


def axis_labels(layout: GridLayout, figure: GridFigure) -> tuple[Piece, Piece]:
    """Return the labels of rows and of columns; where tokens have no room, of some positions."""
    scale = layout.metrics.scale
    query, key = figure.cell or (None, None)
    if layout.axes is Axes.TICKS:
        style = TextStyle(CAPTION_POINTS, scale, figure.theme.secondary.rgb())
        ticks = tick_labels(layout.cells)
        return (
            RowLabels(ticks, query, layout.cells, style),
            UprightLabels(ticks, key, layout.cells, style),
        )
    style = TextStyle(BODY_POINTS, scale, figure.theme.text.rgb())
    texts = tuple(enumerate(token_labels(figure.tokens, scale)))
    rows = RowLabels(texts, query, layout.cells, style)
    if layout.upright_columns:
        return rows, UprightLabels(texts, key, layout.cells, style)
    if layout.cell >= layout.metrics.pixels(CROWDED_CELL):
        return rows, SlantedLabels(texts, key, layout.cells, style)
    small = replace(style, points=CAPTION_POINTS)
    if layout.cell < layout.metrics.pixels(THINNED_CELL):
        rows = RowLabels(texts, query, layout.cells, small)
        texts = apart(texts, layout.cells, small, key)
    return rows, SlantedLabels(texts, key, layout.cells, small, STEEP_SLANT)


def _paint_captions(painter: QPainter, layout: GridLayout, figure: GridFigure) -> None:
    """Write "query" over the row labels and "key" before the column labels."""
    scale = layout.metrics.scale
    style = TextStyle(CAPTION_POINTS, scale, figure.theme.secondary.rgb())
    width = layout.metrics.margin(Axes.TOKENS)
    title = layout.title(0)
    gap = layout.metrics.pixels(LABEL_GAP + _OFF_FRAME)
    above = QRectF(title.x - width, title.y, width - gap, title.height)
    draw_text(painter, style, above, query_caption(), align=Qt.AlignmentFlag.AlignRight)
    lowest = layout.tile(layout.leftmost_heads()[-1])
    indent = layout.metrics.pixels(LABEL_GAP if layout.upright_columns else 2 * LABEL_GAP)
    height = style.metrics.height()
    top = lowest.y + lowest.height + layout.metrics.pixels(LABEL_GAP)
    below = QRectF(lowest.x - width, top, width - indent, height)
    draw_text(painter, style, below, key_caption(), align=Qt.AlignmentFlag.AlignRight)


def _paint_selection(
    painter: QPainter, layout: GridLayout, figure: GridFigure, shown: range
) -> None:
    if figure.cell is not None:
        query, key = figure.cell
        boxes = [layout.cell_rect(head, query, key) for head in shown]
        paint_rings(painter, boxes, inset=layout.cells.gap, width=max(layout.metrics.pixels(1), 1))
    framed = ((figure.hovered, figure.theme.text), (figure.selected, figure.theme.accent))
    for head, colour in framed:
        if head is not None and head in shown:
            paint_frame(painter, layout.frame(head), colour, layout.metrics.scale)
