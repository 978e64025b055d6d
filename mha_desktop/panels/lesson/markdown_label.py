"""A label that shows Markdown."""

import math

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mha_desktop.panels.lesson.markdown import markdown_document, paint_document

_LEAST_WIDTH = 120


class MarkdownLabel(QLabel):
    """Paints a text; as a label it holds the plain words, for screen readers.

    Parameters
    ----------
    parent : QWidget, optional
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._make()

    @property
    def markdown(self) -> str:
        """The text on show."""
        return self._source

    def set_markdown(self, text: str) -> None:
        """Show a text; an empty one hides the label."""
        self.setVisible(bool(text))
        if text != self._source:
            self._source = text
            self._make()

    def hasHeightForWidth(self) -> bool:
        """Return True: narrow means high."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text in lines of this width."""
        self._document.setTextWidth(width)
        return math.ceil(self._document.size().height())

    def sizeHint(self) -> QSize:
        """Return a comfortable width, and its height."""
        width = max(self.width(), _LEAST_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and one line."""
        return QSize(_LEAST_WIDTH, self.fontMetrics().height() if self._source else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text."""
        self._document.setTextWidth(self.width())
        paint_document(
            QPainter(self), self._document, self.palette().color(QPalette.ColorRole.WindowText)
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._make()

    def _make(self) -> None:
        self._document = markdown_document(self._source, self.font())
        self.setText(self._document.toPlainText())
        self.updateGeometry()
        self.update()
