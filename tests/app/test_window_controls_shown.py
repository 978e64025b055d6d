"""Controls that a teacher takes out of the window: gone, remembered with the session, and back."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QTabBar, QWidget
from window_bench import Bench, click

from mha_desktop.lab.sessions import Session, open_session, save_session
from mha_desktop.lab.state import LabState, RandomHeads, ViewState
from mha_desktop.panels.controls_shown import CONTROL_GROUPS, ControlsShownDialog

OpenWindow = Callable[..., Bench]
ALL_PARTS = [name for group in CONTROL_GROUPS for name in group.parts]


def open_dialog(bench: Bench) -> ControlsShownDialog:
    bench.trigger("controlsShownAction")
    return bench.part(ControlsShownDialog)


def uncheck(bench: Bench, *names: str) -> ControlsShownDialog:
    dialog = open_dialog(bench)
    for name in names:
        box = dialog.findChild(QCheckBox, f"shows_{name}")
        click(box, QPoint(8, box.height() // 2))
    return dialog


def visible(bench: Bench, name: str) -> bool:
    return any(part.isVisible() for part in bench.window.findChildren(QWidget, name))


def tab_texts(bench: Bench) -> list[str]:
    bar = bench.find(QTabBar, "viewTabs")
    return [bar.tabText(index) for index in range(bar.count()) if bar.isTabVisible(index)]


def labels(bench: Bench) -> set[str]:
    """Return the visible labels, without their mnemonics."""
    return {
        label.text().replace("&", "")
        for label in bench.window.findChildren(QLabel)
        if label.isVisible()
    }


def test_every_part_of_a_group_exists(bench: Bench) -> None:
    bench.trigger("headViewAction")
    for name in ALL_PARTS:
        assert bench.window.findChild(QWidget, name) is not None, name
    for group in CONTROL_GROUPS:
        assert group.parts or bench.window.findChild(QWidget, f"{group.name}Dock"), group.name


@pytest.mark.parametrize("group", [group for group in CONTROL_GROUPS if group.section != "view"],
                         ids=lambda group: group.name)  # fmt: skip
def test_a_group_goes_and_comes_back(bench: Bench, group: object) -> None:
    parts = group.parts or (f"{group.name}Dock",)
    shown = [name for name in parts if visible(bench, name)]
    assert shown
    uncheck(bench, group.name)
    assert not any(visible(bench, name) for name in parts)
    bench.part(ControlsShownDialog).close()
    bench.trigger("allControlsAction")
    assert [name for name in parts if visible(bench, name)] == shown
    assert bench.steps == 0


def test_a_label_goes_with_its_control(bench: Bench) -> None:
    assert {"Positions", "Source", "Sentence"} <= labels(bench)
    uncheck(bench, "positions", "source", "sentence").close()
    assert not {"Positions", "Source", "Sentence"} & labels(bench)
    bench.trigger("allControlsAction")
    assert {"Positions", "Source", "Sentence"} <= labels(bench)


def test_what_the_state_would_show_again_stays_away(bench: Bench) -> None:
    """The options of random heads come with the source; a hidden source has none."""
    uncheck(bench, "source").close()
    bench.store.change("Random", source=RandomHeads())
    assert not visible(bench, "randomOptions")
    bench.store.change("Crafted", source=LabState().source)
    bench.trigger("allControlsAction")
    assert not visible(bench, "randomOptions")
    bench.store.change("Random", source=RandomHeads())
    assert visible(bench, "randomOptions")


def test_width_does_not_bring_captions_back(bench: Bench) -> None:
    uncheck(bench, "sentence").close()
    for width in (1024, 1440):
        bench.window.resize(width, 900)
        bench.settle()
        assert "Sentence" not in labels(bench)


def test_views_go_with_their_keys_and_the_menu(bench: Bench) -> None:
    uncheck(bench, "view_pipeline", "view_sharing").close()
    assert tab_texts(bench)[:3] == ["Heads", "Head", "Compare"]
    bar = bench.find(QTabBar, "viewTabs")
    assert bar.tabRect(3).left() == bar.tabRect(1).right() + 1  # no gap is left
    assert not bench.window.findChild(QAction, "pipelineViewAction").isVisible()
    bench.press("Ctrl+3")
    assert bench.store.view.view == "heads"
    bench.trigger("allControlsAction")
    bench.press("Ctrl+3")
    assert bench.store.view.view == "pipeline"


def test_the_view_in_front_may_go_and_another_comes(bench: Bench) -> None:
    bench.trigger("compareViewAction")
    uncheck(bench, "view_compare").close()
    assert bench.store.view.view != "compare"
    assert "Compare" not in tab_texts(bench)


def test_one_view_always_stays(bench: Bench) -> None:
    dialog = open_dialog(bench)
    boxes = [box for box in dialog.findChildren(QCheckBox) if "shows_view_" in box.objectName()]
    for box in boxes:
        click(box, QPoint(8, box.height() // 2))
    assert [box.isChecked() for box in boxes].count(True) == 1
    assert len(tab_texts(bench)) == 1
    dialog.close()
    every = tuple(f"view_{name}" for name in bench.window.panels.views.central.names)
    bench.store.set_view(hidden_controls=every)
    assert len(tab_texts(bench)) == 1
    assert bench.message == ""


def test_controls_of_a_view_that_is_made_later_stay_away(bench: Bench) -> None:
    uncheck(bench, "stages", "colours").close()
    bench.press("Ctrl+2")
    bench.settle()
    assert not visible(bench, "stageSelector")
    assert not visible(bench, "rangeSelector")
    assert visible(bench, "headSelector")


def test_a_presentation_in_between_changes_nothing(bench: Bench) -> None:
    uncheck(bench, "mixer", "colours").close()
    bench.settle()
    bench.press("F5")
    bench.settle()
    bench.press("P")
    bench.settle()
    assert not visible(bench, "mixerDock")
    assert not visible(bench, "rangeSelector")
    assert visible(bench, "headSelector")
    bench.press("F5")
    bench.settle()
    assert not visible(bench, "mixerDock")
    assert not visible(bench, "rangeSelector")
    bench.trigger("allControlsAction")
    assert visible(bench, "mixerDock")
    assert visible(bench, "rangeSelector")


def test_the_session_remembers_them(open_window: OpenWindow, tmp_path: Path) -> None:
    first = open_window()
    uncheck(first, "mask", "mixer").close()
    path = tmp_path / "lesson.mha"
    save_session(Session(first.state, first.store.view), path)
    assert set(open_session(path).view.hidden_controls) == {"mask", "mixer"}
    second = open_window()
    assert visible(second, "maskControl")
    second.window.open_session(path)
    assert not visible(second, "maskControl")
    assert not visible(second, "mixerDock")
    second.trigger("newAction")
    assert visible(second, "maskControl")
    assert visible(second, "mixerDock")


def test_unknown_names_are_ignored_with_one_sentence(bench: Bench, tmp_path: Path) -> None:
    view = msgspec.structs.replace(ViewState(), hidden_controls=("flux", "mask", "x" * 500))
    path = tmp_path / "later.mha"
    save_session(Session(LabState(), view), path)
    bench.window.open_session(path)
    bench.settle()
    assert not visible(bench, "maskControl")
    assert bench.message == (
        f"This session hides “flux”, “{'x' * 40}”, which this program does not have; "
        "that is ignored."
    )


def test_hidden_docks_are_not_remembered_by_the_program(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    """They belong to the session; the next start has the user's own arrangement."""
    settings = tmp_path / "settings.json"
    first = open_window(settings=settings)
    uncheck(first, "mixer").close()
    first.close()
    assert visible(open_window(settings=settings), "mixerDock")


def test_the_dialog_follows_and_shows_all(bench: Bench) -> None:
    dialog = uncheck(bench, "mask")
    assert bench.store.view.hidden_controls == ("mask",)
    bench.store.set_view(hidden_controls=("heads",))
    assert dialog.hidden == ("heads",)
    button = dialog.findChild(QPushButton, "showAllControls")
    click(button, button.rect().center())
    assert bench.store.view.hidden_controls == ()
    assert dialog.hidden == ()
    assert not bench.window.findChild(QAction, "allControlsAction").isEnabled()
