"""Multi-head attention in NumPy, with every step kept.

Axes, wherever a shape is written: n tokens; d_model columns of a token vector; n_heads (h) query
heads; n_kv_heads (g) key/value heads; d_k columns of one head. Rows are queries, columns are keys.
"""

from mha_desktop.engine.attention import attend
from mha_desktop.engine.costs import exponentials, kv_cache_bytes, multiply_adds, parameter_counts
from mha_desktop.engine.dimensions import (
    check_dimensions,
    check_head_counts,
    divisors,
    legal_head_counts,
    nearest_divisors,
    nearest_multiples,
)
from mha_desktop.engine.errors import AttentionError, DimensionError, MaskError, PositionError
from mha_desktop.engine.grouping import is_regular, regular_grouping, to_grouped
from mha_desktop.engine.layer import MultiHeadAttention
from mha_desktop.engine.masks import (
    allowed_keys,
    causal_mask,
    combine_masks,
    hidden_tokens_mask,
    prefix_mask,
    sliding_window_mask,
)
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary, sinusoidal_positions
from mha_desktop.engine.staged import StagedAttention
from mha_desktop.engine.trace import AttentionTrace

__all__ = [
    "AttentionError",
    "AttentionParameters",
    "AttentionTrace",
    "DimensionError",
    "MaskError",
    "MultiHeadAttention",
    "PositionError",
    "Rotary",
    "StagedAttention",
    "allowed_keys",
    "attend",
    "causal_mask",
    "check_dimensions",
    "check_head_counts",
    "combine_masks",
    "divisors",
    "exponentials",
    "hidden_tokens_mask",
    "is_regular",
    "kv_cache_bytes",
    "legal_head_counts",
    "multiply_adds",
    "nearest_divisors",
    "nearest_multiples",
    "parameter_counts",
    "prefix_mask",
    "regular_grouping",
    "sinusoidal_positions",
    "sliding_window_mask",
    "to_grouped",
]
