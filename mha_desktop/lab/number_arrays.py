"""Every array of a forward pass by its name, as NPZ files hold them."""

from collections.abc import Mapping
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from mha_desktop.lab.ingredients import attend_settings
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.tokens import displayable

_PARAMETERS = ("w_q", "w_k", "w_v", "w_o", "b_q", "b_k", "b_v", "b_o")
_STAGES = (
    "q", "k", "v", "scores", "weights", "head_outputs", "concat", "contributions", "output",
)  # fmt: skip

Arrays = Mapping[str, NDArray[Any]]


def arrays_of(result: LabResult) -> Arrays:
    """Return what went into a forward pass, and all that came out of it.

    The names are those of the words in the design: ``x``, ``w_q`` to ``b_o`` (biases where there
    are any), ``kv_head_of``, ``gains``, ``temperature``, ``mask`` (True = may attend; left out
    where all may look at all), ``rotary_base`` (where positions are rotary), ``tokens``, and every
    stage. With a deliberate mistake, also ``mistake``, its name, and ``undefined``, which rows of
    the weights are 0/0.
    """
    parameters = {name: getattr(result.parameters, name) for name in _PARAMETERS}
    return {
        "tokens": np.array([displayable(token) for token in result.tokens]),
        "x": result.x,
        **{name: array for name, array in parameters.items() if array is not None},
        "kv_head_of": result.parameters.kv_head_of,
        **_settings(result),
        **{name: getattr(result.trace, name) for name in _STAGES},
        **_mistake(result),
    }


def write_npz(arrays: Arrays, file: BinaryIO) -> None:
    """Write arrays under their names; read again, they are equal bit for bit."""
    np.savez(file, allow_pickle=False, **arrays)


def _settings(result: LabResult) -> dict[str, NDArray[Any]]:
    settings = attend_settings(result.state, result.mask)
    named = {
        "gains": result.trace.gains,
        "temperature": np.array(settings["temperature"]),
    }
    if result.mask is not None:
        named["mask"] = result.mask
    if settings["rotary"] is not None:
        named["rotary_base"] = np.array(settings["rotary"].base)
    return named


def _mistake(result: LabResult) -> dict[str, NDArray[Any]]:
    if result.state.mistake is None or result.undefined is None:
        return {}
    return {"mistake": np.array(result.state.mistake), "undefined": result.undefined}
