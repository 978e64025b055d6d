"""Weights out of files as results of the lab: what is known of them, and nothing else."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.engine.lexicon import TokenKinds, token_kinds
from mha_desktop.engine.roles import HeadRole
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.recent import Recent
from mha_desktop.lab.state import ImportedWeights, LabState, NoMask
from mha_desktop.lab.weights_limits import MOST_BYTES, TOLERANCE

if TYPE_CHECKING:
    from mha_desktop.lab.weights_files import ImportedArrays

# So that undo and layers need not read again, even if the file has gone. One of float16 doubles.
_FILES: "Recent[str, ImportedArrays]" = Recent(4, 2 * MOST_BYTES)


@dataclass(frozen=True, eq=False)
class WeightsResult:
    """The weights of one layer of a file. There are no queries, keys, values and no output.

    Attributes
    ----------
    asked : LabState
        The state of the lab whose source is the file.
    state : LabState
        The same with as many heads as the file has, none of them changed in any way.
    tokens : tuple of str
        Those of the file, or numbers from 1 where it has none.
    weights : ndarray, shape (n_heads, n, n)
    kinds : TokenKinds
    arrays : ImportedArrays
        All layers.
    source : ImportedWeights
        Where they come from.
    """

    asked: LabState
    state: LabState
    tokens: tuple[str, ...]
    weights: FloatArray
    kinds: TokenKinds
    arrays: "ImportedArrays"
    source: ImportedWeights

    def measurable(self, heads: slice) -> FloatArray:
        """Return the weights of heads without the rows that are negative or do not sum to 1."""
        return without_improper_rows(self.weights[heads])

    @property
    def mask(self) -> BoolArray | None:
        """None: a weight of 0 does not tell whether a mask made it."""
        return None

    @property
    def meant(self) -> tuple[HeadRole, ...] | None:
        """None: what the heads were made for is not known."""
        return None

    @property
    def undefined(self) -> BoolArray | None:
        """None: every weight in the file is a number."""
        return None


def without_improper_rows(weights: FloatArray) -> FloatArray:
    """Return weights (..., n, n) with 0 in all rows that are no distribution.

    Entropy, roles and distances take a row of zeros for one without keys, and leave it out.
    """
    sums = weights.sum(axis=-1, dtype=np.float64)
    proper = (np.abs(sums - 1) <= TOLERANCE) & (weights.min(axis=-1) >= 0)
    return weights if proper.all() else read_only(weights * proper[..., None])


def read_again(path: Path) -> "ImportedArrays":
    """Read a file of weights, also if an older version of it was read before.

    Raises
    ------
    LabError
        If it is none, or cannot be read; the note names it.
    """
    # Imported when it is needed: few starts read a file.
    from mha_desktop.lab.weights_files import read_weights

    try:
        arrays = read_weights(path)
    except LabError as error:
        text = "{path} cannot be opened: {problem}"
        raise LabError(Note(text, {"path": str(path), "problem": str(error)})) from error
    except OSError as error:
        text = "{path} cannot be opened: {reason}"
        reason = error.strerror or str(error)
        raise LabError(Note(text, {"path": str(path), "reason": reason})) from error
    remember(path, arrays)
    return arrays


def remember(path: Path, arrays: "ImportedArrays") -> None:
    """Keep what a file holds, instead of what it held before."""
    _FILES.keep(str(path), arrays, arrays.weights.nbytes)


def arrays_of(source: ImportedWeights) -> "ImportedArrays":
    """Return what a file holds; it is read once.

    Raises
    ------
    LabError
        As of `read_again`.
    """
    return _FILES.get(source.path) or read_again(Path(source.path))


def is_read(source: ImportedWeights) -> bool:
    """Whether the file needs not to be read any more."""
    return _FILES.get(source.path) is not None


def viewed_weights(state: LabState, source: ImportedWeights) -> WeightsResult:
    """Return the weights of a layer of a file.

    Raises
    ------
    LabError
        If the file is none, or has no such layer.
    """
    arrays = arrays_of(source)
    if source.layer >= arrays.n_layers:
        text = "there is no layer {layer} of {count} in {path}; nearest: {count}"
        values = {"layer": source.layer + 1, "count": arrays.n_layers, "path": source.path}
        raise LabError(Note(text, values))
    weights = arrays.weights[source.layer]
    heads, n, _ = weights.shape
    tokens = arrays.tokens or tuple(str(place) for place in range(1, n + 1))
    shown = _as_they_are(state, heads, " ".join(tokens))
    return WeightsResult(state, shown, tokens, weights, token_kinds(tokens), arrays, source)


@lru_cache(maxsize=8)
def _as_they_are(state: LabState, n_heads: int, sentence: str) -> LabState:
    """Return a state in which nothing is done to heads."""
    return msgspec.structs.replace(
        state,
        sentence=sentence,
        n_heads=n_heads,
        kv_head_of=tuple(range(n_heads)),
        gains=(1.0,) * n_heads,
        muted=(False,) * n_heads,
        soloed=(False,) * n_heads,
        mask=NoMask(),
        temperature=1.0,
        mistake=None,
    )
