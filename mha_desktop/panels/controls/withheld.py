"""A sheet over a panel that has nothing to show, with the reason."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from mha_desktop.panels.controls.rich_text import with_subscripts
from mha_desktop.panels.style_sheet import set_ground, set_role

_MARGIN = 16


class Withheld(QLabel):
    """Covers its panel, and disables what is under it, as long as there is a reason.

    Parameters
    ----------
    panel : QWidget
        What is covered; the sheet belongs to it.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._disabled: list[QWidget] = []
        self.setObjectName("withheld")
        set_ground(self, "panel")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(_MARGIN)
        set_role(self, "secondary")
        panel.installEventFilter(self)
        self.hide()

    def show_reason(self, reason: str) -> None:
        """Cover the panel and say why; an empty reason uncovers it."""
        self.setText(with_subscripts(reason))
        self.setAccessibleName(reason)
        if bool(reason) != self.isHidden():
            return
        if reason:
            self._disabled = [part for part in self._parts() if part.isEnabled()]
        for part in self._disabled:
            part.setDisabled(bool(reason))
        self.setGeometry(self._panel.rect())
        self.setVisible(bool(reason))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the panel, and above what is new in it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ChildAdded) and not self.isHidden():
            self.setGeometry(self._panel.rect())
            self.raise_()
        return super().eventFilter(watched, event)

    def _parts(self) -> list[QWidget]:
        """Return the widgets directly in the panel, but not this one."""
        only = Qt.FindChildOption.FindDirectChildrenOnly
        parts = self._panel.findChildren(QWidget, options=only)
        return [part for part in parts if part is not self]
