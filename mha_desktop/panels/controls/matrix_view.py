"""Any matrix as a heatmap: bands, labels, colour bar, read-out, zoom and pan."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.matrix.axis import whole
from mha_desktop.panels.controls.matrix.canvas import Entry, MatrixCanvas, Windows
from mha_desktop.panels.controls.matrix.colouring import SIGNED, SIZES, Colouring
from mha_desktop.panels.controls.matrix.content import Band, head_bands
from mha_desktop.panels.controls.matrix.pooling import strongest_entry
from mha_desktop.qt.theme import Theme

__all__ = ["SIGNED", "SIZES", "Band", "MatrixView", "head_bands"]

Key = Qt.Key

_ZOOM_STEP = 0.75
_WHEEL_STEP = 120
_ZOOM_KEYS: dict[int, float] = {
    Key.Key_Plus: _ZOOM_STEP,
    Key.Key_Equal: _ZOOM_STEP,
    Key.Key_Minus: 1 / _ZOOM_STEP,
}
_CHOICE_KEYS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
_RESET_KEYS = (Key.Key_Home, Key.Key_0)
_STEPS: dict[int, Entry] = {
    Key.Key_Up: (-1, 0),
    Key.Key_Down: (1, 0),
    Key.Key_Left: (0, -1),
    Key.Key_Right: (0, 1),
}


class MatrixView(MatrixCanvas):
    """A matrix to point at.

    Where there are more entries than room, a place shows the entry of largest magnitude among those
    it covers. Wheel, plus and minus zoom, 0 shows everything; a drag, or Shift with an arrow, pans;
    arrows go from entry to entry.

    Signals
    -------
    hovered(int, int)
        Row and column of the entry under the pointer or the keys; -1, -1 for none.
    chosen(int, int)
        Row and column of the entry that was clicked, or found by the keys when Enter was pressed.
    head_hovered(int)
        Head whose band is under the pointer; -1 for none.
    """

    hovered = Signal(int, int)
    chosen = Signal(int, int)
    head_hovered = Signal(int)

    def __init__(
        self, theme: Theme, colouring: Colouring = SIGNED, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, colouring, parent)
        self._pointer: QPointF | None = None
        self._grip: tuple[QPointF, Windows] | None = None
        self._pointed_head, self._turned = -1, 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def reset_zoom(self) -> None:
        """Show all entries."""
        rows, columns = self.windows
        self._show_windows((whole(rows.total), whole(columns.total)))

    def entry_at(self, position: QPointF) -> Entry | None:
        """Return the entry at a point: the strongest one where a place stands for several."""
        layout = self._arranged()
        if layout is None:
            return None
        rows = layout.rows.entries_at(position.y() - layout.top)
        columns = layout.columns.entries_at(position.x() - layout.left)
        return strongest_entry(self.matrix, rows, columns) if rows and columns else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the picture."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = event.position(), self.windows
            if self._is_zoomed():
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan while the picture is held, else point at what is under the pointer."""
        self._pointer = event.position()
        if self._grip is not None:
            self._pan_to(event.position(), *self._grip)
        self._look_under_pointer()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the picture; a click that moved nothing chooses."""
        grip, self._grip = self._grip, None
        self.unsetCursor()
        event.accept()
        if grip is not None and _is_click(grip[0], event.position()):
            self._pointer = event.position()
            self._look_under_pointer()
            self._choose()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._pointer = None
        self._point_at(None, -1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer; what cannot be zoomed leaves the wheel to the page."""
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _WHEEL_STEP)
        self._turned -= steps * _WHEEL_STEP
        before = self.windows
        if steps:
            self._zoom(_ZOOM_STEP**steps, event.position())
        event.setAccepted(self.windows != before or self._is_zoomed())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows: entry; with Shift: pan. Plus, minus, Home and 0: zoom. Enter: choose."""
        key = event.key()
        if self._arranged() is None:
            event.ignore()
        elif key in _STEPS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._pan_by_key(_STEPS[key])
        elif key in _STEPS:
            self._move_cell(_STEPS[key])
        elif key in _ZOOM_KEYS:
            self._zoom(_ZOOM_KEYS[key], self._centre())
        elif key in _RESET_KEYS:
            self.reset_zoom()
        elif key in _CHOICE_KEYS:
            self._choose()
        else:
            event.ignore()

    def _choose(self) -> None:
        if self._cell is not None:
            self.chosen.emit(*self._cell)

    def _is_zoomed(self) -> bool:
        return not all(window.is_whole for window in self.windows)

    def _rearrange(self) -> None:
        super()._rearrange()
        self._look_under_pointer()

    def _look_under_pointer(self) -> None:
        """Point at what is under the pointer now: the picture may have changed."""
        if self._pointer is not None:
            self._point_at(self.entry_at(self._pointer), self.head_at(self._pointer))

    def _point_at(self, cell: Entry | None, head: int) -> None:
        if head != self._pointed_head:
            self._pointed_head = head
            self.head_hovered.emit(head)
        if cell != self._cell:
            self._cell = cell
            self.hovered.emit(*(cell or (-1, -1)))
            self.update()

    def _zoom(self, factor: float, around: QPointF) -> None:
        layout = self._arranged()
        if layout is None:
            return
        at_row = (around.y() - layout.top) / layout.rows.cells.side
        at_column = (around.x() - layout.left) / layout.columns.cells.side
        rows, columns = self.windows
        self._show_windows((rows.zoomed(factor, at_row), columns.zoomed(factor, at_column)))

    def _centre(self) -> QPointF:
        """Return the middle of the entry that is pointed at, else of the map."""
        layout = self._arranged()
        assert layout is not None
        place = None if self._cell is None else layout.cell_rect(*self._cell)
        return (place or layout.tile).center()

    def _pan_to(self, position: QPointF, start: QPointF, windows: Windows) -> None:
        layout = self._arranged()
        if layout is None:
            return
        rows, columns = windows
        down = (start.y() - position.y()) / layout.rows.cells.side * rows.count
        right = (start.x() - position.x()) / layout.columns.cells.side * columns.count
        self._show_windows((rows.moved(round(down)), columns.moved(round(right))))

    def _pan_by_key(self, step: Entry) -> None:
        rows, columns = self.windows
        down, right = step[0] * max(rows.count // 2, 1), step[1] * max(columns.count // 2, 1)
        self._show_windows((rows.moved(down), columns.moved(right)))

    def _move_cell(self, step: Entry) -> None:
        self._pointer = None
        rows, columns = self.windows
        if self._cell is None:
            cell = rows.first, columns.first
        else:
            cell = (
                min(max(self._cell[0] + step[0], 0), rows.total - 1),
                min(max(self._cell[1] + step[1], 0), columns.total - 1),
            )
        self._point_at(cell, -1)
        self._show_windows((rows.showing(cell[0]), columns.showing(cell[1])))
        announce(self, self.reading())


def _is_click(pressed: QPointF, released: QPointF) -> bool:
    return (released - pressed).manhattanLength() < QApplication.startDragDistance()
