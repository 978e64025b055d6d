"""The Heads view: every gesture becomes an intent, and every state is shown and read out."""

import pytest
from heads_bench import Bench, hover, part, wheel
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QToolTip
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import CausalMask, FixedRange, LogRange, PerHeadRange, SharedRange
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.head_selector import HeadSelector
from mha_desktop.panels.heads import heads_item
from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.panels.heads.empty_item import EmptyItem
from mha_desktop.panels.heads.heads_item import HeadsItem
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.panels.heads_view import HeadsView
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import DARK, LIGHT

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
LONG = " ".join(["The cat sat on the warm mat and slept"] * 40)


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot, HeadsView)


# Pointer


def test_hovering_reads_out_query_key_and_weight(qtbot: QtBot, bench: Bench) -> None:
    hover(qtbot, bench.grid, bench.grid_point(6, 3, 2))
    assert bench.view_state.cell == (3, 2)
    assert bench.read_out() == f"H7 'sat' looks at 'cat' {bench.weight(6, 3, 2)}"


def test_another_head_under_the_pointer_is_read_out_although_the_cell_is_the_same(
    qtbot: QtBot, bench: Bench
) -> None:
    hover(qtbot, bench.grid, bench.grid_point(0, 3, 2))
    hover(qtbot, bench.grid, bench.grid_point(1, 3, 2))
    assert bench.read_out().startswith("H2 'sat' looks at 'cat'")


def test_the_read_out_follows_new_weights_under_a_still_pointer(qtbot: QtBot, bench: Bench) -> None:
    hover(qtbot, bench.grid, bench.grid_point(3, 3, 2))
    before = bench.read_out()
    bench.set_state(mask=CausalMask(), temperature=3.0)
    assert bench.read_out() == f"H4 'sat' looks at 'cat' {bench.weight(3, 3, 2)}"
    assert bench.read_out() != before


def test_the_pointed_cell_follows_a_new_arrangement_under_a_still_pointer(
    qtbot: QtBot, bench: Bench
) -> None:
    """Fewer heads have larger tiles: another cell comes to lie under the pointer."""
    point = bench.grid_point(5, 3, 2)
    hover(qtbot, bench.grid, point)
    bench.set_state(n_heads=2)
    pointed = bench.grid.cell_under(point.toPointF())
    assert pointed is not None
    assert bench.view_state.cell == pointed.cell
    assert bench.read_out().startswith(f"H{pointed.head + 1} ")


def test_leaving_the_grid_ends_the_read_out_of_a_cell(qtbot: QtBot, bench: Bench) -> None:
    hover(qtbot, bench.grid, bench.grid_point(5, 3, 2))
    QApplication.sendEvent(bench.grid.viewport(), QEvent(QEvent.Type.Leave))
    assert bench.view_state.cell is None
    assert bench.read_out() == bench.heads_model.title(0)


def test_between_the_tiles_nothing_is_pointed_at(qtbot: QtBot, bench: Bench) -> None:
    hover(qtbot, bench.grid, bench.grid_point(5, 3, 2))
    hover(qtbot, bench.grid, QPoint(2, 2))
    assert bench.cells[-1] is None


def test_a_pixel_for_several_cells_reads_out_the_strongest(qtbot: QtBot, bench: Bench) -> None:
    """What is read out has to be what the colour shows."""
    bench.set_state(sentence=LONG)
    layout = bench.grid.grid_layout
    assert layout is not None
    assert layout.cells.pooled
    tile = layout.tile(0)
    hover(qtbot, bench.grid, QPoint(tile.x + 30, tile.y + 40))
    rows, columns = layout.cells.tokens_at(40), layout.cells.tokens_at(30)
    block = bench.weights_model.weights()[0][rows.start : rows.stop, columns.start : columns.stop]
    assert bench.weights_model.weight(0, *bench.view_state.cell) == block.max()


