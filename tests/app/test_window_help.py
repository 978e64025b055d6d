"""The help of the whole window: every control is explained, by key and by click."""

from collections.abc import Callable

import pytest
from access_walk import places
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QWhatsThis,
    QWidget,
)
from window_bench import Bench, click

from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.help.help_card import HelpCard
from mha_desktop.panels.help.lookup import help_widget
from mha_desktop.qt.help_texts import areas, controls
from mha_desktop.qt.help_texts_keys import PANEL_KEYS

# Only there while there is something to choose; the main window is no child of itself.
OPTIONAL = {"mainWindow", "dockTabs"}


def open_everything(bench: Bench) -> None:
    """Show every page of every view and every dock once, so that all of them are made."""
    for _ in places(bench):
        pass


def is_control(widget: QWidget) -> bool:
    """Say whether the keyboard can go to a widget; the inner parts of Qt's own controls aside."""
    around = widget.parentWidget()
    is_inner = isinstance(around, QAbstractSpinBox) or widget.inherits("QListView")
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and not is_inner


def described(widget: QWidget) -> str:
    around = widget.parentWidget()
    names = [type(widget).__name__, widget.objectName(), widget.accessibleName()]
    return f"{' '.join(filter(None, names))} in {type(around).__name__}"


def unexplained(window: QWidget) -> list[str]:
    """Return the controls of a window that only the help of a whole area would answer for."""
    found = [widget for widget in window.findChildren(QWidget) if is_control(widget)]
    assert found
    return [
        described(widget) for widget in found if help_widget(widget)[1] not in controls().values()
    ]


def test_every_control_of_views_and_panels_has_help_of_its_own(bench: Bench) -> None:
    open_everything(bench)

    assert unexplained(bench.window) == []


@pytest.mark.parametrize(
    "action",
    [
        "exportAction",
        "batchAction",
        "exportNumbersAction",
        "preferencesAction",
        "controlsShownAction",
    ],
)
def test_every_control_of_a_dialog_has_help_of_its_own(bench: Bench, action: str) -> None:
    bench.trigger(action)
    [dialog] = [one for one in bench.window.findChildren(QDialog) if one.isVisible()]

    assert unexplained(dialog) == []
    dialog.reject()


def test_names_in_the_tables_are_those_of_widgets(bench: Bench) -> None:
    """A page about a widget that was renamed would never be shown again."""
    open_everything(bench)
    names = {widget.objectName() for widget in bench.window.findChildren(QWidget)}
    elsewhere = {
        name
        for page in (*controls().values(), *areas().values())
        for name in page.names
        if name.startswith(("export", "numbers", "lesson", "presenter", "openLesson", "presented"))
        or name.startswith(
            ("help", "closeHelp", "keys", "preferences", "command", "welcome", "closeWelcome")
        )
        or name.startswith(("controlsShown", "batch", "printPreview"))
    }
    known = set(controls()) | set(areas()) | {name for keys in PANEL_KEYS for name in keys.names}

    assert known - elsewhere - names <= {"leavePresenting", "messageChoice", *OPTIONAL}


def card(bench: Bench) -> HelpCard:
    shown = bench.window.helping.card
    assert shown is not None
    return shown


def test_f1_explains_the_control_that_has_the_keyboard_and_escape_gives_it_back(
    bench: Bench,
) -> None:
    slider = bench.find(QWidget, "headsSlider")
    bench.focus(slider)
    bench.press("F1")

    assert card(bench).title.text() == "Number of heads"
    assert "Alt+H" in card(bench).keys.text()
    assert "Alt+H" in slider.window().findChild(HelpCard).keys.text()
    bench.press("Esc")
    assert bench.window.helping.card is None
    assert slider.hasFocus()


def test_the_card_leaves_its_control_in_view_and_stays_in_the_window(
    open_window: Callable[..., Bench],
) -> None:
    for size in ((1440, 900), (1024, 700)):
        bench = open_window(size=size)
        for name in ("headsSlider", "sentenceInput", "sourceSelector", "temperatureSpinBox"):
            control = bench.find(QWidget, name)
            bench.focus(control)
            bench.press("F1")
            shown = card(bench).geometry()
            corner = control.mapTo(bench.window, QPoint(0, 0))
            assert bench.window.rect().contains(shown), name
            assert not shown.intersects(control.rect().translated(corner)), name
            bench.press("Esc")


