"""What the page about reading orders says."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.grouping_edits import Grouping, preset
from mha_desktop.lab.sharing import ReadingOrders
from mha_desktop.lab.state import LabState
from mha_desktop.panels.sharing.effect_texts import error_text

translate = QCoreApplication.translate

_LONGEST, _ENDS = 16, 6


def grouping_code(grouping: Grouping) -> str:
    """Return a grouping as programs write it: "[0, 0, 1, 1]"; a long one without its middle."""
    numbers = [str(lane) for lane in grouping]
    if len(numbers) > _LONGEST:
        numbers = [*numbers[:_ENDS], "\u2026", *numbers[-_ENDS:]]
    return f"[{', '.join(numbers)}]"


def order_sentence(state: LabState, shown: int | None) -> str:
    """Say whether the order matters for the present grouping, and why.

    Parameters
    ----------
    state : LabState
    shown : int or None
        Number of key/value heads of the comparison; None if no number makes a difference.
    """
    h, g = state.n_heads, state.n_kv_heads
    values = {"h": h, "g": g, "shown": shown, "share": None if shown is None else h // shown}
    parts = (_difference(h, g), _example(state.kv_head_of, shown))
    return " ".join(filter(None, parts)).format(**values)


def _difference(h: int, g: int) -> str:
    """Say why there is no difference, or no order at all; empty if there is one."""
    if g == h:
        return translate(
            "SharingView",
            "With a key/value head for each query head there is no difference: every head reads "
            "its own, in either order.",
        )
    if g == 1:
        return translate(
            "SharingView",
            "With one key/value head there is no difference: all {h} query heads read it, in "
            "either order.",
        )
    if h % g:
        return translate(
            "SharingView",
            "{h} query heads cannot share {g} key/value heads evenly, so there is no such order.",
        )
    return ""


def _example(present: Grouping, shown: int | None) -> str:
    """Say what is compared."""
    if shown is None:
        return ""
    if shown != max(present) + 1:
        return translate("SharingView", "Here are both with {shown} key/value heads.")
    rule = translate(
        "SharingView",
        "Models repeat each key/value head for {share} neighbouring query heads: head i reads "
        "key/value head i // {share}. Interleaving, i % {g}, is another model.",
    )
    if present in (preset(len(present), shown), tuple(i % shown for i in range(len(present)))):
        return rule
    return f"{rule} {translate('SharingView', 'The present grouping is neither.')}"


def misread_sentences(orders: ReadingOrders) -> str:
    """Explain in two sentences what happens when one order is read in the other."""
    made, read = orders.repeated.kv_head_of, orders.misread.kv_head_of
    wrong = sum(one != other for one, other in zip(made, read, strict=True))
    return translate(
        "SharingView",
        "Key/value heads made for the first order are read in the second: every shape fits, so "
        "no program complains. {wrong} of {h} query heads read keys and values that were made "
        "for others, and the relative error of the output goes from {before} to {after}.",
    ).format(
        wrong=wrong,
        h=len(made),
        before=error_text(orders.repeated.effect.relative_output_change),
        after=error_text(orders.misread.effect.relative_output_change),
    )
