"""The title row of the grouping editor: presets, sizes, and how shared heads are made."""

from typing import get_args

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from mha_desktop.lab.grouping_edits import preset_sizes
from mha_desktop.lab.state import Pooling
from mha_desktop.panels.controls.arrange import arrange_now
from mha_desktop.panels.controls.stop_spin_box import StopSpinBox
from mha_desktop.panels.grouping.cache_summary import CacheSummary
from mha_desktop.panels.grouping.lane_menu import LaneMenu
from mha_desktop.panels.grouping.presets import PresetBar
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.theme import Theme

_GAP = 8
_GROUP_GAP = 16
# What can be typed; more heads than that are never there.
_LARGEST = 999
# Letters of a choice that are left in the shortest row.
_SHORTEST = 6


class GroupingHeader(QWidget):
    """What stands beside the title of the dock.

    Parameters
    ----------
    model : GroupsModel
    theme : Theme
    lane_menu : LaneMenu
        The edits of the current lane.
    parent : QWidget, optional
    """

    pooling_chosen = Signal(str)
    size_proposed = Signal(int)
    """A number of key/value heads that was typed or stepped to; it may be impossible."""

    def __init__(
        self,
        model: GroupsModel,
        theme: Theme,
        lane_menu: LaneMenu,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._is_folded = False
        self.presets = PresetBar(model)
        self.size_box, self._size_label = StopSpinBox(), QLabel(self.tr("h / &g"))
        self.lane_menu = lane_menu
        self.lane_menu.setObjectName("laneMenu")
        self.summary = CacheSummary(model.costs, theme)
        self.summary.setObjectName("cacheSummary")
        self.pooling, self._pooling_label = QComboBox(), QLabel(self.tr("Shared K/V &by"))
        self.captions: dict[QLabel, QWidget] = {
            self._size_label: self.size_box,
            self._pooling_label: self.pooling,
        }
        self._methods: tuple[Pooling, ...] = get_args(Pooling)
        self._set_up_size()
        self._set_up_pooling()
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        model.groups_changed.connect(self._take)
        self._take()

    def _set_up_size(self) -> None:
        set_role(self._size_label, "secondary")
        self._size_label.setBuddy(self.size_box)
        self.size_box.setObjectName("keyValueHeadsSpinBox")
        self.size_box.setAccessibleName(self.tr("Number of key/value heads"))
        self.size_box.setToolTip(
            self.tr("Query heads / key/value heads: as many query heads share each, in order.")
        )
        self.size_box.setMaximum(_LARGEST)
        self.size_box.value_proposed.connect(self.size_proposed)

    def _set_up_pooling(self) -> None:
        set_role(self._pooling_label, "secondary")
        self._pooling_label.setBuddy(self.pooling)
        titles = {
            "mean": self.tr("mean of members"),
            "first": self.tr("first member"),
            "random": self.tr("random"),
        }
        self.pooling.setObjectName("poolingSelector")
        self.pooling.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.pooling.setMinimumContentsLength(_SHORTEST)
        self.pooling.addItems([titles[method] for method in self._methods])
        self.pooling.setAccessibleName(self.tr("How a shared key/value head is made"))
        self.pooling.setToolTip(
            self.tr(
                "What a shared key/value head is made from: the mean of the heads that share it, "
                "the first of them, or random numbers (Ainslie et al. 2023)."
            )
        )
        self.pooling.activated.connect(self._choose_pooling)

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_GAP)
        layout.addWidget(self.presets)
        layout.addSpacing(_GROUP_GAP - _GAP)
        layout.addWidget(self._size_label)
        layout.addWidget(self.size_box)
        layout.addWidget(self.lane_menu)
        layout.addStretch(1)
        layout.addWidget(self._pooling_label)
        layout.addWidget(self.pooling)
        layout.addWidget(self.summary)

    def minimumSizeHint(self) -> QSize:
        """Room for the controls; a row that is no longer leaves the captions out."""
        return super().minimumSizeHint() - QSize(self._captions_width(), 0)

    def _captions_width(self) -> int:
        """Return the width that the captions on show take in the row."""
        return sum(map(_room, (one for one in self.captions if not one.isHidden())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the captions out where there is no room, or bring them back."""
        super().resizeEvent(event)
        self._show_captions()

    def _show_captions(self) -> None:
        wanted = [caption for caption, part in self.captions.items() if not part.isHidden()]
        controls = self.sizeHint().width() - self._captions_width()
        fits = controls + sum(map(_room, wanted)) <= self.width()
        for caption in self.captions:
            caption.setVisible(fits and caption in wanted)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.summary.set_theme(theme)

    def set_folded(self, folded: bool) -> None:
        """Show the KV cache instead of what belongs to the lanes, because none are below."""
        self._is_folded = folded
        self._take()

    def _take(self) -> None:
        shares = len(self._model.lanes) < self._model.n_heads
        self.pooling.setVisible(shares and not self._is_folded)
        self.size_box.setVisible(not self._is_folded)
        self.lane_menu.setVisible(not self._is_folded)
        self.summary.setVisible(self._is_folded)
        self._show_captions()
        self.pooling.setCurrentIndex(self._methods.index(self._model.pooling))
        self._show_size()
        arrange_now(self.presets)

    def _show_size(self) -> None:
        h = self._model.n_heads
        self.size_box.set_steady_prefix(f"{h} / ")
        self.size_box.set_stops(preset_sizes(h), len(self._model.lanes))

    @Slot(int)
    def _choose_pooling(self, index: int) -> None:
        self.pooling_chosen.emit(self._methods[index])


def _room(caption: QLabel) -> int:
    """Return the width that a caption takes in the row."""
    return caption.sizeHint().width() + _GAP
