"""The row of buttons below a dialog."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def dialog_buttons(standard: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Return a row with standard buttons, without the pictures that some systems put on them.

    The style sheet could only keep them off a row that is made inside its dialog, and that is not
    where Tab comes by last.
    """
    box = QDialogButtonBox(standard)
    for button in box.buttons():
        button.setIcon(QIcon())
    return box
