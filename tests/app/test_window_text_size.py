"""Text of another size: everything follows, it is remembered, and it has its limits."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMenuBar, QTabBar, QToolButton, QWidget
from window_bench import Bench, click

from mha_desktop.panels.head.head_strip import HeadStrip
from mha_desktop.panels.head.sentence_strip import SentenceStrip
from mha_desktop.panels.style_sheet import BODY_POINTS

OpenWindow = Callable[..., Bench]


def points(bench: Bench, name: str) -> float:
    return bench.window.findChild(QWidget, name).font().pointSizeF()


def test_larger_text_reaches_pictures_panels_and_menus(bench: Bench) -> None:
    for _ in range(3):
        bench.press("Ctrl++")
    expected = 1.5 * max(BODY_POINTS, bench.usual_points)
    for name in ("headGrid", "headStrips", "groupLanes", "messageBar", "headsSlider"):
        assert points(bench, name) == pytest.approx(expected), name
    assert bench.part(QMenuBar).font().pointSizeF() == pytest.approx(expected)
    caption = bench.window.findChild(QLabel, "status_tokens")
    assert caption.font().pointSizeF() == pytest.approx(0.9 * expected)


def test_text_grows_to_twice_its_size_and_comes_back(bench: Bench) -> None:
    before = QApplication.font()
    for _ in range(20):
        bench.press("Ctrl+=")
    assert points(bench, "headGrid") == 2 * max(BODY_POINTS, bench.usual_points)
    bench.press("Ctrl+-")
    assert points(bench, "headGrid") == 1.75 * max(BODY_POINTS, bench.usual_points)
    bench.press("Ctrl+0")
    assert QApplication.font() == before
    bench.press("Ctrl+-")
    assert QApplication.font() == before


def test_large_facts_stand_whole_in_the_status_bar(bench: Bench) -> None:
    bar, fact = bench.window.statusBar(), bench.window.findChild(QLabel, "status_tokens")
    usual = bar.height()
    for _ in range(6):
        bench.press("Ctrl++")
        bench.settle()
    assert bar.height() > usual
    assert fact.height() >= fact.fontMetrics().height()
    bench.press("Ctrl+0")
    bench.settle()
    assert bar.height() == usual


def test_the_map_keeps_its_room_when_text_grows(bench: Bench) -> None:
    """The strip and the sentence give way: keys and lists do what they do."""
    bench.window.resize(1440, 900)
    bench.trigger("headViewAction")
    bench.settle()
    strip, sentence = bench.part(HeadStrip), bench.part(SentenceStrip)
    assert strip.isVisible()
    assert sentence.isVisible()
    for _ in range(6):
        bench.press("Ctrl++")
        bench.settle()
    assert not strip.isVisible()
    assert not sentence.isVisible()
    bench.press("Ctrl+0")
    bench.settle()
    assert strip.isVisible()
    assert sentence.isVisible()


def test_the_slogan_gives_way_to_the_menus(bench: Bench) -> None:
    """And comes back where there is room."""
    bar, slogan = bench.part(QMenuBar), bench.window._slogan
    bench.window.resize(1024, 700)
    bench.settle()
    assert slogan.isVisible()
    for _ in range(6):
        bench.press("Ctrl++")
        bench.settle()
    assert not slogan.isVisible()
    last = bar.actionGeometry(bar.actions()[-1])
    assert last.isValid()
    assert last.right() < bar.width()
    bench.press("Ctrl+0")
    bench.settle()
    assert slogan.isVisible()


def test_the_size_of_text_is_remembered(open_window: OpenWindow, tmp_path: Path) -> None:
    settings = tmp_path / "settings.json"
    first = open_window(settings=settings)
    first.settle()
    first.press("Ctrl++")
    first.close()
    QApplication.setFont(first.usual_font)
    second = open_window(settings=settings)
    assert points(second, "headGrid") == pytest.approx(1.1 * BODY_POINTS)


def test_the_head_map_keeps_its_own_zoom_keys(bench: Bench) -> None:
    """Plus and minus without Ctrl are the map's, with Ctrl they are the text's."""
    bench.type_sentence(" ".join(["word"] * 60))
    bench.trigger("headViewAction")
    bench.settle()
    head_map = bench.find(QWidget, "headMap")
    bench.focus(head_map)
    font = QApplication.font()
    bench.press("+")
    assert len(head_map.window_shown.queries) < 60
    assert QApplication.font() == font
    zoomed = head_map.window_shown
    bench.press("Ctrl++")
    assert head_map.window_shown == zoomed
    assert QApplication.font() != font


def test_every_tab_can_be_reached_with_the_mouse_in_the_largest_text(bench: Bench) -> None:
    """Buttons beside the tabs lead to those that have no room in a small window."""
    bench.window.resize(1024, 700)
    for _ in range(6):
        bench.press("Ctrl++")
        bench.settle()
    tabs = bench.find(QTabBar, "viewTabs")
    assert tabs.mapTo(bench.window, tabs.rect().topRight()).x() < bench.window.width()
    further = [one for one in tabs.findChildren(QToolButton) if one.isVisible()][-1]
    last = tabs.count() - 1
    for _ in range(last):
        click(further, further.rect().center())
    rect = tabs.tabRect(last)
    assert rect.right() <= tabs.width()
    click(tabs, rect.center())
    assert bench.store.view.view == "sharing"
