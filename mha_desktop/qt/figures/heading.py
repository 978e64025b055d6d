"""The lines above a picture in a file, with the colour bar at their end."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.colour_bar import ColourBar, paint_colour_bar
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
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
# Letters of a line that is too long are not made smaller than that.
_SMALLEST, _SMALLER = 0.5, 0.5


@dataclass(frozen=True)
class Heading:
    """What is written above a picture; a line without text takes no room.

    Attributes
    ----------
    title, subtitle : str
    warning : str
        What is deliberately wrong.
    """

    title: str = ""
    subtitle: str = ""
    warning: str = ""

    def height(self, scale: float, *, has_bar: bool) -> int:
        """Return the pixels of the lines, and of the padding above them."""
        lines = _LINE * (bool(self.title) + bool(self.subtitle))
        warning = _WARNING_LINE if self.warning else 0
        below = max(lines + warning, _BAR_HEIGHT if has_bar else 0)
        return round((PADDING + below) * scale)


def paint_heading(
    painter: QPainter,
    heading: Heading,
    width: int,
    look: tuple[Theme, float],
    bar: ColourBar | None,
) -> None:
    """Paint the lines, each cut to its room, and the bar at the right end.

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
    end = width - padding
    if bar is not None:
        bar_width = min(_BAR_WIDTH * scale, _WIDEST_BAR * width)
        box = QRectF(end - bar_width, padding, bar_width, _BAR_HEIGHT * scale)
        paint_colour_bar(painter, box, replace(bar, scale=scale))
        end -= bar_width + padding
    title = TextStyle(SECTION_POINTS, scale, theme.text.rgb(), bold=True)
    below = TextStyle(BODY_POINTS, scale, theme.secondary.rgb())
    alarm = TextStyle(BODY_POINTS, scale, theme.error.rgb(), bold=True)
    top = padding
    for style, text, height in (
        (title, heading.title, _LINE),
        (below, heading.subtitle, _LINE),
        (alarm, heading.warning, _WARNING_LINE),
    ):
        if text:
            box = QRectF(padding, top, max(end - padding, 1.0), height * scale)
            _draw_line(painter, style, box, text)
            top += height * scale


def _draw_line(painter: QPainter, style: TextStyle, box: QRectF, text: str) -> None:
    """Write a line smaller where it has no room, and cut what has none even then."""
    readable = shown_text(text, style.font)
    least = style.points * _SMALLEST
    while style.points > least and style.metrics.horizontalAdvance(readable) > box.width():
        style = replace(style, points=style.points - _SMALLER)
    readable = elided(readable, style, box.width())
    draw_text(painter, style, box, readable, align=Qt.AlignmentFlag.AlignLeft)
