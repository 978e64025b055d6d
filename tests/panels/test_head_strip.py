"""The strip of heads: cards that select, follow and scroll, and pictures that are not repeated."""

import numpy as np
import pytest
from head_page_bench import HeadPageBench, state_of
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import CausalMask, FixedRange
from mha_desktop.panels.head import card_maps
from mha_desktop.panels.head.card_row import COMPACT, ROOMY, CardRow
from mha_desktop.panels.head.head_strip import HeadStrip
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.theme import DARK, LIGHT

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def make_strip(bench: HeadPageBench) -> HeadStrip:
    strip = HeadStrip(bench.heads, bench.weights, LIGHT)
    strip.head_selected.connect(bench.intents.select_head)
    strip.head_hovered.connect(bench.intents.point_at_head)
    return strip


@pytest.fixture
def bench(qtbot: QtBot) -> HeadPageBench:
    return HeadPageBench(qtbot, make_strip, size=(1176, 100))


def click(strip: HeadStrip, head: int) -> None:
    QTest.mouseClick(strip.viewport(), LEFT, pos=strip.card_place(head).toPoint())


def on_show(strip: HeadStrip, head: int) -> bool:
    left = strip.row.card(head).left() - strip.horizontalScrollBar().value()
    return left >= 0 and left + strip.row.width <= strip.viewport().width()


def test_a_click_selects_a_head(bench: HeadPageBench) -> None:
    click(bench.widget, 5)
    assert bench.selected == 5
    assert bench.widget.selected_head == 5


@pytest.mark.parametrize(
    ("key", "start", "end"),
    [
        (KEY.Key_Right, 3, 4),
        (KEY.Key_Left, 3, 2),
        (KEY.Key_Left, 0, 0),
        (KEY.Key_Right, 7, 7),
        (KEY.Key_Home, 6, 0),
        (KEY.Key_End, 1, 7),
        (KEY.Key_PageDown, 1, 7),
        (KEY.Key_PageUp, 6, 0),
    ],
)
def test_keys_select_heads(bench: HeadPageBench, key: Qt.Key, start: int, end: int) -> None:
    bench.intents.select_head(start)
    QTest.keyClick(bench.widget, key)
    assert bench.selected == end


def test_what_is_selected_elsewhere_comes_into_view(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_strip, state_of(128), (1176, 100))
    assert not on_show(bench.widget, 100)
    bench.intents.select_head(100)
    assert on_show(bench.widget, 100)
    QTest.keyClick(bench.widget, KEY.Key_End)
    assert on_show(bench.widget, 127)
    QTest.keyClick(bench.widget, KEY.Key_PageUp)
    assert bench.selected == 127 - bench.widget.row.fitting
    QTest.keyClick(bench.widget, KEY.Key_Home)
    assert on_show(bench.widget, 0)


def test_the_wheel_scrolls_and_selects_nothing(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_strip, state_of(128), (1176, 100))
    strip = bench.widget
    place = strip.viewport().mapTo(strip.window(), QPoint(300, 30))
    QTest.wheelEvent(strip.window().windowHandle(), place, QPoint(0, -240))
    assert strip.horizontalScrollBar().value() == 2 * strip.row.pitch
    assert bench.selected == 0


def test_a_scrolled_strip_is_clicked_where_it_shows(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_strip, state_of(32), (780, 100))
    bench.intents.select_head(20)
    click(bench.widget, 21)
    assert bench.selected == 21


def test_the_pointer_marks_a_head_everywhere(bench: HeadPageBench) -> None:
    strip = bench.widget
    QTest.mouseMove(strip.viewport(), strip.card_place(2).toPoint())
    assert bench.store.view.hovered_head == 2
    QApplication.sendEvent(strip.viewport(), QEvent(QEvent.Type.Leave))
    assert bench.store.view.hovered_head is None


