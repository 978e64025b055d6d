"""What the pages of the Sharing view show while there are no tokens."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel

from mha_desktop.panels.style_sheet import set_role


def empty_page() -> QLabel:
    """Return a friendly text in the middle of the page."""
    text = QCoreApplication.translate(
        "SharingView", "Type a sentence above to see what sharing does to its heads."
    )
    label = QLabel(text)
    set_role(label, "secondary")
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    return label
