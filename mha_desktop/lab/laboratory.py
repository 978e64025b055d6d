"""The forward pass of the lab: from a legal state to everything that the panels show."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from time import perf_counter

import msgspec
import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.engine.attention import attend
from mha_desktop.engine.crafted import crafted_embedding, crafted_parameters, crafted_roles
from mha_desktop.engine.grouping import to_grouped
from mha_desktop.engine.lexicon import TokenKinds, token_kinds
from mha_desktop.engine.masks import (
    causal_mask,
    hidden_tokens_mask,
    prefix_mask,
    sliding_window_mask,
)
from mha_desktop.engine.mistakes import attend_mistakenly
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.projections import identity_output, orthogonal_output, shuffled_output
from mha_desktop.engine.random_heads import default_scale, random_embedding, random_parameters
from mha_desktop.engine.roles import HeadRole
from mha_desktop.engine.settings import AttendSettings
from mha_desktop.engine.staged import StagedAttention
from mha_desktop.engine.trace import AttentionTrace
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.recent import Recent
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    HiddenTokensMask,
    IdentityProjection,
    ImportedWeights,
    LabState,
    Mask,
    NoMask,
    OrthogonalProjection,
    OutputProjection,
    Pooling,
    Positions,
    PrefixMask,
    RandomHeads,
    ShuffledProjection,
    SlidingWindowMask,
    Source,
)
from mha_desktop.lab.tokens import tokenise

_ROTARY = Rotary()


class Cancelled(Exception):  # noqa: N818 - it reports no error: the user asked for it
    """The forward pass was given up before its end."""


@dataclass(frozen=True, eq=False)
class LabResult:
    """One forward pass, and what it was made from.

    Attributes
    ----------
    state : LabState
        The legal state that was computed.
    tokens : tuple of str
    x : ndarray, shape (n, d_model)
    trace : AttentionTrace
        With the deliberate mistake of the state, if there is one.
    parameters : AttentionParameters
        As used: key/value heads pooled per lane, with the chosen W_O.
    source_parameters : AttentionParameters
        As the source made them: one key/value head per query head.
    mask : ndarray of bool, shape (n, n), or None
    kinds : TokenKinds
        Which tokens are separators, rare words, pronouns and so on.
    meant : tuple of HeadRole, or None
        What each crafted head was made for; None for other sources.
    scale : float or None
        Standard deviation of random parameters; None for other sources.
    seconds : float
        Time of the forward pass.
    undefined : ndarray of bool, shape (n_heads, n), or None
        Rows whose weights are 0/0 and stand as 0 in `trace`; None without a mistake.
    """

    state: LabState
    tokens: tuple[str, ...]
    x: FloatArray
    trace: AttentionTrace
    parameters: AttentionParameters
    source_parameters: AttentionParameters
    mask: BoolArray | None
    kinds: TokenKinds
    meant: tuple[HeadRole, ...] | None
    scale: float | None
    seconds: float
    undefined: BoolArray | None

    @property
    def weights(self) -> FloatArray:
        """The weights of all heads, shape (n_heads, n, n)."""
        return self.trace.weights

    def measurable(self, heads: slice) -> FloatArray:
        """Return the weights of heads; what a mistake does to them is to be measured, too."""
        return self.trace.weights[heads]

    @cached_property
    def right(self) -> "LabResult":
        """The same without the deliberate mistake; itself where there is none."""
        if self.state.mistake is None:
            return self
        state = msgspec.structs.replace(self.state, mistake=None)
        trace = attend(self.x, self.parameters, **attend_settings(state, self.mask))
        return replace(self, state=state, trace=trace, undefined=None)


# A slider dragged back and forth, and every undo, come by the same few states again.
_MOST_RESULTS = 12
_MOST_RESULT_BYTES = 64 << 20


class Laboratory:
    """Computes states one after the other, and keeps what the next ones can use again."""

    def __init__(self) -> None:
        self.staged = StagedAttention()
        self._recent: Recent[LabState, LabResult] = Recent(_MOST_RESULTS, _MOST_RESULT_BYTES)

    def evaluate(
        self, state: LabState, cancelled: Callable[[], bool] = lambda: False
    ) -> LabResult | None:
        """Run the forward pass of a legal state.

        Parameters
        ----------
        state : LabState
            As `mha_desktop.lab.resolve.resolve` returns it.
        cancelled : callable
            Asked between the parts of the work.

        Returns
        -------
        LabResult or None
            None if the sentence has no tokens: there is nothing to attend to.

        Raises
        ------
        Cancelled
            If `cancelled` said so.
        LabError
            If there is nothing to compute with: the weights come from a file.
        """
        if isinstance(state.source, ImportedWeights):
            raise LabError(Note("weights that were read from a file cannot be computed again"))
        tokens = tokenise(state.sentence, state.token_mode).items
        if not tokens:
            return None
        result = self._recent.get(state)
        if result is None:
            result = self._computed(state, tokens, cancelled)
            self._recent.keep(state, result, _size(result))
        return result

    def _computed(
        self, state: LabState, tokens: tuple[str, ...], cancelled: Callable[[], bool]
    ) -> LabResult:
        x = _embedding(state.source, tokens, state.d_model, state.positions)
        source_parameters = _source_parameters(state.source, state.d_model, state.n_heads)
        _stop_if(cancelled)
        parameters = _used_parameters(source_parameters, state)
        _stop_if(cancelled)
        mask = mask_array(state.mask, len(tokens))
        start = perf_counter()
        trace, undefined = self._attend(state, x, parameters, mask)
        seconds = perf_counter() - start
        kinds, meant, scale = token_kinds(tokens), _meant(state), scale_of(state)
        return LabResult(
            state,
            tokens,
            x,
            trace,
            parameters,
            source_parameters,
            mask,
            kinds,
            meant,
            scale,
            seconds,
            undefined,
        )

    def _attend(
        self,
        state: LabState,
        x: FloatArray,
        parameters: AttentionParameters,
        mask: BoolArray | None,
    ) -> tuple[AttentionTrace, BoolArray | None]:
        settings = attend_settings(state, mask)
        if state.mistake is None:
            return self.staged.run(x, parameters, **settings), None
        mistaken = attend_mistakenly(x, parameters, state.mistake, **settings)
        return mistaken.trace, mistaken.undefined


def attend_settings(state: LabState, mask: BoolArray | None) -> AttendSettings:
    """Return what attention takes besides token vectors and parameters."""
    return {
        "mask": mask,
        "rotary": _ROTARY if state.positions == "rotary" else None,
        "gains": state.effective_gains,
        "temperature": state.temperature,
    }


def _size(result: LabResult) -> int:
    """Bytes of the arrays of a result, without the matrices, which are kept elsewhere."""
    trace = result.trace
    arrays = (result.x, trace.q, trace.k, trace.v, trace.scores, trace.weights)
    return sum(array.nbytes for array in (*arrays, trace.head_outputs, trace.concat, trace.output))


def _stop_if(cancelled: Callable[[], bool]) -> None:
    if cancelled():
        raise Cancelled


def _meant(state: LabState) -> tuple[HeadRole, ...] | None:
    return crafted_roles(state.n_heads) if isinstance(state.source, CraftedHeads) else None


def scale_of(state: LabState) -> float | None:
    """Return the standard deviation of random parameters, or None for other sources."""
    if not isinstance(state.source, RandomHeads):
        return None
    scale = state.source.scale
    return default_scale(state.d_model) if scale is None else scale


@lru_cache(maxsize=8)
def _embedding(
    source: Source, tokens: tuple[str, ...], d_model: int, positions: Positions
) -> FloatArray:
    sinusoidal = positions == "sinusoidal"
    if isinstance(source, CraftedHeads):
        return read_only(crafted_embedding(tokens, d_model, positions=sinusoidal))
    return read_only(random_embedding(tokens, d_model, positions=sinusoidal))


def _source_parameters(source: Source, d_model: int, n_heads: int) -> AttentionParameters:
    if isinstance(source, CraftedHeads):
        return crafted_parameters(d_model, n_heads)
    if isinstance(source, ImportedWeights):
        raise TypeError("files of weights have no matrices")
    scale = default_scale(d_model) if source.scale is None else source.scale
    one_head = _random_parameters(d_model, source.seed, scale)
    return _split(one_head, n_heads)


def _used_parameters(
    source_parameters: AttentionParameters, state: LabState
) -> AttentionParameters:
    """Pool the key/value heads per lane, and put the chosen W_O in."""
    pooled = _pooled(source_parameters, state.kv_head_of, state.pooling)
    return _projected(pooled, state.projection)


# All four matrices are (d_model, d_model) whatever the heads: the same numbers serve every split.
# The widest take 256 MiB a set: two sets let the user go back and forth.
@lru_cache(maxsize=2)
def _random_parameters(d_model: int, seed: int, scale: float) -> AttentionParameters:
    return random_parameters(d_model, 1, seed=seed, scale=scale, dtype=np.float32)


@lru_cache(maxsize=4)
def _split(one_head: AttentionParameters, n_heads: int) -> AttentionParameters:
    return replace(
        one_head,
        n_heads=n_heads,
        n_kv_heads=n_heads,
        d_k=one_head.d_model // n_heads,
        kv_head_of=np.arange(n_heads),
    )


# Keyed by identity: parameters do not compare by value.
@lru_cache(maxsize=2)
def _pooled(
    parameters: AttentionParameters, kv_head_of: tuple[int, ...], pooling: Pooling
) -> AttentionParameters:
    if kv_head_of == tuple(range(parameters.n_heads)):
        return parameters
    return to_grouped(parameters, np.array(kv_head_of), method=pooling)


@lru_cache(maxsize=2)
def _projected(
    parameters: AttentionParameters, projection: OutputProjection
) -> AttentionParameters:
    match projection:
        case IdentityProjection():
            return identity_output(parameters)
        case OrthogonalProjection(seed):
            return orthogonal_output(parameters, seed)
        case ShuffledProjection(seed):
            return shuffled_output(parameters, seed)
    return parameters


@lru_cache(maxsize=8)
def mask_array(mask: Mask, n: int) -> BoolArray | None:
    """Return the mask of `n` tokens (True = may attend), or None where all may look at all."""
    match mask:
        case NoMask():
            return None
        case CausalMask():
            return read_only(causal_mask(n))
        case SlidingWindowMask(width):
            return read_only(sliding_window_mask(n, width))
        case PrefixMask(length):
            return read_only(prefix_mask(n, length))
        case HiddenTokensMask(hidden):
            return read_only(hidden_tokens_mask(n, tuple(i for i in hidden if i < n)))
