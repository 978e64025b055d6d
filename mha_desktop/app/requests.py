"""From the options of the command line to a legal state of the lab, and what it computes."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec

from mha_desktop.app.arguments import UsageError
from mha_desktop.engine.grouping import regular_grouping
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.resolve import Resolution, resolve
from mha_desktop.lab.results import Result, evaluated
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    ImportedWeights,
    LabState,
    Mask,
    MistakeName,
    NoMask,
    RandomHeads,
    Source,
)
from mha_desktop.lab.viewed_weights import read_again

_SOURCES: dict[str, Callable[[int], Source]] = {
    "crafted": lambda seed: CraftedHeads(),
    "random": RandomHeads,
}
# What decides a forward pass.
_COMPUTING = (
    "sentence", "heads", "kv_heads", "d_model", "source", "seed", "mask", "positions", "mistake",
)  # fmt: skip
_MASKS: dict[str, Mask] = {"none": NoMask(), "causal": CausalMask()}


def requested(options: argparse.Namespace) -> Resolution:
    """Return the state that the options ask for, made legal, with the notes on it.

    Raises
    ------
    LabError, DimensionError
        If there is no such state; the text names the value and the nearest ones that work.
    """
    default, given = LabState(), vars(options)
    if "weights" in given or "layer" in given:
        return _of_a_file(given)
    resolution = resolve(
        msgspec.structs.replace(
            default,
            sentence=given.get("sentence", default.sentence),
            n_heads=given.get("heads", default.n_heads),
            d_model=given.get("d_model", default.d_model),
            positions=given.get("positions", default.positions),
            mask=_MASKS[given.get("mask", "none")],
            source=_SOURCES[given.get("source", "crafted")](given.get("seed", 0)),
            mistake=_mistake(given.get("mistake")),
        )
    )
    return resolve(_grouped(resolution.state, given.get("kv_heads")))


def _of_a_file(given: dict[str, Any]) -> Resolution:
    """Return the state that views a file, which is read now: the window opens on it, or not."""
    if "weights" not in given:
        raise UsageError("--layer is one of a file; name it with --weights")
    idle = next((name for name in _COMPUTING if name in given), None)
    if idle is not None:
        option = idle.replace("_", "-")
        raise UsageError(f"--{option} does nothing with --weights, which computes nothing")
    path, layer = Path(given["weights"]).absolute(), given.get("layer", 1) - 1
    state = LabState(source=ImportedWeights(str(path), layer))
    resolution = resolve(state)
    read_again(path)
    evaluated(Laboratory(), state)
    return resolution


def _mistake(name: str | None) -> MistakeName | None:
    return None if name is None else cast(MistakeName, name.replace("-", "_"))


def _grouped(state: LabState, n_kv_heads: int | None) -> LabState:
    if n_kv_heads is None:
        return state
    groups = regular_grouping(state.n_heads, n_kv_heads).tolist()
    return msgspec.structs.replace(state, kv_head_of=tuple(groups))


def computed(resolution: Resolution) -> Result:
    """Return the forward pass of a state, or the weights of its file.

    Raises
    ------
    UsageError
        If there is nothing to compute.
    """
    result = evaluated(Laboratory(), resolution.state)
    if result is None:
        raise UsageError("the sentence has no tokens; give at least one word with --sentence")
    return result
