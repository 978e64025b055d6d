"""Presenting: what goes away and comes back, the keys of a clicker, and text for the last row."""

from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QStatusBar,
    QToolBar,
    QWidget,
)
from window_bench import LEFT, Bench, click

from mha_desktop.app.presenting import Presenter
from mha_desktop.panels.heads.heads_grid import HeadsGrid
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.pipeline.card_strip import CardStrip

OpenWindow = Callable[..., Bench]
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def present(bench: Bench) -> Presenter:
    """Begin a presentation with its key."""
    bench.settle()
    bench.press("F5")
    bench.settle()
    presenter = bench.window._presenter
    assert presenter is not None
    assert presenter.active
    return presenter


def present_at(bench: Bench, size: tuple[int, int]) -> Presenter:
    """Begin a presentation on a screen of some size; the one of the tests is 800 by 800."""
    presenter = present(bench)
    bench.window.resize(*size)
    bench.settle()
    return presenter


def look(bench: Bench) -> dict[str, object]:
    """Return everything about the window that a presentation must leave as it was."""
    bench.settle()
    kinds = (QDockWidget, QToolBar, QMenuBar, QStatusBar)
    parts = [part for kind in kinds for part in bench.window.findChildren(kind)]
    shown = {
        widget.objectName()
        for widget in bench.window.findChildren(QWidget)
        if widget.objectName() and widget.isVisible() and widget.objectName() != "focusRing"
    }
    return {
        "places": {(part.objectName(), part.geometry().getRect()) for part in parts
                   if part.isVisible()},
        "shown": shown,
        "geometry": bench.window.geometry(),
        "full": bench.window.isFullScreen(),
        "centre": bench.window.centralWidget().geometry().getRect(),
        "font": QApplication.font(),
        "sheet": QApplication.instance().styleSheet(),
        "view": bench.store.view,
        "state": bench.state,
    }  # fmt: skip


def visible(bench: Bench, name: str) -> bool:
    return any(part.isVisible() for part in bench.window.findChildren(QWidget, name))


@pytest.mark.parametrize("leave", ["Esc", "F5"])
@pytest.mark.parametrize("view", ["heads", "head", "mixing"])
def test_everything_is_as_it_was_afterwards(bench: Bench, view: str, leave: str) -> None:
    around_the_grid = look(bench)["places"]
    bench.trigger(f"{view}ViewAction")
    before = look(bench)
    presenter = present(bench)
    for key in ("P", "P", "D", "S", "Esc", "C", "H", "Esc", "B", "B"):
        bench.press(key)
        bench.settle()
    bench.press(leave)
    assert not presenter.active
    after = look(bench)
    for what, value in before.items():
        assert after[what] == value, what
    bench.trigger("headsViewAction")
    # Docks that were hidden take the usual text in first, and then their room.
    bench.qtbot.waitUntil(lambda: look(bench)["places"] == around_the_grid)


def test_a_closed_dock_stays_closed_and_an_arrangement_stays_arranged(bench: Bench) -> None:
    bench.window.findChild(QDockWidget, "mixerDock").close()
    bench.settle()
    before = look(bench)
    present(bench)
    bench.press("P")
    assert not visible(bench, "mixerDock")
    assert visible(bench, "groupingDock")
    bench.press("Esc")
    assert look(bench) == before


def test_escape_with_the_mouse_held_where_nothing_is_dragged_does_nothing(
    bench: Bench, capfd: pytest.CaptureFixture[str]
) -> None:
    """It was handed to the widget with the keyboard, and came back, for ever."""
    presenter = present(bench)
    held = QApplication.focusWidget()
    assert held is not None
    QTest.mousePress(held, LEFT, pos=held.rect().center())
    bench.press("Esc")
    QTest.mouseRelease(held, LEFT, pos=held.rect().center())
    assert capfd.readouterr().err == ""
    assert presenter.active
    bench.press("Esc")
    assert not presenter.active


