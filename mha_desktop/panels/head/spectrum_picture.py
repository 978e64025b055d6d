"""The singular values of W_Q · W_Kᵀ as bars, and the place from which on they are 0."""

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.head_matrices import HeadSpectrum
from mha_desktop.panels.controls.painted_text import LEFT, RIGHT
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.mixer.strip_texts import size_text
from mha_desktop.panels.sharing.read_picture import RowPicture
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.theme import Theme

_SIZE, _LEAST_SIZE = QSize(320, 220), QSize(220, 140)
_ZERO_SHARE = 0.14
_POINTS = 9
_SIDE = 8
_GAP_FROM = 4.0


class SpectrumPicture(RowPicture):
    """Left, Right, Home and End, or the pointer, read the values out.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._spectrum: HeadSpectrum | None = None
        self.setObjectName("spectrumPicture")
        self.setAccessibleName(self.tr("Singular values, the largest first"))
        self.setToolTip(self.tr("Left, Right, Home and End read the singular values."))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_spectrum(self, spectrum: HeadSpectrum | None) -> None:
        """Show other values, or none."""
        if spectrum is self._spectrum:
            return
        self._spectrum = spectrum
        self._forget_lost_place()
        self._tell()

    @property
    def count(self) -> int:
        """How many values there are."""
        return 0 if self._spectrum is None else len(self._spectrum.values)

    def sizeHint(self) -> QSize:
        """Wider than high."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Room for labels and some bars."""
        return _LEAST_SIZE * text_scale(self.font())

    def reading(self) -> str:
        """Return the value that is read out, in words."""
        if self._spectrum is None or self._place is None:
            return ""
        value = float(self._spectrum.values[self._place])
        return self.tr("Singular value {number} of {count}: {value}").format(
            number=self._place + 1, count=len(self._spectrum.values), value=size_text(value)
        )

    def bar(self, place: int) -> QRectF:
        """Return the bar of a value, without a gap."""
        assert self._spectrum is not None
        plot, values = self._plot(), self._spectrum.values
        width = self._bars_width(plot) / len(values)
        height = float(values[place]) / self._full() * plot.height()
        return QRectF(plot.left() + place * width, plot.bottom() - height, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint axis, bars and labels."""
        painter = QPainter(self)
        self._ring.paint(painter, self._theme.accent)
        if self._spectrum is None:
            return
        plot = self._plot()
        self._paint_bars(painter, plot, self._spectrum)
        painter.setPen(QPen(self._theme.border, 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        self._paint_labels(painter, plot, self._spectrum)

    def _paint_bars(self, painter: QPainter, plot: QRectF, spectrum: HeadSpectrum) -> None:
        for place in range(len(spectrum.values)):
            bar = self.bar(place)
            if bar.width() >= _GAP_FROM:
                bar.setWidth(bar.width() - 1)
            read = place == self._place
            if read:
                ground = QRectF(bar.left(), plot.top(), max(bar.width(), 2), plot.height())
                painter.fillRect(ground, self._theme.selected)
            painter.fillRect(bar, self._theme.accent if read else self._theme.border)

    def _paint_labels(self, painter: QPainter, plot: QRectF, spectrum: HeadSpectrum) -> None:
        painter.setFont(text_font(self.font(), _POINTS * text_scale(self.font())))
        metrics = QFontMetricsF(painter.font())
        painter.setPen(self._theme.secondary)
        line = metrics.height()
        for value, y in ((self._full(), plot.top()), (0.0, plot.bottom())):
            box = QRectF(0, y - line / 2, plot.left() - 4, line)
            painter.drawText(box, RIGHT, size_text(value))
        top = plot.bottom() + 2
        painter.drawText(QPointF(plot.left(), top + metrics.ascent()), "1")
        end = plot.left() + self._bars_width(plot)
        last = str(len(spectrum.values))
        if len(spectrum.values) > 1:
            width = metrics.horizontalAdvance(last)
            painter.drawText(QPointF(end - width, top + metrics.ascent()), last)
        if self._has_zeros(spectrum):
            box = QRectF(end + 4, plot.bottom() - line - 2, plot.right() - end - 4, line)
            text = QCoreApplication.translate("SpectrumPicture", "then 0")
            painter.drawText(box, LEFT, text)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the value under the pointer."""
        if self._spectrum is None:
            return
        plot, count = self._plot(), len(self._spectrum.values)
        place = math.floor((event.position().x() - plot.left()) / self._bars_width(plot) * count)
        self._read(place if 0 <= place < count else None)

    def _full(self) -> float:
        assert self._spectrum is not None
        return rounded_up(float(self._spectrum.values.max()))

    def _has_zeros(self, spectrum: HeadSpectrum) -> bool:
        return len(spectrum.values) < spectrum.d_model

    def _bars_width(self, plot: QRectF) -> float:
        """Return the width of all bars; zeros have the rest."""
        assert self._spectrum is not None
        return plot.width() * (1 - _ZERO_SHARE if self._has_zeros(self._spectrum) else 1)

    def _plot(self) -> QRectF:
        metrics = QFontMetricsF(text_font(self.font(), _POINTS * text_scale(self.font())))
        left = metrics.horizontalAdvance("0,000") + _SIDE
        line = metrics.height()
        room = QRectF(self.rect()).adjusted(left, line / 2 + 4, -_SIDE, -line - 6)
        return QRectF(room.topLeft(), QPointF(room.right(), max(room.bottom(), room.top() + 1)))
