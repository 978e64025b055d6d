"""Attention with one well-known mistake in it, to see what the mistake does.

Every function here computes one step of attention, for one head at a time and as plainly as it can
be written. The mistakes differ from the right computation (Vaswani et al. 2017, section 3.2) in one
step each; `MISTAKES` tells which. The scores s of a head are ``q·k / sqrt(d_k)``, of shape (n, n),
rows are queries, columns are keys, and T is the temperature.
"""

from __future__ import annotations  # help() shows names of types, not what they stand for

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from mha_desktop.engine.arrays import BoolArray, FloatArray, IntArray, read_only
from mha_desktop.engine.checks import (
    checked_gains,
    checked_output,
    checked_temperature,
    checked_tokens,
    too_large,
)
from mha_desktop.engine.errors import AttentionError
from mha_desktop.engine.masks import Mask, checked_mask
from mha_desktop.engine.norms import UnmixedNorms
from mha_desktop.engine.parameters import AttentionParameters, telling_what_is_not_finite
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.scores import Scores
from mha_desktop.engine.stages import affine, combine_heads, project
from mha_desktop.engine.threads import ALONE
from mha_desktop.engine.trace import AttentionTrace

FORGOTTEN_TEMPERATURE = 4.0


@dataclass(frozen=True, eq=False)
class MistakenPass:
    """What the wrong code computes.

    Attributes
    ----------
    trace : AttentionTrace
        Its parameters have the key/value heads that the wrong code reads, its gains are those that
        were asked for. Undefined weights, and what follows from them, are 0 here.
    undefined : ndarray of bool, shape (n_heads, n)
        Rows whose weights are 0/0.
    """

    trace: AttentionTrace
    undefined: BoolArray


# Takes s / T of one head (n, n), and what the mask adds to it: 0 or −inf, or any number for an
# additive mask. Returns the weights; NaN where they are 0/0.
_Weigh = Callable[[FloatArray, FloatArray], FloatArray]
# Takes head outputs (n_heads, n, d_k), gains (n_heads,) and parameters; returns concat and output.
_Mix = Callable[[FloatArray, FloatArray, AttentionParameters], tuple[FloatArray, FloatArray]]


def the_grouping(parameters: AttentionParameters) -> IntArray:
    """Return the key/value head that each head reads."""
    return parameters.kv_head_of


def interleaved(parameters: AttentionParameters) -> IntArray:
    """Mistake: head i reads key/value head ``i % g``, not ``i // (h // g)``.

    The g key/value heads were tiled, [0, 1, 0, 1], where each should be repeated, [0, 0, 1, 1].
    The code knows h and g only, so an uneven grouping is read in the same way. With g = 1, and with
    every head in a lane of its own, it makes no difference.
    """
    return np.arange(parameters.n_heads) % parameters.n_kv_heads


def root_of_d_k(parameters: AttentionParameters) -> float:
    """Return sqrt(d_k), by which q·k is divided."""
    return float(np.sqrt(parameters.d_k))


def nothing(parameters: AttentionParameters) -> float:
    """Mistake: ``s = q·k``. Sums of d_k products grow with d_k, and the softmax saturates."""
    return 1.0


def root_of_d_model(parameters: AttentionParameters) -> float:
    """Mistake: ``s = q·k / sqrt(d_model)``. Too small by sqrt(d_model / d_k): the maps go flat."""
    return float(np.sqrt(parameters.d_model))


def softmax_over_keys(scores: FloatArray, bias: FloatArray) -> FloatArray:
    """Return ``softmax(s / T + mask)`` along every row; a row without a key is 0."""
    return _ruled(_softmax(scores + bias, axis=1))


def forgotten_temperature(scores: FloatArray, bias: FloatArray) -> FloatArray:
    """Mistake: ``softmax(s / 4T)``: a temperature of 4 is left over from another experiment.

    Rows still sum to 1, and the largest weight stays the largest, but everything is flatter.
    """
    return softmax_over_keys(scores / FORGOTTEN_TEMPERATURE, bias)