def test_the_formula_of_a_card_is_typeset_on_a_worker(bench: Bench) -> None:
    bench.focus(bench.find(QWidget, "temperatureSpinBox"))
    bench.press("F1")
    formula = card(bench).formula

    assert formula is not None
    assert formula.accessibleName() == "a = softmax(s / T)"
    bench.qtbot.waitUntil(lambda: formula.is_typeset)


def test_f1_twice_closes_the_card(bench: Bench) -> None:
    bench.focus(bench.sentence)
    bench.press("F1")
    bench.press("F1")

    assert bench.window.helping.card is None
    assert bench.sentence.hasFocus()


def test_the_window_can_be_used_while_the_card_is_open(bench: Bench) -> None:
    bench.focus(bench.find(QWidget, "headsSlider"))
    bench.press("F1")
    bench.type_sentence("one two")

    assert bench.state.sentence == "one two"
    assert card(bench).isVisible()


def test_the_card_goes_with_its_control(bench: Bench) -> None:
    bench.focus(bench.grid)
    bench.press("F1")
    bench.trigger("mixingViewAction")

    assert bench.window.helping.card is None


def test_f1_explains_a_control_of_a_dialog_and_escape_leaves_the_dialog_open(bench: Bench) -> None:
    bench.trigger("exportNumbersAction")
    form = bench.find(QWidget, "numbersForm")
    bench.focus(form)
    bench.press("F1")

    assert card(bench).title.text() == "Form of the file"
    assert card(bench).window() is form.window()
    bench.press("Esc")
    assert form.isVisible()
    bench.press("Esc")
    assert not form.isVisible()


def test_a_card_that_a_dialog_took_along_is_made_anew(bench: Bench) -> None:
    bench.trigger("exportNumbersAction")
    form = bench.find(QWidget, "numbersForm")
    bench.focus(form)
    bench.press("F1")
    form.window().reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert bench.window.helping.card is None
    bench.window.activateWindow()
    bench.focus(bench.sentence)
    bench.press("F1")

    assert card(bench).title.text() == "Sentence"


def test_f1_in_a_panel_of_its_own_window_shows_the_card_in_the_main_one(bench: Bench) -> None:
    dock = bench.window._docks.dimensions
    dock.setFloating(True)
    dock.activateWindow()
    slider = bench.find(QWidget, "headsSlider")
    bench.focus(slider)
    bench.press("F1")
    assert card(bench).parentWidget() is bench.window
    bench.qtbot.waitUntil(card(bench).close_button.hasFocus)
    bench.press("Esc")

    bench.qtbot.waitUntil(slider.hasFocus)


def test_shift_f1_and_a_click_explain_a_control_without_pressing_it(bench: Bench) -> None:
    button = bench.find(SegmentedButton, "rangeSelector").findChildren(QWidget)[2]
    before = bench.store.view
    bench.press("Shift+F1")
    assert QWhatsThis.inWhatsThisMode()
    click(button, button.rect().center())

    assert card(bench).title.text() == "Colour range"
    assert bench.store.view == before
    assert not QWhatsThis.inWhatsThisMode()


def test_shift_f1_answers_for_a_label_with_the_help_of_its_panel(bench: Bench) -> None:
    bench.press("Shift+F1")
    panel = bench.find(QWidget, "dimensionsPanel")
    click(panel, QPoint(4, panel.height() - 4))

    assert card(bench).title.text() == "Dimensions"


def test_escape_ends_what_is_this_without_an_answer(bench: Bench) -> None:
    bench.press("Shift+F1")
    bench.press("Esc")

    assert not QWhatsThis.inWhatsThisMode()
    assert bench.window.helping.card is None
    bench.click_head(3)
    assert bench.store.view.selected_head == 3


def test_all_keys_and_what_is_this_are_one_key_away_from_the_card(bench: Bench) -> None:
    bench.focus(bench.sentence)
    bench.press("F1")
    bench.qtbot.mouseClick(card(bench).whats_this, Qt.MouseButton.LeftButton)
    assert QWhatsThis.inWhatsThisMode()
    bench.press("Esc")
    bench.press("F1")
    bench.qtbot.mouseClick(card(bench).all_keys, Qt.MouseButton.LeftButton)

    assert bench.find(QDialog, "keysPage").isVisible()
    bench.find(QDialog, "keysPage").reject()
