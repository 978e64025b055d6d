"""Where the tokens and the curves of a picture of arcs lie."""

from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.qt.figures.arcs_selection import Arcs

_MOST_PITCH, _LABEL_GAP = 52, 8
_LEAST_WIDTH, _MOST_WIDTH, _WIDTH_SHARE = 1.0, 14.0, 0.8
_REACH = 4.0

# Both control points lie half-way, at the heights of the ends: x(u) = 1.5u − 1.5u² + u³.
_PARAMETERS = np.linspace(0.0, 1.0, 257)
_ACROSS = 1.5 * _PARAMETERS - 1.5 * _PARAMETERS**2 + _PARAMETERS**3


class ArcToken(NamedTuple):
    """A token at one of the sides: a query, or a key."""

    is_query: bool
    place: int


class ArcRows(NamedTuple):
    """Where the rows of a map beside the arcs lie: top of the first one, and their distance."""

    top: float
    pitch: float


@dataclass(frozen=True)
class ArcsLayout:
    """Titles above two columns of tokens, curves between them.

    Attributes
    ----------
    area : QRectF
    tokens : int
        At least 1.
    label : float
        Width of a column of tokens.
    line : float
        Height of a line of text.
    scale : float
        Magnification of texts.
    transposed : bool
        Whether the keys stand left.
    rows : ArcRows or None
        Rows to lie beside; None to use the room as is best.
    """

    area: QRectF
    tokens: int
    label: float
    line: float
    scale: float
    transposed: bool
    rows: ArcRows | None = None

    @property
    def top(self) -> float:
        """Where the first token begins, below the titles."""
        return self.area.top() + 2 * self.line if self.rows is None else self.rows.top

    @property
    def pitch(self) -> float:
        """Pixels from one token to the next."""
        if self.rows is not None:
            return self.rows.pitch
        room = max(self.area.bottom() - self.line / 2 - self.top, 1.0)
        return min(room / self.tokens, _MOST_PITCH * self.scale)

    @property
    def left(self) -> float:
        """Where the curves begin."""
        return self.area.left() + self.label + _LABEL_GAP * self.scale

    @property
    def right(self) -> float:
        """Where the curves end."""
        return max(self.area.right() - self.label - _LABEL_GAP * self.scale, self.left + 1)

    @property
    def full_width(self) -> float:
        """Width of the curve of a weight of 1."""
        widest = _MOST_WIDTH * self.scale
        return min(max(self.pitch * _WIDTH_SHARE, _LEAST_WIDTH * self.scale), widest)

    @property
    def step(self) -> int:
        """Every so manieth token has a label: with all of them, they would overlap."""
        return max(ceil(self.line / self.pitch), 1)

    def overlap(self, place: int, other: int) -> bool:
        """Whether the labels of two tokens of a side would overlap."""
        return abs(place - other) * self.pitch < self.line

    def height(self, place: int) -> float:
        """Return the height of the middle of a token."""
        return self.top + (place + 0.5) * self.pitch

    def is_left(self, token: ArcToken) -> bool:
        """Whether a token stands left."""
        return token.is_query != self.transposed

    def label_rect(self, token: ArcToken) -> QRectF:
        """Return the box of the label of a token."""
        left = self.area.left() if self.is_left(token) else self.area.right() - self.label
        return QRectF(left, self.height(token.place) - self.line / 2, self.label, self.line)

    def title_rect(self, *, is_query: bool) -> QRectF:
        """Return the box of the title of a side."""
        box = self.label_rect(ArcToken(is_query, 0))
        return QRectF(box.left(), self.top - 2 * self.line, box.width(), self.line)

    def token_at(self, position: QPointF) -> ArcToken | None:
        """Return the token whose label a point lies in."""
        place = int((position.y() - self.top) // self.pitch)
        if not 0 <= place < self.tokens:
            return None
        if position.x() <= self.left:
            return ArcToken(not self.transposed, place)
        return ArcToken(self.transposed, place) if position.x() >= self.right else None

    def arc_at(self, arcs: Arcs, position: QPointF) -> int | None:
        """Return the number of the curve nearest to a point, if it is near."""
        if not len(arcs.weights) or not self.left < position.x() < self.right:
            return None
        away = np.abs(self._heights_at(arcs, position.x()) - position.y())
        away -= arcs.weights * self.full_width / 2
        nearest = int(away.argmin())
        return nearest if away[nearest] <= _REACH else None

    def heights(self, arcs: Arcs) -> tuple[list[float], list[float]]:
        """Return the heights of the left and the right ends of all curves."""
        first, last = self._ends(arcs)
        return first.tolist(), last.tolist()

    def _ends(self, arcs: Arcs) -> tuple[FloatArray, FloatArray]:
        sides = (arcs.keys, arcs.queries) if self.transposed else (arcs.queries, arcs.keys)
        first, last = (self.top + (places + 0.5) * self.pitch for places in sides)
        return first, last

    def _heights_at(self, arcs: Arcs, x: float) -> FloatArray:
        """Return the heights of all curves at a place between the sides."""
        u = np.interp((x - self.left) / (self.right - self.left), _ACROSS, _PARAMETERS)
        first, last = self._ends(arcs)
        return np.asarray(first + (last - first) * (3 * u**2 - 2 * u**3))
