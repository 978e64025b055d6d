"""The button that names the current lane and offers to merge, split or extend it."""

from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from mha_desktop.panels.grouping.lane_edits import (
    KeyEdit,
    merge_left,
    merge_right,
    split,
    split_off,
)
from mha_desktop.panels.grouping.lanes import Lanes


class LaneMenu(QPushButton):
    """What the keyboard does to the lane of the current chip, as a menu.

    Parameters
    ----------
    lanes : Lanes
    parent : QWidget, optional
    """

    def __init__(self, lanes: Lanes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lanes = lanes
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._fill()
        self._menu.aboutToShow.connect(self._enable)
        lanes.current_lane_changed.connect(self._show_lane)
        self._show_lane(0)

    def _fill(self) -> None:
        self._add(self.tr("Merge with the &left neighbour"), "Ctrl+Shift+Left", merge_left)
        self._add(self.tr("Merge with the &right neighbour"), "Ctrl+Shift+Right", merge_right)
        self._menu.addSeparator()
        self._add(self.tr("&Split in two"), "S", split)
        self._add(self.tr("&New key/value head for the selected heads"), "N", split_off)

    def _add(self, text: str, keys: str, edit: KeyEdit) -> None:
        action = self._menu.addAction(text)
        # The keys belong to the lanes: here they only show, and work while the menu is open.
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setData(edit)
        action.triggered.connect(partial(self._lanes.edit, edit))

    @Slot()
    def _enable(self) -> None:
        for action in self._menu.actions():
            edit = action.data()
            if edit is not None:
                action.setEnabled(self._lanes.can(edit))

    @Slot(int)
    def _show_lane(self, lane: int) -> None:
        number = lane + 1
        self.setText(self.tr("KV {number}").format(number=number))
        self.setAccessibleName(self.tr("Edit key/value head KV {number}").format(number=number))
        self.setToolTip(
            self.tr("Merge KV {number} with a neighbour, split it, or add one").format(
                number=number
            )
        )
