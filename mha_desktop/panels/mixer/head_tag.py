"""The coloured label of a head, as strips, bands and chips show it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from mha_desktop.panels.style_sheet import BODY_POINTS
from mha_desktop.qt.theme import Theme, head_colour


def text_font(base: QFont, points: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return `base` in another size (points) and weight."""
    font = QFont(base)
    font.setPointSizeF(points)
    font.setWeight(weight)
    return font


def text_scale(base: QFont) -> float:
    """Return how much larger than usual the user wants text, at least 1."""
    return max(base.pointSizeF() / BODY_POINTS, 1.0)


def head_label(number: int, metrics: QFontMetricsF, width: float) -> str:
    """Return "H12", or "12" alone where that would not fit `width`."""
    label = f"H{number}"
    return label if metrics.horizontalAdvance(label) <= width - 4 else str(number)


def paint_head_tag(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    head: int,
    text: str,
    *,
    silent: bool,
    radius: float,
) -> None:
    """Paint a tag in the head's colour; the tag of a silent head is an outline.

    Parameters
    ----------
    painter : QPainter
        Its font is used for the text.
    area : QRectF
    theme : Theme
    head : int
        Counted from 0.
    text : str
    silent : bool
        Whether the head adds nothing to the output.
    radius : float
        Of the corners; 0 for the labels of bands.
    """
    inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
    edge = theme.border if silent else head_colour(theme, head)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(theme.panel if silent else edge)
    if radius:
        painter.drawRoundedRect(inner, radius, radius)
    else:
        painter.drawRect(inner)
    painter.setPen(theme.secondary if silent else theme.head_text)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