def softmax_over_queries(scores: FloatArray, bias: FloatArray) -> FloatArray:
    """Mistake: the softmax goes along columns: they sum to 1, and the rows to anything.

    A key that no query may look at has a column of zeros.
    """
    return _ruled(_softmax(scores + bias, axis=0))


def softmax_twice(scores: FloatArray, bias: FloatArray) -> FloatArray:
    """Mistake: ``softmax(softmax(s / T))``. The second sees numbers from 0 to 1: almost flat.

    It is taken over the keys that the mask allows. No weight can be more than e times another one
    in its row.
    """
    once = softmax_over_keys(scores, bias)
    return softmax_over_keys(once, np.where(bias > -np.inf, 0.0, -np.inf))


def mask_after_softmax(scores: FloatArray, bias: FloatArray) -> FloatArray:
    """Mistake: ``softmax(s / T) * mask``. Forbidden keys took their share before they went.

    The rows sum to less than 1. What an additive mask adds, unless it is minus infinity, is added
    before the softmax.
    """
    allowed = bias > -np.inf
    return softmax_over_keys(scores, np.where(allowed, bias, 0.0)) * allowed


def no_rule_for_empty_rows(scores: FloatArray, bias: FloatArray) -> FloatArray:
    """Mistake: ``exp(s − max) / sum`` also where the mask leaves no key: (−inf) − (−inf), 0/0.

    Such a row is undefined, which a computer writes as NaN.
    """
    return _softmax(scores + bias, axis=1)


def mix_gained_heads(
    head_outputs: FloatArray, gains: FloatArray, parameters: AttentionParameters
) -> tuple[FloatArray, FloatArray]:
    """Return the heads times their gains side by side, and that times w_o, plus b_o."""
    concat = combine_heads(head_outputs * gains[:, None, None])
    return concat, _projected(concat, parameters)


def slice_output(
    head_outputs: FloatArray, gains: FloatArray, parameters: AttentionParameters
) -> tuple[FloatArray, FloatArray]:
    """Mistake: gains act on slices of the output, not on heads: ``output[:, slice i] * gain i``.

    Slice i is columns i·d_model/h to (i + 1)·d_model/h (rounded down). After w_o every column
    holds a part of every head: muting takes away what other heads wrote, and leaves most of what
    it should take.
    """
    concat = combine_heads(head_outputs)
    head_of_column = np.arange(parameters.d_model) * parameters.n_heads // parameters.d_model
    return concat, _projected(concat, parameters) * gains[head_of_column]


@dataclass(frozen=True)
class Steps:
    """The steps in which a mistake can be made; the right ones by default."""

    kv_heads: Callable[[AttentionParameters], IntArray] = the_grouping
    divisor: Callable[[AttentionParameters], float] = root_of_d_k
    weigh: _Weigh = softmax_over_keys
    mix: _Mix = mix_gained_heads


MISTAKES: dict[str, Steps] = {
    "unscaled": Steps(divisor=nothing),
    "scaled_by_d_model": Steps(divisor=root_of_d_model),
    "forgotten_temperature": Steps(weigh=forgotten_temperature),
    "softmax_over_queries": Steps(weigh=softmax_over_queries),
    "softmax_twice": Steps(weigh=softmax_twice),
    "mask_after_softmax": Steps(weigh=mask_after_softmax),
    "empty_row": Steps(weigh=no_rule_for_empty_rows),
    "interleaved_groups": Steps(kv_heads=interleaved),
    "sliced_output": Steps(mix=slice_output),
}


