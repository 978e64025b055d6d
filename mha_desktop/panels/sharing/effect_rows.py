"""Weights before, after and their difference for every head, as one painted list."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from mha_desktop.panels.heads.cell_keys import CELL_STEPS, moved_cell, moved_head
from mha_desktop.panels.sharing.effect_layout import Spot
from mha_desktop.panels.sharing.effect_rows_view import EffectRowsView

_SELECTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class EffectRows(EffectRowsView):
    """One row per head. Up, Down, Page Up, Page Down, Home and End go from head to head.

    Alt with an arrow goes from cell to cell, Enter or a click selects the head.

    Signals
    -------
    head_selected(int)
        The user chose a head, counted from 0.
    """

    head_selected = Signal(int)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what is under the pointer."""
        self._pointer = event.position()
        self._look_under_pointer()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the head."""
        spot = self.spot_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and spot is not None:
            self._ring.hide()
            self._move_cursor(spot.head)
            self.head_selected.emit(spot.head)

    def viewportEvent(self, event: QEvent) -> bool:
        """Point at nothing when the pointer leaves."""
        if event.type() is QEvent.Type.Leave:
            self._pointer = None
            self._point_at(None)
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another head or cell, or select the head."""
        if self._effect is None or not self._handle_key(event):
            super().keyPressEvent(event)

    def _handle_key(self, event: QKeyEvent) -> bool:
        key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
        self._ring.show()
        if key in _SELECTING:
            self.head_selected.emit(self._cursor)
            return True
        if alt and key in CELL_STEPS:
            self._move_cell(key)
            return True
        page = max(self.verticalScrollBar().pageStep() // self._layout.row_height, 1)
        head = moved_head(self._cursor, key, heads=self._layout.heads, columns=1, page_rows=page)
        if head is None or alt:
            return False
        self._move_cursor(head)
        self._point_at(Spot(head))
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Read the head out."""
        super().focusInEvent(event)
        self._tell()

    def _move_cell(self, key: int) -> None:
        """Go to the cell beside the present one of the head under the cursor."""
        self._pointer = None
        pointed = self._pointed
        cell = pointed.cell if pointed is not None and pointed.head == self._cursor else None
        self._point_at(Spot(self._cursor, 0, moved_cell(cell, key, self._layout.tokens)))
        self._move_cursor(self._cursor)
