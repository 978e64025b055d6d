"""The lines above a picture in a file, with the colour bar at their end."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.caption import wrapped
from mha_desktop.qt.figures.colour_bar import ColourBar, paint_colour_bar
from mha_desktop.qt.figures.symbols import draw_symbols, symbols_width
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
    CAPTION_POINTS,
    SECTION_POINTS,
    TextStyle,
    draw_text,
    elided,
)
from mha_desktop.qt.glyphs import shown_text
from mha_desktop.qt.theme import Theme

PADDING = 16
_LINE, _WARNING_LINE = 28, 24
_BAR_WIDTH, _BAR_HEIGHT = 240, 28
# Large texts leave so much of a narrow picture to the bar.
_WIDEST_BAR = 0.45
_SMALLER = 0.5
_BLACK = 0xFF000000


@dataclass(frozen=True)
class Heading:
    """What is written above a picture; a line without text takes no room.

    Attributes
    ----------
    title, subtitle : str
        The title stays as it was typed; in the others d_k and W_O have real subscripts.
    warning : str
        What is deliberately wrong: never cut, but broken into lines.
    """

    title: str = ""
    subtitle: str = ""
    warning: str = ""

    def height(self, width: int, scale: float, *, has_bar: bool) -> int:
        """Return the pixels of the lines, and of the padding above them."""
        lines = _LINE * (bool(self.title) + bool(self.subtitle))
        room = _room(width, scale, has_bar=has_bar)
        warnings = _WARNING_LINE * len(_warnings(self.warning, room, scale, _BLACK))
        below = max(lines + warnings, _BAR_HEIGHT if has_bar else 0)
        return round((PADDING + below) * scale)


def paint_heading(
    painter: QPainter,
    heading: Heading,
    width: int,
    look: tuple[Theme, float],
    bar: ColourBar | None,
) -> None:
    """Paint the lines, title and subtitle cut to their room, and the bar at the right end.

    Parameters
    ----------
    painter : QPainter
    heading : Heading
    width : int
    look : (Theme, float)
        Colours, and magnification of texts.
    bar : ColourBar or None
    """
    theme, scale = look
    padding = PADDING * scale
    if bar is not None:
        bar_width = _bar_width(width, scale)
        box = QRectF(width - padding - bar_width, padding, bar_width, _BAR_HEIGHT * scale)
        paint_colour_bar(painter, box, replace(bar, scale=scale))
    room = _room(width, scale, has_bar=bar is not None)
    line = QRectF(padding, padding, room, _LINE * scale)
    if heading.title:
        style = TextStyle(SECTION_POINTS, scale, theme.text.rgb(), bold=True)
        _draw_title(painter, style, line, heading.title)
        line.translate(0, line.height())
    if heading.subtitle:
        style = TextStyle(BODY_POINTS, scale, theme.secondary.rgb())
        _draw_subtitle(painter, style, line, heading.subtitle)
        line.translate(0, line.height())
    line.setHeight(_WARNING_LINE * scale)
    for style, text in _warnings(heading.warning, room, scale, theme.error.rgb()):
        draw_symbols(painter, style, line, text)
        line.translate(0, line.height())


def _bar_width(width: int, scale: float) -> float:
    return min(_BAR_WIDTH * scale, _WIDEST_BAR * width)


def _room(width: int, scale: float, *, has_bar: bool) -> float:
    """Return the width of the lines."""
    padding = PADDING * scale
    beside = _bar_width(width, scale) + padding if has_bar else 0.0
    return max(width - 2 * padding - beside, 1.0)


def _draw_title(painter: QPainter, style: TextStyle, box: QRectF, text: str) -> None:
    """Write a line smaller where it has no room, and cut what has none even then."""
    readable = shown_text(text, style.font)
    while style.points > BODY_POINTS and style.metrics.horizontalAdvance(readable) > box.width():
        style = replace(style, points=style.points - _SMALLER)
    readable = elided(readable, style, box.width())
    draw_text(painter, style, box, readable, align=Qt.AlignmentFlag.AlignLeft)


def _draw_subtitle(painter: QPainter, style: TextStyle, box: QRectF, text: str) -> None:
    readable = shown_text(text, style.font)
    if symbols_width(style, readable) > box.width():
        style = replace(style, points=CAPTION_POINTS)
        readable = elided(readable, style, box.width())
    draw_symbols(painter, style, box, readable)


def _warnings(text: str, room: float, scale: float, colour: int) -> list[tuple[TextStyle, str]]:
    """Return the lines of a warning, smaller if it has to be broken."""
    style = TextStyle(BODY_POINTS, scale, colour, bold=True)
    if not text or symbols_width(style, text) <= room:
        return [(style, text)] if text else []
    smaller = replace(style, points=CAPTION_POINTS)
    return [(smaller, line) for line in wrapped(text, smaller, room)]