def attend_mistakenly(
    x: FloatArray,
    parameters: AttentionParameters,
    mistake: str,
    *,
    mask: Mask | None = None,
    rotary: Rotary | None = None,
    gains: ArrayLike | None = None,
    temperature: float = 1.0,
) -> MistakenPass:
    """Compute attention as `mha_desktop.engine.attend` does, but with one mistake.

    Parameters
    ----------
    x, parameters, mask, rotary, gains, temperature
        As for `mha_desktop.engine.attend`.
    mistake : str
        One of `MISTAKES`.

    Raises
    ------
    AttentionError
        If there is no such mistake, or an argument is one that attention cannot be computed with.
    """
    steps = _steps_with(mistake)
    x = checked_tokens(x, parameters.d_model, parameters.dtype)
    mask = checked_mask(mask, parameters.n_heads, len(x), x.dtype)
    factors = np.array(checked_gains(gains, parameters.n_heads), x.dtype)
    used = replace(parameters, kv_head_of=steps.kv_heads(parameters))
    with telling_what_is_not_finite(used), np.errstate(over="ignore", invalid="ignore"):
        q, k, v = project(ALONE, x, used, rotary)
        scores = _scores(q, k, used, steps.divisor(used))
        weights = _weights(scores, mask, checked_temperature(temperature), steps.weigh)
        undefined = np.asarray(np.isnan(weights).any(axis=2))
        weights[undefined] = 0
        head_outputs = _head_outputs(weights, v, used)
        concat, output = steps.mix(head_outputs, factors, used)
        checked_output(output)
    norms = UnmixedNorms(head_outputs, used.w_o)
    known = Scores.known(scores)
    made = (factors, q, k, v, known, weights, head_outputs, concat, output, norms)
    return MistakenPass(AttentionTrace(used, *made), read_only(undefined))


def _steps_with(mistake: str) -> Steps:
    """Return the steps with a mistake that there is."""
    if mistake not in MISTAKES:
        raise AttentionError(
            "there is no mistake {mistake}; there are: {known}",
            mistake=mistake, known=", ".join(MISTAKES),
        )  # fmt: skip
    return MISTAKES[mistake]


def _scores(
    q: FloatArray, k: FloatArray, parameters: AttentionParameters, divisor: float
) -> FloatArray:
    """Return q·k / divisor of every head."""
    kv_heads = enumerate(parameters.kv_head_of)
    return _finite(np.stack([q[head] @ k[kv_head].T / divisor for head, kv_head in kv_heads]))


def _weights(
    scores: FloatArray, mask: Mask | None, temperature: float, weigh: _Weigh
) -> FloatArray:
    """Return the weights of every head, computed in float64."""
    weights = np.empty_like(scores)
    for head, of_head in enumerate(scores):
        tempered = _finite(of_head.astype(np.float64) / temperature)
        weights[head] = weigh(tempered, _bias(mask, head, of_head.shape))
    return weights


def _finite(scores: FloatArray) -> FloatArray:
    if not np.isfinite(scores).all():
        raise too_large(scores.dtype)
    return scores


def _bias(mask: Mask | None, head: int, shape: tuple[int, ...]) -> FloatArray:
    """Return what the mask adds to the scores of one head: minus infinity forbids."""
    if mask is None:
        return np.zeros(shape)
    of_head = mask[head] if mask.ndim == 3 else mask
    return np.asarray(np.where(of_head, 0.0, -np.inf) if of_head.dtype == np.bool_ else of_head)


def _softmax(scores: FloatArray, axis: int) -> FloatArray:
    """Return exp(s) / sum of exp(s) along an axis; NaN along it where every score is −inf."""
    powers = scores - scores.max(axis=axis, keepdims=True, initial=-np.inf)
    np.exp(powers, out=powers)
    powers /= powers.sum(axis=axis, keepdims=True)
    return np.asarray(powers)


def _ruled(weights: FloatArray) -> FloatArray:
    """Apply the rule that 0/0 is 0: who may look at nothing looks at nothing."""
    weights[np.isnan(weights)] = 0
    return weights


def _head_outputs(
    weights: FloatArray, v: FloatArray, parameters: AttentionParameters
) -> FloatArray:
    """Return weights · v of every head."""
    return np.stack(
        [weights[head] @ v[kv_head] for head, kv_head in enumerate(parameters.kv_head_of)]
    )


def _projected(concat: FloatArray, parameters: AttentionParameters) -> FloatArray:
    return affine(ALONE, concat, parameters.w_o, parameters.b_o)
