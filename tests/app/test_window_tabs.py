"""The Mixing and the Sharing view in the whole window: made late, wired at once, gone cleanly."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QMenuBar, QPushButton, QTabBar, QWidget
from window_bench import Bench, Key, click

from mha_desktop.lab.state import IdentityProjection
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.controls.sub_pages import PageBar
from mha_desktop.panels.head.head_strip import HeadStrip
from mha_desktop.panels.mixing.mixing_view import MixingView
from mha_desktop.panels.mixing.why_page import WhyPage
from mha_desktop.panels.sharing.sharing_view import SharingView


def open_tab(bench: Bench, title: str) -> None:
    tabs = bench.find(QTabBar, "viewTabs")
    [index] = [i for i in range(tabs.count()) if tabs.tabText(i) == title]
    click(tabs, tabs.tabRect(index).center())
    bench.settle()


def open_page(bench: Bench, title: str) -> None:
    """Choose a page beside the tabs: with its button, or where they have no room, in the list."""
    bar = bench.part(PageBar)
    buttons = {
        button.text().replace("&", ""): button for button in bar.buttons.findChildren(QPushButton)
    }
    if bar.list.isVisible():
        bench.focus(bar.list)
        bench.qtbot.keyClicks(bar.list, title.split()[0])
    else:
        click(buttons[title], buttons[title].rect().center())
    bench.settle()


def test_views_are_made_when_their_tab_is_chosen(bench: Bench) -> None:
    assert bench.window.findChild(QWidget, "mixingView") is not None
    assert bench.window.findChildren(MixingView) == []
    open_tab(bench, "Mixing")
    assert bench.store.view.view == "mixing"
    assert bench.part(MixingView).isVisible()
    bench.press("Ctrl+6")
    assert bench.part(SharingView).isVisible()
    bench.press("Ctrl+1")
    assert bench.grid.isVisible()


def test_the_choice_of_w_o_reaches_the_numbers(bench: Bench) -> None:
    open_tab(bench, "Mixing")
    open_page(bench, "Why mix?")
    choice = bench.part(WhyPage).findChild(SegmentedButton)
    click(choice.button(IdentityProjection), choice.button(IdentityProjection).rect().center())
    assert bench.state.projection == IdentityProjection()
    assert abs(bench.result.trace.output - bench.result.trace.concat).max() < 1e-6
    bench.trigger("undoAction")
    assert bench.state.projection != IdentityProjection()


def test_each_view_has_its_own_docks(bench: Bench) -> None:
    def shown() -> set[str]:
        docks = ("dimensionsDock", "mixerDock", "groupingDock")
        return {name for name in docks if bench.window.findChild(QWidget, name).isVisible()}

    assert shown() == {"dimensionsDock", "mixerDock", "groupingDock"}
    open_tab(bench, "Mixing")
    assert shown() == {"dimensionsDock", "mixerDock"}
    open_tab(bench, "Sharing")
    assert shown() == {"dimensionsDock", "groupingDock"}
    open_tab(bench, "Heads")
    assert shown() == {"dimensionsDock", "mixerDock", "groupingDock"}


def test_docks_come_back_as_large_as_they_left(bench: Bench) -> None:
    """The Head view needs more height than the groups leave, and must not take it from them."""
    bench.window.resize(1440, 900)
    bench.settle()
    before = bench.find(QWidget, "groupingDock").size()
    for title in ("Head", "Heads", "Head", "Heads", "Mixing", "Heads"):
        open_tab(bench, title)
    assert bench.find(QWidget, "groupingDock").size() == before


def test_the_plus_of_the_desk_leads_to_the_mixing_view(bench: Bench) -> None:
    plus = bench.window.panels.mixer.open_button
    click(plus, plus.rect().center())
    assert bench.store.view.view == "mixing"


def test_a_real_model_is_loaded_scaled_down_as_one_step(bench: Bench) -> None:
    open_tab(bench, "Sharing")
    open_page(bench, "KV cache")
    bench.choose("cacheModel", "Mistral 7B v0.1")
    load = bench.find(QPushButton, "loadScaledDown")
    click(load, load.rect().center())
    assert (bench.state.n_heads, bench.state.n_kv_heads, bench.state.d_k) == (8, 2, 8)
    assert bench.steps == 1


def test_an_empty_sentence_leaves_both_views_friendly(bench: Bench) -> None:
    for title in ("Mixing", "Sharing"):
        open_tab(bench, title)
    bench.type_sentence(" ")
    bench.focus(bench.find(QTabBar, "viewTabs"))
    bench.qtbot.keyClick(bench.find(QTabBar, "viewTabs"), Key.Key_Left)
    assert bench.store.view.view == "mixing"
    bench.type_sentence("Dog bites man")
    assert bench.result.tokens == ("Dog", "bites", "man")


def test_docks_have_the_same_sizes_when_a_view_comes_back(bench: Bench) -> None:
    """Views that nobody sees ask for no room."""

    def sizes() -> dict[str, tuple[int, int]]:
        bench.settle()
        docks = ("dimensionsDock", "mixerDock", "groupingDock")
        return {name: bench.window.findChild(QWidget, name).size().toTuple() for name in docks}

    before = sizes()
    for title in ("Head", "Mixing", "Sharing", "Compare"):
        open_tab(bench, title)
        open_tab(bench, "Heads")
        assert sizes() == before, title


def test_the_row_of_tabs_keeps_its_height_beside_the_pages_of_a_view(bench: Bench) -> None:
    """It is 40 pixels high; the views below would jump from tab to tab."""
    bar = bench.find(QTabBar, "viewTabs")
    for title in ("Heads", "Head", "Mixing", "Compare", "Sharing", "Heads"):
        open_tab(bench, title)
        bench.settle()
        shown = bench.find(QWidget, f"{title.lower()}View")
        assert shown.mapTo(bench.window.centralWidget(), QPoint(0, 0)).y() == 40, title
        assert bar.geometry().bottom() == 39, title
        assert not bar.usesScrollButtons(), title


def test_the_cards_of_the_heads_begin_above_the_tool_bar(bench: Bench) -> None:
    open_tab(bench, "Head")
    bench.settle()
    strip, selector = bench.part(HeadStrip), bench.find(QWidget, "headSelector")
    card = strip.mapTo(bench.window, strip.row.card(0).topLeft().toPoint())
    assert card.x() == selector.mapTo(bench.window, QPoint(0, 0)).x()


def test_menus_and_facts_begin_where_the_sentence_does(bench: Bench) -> None:
    """All have 16 pixels beside them."""
    menus, fact = bench.part(QMenuBar), bench.window.findChild(QLabel, "status_tokens")
    padding = 9
    assert menus.actionGeometry(menus.actions()[0]).x() + padding == 16
    assert fact.mapTo(bench.window, QPoint(fact.indent(), 0)).x() == 16
    slogan = bench.window._slogan
    right = slogan.mapTo(bench.window, slogan.contentsRect().bottomRight()).x()
    assert bench.window.width() - 1 - right == 16


def test_the_names_of_many_docks_stand_whole_on_their_tabs(bench: Bench) -> None:
    for dock in ("mistakesDock", "lessonDock", "historyDock"):
        bench.window._docks.open(dock)
    bench.settle()
    tabs = bench.find(QTabBar, "dockTabs")
    bench.qtbot.waitUntil(lambda: tabs.count() == 4)
    bench.settle()
    for index in range(4):
        room = tabs.tabRect(index).width()
        assert tabs.fontMetrics().horizontalAdvance(tabs.tabText(index)) <= room - 2 * 7