def test_only_the_view_is_left(bench: Bench) -> None:
    present(bench)
    assert bench.window.isFullScreen()
    assert bench.grid.isVisible()
    for name in (
        "topBar", "viewTabs", "dimensionsDock", "mixerDock", "groupingDock",
        "headSelector", "rangeSelector", "colourMapSelector", "status_tokens",
    ):  # fmt: skip
        assert not visible(bench, name), name
    assert not bench.window.menuBar().isVisible()
    for name in ("presenterHeader", "colourBar", "readOut"):
        assert visible(bench, name), name
    assert bench.find(QLabel, "presentedSentence").text() == bench.state.sentence


def test_another_view_presents_as_bare_as_the_first(bench: Bench) -> None:
    """A view that is made during the presentation has its controls taken away, too."""
    present(bench)
    bench.press("Ctrl+2")
    bench.settle()
    assert visible(bench, "headMap")
    for name in ("headSelector", "stageSelector", "pictureSwitches", "dimensionsDock"):
        assert not visible(bench, name), name
    bench.press("Esc")
    bench.settle()
    assert visible(bench, "stageSelector")
    assert visible(bench, "dimensionsDock")
    assert not visible(bench, "mixerDock")  # the Head view has none


@pytest.mark.parametrize("key", ["PgDown", "Right", "Space"])
def test_a_clicker_goes_on_and_back(bench: Bench, key: str) -> None:
    present(bench)
    for _ in range(20):
        bench.press(key)
    assert bench.store.view.selected_head == 7
    bench.press("PgUp")
    bench.press("Left")
    assert bench.store.view.selected_head == 5
    assert bench.steps == 0


def test_page_keys_are_the_presentations_in_the_head_view_too(bench: Bench) -> None:
    present(bench)
    bench.press("Ctrl+2")
    bench.settle()
    bench.focus(bench.find(QWidget, "headMap"))
    bench.press("PgDown")
    assert bench.store.view.selected_head == 1
    bench.press("Esc")
    assert bench.store.view.view == "head"  # the key left the presentation, not the view
    bench.settle()
    bench.focus(bench.find(QWidget, "headMap"))
    bench.press("PgDown")
    assert bench.store.view.selected_head == 2


def test_letters_are_letters_in_the_sentence_field(bench: Bench) -> None:
    presenter = present(bench)
    bench.press("S")
    assert bench.sentence.hasFocus()
    bench.press("Ctrl+A")
    bench.qtbot.keyClicks(bench.sentence, "Bob can, 1.")
    assert bench.state.sentence == "Bob can, 1."
    assert presenter.blank.isHidden()
    assert presenter.crosshair.isHidden()
    bench.press("PgDown")  # a clicker goes on, wherever the cursor is
    assert bench.store.view.selected_head == 1
    bench.press("Esc")
    assert presenter.active
    assert not visible(bench, "topBar")
    bench.press("B")
    assert presenter.blank.isVisible()


@pytest.mark.parametrize("key", ["B", "."])
@pytest.mark.parametrize("back", ["B", "Esc", "PgDown", "Space", "X", "F5"])
def test_a_blank_screen_comes_back_with_any_key(bench: Bench, key: str, back: str) -> None:
    presenter = present(bench)
    bench.press(key)
    assert presenter.blank.isVisible()
    assert presenter.blank.size() == bench.window.size()
    assert presenter.blank.grab().toImage().pixelColor(3, 3).lightness() == 0
    bench.press(back)
    assert presenter.blank.isHidden()
    assert presenter.active
    assert bench.store.view.selected_head == 0


def test_a_click_brings_the_screen_back(bench: Bench) -> None:
    presenter = present(bench)
    bench.press("B")
    click(presenter.blank, QPoint(50, 50))
    assert presenter.blank.isHidden()


