"""Where the bars of a row of weights lie: one line for each word."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

_PADDING, _GAP = 4.0, 8.0
# Many words stand as close as they can be read, so that a class sees all of them.
_MANY, _CLOSE, _CLOSE_PADDING = 6, 0.9, 2.0
_MOST_LABEL = 0.4


class RowGeometry:
    """Word, bar and number of every word, in pixels.

    Parameters
    ----------
    words : sequence of str
    metrics : QFontMetricsF
    width : float
    """

    def __init__(self, words: tuple[str, ...], metrics: QFontMetricsF, width: float) -> None:
        many = len(words) > _MANY
        self._padding = _CLOSE_PADDING if many else _PADDING
        self.line = math.ceil(
            metrics.height() * _CLOSE if many else metrics.height() + 2 * _PADDING
        )
        widest = max((metrics.horizontalAdvance(word) for word in words), default=0.0)
        self.label_width = min(widest, _MOST_LABEL * width)
        self.number_width = metrics.horizontalAdvance("0.00")
        self._count = len(words)
        self._bar_left = self.label_width + _GAP
        self._bar_width = max(width - self._bar_left - self.number_width - _GAP, 1.0)

    @property
    def height(self) -> int:
        """Height of all lines."""
        return self.line * self._count

    def label(self, place: int) -> QRectF:
        """Where a word is written."""
        return QRectF(0, place * self.line, self.label_width, self.line)

    def track(self, place: int) -> QRectF:
        """Where a bar can be."""
        top = place * self.line + self._padding
        return QRectF(self._bar_left, top, self._bar_width, self.line - 2 * self._padding)

    def bar(self, place: int, weight: float) -> QRectF:
        """Where a bar of this weight is."""
        track = self.track(place)
        track.setWidth(track.width() * weight)
        return track

    def number(self, place: int) -> QRectF:
        """Where the weight is written."""
        left = self._bar_left + self._bar_width + _GAP
        return QRectF(left, place * self.line, self.number_width, self.line)

    def place_at(self, point: QPointF) -> int:
        """Return the place of the word at a point; -1 beside all lines."""
        place = int(point.y() // self.line)
        return place if 0 <= place < self._count else -1

    def weight_at(self, x: float) -> float:
        """Return the weight for which a bar ends at `x`, 0 to 1."""
        return min(max((x - self._bar_left) / self._bar_width, 0.0), 1.0)
