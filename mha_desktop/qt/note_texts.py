"""Notes of the lab in the user's language."""

from PySide6.QtCore import QCoreApplication, QLocale

from mha_desktop.lab.notes import Choice, Note

# The templates stand beside the rules that use them, in packages that know nothing of Qt.
CONTEXT = "Notes"


def note_text(note: Note) -> str:
    """Return the sentence of a note, translated, with a capital letter and a full stop."""
    text = QCoreApplication.translate(CONTEXT, note.template).format(**note.values)
    # Symbols such as d_model keep their small letter.
    return f"{text}." if text.startswith("d_") else f"{text[:1].upper()}{text[1:]}."


def choice_text(choice: Choice) -> str:
    """Return the label of a value that a message offers."""
    templates = {
        "n_heads": QCoreApplication.translate(CONTEXT, "{value} heads"),
        "d_model": QCoreApplication.translate(CONTEXT, "d_model {value}"),
    }
    return templates[choice.field].format(value=QLocale().toString(choice.value))
