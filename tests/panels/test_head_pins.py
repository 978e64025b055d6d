"""What a click or a key pins stays on show until it is let go, and it is plain what that is."""

import pytest
from head_map_samples import LEFT, click_cell, click_label, label_point, words
from heads_bench import Bench, hover, part
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import PinnedCell, PinnedKey, PinnedQuery
from mha_desktop.panels.head.map_page import MapPage
from mha_desktop.panels.heads.read_out import ReadOut

Key = Qt.Key


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    bench = Bench(qtbot, MapPage)
    bench.set_view(selected_head=3)
    return bench


def test_a_click_pins_a_cell_and_a_second_one_lets_go(bench: Bench) -> None:
    click_cell(bench, 3, 2)
    assert bench.view_state.pin == PinnedCell(3, 2)
    click_cell(bench, 3, 2)
    assert bench.view_state.pin is None


def test_two_quick_clicks_pin_and_let_go(bench: Bench) -> None:
    """A double click is two clicks: the second must not be lost."""
    viewport, place = bench.map.viewport(), bench.map_point(3, 2)
    QTest.mouseClick(viewport, LEFT, pos=place)
    QTest.mouseDClick(viewport, LEFT, pos=place)  # the second press alone
    QTest.mouseRelease(viewport, LEFT, pos=place)
    assert bench.view_state.pin is None
    assert bench.view_state.pin is None


def test_a_click_elsewhere_pins_that_instead(bench: Bench) -> None:
    click_cell(bench, 3, 2)
    click_cell(bench, 5, 0)
    assert bench.view_state.pin == PinnedCell(5, 0)


def test_a_click_on_a_label_pins_its_token(bench: Bench) -> None:
    click_label(bench, 0, 4)
    assert bench.view_state.pin == PinnedQuery(4)
    click_label(bench, 1, 6)
    assert bench.view_state.pin == PinnedKey(6)
    click_label(bench, 1, 6)
    assert bench.view_state.pin is None


def test_labels_of_a_transposed_map_pin_what_they_stand_for(bench: Bench) -> None:
    bench.set_view(transposed=True)
    click_label(bench, 0, 4)
    assert bench.view_state.pin == PinnedKey(4)
    click_label(bench, 1, 6)
    assert bench.view_state.pin == PinnedQuery(6)


def test_a_thinned_label_pins_the_token_that_it_names(bench: Bench) -> None:
    """At 512 tokens the pixel in the middle of a label may belong to another token."""
    bench.set_state(sentence=words(512))
    layout = bench.map.head_layout
    assert layout is not None
    assert layout.step > 1
    click_label(bench, 0, 2 * layout.step)
    assert bench.view_state.pin == PinnedQuery(2 * layout.step)
    click_label(bench, 1, 3 * layout.step)
    assert bench.view_state.pin == PinnedKey(3 * layout.step)


def test_other_buttons_and_empty_places_pin_nothing(bench: Bench) -> None:
    QTest.mouseClick(bench.map.viewport(), Qt.MouseButton.RightButton, pos=bench.map_point(3, 2))
    QTest.mouseClick(bench.map.viewport(), LEFT, pos=QPoint(2, 300))
    assert bench.view_state.pin is None


def test_a_drag_pins_nothing(bench: Bench) -> None:
    viewport = bench.map.viewport()
    QTest.mousePress(viewport, LEFT, pos=bench.map_point(3, 2))
    QTest.mouseMove(viewport, bench.map_point(5, 5))
    QTest.mouseRelease(viewport, LEFT, pos=bench.map_point(5, 5))
    assert bench.view_state.pin is None


