"""The Head view: one large map that is pointed at, walked through by keys, zoomed and panned."""

import pytest
from heads_bench import Bench, hover, part, wheel
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFrame
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import DEFAULT_SENTENCE, CausalMask, LogRange
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.head.map_page import MapPage
from mha_desktop.panels.head.sentence_strip_words import SentenceWords
from mha_desktop.panels.head_selector import HeadSelector
from mha_desktop.panels.heads import head_item
from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.panels.heads.empty_item import EmptyItem
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.theme import DARK, LIGHT

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def words(count: int) -> str:
    """Return a sentence of this many tokens."""
    return " ".join(("The cat sat on the warm mat and slept " * count).split()[:count])


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot, MapPage)


@pytest.fixture
def long_bench(qtbot: QtBot) -> Bench:
    """A map of 64 tokens, which can be zoomed."""
    bench = Bench(qtbot, MapPage)
    bench.set_state(sentence=words(64))
    return bench


def drag(bench: Bench, start: QPoint, end: QPoint) -> None:
    """Drag over the map with the left button."""
    window: QWindow = bench.view.window().windowHandle()
    places = [bench.map.viewport().mapTo(bench.view, point) for point in (start, end)]
    QTest.mousePress(window, LEFT, pos=places[0])
    for share in (0.3, 0.6, 1.0):
        step = places[0] + (places[1] - places[0]) * share
        QTest.mouseMove(window, step)
    QTest.mouseRelease(window, LEFT, pos=places[1])


# Pointer and keys


