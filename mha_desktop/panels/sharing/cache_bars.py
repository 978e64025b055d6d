"""Two bars: the cache against MHA, and against a memory."""

from fractions import Fraction

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.kv_cache import KvCache, MemoryLine
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.grouping.cost_table import paint_cost_bar
from mha_desktop.panels.sharing.cache_texts import memory_line_text, mha_text
from mha_desktop.qt.theme import Theme

_BAR, _GAP, _BLOCK_GAP = 16, 4, 16
_LINE_OVERHANG = 4


class CacheBars(QWidget):
    """Each bar under its sentence. What does not fit into the memory is red, behind a line."""

    accessible_role = Role.Graphic

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: tuple[KvCache, MemoryLine] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Size of the cache against MHA and against a memory"))

    def show_cache(self, cache: KvCache, memory: MemoryLine) -> None:
        """Show a cache against MHA and a memory."""
        self._shown = cache, memory
        texts = mha_text(cache), memory_line_text(memory)
        self.setAccessibleDescription(". ".join(texts))
        self.setToolTip("\n".join(texts))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for two sentences and two bars."""
        return QSize(320, 2 * self._block() + _BLOCK_GAP)

    def minimumSizeHint(self) -> QSize:
        """Room for the sentences."""
        return self.sizeHint()

    def memory_mark(self) -> int | None:
        """Return where the line of the memory is, in pixels from the left; None: at the end."""
        if self._shown is None or self._shown[1].fits:
            return None
        return round(self.width() / self._shown[1].share)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both blocks."""
        if self._shown is None:
            return
        cache, memory = self._shown
        painter = QPainter(self)
        self._paint_block(painter, 0, mha_text(cache), cache.share)
        top = self._block() + _BLOCK_GAP
        self._paint_block(painter, top, memory_line_text(memory), min(memory.share, Fraction(1)))
        if (mark := self.memory_mark()) is not None:
            self._paint_excess(painter, mark, top + self._block())

    def _paint_excess(self, painter: QPainter, mark: int, bottom: int) -> None:
        """Paint what does not fit, and a line where the memory ends."""
        excess = QRect(mark, bottom - _BAR, self.width() - mark, _BAR)
        painter.fillRect(excess, self._theme.error)
        painter.setPen(QPen(self._theme.text, 2))
        painter.drawLine(mark + 1, excess.top() - _LINE_OVERHANG, mark + 1, excess.bottom())

    def _paint_block(self, painter: QPainter, top: int, text: str, share: Fraction) -> None:
        line = QRect(0, top, self.width(), self.fontMetrics().height())
        painter.setPen(self._theme.text)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
        bar = QRect(0, line.bottom() + 1 + _GAP, self.width(), _BAR)
        paint_cost_bar(painter, bar, float(share), self._theme, is_current=True)

    def _block(self) -> int:
        return self.fontMetrics().height() + _GAP + _BAR
