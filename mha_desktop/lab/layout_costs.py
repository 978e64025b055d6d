"""What each layout of key/value heads would cost beside the present one."""

from dataclasses import dataclass

from mha_desktop.engine.costs import kv_cache_bytes, parameter_counts
from mha_desktop.lab.grouping_edits import preset_of, preset_sizes
from mha_desktop.lab.state import LabState

_UNITS = ("B", "KiB", "MiB", "GiB", "TiB")


@dataclass(frozen=True)
class LayoutCost:
    """One layout of the same heads and width.

    Attributes
    ----------
    n_heads, n_kv_heads : int
    is_custom, is_current : bool
        Whether it is a grouping that no preset makes; whether it is the one of the state.
    parameters : int
        Of W_Q, W_K, W_V and W_O together.
    cache_bytes : int
        Keys and values of all tokens in one layer, as 16-bit floats.
    """

    n_heads: int
    n_kv_heads: int
    is_custom: bool
    is_current: bool
    parameters: int
    cache_bytes: int

    @property
    def share(self) -> float:
        """KV cache relative to MHA, 0 to 1: every token keeps g instead of h keys and values."""
        return self.n_kv_heads / self.n_heads


def layout_costs(state: LabState, tokens: int) -> tuple[LayoutCost, ...]:
    """Return the costs of all presets from MHA down to MQA, and last of a grouping that is none.

    Parameters
    ----------
    state : LabState
    tokens : int
        Number of tokens whose keys and values are kept.
    """
    current = preset_of(state.kv_head_of)
    presets = [
        _cost(state, g, tokens, is_custom=False, is_current=g == current)
        for g in preset_sizes(state.n_heads)
    ]
    if current is not None:
        return tuple(presets)
    custom = _cost(state, state.n_kv_heads, tokens, is_custom=True, is_current=True)
    return (*presets, custom)


def _cost(state: LabState, g: int, tokens: int, *, is_custom: bool, is_current: bool) -> LayoutCost:
    counts = parameter_counts(state.d_model, state.n_heads, g, state.d_k)
    return LayoutCost(
        n_heads=state.n_heads,
        n_kv_heads=g,
        is_custom=is_custom,
        is_current=is_current,
        parameters=sum(counts.values()),
        cache_bytes=kv_cache_bytes(layers=1, n_kv_heads=g, d_k=state.d_k, tokens=tokens),
    )


def preset_name(n_heads: int, n_kv_heads: int) -> str:
    """Return the name of a regular layout: MHA, MQA, or GQA with its number of key/value heads."""
    if n_kv_heads == n_heads:
        return "MHA"
    return "MQA" if n_kv_heads == 1 else f"GQA-{n_kv_heads}"


def size_text(size: int) -> str:
    """Return a number of bytes in the largest binary unit that leaves at least 1: ``16 KiB``."""
    power = min(max(size.bit_length() - 1, 0) // 10, len(_UNITS) - 1)
    number = f"{size / 1024**power:,.1f}".removesuffix(".0")
    return f"{number} {_UNITS[power]}"


def percent_text(share: float) -> str:
    """Return a share of 1 in per cent with three digits at most: ``12.5 %``, ``6.25 %``."""
    return f"{100 * share:.3g} %"
