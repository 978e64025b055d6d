"""Several lines under a picture in a file, broken where they have to be."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QTextLayout, QTextOption

from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text
from mha_desktop.qt.glyphs import shown_text
from mha_desktop.qt.theme import Theme

_BLACK = 0xFF000000
_PITCH = 1.35


@dataclass(frozen=True)
class Caption:
    """A text in some width.

    Attributes
    ----------
    text : str
        Paragraphs, separated by line breaks; empty for no caption.
    width : float
    scale : float
        Magnification of the text.
    """

    text: str
    width: float
    scale: float

    @property
    def height(self) -> int:
        """Pixels of all lines."""
        return ceil(len(self._lines()) * self._pitch)

    def paint(self, painter: QPainter, left: float, top: float, theme: Theme) -> None:
        """Paint the lines, one below the other."""
        style = TextStyle(CAPTION_POINTS, self.scale, theme.secondary.rgb())
        for number, line in enumerate(self._lines()):
            box = QRectF(left, top + number * self._pitch, self.width, self._pitch)
            draw_text(painter, style, box, line, align=Qt.AlignmentFlag.AlignLeft)

    @property
    def _pitch(self) -> float:
        return _PITCH * CAPTION_POINTS * 96 / 72 * self.scale

    def _lines(self) -> list[str]:
        paragraphs = self.text.split("\n") if self.text else []
        style = TextStyle(CAPTION_POINTS, self.scale, _BLACK)
        return [line for text in paragraphs for line in wrapped(text, style, self.width)]


def wrapped(text: str, style: TextStyle, width: float) -> list[str]:
    """Break a text into lines of some width: between words, or anywhere in one that is longer."""
    font = style.font
    layout = QTextLayout(shown_text(text, font), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    places = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        places.append((line.textStart(), line.textLength()))
    layout.endLayout()
    encoded = layout.text().encode("utf-16-le")  # Qt counts in UTF-16
    parts = (encoded[2 * start : 2 * (start + length)] for start, length in places)
    return [part.decode("utf-16-le").strip() for part in parts]
