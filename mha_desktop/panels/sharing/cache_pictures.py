"""Keys and values of all tokens as pictures in the colour of their key/value head."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.grouping_edits import lanes_of
from mha_desktop.lab.playback import Recording
from mha_desktop.qt.theme import Theme, head_colour

# So much of the head's colour is in the smallest number: a filled row is never mistaken for empty.
_LEAST = 0.25


def lane_colours(recording: Recording, theme: Theme) -> list[QColor]:
    """Return the colour of each key/value head: that of its first query head."""
    lanes = lanes_of(recording.result.state.kv_head_of)
    return [head_colour(theme, heads[0]) for heads in lanes]


def cache_pictures(recording: Recording, theme: Theme, columns: int) -> list[tuple[QImage, QImage]]:
    """Return K and V of each key/value head, one row of pixels per token.

    Parameters
    ----------
    recording : Recording
    theme : Theme
    columns : int
        Most columns; with more of them in a head, a pixel shows the largest size it covers.

    Returns
    -------
    list of (QImage, QImage)
        The stronger the colour, the larger the number without its sign, relative to the largest.
    """
    k = np.stack([step.new_k for step in recording.steps], axis=1)
    v = np.stack([step.new_v for step in recording.steps], axis=1)
    all_keys, all_values = _pooled_sizes(k, columns), _pooled_sizes(v, columns)
    colours = lane_colours(recording, theme)
    return [
        (_picture(keys, colour, theme), _picture(values, colour, theme))
        for keys, values, colour in zip(all_keys, all_values, colours, strict=True)
    ]


def _pooled_sizes(array: FloatArray, columns: int) -> FloatArray:
    """Return sizes from 0 to 1, shape (lanes, tokens, at most `columns`)."""
    sizes = np.abs(array)
    d_k = sizes.shape[-1]
    starts = np.arange(min(columns, d_k)) * d_k // min(columns, d_k)
    pooled = np.maximum.reduceat(sizes, starts, axis=-1)
    return np.asarray(pooled / (pooled.max() or 1))


def _picture(sizes: FloatArray, colour: QColor, theme: Theme) -> QImage:
    ground, full = (np.array([end.red(), end.green(), end.blue()]) for end in (theme.panel, colour))
    share = (_LEAST + (1 - _LEAST) * sizes)[..., None]
    channels = np.rint(ground + share * (full - ground))
    return picture((0xFF << 24) + channels @ np.array([1 << 16, 1 << 8, 1]))


def picture(pixels: NDArray[Any]) -> QImage:
    """Return opaque colours ``0xffRRGGBB``, shape (rows, columns), as an image of its own."""
    packed = np.ascontiguousarray(pixels, dtype=np.uint32)
    rows, columns = packed.shape
    return QImage(packed.data, columns, rows, 4 * columns, QImage.Format.Format_RGB32).copy()
