"""The line below the lanes: what is so, what a step did, what a drag would do."""

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.grouping.grouping_texts import grouping_label, with_warning
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.theme import Theme


class GroupingHint(QWidget):
    """Names the grouping, unless there is something newer to say.

    Where there is room, what one can do follows; a text that is too long ends in an ellipsis. A
    label would have the whole window arranged anew at every text.

    Parameters
    ----------
    model : GroupsModel
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.StaticText

    def __init__(self, model: GroupsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._text = self._more = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_hint("")

    def text(self) -> str:
        """Return what is so, or what there is to say."""
        return self._text

    @Slot(str)
    def show_hint(self, text: str) -> None:
        """Say what a step did or would do; an empty text brings back what is always true."""
        grouping = self._model.kv_head_of
        label = grouping_label(grouping)
        has_more = not text and len(grouping) > 1
        self._more = self.tr("Drag heads, or a band around several.") if has_more else ""
        self._text = with_warning(text, grouping) if text else label
        self.setAccessibleName(self._text)
        self.setToolTip(label)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Write in the colours of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """One line; the width is whatever is left."""
        return QSize(0, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Let the text be cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much as fits."""
        metrics, painter = self.fontMetrics(), QPainter(self)
        both = f"{self._text}. {self._more}" if self._more else self._text
        fits = metrics.horizontalAdvance(both) <= self.width()
        elided = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        painter.setPen(self._theme.secondary)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, both if fits else elided)
