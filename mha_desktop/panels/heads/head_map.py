"""One head, large: pointer, pins, zoom, pan and keys over a painted map."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from mha_desktop.lab.state import Pin, PinnedCell, PinnedKey, PinnedQuery
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.heads.cell_keys import CELL_STEPS, moved_cell
from mha_desktop.panels.heads.head_picture import HeadPicture
from mha_desktop.panels.heads.pins import moved_pin, start_cell, toggled
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.reading import readable
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

Key = Qt.Key

_ZOOM_STEP = 0.75
_ZOOM_KEYS: dict[int, float] = {
    Key.Key_Plus: _ZOOM_STEP,
    Key.Key_Equal: _ZOOM_STEP,
    Key.Key_Minus: 1 / _ZOOM_STEP,
}
_RESET_KEYS = (Key.Key_Home, Key.Key_0)
_HEAD_STEPS: dict[int, int] = {Key.Key_PageUp: -1, Key.Key_PageDown: 1}
_PIN_KEYS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Q, Key.Key_K)
_SHORTCUT = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_LEFT = Qt.MouseButton.LeftButton


class HeadMap(HeadPicture):
    """The selected head, or the mean of several, with token axes and a colour bar.

    From 48 tokens on the wheel zooms and a drag pans; the picture shows whole tokens. A click pins
    a cell, or a token by its label; what is pinned is pinned until it is clicked again.

    Signals
    -------
    head_selected(int)
        The user wants another head, counted from 0.
    pin_changed(object)
        The `Pin` that the user wants; None lets go.
    close_requested()
        The user wants back to all heads.
    """

    head_selected = Signal(int)
    pin_changed = Signal(object)
    close_requested = Signal()

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        source: FigureSource,
        theme: Theme,
    ) -> None:
        super().__init__(heads_model, weights_model, source, theme)
        self._pressed: QPointF | None = None
        self.setObjectName("headMap")
        self.setAccessibleName(
            self.tr(
                "Head. Arrows: cell. Enter: pin the cell. Q and K: pin its query or its key. "
                "Page Up and Page Down: head. Plus, minus, 0: zoom. Escape: let go, then all heads."
            )
        )
        self.setWhatsThis(self.accessibleName())

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or a drag of the zoomed map."""
        super().mousePressEvent(event)
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two quick clicks as a click."""
        super().mouseDoubleClickEvent(event)
        self._press(event)

    def _press(self, event: QMouseEvent) -> None:
        self._pressed = event.position() if event.button() is _LEFT else None
        self._box.begin_drag()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the cell under the pointer; a hand over labels says that they can be clicked."""
        super().mouseMoveEvent(event)
        label = self.label_under(event.position())
        shape = Qt.CursorShape.ArrowCursor if label is None else Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pin what was clicked; a drag pins nothing."""
        super().mouseReleaseEvent(event)
        self._box.end_drag()
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() is not _LEFT:
            return
        moved = (event.position() - pressed).manhattanLength()
        if moved < QApplication.startDragDistance():
            self._click(event.position())

    def _click(self, position: QPointF) -> None:
        label, pointed = self.label_under(position), self.cell_under(position)
        if label is not None:
            self._toggle(label)
        elif pointed is not None:
            self._toggle(PinnedCell(*pointed.cell))

    def viewportEvent(self, event: QEvent) -> bool:
        """Say over a label what a click on it does."""
        return shows_tip(self, event, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, position: QPointF) -> str:
        match self.label_under(position):
            case PinnedQuery(query):
                text = self.tr("Click to keep the query '{token}' on show, or let it go (Q)")
                return str(text.format(token=readable(self._weights.tokens[query])))
            case PinnedKey(key):
                text = self.tr("Click to keep the key '{token}' on show, or let it go (K)")
                return str(text.format(token=readable(self._weights.tokens[key])))
        return ""

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows: cell. Enter, Q, K: pin. Page keys: head. Plus, minus, 0: zoom. Escape: back."""
        key = event.key()
        if key == Key.Key_Escape:
            self._go_back()
        elif self._shown is None or event.modifiers() & _SHORTCUT:
            event.ignore()
        elif key in CELL_STEPS:
            self._move_cell(key)
        elif key in _PIN_KEYS:
            self._toggle_by_key(key)
        elif key in _HEAD_STEPS:
            self._move_head(_HEAD_STEPS[key])
        elif key in _ZOOM_KEYS:
            self.zoom(_ZOOM_KEYS[key])
        elif key in _RESET_KEYS:
            self.reset_zoom()
        else:
            event.ignore()

    def _go_back(self) -> None:
        """End a drag; else let go of the pin; else leave."""
        if self._pressed is not None:
            self._pressed = None
            self._box.give_up_drag()
        elif self._view.pin is not None:
            self._pin(None)
        else:
            self.close_requested.emit()

    def _move_cell(self, key: int) -> None:
        self.forget_pointer()
        pin = self._source.pin(self._view)
        start = self.turned(start_cell(pin, self._source.cell(self._view)))
        cell = self.turned(moved_cell(start, key, len(self._weights.tokens)))
        assert cell is not None
        self.cell_hovered.emit(cell)
        if pin is not None:
            self.pin_changed.emit(moved_pin(pin, cell))
        self._show_in_box(self._window.showing(cell))
        announce(self, self.reading().aloud)

    def _toggle_by_key(self, key: int) -> None:
        cell = start_cell(self._source.pin(self._view), self._source.cell(self._view))
        query, token = cell or (0, 0)
        wanted: dict[int, Pin] = {Key.Key_Q: PinnedQuery(query), Key.Key_K: PinnedKey(token)}
        self._toggle(wanted.get(key, PinnedCell(query, token)))

    def _toggle(self, wanted: Pin) -> None:
        self._pin(toggled(self._source.pin(self._view), wanted))

    def _pin(self, pin: Pin | None) -> None:
        self.pin_changed.emit(pin)
        announce(self, self.tr("Let go.") if pin is None else self.reading().aloud)

    def _move_head(self, step: int) -> None:
        head = self.selected_head + step
        if 0 <= head < self._heads.rowCount():
            self.head_selected.emit(head)
            announce(self, self.reading().aloud)
