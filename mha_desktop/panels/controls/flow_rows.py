"""Controls side by side, in as many rows as their width needs."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget, QWidgetItem

USUAL_HEIGHT = 48


class FlowRows(QWidget):
    """Fills row after row; the last part of all takes what is left of its row.

    Parameters
    ----------
    parts : sequence of QWidget
        In the order of reading.
    margin, gap : int
        Left and right of the rows, and between parts.
    least_height : int
        Of all rows together.
    above : int
        Pixels above several rows; a single one is kept off the edge by the least height.
    """

    def __init__(
        self,
        parts: Sequence[QWidget],
        margin: int,
        gap: int,
        least_height: int = USUAL_HEIGHT,
        above: int = 0,
    ) -> None:
        super().__init__()
        self._least_height, self._above = least_height, above
        self._parts, self._margin, self._gap = tuple(parts), margin, gap
        self._packed: list[list[QWidget]] = []
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(margin, 0, margin, 0)
        column.setSpacing(gap)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._rows = [QHBoxLayout() for _ in parts]
        for row in self._rows:
            row.setSpacing(gap)
            column.addLayout(row)
        self._pack(1 << 24)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the widest part, and as high as the rows are now."""
        width = max(map(_width, self._parts)) + 2 * self._margin
        return QSize(width, max(super().minimumSizeHint().height(), self._least_height))

    def sizeHint(self) -> QSize:
        """As wide as all parts in one row, and as high as the rows are now."""
        return super().sizeHint().expandedTo(QSize(0, self._least_height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the rows anew."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fill the rows anew when a part needs more or less room than before."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        if self._pack(self.width()):
            self._column.activate()

    def _pack(self, width: int) -> bool:
        """Put the parts into rows; return whether any is in another row than before."""
        packed = self._packing(width - 2 * self._margin)
        if packed == self._packed:
            return False
        self._packed = packed
        above = self._above if len(packed) > 1 else 0
        self._column.setContentsMargins(self._margin, above, self._margin, 0)
        for row in self._rows:
            while row.takeAt(0) is not None:
                pass
        for row, parts in zip(self._rows, packed, strict=False):
            for part in parts:
                row.addWidget(part, 1 if part is self._parts[-1] else 0)
            if self._parts[-1] not in parts:
                row.addStretch()
        return True

    def _packing(self, room: int) -> list[list[QWidget]]:
        rows: list[list[QWidget]] = [[]]
        left = room
        for part in self._parts:
            width = _width(part)
            if rows[-1] and width > left:
                rows.append([])
                left = room
            rows[-1].append(part)
            left -= width + self._gap
        if len(rows) > 1 and len(rows[-1]) == 1 < len(rows[-2]):
            self._keep_company(rows, room)
        return rows

    def _keep_company(self, rows: list[list[QWidget]], room: int) -> None:
        """Put one more part into the last row, which would be almost empty, if it fits."""
        before_last = rows[-2][-1]
        if _width(before_last) + self._gap + _width(rows[-1][0]) <= room:
            rows[-1].insert(0, rows[-2].pop())


def _width(part: QWidget) -> int:
    """Return the least width that a layout gives to a part: its hints, as its policy reads them."""
    return QWidgetItem(part).minimumSize().width()
