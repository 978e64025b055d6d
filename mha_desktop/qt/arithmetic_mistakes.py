"""Where on the way to a weight a deliberate mistake is made, in words."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.mistakes import FORGOTTEN_TEMPERATURE
from mha_desktop.lab.cell_arithmetic import CellArithmetic
from mha_desktop.lab.state import MistakeName
from mha_desktop.qt.numbers import localised
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

# The number of the step, and what is wrong in it.
_NOTES: dict[MistakeName, tuple[int, str]] = {
    "unscaled": (2, QT_TRANSLATE_NOOP("Arithmetic", "Mistake: q·k is not divided by √{d_k}.")),
    "scaled_by_d_model": (
        2,
        QT_TRANSLATE_NOOP("Arithmetic", "Mistake: q·k is divided by √{d_model}, not by √{d_k}."),
    ),
    "forgotten_temperature": (
        2,
        QT_TRANSLATE_NOOP("Arithmetic", "Mistake: a forgotten factor of {factor} is in here."),
    ),
    "softmax_over_queries": (
        3,
        QT_TRANSLATE_NOOP(
            "Arithmetic", "Mistake: the softmax is taken down the column of the key."
        ),
    ),
    "softmax_twice": (
        3,
        QT_TRANSLATE_NOOP("Arithmetic", "Mistake: the weights go through a second softmax."),
    ),
    "mask_after_softmax": (
        3,
        QT_TRANSLATE_NOOP(
            "Arithmetic", "Mistake: forbidden keys take part, and are set to 0 afterwards."
        ),
    ),
    "empty_row": (
        3,
        QT_TRANSLATE_NOOP("Arithmetic", "Mistake: a row without a key is 0 / 0 instead of 0."),
    ),
    "interleaved_groups": (
        1,
        QT_TRANSLATE_NOOP(
            "Arithmetic",
            "Mistake: H{head} reads key/value head {read}; its group has key/value head {grouped}.",
        ),
    ),
    "sliced_output": (
        4,
        QT_TRANSLATE_NOOP("Arithmetic", "The mistake, gains on slices of the output, comes later."),
    ),
}


def mistake_note(arithmetic: CellArithmetic, step: int) -> str:
    """Return what is wrong in a step (1 to 4); empty if nothing is."""
    if arithmetic.mistake is None:
        return ""
    where, template = _NOTES[arithmetic.mistake]
    if where != step:
        return ""
    return QCoreApplication.translate("Arithmetic", template).format(
        d_k=arithmetic.d_k,
        d_model=arithmetic.d_model,
        factor=localised(f"{FORGOTTEN_TEMPERATURE:g}"),
        head=arithmetic.head + 1,
        read=arithmetic.kv_head + 1,
        grouped=arithmetic.grouped_kv_head + 1,
    )
