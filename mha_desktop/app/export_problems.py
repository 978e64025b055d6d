"""What went wrong with a picture, in one sentence."""

from mha_desktop.engine.errors import AttentionError
from mha_desktop.lab.notes import LabError, Note

NO_MEMORY = Note("there is not enough memory for such a picture; choose a smaller one")


def note_of(error: LabError | AttentionError | OSError | MemoryError) -> Note:
    """Return the sentence about an error that can be expected."""
    match error:
        case LabError():
            return error.note
        case AttentionError():
            return Note(error.template, error.values)
        case MemoryError():
            return NO_MEMORY
        case _:
            return Note("{problem}", {"problem": str(error)})


def expected_note(error: BaseException) -> Note | None:
    """Return the sentence about an error; None if it is a mistake of the program."""
    if isinstance(error, LabError | AttentionError | OSError | MemoryError):
        return note_of(error)
    return None
