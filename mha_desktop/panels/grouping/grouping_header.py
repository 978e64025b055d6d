"""The title row of the grouping editor: presets, hint, and how shared heads are made."""

from typing import get_args

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from mha_desktop.lab.state import Pooling
from mha_desktop.panels.grouping.cache_summary import CacheSummary
from mha_desktop.panels.grouping.grouping_texts import grouping_label
from mha_desktop.panels.grouping.presets import PresetBar
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.theme import Theme

_GAP = 8
_GROUP_GAP = 16


class GroupingHeader(QWidget):
    """What stands beside the title of the dock.

    Parameters
    ----------
    model : GroupsModel
    theme : Theme
    parent : QWidget, optional
    """

    pooling_chosen = Signal(str)

    def __init__(self, model: GroupsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._is_folded = False
        self.presets = PresetBar(model)
        self.hint = _HintLabel()
        self.summary = CacheSummary(model.costs, theme)
        self.pooling = QComboBox()
        self._pooling_label = QLabel(self.tr("Shared K/V &by"))
        self._methods: tuple[Pooling, ...] = get_args(Pooling)
        self._set_up_pooling()
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        model.groups_changed.connect(self._take)
        self._take()
        self.show_hint("")

    def _set_up_pooling(self) -> None:
        set_role(self._pooling_label, "secondary")
        self._pooling_label.setBuddy(self.pooling)
        titles = {
            "mean": self.tr("mean of members"),
            "first": self.tr("first member"),
            "random": self.tr("random"),
        }
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
        layout.addWidget(self.hint, 1)
        layout.addWidget(self._pooling_label)
        layout.addWidget(self.pooling)
        layout.addWidget(self.summary)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.summary.set_theme(theme)

    def set_folded(self, folded: bool) -> None:
        """Show the KV cache instead of hint and choices, because there are no lanes below."""
        self._is_folded = folded
        self._take()
        self.show_hint("")

    @Slot(str)
    def show_hint(self, text: str) -> None:
        """Say what a step did or would do; an empty text brings back what is always true."""
        if self._is_folded:
            self.hint.show_texts("", "")
            return
        more = self.tr("Drag a head to another lane.") if self._model.n_heads > 1 else ""
        label = grouping_label(self._model.kv_head_of)
        self.hint.show_texts(text or label, "" if text else more)

    def _take(self) -> None:
        shares = len(self._model.lanes) < self._model.n_heads
        for part in (self._pooling_label, self.pooling):
            part.setVisible(shares and not self._is_folded)
        self.summary.setVisible(self._is_folded)
        self.pooling.setCurrentIndex(self._methods.index(self._model.pooling))
        self.hint.setToolTip(grouping_label(self._model.kv_head_of))

    @Slot(int)
    def _choose_pooling(self, index: int) -> None:
        self.pooling_chosen.emit(self._methods[index])


class _HintLabel(QLabel):
    """A line of text that ends in an ellipsis where the row is too short.

    A second text follows where all of it has room.
    """

    def __init__(self) -> None:
        super().__init__()
        self._more = ""
        set_role(self, "secondary")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_texts(self, text: str, more: str) -> None:
        self._more = more
        self.setText(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        metrics, painter = self.fontMetrics(), QPainter(self)
        both = f"{self.text()}. {self._more}" if self._more else self.text()
        fits = metrics.horizontalAdvance(both) <= self.width()
        elided = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, both if fits else elided)
