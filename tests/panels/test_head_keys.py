"""Where keys lead and which tokens a zoomed map shows: arithmetic that never leaves the picture."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from mha_desktop.panels.heads.cell_keys import CELL_STEPS, moved_cell, moved_head
from mha_desktop.panels.heads.token_window import FEWEST, TokenWindow, nearest_window, whole

Key = Qt.Key
HEAD_KEYS = (
    Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down,
    Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home, Key.Key_End,
)  # fmt: skip

tokens = st.integers(1, 512)
places = st.floats(-100, 700)


@given(
    heads=st.integers(1, 128), columns=st.integers(1, 16), rows=st.integers(1, 8), data=st.data()
)
def test_every_key_leads_to_a_head(
    heads: int, columns: int, rows: int, data: st.DataObject
) -> None:
    head = data.draw(st.integers(0, heads - 1))
    for key in HEAD_KEYS:
        target = moved_head(head, key, heads=heads, columns=columns, page_rows=rows)
        assert target is not None
        assert 0 <= target < heads


def test_a_key_of_no_meaning_leads_nowhere() -> None:
    assert moved_head(0, Key.Key_A, heads=8, columns=4, page_rows=2) is None


def test_down_from_above_a_gap_stays_in_its_column() -> None:
    """Six heads in rows of four: nothing lies under H3, so Down stays there."""
    assert moved_head(2, Key.Key_Down, heads=6, columns=4, page_rows=1) == 2
    assert moved_head(1, Key.Key_Down, heads=6, columns=4, page_rows=1) == 5


@pytest.mark.parametrize("key", CELL_STEPS)
def test_cells_stop_at_the_edges(key: int) -> None:
    cell = (1, 1)
    for _ in range(5):
        cell = moved_cell(cell, key, 3)
    assert min(cell) >= 0
    assert max(cell) <= 2


@given(tokens=tokens, left=places, top=places, size=st.floats(0, 700))
def test_a_window_lies_in_the_map(tokens: int, left: float, top: float, size: float) -> None:
    window = nearest_window(tokens, left, top, size)
    assert min(FEWEST, tokens) <= window.count <= tokens
    for shown in (window.queries, window.keys):
        assert 0 <= shown[0] <= shown[-1] < tokens


@given(tokens=tokens, data=st.data())
def test_a_window_moves_no_further_than_to_the_cell(tokens: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(1, tokens))
    first = st.integers(0, tokens - count)
    window = TokenWindow(tokens, data.draw(first), data.draw(first), count)
    place = st.integers(0, tokens - 1)
    cell = data.draw(place), data.draw(place)
    moved = window.showing(cell)
    assert cell[0] in moved.queries
    assert cell[1] in moved.keys
    assert moved.showing(cell) == moved
    if cell[0] in window.queries and cell[1] in window.keys:
        assert moved == window


def test_the_whole_map_is_a_window() -> None:
    assert whole(12).queries == range(12)
