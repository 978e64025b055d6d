"""The words of the lessons' expressions: roles, quantities, measures, and how many arguments."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from mha_desktop.engine.roles import HeadRole, RoleKind
from mha_desktop.lab import lesson_measures as measures
from mha_desktop.lab import lesson_sizes as sizes
from mha_desktop.lab.lesson_scene import Scene

HEAD = r"H([1-9]\d{0,2})"
"""Pattern of the name of a head, counted from 1."""

ROLES: Mapping[str, HeadRole] = {
    "previous": HeadRole(RoleKind.PREVIOUS),
    "next": HeadRole(RoleKind.NEXT),
    "self": HeadRole(RoleKind.SELF),
    "uniform": HeadRole(RoleKind.UNIFORM),
    "backward": HeadRole(RoleKind.BACKWARD),
    "forward": HeadRole(RoleKind.FORWARD),
    "first": HeadRole(RoleKind.FIRST_TOKEN),
    "separator": HeadRole(RoleKind.SEPARATOR),
    "rare": HeadRole(RoleKind.RARE),
    "pronoun": HeadRole(RoleKind.PRONOUN),
    "verb": HeadRole(RoleKind.VERB),
    "object": HeadRole(RoleKind.OBJECT),
    "adjective": HeadRole(RoleKind.ADJECTIVE),
    "determiner": HeadRole(RoleKind.DETERMINER),
}
"""What a head can be measured for. A whole number stands for an offset: −2 is two words before."""

Kind = Literal["head", "role", "word", "number", "name"]
"""What an argument is. A role may be an offset, and a word a place counted from 1."""

_MANY = 128


@dataclass(frozen=True)
class Measure:
    """A function of the lab that an expression may call.

    It gets the `Scene`, then one argument of each kind, and up to `most` of the last one.
    """

    function: Callable[..., Any]
    kinds: tuple[Kind, ...]
    most: int

    @property
    def fewest(self) -> int:
        """The fewest arguments."""
        return len(self.kinds)

    def kind(self, number: int) -> Kind:
        """Return the kind of an argument; what comes after the last kind is of this kind, too."""
        return self.kinds[min(number, len(self.kinds) - 1)]


def _taking(function: Callable[..., Any], *kinds: Kind) -> Measure:
    return Measure(function, kinds, len(kinds))


MEASURES: Mapping[str, Measure] = {
    "mass": _taking(measures.mass, "head", "role"),
    "named": _taking(measures.named, "head", "role"),
    "entropy": _taking(measures.relative_entropy_of, "head"),
    "weight": _taking(measures.weight, "head", "word", "word"),
    "score": _taking(measures.score, "head", "word", "word"),
    "product": _taking(measures.product, "head", "word", "word"),
    "strongest": _taking(measures.strongest, "head", "word"),
    "row_sum": _taking(measures.row_sum, "head", "word"),
    "query": _taking(measures.query, "head", "word", "number"),
    "key": _taking(measures.key, "head", "word", "number"),
    "value": _taking(measures.value, "head", "word", "number"),
    "head_output": _taking(measures.head_output, "head", "word", "number"),
    "output": _taking(measures.output, "word", "number"),
    "similarity": _taking(measures.similarity, "head", "head"),
    "contribution": _taking(measures.contribution, "head"),
    "output_change": Measure(measures.output_change, ("head",), _MANY),
    "columns_reached": _taking(measures.columns_reached, "head"),
    "shared_change": _taking(measures.shared_change, "head"),
    "parameters": _taking(sizes.parameters, "name"),
    "multiply_adds": _taking(sizes.multiply_adds, "name"),
    "cache_bytes": _taking(sizes.cache_bytes, "name", "number"),
    "cache_gib": _taking(sizes.cache_gib, "name", "number"),
    "mha_cache_gib": _taking(sizes.mha_cache_gib, "name", "number"),
    "model_heads": _taking(sizes.model_heads, "name"),
    "model_kv_heads": _taking(sizes.model_kv_heads, "name"),
}

QUANTITIES: Mapping[str, Callable[[Scene], Any]] = {
    "n": sizes.n_tokens,
    "h": sizes.n_heads,
    "g": sizes.n_kv_heads,
    "d_model": sizes.d_model,
    "d_k": sizes.d_k,
    "parameters": sizes.all_parameters,
    "multiply_adds": sizes.all_multiply_adds,
    "exponentials": sizes.all_exponentials,
    "output_size": measures.output_size,
    "sharing_change": measures.sharing_change,
    "order_change": measures.order_change,
    "order_change_without_positions": measures.order_change_without_positions,
}

MATHEMATICS: Mapping[str, tuple[int, int]] = {
    "exp": (1, 1),
    "sqrt": (1, 1),
    "abs": (1, 1),
    "round": (2, 2),
    "min": (2, 16),
    "max": (2, 16),
}

CHANGES = ("sentence", "n_heads", "d_model", "kv_heads", "positions", "temperature", "pooling")
"""What ``at`` can change; ``kv_heads`` makes a regular grouping."""