def test_the_crosshair_follows_the_pointer_and_lets_clicks_through(bench: Bench) -> None:
    presenter = present(bench)
    bench.press("C")
    assert presenter.crosshair.isVisible()
    place = bench.grid.mapTo(bench.window, bench.cell(3, 1, 1))
    QTest.mouseMove(bench.window.windowHandle(), place)
    bench.settle()
    assert presenter.crosshair.place == place
    assert bench.window.childAt(place) is not presenter.crosshair
    picture = presenter.crosshair.grab().toImage()
    middle = picture.pixelColor(place.x(), 5), picture.pixelColor(5, place.y())
    assert all(colour.lightness() == 0 for colour in middle)
    bench.press("C")
    assert presenter.crosshair.isHidden()


def test_answers_are_revealed_head_by_head(bench: Bench) -> None:
    bench.trigger("answersHiddenAction")
    assert bench.read_out() == "H1"
    present(bench)
    bench.press("Space")
    assert bench.read_out() == "H1 previous token"
    bench.press("Space")
    assert bench.read_out() == "H2"
    bench.press("R")
    assert bench.read_out() == "H2 self"
    bench.press("R")
    assert bench.read_out() == "H2"
    assert bench.window.findChild(QAction, "answersHiddenAction").isChecked()


def test_hidden_answers_are_nowhere_in_the_window(bench: Bench) -> None:
    for view in ("head", "heads"):
        bench.trigger(f"{view}ViewAction")
        bench.settle()
    bench.trigger("answersHiddenAction")
    texts = [
        f"{widget.objectName()}: {text}"
        for widget in bench.window.findChildren(QWidget)
        if widget.isVisible()
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    ]
    assert not [text for text in texts if "previous token" in text]


def test_hints_name_the_keys_and_a_button_leaves(bench: Bench) -> None:
    presenter = present(bench)
    bench.press("H")
    assert presenter.hints.isVisible()
    assert bench.window.rect().contains(presenter.hints.geometry())
    bench.press("Esc")
    assert presenter.hints.isHidden()
    assert presenter.active
    leave = bench.find(QPushButton, "leavePresenting")
    click(leave, leave.rect().center())
    assert not presenter.active


def test_dimensions_come_alone(bench: Bench) -> None:
    present(bench)
    bench.press("D")
    assert visible(bench, "dimensionsDock")
    assert not visible(bench, "mixerDock")
    bench.press("D")
    assert not visible(bench, "dimensionsDock")


def test_keys_of_a_panel_are_the_panels(bench: Bench) -> None:
    """M and S mute and solo a head of the mixing desk, while the desk has the keyboard."""
    presenter = present(bench)
    bench.press("P")
    bench.settle()
    bench.focus(bench.strips)
    bench.press("M")
    assert bench.state.muted[0]
    bench.press("S")
    assert bench.state.soloed[0]
    assert not visible(bench, "topBar")
    assert presenter.active


def test_shortcuts_of_the_menus_go_on(bench: Bench) -> None:
    present(bench)
    bench.press("Ctrl+M")
    assert bench.state.muted[0]
    bench.press("Ctrl+Z")
    assert not bench.state.muted[0]


@pytest.mark.parametrize("size", SIZES)
def test_texts_have_the_sizes_of_the_style(bench: Bench, size: tuple[int, int]) -> None:
    """Captions and d_k 13, tokens 13.5, sentence 18, head number 19.5 points at 720 pixels."""
    present_at(bench, size)
    scale = size[1] / 720
    grid = bench.part(HeadsGrid)
    figure, layout = grid._figure(), grid.grid_layout
    assert figure is not None
    assert layout is not None
    assert text_scale(grid.font()) == pytest.approx(layout.metrics.scale)
    assert 9 * layout.metrics.scale >= 13 * scale
    assert layout.metrics.points * layout.metrics.scale >= 13.5 * scale
    assert round(figure.number_points * layout.metrics.scale, 6) >= 19.5 * scale
    assert bench.find(QLabel, "presentedSentence").font().pointSizeF() >= 18 * scale
    assert bench.find(QPushButton, "leavePresenting").font().pointSizeF() >= 13 * scale


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_the_pipeline_is_written_and_painted_for_the_last_row(
    bench: Bench, size: tuple[int, int], scale: float
) -> None:
    bench.store.set_view(view="pipeline")
    bench.settle()
    cards = bench.part(CardStrip)
    cards.grab()
    present_at(bench, size)
    code = bench.find(QLabel, "stageCode").font().pointSizeF()
    assert code == pytest.approx(13 * scale, abs=0.1)
    cards.grab()
    card = cards.card_rect(0).size().toSize() * cards.devicePixelRatioF()
    assert {image.size() for image in cards._images.values()} == {card}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", ["heads", "head", "pipeline", "compare", "mixing", "sharing"])
