"""Where the bars of the heads lie."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from mha_desktop.qt.models.contributions_model import HeadStrip
from mha_desktop.qt.nice_numbers import rounded_up

WIDEST, TAG, VALUE, LEAST = 88, 22, 18, 56


@dataclass(frozen=True)
class BarLayout:
    """Bars side by side, with room for values above and names below.

    Attributes
    ----------
    strips : tuple of HeadStrip
        In the order of the heads' numbers; at least one.
    order : tuple of int
        Heads, from 0, from left to right.
    size : QSizeF
        Of the widget.
    scale : float
        Magnification of texts.
    full : float
        The contribution that a bar of full height stands for.
    """

    strips: tuple[HeadStrip, ...]
    order: tuple[int, ...]
    size: QSizeF
    scale: float
    full: float

    @property
    def pitch(self) -> float:
        """Pixels from one bar to the next."""
        return min(self.size.width() / len(self.order), WIDEST * self.scale)

    @property
    def ground(self) -> float:
        """Height on which the bars stand."""
        return self.size.height() - TAG * self.scale

    def slot(self, place: int) -> QRectF:
        """Return the column of the bar at a place, with its value and name."""
        pitch = self.pitch
        return QRectF(place * pitch, 0, pitch, self.size.height())

    def bar(self, place: int) -> QRectF:
        """Return the bar at a place."""
        norm = self.strips[self.order[place]].norm
        room = self.ground - VALUE * self.scale
        pitch, height = self.pitch, room * min(norm / self.full, 1.0)
        return QRectF((place + 1 / 6) * pitch, self.ground - height, pitch * 2 / 3, height)

    def name(self, place: int) -> QRectF:
        """Return the box of the name under a bar."""
        slot, height = self.slot(place), (TAG - 4) * self.scale
        return QRectF(slot.left() + 2, slot.bottom() - height - 2, slot.width() - 4, height)

    def head_at(self, x: float) -> int:
        """Return the head whose bar stands at `x`; -1 for none."""
        place = int(x // self.pitch)
        return self.order[place] if 0 <= place < len(self.order) else -1


def full_scale(strips: tuple[HeadStrip, ...]) -> float:
    """Return the round contribution that no head exceeds."""
    return rounded_up(max((strip.norm for strip in strips), default=0.0))
