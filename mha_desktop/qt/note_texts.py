"""Notes of the lab in the user's language."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.notes import Choice, Note
from mha_desktop.qt.numbers import localised

# The templates stand beside the rules that use them, in packages that know nothing of Qt.
CONTEXT = "Notes"


def note_text(note: Note) -> str:
    """Return the sentence of a note, translated, with a capital letter and a full stop."""
    text = note_phrase(note)
    # Symbols such as d_model keep their small letter.
    start = text[:1] if text.startswith("d_") else text[:1].upper()
    stop = "" if text.endswith("…") else "."
    return f"{start}{text[1:]}{stop}"


def note_phrase(note: Note) -> str:
    """Return what a note says, translated, as part of a sentence."""
    values = {name: _value_text(value) for name, value in note.values.items()}
    return QCoreApplication.translate(CONTEXT, note.template).format(**values)


def _value_text(value: object) -> object:
    """Return a value as it is read: numbers with a decimal sign of the language, notes as texts."""
    if isinstance(value, Note):
        return note_phrase(value)
    return localised(str(value)) if isinstance(value, float) else value


def choice_text(choice: Choice) -> str:
    """Return the label of sizes that a message offers, written as the dimension budget is."""
    d_k = choice.d_model // choice.n_heads
    return f"{choice.d_model} = {choice.n_heads} × {d_k}"
