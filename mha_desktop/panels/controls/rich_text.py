"""Names of the mathematics as rich text with real subscripts."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def subscripted(name: str) -> str:
    """Return the HTML of a name whose part after the underscore is a subscript.

    ``"d_model"`` becomes ``d<sub>model</sub>``. The mark ``&`` of a mnemonic is kept.
    """
    base, _, below = name.partition("_")
    return escape(base).replace("&amp;", "&") + (f"<sub>{escape(below)}</sub>" if below else "")


def rich_label(html: str, parent: QWidget | None = None) -> QLabel:
    """Return a label that shows HTML, whatever the text looks like."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(html)
    return label
