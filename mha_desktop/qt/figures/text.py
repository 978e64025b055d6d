"""Fonts of the figures, and pieces of text that are painted once and then drawn as images."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

from mha_desktop.lab.tokens import tokenise
from mha_desktop.qt.figures.colour_letters import paint_colour_letters
from mha_desktop.qt.figures.metrics import line_pitch

CAPTION_POINTS = 9.0
BODY_POINTS = 10.0
NUMBER_POINTS = 11.0
LARGE_POINTS = 12.0
SECTION_POINTS = 13.0

_PIXELS_PER_POINT = 96 / 72
_LONGEST_TOKEN = 9
_WIDEST_TOKEN = 84
_ELLIPSIS = "…"


@dataclass(frozen=True)
class TextStyle:
    """Size in points at 96 dpi, magnification, weight and colour (``0xffRRGGBB``) of a text."""

    points: float
    scale: float
    colour: int
    bold: bool = False

    @property
    def font(self) -> QFont:
        """The font of the program in this size."""
        return figure_font(self.points, self.scale, bold=self.bold)

    @property
    def pitch(self) -> int:
        """Least distance between the lines of two labels, in pixels."""
        return line_pitch(self.points, self.scale)

    @property
    def metrics(self) -> QFontMetricsF:
        """Measures of the font."""
        return QFontMetricsF(self.font)


def figure_font(points: float, scale: float = 1.0, *, bold: bool = False) -> QFont:
    """Return the font of the program, sized in pixels: files must not depend on the screen."""
    family = QGuiApplication.font().family()
    return _font(family, max(round(points * _PIXELS_PER_POINT * scale), 1), bold)


@lru_cache(maxsize=64)
def _font(family: str, pixels: int, bold: bool) -> QFont:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


class Piece(Protocol):
    """Something that looks the same as long as it compares equal, painted around an origin."""

    def bounds(self) -> QRectF:
        """Return the rectangle that `paint` stays in."""

    def paint(self, painter: QPainter) -> None:
        """Paint at the origin of the painter."""

    def __hash__(self) -> int: ...


class PiecePainter(Protocol):
    """How pieces get onto a painter: straight, or by way of images that are kept."""

    def __call__(self, painter: QPainter, piece: Piece, x: float, y: float) -> None:
        """Draw `piece` with its origin at a point."""


def draw_straight(painter: QPainter, piece: Piece, x: float, y: float) -> None:
    """Draw a piece as what it is: texts stay texts in files that can hold them."""
    painter.save()
    painter.translate(x, y)
    piece.paint(painter)
    painter.restore()


def draw_kept(painter: QPainter, piece: Piece, x: float, y: float) -> None:
    """Draw a piece from an image that is kept for the next time."""
    image, left, top = _piece_image(piece, painter.device().devicePixelRatio())
    painter.drawImage(QPointF(x + left, y + top), image)


@lru_cache(maxsize=512)
def _piece_image(piece: Piece, ratio: float) -> tuple[QImage, int, int]:
    bounds = piece.bounds()
    left, top = floor(bounds.left()), floor(bounds.top())
    width, height = ceil(bounds.right()) - left, ceil(bounds.bottom()) - top
    image = QImage(
        max(ceil(width * ratio), 1),
        max(ceil(height * ratio), 1),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(-left, -top)
    piece.paint(painter)
    painter.end()
    return image, left, top


def short_token(text: str, style: TextStyle) -> str:
    """Return a token label of at most 9 letters, the last of them an ellipsis if it was cut."""
    letters = tokenise(text, "characters").items
    if len(letters) > _LONGEST_TOKEN:
        text = "".join(letters[: _LONGEST_TOKEN - 1]) + _ELLIPSIS
    return elided(text, style, _WIDEST_TOKEN * style.scale)


def elided(text: str, style: TextStyle, width: float) -> str:
    """Return `text`, cut with an ellipsis if it is wider than `width` pixels."""
    return style.metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def draw_text(
    painter: QPainter, style: TextStyle, box: QRectF, text: str, *, align: Qt.AlignmentFlag
) -> None:
    """Draw one line in the middle of the height of a box. Left is left, whatever the script."""
    painter.setPen(QColor.fromRgb(style.colour))
    metrics = style.metrics
    spare = box.width() - metrics.horizontalAdvance(text)
    shares = {
        Qt.AlignmentFlag.AlignLeft: 0.0,
        Qt.AlignmentFlag.AlignHCenter: 0.5,
        Qt.AlignmentFlag.AlignRight: 1.0,
    }
    baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    draw_text_at(painter, style, QPointF(box.left() + spare * shares[align], baseline), text)


def draw_text_at(painter: QPainter, style: TextStyle, origin: QPointF, text: str) -> None:
    """Draw one line with the pen of the painter, from the left end of its base line."""
    painter.setFont(style.font)
    painter.drawText(origin, text)
    paint_colour_letters(painter, style.font, origin, text)