def test_keys_pin_the_cell_its_query_or_its_key_and_let_go(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(cell=(3, 2))
    pins = (
        (Key.Key_Return, PinnedCell(3, 2)), (Key.Key_Space, PinnedCell(3, 2)),
        (Key.Key_Q, PinnedQuery(3)), (Key.Key_K, PinnedKey(2)),
    )  # fmt: skip
    for key, pin in pins:
        qtbot.keyClick(bench.map, key)
        assert bench.view_state.pin == pin
        qtbot.keyClick(bench.map, key)
        assert bench.view_state.pin is None


def test_escape_lets_go_before_it_leaves(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(pin=PinnedCell(3, 2))
    with qtbot.assertNotEmitted(bench.view.closed):
        qtbot.keyClick(bench.map, Key.Key_Escape)
    assert bench.view_state.pin is None
    with qtbot.waitSignal(bench.view.closed):
        qtbot.keyClick(bench.map, Key.Key_Escape)


def test_escape_ends_a_drag_first_and_brings_the_map_back(qtbot: QtBot, bench: Bench) -> None:
    bench.set_state(sentence=words(64))
    bench.set_view(cell=(32, 32), pin=PinnedCell(32, 32))
    for _ in range(4):
        qtbot.keyClick(bench.map, Key.Key_Plus)
    before, viewport = bench.map.window_shown, bench.map.viewport()
    start = bench.map_point(before.queries[2], before.keys[2])
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in (40, 80, 120):
        QTest.mouseMove(viewport, start + QPoint(step, step))
    assert bench.map.window_shown != before
    with qtbot.assertNotEmitted(bench.view.closed):
        qtbot.keyClick(bench.map, Key.Key_Escape)
    QTest.mouseMove(viewport, start + QPoint(160, 160))
    QTest.mouseRelease(viewport, LEFT, pos=start + QPoint(160, 160))
    assert bench.map.window_shown == before
    assert bench.view_state.pin == PinnedCell(32, 32)


@pytest.mark.parametrize(
    ("pin", "moved"),
    [
        (PinnedCell(3, 2), PinnedCell(4, 3)),
        (PinnedQuery(3), PinnedQuery(4)),
        (PinnedKey(2), PinnedKey(3)),
    ],
)
def test_arrows_take_the_pin_along(qtbot: QtBot, bench: Bench, pin: object, moved: object) -> None:
    bench.set_view(pin=pin, cell=(3, 2))
    qtbot.keyClick(bench.map, Key.Key_Down)
    qtbot.keyClick(bench.map, Key.Key_Right)
    assert bench.view_state.pin == moved
    assert bench.view_state.cell == (4, 3)


def test_arrows_go_where_they_point_in_a_transposed_map(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(transposed=True, cell=(3, 2))
    qtbot.keyClick(bench.map, Key.Key_Down)
    assert bench.view_state.cell == (3, 3)
    qtbot.keyClick(bench.map, Key.Key_Right)
    assert bench.view_state.cell == (4, 3)


def test_what_is_pinned_is_read_out_and_written(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(pin=PinnedCell(3, 2))
    weight = bench.weight(3, 3, 2)
    assert bench.read_out() == f"H4 'sat' looks at 'cat' {weight}. Pinned: 'sat' → 'cat'."
    hover(qtbot, bench.map, bench.map_point(4, 0))
    assert bench.read_out().startswith("H4 'on' looks at 'The'")
    assert bench.read_out().endswith("Pinned: 'sat' → 'cat'.")
    assert part(bench.view, ReadOut).accessibleDescription() == bench.read_out()


@pytest.mark.parametrize("pin", [PinnedCell(3, 2), PinnedQuery(3), PinnedKey(2)])
def test_a_pin_changes_the_picture_at_its_labels_and_cells(bench: Bench, pin: object) -> None:
    before = bench.map.grab().toImage()
    places = {"row": label_point(bench, 0, 3), "column": label_point(bench, 1, 2)}
    bench.set_view(pin=pin)
    after = bench.map.grab().toImage()

    def changed(place: QPoint) -> bool:
        return any(
            before.pixel(place.x() + x, place.y() + y) != after.pixel(place.x() + x, place.y() + y)
            for x in range(-12, 13)
            for y in range(-8, 9)
        )

    assert changed(places["row"]) == (not isinstance(pin, PinnedKey))
    assert changed(places["column"]) == (not isinstance(pin, PinnedQuery))
    box = bench.map.head_layout.cell_rect(3, 2)
    assert changed(QPoint(box.x, box.y))


def test_labels_say_that_they_can_be_clicked(qtbot: QtBot, bench: Bench) -> None:
    viewport = bench.map.viewport()
    qtbot.mouseMove(viewport, label_point(bench, 0, 3))
    assert viewport.cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(viewport, bench.map_point(3, 2))
    assert viewport.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_pins_are_announced(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(cell=(3, 2))
    qtbot.keyClick(bench.map, Key.Key_Return)
    assert bench.map.accessibleDescription().endswith("Pinned: 'sat' → 'cat'.")
    qtbot.keyClick(bench.map, Key.Key_Escape)
    assert bench.map.accessibleDescription() == "Let go."
