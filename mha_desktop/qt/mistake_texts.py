"""The deliberate mistakes in words and formulas, in the user's language."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.state import MistakeName, View
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from mha_desktop.lab.mistakes import Obstacle


@dataclass(frozen=True)
class Formula:
    """A formula as LaTeX, and as it is read aloud."""

    latex: str
    spoken: str


# Written after "Deliberately wrong: ".
_NAMES: dict[MistakeName, str] = {
    "unscaled": QT_TRANSLATE_NOOP("Mistakes", "no 1/√d_k"),
    "scaled_by_d_model": QT_TRANSLATE_NOOP("Mistakes", "1/√d_model instead of 1/√d_k"),
    "forgotten_temperature": QT_TRANSLATE_NOOP("Mistakes", "a temperature of 4 left in"),
    "softmax_over_queries": QT_TRANSLATE_NOOP("Mistakes", "softmax over the wrong axis"),
    "softmax_twice": QT_TRANSLATE_NOOP("Mistakes", "softmax twice"),
    "mask_after_softmax": QT_TRANSLATE_NOOP("Mistakes", "mask multiplied after the softmax"),
    "empty_row": QT_TRANSLATE_NOOP("Mistakes", "no rule for a fully masked row"),
    "interleaved_groups": QT_TRANSLATE_NOOP("Mistakes", "interleaved groups"),
    "sliced_output": QT_TRANSLATE_NOOP("Mistakes", "heads cut out after W_O"),
}

_LOOK_FOR: dict[MistakeName, str] = {
    "unscaled": QT_TRANSLATE_NOOP(
        "Mistakes",
        "A sum of d_k products grows with d_k, and the softmax exaggerates it: rows become one "
        "bright cell and nothing else.",
    ),
    "scaled_by_d_model": QT_TRANSLATE_NOOP(
        "Mistakes",
        "The scores become too small by √h: the maps turn pale, and a clear head looks undecided.",
    ),
    "forgotten_temperature": QT_TRANSLATE_NOOP(
        "Mistakes",
        "Every row still sums to 1, and the brightest cell stays the brightest, but everything is "
        "flatter. That is why nobody notices.",
    ),
    "softmax_over_queries": QT_TRANSLATE_NOOP(
        "Mistakes",
        "Columns sum to 1, rows do not: some queries collect far more than 1, others almost "
        "nothing.",
    ),
    "softmax_twice": QT_TRANSLATE_NOOP(
        "Mistakes",
        "Rows sum to 1 but are almost even: the second softmax sees only numbers from 0 to 1, and "
        "e¹ is less than 3 times e⁰.",
    ),
    "mask_after_softmax": QT_TRANSLATE_NOOP(
        "Mistakes",
        "Hidden keys are dark, as they should be, but rows sum to less than 1: the hidden keys "
        "took their share first.",
    ),
    "empty_row": QT_TRANSLATE_NOOP(
        "Mistakes",
        "A query that may look at nothing divides 0 by 0. Its row is undefined, and so is "
        "everything computed from it.",
    ),
    "interleaved_groups": QT_TRANSLATE_NOOP(
        "Mistakes",
        "Heads read the key/value head of another group: their maps change although no number in "
        "the matrices did.",
    ),
    "sliced_output": QT_TRANSLATE_NOOP(
        "Mistakes",
        "Mute a head: only its slice of the output columns vanishes. W_O had already spread the "
        "head over all columns.",
    ),
}

_WRONG: dict[MistakeName, Formula] = {
    "unscaled": Formula(r"s = q \cdot k", "s = q · k"),
    "scaled_by_d_model": Formula(
        r"s = \frac{q \cdot k}{\sqrt{d_{\mathrm{model}}}}", "s = q · k / √d_model"
    ),
    "forgotten_temperature": Formula(r"a = \mathrm{softmax}(s \,/\, 4T)", "a = softmax(s / 4T)"),
    "softmax_over_queries": Formula(
        r"a_{ij} = \frac{e^{s_{ij}}}{\sum_{m} e^{s_{mj}}}",
        QT_TRANSLATE_NOOP("Formulas", "a_ij = exp(s_ij) / sum over m of exp(s_mj)"),
    ),
    "softmax_twice": Formula(
        r"a = \mathrm{softmax}(\mathrm{softmax}(s))", "a = softmax(softmax(s))"
    ),
    "mask_after_softmax": Formula(
        r"a = \mathrm{softmax}(s) \cdot M",
        QT_TRANSLATE_NOOP("Formulas", "a = softmax(s) · M, where M is 0 or 1"),
    ),
    "empty_row": Formula(
        r"a_{ij} = \frac{e^{-\infty}}{\sum_{m} e^{-\infty}} = \frac{0}{0}",
        QT_TRANSLATE_NOOP("Formulas", "a_ij = exp(−∞) / sum of exp(−∞) = 0 / 0"),
    ),
    "interleaved_groups": Formula(r"\mathrm{kv}(i) = i \;\mathrm{mod}\; g", "kv(i) = i mod g"),
    "sliced_output": Formula(
        r"Y_{[i]} = \gamma_i \, (Z \, W_O)_{[i]}",
        QT_TRANSLATE_NOOP("Formulas", "columns i of Y = gain i · columns i of Z W_O"),
    ),
}

_UNSCALED_RIGHT = Formula(r"s = \frac{q \cdot k}{\sqrt{d_k}}", "s = q · k / √d_k")
_SOFTMAX_RIGHT = Formula(r"a = \mathrm{softmax}(s)", "a = softmax(s)")
_RIGHT: dict[MistakeName, Formula] = {
    "unscaled": _UNSCALED_RIGHT,
    "scaled_by_d_model": _UNSCALED_RIGHT,
    "forgotten_temperature": Formula(r"a = \mathrm{softmax}(s \,/\, T)", "a = softmax(s / T)"),
    "softmax_over_queries": Formula(
        r"a_{ij} = \frac{e^{s_{ij}}}{\sum_{m} e^{s_{im}}}",
        QT_TRANSLATE_NOOP("Formulas", "a_ij = exp(s_ij) / sum over m of exp(s_im)"),
    ),
    "softmax_twice": _SOFTMAX_RIGHT,
    "mask_after_softmax": Formula(
        r"a = \mathrm{softmax}(s + \log M)",
        QT_TRANSLATE_NOOP("Formulas", "a = softmax(s + log M), where log 0 is −∞"),
    ),
    "empty_row": Formula(r"a_{ij} = 0", "a_ij = 0"),
    "interleaved_groups": Formula(
        r"\mathrm{kv}(i) = \lfloor i \,/\, (h/g) \rfloor",
        QT_TRANSLATE_NOOP("Formulas", "kv(i) = i / (h/g), rounded down"),
    ),
    "sliced_output": Formula(
        r"Y = \sum_i \gamma_i \, Z_i \, W_{O,i}",
        QT_TRANSLATE_NOOP("Formulas", "Y = sum over i of gain i · Z_i · band i of W_O"),
    ),
}

_OBSTACLES: "dict[Obstacle, str]" = {
    "no_tokens": QT_TRANSLATE_NOOP("Mistakes", "there are no tokens"),
    "all_hidden": QT_TRANSLATE_NOOP("Mistakes", "every token is hidden"),
    "one_key": QT_TRANSLATE_NOOP(
        "Mistakes", "each query has one key, whose weight is 1 whatever its score"
    ),
    "one_key_per_query": QT_TRANSLATE_NOOP(
        "Mistakes", "each query has one key, and each key one query"
    ),
    "equal_scores": QT_TRANSLATE_NOOP("Mistakes", "every score is 0, for the scale is 0"),
    "one_column": QT_TRANSLATE_NOOP("Mistakes", "d_k is 1, and so is its square root"),
    "one_head": QT_TRANSLATE_NOOP("Mistakes", "one head has all columns: d_k is d_model"),
    "no_mask": QT_TRANSLATE_NOOP("Mistakes", "no mask is set"),
    "open_mask": QT_TRANSLATE_NOOP("Mistakes", "the mask hides nothing here"),
    "no_empty_row": QT_TRANSLATE_NOOP("Mistakes", "every query may look at something"),
    "one_kv_head": QT_TRANSLATE_NOOP("Mistakes", "all heads read the same key/value head"),
    "own_kv_heads": QT_TRANSLATE_NOOP("Mistakes", "every head has a key/value head of its own"),
    "same_order": QT_TRANSLATE_NOOP("Mistakes", "the heads are grouped in this very order"),
    "equal_gains": QT_TRANSLATE_NOOP("Mistakes", "all heads have the same gain"),
    "identity": QT_TRANSLATE_NOOP(
        "Mistakes", "W_O is the identity: the slices of the output are the heads"
    ),
}

# Views with pages that compare ways to compute; they start from the right one.
_NOTES: dict[View, str] = {
    "sharing": QT_TRANSLATE_NOOP(
        "Mistakes", "This view leaves the mistake out: it shows the right computation."
    ),
    "mixing": QT_TRANSLATE_NOOP(
        "Mistakes", "Muting and Pruning leave the mistake out: they show the right computation."
    ),
}


def _translated(text: str) -> str:
    return QCoreApplication.translate("Mistakes", text)


def mistake_name(mistake: MistakeName) -> str:
    """Return what is wrong, in a few words with small letters: "no 1/√d_k"."""
    return _translated(_NAMES[mistake])


def mistake_warning(mistake: MistakeName) -> str:
    """Return the warning that stands over the window, and on exports."""
    return _translated("Deliberately wrong: {name}").format(name=mistake_name(mistake))


def mistake_note(view: View) -> str:
    """Return which part of a view leaves the mistake out; empty for none."""
    return _translated(_NOTES[view]) if view in _NOTES else ""


def mistake_look_for(mistake: MistakeName) -> str:
    """Return in one or two sentences what shows the mistake."""
    return _translated(_LOOK_FOR[mistake])


def wrong_formula(mistake: MistakeName) -> Formula:
    """Return what the wrong code computes."""
    return _WRONG[mistake]


def right_formula(mistake: MistakeName) -> Formula:
    """Return what it should compute."""
    return _RIGHT[mistake]


def obstacle_text(obstacle: "Obstacle") -> str:
    """Return why a mistake makes no difference, as a sentence."""
    template = _translated("Makes no difference here: {reason}.")
    return template.format(reason=_translated(_OBSTACLES[obstacle]))
