"""How far the weights of each head moved, as a row of bars."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.controls.frame import paint_frame
from mha_desktop.panels.controls.painted_text import LEFT
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.sharing.effect_texts import distance_text
from mha_desktop.panels.sharing.read_picture import RowPicture
from mha_desktop.qt.theme import Theme, head_colour

_SIZE, _LEAST_SIZE = QSize(320, 72), QSize(160, 72)
_MARGIN, _GAPPED = 4, 6
_CENTRE = Qt.AlignmentFlag.AlignCenter


class DistanceBars(RowPicture):
    """One bar per head, in its colour, full at a distance of 1.

    The pointer, or Left, Right, Home and End, read one of them.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._distances: FloatArray | None = None
        self.setAccessibleName(self.tr("Jensen-Shannon distance of each head"))
        self.setToolTip(self.tr("Left, Right, Home and End read the distance of each head."))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_distances(self, distances: FloatArray) -> None:
        """Show one distance (0 to 1) per head."""
        self._distances = distances
        self._forget_lost_place()
        self._tell()

    @property
    def count(self) -> int:
        """How many heads there are."""
        return 0 if self._distances is None else len(self._distances)

    def reading(self) -> str:
        """Return the head that is read out, or the largest distance of all."""
        if self._distances is None:
            return ""
        head = int(self._distances.argmax()) if self._place is None else self._place
        text = (
            self.tr("H{head} {distance}")
            if self._place is not None
            else self.tr("largest: H{head} {distance}")
        )
        return text.format(head=head + 1, distance=distance_text(float(self._distances[head])))

    def bar_rect(self, head: int) -> QRectF:
        """Return the bar of a head."""
        groove = self._groove(head)
        if self._distances is not None:
            groove.setTop(groove.bottom() - float(self._distances[head]) * groove.height())
        return groove

    def sizeHint(self) -> QSize:
        """Return room for a line of text over the bars."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """At least a pixel for each of 128 heads."""
        return _LEAST_SIZE * text_scale(self.font())

    def _groove(self, head: int) -> QRectF:
        """Return the room of a bar, to a pixel."""
        assert self._distances is not None
        count, width = len(self._distances), self.width() - 2 * _MARGIN
        left, right = (_MARGIN + place * width // count for place in (head, head + 1))
        gap = 2 if width >= _GAPPED * count else 0
        top = self._line() + _MARGIN
        return QRectF(left, top, max(right - left - gap, 1), self.height() - top - _MARGIN)

    def _line(self) -> int:
        return round(QFontMetricsF(self._caption()).height()) + _MARGIN

    def _caption(self) -> QFont:
        return text_font(self.font(), 9 * text_scale(self.font()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the reading and all bars, if there are any."""
        painter = QPainter(self)
        if self._distances is not None:
            self._paint_bars(painter, self._distances)
        self._ring.paint(painter, self._theme.accent)

    def _paint_bars(self, painter: QPainter, distances: FloatArray) -> None:
        theme = self._theme
        painter.setFont(self._caption())
        painter.setPen(theme.secondary)
        line = QRectF(_MARGIN, 0, self.width() - 2 * _MARGIN, self._line())
        painter.drawText(line, LEFT, self.tr("Distance: {reading}").format(reading=self.reading()))
        for head in range(len(distances)):
            painter.fillRect(self._groove(head), theme.divider)
            painter.fillRect(self.bar_rect(head), head_colour(theme, head))
        if self._place is not None:
            paint_frame(painter, self._groove(self._place), theme.text)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the head under the pointer."""
        if self._distances is not None:
            x = event.position().x()
            heads = range(len(self._distances))
            self._read(next((head for head in heads if x < self._groove(head).right()), heads[-1]))
