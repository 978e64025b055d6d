"""Help: the cards of the deliberate mistakes, with what the wrong code computes."""

from mha_desktop.lab.state import MistakeName
from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.mistake_texts import wrong_formula
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

_TEXTS: dict[MistakeName, tuple[str, str]] = {
    "unscaled": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: no 1/√d_k"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch leaves the scores undivided, so that wide heads get large ones. The "
            "softmax then gives almost everything to one key.",
        ),
    ),
    "scaled_by_d_model": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: divided by √d_model"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch divides the scores by the root of the whole width instead of the width of "
            "one head. They become too small, and the maps turn pale.",
        ),
    ),
    "forgotten_temperature": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: a temperature left in"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch divides the scores by 4 once more, as a forgotten experiment would. Every "
            "row still sums to 1, which is why nobody notices.",
        ),
    ),
    "softmax_over_queries": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: softmax over the wrong axis"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch makes each column sum to 1, not each row. Some queries then collect far "
            "more than 1, and others almost nothing.",
        ),
    ),
    "softmax_twice": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: softmax twice"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch applies the softmax to weights that are already between 0 and 1. The rows "
            "still sum to 1, but they are almost even.",
        ),
    ),
    "mask_after_softmax": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: mask after the softmax"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch sets hidden weights to 0 only after the softmax has shared out the row. "
            "The row then sums to less than 1.",
        ),
    ),
    "empty_row": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: no rule for an empty row"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A query that may look at nothing divides 0 by 0 if no rule catches it. This switch "
            "takes the rule away.",
        ),
    ),
    "interleaved_groups": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: interleaved groups"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch deals the key/value heads out in turn instead of to neighbours. Heads "
            "then read the keys of another group.",
        ),
    ),
    "sliced_output": (
        QT_TRANSLATE_NOOP("HelpTexts", "Mistake: heads cut out after W_O"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This switch mutes a head by cutting its columns out of the finished output. W_O has "
            "spread the head over all columns by then, so most of it stays.",
        ),
    ),
}

CONTROLS: tuple[Help, ...] = (
    Help(
        tuple(f"{mistake}ShowButton" for mistake in _TEXTS),
        QT_TRANSLATE_NOOP("HelpTexts", "Show me"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sets the lab so that this mistake is easy to see. Undo brings your own setting back.",
        ),
    ),
    *(
        Help(
            (f"{mistake}Switch",),
            title,
            text,
            wrong_formula(mistake).latex,
            wrong_formula(mistake).spoken,
        )
        for mistake, (title, text) in _TEXTS.items()
    ),
)
