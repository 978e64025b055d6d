"""The friendly text in the middle of a view that has nothing to show."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mha_desktop.panels.heads.picture_item import PictureItem


class EmptyItem(PictureItem):
    """One sentence in the middle of the view."""

    def __init__(self) -> None:
        super().__init__()
        self._text, self._colour, self._font = "", QColor(), QFont()

    @property
    def text(self) -> str:
        """The sentence; empty while there is something to show."""
        return self._text

    def show_text(self, text: str, colour: QColor, font: QFont) -> None:
        """Write another sentence, or none."""
        self._text, self._colour, self._font = text, colour, font
        self.paint_anew()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Write the sentence."""
        painter.setFont(self._font)
        painter.setPen(self._colour)
        align = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.boundingRect(), align, self._text)
