"""What the window remembers between two starts, its themes, and how it gives way when small."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect
from PySide6.QtGui import QAction, QColor
from PySide6.QtWidgets import QDockWidget, QTabBar, QWidget
from window_bench import Bench, click

from mha_desktop.panels.controls.dock_title import DockTitle
from mha_desktop.panels.grouping.cache_summary import CacheSummary
from mha_desktop.qt.theme import DARK, LIGHT

OpenWindow = Callable[..., Bench]


def dock(bench: Bench, name: str) -> QDockWidget:
    return bench.window.findChild(QDockWidget, name)


def ground(widget: QWidget) -> QColor:
    """Return the colour in a corner of a widget."""
    return widget.grab(QRect(1, 1, 1, 1)).toImage().pixelColor(0, 0)


def test_geometry_docks_and_theme_come_back(open_window: OpenWindow, tmp_path: Path) -> None:
    settings = tmp_path / "settings.json"
    first = open_window(settings=settings, size=(960, 690))  # within the screen, or Qt shrinks it
    dock(first, "mixerDock").hide()
    first.trigger("darkThemeAction")
    first.close()
    second = open_window(settings=settings, size=None)
    assert second.window.size().toTuple() == (960, 690)
    assert not dock(second, "mixerDock").isVisible()
    assert dock(second, "dimensionsDock").isVisible()
    assert second.window.findChild(QAction, "darkThemeAction").isChecked()
    assert ground(second.grid) == DARK.panel


def test_a_window_without_settings_writes_nothing(bench: Bench, tmp_path: Path) -> None:
    bench.trigger("darkThemeAction")
    bench.close()
    assert list(tmp_path.rglob("*.json")) == []


@pytest.mark.parametrize(
    "content", [b"{", b"", b"\xff\xfe", b'{"theme": "pink"}', b'{"unknown": 1}', b"[" * 100_000]
)
def test_a_damaged_settings_file_gives_defaults_and_a_message(
    open_window: OpenWindow, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    bench = open_window(settings=path)
    assert bench.message.startswith(f"The settings file {path} is damaged")
    assert bench.message.endswith("the defaults are used.")
    bench.type_sentence("Dog")
    assert bench.result.tokens == ("Dog",)
    bench.close()
    assert open_window(settings=path).message == ""


def test_nonsense_for_geometry_and_docks_is_ignored(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"geometry": "bm9uc2Vuc2U=", "docks": "bm9uc2Vuc2U="}')
    bench = open_window(settings=path, size=None)
    assert bench.message == ""
    assert all(dock(bench, f"{name}Dock").isVisible()
               for name in ("dimensions", "mixer", "grouping"))  # fmt: skip


def test_a_place_that_cannot_be_written_costs_only_the_memory(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    bench = open_window(settings=tmp_path / "file" / "settings.json")
    bench.trigger("darkThemeAction")
    assert ground(bench.grid) == DARK.panel
    bench.close()
    assert not bench.window.isVisible()


def test_themes_change_live_everywhere(bench: Bench) -> None:
    bench.trigger("lightThemeAction")
    assert ground(bench.grid) == LIGHT.panel
    bench.trigger("darkThemeAction")
    assert ground(bench.grid) == DARK.panel
    for name in ("mixerPanel", "groupingEditor", "dimensionsPanel", "messageBar"):
        widget = bench.window.findChild(QWidget, name)
        assert widget.grab().toImage().pixelColor(2, 2).lightness() < 128, name
    bench.trigger("headViewAction")
    bench.settle()
    assert ground(bench.find(QWidget, "headMap")) == DARK.panel
    bench.trigger("lightThemeAction")
    assert ground(bench.find(QWidget, "headMap")) == LIGHT.panel
    assert bench.steps == 0


def objects(bench: Bench) -> int:
    """Count what is in the window, without the splitters that Qt keeps for itself."""
    bench.settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    children = bench.window.findChildren(QObject)
    return sum(not child.objectName().startswith("qt_") for child in children)


def test_themes_views_and_sizes_leave_nothing_behind(bench: Bench) -> None:
    """The same objects before and after: nothing is made anew each time, nothing is animated."""

    def around() -> None:
        for action in ("darkThemeAction", "headViewAction", "lightThemeAction", "headsViewAction"):
            bench.trigger(action)
        for size in ((1024, 700), (1440, 900)):
            bench.window.resize(*size)
            bench.settle()

    around()
    before = objects(bench)
    for _ in range(5):
        around()
    assert objects(bench) == before


def test_a_hundred_changes_of_the_heads_leave_nothing_behind(bench: Bench) -> None:
    counts = (4, 128, 8)
    for heads in counts:
        bench.store.change("Heads", n_heads=heads)
    before = objects(bench)
    for step in range(100):
        bench.store.change("Heads", n_heads=counts[step % 3])
    bench.store.change("Heads", n_heads=8)
    assert objects(bench) == before


def test_a_narrow_window_puts_the_docks_into_tabs(open_window: OpenWindow) -> None:
    bench = open_window(size=(1024, 700))
    bench.settle()
    dimensions, mixer = dock(bench, "dimensionsDock"), dock(bench, "mixerDock")
    assert bench.window.tabifiedDockWidgets(dimensions) == [mixer]
    assert dimensions.visibleRegion().isEmpty() is False
    [tabs] = [
        bar
        for bar in bench.window.findChildren(QTabBar)
        if bar.isVisible() and bar.objectName() != "viewTabs"
    ]
    texts = [tabs.tabText(index) for index in range(tabs.count())]
    click(tabs, tabs.tabRect(texts.index(mixer.windowTitle())).center())
    assert not bench.strips.visibleRegion().isEmpty()
    assert bench.grid.width() > 500


def test_a_dock_alone_in_a_narrow_window_has_its_title(open_window: OpenWindow) -> None:
    """Its tab, which named it, went with the other dock."""
    bench = open_window(size=(1024, 700))
    bench.settle()
    title = dock(bench, "dimensionsDock").findChild(DockTitle)
    assert not title.isVisible()
    bench.press("Ctrl+2")
    bench.settle()
    assert title.isVisible()
    bench.press("Ctrl+1")
    bench.settle()
    assert not title.isVisible()


def test_a_low_window_folds_the_groups_and_a_click_brings_them_back(
    open_window: OpenWindow,
) -> None:
    bench = open_window(size=(1024, 700))
    bench.settle()
    editor = bench.window.findChild(QWidget, "groupingEditor")
    summary = bench.part(CacheSummary)
    assert not editor.isVisible()
    assert "100 % of MHA" in summary.text()
    bench.trigger("multiQueryAction")
    assert "12.5 % of MHA" in summary.text()
    bench.settle()
    click(summary, summary.rect().center())
    assert editor.isVisible()


def test_a_wide_window_shows_everything_at_once(bench: Bench) -> None:
    for name in ("dimensionsDock", "mixerDock", "groupingDock"):
        assert not dock(bench, name).visibleRegion().isEmpty()
    assert bench.window.tabifiedDockWidgets(dock(bench, "dimensionsDock")) == []


def test_growing_and_shrinking_brings_the_docks_back(bench: Bench) -> None:
    for size, tabs in (((1024, 700), 1), ((1440, 900), 0), ((1024, 900), 1), ((1440, 700), 0)):
        bench.window.resize(*size)
        bench.settle()
        assert len(bench.window.tabifiedDockWidgets(dock(bench, "dimensionsDock"))) == tabs
        assert bench.window.findChild(QWidget, "groupingEditor").isVisible() == (size[1] == 900)
        # Folded, the dock gives its room to the heads.
        assert (dock(bench, "groupingDock").height() > 100) == (size[1] == 900)


def test_the_layout_can_be_put_back(bench: Bench) -> None:
    for name in ("dimensionsDock", "mixerDock", "groupingDock"):
        dock(bench, name).close()
    bench.trigger("resetLayoutAction")
    test_a_wide_window_shows_everything_at_once(bench)


def test_the_window_menu_shows_and_hides_each_dock(bench: Bench) -> None:
    for name in ("dimensionsDock", "mixerDock", "groupingDock"):
        action = dock(bench, name).toggleViewAction()
        action.trigger()
        assert not dock(bench, name).isVisible()
        action.trigger()
        assert dock(bench, name).isVisible()
