"""A label in front of its field."""

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

_SELECTOR_LETTERS = 11


def box_row(label: str, box: QWidget) -> QHBoxLayout:
    """Return a row of a label with a mnemonic and a small box at its right end."""
    name = QLabel(label)
    name.setBuddy(box)
    name.setToolTip(box.toolTip())
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(name, 2)
    row.addWidget(box)
    return row


def selector_row(label: str, selector: QComboBox) -> QHBoxLayout:
    """Return a row of a label and a drop-down of 3/5 of the width, the same in every row."""
    selector.setMinimumContentsLength(_SELECTOR_LETTERS)
    selector.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
    row = box_row(label, selector)
    row.setStretchFactor(selector, 3)
    return row
