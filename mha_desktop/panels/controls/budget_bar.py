"""The dimension budget: how d_model is shared out among the heads."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mha_desktop.panels.controls.rich_text import rich_label, subscripted
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.theme import Theme, head_colour

_HEIGHT = 32
_GAP_FROM = 6.0


class BudgetBar(QWidget):
    """A bar with one coloured segment per head, and ``512 = 8 × 64`` below it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.segments = HeadSegments(theme)
        self._sum = QLabel()
        self._width = rich_label("")
        set_role(self._sum, "strong")
        self._sum.setWordWrap(True)
        self._build()
        self.set_budget(1, 1)

    def set_budget(self, d_model: int, n_heads: int) -> None:
        """Show `n_heads` equal shares of `d_model`."""
        d_k = d_model // n_heads
        self.segments.set_heads(n_heads)
        self._sum.setText(f"{d_model} = {n_heads} × {d_k}")
        self._width.setText(f"{subscripted('d_k')} = <b>{d_k}</b>")
        self.setAccessibleDescription(f"{d_model} = {n_heads} × {d_k}")

    def set_theme(self, theme: Theme) -> None:
        """Take the head colours of another theme."""
        self.segments.set_theme(theme)

    def _build(self) -> None:
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self._sum, 1)
        below.addWidget(self._width)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.segments)
        column.addLayout(below)


class HeadSegments(QWidget):
    """The painted part: one segment per head, numbered where all numbers fit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._heads = 1

    def set_heads(self, n_heads: int) -> None:
        """Show this many segments."""
        self._heads = n_heads
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the head colours of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a field, or higher for large text."""
        return QSize(160, max(_HEIGHT, self.fontMetrics().height() + 8))

    def minimumSizeHint(self) -> QSize:
        """Narrow segments still show their colours."""
        return QSize(80, self.sizeHint().height())

    def numbered(self) -> bool:
        """Return whether the widest number fits into a segment."""
        widest = QFontMetricsF(self._number_font()).horizontalAdvance(str(self._heads))
        return self._heads > 0 and widest + 4 <= self.width() / self._heads

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Fill the segments from left to right on whole pixels."""
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        colours = len(self._theme.heads)
        segments = _shares(self._heads, self.width(), self.height())
        # Segments of one colour at once: there can be 128.
        for first in range(min(colours, self._heads)):
            painter.setBrush(head_colour(self._theme, first))
            painter.drawRects(segments[first::colours])
        if self.numbered():
            self._paint_numbers(painter, segments)

    def _paint_numbers(self, painter: QPainter, segments: Sequence[QRect]) -> None:
        painter.setFont(self._number_font())
        for head, rect in enumerate(segments):
            painter.setPen(self._theme.head_text)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(head + 1))

    def _number_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.9)
        font.setWeight(QFont.Weight.DemiBold)
        return font


# A drag of the heads slider comes by the same few again and again.
@lru_cache(maxsize=32)
def _shares(heads: int, width: int, height: int) -> list[QRect]:
    """Share a width out among heads, with gaps where there is room for them."""
    share = width / heads
    gap = 1 if share >= _GAP_FROM else 0
    edges = [round(head * share) for head in range(heads)] + [width + gap]
    return [QRect(left, 0, right - left - gap, height) for left, right in pairwise(edges)]
