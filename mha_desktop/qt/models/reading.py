"""What a cell says in words: "H4 'sat' looks at 'cat' 0.42"."""

import unicodedata
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from mha_desktop.lab.state import Cell
from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.glyphs import shown_text
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.numbers import localised

translate = QCoreApplication.translate

# First strong isolate and pop directional isolate (Unicode Standard Annex 9): a right-to-left token
# does not turn the sentence around it.
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = {"R", "AL"}


@dataclass(frozen=True)
class Reading:
    """One cell in words.

    Attributes
    ----------
    sentence : str
        Who looks at whom.
    short : str
        The same where there is little room: "H4 sat → cat".
    value : str
        The weight; empty where the mask leaves none.
    note : str
        Why the weight is what it is, where that needs to be said; else empty.
    spoken : str
        Sentence and value for the ear, where they are not the same as for the eye.
    """

    sentence: str
    short: str = ""
    value: str = ""
    note: str = ""
    spoken: str = ""

    def __str__(self) -> str:
        text = f"{self.sentence} {self.value}".rstrip()
        return f"{text}. {self.note}" if self.note else text

    @property
    def aloud(self) -> str:
        """All of it as a screen reader says it."""
        if not self.spoken:
            return str(self)
        return f"{self.spoken}. {self.note}" if self.note else self.spoken


def cell_reading(model: WeightsModel, head: int, cell: Cell) -> Reading:
    """Return what the weight of one cell of one head says."""
    query, key = (readable(model.tokens[place]) for place in cell)
    names = {"head": head + 1, "query": query, "key": key}
    if not model.is_allowed(*cell):
        return Reading(
            sentence=translate("Reading", "H{head} '{query}' may not look at '{key}'").format(
                **names
            ),
            short=translate("Reading", "H{head} {query} ↛ {key}").format(**names),
            note=translate("Reading", "The mask hides this key from this query."),
            spoken=translate("Reading", "Head {head}: '{query}' may not look at '{key}'").format(
                **names
            ),
        )
    value = weight_text(model.weight(head, *cell))
    return Reading(
        sentence=translate("Reading", "H{head} '{query}' looks at '{key}'").format(**names),
        short=translate("Reading", "H{head} {query} → {key}").format(**names),
        value=value,
        note=_flat_note(model, head, cell[0]),
        spoken=translate("Reading", "Head {head}: '{query}' looks at '{key}', {value}").format(
            **names, value=value
        ),
    )


def _flat_note(model: WeightsModel, head: int, query: int) -> str:
    if not model.is_flat(head, query):
        return ""
    template = translate(
        "Reading", "Every score in this row is equal, so every key gets 1/{count}."
    )
    return template.format(count=model.allowed_keys(query))


def weight_text(weight: float) -> str:
    """Return a weight with two decimals, a small one with its first digit: 0.42, 0.0003.

    Out of a file it may be negative.
    """
    if weight < 0:
        return localised(f"{weight:.2g}")
    if weight >= 0.005 or weight == 0:
        return localised(f"{weight:.2f}")
    return localised(f"{weight:.1g}" if weight >= 1e-4 else "< 0.0001")


def readable(token: str) -> str:
    """Return a token fit to stand in a sentence, whatever its script and direction of writing."""
    text = shown_text(displayable(token), QGuiApplication.font())
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text):
        return f"{_ISOLATE}{text}{_END_ISOLATE}"
    return text
