"""A short hint that points at a control until something is done."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from mha_desktop.qt.theme import Theme

_PADDING, _TIP, _RADIUS = 10, 8, 4
_LETTERS = 44
_WRAP = Qt.TextFlag.TextWordWrap


class Hint(QWidget):
    """Stands below its control and points up at it. It takes no keyboard; a click closes it.

    Parameters
    ----------
    text : str
    target : QWidget
        What it points at.
    theme : Theme
    along : float
        Where along the width of the control it points, from 0 to 1.
    """

    def __init__(self, text: str, target: QWidget, theme: Theme, along: float = 0.5) -> None:
        super().__init__(target.window())
        self._text, self._target, self._theme = text, target, theme
        self._host, self._along = target.window(), along
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for watched in (target, self._host):
            watched.installEventFilter(self)
        self.fit()
        self.show()
        self.raise_()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def fit(self) -> None:
        """Stand below the control, inside the window."""
        area = self._text_area()
        size = QSize(area.width() + 2 * _PADDING, area.height() + 2 * _PADDING + _TIP)
        tip = QPoint(round(self._target.width() * self._along), self._target.height())
        below = self._host.mapFromGlobal(self._target.mapToGlobal(tip))
        left = max(0, min(below.x() - 24, self._host.width() - size.width()))
        self._tip = below.x() - left
        self.setGeometry(QRect(QPoint(left, below.y()), size))

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        event.accept()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the control."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.fit()
        elif event.type() is QEvent.Type.Hide:
            self.hide()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a label in the accent, with a point at its top."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.accent)
        box = QRectF(self.rect()).adjusted(0, _TIP, 0, 0)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        tip = float(self._tip)
        painter.drawPolygon(
            QPolygonF([QPointF(tip, 0), QPointF(tip - _TIP, _TIP), QPointF(tip + _TIP, _TIP)])
        )
        painter.setPen(self._theme.on_accent)
        painter.drawText(box.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING), _WRAP, self._text)
        painter.end()

    def _text_area(self) -> QRect:
        metrics = self.fontMetrics()
        width = metrics.averageCharWidth() * _LETTERS
        return metrics.boundingRect(QRect(0, 0, width, 1 << 14), _WRAP, self._text)
