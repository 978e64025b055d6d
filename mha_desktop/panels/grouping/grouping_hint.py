"""The line below the lanes: what is so, what a step did, what a drag would do."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mha_desktop.panels.controls.arrange import arrange_now
from mha_desktop.panels.grouping.grouping_texts import grouping_label, with_warning
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.groups_model import GroupsModel


class GroupingHint(QLabel):
    """Names the grouping, unless there is something newer to say.

    Where there is room, what one can do follows; a text that is too long ends in an ellipsis.

    Parameters
    ----------
    model : GroupsModel
    parent : QWidget, optional
    """

    def __init__(self, model: GroupsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._more = ""
        set_role(self, "secondary")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_hint("")

    @Slot(str)
    def show_hint(self, text: str) -> None:
        """Say what a step did or would do; an empty text brings back what is always true."""
        grouping = self._model.kv_head_of
        label = grouping_label(grouping)
        has_more = not text and len(grouping) > 1
        self._more = self.tr("Drag heads, or a band around several.") if has_more else ""
        self.setText(with_warning(text, grouping) if text else label)
        self.setToolTip(label)
        arrange_now(self)

    def minimumSizeHint(self) -> QSize:
        """Let the text be cut."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much as fits."""
        metrics, painter = self.fontMetrics(), QPainter(self)
        both = f"{self.text()}. {self._more}" if self._more else self.text()
        fits = metrics.horizontalAdvance(both) <= self.width()
        elided = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, both if fits else elided)
