"""Where the head colours beside the bands of a matrix lie."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from mha_desktop.panels.controls.matrix.axis import MatrixAxis
from mha_desktop.panels.controls.matrix.content import AxisNames, Band

THIN_STRIP = 8
STRIP_GAP = 3
_PADDING = 6
_TEXT_BOX = QSizeF(80, 40)


@dataclass(frozen=True, eq=False)
class Strip:
    """The bands of one axis along an edge of the map.

    Attributes
    ----------
    names : AxisNames
    axis : MatrixAxis
    area : QRectF
        The whole strip.
    vertical : bool
        Whether it stands left of the map; else it lies above.
    """

    names: AxisNames
    axis: MatrixAxis
    area: QRectF
    vertical: bool

    def places(self, bands: Iterable[Band]) -> list[tuple[Band, QRectF]]:
        """Return those of some bands that are on show, each with its part of the strip."""
        spans = ((band, self.axis.span(band.first, band.length)) for band in bands)
        return [(band, self._part(*span)) for band, span in spans if span is not None]

    def _part(self, start: int, length: int) -> QRectF:
        if self.vertical:
            return QRectF(self.area.left(), self.area.top() + start, self.area.width(), length)
        return QRectF(self.area.left() + start, self.area.top(), length, self.area.height())

    def pitch(self) -> float:
        """Return how many pixels of the axis the shortest band has, were it all on show."""
        shortest = min(band.length for band in self.names.bands)
        return shortest * self.axis.cells.side / self.axis.window.count

    def needed(self, metrics: QFontMetricsF) -> float:
        """Return how many pixels of the axis a number needs."""
        if self.vertical:
            return metrics.capHeight() + _PADDING
        return metrics.horizontalAdvance(str(len(self.names.bands))) + _PADDING

    def head_at(self, position: QPointF) -> int:
        """Return the head whose band a point lies beside or in; -1 for none."""
        away = position - self.area.topLeft()
        entries = self.axis.entries_at(away.y() if self.vertical else away.x())
        return self.names.head_of(entries.start) if entries else -1

    def across(self, part: QRectF, tile: QRectF) -> QRectF:
        """Return the rows or columns of the map beside a part."""
        if self.vertical:
            return QRectF(tile.left(), part.top(), tile.width(), part.height())
        return QRectF(part.left(), tile.top(), part.width(), tile.height())

    def edge(self) -> QRectF:
        """Return the thin part that touches the map."""
        if self.vertical:
            return self.area.adjusted(self.area.width() - THIN_STRIP, 0, 0, 0)
        return self.area.adjusted(0, self.area.height() - THIN_STRIP, 0, 0)

    def number_box(self, part: QRectF) -> QRectF:
        """Return the box of a number beside the edge; its text may be longer than the part."""
        away = QPointF(THIN_STRIP / 2 + 1, 0) if self.vertical else QPointF(0, THIN_STRIP / 2)
        box = QRectF(QPointF(), _TEXT_BOX)
        box.moveCenter(part.center() - away)
        return box
