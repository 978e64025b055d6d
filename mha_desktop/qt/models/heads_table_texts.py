"""Titles and tool tips of the table of all heads."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from mha_desktop.qt.numbers import localised
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP


class HeadColumn(IntEnum):
    """The columns, from left to right."""

    NUMBER = 0
    NAME = 1
    ENTROPY = 2
    PREVIOUS = 3
    ITSELF = 4
    FOLLOWING = 5
    BACKWARD = 6
    FIRST = 7
    SEPARATOR = 8
    KV_HEAD = 9
    GAIN = 10


_TITLES = {
    HeadColumn.NUMBER: QT_TRANSLATE_NOOP("HeadsTable", "Head"),
    HeadColumn.NAME: QT_TRANSLATE_NOOP("HeadsTable", "Does"),
    HeadColumn.ENTROPY: QT_TRANSLATE_NOOP("HeadsTable", "Entropy"),
    HeadColumn.PREVIOUS: QT_TRANSLATE_NOOP("HeadsTable", "Previous"),
    HeadColumn.ITSELF: QT_TRANSLATE_NOOP("HeadsTable", "Self"),
    HeadColumn.FOLLOWING: QT_TRANSLATE_NOOP("HeadsTable", "Next"),
    HeadColumn.BACKWARD: QT_TRANSLATE_NOOP("HeadsTable", "Backward"),
    HeadColumn.FIRST: QT_TRANSLATE_NOOP("HeadsTable", "First"),
    HeadColumn.SEPARATOR: QT_TRANSLATE_NOOP("HeadsTable", "Separator"),
    HeadColumn.KV_HEAD: QT_TRANSLATE_NOOP("HeadsTable", "K/V"),
    HeadColumn.GAIN: QT_TRANSLATE_NOOP("HeadsTable", "Gain"),
}

_TIPS = {
    HeadColumn.NUMBER: QT_TRANSLATE_NOOP("HeadsTable", "Number and colour of the head"),
    HeadColumn.NAME: QT_TRANSLATE_NOOP(
        "HeadsTable", "What the head does on this sentence, measured; empty if it has no name"
    ),
    HeadColumn.ENTROPY: QT_TRANSLATE_NOOP(
        "HeadsTable",
        "Mean entropy of the rows, relative to even attention: 1 spreads evenly, 0 looks at one "
        "key. Rows with a single allowed key are left out.",
    ),
    HeadColumn.PREVIOUS: QT_TRANSLATE_NOOP("HeadsTable", "Mean weight on the token before"),
    HeadColumn.ITSELF: QT_TRANSLATE_NOOP("HeadsTable", "Mean weight of a token on itself"),
    HeadColumn.FOLLOWING: QT_TRANSLATE_NOOP("HeadsTable", "Mean weight on the token after"),
    HeadColumn.BACKWARD: QT_TRANSLATE_NOOP("HeadsTable", "Mean weight on all earlier tokens"),
    HeadColumn.FIRST: QT_TRANSLATE_NOOP(
        "HeadsTable", "Mean weight of all later tokens on the first token"
    ),
    HeadColumn.SEPARATOR: QT_TRANSLATE_NOOP("HeadsTable", "Mean weight on punctuation"),
    HeadColumn.KV_HEAD: QT_TRANSLATE_NOOP("HeadsTable", "The key/value head that it reads"),
    HeadColumn.GAIN: QT_TRANSLATE_NOOP(
        "HeadsTable", "Its fader on the mixing desk, or why it adds nothing"
    ),
}


def column_title(column: HeadColumn) -> str:
    """Return the title of a column."""
    return QCoreApplication.translate("HeadsTable", _TITLES[column])


def column_tip(column: HeadColumn) -> str:
    """Return what a column means."""
    return QCoreApplication.translate("HeadsTable", _TIPS[column])


def gain_text(gain: float, *, muted: bool, silenced: bool) -> str:
    """Return the fader, or why a head adds nothing."""
    if muted:
        return QCoreApplication.translate("HeadsTable", "muted")
    return QCoreApplication.translate("HeadsTable", "off") if silenced else localised(f"{gain:.2f}")
