"""Bodies of pictures: all heads, one head, and one head with its arcs."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.arcs_layout import ArcRows, ArcsLayout
from mha_desktop.qt.figures.arcs_painter import (
    arcs_layout,
    focus_of,
    paint_focus,
    paint_grey_curves,
    paint_sides,
)
from mha_desktop.qt.figures.arcs_selection import ArcsChoice, ChosenArcs
from mha_desktop.qt.figures.colour_bar import ColourBar
from mha_desktop.qt.figures.content import GridFigure, HeadFigure
from mha_desktop.qt.figures.export_limits import ExportError
from mha_desktop.qt.figures.file_choice import SCREEN_SHAPE
from mha_desktop.qt.figures.grid_layout import GridLayout, most_columns
from mha_desktop.qt.figures.grid_painter import grid_image, grid_layout_of, paint_grid
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.head_painter import (
    head_image,
    head_layout_of,
    paint_head,
    paint_head_map,
)
from mha_desktop.qt.figures.heading import PADDING
from mha_desktop.qt.figures.labels import measure_labels
from mha_desktop.qt.figures.metrics import SIDE_PADDING
from mha_desktop.qt.figures.text import draw_straight
from mha_desktop.qt.figures.tiles import pixels_per_head

_GRID_WIDTH, _HEAD_WIDTH, _ARCS_WIDTH = 840, 648, 432
# With a column count that is given, the width decides.
_ANY_HEIGHT = 1 << 20
DEFAULT_ARCS = ArcsChoice()


@dataclass(frozen=True, eq=False)
class GridBody:
    """Heads side by side, with nothing of what the pointer is on.

    Attributes
    ----------
    figure : GridFigure
    columns : int or None
        None for those that give the largest cells.
    has_bar : bool
        Whether the heading ends with the colour bar.
    shape : float
        Height of the room for the heads as a part of its width.
    """

    figure: GridFigure
    columns: int | None = None
    has_bar: bool = True
    shape: float = SCREEN_SHAPE

    @property
    def natural_width(self) -> int:
        """The width of the Heads view."""
        return _GRID_WIDTH

    @property
    def colour_bar(self) -> ColourBar | None:
        """The bar of all heads, or of the selected one where they differ."""
        if not self.has_bar:
            return None
        figure = self.figure
        limits = figure.scale.limits(figure.bar_head)
        return ColourBar(figure.colour_map, limits, figure.theme)

    def height_for(self, width: int, scale: float) -> int:
        """Return the height of the grid as it lies in a room of its shape."""
        return self._layout(width, round(width * self.shape), scale).content_height

    def paint(self, painter: QPainter, room: QRect, scale: float) -> None:
        """Paint the grid."""
        layout = self._layout(room.width(), room.height(), scale)
        still = replace(self.figure, selected=None, hovered=None, cell=None)
        size = pixels_per_head(painter, layout.cells, layout.n_heads)
        image = grid_image(still, layout, size=size)
        paint_grid(painter, layout, still, image, draw=draw_straight)

    def _layout(self, width: int, height: int, scale: float) -> GridLayout:
        if self.columns is None:
            return grid_layout_of(self.figure, width, height, scale)
        most = most_columns(width, measure_labels(self.figure.tokens, scale))
        columns = min(self.columns, self.figure.n_heads)
        if columns > most:
            raise ExportError(
                "{columns} columns have no room in {width} px; nearest: {most}",
                nearest=(most,), columns=columns, width=width, most=most,
            )  # fmt: skip
        return grid_layout_of(self.figure, width, _ANY_HEIGHT, scale, columns)


@dataclass(frozen=True, eq=False)
class HeadBody:
    """One head, with what is pinned and nothing of what the pointer is on.

    Attributes
    ----------
    figure : HeadFigure
    has_bar : bool
    """

    figure: HeadFigure
    has_bar: bool = True

    @property
    def natural_width(self) -> int:
        """A little more than the largest map and its labels need."""
        return _HEAD_WIDTH

    @property
    def colour_bar(self) -> ColourBar | None:
        """None: the bar stands below the map."""
        return None

    def height_for(self, width: int, scale: float) -> int:
        """Return the height of the map and its labels."""
        layout = self.layout(width, 2 * width, scale)
        return layout.content_height - (0 if self.has_bar else layout.bar.height)

    def paint(self, painter: QPainter, room: QRect, scale: float) -> None:
        """Paint title, map and bar."""
        layout = self.layout(room.width(), room.height(), scale)
        still = replace(self.figure, cell=None)
        painter.save()
        # Its title starts below the heading.
        painter.translate(_inset(scale), 0)
        paint = paint_head if self.has_bar else paint_head_map
        size = pixels_per_head(painter, layout.cells, 1)
        image = head_image(still, layout, size=size)
        paint(painter, layout, still, image, draw=draw_straight)
        painter.restore()

    def layout(self, width: int, height: int, scale: float) -> HeadLayout:
        """Arrange the head inside its margins."""
        bar = 0 if self.has_bar else measure_labels(self.figure.tokens, scale).pixels(30)
        return head_layout_of(self.figure, width - 2 * _inset(scale), height + bar, scale)


@dataclass(frozen=True, eq=False)
class ArcsBody:
    """One head as a map, and beside it as arcs on the same rows.

    Attributes
    ----------
    map : HeadBody
        Of weights.
    choice : ArcsChoice
        Which weights have a curve.
    """

    map: HeadBody
    choice: ArcsChoice = DEFAULT_ARCS

    @property
    def natural_width(self) -> int:
        """Room for both."""
        return _HEAD_WIDTH + _ARCS_WIDTH

    @property
    def colour_bar(self) -> ColourBar | None:
        """None: the bar stands below the map."""
        return None

    def height_for(self, width: int, scale: float) -> int:
        """Return the height of the map."""
        return self.map.height_for(self._map_width(width), scale)

    def paint(self, painter: QPainter, room: QRect, scale: float) -> None:
        """Paint the map, and the arcs right of it."""
        left = self._map_width(room.width())
        across = QRect(0, 0, left, room.height())
        self.map.paint(painter, across, scale)
        tile = self.map.layout(left, room.height(), scale)
        area = QRectF(left, 0, room.width() - left - PADDING * scale, room.height())
        figure = replace(self.map.figure, cell=None)
        rows = ArcRows(tile.tile.y, tile.cells.size)
        self._paint_arcs(painter, figure, arcs_layout(figure, area, scale, rows))

    def _paint_arcs(self, painter: QPainter, figure: HeadFigure, layout: ArcsLayout) -> None:
        chosen, focus = ChosenArcs(figure.values, self.choice), focus_of(figure)
        paint_grey_curves(painter, layout, figure, chosen.strongest)
        paint_focus(painter, layout, figure, chosen.of(focus.query, focus.key))
        paint_sides(painter, layout, figure, focus)

    def _map_width(self, width: int) -> int:
        return round(width * _HEAD_WIDTH / self.natural_width)


def _inset(scale: float) -> int:
    return round((PADDING - SIDE_PADDING) * scale)
