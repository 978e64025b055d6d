"""Two lines of text under a picture: what is pointed at, in words."""

from PySide6.QtWidgets import QLabel, QSizePolicy

from mha_desktop.panels.style_sheet import set_role


def reading_line() -> QLabel:
    """Return a label of two lines; its text does not decide the size of the page."""
    label = QLabel()
    set_role(label, "caption")
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    label.setFixedHeight(2 * label.fontMetrics().lineSpacing())
    return label
