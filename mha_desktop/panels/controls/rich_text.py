"""Names of the mathematics as rich text with real subscripts."""

import re
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

_SYMBOL = re.compile(r"\b(d(?=_[km])|W(?=_[QKVO]))_(k|model|[QKVO])\b")


def subscripted(name: str) -> str:
    """Return the HTML of a name whose part after the underscore is a subscript.

    ``"d_model"`` becomes ``d<sub>model</sub>``. The mark ``&`` of a mnemonic is kept.
    """
    base, _, below = name.partition("_")
    return escape(base).replace("&amp;", "&") + (f"<sub>{escape(below)}</sub>" if below else "")


def with_subscripts(text: str) -> str:
    """Return the HTML of a sentence in which names such as d_k and W_O have real subscripts."""
    return re.sub(r"(?<=[A-Za-z])_([A-Za-z]+)", r"<sub>\1</sub>", escape(text, quote=False))


def with_symbols(text: str) -> str:
    """Return the HTML of a sentence that quotes words of the user, which keep their underscores.

    Only d_k, d_model and the matrices have real subscripts.
    """
    return _SYMBOL.sub(r"\1<sub>\2</sub>", escape(text, quote=False))


def rich_label(html: str, parent: QWidget | None = None) -> QLabel:
    """Return a label that shows HTML, whatever the text looks like."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(html)
    return label


def set_tip(widget: QWidget, tip: str) -> None:
    """Give a widget a tool tip in which d_k, d_model and the matrices have real subscripts."""
    html = with_symbols(tip)
    if "<sub>" in html:
        set_rich_tip(widget, html)
    else:
        widget.setToolTip(tip)


def set_rich_tip(widget: QWidget, tip: str) -> None:
    """Give a widget a tool tip with subscripts; readers, who would spell their tags out, hear W_O.

    Qt takes the tool tip for the description of a widget that has none.
    """
    widget.setToolTip(tip)
    widget.setAccessibleDescription(re.sub(r"<sub>(.*?)</sub>", r"_\1", tip))
