"""The forward pass of the lab: from a legal state to everything that the panels show."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from time import perf_counter

import msgspec

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.attention import attend
from mha_desktop.engine.lexicon import TokenKinds, token_kinds
from mha_desktop.engine.mistakes import attend_mistakenly
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.roles import HeadRole
from mha_desktop.engine.staged import StagedAttention
from mha_desktop.engine.trace import AttentionTrace
from mha_desktop.lab.ingredients import (
    attend_settings,
    embedding,
    made_parameters,
    mask_array,
    meant_roles,
    scale_of,
    used_parameters,
)
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.recent import Recent
from mha_desktop.lab.state import ImportedWeights, LabState
from mha_desktop.lab.tokens import tokenise


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
        x = embedding(state.source, tokens, state.d_model, state.positions)
        made = made_parameters(state.source, state.d_model, state.n_heads)
        stop_if(cancelled)
        parameters = used_parameters(made, state)
        stop_if(cancelled)
        mask = mask_array(state.mask, len(tokens))
        start = perf_counter()
        trace, undefined = self._attend(state, x, parameters, mask)
        return LabResult(
            state=state,
            tokens=tokens,
            x=x,
            trace=trace,
            parameters=parameters,
            source_parameters=made,
            mask=mask,
            kinds=token_kinds(tokens),
            meant=meant_roles(state),
            scale=scale_of(state),
            seconds=perf_counter() - start,
            undefined=undefined,
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


def _size(result: LabResult) -> int:
    """Bytes of the arrays of a result, without the matrices, which are kept elsewhere."""
    trace = result.trace
    squares = (trace.weights, trace.weights)  # and scores, as many, as soon as they are looked at
    arrays = (result.x, trace.q, trace.k, trace.v, *squares)
    return sum(array.nbytes for array in (*arrays, trace.head_outputs, trace.concat, trace.output))


def stop_if(cancelled: Callable[[], bool]) -> None:
    """Raise `Cancelled` if what takes long is not wanted any more.

    Raises
    ------
    Cancelled
        If `cancelled` says so.
    """
    if cancelled():
        raise Cancelled
