"""Colour maps as look-up tables: 256 colours in a one-dimensional uint32 array, ``0xffRRGGBB``."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.lab.state import ColourMapName
from mha_desktop.qt.theme import Theme

LEVELS = 256
MASKED_LEVEL = LEVELS
"""Index of the colour of masked cells, behind those of the map."""

Levels = NDArray[np.uint16]
Pixels = NDArray[np.uint32]

# Above this relative luminance black text has the higher contrast; both then reach 4.5:1.
_WHITE_TEXT_LUMINANCE = 0.18

# N. Smith, S. van der Walt, E. Firing: viridis (2015; in matplotlib from 1.5 on).
_VIRIDIS = "440154 482878 3E4A89 31688E 26828E 1F9E89 35B779 6DCD59 B4DE2C FDE725"
# J. R. Nuñez, C. R. Anderton, R. S. Renslow: cividis (PLoS ONE 13(7), 2018).
_CIVIDIS = "00224E 123570 3B496C 575D6D 707173 8A8678 A59C74 C3B369 E1CC55 FEE838"


@dataclass(frozen=True, eq=False)
class ColourMap:
    """A colour for each of 256 levels.

    Attributes
    ----------
    table : ndarray of uint32, shape (256,)
        Opaque colours ``0xffRRGGBB`` from the low to the high end.
    """

    table: Pixels

    @cached_property
    def white_text(self) -> BoolArray:
        """Where a number reads better in white than in black, shape (256,)."""
        return read_only(relative_luminance(self.table) <= _WHITE_TEXT_LUMINANCE)

    def with_masked(self, masked: QColor) -> Pixels:
        """Return the table with the colour of masked cells at `MASKED_LEVEL`, shape (257,)."""
        return np.append(self.table, np.uint32(masked.rgb()))


@lru_cache(maxsize=8)
def colour_map(name: ColourMapName) -> ColourMap:
    """Return the map for weights with this name: low values dark, except on the printable greys."""
    tables = {"viridis": _viridis_table, "cividis": _cividis_table, "greys": _grey_table}
    return ColourMap(read_only(tables[name]()))


def diverging_map(theme: Theme) -> ColourMap:
    """Return the map for signed values; its limits are symmetric and zero is the middle stop."""
    return _diverging_map(tuple(colour.rgb() for colour in theme.diverging))


@lru_cache(maxsize=4)
def _diverging_map(stops: tuple[int, ...]) -> ColourMap:
    return ColourMap(read_only(_between(stops)))


def relative_luminance(colours: Pixels) -> FloatArray:
    """Relative luminance of sRGB colours, 0 to 1 (WCAG 2.2, "relative luminance")."""
    channels = _channels(colours) / 255.0
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def _viridis_table() -> Pixels:
    return _between([int(code, 16) for code in _VIRIDIS.split()])


def _cividis_table() -> Pixels:
    return _between([int(code, 16) for code in _CIVIDIS.split()])


def _grey_table() -> Pixels:
    """White to black in equal steps of CIE 1976 lightness, so that a print keeps the order."""
    lightness = np.linspace(100.0, 0.0, LEVELS)
    luminance = np.where(lightness > 8.0, ((lightness + 16.0) / 116.0) ** 3, lightness / 903.3)
    encoded = np.where(
        luminance <= 0.0031308, luminance * 12.92, 1.055 * luminance ** (1 / 2.4) - 0.055
    )
    return _packed(np.repeat(encoded[:, None] * 255.0, 3, axis=1))


def _between(stops: Sequence[int]) -> Pixels:
    """Spread colours evenly over the levels, linear in sRGB between two of them."""
    colours = _channels(np.array(stops, dtype=np.uint32))
    places = np.linspace(0.0, 1.0, len(stops))
    levels = np.linspace(0.0, 1.0, LEVELS)
    return _packed(np.stack([np.interp(levels, places, part) for part in colours.T], axis=1))


def _channels(colours: Pixels) -> FloatArray:
    """Split packed colours into red, green and blue, 0 to 255, on a new last axis."""
    shifts = np.array([16, 8, 0], dtype=np.uint32)
    return ((colours[..., None] >> shifts) & np.uint32(0xFF)).astype(np.float64)


def _packed(channels: FloatArray) -> Pixels:
    red, green, blue = np.rint(channels).astype(np.uint32).T
    return np.asarray(np.uint32(0xFF000000) | red << 16 | green << 8 | blue, dtype=np.uint32)
