"""A zoomed map shows whole tokens, as many rows as columns, and never more than there are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.panels.heads.token_window import TokenWindow, nearest_window, whole

WINDOWS = st.integers(1, 512).flatmap(
    lambda tokens: st.builds(
        nearest_window,
        st.just(tokens),
        st.floats(-600, 1200),
        st.floats(-600, 1200),
        st.floats(-10, 1200),
    )
)


@given(WINDOWS)
def test_a_window_lies_in_its_map_and_shows_eight_tokens_or_all(window: TokenWindow) -> None:
    for shown in (window.queries, window.keys):
        assert len(shown) == window.count
        assert shown.start >= 0
        assert shown.stop <= window.tokens
    assert window.count >= min(8, window.tokens)


@given(WINDOWS, st.data())
def test_a_window_moves_no_farther_than_it_must_to_show_a_cell(
    window: TokenWindow, data: st.DataObject
) -> None:
    """Found by trying all places, the nearest first."""
    token = st.integers(0, window.tokens - 1)
    query, key = data.draw(token), data.draw(token)
    moved = window.showing((query, key))
    places = range(window.tokens - window.count + 1)
    for first, wanted, to_show in (
        (window.first_query, moved.first_query, query),
        (window.first_key, moved.first_key, key),
    ):
        fitting = [place for place in places if place <= to_show < place + window.count]
        assert wanted == min(fitting, key=lambda place: abs(place - first))
    assert (moved.count, moved.tokens) == (window.count, window.tokens)


@pytest.mark.parametrize(
    ("left", "top", "size", "expected"),
    [
        (10.4, 20.6, 12.4, TokenWindow(64, 21, 10, 12)),
        (60.0, -3.0, 12.0, TokenWindow(64, 0, 52, 12)),
        (5.0, 5.0, 1.0, TokenWindow(64, 5, 5, 8)),
        (5.0, 5.0, 100.0, TokenWindow(64, 0, 0, 64)),
    ],
)
def test_the_nearest_window_to_a_square(
    left: float, top: float, size: float, expected: TokenWindow
) -> None:
    assert nearest_window(64, left, top, size) == expected


def test_turning_exchanges_rows_and_columns() -> None:
    window = TokenWindow(64, 5, 20, 12)
    assert window.turned == TokenWindow(64, 20, 5, 12)
    assert (window.turned.queries, window.turned.keys) == (window.keys, window.queries)
    assert whole(64) == TokenWindow(64, 0, 0, 64)
