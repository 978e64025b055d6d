"""``mha-desktop trace``: every array of one forward pass, in one NPZ file."""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mha_desktop.app.output import naming, output_path
from mha_desktop.app.requests import computed
from mha_desktop.lab.files import whole_file
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.resolve import Resolution
from mha_desktop.lab.tokens import displayable

_PARAMETERS = ("w_q", "w_k", "w_v", "w_o", "b_q", "b_k", "b_v", "b_o")
_STAGES = (
    "q", "k", "v", "scores", "weights", "head_outputs", "concat", "contributions", "output",
)  # fmt: skip


def trace(options: argparse.Namespace, request: Resolution) -> Path:
    """Write the arrays, each under its own name, and return the file.

    Raises
    ------
    UsageError
        If the sentence has no tokens.
    OutputError
        If the file cannot be written; what was there before stays as it is.
    """
    path = output_path(options.out, ".npz")
    arrays = _arrays(computed(request))
    with naming(path), whole_file(path) as file:
        np.savez(file, allow_pickle=False, **arrays)
    return path


def _arrays(result: LabResult) -> dict[str, NDArray[np.generic]]:
    parameters = {name: getattr(result.parameters, name) for name in _PARAMETERS}
    return {
        "tokens": np.array([displayable(token) for token in result.tokens]),
        "x": result.x,
        **{name: array for name, array in parameters.items() if array is not None},
        "kv_head_of": result.parameters.kv_head_of,
        **{name: getattr(result.trace, name) for name in _STAGES},
        **_mistake(result),
    }


def _mistake(result: LabResult) -> dict[str, NDArray[np.generic]]:
    """Return the name of a deliberate mistake, and which rows of weights are 0/0."""
    if result.state.mistake is None or result.undefined is None:
        return {}
    return {"mistake": np.array(result.state.mistake), "undefined": result.undefined}
