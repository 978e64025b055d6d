"""What the pages of the Sharing view say while there are no tokens."""

from PySide6.QtCore import QCoreApplication


def empty_text() -> str:
    """Return a friendly text."""
    return QCoreApplication.translate(
        "SharingView", "Type a sentence above to see what sharing does to its heads."
    )
