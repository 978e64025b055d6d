"""Several lines under a picture in a file, broken where they have to be."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QTextLayout, QTextOption

from mha_desktop.qt.figures.symbols import draw_symbols
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text
from mha_desktop.qt.glyphs import shown_text
from mha_desktop.qt.theme import Theme

_BLACK = 0xFF000000
_PITCH = 1.35
_BETWEEN = " · "
_UNBREAKABLE = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Caption:
    """A text in some width.

    Attributes
    ----------
    text : str
        Paragraphs, separated by line breaks; empty for no caption. The first is the sentence, which
        stays as it was typed; in the others d_k, d_model and the matrices have real subscripts.
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
        return ceil(sum(map(len, self._paragraphs())) * self._pitch)

    def paint(self, painter: QPainter, left: float, top: float, theme: Theme) -> None:
        """Paint the lines, one below the other."""
        style = TextStyle(CAPTION_POINTS, self.scale, theme.secondary.rgb())
        for number, lines in enumerate(self._paragraphs()):
            for line in lines:
                box = QRectF(left, top, self.width, self._pitch)
                if number:
                    draw_symbols(painter, style, box, line)
                else:
                    draw_text(painter, style, box, line, align=Qt.AlignmentFlag.AlignLeft)
                top += self._pitch

    @property
    def _pitch(self) -> float:
        return _PITCH * CAPTION_POINTS * 96 / 72 * self.scale

    def _paragraphs(self) -> list[list[str]]:
        paragraphs = self.text.split("\n") if self.text else []
        style = TextStyle(CAPTION_POINTS, self.scale, _BLACK)
        return [wrapped(text, style, self.width) for text in paragraphs]


def wrapped(text: str, style: TextStyle, width: float) -> list[str]:
    """Break a text into lines of some width: between facts, between words, or within one."""
    font = style.font
    shown = shown_text(text, font)
    # After the stroke of "1/√d_k" there would be a place to break.
    together = _kept_together(shown, style, width).replace("/√", "x√")
    layout = QTextLayout(together, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    places = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        places.append((line.textStart(), line.textLength()))
    layout.endLayout()
    encoded = shown.encode("utf-16-le")  # Qt counts in UTF-16
    parts = (encoded[2 * start : 2 * (start + length)] for start, length in places)
    return [part.decode("utf-16-le").strip() for part in parts]


def _kept_together(text: str, style: TextStyle, width: float) -> str:
    """Return a text of the same length that is not broken within a fact that has room in a line."""
    facts = text.split(_BETWEEN)
    if len(facts) == 1:
        return text
    advance = style.metrics.horizontalAdvance
    together = (
        fact.replace(" ", _UNBREAKABLE) if advance(f"{fact} ·") <= width else fact for fact in facts
    )
    return f"{_UNBREAKABLE}· ".join(together)