def test_pictures_show_the_weights_and_the_mask(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_strip, state_of(mask=CausalMask()), (1176, 100))
    strip = bench.widget
    bench.intents.set_colour_range(FixedRange())
    shot = strip.viewport().grab().toImage()
    cells, area = strip.row.cells(8), strip._painter.map_area(strip.row, 1)
    weights = bench.store.result.trace.weights[1]
    for query, key in ((0, 0), (5, 5), (5, 1)):
        place = area.topLeft().toPoint() + QPoint(int(cells.centre(key)), int(cells.centre(query)))
        level = min(int(weights[query, key] * 255.99), 255)
        assert shot.pixelColor(place) == QColor.fromRgb(int(colour_map("viridis").table[level]))
    masked = area.topLeft().toPoint() + QPoint(cells.start(6), cells.start(1))
    side = range(int(cells.size))
    found = {shot.pixelColor(masked + QPoint(x, y)).name() for x in side for y in side}
    assert found == {LIGHT.divider.name(), LIGHT.border.name()}  # struck through


def test_pictures_are_made_again_only_for_other_colours(
    bench: HeadPageBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    real = card_maps.heatmap_pixels
    monkeypatch.setattr(
        card_maps, "heatmap_pixels", lambda *a, **k: made.append(len(a[0])) or real(*a, **k)
    )
    bench.intents.select_head(4)
    bench.intents.drag_gain(1, 0.5)
    bench.intents.point_at_head(3)
    bench.widget.viewport().grab()
    assert made == []
    bench.intents.set_colour_map("cividis")
    bench.widget.viewport().grab()
    assert made == [8]  # all cards in one pass


def test_a_muted_head_says_so_in_words(bench: HeadPageBench) -> None:
    before = bench.widget.viewport().grab().toImage()
    bench.widget.setFocus()
    bench.intents.toggle_mute(0)
    assert "muted" in bench.widget.accessibleDescription()
    assert bench.widget.viewport().grab().toImage() != before


def test_the_role_is_in_tip_and_accessible_text(bench: HeadPageBench) -> None:
    strip = bench.widget
    place = strip.card_place(3).toPoint()
    QApplication.sendEvent(
        strip.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, strip.mapToGlobal(place))
    )
    assert QToolTip.text().startswith("H4 backward")
    QToolTip.hideText()
    strip.setFocus()
    QTest.keyClick(strip, KEY.Key_Right)
    assert strip.accessibleDescription() == f"{bench.heads.title(1)}, 2 of 8"


def test_heads_come_and_go(qtbot: QtBot, bench: HeadPageBench) -> None:
    strip = bench.widget
    for sentence in ("", "Dog", ""):
        bench.intents.type_sentence(sentence)
        assert strip.viewport().grab().width() > 0
    QTest.keyClick(strip, KEY.Key_Right)
    assert bench.selected == 0
    bench.intents.type_sentence("Dog bites man")
    bench.intents.select_head(7)
    bench.intents.set_heads(2)
    assert (strip.selected_head, strip.row.heads) == (1, 2)


def test_a_hidden_strip_paints_nothing_and_catches_up(bench: HeadPageBench) -> None:
    strip = bench.widget
    strip.hide()
    figure = strip._figure
    bench.intents.type_sentence("Dog bites man")
    assert strip._figure is figure
    strip.show()
    assert len(strip._figure.tokens) == 3


def test_themes_paint_the_ground(bench: HeadPageBench) -> None:
    bench.widget.set_theme(DARK)
    assert bench.widget.viewport().grab().toImage().pixelColor(2, 2) == DARK.panel


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("room", [780, 1176])
def test_eight_cards_fit_and_128_scroll(room: int, scale: float) -> None:
    row = CardRow(8, round(room * scale), 20 * scale, scale)
    assert row.extent <= row.room
    assert row.style is (ROOMY if room == 1176 else COMPACT)
    many = CardRow(128, round(room * scale), 40 * scale, scale)
    assert many.extent > many.room
    assert many.height == CardRow(1, many.room, 40 * scale, scale).height


def test_a_point_finds_its_card_and_gaps_find_none() -> None:
    row = CardRow(20, 1176, 30, 1.0)
    for head in range(20):
        centre = row.card(head).center()
        assert row.head_at(centre.x(), centre.y()) == head
        assert row.head_at(row.card(head).right() + 3, centre.y()) is None
    seen = [h for h in range(20) if row.card(h).right() > 300 and row.card(h).left() < 900]
    assert set(seen) <= set(row.between(300, 900))
    assert np.ptp([row.card(h).width() for h in range(20)]) == 0
