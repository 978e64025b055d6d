"""The style sheet of the application, made from a theme.

Widgets ask for a part of the look by a dynamic property:

``role``
    On a label: ``caption``, ``secondary``, ``strong``, ``title``, ``section``, ``equation``,
    ``readout``, ``code``, ``error``, ``on_error`` or ``field`` (beside a field, as high as it). On
    a button: ``main`` (filled with the accent) or ``quiet`` (without outline). On a line edit:
    ``sentence``. On a list: ``field`` (with an outline).
``ground``
    On a container: ``panel``, ``window`` or ``error``.
``line``
    On a container: ``below`` draws a divider under it.
"""

import re
from dataclasses import fields
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFormLayout, QFrame, QWidget

from mha_desktop.qt.theme import Theme
from mha_desktop.resources import resource

# Points at a text scale of 1. Body text has the size of the application's font.
BODY_POINTS = 10.0
_PIXELS = re.compile(r"(?<![\w.])(\d+)px")
# Pixels at a text scale of 1, of what grows with the text beside it.
_ICONS = {
    "icon": 16, "around_icon": 24, "beside_icon": 26, "arrow": 12, "around_arrow": 20, "box": 14,
    "round": 7,
}  # fmt: skip
_POINTS = {
    "caption_pt": 9.0,
    "body_pt": BODY_POINTS,
    "title_pt": 11.0,
    "section_pt": 13.0,
    "readout_pt": 16.0,
}


def style_sheet(theme: Theme, text_scale: float = 1.0, pixel_scale: float = 1.0) -> str:
    """Return the style sheet for ``QApplication.setStyleSheet``, over the Fusion style.

    Parameters
    ----------
    theme : Theme
        Colours.
    text_scale : float
        Size of the application's font divided by `BODY_POINTS`; 1 to 2, and more in a presentation.
    pixel_scale : float
        What heights, margins and lines are magnified by; icons grow with the text beside them.
    """
    colours = {
        field.name: getattr(theme, field.name).name()
        for field in fields(theme)
        if isinstance(getattr(theme, field.name), QColor)
    }
    points = {name: f"{size * text_scale:g}" for name, size in _POINTS.items()}
    icons = {name: f"{round(size * text_scale / pixel_scale)}" for name, size in _ICONS.items()}
    folder = resource(f"style/{theme.name}")
    sheets = (resource("style/application.qss"), folder / "theme.qss")
    template = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists())
    sheet = Template(template).substitute(colours, style=folder.as_posix(), **points, **icons)
    return _PIXELS.sub(lambda found: f"{round(int(found[1]) * pixel_scale)}px", sheet)


def label_beside_fields(form: QFormLayout) -> None:
    """Let the labels of a form stand in the middle of their rows; Qt puts them a little higher."""
    for row in range(form.rowCount()):
        item = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        label = None if item is None else item.widget()
        if label is not None:
            set_role(label, "field")


def set_role(widget: QWidget, role: str) -> None:
    """Give the widget a part of the look (see the module), and show it at once."""
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def set_ground(widget: QWidget, ground: str) -> None:
    """Give a widget a ground (see the module), also one of our own classes."""
    widget.setProperty("ground", ground)
    # Without it, style sheets leave the ground of subclasses of QWidget alone.
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)


def divider(parent: QWidget | None = None) -> QFrame:
    """Return a horizontal line of 1 px between two groups of controls."""
    line = QFrame(parent)
    line.setProperty("divider", True)
    return line


def upright_divider(parent: QWidget | None = None) -> QFrame:
    """Return a vertical line of 1 px between two columns."""
    line = QFrame(parent)
    line.setProperty("divider", "upright")
    return line
