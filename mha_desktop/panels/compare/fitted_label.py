"""A label of several lines that is as high as its lines need."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from mha_desktop.panels.style_sheet import set_role


class FittedLabel(QLabel):
    """Wraps its text, and follows the width with its height.

    Boxes inside boxes ask a wrapped label for its height before they know its width.

    Parameters
    ----------
    role : str
        A part of the look, as the style sheet knows it.
    """

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        set_role(self, role)

    def hasHeightForWidth(self) -> bool:
        """Have a height of its own: boxes need not ask."""
        return False

    def show_text(self, text: str) -> None:
        """Show another text."""
        if text != self.text():
            self.setText(text)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find the height for another width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Find the height for another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(max(self.heightForWidth(self.width()), self.fontMetrics().height()))
