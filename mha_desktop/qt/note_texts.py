"""Notes of the lab in the user's language."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.notes import Choice, Note

# The templates stand beside the rules that use them, in packages that know nothing of Qt.
CONTEXT = "Notes"


def note_text(note: Note) -> str:
    """Return the sentence of a note, translated, with a capital letter and a full stop."""
    text = QCoreApplication.translate(CONTEXT, note.template).format(**note.values)
    # Symbols such as d_model keep their small letter.
    return f"{text}." if text.startswith("d_") else f"{text[:1].upper()}{text[1:]}."


def choice_text(choice: Choice) -> str:
    """Return the label of sizes that a message offers, written as the dimension budget is."""
    d_k = choice.d_model // choice.n_heads
    return f"{choice.d_model} = {choice.n_heads} × {d_k}"
