"""What the mouse does to the lanes from the press of its button to the release."""

from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize, Qt

from mha_desktop.panels.grouping.grouping_texts import drag_hint, selection_hint
from mha_desktop.panels.grouping.lane_edits import GroupingEdit, edit_drop
from mha_desktop.panels.grouping.lane_painter import DraggedChips, dragged_rect
from mha_desktop.panels.grouping.lanes_view import LanesView


class Gesture(Protocol):
    """A press on the lanes that may become a drag; all points are those of the row."""

    @property
    def start(self) -> QPoint:
        """Where the button went down."""

    def follow(self, pointer: QPoint) -> None:
        """Show what the drag does with the pointer here."""

    def let_go(self) -> GroupingEdit | None:
        """End the drag, and return the edit that it means."""

    def take_back(self) -> None:
        """Leave everything as it was before the press."""


class ChipDrag:
    """Chips on their way into a lane or between two.

    Parameters
    ----------
    view : LanesView
    start : QPoint
    grabbed : int
        The query head whose chip hangs on the pointer.
    grip : QPoint
        Where on that chip it hangs.
    """

    def __init__(self, view: LanesView, start: QPoint, grabbed: int, grip: QPoint) -> None:
        self.start = start
        self._view, self._grabbed, self._grip = view, grabbed, grip
        self._heads = view.selection.moving

    def follow(self, pointer: QPoint) -> None:
        """Carry the chips along, and say what letting go would do."""
        view, layout = self._view, self._view.lane_layout
        chip, several = layout.chip(self._grabbed), len(self._heads) > 1
        rect = dragged_rect(chip, several, pointer - self._grip, view.visible_row())
        drop = layout.drop_at(pointer)
        view.show_drag(DraggedChips(self._grabbed, self._heads, rect, drop))
        view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        view.hinted.emit(drag_hint(view.model.kv_head_of, self._heads, drop))

    def let_go(self) -> GroupingEdit | None:
        """Return what the drop means; None beside the lanes."""
        drag = self._view.dragged
        self.take_back()
        if drag is None or drag.drop is None:
            return None
        return edit_drop(self._view.model.kv_head_of, drag.heads, drag.drop)

    def take_back(self) -> None:
        """Leave the chips where they were."""
        self._view.show_drag(None)
        self._view.viewport().unsetCursor()
        self._view.hinted.emit("")


class BandSelection:
    """A rubber band that selects every chip that it touches.

    Parameters
    ----------
    view : LanesView
    start : QPoint
    adds : bool
        Whether the chips that are selected already stay so.
    """

    def __init__(self, view: LanesView, start: QPoint, *, adds: bool) -> None:
        self.start = start
        self._view = view
        self._before = view.selection.heads, view.selection.current
        self._kept = view.selection.heads if adds else frozenset[int]()

    def follow(self, pointer: QPoint) -> None:
        """Stretch the band, and select what it touches; the keyboard is on the chip nearest."""
        view, layout = self._view, self._view.lane_layout
        band = _spanned(self.start, pointer)
        touched = layout.heads_in(band)
        current = min(
            touched,
            key=lambda head: (layout.chip(head).center() - pointer).manhattanLength(),
            default=self._before[1],
        )
        view.selection.pick_all(self._kept.union(touched), current)
        view.show_band(band)
        heads = view.selection.heads
        view.hinted.emit(selection_hint(heads) if heads else "")

    def let_go(self) -> GroupingEdit | None:
        """Keep the selection; a band that touched nothing leaves only the current chip."""
        view = self._view
        view.show_band(None)
        if not view.selection.heads:
            view.selection.pick(view.selection.current)
        view.show_selection()
        view.say(selection_hint(view.selection.heads))
        return None

    def take_back(self) -> None:
        """Select what was selected before."""
        self._view.show_band(None)
        self._view.selection.pick_all(*self._before)
        self._view.show_selection()
        self._view.hinted.emit("")


def _spanned(start: QPoint, end: QPoint) -> QRect:
    """Return the rectangle with these corners, in whatever order they are."""
    pixel = QSize(1, 1)
    return QRect(start, pixel).united(QRect(end, pixel))
