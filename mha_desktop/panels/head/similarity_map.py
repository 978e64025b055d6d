"""The matrix of similarities: a square map with heads on both sides."""

from dataclasses import replace
from math import nextafter

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.controls.matrix.colouring import Colours, SizeColouring
from mha_desktop.panels.controls.matrix.layout import MatrixLayout, matrix_layout
from mha_desktop.panels.controls.matrix_view import MatrixView
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.metrics import LABEL_CELL
from mha_desktop.qt.theme import Theme

# A little below 1: the numbers in the cells then have two decimals, which tell 0.97 from 1.
_LIMITS = (0.0, nextafter(1.0, 0.0))
_LIMIT_TEXTS = ("0", "1")
_LEAST_SIZE = QSize(240, 240)


class SimilarityMap(MatrixView):
    """Shows similarities of heads in some order.

    Parameters
    ----------
    theme : Theme
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, SizeColouring("viridis"))
        self._order: tuple[int, ...] = ()
        self.setObjectName("similarityMap")
        self.setAccessibleName(self.tr("Similarity of heads"))

    @property
    def order(self) -> tuple[int, ...]:
        """The heads of rows and columns, counted from 0."""
        return self._order

    def show_similarities(self, similarities: FloatArray, order: tuple[int, ...]) -> None:
        """Show the similarities (h, h) of heads, rows and columns in an order."""
        self._order = order
        labels = tuple(f"H{head + 1}" for head in order)
        shown = similarities[list(order)][:, list(order)]
        self.set_matrix(shown, row_labels=labels, column_labels=labels, limits=_LIMITS)
        self.setAccessibleName(
            self.tr(
                "Similarity of {count} heads. Arrows: pair. Enter: select the head of the row."
            ).format(count=len(order))
        )

    def set_colour_map(self, name: ColourMapName) -> None:
        """Use another sequential map."""
        colouring = SizeColouring(name)
        if colouring != self._colouring:
            self._colouring, self._colours = colouring, None
            self._rearrange()

    def mark_head(self, head: int) -> None:
        """Frame the row and the column of a head."""
        place = self._order.index(head) if head in self._order else None
        self.mark(row=place, column=place)

    def minimumSizeHint(self) -> QSize:
        """Room for labels and the colour bar."""
        return _LEAST_SIZE * text_scale(self.font())

    def _shown_colours(self) -> Colours:
        return replace(super()._shown_colours(), texts=_LIMIT_TEXTS)

    def _arranged(self) -> MatrixLayout | None:
        """Arrange a square map in the room there is."""
        if self._layout is None and not self._content.is_empty:
            self._layout = self._square_layout(self.size())
        return self._layout

    def _square_layout(self, room: QSize) -> MatrixLayout:
        """Shrink the longer side; twice, as labels of narrower columns can take more height."""
        scale = text_scale(self.font())
        layout = matrix_layout(self._content, self.windows, room, scale)
        for _ in range(2):
            width, height = layout.columns.cells.side, layout.rows.cells.side
            side = min(width, height)
            room -= QSize(width - side, height - side)
            layout = matrix_layout(self._content, self.windows, room, scale)
        return layout

    def _paint_labels(self, painter: QPainter, layout: MatrixLayout) -> None:
        """Leave out the places of cells too small for names: they are not the numbers of heads."""
        named = layout.rows.cells.size >= LABEL_CELL * layout.scale
        if named or self._order == tuple(range(len(self._order))):
            super()._paint_labels(painter, layout)
