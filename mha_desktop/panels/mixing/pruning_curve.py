"""How far the output moves when the k least important heads are muted, as a curve."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.mixer.strip_texts import size_text
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.theme import Theme

_SIDE = 8.0
_LABELS = 40.0
_DOT = 4.0
_GAP = 6.0
_BOLD = QFont.Weight.DemiBold


class PruningCurve(QWidget):
    """Points k = 0 to h from left to right; the present k is marked and its value printed.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.Graphic

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._curve: FloatArray = np.zeros(1)
        self._marked: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(
            self.tr("Relative change of the output against the number of muted heads")
        )

    def set_curve(self, curve: FloatArray, marked: int | None) -> None:
        """Show a curve, shape (h + 1,), and mark one of its points, or none."""
        self._curve, self._marked = curve, marked
        announce(self, self.value_text())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    @property
    def left(self) -> float:
        """Where k = 0 is: a slider below starts here, and its handle stands below the points."""
        return _LABELS * text_scale(self.font())

    def value_text(self) -> str:
        """Return the marked point in words: "k = 3: 0.21"; empty without one."""
        if self._marked is None:
            return ""
        value = size_text(float(self._curve[self._marked]))
        return self.tr("k = {k}: {value}").format(k=self._marked, value=value)

    def sizeHint(self) -> QSize:
        """Return the size of a landscape."""
        return QSize(320, 200)

    def minimumSizeHint(self) -> QSize:
        """Return enough to see whether the curve rises."""
        return QSize(160, 120)

    def point(self, k: int) -> QPointF:
        """Where the curve has its value for k."""
        area, last = self._area(), max(len(self._curve) - 1, 1)
        share = float(self._curve[k]) / self._full()
        return QPointF(area.left() + k / last * area.width(), area.bottom() - share * area.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint lines, curve and mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter)
        painter.setPen(QPen(self._theme.accent, 2))
        painter.drawPolyline(QPolygonF([self.point(k) for k in range(len(self._curve))]))
        if self._marked is not None:
            self._paint_mark(painter, self.point(self._marked))

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self.left, _SIDE, -_SIDE, -_SIDE)

    def _full(self) -> float:
        return rounded_up(float(self._curve.max()))

    def _caption(self, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return text_font(self.font(), 9 * text_scale(self.font()), weight)

    def _paint_lines(self, painter: QPainter) -> None:
        """Paint a line for 0, for half and for all of the scale, each with its value beside it."""
        area, metrics = self._area(), QFontMetricsF(self._caption())
        painter.setFont(self._caption())
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - share * area.height()
            painter.setPen(QPen(self._theme.divider, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            text = size_text(share * self._full())
            left = area.left() - _GAP - metrics.horizontalAdvance(text)
            painter.setPen(self._theme.secondary)
            painter.drawText(QPointF(left, y + metrics.capHeight() / 2), text)

    def _paint_mark(self, painter: QPainter, point: QPointF) -> None:
        area = self._area()
        painter.setPen(QPen(self._theme.border, 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(point.x(), area.top()), QPointF(point.x(), area.bottom()))
        painter.setPen(QPen(self._theme.panel, 2))
        painter.setBrush(self._theme.accent)
        painter.drawEllipse(point, _DOT + 1, _DOT + 1)
        painter.setFont(self._caption(_BOLD))
        painter.setPen(self._theme.text)
        painter.drawText(self._beside(point, painter), self.value_text())

    def _beside(self, point: QPointF, painter: QPainter) -> QPointF:
        """Where the value stands: high up, where the curve is not, on the side with more room."""
        area, metrics = self._area(), QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(self.value_text())
        is_left = point.x() > area.center().x()
        x = point.x() - _DOT - _GAP - width if is_left else point.x() + _DOT + _GAP
        return QPointF(x, area.top() + metrics.height())
