"""A line of text that is cut where it has no room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from mha_desktop.panels.style_sheet import set_role


class OneLine(QLabel):
    """Plain text in one line; the whole of it is the tool tip where it is cut.

    Parameters
    ----------
    role : str
        A part of the look, as the style sheet knows it.
    """

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        set_role(self, role)

    def show_text(self, text: str) -> None:
        """Show another text."""
        line = " ".join(text.split())
        self.setText(line)
        self.setAccessibleName(line)
        self.setToolTip(line)

    def minimumSizeHint(self) -> QSize:
        """Have room for the height, and take what there is of the width."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write as much of the text as has room."""
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        QPainter(self).drawText(self.rect(), align, shown)