def test_hovering_reads_out_query_key_and_weight(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(selected_head=3)
    hover(qtbot, bench.map, bench.map_point(3, 2))
    assert bench.view_state.cell == (3, 2)
    assert bench.read_out() == f"H4 'sat' looks at 'cat' {bench.weight(3, 3, 2)}"


def test_the_read_out_follows_new_weights_under_a_still_pointer(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(selected_head=3)
    hover(qtbot, bench.map, bench.map_point(3, 2))
    bench.set_state(temperature=4.0)
    assert bench.read_out() == f"H4 'sat' looks at 'cat' {bench.weight(3, 3, 2)}"


def test_the_read_out_follows_another_head_under_a_still_pointer(
    qtbot: QtBot, bench: Bench
) -> None:
    hover(qtbot, bench.map, bench.map_point(3, 2))
    qtbot.keyClick(bench.map, Key.Key_PageDown)
    assert bench.read_out().startswith("H2 'sat' looks at 'cat'")


def test_arrows_move_the_cell(qtbot: QtBot, bench: Bench) -> None:
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Right, Key.Key_Up):
        qtbot.keyClick(bench.map, key)
    assert bench.view_state.cell == (0, 2)
    assert bench.map.accessibleDescription() == bench.map.reading().aloud


def test_page_keys_move_through_the_heads_and_stop_at_the_ends(qtbot: QtBot, bench: Bench) -> None:
    seen = []
    keys = [Key.Key_PageUp, Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp]
    for key in keys:
        qtbot.keyClick(bench.map, key)
        seen.append(bench.view_state.selected_head)
    assert seen == [0, 1, 2, 1]
    bench.set_view(selected_head=7)
    qtbot.keyClick(bench.map, Key.Key_PageDown)
    assert bench.view_state.selected_head == 7


def test_escape_goes_back_to_all_heads(qtbot: QtBot, bench: Bench) -> None:
    with qtbot.waitSignal(bench.view.closed):
        qtbot.keyClick(bench.map, Key.Key_Escape)


def test_tab_leaves_the_map(qtbot: QtBot, bench: Bench) -> None:
    bench.map.setFocus()
    qtbot.waitUntil(bench.map.hasFocus)
    qtbot.keyClick(bench.map, Key.Key_Tab)
    assert not bench.map.hasFocus()


# Tool bar


def test_the_selector_selects_and_shows_the_head(qtbot: QtBot, bench: Bench) -> None:
    selector = part(bench.view, HeadSelector)
    qtbot.keyClick(selector, Key.Key_Down)
    assert bench.view_state.selected_head == 1
    bench.set_view(selected_head=6)
    assert selector.currentText() == bench.heads_model.title(6)


def test_range_and_map_are_chosen_here_too(qtbot: QtBot, bench: Bench) -> None:
    ranges = bench.view.findChild(SegmentedButton, "rangeSelector")
    qtbot.mouseClick(ranges.button(LogRange()), LEFT)
    qtbot.keyClick(bench.view.findChild(QComboBox, "colourMapSelector"), Key.Key_Down)
    assert bench.view_state.colour_range == LogRange()
    assert bench.view_state.colour_map == "cividis"


def test_the_picture_s_own_colour_bar_is_the_only_one(bench: Bench) -> None:
    assert not bench.view.findChildren(ColourBarView)
    layout = bench.map.head_layout
    assert layout is not None
    bar = layout.bar
    image = bench.map.grab().toImage()
    middle = bar.y + bar.height // 2
    colours = {image.pixelColor(bar.x + x, middle).name() for x in range(bar.width)}
    assert len(colours) > 100


# Zoom


def test_the_wheel_zooms_around_the_pointer(long_bench: Bench) -> None:
    long_bench.view.resize(1000, 720)
    wheel(long_bench.map, long_bench.map_point(40, 20), 2)
    window = long_bench.map.window_shown
    assert window.count < 64
    assert 40 in window.queries
    assert 20 in window.keys


def test_the_wheel_does_nothing_below_48_tokens(bench: Bench) -> None:
    wheel(bench.map, bench.map_point(4, 4), 3)
    assert bench.map.window_shown.count == 8


def test_zooming_out_ends_at_the_whole_map(long_bench: Bench) -> None:
    wheel(long_bench.map, long_bench.map_point(40, 20), 3)
    wheel(long_bench.map, long_bench.map_point(*_on_show(long_bench)), -9)
    window = long_bench.map.window_shown
    assert (window.first_query, window.first_key, window.count) == (0, 0, 64)


def _on_show(bench: Bench) -> tuple[int, int]:
    window = bench.map.window_shown
    return window.queries[0], window.keys[0]


def test_dragging_pans_the_zoomed_map(long_bench: Bench) -> None:
    long_bench.set_view(cell=(32, 32))
    for _ in range(4):
        QTest.keyClick(long_bench.map, Key.Key_Plus)
    before = long_bench.map.window_shown
    start = long_bench.map_point(before.queries[2], before.keys[2])
    end = long_bench.map_point(before.queries[6], before.keys[8])
    drag(long_bench, start, end)
    after = long_bench.map.window_shown
    assert after.count == before.count
    assert after.first_query == pytest.approx(before.first_query - 4, abs=1)
    assert after.first_key == pytest.approx(before.first_key - 6, abs=1)


def test_keys_zoom_around_the_cell_and_back(qtbot: QtBot, long_bench: Bench) -> None:
    long_bench.set_view(cell=(50, 10))
    for _ in range(5):
        qtbot.keyClick(long_bench.map, Key.Key_Plus)
    window = long_bench.map.window_shown
    assert window.count < 32
    assert 50 in window.queries
    assert 10 in window.keys
    qtbot.keyClick(long_bench.map, Key.Key_Minus)
    assert long_bench.map.window_shown.count > window.count
    for key in (Key.Key_0, Key.Key_Home):
        qtbot.keyClick(long_bench.map, Key.Key_Plus)
        assert long_bench.map.window_shown.count < 64
        qtbot.keyClick(long_bench.map, key)
        assert long_bench.map.window_shown.count == 64


def test_a_zoomed_cell_is_read_out_by_its_own_tokens(qtbot: QtBot, long_bench: Bench) -> None:
    long_bench.set_view(cell=(50, 10))
    for _ in range(5):
        qtbot.keyClick(long_bench.map, Key.Key_Plus)
    hover(qtbot, long_bench.map, long_bench.map_point(51, 11))
    assert long_bench.view_state.cell == (51, 11)


def test_the_arrows_pan_to_a_cell_beyond_the_edge(qtbot: QtBot, long_bench: Bench) -> None:
    long_bench.set_view(cell=(32, 32))
    for _ in range(6):
        qtbot.keyClick(long_bench.map, Key.Key_Plus)
    last = long_bench.map.window_shown.keys[-1]
    long_bench.set_view(cell=(32, last))
    for _ in range(3):
        qtbot.keyClick(long_bench.map, Key.Key_Right)
    assert long_bench.view_state.cell == (32, last + 3)
    assert last + 3 in long_bench.map.window_shown.keys


def test_the_zoom_stays_while_only_the_weights_change(qtbot: QtBot, long_bench: Bench) -> None:
    qtbot.keyClick(long_bench.map, Key.Key_Plus)
    zoomed = long_bench.map.window_shown
    long_bench.set_state(temperature=2.0)
    assert long_bench.map.window_shown == zoomed
    long_bench.set_state(sentence=words(70))
    assert long_bench.map.window_shown.count == 70


# Content


@pytest.mark.parametrize("tokens", [1, 4, 12, 64, 256, 512])
def test_any_sentence_fits_the_room(bench: Bench, tokens: int) -> None:
    """Nothing is cut off: map, titles and bar lie inside the view."""
    bench.set_state(sentence=words(tokens))
    bench.set_view(cell=(tokens - 1, tokens - 1))
    layout = bench.map.head_layout
    assert layout is not None
    assert layout.content_width <= bench.map.width()
    assert layout.content_height <= bench.map.height()
    bench.view.grab()


def test_the_pointed_token_is_written_where_labels_are_thinned(
    long_bench: Bench,
) -> None:
    layout = long_bench.map.head_layout
    assert layout is not None
    box = layout.cell_rect(21, 42)
    beside = QRect(layout.tile.x - 30, box.y - 8, 28, 18)
    above = QRect(box.x - 10, layout.tile.y - 30, 20, 18)
    before = long_bench.map.grab().toImage()
    long_bench.set_view(cell=(21, 42))
    after = long_bench.map.grab().toImage()
    for place in (beside, above):
        assert before.copy(place) != after.copy(place)


def test_the_first_sentence_has_its_numbers_in_the_cells(bench: Bench) -> None:
    """At the room of the page in a window of usual size, beside arcs and arithmetic."""
    bench.set_state(sentence=DEFAULT_SENTENCE)
    bench.view.resize(1175, 645)
    layout = bench.map.head_layout
    assert layout is not None
    assert layout.number_size is not None


def test_many_tokens_leave_their_words_one_line(qtbot: QtBot, bench: Bench) -> None:
    """The map needs the height; the words scroll."""
    strip = part(bench.view, SentenceWords)
    bench.set_state(sentence="cat")
    qtbot.waitUntil(lambda: strip.height() > 0)
    line = strip.height()
    for count, is_higher in ((47, True), (48, False), (47, True)):
        bench.set_state(sentence=words(count))
        qtbot.waitUntil(lambda wanted=is_higher: (strip.height() > line) is wanted)


def test_the_line_between_arcs_and_arithmetic_is_a_divider(bench: Bench) -> None:
    bench.view.resize(1175, 645)
    bench.view.setStyleSheet(style_sheet(LIGHT, 1))
    line = next(f for f in bench.view.findChildren(QFrame) if f.property("divider") == "upright")
    assert line.isVisible()
    assert line.width() == 1
    middle = line.grab().toImage().pixelColor(0, line.height() // 2)
    assert middle == LIGHT.divider


def test_an_empty_sentence_gets_a_friendly_text(qtbot: QtBot, bench: Bench) -> None:
    bench.set_state(sentence="")
    empty = next(item for item in bench.map.items() if isinstance(item, EmptyItem))
    assert empty.text == "Type a sentence above to see its heads."
    for key in (Key.Key_Right, Key.Key_PageDown, Key.Key_Plus, Key.Key_0):
        qtbot.keyClick(bench.map, key)
    bench.view.grab()
    bench.set_state(sentence="Dog bites man")
    assert empty.text == ""
    assert bench.map.window_shown.count == 3


def test_a_masked_cell_says_so(qtbot: QtBot, bench: Bench) -> None:
    bench.set_state(mask=CausalMask())
    hover(qtbot, bench.map, bench.map_point(1, 4))
    assert "'tired' may not look at 'on'" in bench.read_out()


def test_hovering_colours_no_weight_again(
    qtbot: QtBot, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    coloured: list[object] = []
    colour = head_item.head_image

    def counting(*arguments: object) -> object:
        coloured.append(arguments)
        return colour(*arguments)

    monkeypatch.setattr(head_item, "head_image", counting)
    for key in range(5):
        hover(qtbot, bench.map, bench.map_point(1, key))
    bench.set_state(gains=(0.5,) * 8)
    assert not coloured
    bench.set_view(selected_head=2)
    assert len(coloured) == 1


def test_another_theme_paints_another_ground(bench: Bench) -> None:
    bench.view.set_theme(DARK)
    assert bench.map.grab().toImage().pixelColor(1, 1) == DARK.panel


def test_a_hidden_view_catches_up_when_it_is_shown(qtbot: QtBot, bench: Bench) -> None:
    """Behind the other tab it costs nothing, and must not stumble over a view of other tokens."""
    bench.view.hide()
    bench.set_state(sentence="Dog bites man")
    bench.set_view(selected_head=1, cell=(2, 1))
    bench.view.show()
    assert bench.map.window_shown.count == 3
    assert bench.read_out() == f"H2 'man' looks at 'bites' {bench.weight(1, 2, 1)}"
