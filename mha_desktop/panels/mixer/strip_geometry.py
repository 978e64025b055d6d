"""Where the parts of a head strip lie, and which part a point is in."""

from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from mha_desktop.lab.resolve import MAX_GAIN

STRIP_WIDTH = 38
_MARGIN = 4
_LEFT = 3
_BUTTON_WIDTH, _BUTTON_HEIGHT = 32, 24
_GROOVE_WIDTH, _GROOVE_HEIGHT = 4, 120
_HANDLE_WIDTH, _HANDLE_HEIGHT = 20, 12
_METER_WIDTH = 8
_GAP = 6


class Part(Enum):
    """What a point of a strip belongs to."""

    MUTE = auto()
    SOLO = auto()
    FADER = auto()
    METER = auto()
    GAIN = auto()
    TAG = auto()
    NONE = auto()


@dataclass(frozen=True)
class StripGeometry:
    """Rectangles of one strip whose left upper corner is (0, 0), in logical pixels.

    Only the text of the gain grows with the font; everything else has a size of its own.
    """

    text_height: float

    @cached_property
    def mute(self) -> QRectF:
        """Button M."""
        return QRectF(_LEFT, _MARGIN, _BUTTON_WIDTH, _BUTTON_HEIGHT)

    @cached_property
    def solo(self) -> QRectF:
        """Button S."""
        return self.mute.translated(0, _BUTTON_HEIGHT + 4)

    @cached_property
    def groove(self) -> QRectF:
        """Line that the handle moves along."""
        left = _LEFT + (_HANDLE_WIDTH - _GROOVE_WIDTH) / 2
        return QRectF(left, self.solo.bottom() + 8, _GROOVE_WIDTH, _GROOVE_HEIGHT)

    @cached_property
    def fader(self) -> QRectF:
        """Area that takes hold of the handle."""
        return QRectF(0, self.groove.top(), _LEFT + _HANDLE_WIDTH + 2, _GROOVE_HEIGHT)

    @cached_property
    def meter(self) -> QRectF:
        """Frame of the contribution bar."""
        return QRectF(_LEFT + 25, self.groove.top(), _METER_WIDTH, _GROOVE_HEIGHT)

    @cached_property
    def gain_text(self) -> QRectF:
        """Line with the gain in figures."""
        return QRectF(0, self.groove.bottom() + _GAP, STRIP_WIDTH, self.text_height)

    @cached_property
    def tag(self) -> QRectF:
        """Head tag."""
        return QRectF(_LEFT, self.gain_text.bottom() + _GAP, _BUTTON_WIDTH, _BUTTON_HEIGHT)

    @cached_property
    def height(self) -> int:
        """Height of the whole strip."""
        return round(self.tag.bottom()) + _MARGIN

    def handle(self, gain: float) -> QRectF:
        """Handle of the fader at `gain`; it stays inside the groove at both ends."""
        centre = self._lowest - gain / MAX_GAIN * self._travel
        return QRectF(_LEFT, centre - _HANDLE_HEIGHT / 2, _HANDLE_WIDTH, _HANDLE_HEIGHT)

    def gain_at(self, y: float) -> float:
        """Gain whose handle is centred on `y`, within 0 and the largest gain."""
        return min(max((self._lowest - y) / self._travel, 0.0), 1.0) * MAX_GAIN

    def area(self, part: Part) -> QRectF:
        """Rectangle that belongs to a part; the whole strip for `Part.NONE`."""
        return self._areas.get(part, QRectF(0, 0, STRIP_WIDTH, self.height))

    def part_at(self, point: QPointF) -> Part:
        """Part under a point of the strip."""
        found = (part for part, area in self._areas.items() if area.contains(point))
        return next(found, Part.NONE)

    @cached_property
    def _areas(self) -> dict[Part, QRectF]:
        return {
            Part.MUTE: self.mute,
            Part.SOLO: self.solo,
            Part.FADER: self.fader,
            Part.METER: self.meter,
            Part.GAIN: self.gain_text,
            Part.TAG: self.tag,
        }

    @property
    def _lowest(self) -> float:
        return self.groove.bottom() - _HANDLE_HEIGHT / 2

    @property
    def _travel(self) -> float:
        return _GROOVE_HEIGHT - _HANDLE_HEIGHT