def test_every_view_has_room_for_its_texts(bench: Bench, view: str, size: tuple[int, int]) -> None:
    present_at(bench, size)
    bench.trigger(f"{view}ViewAction")
    bench.settle()
    central = bench.window.centralWidget()
    needed = central.minimumSizeHint()
    assert needed.width() <= central.width()
    assert needed.height() <= central.height()
    header = bench.find(QWidget, "presenterHeader")
    assert header.minimumSizeHint().width() <= header.width()


def test_tokens_of_the_first_sentence_are_written_at_every_size(bench: Bench) -> None:
    for size in SIZES:
        if not (bench.window._presenter and bench.window._presenter.active):
            present(bench)
        bench.window.resize(*size)
        bench.settle()
        layout = bench.grid.grid_layout
        assert layout.axes.name == "TOKENS"
        assert layout.content_height <= bench.grid.height()


def test_the_teachers_scale_is_that_of_presentations_only(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    bench = open_window(settings=tmp_path / "settings.json")
    usual = bench.grid.font().pointSizeF()
    presenter = present_at(bench, (1280, 720))
    first = bench.grid.font().pointSizeF()
    bench.press("Ctrl++")
    bench.press("Ctrl++")
    assert bench.grid.font().pointSizeF() == pytest.approx(1.25 * first)
    bench.press("F5")
    bench.settle()
    assert not presenter.active
    assert bench.grid.font().pointSizeF() == usual
    present_at(bench, (1280, 720))
    assert bench.grid.font().pointSizeF() == pytest.approx(1.25 * first)
    for _ in range(12):
        bench.press("Ctrl++")
    assert bench.grid.font().pointSizeF() == pytest.approx(3 * first)
    bench.press("Ctrl+0")
    assert bench.grid.font().pointSizeF() == pytest.approx(first)


def test_closing_during_a_presentation_keeps_the_usual_arrangement(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    settings = tmp_path / "settings.json"
    first = open_window(settings=settings, size=(960, 690))
    present(first)
    first.close()
    second = open_window(settings=settings, size=None)
    assert not second.window.isFullScreen()
    assert second.window.size().toTuple() == (960, 690)
    assert second.window.menuBar().isVisible()
    assert visible(second, "dimensionsDock")


def test_what_had_the_keyboard_may_be_gone_afterwards(bench: Bench) -> None:
    field = QLineEdit(bench.window)
    field.show()
    bench.focus(field)
    presenter = present(bench)
    shiboken6.delete(field)
    presenter.leave()
    assert not presenter.active
    bench.focus(bench.sentence)


def test_the_button_beside_export_presents(bench: Bench) -> None:
    bench.settle()
    button = bench.find(QPushButton, "presentButton")
    click(button, button.rect().center())
    assert bench.window.isFullScreen()


def test_nothing_is_seen_twice_by_a_screen(bench: Bench) -> None:
    """With one screen the audience has it, and the notes open only when they are asked for."""
    present(bench)
    assert bench.window.geometry() == QRect(bench.window.screen().geometry())
    assert not visible(bench, "presenterWindow")
