"""Which colour a value has: a diverging map for signed numbers, a sequential one for sizes."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.mixer.strip_texts import signed_text, size_text
from mha_desktop.qt.figures.colour_maps import LEVELS, ColourMap, Levels, colour_map, diverging_map
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.theme import Theme

# Up to the largest magnitude, a few large entries would make all others pale.
_SPREAD = 2.5


class Colouring(Protocol):
    """How the colours of a kind of matrix are chosen."""

    @abstractmethod
    def limits(self, matrix: FloatArray) -> tuple[float, float]:
        """Return round values for the two ends of the colours."""

    @abstractmethod
    def colour_map(self, theme: Theme) -> ColourMap:
        """Return the map of a theme."""

    @abstractmethod
    def text(self, limit: float) -> str:
        """Return a limit as the colour bar prints it."""


class SignedColouring:
    """Zero in the middle; symmetric limits, at most 2.5 times the root mean square."""

    def limits(self, matrix: FloatArray) -> tuple[float, float]:
        """Return limits that the matrix may exceed: what does has the colours of the ends."""
        largest = float(max(matrix.max(), -matrix.min()))
        typical = float(np.linalg.norm(matrix)) / matrix.size**0.5
        limit = rounded_up(min(largest, _SPREAD * typical))
        return -limit, limit

    def colour_map(self, theme: Theme) -> ColourMap:
        """Return the diverging map."""
        return diverging_map(theme)

    def text(self, limit: float) -> str:
        """Return a limit with its sign."""
        return signed_text(limit)


@dataclass(frozen=True)
class SizeColouring:
    """From 0 to the largest value, rounded up, on a sequential map."""

    name: ColourMapName = "viridis"

    def limits(self, matrix: FloatArray) -> tuple[float, float]:
        """Return limits that hold every value."""
        return 0.0, rounded_up(float(matrix.max()))

    def colour_map(self, theme: Theme) -> ColourMap:
        """Return the sequential map, the same in every theme."""
        return colour_map(self.name)

    def text(self, limit: float) -> str:
        """Return a limit without sign."""
        return size_text(limit)


SIGNED = SignedColouring()
SIZES = SizeColouring()


@dataclass(frozen=True, eq=False)
class Colours:
    """The colours of one matrix.

    Attributes
    ----------
    colour_map : ColourMap
    low, high : float
        Values at the two ends.
    texts : tuple of str
        Both limits as they are printed, with "≤" or "≥" where values lie beyond.
    """

    colour_map: ColourMap
    low: float
    high: float
    texts: tuple[str, str]

    def position(self, value: float) -> float:
        """Return the place of a value between the ends, 0 to 1."""
        return min(max((value - self.low) / (self.high - self.low), 0.0), 1.0)

    def levels(self, values: FloatArray) -> Levels:
        """Return the nearest of the 256 colours for each value."""
        steps = np.subtract(values, self.low, dtype=np.float32)
        steps *= np.float32((LEVELS - 1) / (self.high - self.low))
        np.clip(np.rint(steps, out=steps), 0, LEVELS - 1, out=steps)
        return steps.astype(np.uint16)


def colours_of(
    matrix: FloatArray,
    colouring: Colouring,
    theme: Theme,
    limits: tuple[float, float] | None,
) -> Colours:
    """Return the colours of a matrix that is not empty, between `limits` or limits of its own."""
    low, high = colouring.limits(matrix) if limits is None else limits
    below = "≤ " if float(matrix.min()) < low else ""
    above = "≥ " if float(matrix.max()) > high else ""
    texts = f"{below}{colouring.text(low)}", f"{above}{colouring.text(high)}"
    return Colours(colouring.colour_map(theme), low, high, texts)
