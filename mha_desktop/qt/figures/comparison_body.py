"""A comparison in a file: A, B and B − A side by side, by the rules of the grid."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.colour_bar import ColourBar, paint_colour_bar
from mha_desktop.qt.figures.colour_maps import diverging_map
from mha_desktop.qt.figures.comparison_figures import ComparisonFigures, ComparisonLook
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import grid_image, grid_layout_of, paint_grid
from mha_desktop.qt.figures.heatmap import Pooling, pool_heads, pool_signed
from mha_desktop.qt.figures.symbols import draw_symbols
from mha_desktop.qt.figures.text import NUMBER_POINTS, TextStyle, draw_straight, elided
from mha_desktop.qt.figures.tiles import pixels_per_head
from mha_desktop.qt.glyphs import shown_text

_WIDTH = 1260
_NAME, _BAR, _PADDING = 28, 28, 16
# Columns are narrow: their heads stand on more rows than those of the Heads view.
_SHAPE = 1.7


@dataclass(frozen=True, eq=False)
class ComparisonBody:
    """Both settings and their difference, each in a column with its name.

    Attributes
    ----------
    figures : ComparisonFigures
    look : ComparisonLook
    names : (str, str)
        What A and B are called.
    has_bar : bool
        Whether the bars are painted.
    """

    figures: ComparisonFigures
    look: ComparisonLook
    names: tuple[str, str]
    has_bar: bool = True

    @property
    def natural_width(self) -> int:
        """Room for three columns."""
        return _WIDTH

    @property
    def colour_bar(self) -> ColourBar | None:
        """The bar of the weights of both."""
        if not self.has_bar:
            return None
        return self.figures.weights_bar(self.look, self.look.head, 1.0)

    def height_for(self, width: int, scale: float) -> int:
        """Return the height of the highest column, with its name and the bar below."""
        column = width // len(self._columns())
        layouts = self._layouts(column, round(column * _SHAPE), scale)
        return max(layout.content_height for layout in layouts) + self._around(scale)

    def paint(self, painter: QPainter, room: QRect, scale: float) -> None:
        """Paint the columns from left to right."""
        columns = self._columns()
        width = room.width() // len(columns)
        layouts = self._layouts(width, room.height() - self._around(scale), scale)
        for number, (column, layout) in enumerate(zip(columns, layouts, strict=True)):
            painter.save()
            painter.translate(number * width, 0)
            self._paint_column(painter, column, layout, (width, scale))
            painter.restore()

    def _columns(self) -> list["_Column"]:
        """Return the columns that there are: without tokens, or pairs of them, there are fewer."""
        figures, look = self.figures, self.look
        a, b, difference = figures.a(look), figures.b(look), figures.difference(look)
        named = (
            (a, f"A: {self.names[0]}", pool_heads),
            (b, f"B: {self.names[1]}", pool_heads),
            (difference, QCoreApplication.translate("Figure", "B − A"), pool_signed),
        )
        return [
            _Column(_still(figure), name, pooling)
            for figure, name, pooling in named
            if figure is not None
        ]

    def _layouts(self, width: int, height: int, scale: float) -> list[GridLayout]:
        return [grid_layout_of(one.figure, width, height, scale) for one in self._columns()]

    def _around(self, scale: float) -> int:
        return round((_NAME + (_BAR if self.has_bar else 0)) * scale)

    def _paint_column(
        self, painter: QPainter, column: "_Column", layout: GridLayout, size: tuple[int, float]
    ) -> None:
        width, scale = size
        theme, padding = self.look.theme, _PADDING * scale
        style = TextStyle(NUMBER_POINTS, scale, theme.text.rgb(), bold=True)
        box = QRectF(padding, 0, width - 2 * padding, _NAME * scale)
        name = elided(shown_text(column.name, style.font), style, box.width())
        draw_symbols(painter, style, box, name)
        painter.translate(0, round(_NAME * scale))
        column.paint(painter, layout)
        bar = self.figures.difference_bar(self.look, self.look.head, scale)
        if self.has_bar and column.is_signed and bar is not None:
            below = QRectF(padding, layout.content_height, width - 2 * padding, _BAR * scale)
            paint_colour_bar(painter, below, replace(bar, position=None))


@dataclass(frozen=True, eq=False)
class _Column:
    """One grid with its name."""

    figure: GridFigure
    name: str
    pooling: Pooling

    @property
    def is_signed(self) -> bool:
        return self.pooling is pool_signed

    def paint(self, painter: QPainter, layout: GridLayout) -> None:
        figure = self.figure
        size = pixels_per_head(painter, layout.cells, layout.n_heads)
        image = grid_image(figure, layout, size=size, pooling=self.pooling)
        paint_grid(painter, layout, figure, image, draw=draw_straight)
        if figure.colour_map is diverging_map(figure.theme):
            # Zero has nearly the colour of the ground.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(figure.theme.divider)
            tiles = map(layout.tile, range(layout.n_heads))
            boxes = [QRect(t.x - 1, t.y - 1, t.width + 1, t.height + 1) for t in tiles]
            painter.drawRects(boxes)


def _still(figure: GridFigure) -> GridFigure:
    return replace(figure, selected=None, hovered=None, cell=None)
