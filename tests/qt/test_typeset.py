"""Formulas are typeset as SVG that Qt can paint, and only where one is shown."""

import subprocess
import sys
from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import MistakeName
from mha_desktop.qt.mistake_texts import Formula, right_formula, wrong_formula
from mha_desktop.qt.typeset import formula_renderer, formula_size

FRACTION = r"\frac{q}{k}"


def inked(latex: str, colour: str = "#1A2230") -> QImage:
    image = QImage((formula_size(latex, 32)).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    formula_renderer(latex, QColor(colour)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def ink(image: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 128
    ]


def test_a_fraction_has_a_numerator_a_line_and_a_denominator(qtbot: QtBot) -> None:
    """Glyphs that Qt cannot read would leave the line only, or nothing."""
    rows = {y for _, y in ink(inked(FRACTION))}
    height = inked(FRACTION).height()
    gaps = [y for y in range(min(rows), max(rows)) if y not in rows]
    assert len(rows) > 20
    assert min(gaps) < height / 2 < max(gaps)


def test_colours_are_the_ones_asked_for(qtbot: QtBot) -> None:
    for colour in ("#ff0000", "#00ff00"):
        image = inked(FRACTION, colour)
        solid = {
            image.pixelColor(x, y).name()
            for x, y in ink(image)
            if image.pixelColor(x, y).alpha() == 255
        }
        assert solid == {colour}


def test_sizes_grow_with_the_font(qtbot: QtBot) -> None:
    small, large = formula_size(FRACTION, 10.0), formula_size(FRACTION, 20.0)
    assert large.height() == pytest.approx(2 * small.height())
    assert large.width() == pytest.approx(2 * small.width())
    assert formula_size("qqqq", 10.0).width() > 3 * formula_size("q", 10.0).width()


@pytest.mark.parametrize("formula_of", [wrong_formula, right_formula])
@pytest.mark.parametrize("mistake", get_args(MistakeName))
def test_every_formula_of_a_mistake_can_be_typeset(
    qtbot: QtBot, mistake: MistakeName, formula_of: Callable[[MistakeName], Formula]
) -> None:
    formula = formula_of(mistake)
    assert len(ink(inked(formula.latex))) > 50
    assert formula.spoken
    assert "\\" not in formula.spoken


def test_the_window_starts_without_the_typesetter() -> None:
    """Its import takes as long as half the start of the window."""
    program = (
        "import sys; import mha_desktop.app.main_window; "
        "import mha_desktop.panels.mistakes.mistakes_panel; "
        "sys.exit('ziamath' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
