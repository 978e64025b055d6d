"""Where the rows of the KV cache lie: key/value heads side by side, tokens from top to bottom."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

_WIDEST_HALF = 120
_HIGHEST_ROW = 28
_GAPS = ((40, 8), (12, 2))
_LABELLED_ROW = 14


@dataclass(frozen=True)
class CacheLayout:
    """Places in pixels.

    Attributes
    ----------
    area : QRect
        For all blocks; labels are left of it and above it.
    lanes, tokens : int
        Number of key/value heads and of tokens, at least 1 each.
    scale : float
        How much larger than usual text is.
    """

    area: QRect
    lanes: int
    tokens: int
    scale: float = 1.0

    @property
    def row_height(self) -> float:
        """Height of the row of one token; below 1 where there are more tokens than pixels."""
        return min(self.area.height() / self.tokens, _HIGHEST_ROW * self.scale)

    @property
    def labels_rows(self) -> bool:
        """Whether a token fits beside its row."""
        return self.row_height >= _LABELLED_ROW * self.scale

    @property
    def lane_width(self) -> float:
        """From one key/value head to the next."""
        return min(self.area.width() / self.lanes, 2 * _WIDEST_HALF)

    @property
    def gap(self) -> int:
        """Pixels between two key/value heads."""
        return next((gap for least, gap in _GAPS if self.lane_width >= least), 0)

    def lane(self, lane: int) -> QRect:
        """Return the place of both blocks of a key/value head."""
        left = round(lane * self.lane_width)
        right = max(round((lane + 1) * self.lane_width) - self.gap, left + 1)
        return self._rect(left, right, self.tokens)

    def block(self, lane: int, half: int, rows: int | None = None) -> QRect:
        """Return the place of the first rows of K (half 0) or V (half 1)."""
        whole = self.lane(lane)
        middle = whole.left() + whole.width() // 2 - self.area.left()
        split = 1 if self.gap else 0
        first, last = whole.left() - self.area.left(), whole.right() + 1 - self.area.left()
        left, right = (first, middle) if half == 0 else (middle + split, last)
        return self._rect(left, max(right, left + 1), self.tokens if rows is None else rows)

    def row(self, token: int) -> QRect:
        """Return the row of a token over all key/value heads."""
        top, bottom = self._edge(token), max(self._edge(token + 1), self._edge(token) + 1)
        right = self.lane(self.lanes - 1).right()
        return QRect(
            self.area.left(), self.area.top() + top, right + 1 - self.area.left(), bottom - top
        )

    def _rect(self, left: int, right: int, rows: int) -> QRect:
        return QRect(
            self.area.left() + left, self.area.top(), right - left, max(self._edge(rows), 0)
        )

    def _edge(self, rows: int) -> int:
        return round(rows * self.row_height)
