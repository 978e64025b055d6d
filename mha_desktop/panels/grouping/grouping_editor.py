"""The K/V grouping editor: which query heads share a key/value head, and what that saves."""

from PySide6.QtCore import QMargins, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mha_desktop.lab.grouping_edits import uneven_sizes
from mha_desktop.panels.controls.arrange import arrange_now
from mha_desktop.panels.grouping.cost_table import CostTable
from mha_desktop.panels.grouping.grouping_header import GroupingHeader
from mha_desktop.panels.grouping.grouping_hint import GroupingHint
from mha_desktop.panels.grouping.lane_edits import edit_to_preset
from mha_desktop.panels.grouping.lane_geometry import ABOVE_CHIPS, BELOW_BLOCK, BLOCK_HEIGHT
from mha_desktop.panels.grouping.lane_menu import LaneMenu
from mha_desktop.panels.grouping.lanes import Lanes
from mha_desktop.panels.heads.focus_frame import FocusFrame
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.theme import Theme

_PADDING = 16
_GAP = 8
_CAPTIONS_WIDTH = 88


class GroupingEditor(QWidget):
    """Lanes and costs; the title row is `header_widget`, for the title bar of the dock.

    Parameters
    ----------
    model : GroupsModel
    theme : Theme
    parent : QWidget, optional
    """

    grouping_changed = Signal(object, str)
    """The wanted ``kv_head_of`` (a tuple of int) and the name of the undo step."""
    head_selected = Signal(int)
    head_hovered = Signal(int)
    """Head whose chip is under the pointer, or -1."""
    pooling_chosen = Signal(str)
    """``"mean"``, ``"first"`` or ``"random"``."""
    refused = Signal(object)
    """A `mha_desktop.lab.notes.Note` that says why a number of key/value heads is impossible."""
    unfold_requested = Signal()

    def __init__(self, model: GroupsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("groupingEditor")
        set_ground(self, "panel")
        self._model = model
        self._captions = _Captions()
        self._lanes = Lanes(model, theme)
        self._lanes.setObjectName("groupLanes")
        self._header = GroupingHeader(model, theme, LaneMenu(self._lanes), self)
        self.hint = GroupingHint(model, theme)
        self._costs = CostTable(model.costs, theme)
        self._costs_frame = FocusFrame(self._costs, self._costs, theme)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_PADDING, 0, _PADDING, 0)
        layout.setSpacing(_PADDING)
        layout.addLayout(self._lanes_with_hint(), 1)
        # Five rows, with the one of a custom grouping, just fit beside the lanes.
        costs = QHBoxLayout()
        costs.setContentsMargins(0, _GAP // 2, 0, _GAP // 2)
        costs.addWidget(self._costs_frame)
        layout.addLayout(costs)

    def _lanes_with_hint(self) -> QGridLayout:
        lanes = QGridLayout()
        lanes.setContentsMargins(0, _GAP // 2, 0, _GAP // 2)
        lanes.setHorizontalSpacing(_GAP)
        lanes.setVerticalSpacing(_GAP // 2)
        lanes.addWidget(self._captions, 0, 0)
        lanes.addWidget(self._lanes, 0, 1)
        lanes.addWidget(self.hint, 1, 1)
        lanes.setRowStretch(0, 1)
        lanes.setColumnStretch(1, 1)
        return lanes

    def _connect(self) -> None:
        self._lanes.grouping_changed.connect(self.grouping_changed)
        self._lanes.head_selected.connect(self.head_selected)
        self._lanes.head_hovered.connect(self.head_hovered)
        self._lanes.hinted.connect(self.hint.show_hint)
        self._lanes.scroll_bar_moved.connect(self._captions.leave_below)
        self._header.presets.chosen.connect(self._share_evenly)
        self._header.size_proposed.connect(self._share_evenly)
        self._header.pooling_chosen.connect(self.pooling_chosen)
        self._header.summary.clicked.connect(self.unfold_requested)

    def header_widget(self) -> GroupingHeader:
        """Return presets, hint and choices: the row beside the title of the dock."""
        return self._header

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        parts = self._header, self._lanes, self.hint, self._costs, self._costs_frame
        for part in parts:
            part.set_theme(theme)

    @Slot(int)
    def set_selected(self, head: int) -> None:
        """Show which head is selected."""
        self._lanes.set_selected(head)

    @Slot(int)
    def set_hovered(self, head: int) -> None:
        """Mark a head that is being pointed at anywhere in the window; -1 for none."""
        self._lanes.set_hovered(head)

    def set_folded(self, folded: bool) -> None:
        """Leave only the title row, with the KV cache in it, or bring the lanes back."""
        self.setVisible(not folded)
        self._header.set_folded(folded)

    @Slot(int)
    def _share_evenly(self, n_kv_heads: int) -> None:
        refusal = uneven_sizes(self._model.n_heads, n_kv_heads)
        if refusal is not None:
            self._lanes.say(note_text(refusal))
            self.refused.emit(refusal)
            return
        self._lanes.commit(edit_to_preset(self._model.n_heads, n_kv_heads))


class _Captions(QWidget):
    """What the rows of the lanes are."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._rows = QVBoxLayout(self)
        self._rows.addStrut(_CAPTIONS_WIDTH)
        self._rows.addWidget(_row_title(self.tr("Queries")))
        self._rows.addStretch(1)
        self._rows.addWidget(_row_title(self.tr("Keys, values")))
        self.leave_below(0)

    @Slot(int)
    def leave_below(self, height: int) -> None:
        """Stay beside the lanes, above their scroll bar."""
        margins = QMargins(0, ABOVE_CHIPS, 0, BELOW_BLOCK + height)
        if margins != self._rows.contentsMargins():
            self._rows.setContentsMargins(margins)
            arrange_now(self)


def _row_title(text: str) -> QLabel:
    title = QLabel(text)
    set_role(title, "secondary")
    title.setMinimumHeight(BLOCK_HEIGHT)
    return title
