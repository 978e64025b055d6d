"""The style sheet is complete for every theme, and gives controls their height at any text size."""

import re

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mha_desktop.panels.style_sheet import BODY_POINTS, label_beside_fields, set_role, style_sheet
from mha_desktop.qt.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from mha_desktop.resources import resource

THEMES = pytest.mark.parametrize(
    "theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name
)


@THEMES
def test_style_sheet_leaves_nothing_to_fill(theme: Theme) -> None:
    text = style_sheet(theme)
    assert "$" not in text
    assert theme.accent.name() in text


@THEMES
def test_every_picture_of_the_style_sheet_exists(theme: Theme) -> None:
    names = re.findall(r'url\("[^"]*/(style/[^"]+)"\)', style_sheet(theme))
    assert names
    for name in names:
        assert resource(name).is_file()


@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QLineEdit, QComboBox, QSpinBox])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_controls_are_32_high_and_grow_with_the_text(
    qtbot: QtBot, kind: type[QWidget], scale: float
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    control = kind()
    row.addWidget(control)
    font = QFont("DejaVu Sans")
    font.setPointSizeF(BODY_POINTS * scale)
    window.setFont(font)
    window.setStyleSheet(style_sheet(LIGHT, scale))
    window.show()
    assert scale > 1 or control.height() == 32
    assert control.height() >= control.fontMetrics().height()


def test_role_changes_the_look_at_once(qtbot: QtBot) -> None:
    button = QPushButton("Export")
    qtbot.addWidget(button)
    button.setStyleSheet(style_sheet(LIGHT))
    button.ensurePolished()
    set_role(button, "main")
    button.resize(80, 32)
    assert button.grab().toImage().pixelColor(8, 16) == LIGHT.accent


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
def test_icons_grow_with_the_text(
    qtbot: QtBot, kind: type[QPushButton] | type[QToolButton]
) -> None:
    """And no more than it, where lines and margins are magnified, too."""
    button = kind()
    qtbot.addWidget(button)
    for scale, pixel_scale, expected in ((1.0, 1.0, 16), (2.0, 1.0, 32), (3.0, 2.0, 48)):
        button.setStyleSheet(style_sheet(LIGHT, scale, pixel_scale))
        button.ensurePolished()
        assert button.iconSize().width() == expected


def test_labels_of_a_form_stand_in_the_middle_of_their_rows(qtbot: QtBot) -> None:
    window, field = QWidget(), QComboBox()
    qtbot.addWidget(window)
    form = QFormLayout(window)
    form.addRow("Colours", field)
    label_beside_fields(form)
    window.setStyleSheet(style_sheet(LIGHT))
    window.show()
    label = form.labelForField(field)
    assert abs(label.geometry().center().y() - field.geometry().center().y()) <= 1
    assert label.height() >= field.height() - 2
