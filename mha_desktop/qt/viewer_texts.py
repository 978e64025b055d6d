"""What is said while weights out of a file are on show."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.tokens import displayable
from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.qt.note_texts import note_text

translate = QCoreApplication.translate


def not_known() -> str:
    """Return why most of the lab has nothing to show."""
    return translate(
        "Viewer",
        "These weights were read from a file: queries, keys, values and W_O are not known.",
    )


def file_name(result: WeightsResult) -> str:
    """Return what the file is called."""
    return displayable(Path(result.source.path).name)


def sums_text(result: WeightsResult) -> str:
    """Return what the rows of the file sum to, and whether weights are negative."""
    return " ".join(note_text(note) for note in result.arrays.notes)
