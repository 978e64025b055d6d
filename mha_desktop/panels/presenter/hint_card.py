"""A card with the keys of a presentation."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.style_sheet import set_ground, set_role

_MARGIN = 16


class HintCard(QFrame):
    """Lies in the lower left corner of its parent.

    Parameters
    ----------
    keys : iterable of (str, str)
        Keys, and what they do.
    parent : QWidget
    """

    def __init__(self, keys: Iterable[tuple[str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self.setObjectName("presenterKeys")
        self.setAccessibleName(self.tr("Keys of the presentation"))
        set_ground(self, "panel")
        self.setFrameShape(QFrame.Shape.Box)
        self._text = QLabel(_table(keys))
        self._text.setTextFormat(Qt.TextFormat.RichText)
        set_role(self._text, "caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self._text)
        parent.installEventFilter(self)
        self.hide()

    def toggle(self) -> None:
        """Show the card, or hide it."""
        self.setVisible(self.isHidden())
        self._place()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.adjustSize()
        self.move(_MARGIN, self._under.height() - self.height() - _MARGIN)


def _table(keys: Iterable[tuple[str, str]]) -> str:
    rows = "".join(
        f"<tr><td style='padding-right:16px'><b>{key}</b></td><td>{text}</td></tr>"
        for key, text in keys
    )
    return f"<table>{rows}</table>"
