"""Pictures of the grid are kept for the next time: none may ever stand for another state."""

from collections.abc import Mapping

import pytest
from heads_bench import Bench
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import CausalMask, LogRange, NoMask, PerHeadRange, SharedRange
from mha_desktop.panels.heads import heads_item
from mha_desktop.panels.heads.heads_grid import HeadsGrid
from mha_desktop.panels.heads_view import HeadsView
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.theme import DARK, LIGHT, Theme

ROOM = QSize(800, 500)
LONG = " ".join(["The cat sat on the warm mat"] * 20)

# Each state comes after others that it shares all but one thing with, and after itself.
STATES: tuple[Mapping[str, object], ...] = (
    {"n_heads": 8},
    {"n_heads": 16},
    {"n_heads": 8},
    {"mask": CausalMask()},
    {"n_heads": 16},
    {"temperature": 3.0},
    {"mask": NoMask()},
    {"temperature": 1.0},
    {"gains": (0.0,) * 16},
    {"n_heads": 8},
)


class Grids:
    """A grid that lives through everything, and new ones beside it."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self._bench = Bench(qtbot, HeadsView)
        self._theme = LIGHT
        self._kept = self._new()

    def _new(self) -> HeadsGrid:
        heads, weights = self._bench.heads_model, self._bench.weights_model
        grid = HeadsGrid(heads, weights, FigureSource(heads, weights), self._theme)
        self._qtbot.addWidget(grid)
        return grid

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._kept.set_theme(theme)

    def set_state(self, **fields: object) -> None:
        self._bench.set_state(**fields)

    def set_view(self, **fields: object) -> None:
        self._bench.set_view(**fields)

    def pictures(self) -> tuple[QImage, QImage]:
        """Return what the old grid shows, and one that has never shown anything before."""
        return self._picture(self._kept), self._picture(self._new())

    def _picture(self, grid: HeadsGrid) -> QImage:
        grid.set_room(ROOM, 0)
        grid.resize(ROOM)
        grid.show_view(self._bench.view_state)
        return grid.grab().toImage()


@pytest.fixture
def grids(qtbot: QtBot) -> Grids:
    return Grids(qtbot)


@pytest.mark.parametrize("sentence", ["The tired cat sat", LONG])
def test_every_state_looks_as_if_it_were_the_first(grids: Grids, sentence: str) -> None:
    grids.set_state(sentence=sentence)
    for fields in STATES * 2:
        grids.set_state(**fields)
        kept, fresh = grids.pictures()
        assert kept == fresh, fields


def test_every_range_map_and_theme_looks_as_if_it_were_the_first(grids: Grids) -> None:
    views: tuple[Mapping[str, object], ...] = (
        {"colour_range": PerHeadRange()},
        {"colour_range": LogRange()},
        {"colour_map": "greys"},
        {"colour_range": PerHeadRange()},
        {"colour_range": SharedRange()},
        {"colour_map": "viridis"},
    )
    grids.set_state(mask=CausalMask())
    for theme in (DARK, LIGHT, DARK):
        grids.set_theme(theme)
        for fields in views * 2:
            grids.set_view(**fields)
            kept, fresh = grids.pictures()
            assert kept == fresh, (theme.name, fields)


def test_a_drag_that_comes_back_colours_nothing_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Colouring 128 heads takes a tenth of a frame."""
    bench = Bench(qtbot, HeadsView)
    coloured: list[object] = []
    colour = heads_item.grid_image

    def counting(*arguments: object) -> object:
        coloured.append(arguments)
        return colour(*arguments)

    for heads in (4, 8, 16):
        bench.set_state(n_heads=heads)
    monkeypatch.setattr(heads_item, "grid_image", counting)
    for heads in (8, 4, 8, 16):
        bench.set_state(n_heads=heads)
    assert not coloured
    bench.set_state(temperature=0.5)
    assert len(coloured) == 1
