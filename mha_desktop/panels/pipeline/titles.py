"""Symbols with real subscripts, painted."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QStaticText, QTextOption

from mha_desktop.qt.figures.text import figure_font

_POINTS = 11.0


def paint_symbol(
    painter: QPainter, html: str, corner: QPointF, colour: QColor, scale: float
) -> float:
    """Write a title in bold with its upper left corner at a point; return its width."""
    font = figure_font(_POINTS, scale, bold=True)
    text = _static_text(html, font.toString())
    text.prepare(font=font)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawStaticText(corner, text)
    return text.size().width()


@lru_cache(maxsize=64)
def _static_text(html: str, font: str) -> QStaticText:
    text = QStaticText(html)
    text.setTextFormat(Qt.TextFormat.RichText)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    text.setTextOption(option)
    return text
