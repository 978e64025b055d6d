"""Emoji in PDF files, where fonts of coloured pictures would leave nothing but a gap."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QGlyphRun, QImage, QPaintEngine, QPainter, QTextLayout

_COLOUR_TABLES = ("CBDT", "sbix", "COLR", "SVG ")


def paint_colour_letters(painter: QPainter, font: QFont, origin: QPointF, text: str) -> None:
    """Paint the letters of colour fonts as images, where a painter writes PDF.

    Parameters
    ----------
    painter : QPainter
        It has drawn the text, in which these letters are gaps.
    font : QFont
    origin : QPointF
        Left end of the base line.
    text : str
    """
    if text.isascii() or painter.paintEngine().type() is not QPaintEngine.Type.Pdf:
        return
    for box, image in _letters(text, font.toString()):
        painter.drawImage(box.translated(origin), image)


@lru_cache(maxsize=512)
def _letters(text: str, font_name: str) -> tuple[tuple[QRectF, QImage], ...]:
    """Return the images of letters of colour fonts, and where they lie around the base line."""
    font = QFont()
    font.fromString(font_name)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    up = QPointF(0, -line.ascent())
    return tuple(_letter(run, up) for run in layout.glyphRuns() if _is_coloured(run))


def _is_coloured(run: QGlyphRun) -> bool:
    raw = run.rawFont()
    return any(not raw.fontTable(table).isEmpty() for table in _COLOUR_TABLES)


def _letter(run: QGlyphRun, up: QPointF) -> tuple[QRectF, QImage]:
    box = run.boundingRect()
    image = QImage(
        max(ceil(box.width()), 1),
        max(ceil(box.height()), 1),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.drawGlyphRun(-box.topLeft(), run)
    painter.end()
    return QRectF(box.topLeft() + up, image.size().toSizeF()), image
