"""From the options of the command line to a legal state of the lab, and what it computes."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import msgspec

from mha_desktop.app.arguments import UsageError
from mha_desktop.engine.grouping import regular_grouping
from mha_desktop.lab.any_session import read_session
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.resolve import Resolution, resolve
from mha_desktop.lab.results import Result, evaluated
from mha_desktop.lab.sessions import Session
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
    ViewState,
)
from mha_desktop.lab.viewed_weights import read_again

_USUAL_VIEW = ViewState()
_SOURCES: dict[str, Callable[[int], Source]] = {
    "crafted": lambda seed: CraftedHeads(),
    "random": RandomHeads,
}
# What decides a forward pass.
_COMPUTING = (
    "session", "sentence", "heads", "kv_heads", "d_model", "source", "seed", "mask", "positions",
    "mistake",
)  # fmt: skip
_MASKS: dict[str, Mask] = {"none": NoMask(), "causal": CausalMask()}


@dataclass(frozen=True)
class Request:
    """What the command line asks for.

    Attributes
    ----------
    state : LabState
        Legal.
    notes : tuple of Note
        On what was changed to make it so.
    view : ViewState
        Of the session it starts from, or as every start has it.
    session : Path or None
        The file of that session, or the picture that holds it.
    """

    state: LabState
    notes: tuple[Note, ...] = ()
    view: ViewState = _USUAL_VIEW
    session: Path | None = None


def requested(options: argparse.Namespace) -> Request:
    """Return the state that the options ask for, made legal, with the notes on it.

    Raises
    ------
    LabError, DimensionError
        If there is no such state; the text names the value and the nearest ones that work.
    UsageError
        If options do nothing together, or the session cannot be read.
    """
    given = vars(options)
    if "weights" in given or "layer" in given:
        resolution = _of_a_file(given)
        return Request(resolution.state, resolution.notes)
    path = None if given.get("session") is None else Path(given["session"]).absolute()
    start = Session(LabState(), _USUAL_VIEW) if path is None else _session(path)
    changed = resolve(_changed(start.lab, given))
    resolution = resolve(_grouped(changed.state, given.get("kv_heads")))
    # Of a session, all that had to change is told; nobody chose what every start begins with.
    before = () if path is None else changed.notes
    notes = (*(note for note in before if note not in resolution.notes), *resolution.notes)
    return Request(resolution.state, notes, start.view, path)


def _session(path: Path) -> Session:
    """Return the session that a file holds."""
    try:
        return read_session(path)[0]
    except LabError as error:
        raise UsageError(f"{path} cannot be opened: {error}") from error
    except OSError as error:
        raise UsageError(f"{path} cannot be opened: {error.strerror or error}") from error


def _changed(state: LabState, given: dict[str, Any]) -> LabState:
    """Return a state with the options that were given; all others stay."""
    plain = {"sentence": "sentence", "heads": "n_heads", "d_model": "d_model"}
    fields = {field: given[name] for name, field in plain.items() if name in given}
    if "positions" in given:
        fields["positions"] = given["positions"]
    if "mask" in given:
        fields["mask"] = _MASKS[given["mask"]]
    if "source" in given or "seed" in given:
        fields["source"] = _source(state, given)
    if "mistake" in given:
        fields["mistake"] = _mistake(given["mistake"])
    return msgspec.structs.replace(state, **fields)


def _source(state: LabState, given: dict[str, Any]) -> Source:
    """Return the source; a seed alone is one of random heads, or says nothing."""
    if "source" in given:
        return _SOURCES[given["source"]](given.get("seed", 0))
    if isinstance(state.source, RandomHeads):
        return msgspec.structs.replace(state.source, seed=given["seed"])
    return state.source


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


def computed(request: Request) -> Result:
    """Return the forward pass of a state, or the weights of its file.

    Raises
    ------
    UsageError
        If there is nothing to compute.
    """
    result = evaluated(Laboratory(), request.state)
    if result is None:
        raise UsageError("the sentence has no tokens; give at least one word with --sentence")
    return result
