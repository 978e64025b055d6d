"""The colour bar: a horizontal strip with both limits, and a triangle for one value."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF

from mha_desktop.qt.figures.colour_maps import LEVELS, ColourMap
from mha_desktop.qt.figures.text import BODY_POINTS, TextStyle, draw_text
from mha_desktop.qt.numbers import localised
from mha_desktop.qt.theme import Theme

_GAP = 8.0
_TRIANGLE = 6.0


@dataclass(frozen=True, eq=False)
class ColourBar:
    """What a colour bar shows.

    Attributes
    ----------
    colour_map : ColourMap
    limits : tuple of float
        Values at the left and the right end; always printed.
    position : float or None
        Place of the triangle, 0 to 1.
    theme : Theme
    scale : float
        Magnification of the texts.
    """

    colour_map: ColourMap
    limits: tuple[float, float]
    theme: Theme
    position: float | None = None
    scale: float = 1.0


def paint_colour_bar(painter: QPainter, rect: QRectF, bar: ColourBar) -> None:
    """Paint a bar into a rectangle: limits at both ends, strip between, triangle above.

    Parameters
    ----------
    painter : QPainter
    rect : QRectF
        About 28 pixels high and at least 160 wide at scale 1; the strip takes half of the height.
    bar : ColourBar
    """
    style = TextStyle(BODY_POINTS, bar.scale, bar.theme.secondary.rgb())
    low, high = (limit_text(limit) for limit in bar.limits)
    strip = _strip(rect, style, low, high, bar.scale)
    beside = QRectF(rect.left(), strip.top(), rect.width(), strip.height())
    painter.drawImage(strip, _gradient(bar.colour_map))
    draw_text(painter, style, beside, low, align=Qt.AlignmentFlag.AlignLeft)
    draw_text(painter, style, beside, high, align=Qt.AlignmentFlag.AlignRight)
    if bar.position is not None:
        _paint_triangle(painter, strip, bar)


def limit_text(limit: float) -> str:
    """Return a limit as it is printed: one decimal place, or as many as it needs."""
    if 0 < limit < 0.001:
        return localised(f"{limit:.0e}".replace("e-0", "e-"))
    text = f"{limit:.2f}"
    return localised(text.removesuffix("0"))


def _strip(rect: QRectF, style: TextStyle, low: str, high: str, scale: float) -> QRectF:
    metrics, gap = style.metrics, _GAP * scale
    left = rect.left() + metrics.horizontalAdvance(low) + gap
    right = rect.right() - metrics.horizontalAdvance(high) - gap
    top = rect.center().y() - rect.height() / 4
    return QRectF(round(left), round(top), max(round(right - left), 1), round(rect.height() / 2))


def _gradient(colour_map: ColourMap) -> QImage:
    table = np.ascontiguousarray(colour_map.table)
    return QImage(table.data, LEVELS, 1, 4 * LEVELS, QImage.Format.Format_RGB32).copy()


def _paint_triangle(painter: QPainter, strip: QRectF, bar: ColourBar) -> None:
    size = _TRIANGLE * bar.scale
    tip = QPointF(strip.left() + (bar.position or 0.0) * strip.width(), strip.top() - 1)
    triangle = [tip, tip + QPointF(-size, -size), tip + QPointF(size, -size)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(bar.theme.text)
    painter.drawPolygon(QPolygonF(triangle))
    painter.restore()
