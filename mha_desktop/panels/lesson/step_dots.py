"""How far the lesson is, as dots; the words stand beside them."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.theme import Theme

_DOT, _GAP = 4.0, 4.0
_LEAST_DOT = 1.0


class StepDots(QWidget):
    """A filled dot for each step that was seen, a ring for each one to come.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._index, self._count = theme, 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_step(self, index: int, count: int) -> None:
        """Show where the lesson is."""
        self._index, self._count = index, count
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return a row of dots."""
        scale = text_scale(self.font())
        return QSize(round(self._count * (2 * _DOT + _GAP) * scale), round(2 * _DOT * scale + 4))

    def minimumSizeHint(self) -> QSize:
        """Return the height; dots shrink where there is no room."""
        return QSize(16, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dots from the left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = text_scale(self.font())
        pitch = min((2 * _DOT + _GAP) * scale, self.width() / self._count)
        radius = max(min(_DOT * scale, pitch / 3), _LEAST_DOT)
        for place in range(self._count):
            colour = self._theme.accent if place <= self._index else self._theme.border
            painter.setPen(QPen(colour, 1.5))
            seen = place <= self._index
            painter.setBrush(colour if seen else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(pitch * (place + 0.5), self.height() / 2), radius, radius)
