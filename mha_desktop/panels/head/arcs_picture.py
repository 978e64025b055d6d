"""The picture of the arcs as it is kept between two paints."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from mha_desktop.lab.state import Cell
from mha_desktop.qt.figures.arcs_layout import ArcRows
from mha_desktop.qt.figures.arcs_painter import (
    ArcsFocus,
    arcs_layout,
    paint_focus,
    paint_grey_curves,
    paint_sides,
)
from mha_desktop.qt.figures.arcs_selection import ArcsChoice, ChosenArcs
from mha_desktop.qt.figures.content import HeadFigure

_MARGIN = 4


class ArcsPicture:
    """A figure in its room. What does not differ from the last picture is taken over from it.

    Parameters
    ----------
    figure : HeadFigure
    choice : ArcsChoice
    room : QRectF
    scale : float
        Magnification of texts.
    rows : ArcRows or None
        Rows of a map to lie beside.
    last : ArcsPicture or None
    """

    def __init__(
        self,
        figure: HeadFigure,
        choice: ArcsChoice,
        room: QRectF,
        scale: float,
        rows: ArcRows | None,
        last: "ArcsPicture | None",
    ) -> None:
        self.figure, self._choice = figure, choice
        self.layout = arcs_layout(figure, room.adjusted(_MARGIN, 0, -_MARGIN, 0), scale, rows)
        self.chosen = self._chosen(last)
        self._grey: QPixmap | None = None
        if last is not None and self._is_grey_as(last):
            self._grey = last._grey

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return query and key of the curve at a point."""
        arcs = self.chosen.strongest
        number = self.layout.arc_at(arcs, position)
        return None if number is None else (int(arcs.queries[number]), int(arcs.keys[number]))

    def paint(self, painter: QPainter, size: QSize, focus: ArcsFocus) -> None:
        """Paint curves and tokens onto a widget of a size."""
        painter.drawPixmap(0, 0, self._grey_curves(size, painter.device().devicePixelRatio()))
        paint_focus(painter, self.layout, self.figure, self.chosen.of(focus.query, focus.key))
        paint_sides(painter, self.layout, self.figure, focus)

    def _chosen(self, last: "ArcsPicture | None") -> ChosenArcs:
        if last is None or last._choice != self._choice:
            return ChosenArcs(self.figure.values, self._choice)
        same = last.figure.values is self.figure.values
        return last.chosen if same else ChosenArcs(self.figure.values, self._choice)

    def _is_grey_as(self, other: "ArcsPicture") -> bool:
        same_look = (self.figure.theme, self.figure.muted, self.layout) == (
            other.figure.theme,
            other.figure.muted,
            other.layout,
        )
        return same_look and self.chosen is other.chosen

    def _grey_curves(self, size: QSize, ratio: float) -> QPixmap:
        """Return all curves in grey, kept until they differ: only the coloured ones move."""
        if self._grey is None or self._grey.deviceIndependentSize().toSize() != size:
            self._grey = QPixmap(size * ratio)
            self._grey.setDevicePixelRatio(ratio)
            self._grey.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._grey)
            paint_grey_curves(painter, self.layout, self.figure, self.chosen.strongest)
            painter.end()
        return self._grey
