"""Paints one head strip."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPen

from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font
from mha_desktop.panels.mixer.strip_geometry import STRIP_WIDTH, Part, StripGeometry
from mha_desktop.panels.mixer.strip_texts import gain_text
from mha_desktop.qt.figures.ground import is_vector
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


class _Fixture(NamedTuple):
    """What decides how the parts look that no gain and no norm moves."""

    number: int
    muted: bool
    soloed: bool
    silent: bool
    hovered_part: Part


class StripPainter:
    """Paints strips of one theme in one font.

    Buttons, groove and tag are kept as images: with a drag come other numbers, not other buttons.

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
        self._kept = lru_cache(maxsize=256)(self._fixture)

    def paint(self, painter: QPainter, strip: HeadStrip, look: StripLook) -> None:
        """Paint one strip with its left upper corner at the painter's origin."""
        self._ground(painter, look)
        part, scale = look.hovered_part, painter.deviceTransform().m11()
        fixture = _Fixture(strip.number, strip.muted, strip.soloed, strip.silent, part)
        if is_vector(painter):
            self._paint_fixture(painter, fixture)
        else:
            painter.drawImage(QPointF(0, 0), self._kept(fixture, scale))
        self._handle(painter, strip, part is Part.FADER)
        self._bar(painter, strip, look.full_meter)
        self._gain(painter, strip)
        if look.selected:
            self._frame(painter, self._geometry.tag.adjusted(-3, -3, 3, 3))
        if look.focused:
            self._frame(painter, QRectF(0, 0, STRIP_WIDTH, self._geometry.height))

    def _fixture(self, fixture: _Fixture, scale: float) -> QImage:
        """Return a picture of what does not move, with `scale` device pixels per unit."""
        width, height = ceil(STRIP_WIDTH * scale), ceil(self._geometry.height * scale)
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(scale)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self._paint_fixture(painter, fixture)
        painter.end()
        return image

    def _paint_fixture(self, painter: QPainter, fixture: _Fixture) -> None:
        part = fixture.hovered_part
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._button(painter, self._geometry.mute, "M", fixture.muted, part is Part.MUTE)
        self._button(painter, self._geometry.solo, "S", fixture.soloed, part is Part.SOLO)
        self._groove(painter)
        self._meter(painter)
        self._tag(painter, fixture)

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

    def _tag(self, painter: QPainter, fixture: _Fixture) -> None:
        area, number = self._geometry.tag, fixture.number
        label = head_label(number, self._bold_metrics, area.width())
        painter.setFont(self._bold)
        paint_head_tag(
            painter, area, self._theme, number - 1, label, silent=fixture.silent, radius=4
        )

    def _frame(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(self._theme.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
