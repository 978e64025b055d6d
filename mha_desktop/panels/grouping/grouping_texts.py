"""What the grouping editor says about a grouping and a drag."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.grouping_edits import Grouping, is_even, is_lane, lanes_of, preset_of
from mha_desktop.panels.grouping.lane_geometry import Drop, IntoLane

# Beyond this many heads a text counts them instead of naming them.
_NAMED = 3


def _tr(text: str) -> str:
    return QCoreApplication.translate("GroupingEditor", text)


def head_names(heads: Collection[int]) -> str:
    """Return "H5", "H1, H2" or "12 heads"."""
    if len(heads) > _NAMED:
        return _tr("{n} heads").format(n=len(heads))
    return ", ".join(f"H{head + 1}" for head in sorted(heads))


def drag_hint(grouping: Grouping, heads: Collection[int], drop: Drop | None) -> str:
    """Say what letting go now would do."""
    names = head_names(heads)
    if drop is None:
        return _tr("Let go to leave {heads} as before.").format(heads=names)
    if isinstance(drop, IntoLane):
        return _tr("Drop {heads} on KV {lane}.").format(heads=names, lane=drop.lane + 1)
    if is_lane(grouping, heads):
        return _tr("Drop {heads} here to reorder.").format(heads=names)
    return _tr("Drop {heads} on a new key/value head.").format(heads=names)


def selection_hint(heads: Collection[int]) -> str:
    """Say which heads are selected, and what for."""
    if len(heads) == 1:
        return _tr("{heads} selected.").format(heads=head_names(heads))
    return _tr("{heads} selected: they move together.").format(heads=head_names(heads))


def grouping_label(grouping: Grouping) -> str:
    """Say how many key/value heads there are and who shares them."""
    h, g = len(grouping), max(grouping) + 1
    values = {"g": g, "share": h // g}
    if not is_even(grouping):
        return _tr("Uneven: not used by real models ({g} key/value heads)").format(**values)
    label = _even_label(h, g).format(**values)
    if preset_of(grouping) is None:
        return _tr("{label}, in another order").format(label=label)
    return label


def with_warning(text: str, grouping: Grouping) -> str:
    """Add to a text about a grouping that no real model has it, if so."""
    if is_even(grouping):
        return text
    return _tr("{text}. Uneven: not used by real models").format(text=text.rstrip("."))


def _even_label(h: int, g: int) -> str:
    if h == 1:
        return _tr("1 key/value head")
    if g == 1:
        return _tr("1 key/value head ({share} query heads share it)")
    if g == h:
        return _tr("{g} key/value heads (one for each query head)")
    return _tr("{g} key/value heads ({share} query heads share each)")


def head_description(grouping: Grouping, head: int) -> str:
    """Say which key/value head a query head reads, and with whom."""
    lane = lanes_of(grouping)[grouping[head]]
    values = {"head": head + 1, "lane": grouping[head] + 1}
    others = [other for other in lane if other != head]
    if not others:
        return _tr("H{head} reads KV {lane}").format(**values)
    return _tr("H{head} reads KV {lane} together with {others}").format(
        **values, others=head_names(others)
    )
