"""The KV cache in one line, for a window too low for the lanes; a click opens them."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QWidget

from mha_desktop.panels.controls.painted_text import LEFT, RIGHT, turned
from mha_desktop.panels.grouping.cost_table import paint_cost_bar
from mha_desktop.panels.mixer.head_tag import text_font
from mha_desktop.qt.models.costs_model import CostsModel
from mha_desktop.qt.numbers import percent_text, size_text
from mha_desktop.qt.theme import Theme

_GAP = 8
_HEIGHT = 32
_BAR = QSize(120, 12)
_LEAST_BAR = 40
_RADIUS = 4


class CacheSummary(QAbstractButton):
    """The present layout as a line: "KV cache", a bar and "16 KiB, 100 % of MHA".

    Where there is little room, the caption goes first, then the bar, then all but the size.

    Parameters
    ----------
    model : CostsModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, model: CostsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme, self._size = model, theme, ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Open the key/value groups"))
        model.costs_changed.connect(self._take)
        self._take()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for both texts and the whole bar."""
        return QSize(self._texts_width() + _BAR.width(), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Room for the size alone."""
        return QSize(self._width_of(self._size) + 2 * _GAP, _HEIGHT)

    @property
    def shown(self) -> tuple[str, str]:
        """Caption and value, as far as they have room."""
        caption = self.tr("KV cache") if self._texts_width() + _LEAST_BAR <= self.width() else ""
        fits = self._width_of(self.text()) + 2 * _GAP <= self.width()
        return caption, self.text() if fits else self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint caption, bar and value."""
        painter, area = QPainter(self), self.rect().adjusted(_GAP, 0, -_GAP, 0)
        direction = self.layoutDirection()
        painter.setFont(self.font())
        painter.setPen(self._theme.secondary)
        painter.drawText(area, turned(LEFT, direction), self.shown[0])
        painter.setFont(self._bold())
        painter.setPen(self._theme.text)
        painter.drawText(area, turned(RIGHT, direction), self.shown[1])
        bar = self._bar(area)
        if self._model.current and bar.width() >= _LEAST_BAR:
            bar = QStyle.visualRect(direction, area, bar)
            share = self._model.current.share
            paint_cost_bar(painter, bar, share, self._theme, is_current=True)
        if self.underMouse():
            painter.setPen(self._theme.border)
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), _RADIUS, _RADIUS)

    def _take(self) -> None:
        cost = self._model.current
        if cost is None:
            return
        self._size, share = size_text(cost.cache_bytes), percent_text(cost.share)
        self.setText(self.tr("{size}, {share} of MHA").format(size=self._size, share=share))
        name = self.tr("Open the key/value groups; KV cache {value}").format(value=self.text())
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def _bold(self) -> QFont:
        return text_font(self.font(), self.font().pointSizeF(), QFont.Weight.DemiBold)

    def _texts_width(self) -> int:
        caption = self.fontMetrics().horizontalAdvance(self.tr("KV cache"))
        return caption + self._width_of(self.text()) + 4 * _GAP

    def _width_of(self, value: str) -> int:
        return QFontMetrics(self._bold()).horizontalAdvance(value)

    def _bar(self, area: QRect) -> QRect:
        """Return the place of the bar between caption and value; it may be too short to show."""
        caption, value = self.shown
        before = self.fontMetrics().horizontalAdvance(caption) + _GAP if caption else 0
        width = min(area.width() - before - _GAP - self._width_of(value), _BAR.width())
        top = area.center().y() - _BAR.height() // 2
        return QRect(area.left() + before, top, width, _BAR.height())
