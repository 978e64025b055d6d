"""BudgetBar: segments in the heads' colours, and the sum in words."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.budget_bar import BudgetBar
from mha_desktop.qt.theme import DARK, LIGHT, Theme, head_colour


@pytest.fixture
def bar(qtbot: QtBot) -> BudgetBar:
    widget = BudgetBar(LIGHT)
    qtbot.addWidget(widget)
    widget.resize(240, widget.sizeHint().height())
    widget.show()
    return widget


def colour_at(bar: BudgetBar, x: int) -> QColor:
    return bar.segments.grab().toImage().pixelColor(x, 2)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_segments_have_the_colours_of_their_heads(bar: BudgetBar, theme: Theme) -> None:
    bar.set_theme(theme)
    bar.set_budget(512, 8)
    for head in range(8):
        assert colour_at(bar, 30 * head + 2) == head_colour(theme, head)


def test_numbers_show_only_where_all_fit(bar: BudgetBar) -> None:
    bar.set_budget(512, 8)
    assert bar.segments.numbered()
    bar.set_budget(512, 128)
    assert not bar.segments.numbered()


def test_sum_is_written_and_read_out(bar: BudgetBar) -> None:
    bar.set_budget(512, 8)
    texts = [label.text() for label in bar.findChildren(QLabel)]
    assert texts == ["512 = 8 × 64", "d<sub>k</sub> = <b>64</b>"]
    assert bar.accessibleDescription() == "512 = 8 × 64"


def test_128_segments_fill_the_bar(bar: BudgetBar) -> None:
    """Rounding must leave no hole and no overhang at the end."""
    bar.set_budget(1024, 128)
    assert colour_at(bar, 239) == head_colour(LIGHT, 127)