def test_hovering_colours_no_weight_again(
    qtbot: QtBot, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only new weights, ranges and maps may cost the colouring of every cell."""
    coloured: list[object] = []
    colour = heads_item.grid_image

    def counting(*arguments: object) -> object:
        coloured.append(arguments)
        return colour(*arguments)

    monkeypatch.setattr(heads_item, "grid_image", counting)
    for key in range(5):
        hover(qtbot, bench.grid, bench.grid_point(2, 1, key))
    bench.set_view(selected_head=5)
    bench.set_state(gains=(0.5,) * 8)
    assert not coloured
    bench.set_view(colour_map="greys")
    bench.set_state(temperature=2.0)
    assert len(coloured) == 2


# Selection


def test_a_click_selects_the_head_and_its_frame_moves_there(qtbot: QtBot, bench: Bench) -> None:
    qtbot.mouseClick(bench.grid.viewport(), LEFT, pos=bench.grid_point(6, 0, 0))
    assert bench.view_state.selected_head == 6
    layout = bench.grid.grid_layout
    assert layout is not None
    frame = layout.frame(6)
    pixel = bench.grid.grab().toImage().pixelColor(frame.x + frame.width // 2, frame.y - 1)
    assert pixel == LIGHT.accent


def test_the_title_belongs_to_its_head(qtbot: QtBot, bench: Bench) -> None:
    layout = bench.grid.grid_layout
    assert layout is not None
    title = layout.title(4)
    qtbot.mouseClick(bench.grid.viewport(), LEFT, pos=QPoint(title.x + 5, title.y + 5))
    assert bench.view_state.selected_head == 4


def test_a_double_click_opens_the_head(qtbot: QtBot, bench: Bench) -> None:
    with qtbot.waitSignal(bench.view.open_head_requested) as opened:
        qtbot.mouseDClick(bench.grid.viewport(), LEFT, pos=bench.grid_point(6, 2, 2))
    assert opened.args == [6]


def test_enter_opens_the_selected_head(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(selected_head=3)
    with qtbot.waitSignal(bench.view.open_head_requested) as opened:
        qtbot.keyClick(bench.grid, Key.Key_Return)
    assert opened.args == [3]


def test_arrows_follow_the_grid_s_geometry(qtbot: QtBot, bench: Bench) -> None:
    layout = bench.grid.grid_layout
    assert layout is not None
    assert layout.columns == 4
    steps = [
        (Key.Key_Right, 1), (Key.Key_Down, 5), (Key.Key_Down, 5), (Key.Key_Left, 4),
        (Key.Key_Left, 4), (Key.Key_Up, 0), (Key.Key_End, 7), (Key.Key_Right, 7),
        (Key.Key_PageUp, 3), (Key.Key_PageDown, 7), (Key.Key_Home, 0),
    ]  # fmt: skip
    for key, head in steps:
        qtbot.keyClick(bench.grid, key)
        assert bench.view_state.selected_head == head


def test_alt_and_arrows_move_the_cell_and_stop_at_the_edge(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(selected_head=2)
    qtbot.keyClick(bench.grid, Key.Key_Right, ALT)
    assert bench.view_state.cell == (0, 0)
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Left, Key.Key_Left):
        qtbot.keyClick(bench.grid, key, ALT)
    assert bench.view_state.cell == (1, 0)
    assert bench.view_state.selected_head == 2
    assert bench.read_out().startswith("H3 'tired' looks at 'The'")


def test_keys_lead_over_a_resting_pointer(qtbot: QtBot, bench: Bench) -> None:
    """New weights must not throw the cell back to where the mouse happens to lie."""
    hover(qtbot, bench.grid, bench.grid_point(5, 3, 2))
    qtbot.keyClick(bench.grid, Key.Key_Down, ALT)
    bench.set_state(temperature=2.0)
    assert bench.view_state.cell == (4, 2)
    assert bench.read_out().startswith("H1 'on' looks at 'cat'")


def test_tab_leaves_the_grid(qtbot: QtBot, bench: Bench) -> None:
    bench.grid.setFocus()
    qtbot.waitUntil(bench.grid.hasFocus)
    qtbot.keyClick(bench.grid, Key.Key_Tab)
    assert not bench.grid.hasFocus()


def test_focus_is_seen_when_it_came_by_keyboard(qtbot: QtBot, bench: Bench) -> None:
    bench.grid.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(bench.grid.hasFocus)
    corner = bench.grid.mapTo(bench.view, QPoint(20, 0))
    rings = {
        bench.view.grab().toImage().pixelColor(corner.x(), corner.y() - offset).name()
        for offset in (1, 2)
    }
    assert LIGHT.accent.name() in rings


def test_a_screen_reader_hears_what_the_keys_find(qtbot: QtBot, bench: Bench) -> None:
    assert bench.grid.accessibleName()
    qtbot.keyClick(bench.grid, Key.Key_Right, ALT)
    assert bench.grid.accessibleDescription() == bench.grid.reading().aloud
    qtbot.keyClick(bench.grid, Key.Key_Down)
    assert bench.grid.accessibleDescription().startswith("Head 5: 'The' looks at 'The', ")


# Tool bar


def test_the_selector_selects_and_shows_the_head(qtbot: QtBot, bench: Bench) -> None:
    selector = part(bench.view, HeadSelector)
    assert selector.objectName() == "headSelector"
    qtbot.keyClick(selector, Key.Key_Down)
    assert bench.view_state.selected_head == 1
    bench.set_view(selected_head=5)
    assert selector.currentText() == bench.heads_model.title(5)


def test_showing_a_view_is_no_intent(qtbot: QtBot, bench: Bench) -> None:
    with (
        qtbot.assertNotEmitted(bench.view.head_selected),
        qtbot.assertNotEmitted(bench.view.colour_map_chosen),
        qtbot.assertNotEmitted(bench.view.colour_range_chosen),
    ):
        bench.set_view(selected_head=5, colour_map="greys", colour_range=LogRange())


@pytest.mark.parametrize("chosen", [PerHeadRange(), FixedRange(), LogRange(), SharedRange()])
def test_the_range_switch_chooses_and_shows_the_range(
    qtbot: QtBot, bench: Bench, chosen: object
) -> None:
    switch = part(bench.view, SegmentedButton)
    bench.set_view(colour_range=LogRange() if chosen != LogRange() else FixedRange())
    qtbot.mouseClick(switch.button(chosen), LEFT)
    assert bench.view_state.colour_range == chosen
    assert switch.choice() == chosen


def test_the_map_list_chooses_and_shows_the_map(qtbot: QtBot, bench: Bench) -> None:
    combo = bench.view.findChild(QComboBox, "colourMapSelector")
    qtbot.keyClick(combo, Key.Key_Down)
    assert bench.view_state.colour_map == "cividis"
    bench.set_view(colour_map="greys")
    assert combo.currentText() == "greys"


def test_the_one_colour_bar_marks_the_pointed_weight(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(colour_range=FixedRange())
    hover(qtbot, bench.grid, bench.grid_point(3, 3, 2))
    bar = part(bench.view, ColourBarView).bar
    assert bar is not None
    assert bar.limits == (0.0, 1.0)
    assert bar.position == pytest.approx(bench.weights_model.weight(3, 3, 2))


def test_per_head_the_bar_has_the_limits_of_the_pointed_head(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(colour_range=PerHeadRange())
    hover(qtbot, bench.grid, bench.grid_point(2, 3, 2))
    bar = part(bench.view, ColourBarView).bar
    assert bar is not None
    assert bar.limits[1] == pytest.approx(bench.weights_model.weights()[2].max())


# What is said


def test_a_masked_cell_says_so_instead_of_a_weight(qtbot: QtBot, bench: Bench) -> None:
    bench.set_state(mask=CausalMask())
    hover(qtbot, bench.grid, bench.grid_point(3, 2, 5))
    assert bench.read_out().startswith("H4 'cat' may not look at 'the'")
    bar = part(bench.view, ColourBarView).bar
    assert bar is not None
    assert bar.position is None


def test_a_row_of_equal_scores_says_why_it_is_flat(qtbot: QtBot, bench: Bench) -> None:
    hover(qtbot, bench.grid, bench.grid_point(2, 3, 2))
    assert "Every score in this row is equal, so every key gets 1/8" in bench.read_out()


def test_duplicate_words_are_different_tokens(qtbot: QtBot, bench: Bench) -> None:
    bench.set_state(sentence="the cat the cat")
    hover(qtbot, bench.grid, bench.grid_point(0, 3, 2))
    assert bench.view_state.cell == (3, 2)
    assert bench.read_out() == f"H1 'cat' looks at 'the' {bench.weight(0, 3, 2)}"


def test_the_tool_tip_tells_about_the_head(qtbot: QtBot, bench: Bench) -> None:
    point = bench.grid_point(7, 1, 1)
    where = bench.grid.viewport().mapToGlobal(point)
    QApplication.sendEvent(bench.grid.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where))
    tip = bench.heads_model.index(7).data(Qt.ItemDataRole.ToolTipRole)
    assert QToolTip.text() == tip
    assert "unknown word" in tip
    QToolTip.hideText()


# Content


def test_an_empty_sentence_gets_a_friendly_text(qtbot: QtBot, bench: Bench) -> None:
    hover(qtbot, bench.grid, bench.grid_point(5, 3, 2))
    bench.set_state(sentence="   ")
    empty = next(item for item in bench.grid.items() if isinstance(item, EmptyItem))
    assert empty.text == "Type a sentence above to see its heads."
    assert bench.read_out() == ""
    assert part(bench.view, ColourBarView).bar is None
    assert not part(bench.view, HeadSelector).isEnabled()
    for key in (Key.Key_Right, Key.Key_Return, Key.Key_End):
        qtbot.keyClick(bench.grid, key)
    bench.view.grab()


def test_the_selection_survives_an_empty_sentence(qtbot: QtBot, bench: Bench) -> None:
    bench.set_view(selected_head=5)
    bench.set_state(sentence="")
    bench.set_state(sentence="Dog bites man")
    assert bench.view_state.selected_head == 5
    assert part(bench.view, HeadSelector).currentIndex() == 5


@pytest.mark.parametrize(("heads", "tokens"), [(1, 1), (8, 4), (128, 12), (128, 64), (8, 300)])
def test_any_number_of_heads_is_one_item(bench: Bench, heads: int, tokens: int) -> None:
    """128 items would cost 30 to 80 ms a frame."""
    bench.set_state(n_heads=heads, sentence=" ".join(["word"] * tokens))
    bench.view.grab()
    assert sum(isinstance(item, HeadsItem) for item in bench.grid.items()) == 1
    assert len(bench.grid.items()) <= 3


def test_a_selected_head_below_the_edge_is_scrolled_to(qtbot: QtBot, bench: Bench) -> None:
    bench.view.resize(560, 300)
    bench.set_state(n_heads=128)
    scroller = part(bench.view, QScrollArea)
    assert scroller.verticalScrollBar().maximum() > 0
    qtbot.keyClick(bench.grid, Key.Key_End)
    layout = bench.grid.grid_layout
    assert layout is not None
    frame = QRect(*layout.frame(127))
    assert bench.grid.viewport().visibleRegion().contains(frame.center())


def test_the_wheel_scrolls_the_grid(bench: Bench) -> None:
    bench.view.resize(560, 300)
    bench.set_state(n_heads=128)
    bar = part(bench.view, QScrollArea).verticalScrollBar()
    wheel(bench.grid, QPoint(100, 100), -2)
    assert bar.value() > 0


def test_another_theme_paints_another_ground(bench: Bench) -> None:
    bench.view.set_theme(DARK)
    assert bench.grid.grab().toImage().pixelColor(1, 1) == DARK.panel


def test_the_hovered_cell_is_ringed_in_every_head(qtbot: QtBot, bench: Bench) -> None:
    hover(qtbot, bench.grid, bench.grid_point(5, 3, 2))
    image = bench.grid.grab().toImage()
    layout = bench.grid.grid_layout
    assert layout is not None
    for head in range(8):
        box = layout.cell_rect(head, 3, 2)
        around = {
            image.pixelColor(box.x + box.width // 2, box.y + offset).name()
            for offset in range(-3, 3)
        }
        assert QColor("#ffffff").name() in around
        assert QColor("#10151c").name() in around


def test_models_may_be_updated_in_either_order(bench: Bench) -> None:
    """Between two models of different results the view waits, whatever it is asked to show."""
    sixteen = bench.evaluated(n_heads=16)
    bench.weights_model.update(sixteen)
    bench.set_view(selected_head=3)
    bench.heads_model.update(sixteen)
    two = bench.evaluated(n_heads=2)
    bench.heads_model.update(two)
    bench.set_view(selected_head=1)
    bench.weights_model.update(two)
    layout = bench.grid.grid_layout
    assert layout is not None
    assert layout.n_heads == 2


def test_128_heads_are_shown_without_measuring_what_they_do(bench: Bench) -> None:
    """No name fits such a tile; the list names the selected head and its first row alone."""
    bench.set_state(n_heads=128)
    bench.view.setStyleSheet("QComboBox { padding: 3px }")  # every list is arranged anew
    bench.view.grab()
    assert bench.heads_model.roles.measured <= 2


def test_a_read_out_without_room_takes_its_short_form(qtbot: QtBot, bench: Bench) -> None:
    """Half a sentence would be worse: the pixels are those of the short form."""
    bench.set_view(cell=(3, 2), selected_head=3)
    read_out = part(bench.view, ReadOut)
    reading = read_out.reading
    read_out.setFixedWidth(read_out.fontMetrics().horizontalAdvance(reading.short) + 60)
    long_form = read_out.grab().toImage()
    read_out.show_reading(Reading(reading.short, value=reading.value))
    assert read_out.grab().toImage() == long_form


def test_a_narrow_tool_bar_takes_two_lines(qtbot: QtBot, bench: Bench) -> None:
    """With large text in a small window nothing is cut off and the window need not grow."""
    bar, selector = part(bench.view, ColourBarView), part(bench.view, HeadSelector)

    def below() -> bool:
        top, other = (one.mapTo(bench.view, QPoint(0, 0)).y() for one in (bar, selector))
        return top >= other + selector.height()

    bench.view.resize(1100, 600)
    qtbot.waitUntil(lambda: not below())
    narrow = bench.view.minimumSizeHint().width()
    bench.view.resize(narrow, 600)
    qtbot.waitUntil(below)
    assert bench.view.width() == narrow
