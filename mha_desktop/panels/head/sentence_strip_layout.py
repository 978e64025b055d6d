"""Where the words of a sentence lie that is written over several lines."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

_GAP, _PADDING, _LINE_GAP = 5, 5, 7
_RIGHT_TO_LEFT = {"R", "AL"}


@dataclass(frozen=True)
class SentenceLayout:
    """Boxes side by side, from the right in a sentence that begins so.

    Attributes
    ----------
    widths : tuple of float
        Of the texts.
    line : float
        Height of a text.
    room : float
        Width of a line of boxes.
    right_to_left : bool
    """

    widths: tuple[float, ...]
    line: float
    room: float
    right_to_left: bool

    @property
    def box_height(self) -> float:
        """Height of a box."""
        return self.line + _PADDING

    @property
    def row_height(self) -> float:
        """Distance of two lines."""
        return self.box_height + _LINE_GAP

    @cached_property
    def boxes(self) -> tuple[QRectF, ...]:
        """The box of every word."""
        boxes, across, row = [], 0.0, 0
        for text in self.widths:
            width = min(text + 2 * _PADDING, self.room)
            if across and across + width > self.room:
                across, row = 0.0, row + 1
            left = self.room - across - width if self.right_to_left else across
            top = row * self.row_height + _LINE_GAP / 2
            boxes.append(QRectF(left, top, width, self.box_height))
            across += width + _GAP
        return tuple(boxes)

    @property
    def rows(self) -> int:
        """How many lines there are."""
        return round(self.boxes[-1].top() // self.row_height) + 1 if self.boxes else 1

    @property
    def height(self) -> float:
        """Height of all lines."""
        return self.rows * self.row_height

    def word_at(self, position: QPointF) -> int | None:
        """Return the word whose box a point lies in."""
        boxes = enumerate(self.boxes)
        return next((place for place, box in boxes if box.contains(position)), None)


def is_right_to_left(tokens: Sequence[str]) -> bool:
    """Whether the first letter with a direction is written from the right (UAX 9, rule P2)."""
    for token in tokens:
        for character in token:
            direction = unicodedata.bidirectional(character)
            if direction in _RIGHT_TO_LEFT or direction == "L":
                return direction != "L"
    return False
