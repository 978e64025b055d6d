"""Multi-head attention in NumPy, with every step kept.

Axes, wherever a shape is written: n tokens; d_model columns of a token vector; n_heads (h) query
heads; n_kv_heads (g) key/value heads; d_k columns of one head. Rows are queries, columns are keys.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mha_desktop.engine.attention import attend
    from mha_desktop.engine.changes import relative_change
    from mha_desktop.engine.costs import (
        Factor,
        Product,
        exponentials,
        exponentials_product,
        kv_cache_bytes,
        kv_cache_product,
        multiply_add_products,
        multiply_adds,
        parameter_counts,
        parameter_products,
    )
    from mha_desktop.engine.crafted import crafted_embedding, crafted_parameters, crafted_roles
    from mha_desktop.engine.dimensions import (
        check_dimensions,
        check_head_counts,
        divisors,
        legal_head_counts,
        nearest_divisors,
        nearest_multiples,
    )
    from mha_desktop.engine.errors import AttentionError, DimensionError, MaskError, PositionError
    from mha_desktop.engine.folding import (
        QueryKeyBias,
        query_key_bias,
        query_key_matrix,
        value_output_bias,
        value_output_matrix,
    )
    from mha_desktop.engine.grouping import is_regular, regular_grouping, to_grouped
    from mha_desktop.engine.layer import MultiHeadAttention
    from mha_desktop.engine.lexicon import TokenKinds, WordClass, token_kinds, word_class
    from mha_desktop.engine.masks import (
        allowed_keys,
        causal_mask,
        combine_masks,
        hidden_tokens_mask,
        prefix_mask,
        sliding_window_mask,
    )
    from mha_desktop.engine.measures import (
        backward_mass,
        entropy,
        first_token_mass,
        forward_mass,
        mass_after,
        mass_before,
        offset_mass,
        offset_masses,
        pronoun_mass,
        rare_mass,
        relative_entropy,
        self_mass,
        separator_mass,
        token_mass,
    )
    from mha_desktop.engine.mistakes import MISTAKES, MistakenPass, attend_mistakenly
    from mha_desktop.engine.muting import (
        MutingEffect,
        head_contribution,
        muted_alone,
        muting_effect,
        output_change,
        output_without,
        pruning_curve,
        pruning_order,
        sliced_output,
        with_gains,
    )
    from mha_desktop.engine.parameters import AttentionParameters
    from mha_desktop.engine.playback import DecodingCache, DecodingStep
    from mha_desktop.engine.positions import Rotary, sinusoidal_positions
    from mha_desktop.engine.projections import (
        column_reach,
        identity_output,
        orthogonal_output,
        shuffled_bands,
        shuffled_output,
    )
    from mha_desktop.engine.random_heads import (
        TEXTBOOK_SCALE,
        default_scale,
        random_embedding,
        random_parameters,
    )
    from mha_desktop.engine.reading import WrittenWord, written_words
    from mha_desktop.engine.roles import (
        HeadRole,
        RoleKind,
        measured_role,
        measured_roles,
        role_mass,
    )
    from mha_desktop.engine.sharing import (
        SharingEffect,
        SharingPoint,
        sharing_effect,
        sharing_errors,
        sharing_points,
    )
    from mha_desktop.engine.similarity import head_distance, head_similarity
    from mha_desktop.engine.staged import StagedAttention
    from mha_desktop.engine.trace import AttentionTrace

# The modules that have the names below.
_HOMES = (
    "attention", "changes", "costs", "crafted", "dimensions", "errors", "folding", "grouping",
    "layer", "lexicon", "masks", "measures", "mistakes", "muting", "parameters", "playback",
    "positions", "projections", "random_heads", "reading", "roles", "sharing", "similarity",
    "staged", "trace",
)  # fmt: skip

__all__ = [
    "MISTAKES",
    "TEXTBOOK_SCALE",
    "AttentionError",
    "AttentionParameters",
    "AttentionTrace",
    "DecodingCache",
    "DecodingStep",
    "DimensionError",
    "Factor",
    "HeadRole",
    "MaskError",
    "MistakenPass",
    "MultiHeadAttention",
    "MutingEffect",
    "PositionError",
    "Product",
    "QueryKeyBias",
    "RoleKind",
    "Rotary",
    "SharingEffect",
    "SharingPoint",
    "StagedAttention",
    "TokenKinds",
    "WordClass",
    "WrittenWord",
    "allowed_keys",
    "attend",
    "attend_mistakenly",
    "backward_mass",
    "causal_mask",
    "check_dimensions",
    "check_head_counts",
    "column_reach",
    "combine_masks",
    "crafted_embedding",
    "crafted_parameters",
    "crafted_roles",
    "default_scale",
    "divisors",
    "entropy",
    "exponentials",
    "exponentials_product",
    "first_token_mass",
    "forward_mass",
    "head_contribution",
    "head_distance",
    "head_similarity",
    "hidden_tokens_mask",
    "identity_output",
    "is_regular",
    "kv_cache_bytes",
    "kv_cache_product",
    "legal_head_counts",
    "mass_after",
    "mass_before",
    "measured_role",
    "measured_roles",
    "multiply_add_products",
    "multiply_adds",
    "muted_alone",
    "muting_effect",
    "nearest_divisors",
    "nearest_multiples",
    "offset_mass",
    "offset_masses",
    "orthogonal_output",
    "output_change",
    "output_without",
    "parameter_counts",
    "parameter_products",
    "prefix_mask",
    "pronoun_mass",
    "pruning_curve",
    "pruning_order",
    "query_key_bias",
    "query_key_matrix",
    "random_embedding",
    "random_parameters",
    "rare_mass",
    "regular_grouping",
    "relative_change",
    "relative_entropy",
    "role_mass",
    "self_mass",
    "separator_mass",
    "sharing_effect",
    "sharing_errors",
    "sharing_points",
    "shuffled_bands",
    "shuffled_output",
    "sinusoidal_positions",
    "sliced_output",
    "sliding_window_mask",
    "to_grouped",
    "token_kinds",
    "token_mass",
    "value_output_bias",
    "value_output_matrix",
    "with_gains",
    "word_class",
    "written_words",
]


@cache
def __getattr__(name: str) -> Any:  # noqa: ANN401 - it may be any of the names above
    """Look a name up when it is first asked for: who needs one module need not wait for all."""
    for home in _HOMES if name in __all__ else ():
        module = import_module(f"{__name__}.{home}")
        if hasattr(module, name):
            return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the names that are looked up later, too: notebooks complete what is listed here."""
    return sorted({*globals(), *__all__})
