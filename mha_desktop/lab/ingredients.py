"""What a forward pass is made from: token vectors, parameters, mask and settings of a state."""

from dataclasses import replace
from functools import lru_cache

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray, read_only
from mha_desktop.engine.crafted import crafted_embedding, crafted_parameters, crafted_roles
from mha_desktop.engine.grouping import to_grouped
from mha_desktop.engine.masks import (
    causal_mask,
    hidden_tokens_mask,
    prefix_mask,
    sliding_window_mask,
)
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.projections import identity_output, orthogonal_output, shuffled_output
from mha_desktop.engine.random_heads import default_scale, random_embedding, random_parameters
from mha_desktop.engine.roles import HeadRole
from mha_desktop.engine.settings import AttendSettings
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

_ROTARY = Rotary()


def attend_settings(state: LabState, mask: BoolArray | None) -> AttendSettings:
    """Return what attention takes besides token vectors and parameters."""
    return {
        "mask": mask,
        "rotary": _ROTARY if state.positions == "rotary" else None,
        "gains": state.effective_gains,
        "temperature": state.temperature,
    }


def meant_roles(state: LabState) -> tuple[HeadRole, ...] | None:
    """Return what each crafted head was made for, or None for other sources."""
    return crafted_roles(state.n_heads) if isinstance(state.source, CraftedHeads) else None


def scale_of(state: LabState) -> float | None:
    """Return the standard deviation of random parameters, or None for other sources."""
    if not isinstance(state.source, RandomHeads):
        return None
    scale = state.source.scale
    return default_scale(state.d_model) if scale is None else scale


@lru_cache(maxsize=8)
def embedding(
    source: Source, tokens: tuple[str, ...], d_model: int, positions: Positions
) -> FloatArray:
    """Return the token vectors that enter the layer, shape (n, d_model); kept for the next time."""
    sinusoidal = positions == "sinusoidal"
    if isinstance(source, CraftedHeads):
        return read_only(crafted_embedding(tokens, d_model, positions=sinusoidal))
    return read_only(random_embedding(tokens, d_model, positions=sinusoidal))


def made_parameters(source: Source, d_model: int, n_heads: int) -> AttentionParameters:
    """Return the parameters as a source makes them: one key/value head per query head.

    Parameters
    ----------
    source : Source
    d_model, n_heads : int
        Legal together: `n_heads` divides `d_model`.

    Raises
    ------
    TypeError
        If the source is a file of weights, which has no parameters.
    """
    if isinstance(source, CraftedHeads):
        return crafted_parameters(d_model, n_heads)
    if isinstance(source, ImportedWeights):
        raise TypeError("files of weights have no matrices")
    scale = default_scale(d_model) if source.scale is None else source.scale
    one_head = _random_parameters(d_model, source.seed, scale)
    return _split(one_head, n_heads)


def used_parameters(made: AttentionParameters, state: LabState) -> AttentionParameters:
    """Return the parameters that attention runs with.

    Parameters
    ----------
    made : AttentionParameters
        As `made_parameters` returns them.
    state : LabState
        Says how to pool the key/value heads per lane, and which W_O to put in.
    """
    pooled = _pooled(made, state.kv_head_of, state.pooling)
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
    """Return the mask of `n` tokens, shape (n, n), True = may attend; None: all may look at all."""
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
