"""Paints one head strip."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from mha_desktop.panels.controls.kept_pictures import KeptPictures
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font
from mha_desktop.panels.mixer.strip_geometry import STRIP_WIDTH, Part, StripGeometry
from mha_desktop.panels.mixer.strip_texts import gain_text
from mha_desktop.qt.models.contributions_model import HeadStrip
from mha_desktop.qt.theme import Theme, head_colour

_BOLD = QFont.Weight.DemiBold
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class StripLook:
    """What a strip shows besides its numbers."""

    full_meter: float
    selected: bool = False
    hovered: bool = False
    focused: bool = False
    hovered_part: Part = Part.NONE


class StripPainter:
    """Paints strips of one theme in one font.

    All but the bar is kept as images: with a drag of heads come other sizes, not other buttons.

    Parameters
    ----------
    theme : Theme
    font : QFont
        Font of the widget; sizes and weights are set here.
    geometry : StripGeometry
    """

    def __init__(self, theme: Theme, font: QFont, geometry: StripGeometry) -> None:
        self._theme = theme
        self._geometry = geometry
        self._plain = text_font(font, 10)
        self._bold = text_font(font, 10, _BOLD)
        self._bold_metrics = QFontMetricsF(self._bold)
        self._pictures = KeptPictures()

    def paint(self, painter: QPainter, strip: HeadStrip, look: StripLook) -> None:
        """Paint one strip with its left upper corner at the painter's origin."""
        self._ground(painter, look)
        part = look.hovered_part
        numbers = strip.number, strip.gain, strip.effective_gain, strip.muted, strip.soloed
        size = QSizeF(STRIP_WIDTH, self._geometry.height)
        self._pictures.draw(
            painter, size, (numbers, part), lambda to: self._all_but_bar(to, strip, part)
        )
        self._bar(painter, strip, look.full_meter)
        if look.selected:
            self._frame(painter, self._geometry.tag.adjusted(-3, -3, 3, 3))
        if look.focused:
            self._frame(painter, QRectF(0, 0, STRIP_WIDTH, self._geometry.height))

    def _all_but_bar(self, painter: QPainter, strip: HeadStrip, part: Part) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._button(painter, self._geometry.mute, "M", strip.muted, part is Part.MUTE)
        self._button(painter, self._geometry.solo, "S", strip.soloed, part is Part.SOLO)
        self._groove(painter)
        self._handle(painter, strip, part is Part.FADER)
        self._meter(painter)
        self._tag(painter, strip)
        self._gain(painter, strip)

    def _ground(self, painter: QPainter, look: StripLook) -> None:
        colour = self._theme.selected if look.selected else self._theme.window
        if look.selected or look.hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(0, 0, STRIP_WIDTH, self._geometry.height), 4, 4)

    def _button(
        self, painter: QPainter, area: QRectF, letter: str, checked: bool, hovered: bool
    ) -> None:
        theme = self._theme
        edge = theme.text if hovered else theme.border
        painter.setPen(QPen(theme.accent if checked else edge, 1))
        painter.setBrush(theme.accent if checked else theme.panel)
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(theme.on_accent if checked else theme.text)
        painter.setFont(self._bold)
        painter.drawText(area, _CENTRE, letter)

    def _groove(self, painter: QPainter) -> None:
        theme, groove = self._theme, self._geometry.groove
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.divider)
        painter.drawRoundedRect(groove, 2, 2)
        tick = self._geometry.handle(1.0).center().y()
        painter.fillRect(QRectF(groove.left() - 4, tick - 0.5, groove.width() + 8, 1), theme.border)

    def _handle(self, painter: QPainter, strip: HeadStrip, hovered: bool) -> None:
        theme = self._theme
        colour = theme.accent_hover if hovered else theme.accent
        painter.setPen(QPen(theme.border if strip.off else colour, 2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(self._geometry.handle(strip.gain).adjusted(1, 1, -1, -1), 3, 3)

    def _meter(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._theme.divider, 1))
        painter.setBrush(self._theme.window)
        painter.drawRect(self._geometry.meter.adjusted(0.5, 0.5, -0.5, -0.5))

    def _bar(self, painter: QPainter, strip: HeadStrip, full: float) -> None:
        frame = self._geometry.meter
        height = frame.height() * min(strip.norm / full, 1.0)
        bar = QRectF(frame.left(), frame.bottom() - height, frame.width(), height)
        painter.fillRect(bar, head_colour(self._theme, strip.number - 1))

    def _gain(self, painter: QPainter, strip: HeadStrip) -> None:
        plain = strip.gain == 1.0 and not strip.off
        painter.setFont(self._plain if plain else self._bold)
        painter.setPen(self._theme.secondary if plain else self._theme.text)
        painter.drawText(self._geometry.gain_text, _CENTRE, gain_text(strip))

    def _tag(self, painter: QPainter, strip: HeadStrip) -> None:
        area, number = self._geometry.tag, strip.number
        label = head_label(number, self._bold_metrics, area.width())
        painter.setFont(self._bold)
        paint_head_tag(painter, area, self._theme, number - 1, label, silent=strip.silent, radius=4)

    def _frame(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(self._theme.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
