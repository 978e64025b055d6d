"""Fonts and texts of the words of a sentence, kept: all words change colour under a pointer."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.qt.glyphs import shown_text

_POINTS, _PADDING = 11, 2


class SentenceInk:
    """Writes the words of one sentence in one font.

    Parameters
    ----------
    tokens : tuple of str
    base : QFont
        Of the widget.
    """

    def __init__(self, tokens: tuple[str, ...], base: QFont) -> None:
        self._made_of = tokens, base
        points = _POINTS * text_scale(base)
        self._fonts = text_font(base, points), text_font(base, points, QFont.Weight.DemiBold)
        self._metrics = tuple(map(QFontMetricsF, self._fonts))
        self.texts = tuple(shown_text(displayable(token), self._fonts[0]) for token in tokens)
        bold = self._metrics[True]
        self.widths = tuple(bold.horizontalAdvance(text) for text in self.texts)
        """Widths of the texts in bold, so that marking one moves nothing."""
        self.line = bold.height()
        """Height of a line, in bold."""
        self._places: dict[tuple[int, bool, float], tuple[str, float]] = {}

    def writes(self, tokens: tuple[str, ...], base: QFont) -> bool:
        """Whether it was made of the same."""
        return self._made_of == (tokens, base)

    def write(self, painter: QPainter, word: int, box: QRectF, *, bold: bool) -> None:
        """Write a word in the middle of a box, in the colour of the painter's pen."""
        text, width = self._fitted(word, box.width() - 2 * _PADDING, bold=bold)
        metrics = self._metrics[bold]
        baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
        painter.setFont(self._fonts[bold])
        painter.drawText(QPointF(box.center().x() - width / 2, baseline), text)

    def _fitted(self, word: int, room: float, *, bold: bool) -> tuple[str, float]:
        """Return a word, cut where it has no room, and its width."""
        key = word, bold, room
        if key not in self._places:
            metrics = self._metrics[bold]
            text = metrics.elidedText(self.texts[word], Qt.TextElideMode.ElideRight, room)
            self._places[key] = text, metrics.horizontalAdvance(text)
        return self._places[key]
