"""Numbers in the texts of lessons follow the user's language."""

import pytest
from PySide6.QtCore import QLocale

from mha_desktop.qt.lesson_texts import value_text


@pytest.fixture
def german() -> object:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("value", "form", "text"),
    [
        (0.98617, ".2f", "0.99"),
        (-1.5511, ".2f", "−1.55"),
        (1048576, "d", "1,048,576"),
        (64, "", "64"),
        (0.5, "", "0.50"),
        (0.25, ".0%", "25\u00a0%"),
        (8.94e-8, ".0e", "9\u00a0×\u00a010⁻⁸"),
        (0.0, ".0e", "0"),
        ("cat", "", "cat"),
        ("*_x", "", "\\*\\_x"),
        (True, "", "yes"),
    ],
)
def test_values_are_written_as_their_form_says(
    value: float | str, form: str, text: str, qapp: object
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    try:
        assert value_text(value, form) == text
    finally:
        QLocale.setDefault(before)


@pytest.mark.usefixtures("german")
def test_german_numbers_have_commas() -> None:
    assert value_text(0.98617, ".2f") == "0,99"
    assert value_text(1048576, "d") == "1.048.576"
    assert value_text(8.94e-8, ".1e") == "8,9\u00a0×\u00a010⁻⁸"
