"""What a cell says in words: "H4 'sat' looks at 'cat' 0.42"."""

import unicodedata
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.state import Cell
from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.models.weights_model import WeightsModel

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
    value : str
        The weight; empty where the mask leaves none.
    note : str
        Why the weight is what it is, where that needs to be said; else empty.
    """

    sentence: str
    value: str = ""
    note: str = ""

    def __str__(self) -> str:
        text = f"{self.sentence} {self.value}".rstrip()
        return f"{text}. {self.note}" if self.note else text


def cell_reading(model: WeightsModel, head: int, cell: Cell) -> Reading:
    """Return what the weight of one cell of one head says."""
    query, key = (quoted(model.tokens[place]) for place in cell)
    if not model.is_allowed(*cell):
        template = translate("Reading", "H{head} {query} may not look at {key}")
        note = translate("Reading", "The mask hides this key from this query.")
        return Reading(template.format(head=head + 1, query=query, key=key), note=note)
    template = translate("Reading", "H{head} {query} looks at {key}")
    return Reading(
        sentence=template.format(head=head + 1, query=query, key=key),
        value=weight_text(model.weight(head, *cell)),
        note=_flat_note(model, head, cell[0]),
    )


def _flat_note(model: WeightsModel, head: int, query: int) -> str:
    if not model.is_flat(head, query):
        return ""
    template = translate(
        "Reading", "Every score in this row is equal, so every key gets 1/{count}."
    )
    return template.format(count=model.allowed_keys(query))


def weight_text(weight: float) -> str:
    """Return a weight with two decimals, a small one with its first digit: 0.42, 0.0003."""
    if weight >= 0.005 or weight == 0:
        return f"{weight:.2f}"
    return f"{weight:.1g}" if weight >= 1e-4 else "< 0.0001"


def quoted(token: str) -> str:
    """Return a token in single quotes, fit to stand in a sentence in any direction of writing."""
    shown = displayable(token)
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in shown):
        shown = f"{_ISOLATE}{shown}{_END_ISOLATE}"
    return f"'{shown}'"
