"""Array types, and the one place that makes arrays read-only."""

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.floating[Any]]
IntArray = NDArray[np.intp]
BoolArray = NDArray[np.bool_]

_Array = TypeVar("_Array", bound=NDArray[Any])


def read_only(array: _Array) -> _Array:
    """Return a view of `array` that refuses to be written to; itself if it already does."""
    if not array.flags.writeable:
        return array  # the same object, so that results kept for it are found again
    view = array.view()
    view.flags.writeable = False
    return view
