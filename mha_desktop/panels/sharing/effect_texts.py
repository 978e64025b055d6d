"""What the pages about the effect of sharing say."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from mha_desktop.lab.sharing import SharingChart
from mha_desktop.lab.state import Cell, Pooling
from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.glyphs import shown_text
from mha_desktop.qt.models.head_effects import HeadEffects
from mha_desktop.qt.models.reading import weight_text
from mha_desktop.qt.numbers import localised, percent_text
from mha_desktop.qt.wording import kv_label

translate = QCoreApplication.translate

# Relative errors below this are rounding.
_SAME = 5e-7
_MINUS = "\u2212"


def pooling_name(pooling: Pooling) -> str:
    """Return how shared heads are made, as the grouping editor calls it."""
    names = {
        "mean": translate("SharingView", "mean of members"),
        "first": translate("SharingView", "first member"),
        "random": translate("SharingView", "random"),
    }
    return names[pooling]


def error_text(error: float) -> str:
    """Return a relative error in per cent; rounding alone is no error."""
    return percent_text(error if error >= _SAME else 0.0)


def distance_text(distance: float) -> str:
    """Return a distance of two heads, 0 to 1, with three decimals."""
    return localised(f"{distance:.3f}")


def head_sentence(effect: HeadEffects, head: int) -> str:
    """Return a row in words: "H3 reads KV 1, distance 0.214"."""
    return translate(
        "SharingView", "H{head} reads {kv}, Jensen-Shannon distance {distance}"
    ).format(
        head=head + 1,
        kv=kv_label(effect.shared.kv_head_of[head]),
        distance=distance_text(effect.distance(head)),
    )


def cell_sentence(effect: HeadEffects, head: int, cell: Cell) -> str:
    """Return one cell in words: "H4 'sat' looks at 'cat': 0.42 before, 0.31 after (−0.11)"."""
    query, key = (_readable(effect.result.tokens[place]) for place in cell)
    names = {"head": head + 1, "query": query, "key": key}
    mask = effect.result.mask
    if mask is not None and not mask[cell]:
        return translate("SharingView", "H{head} '{query}' may not look at '{key}'").format(**names)
    before, after = effect.cell(head, cell)
    return translate(
        "SharingView",
        "H{head} '{query}' looks at '{key}': {before} before, {after} after ({difference})",
    ).format(
        **names,
        before=weight_text(before),
        after=weight_text(after),
        difference=_signed(after - before),
    )


def point_sentence(chart: SharingChart, place: int) -> str:
    """Return the errors at one number of key/value heads in words."""
    return translate("SharingView", "g = {g}: mean {mean}, first {first}, random {random}").format(
        g=chart.n_kv_heads[place],
        **{method: error_text(line[place]) for method, line in chart.errors.items()},
    )


def _signed(difference: float) -> str:
    return f"{'+' if difference > 0 else _MINUS}{weight_text(abs(difference))}"


def _readable(token: str) -> str:
    return shown_text(displayable(token), QGuiApplication.font())
