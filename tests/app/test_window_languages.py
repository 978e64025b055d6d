"""The language of the window: chosen in its menu, changed at once, and nothing lost by that."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cut_off import cut_off
from languages_bench import leave_to_itself, speak, translations_script
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QDialog,
    QDockWidget,
    QDoubleSpinBox,
    QLabel,
    QMenu,
    QMessageBox,
    QTabBar,
    QUndoView,
    QWidget,
)
from window_bench import Bench

from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.sessions import open_session
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.mixer.strips import HeadStrips
from mha_desktop.qt.languages import EXTRA_FOLDERS

OpenWindow = Callable[..., Bench]
LONG, MIRRORED = "en_XA", "ar_XB"
SIZES = ((1440, 900), (1024, 700))
VIEWS = ("heads", "head", "pipeline", "compare", "mixing", "sharing")


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with English 40 % longer, and the same from right to left."""
    folder = tmp_path_factory.mktemp("pseudo")
    assert translations_script().pseudo(folder) == 0
    return folder


@pytest.fixture
def speaking(
    open_window: OpenWindow, undressed: QApplication, monkeypatch: pytest.MonkeyPatch, pseudo: Path
) -> Iterator[OpenWindow]:
    """Open a window and choose a language; at the end all is English again."""
    monkeypatch.setenv(EXTRA_FOLDERS, str(pseudo))
    locale, direction = QLocale(), undressed.layoutDirection()
    benches = []

    def open_in(code: str, **arguments: object) -> Bench:
        bench = open_window(**arguments)
        benches.append(bench)
        speak(bench, code)
        bench.settle()  # a grid that is still being laid out moves away under the pointer
        return bench

    yield open_in
    for bench in benches:
        bench.window._languages.take_off()
    QLocale.setDefault(locale)
    undressed.setLayoutDirection(direction)


def test_the_language_changes_at_once_everywhere(speaking: OpenWindow) -> None:
    bench = speaking("de")
    menus = [action.text().replace("&", "") for action in bench.window.menuBar().actions()]
    assert {"Datei", "Bearbeiten", "Ansicht", "Köpfe", "Fenster", "Hilfe"} <= set(menus)
    tabs = bench.find(QTabBar, "viewTabs")
    assert [tabs.tabText(place) for place in range(3)] == ["Köpfe", "Kopf", "Pipeline"]
    docks = {dock.windowTitle() for dock in bench.window.findChildren(QDockWidget)}
    assert {"Dimensionen", "Mischpult", "Key/Value-Gruppen", "Notizen", "Verlauf"} <= docks
    bench.type_number(bench.find(QAbstractSpinBox, "headsSpinBox"), "7")
    assert "nicht durch 7 Köpfe teilbar" in bench.message
    speak(bench, "en")
    assert bench.find(QTabBar, "viewTabs").tabText(0) == "Heads"
    assert bench.window.menuBar().actions()[0].text() == "&File"


def test_numbers_are_written_as_the_language_does(speaking: OpenWindow) -> None:
    bench = speaking("de")
    bench.hover(0, 2, 1)
    assert re.match("H1 'didn't' blickt auf 'animal' 0,9[0-9]", bench.read_out())
    assert bench.find(QDoubleSpinBox, "temperatureSpinBox").text() == "1,00"
    labels = {label.text() for label in bench.window.findChildren(QLabel)}
    assert any("1.048.576" in text for text in labels)
    bench.type_number(bench.find(QDoubleSpinBox, "temperatureSpinBox"), "0,5")
    assert bench.state.temperature == 0.5


def test_work_goes_on_where_it_was(speaking: OpenWindow, open_window: OpenWindow) -> None:
    bench = open_window()
    bench.type_sentence("The cat sat")
    bench.trigger("muteHeadAction")
    bench.store.set_view(view="mixing", selected_head=2)
    speak(bench, "de")
    try:
        assert bench.sentence.text() == "The cat sat"
        assert bench.window.isWindowModified()
        assert bench.store.view.view == "mixing"
        assert bench.find(QTabBar, "viewTabs").currentIndex() == VIEWS.index("mixing")
        assert bench.state.muted[0]
        bench.trigger("undoAction")
        assert not bench.state.muted[0]
        bench.trigger("redoAction")
        assert bench.state.muted[0]
    finally:
        bench.window._languages.take_off()


def test_steps_are_named_in_the_new_language(speaking: OpenWindow) -> None:
    bench = speaking("en_XA")
    bench.trigger("muteHeadAction")
    bench.trigger("multiQueryAction")
    speak(bench, "de")
    steps = bench.store.undo_stack
    assert [steps.text(place) for place in range(2)] == ["H1 stummschalten", "Multi-Query"]
    undo = bench.window.findChild(QAction, "undoAction")
    assert undo.text() == "&Rückgängig: Multi-Query"
    speak(bench, "en")
    assert steps.text(0) == "Mute H1"
    assert undo_texts(bench) == ["&Undo Multi-query"]


def test_a_message_is_said_again_in_the_new_language(speaking: OpenWindow) -> None:
    bench = speaking("de")
    bench.type_number(bench.find(QAbstractSpinBox, "headsSpinBox"), "7")
    assert "nicht durch 7 Köpfe teilbar" in bench.message
    speak(bench, "en")
    assert "not divisible by 7 heads" in bench.message
    bench.messages.close_message()
    speak(bench, "de")
    assert bench.message == ""


def test_what_was_scrolled_stays_scrolled(speaking: OpenWindow) -> None:
    bench = speaking("de")
    bench.store.change("Many", n_heads=128)
    bench.settle()
    bench.find(HeadStrips, "headStrips").horizontalScrollBar().setValue(700)
    speak(bench, "en")
    bench.qtbot.waitUntil(
        lambda: bench.find(HeadStrips, "headStrips").horizontalScrollBar().value() == 700
    )


def undo_texts(bench: Bench) -> list[str]:
    return [bench.window.findChild(QAction, "undoAction").text()]


def test_the_file_of_the_session_is_kept(
    speaking: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Saving after the change asks for no name, and closing still asks about unsaved work."""
    bench = speaking("de", recovery=tmp_path / "recovery")
    path = tmp_path / "lesson.mha"
    bench.window._sessions.document.save(path)
    speak(bench, "en")
    assert "lesson" in bench.window.windowTitle()
    bench.trigger("muteHeadAction")
    bench.trigger("saveAction")
    assert open_session(path).lab.muted[0]
    bench.trigger("soloHeadAction")
    asked = []
    monkeypatch.setattr(
        QMessageBox,
        "question",
        lambda parent, *_: asked.append(parent) or QMessageBox.StandardButton.Discard,
    )
    bench.close()
    leave_to_itself(bench, bench.window)
    assert asked == [bench.window]


def test_the_choice_is_remembered(speaking: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    bench = speaking("de", settings=path)
    assert b'"language":"de"' in path.read_bytes()
    ticked = [
        action.objectName()
        for action in bench.find(QMenu, "languageMenu").actions()
        if action.isChecked()
    ]
    assert ticked == ["deLanguageAction"]


def test_a_second_window_follows(speaking: OpenWindow) -> None:
    bench = speaking("en_XA")
    bench.window._open_window()
    [second] = [
        window
        for window in QApplication.topLevelWidgets()
        if isinstance(window, MainWindow) and window.isVisible() and window is not bench.window
    ]
    second._store.change("Test", n_heads=2)
    bench.window.findChild(QAction, "deLanguageAction").trigger()
    shown = [
        window
        for window in QApplication.topLevelWidgets()
        if isinstance(window, MainWindow) and window.isVisible()
    ]
    assert len(shown) == 2
    assert all(window.menuBar().actions()[0].text() == "&Datei" for window in shown)
    assert sorted(window._store.state.n_heads for window in shown) == [2, 8]
    [bench.window] = [window for window in shown if window._store is bench.store]
    bench.qtbot.addWidget(bench.window)
    for window in shown:
        if window is not bench.window:
            window._store.undo_stack.setClean()
            window.close()


def test_a_page_in_a_view_stays_in_front(speaking: OpenWindow) -> None:
    bench = speaking("de")
    bench.store.set_view(view="sharing")
    bench.part(SubPages).show_page(3)
    speak(bench, "en")
    assert bench.part(SubPages).index == 3


def test_mnemonics_do_not_clash_in_german_menus(speaking: OpenWindow) -> None:
    bench = speaking("de")
    bar = bench.window.menuBar()
    menus = bench.window.findChildren(QMenu)
    assert len(menus) > 6
    assert clashes([action.text() for action in bar.actions()]) == []
    for menu in menus:
        assert clashes([action.text() for action in menu.actions()]) == [], menu.title()


def clashes(texts: list[str]) -> list[str]:
    """Return the mnemonics that stand in more than one text."""
    letters = [found[1].lower() for text in texts if (found := re.search("&([^&])", text))]
    return sorted({letter for letter in letters if letters.count(letter) > 1})


def walk(bench: Bench) -> Iterator[str]:
    """Bring every view, page and panel to the front, one after the other."""
    for place in places(bench):
        bench.finish_work()
        for _ in range(4):  # layouts inside layouts find their size one after the other
            bench.settle()
        yield place


def places(bench: Bench) -> Iterator[str]:
    for view in VIEWS:
        bench.store.set_view(view=view)
        yield view
        for pages in bench.window.findChildren(SubPages):
            if pages.isVisible():
                for place in range(len(pages.bar.buttons.findChildren(QAbstractButton))):
                    pages.show_page(place)
                    yield f"{view}, page {place}"
    bench.store.set_view(view="heads")
    for dock in bench.window.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        yield dock.objectName()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("code", ["de", LONG])
def test_longer_texts_are_not_cut_off(
    speaking: OpenWindow, code: str, size: tuple[int, int]
) -> None:
    bench = speaking(code, size=size)
    bench.window.resize(*size)
    lacking = {text: place for place in walk(bench) for text in cut_off(bench.window)}
    assert lacking == {}


@pytest.mark.parametrize(
    "action",
    [
        "exportAction",
        "exportNumbersAction",
        "batchAction",
        "preferencesAction",
        "controlsShownAction",
        "shortcutsAction",
        "commandsAction",
    ],
)
def test_longer_texts_are_not_cut_off_in_dialogs(speaking: OpenWindow, action: str) -> None:
    bench = speaking(LONG)
    lacking: list[str] = []
    QTimer.singleShot(0, lambda: lacking.extend(close_dialogs(bench)))
    bench.trigger(action)
    bench.qtbot.waitUntil(lambda: lacking != [])
    assert lacking == ["closed"]


def close_dialogs(bench: Bench) -> list[str]:
    """Return what is cut off in the dialogs that are open, and then "closed"."""
    dialogs = [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, QDialog) and widget.isVisible()
    ]
    for _ in range(4):
        bench.settle()
    lacking = [text for dialog in dialogs for text in cut_off(dialog)]
    for dialog in dialogs:
        dialog.reject()
    return [*lacking, *("closed" for _ in dialogs)]


def test_right_to_left_mirrors_the_window_and_no_picture(speaking: OpenWindow) -> None:
    """The docks change sides; row and column i of a map are still token i, from left to right."""
    bench = speaking(MIRRORED)
    assert QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    left = bench.find(QWidget, "mixerPanel").mapTo(bench.window, bench.grid.pos()).x()
    right = bench.find(QWidget, "dimensionsPanel").mapTo(bench.window, bench.grid.pos()).x()
    assert (left > right) or bench.window.width() < 1200
    layout = bench.grid.grid_layout
    assert layout.cell_rect(0, 0, 1).x > layout.cell_rect(0, 0, 0).x
    speak(bench, "en")
    assert QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_no_text_of_the_window_stays_english(speaking: OpenWindow) -> None:
    """What the pseudo-translation has not touched was never given to the translator."""
    bench = speaking(LONG)
    left = {text for _ in walk(bench) for text in texts(bench.window) if english(text)}
    assert left - NOT_TRANSLATED == set()


# Names of languages, code, sentences to read; and Qt's own, whose translations come with Qt.
NOT_TRANSLATED = {
    "English", "American English (XA)", "Deutsch", "dog bites man", "man bites dog",
    'S = einsum("hqd,hkd->hqk",\n           Q, K)\nS = S / sqrt(d_k)',
    "Float", "Undocks and re-attaches the dock widget", "Close", "Closes the dock widget",
    "Scroll Left", "Scroll Right", "Export...", "Export",
}  # fmt: skip


def texts(window: QWidget) -> Iterator[str]:
    """Return everything that widgets and actions say, also as tool tips and to screen readers."""
    lessons = window.findChild(QWidget, "lessonPanel")  # they are files, in each language
    for widget in window.findChildren(QWidget):
        if lessons is not None and lessons.isAncestorOf(widget):
            continue
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QTabBar):
            yield from (widget.tabText(place) for place in range(widget.count()))
    for action in window.findChildren(QAction):
        yield from (action.text(), action.toolTip(), action.statusTip())


def english(text: str) -> bool:
    """Return whether a text has a word of English, and nothing of the pseudo-translation."""
    plain = re.sub(r"<[^>]*>|'[^']*'|“[^”]*”|&|softmax|Concat|d_model|model", "", text)
    touched = re.search("[áéíóúñçšÁÉÍÓÚÇÑŠ~]", plain) is not None
    return re.search("[a-z]{4}", plain) is not None and not touched


def test_history_lists_steps_of_the_old_window(speaking: OpenWindow) -> None:
    bench = speaking("de")
    bench.trigger("muteHeadAction")
    [dock] = [
        dock for dock in bench.window.findChildren(QDockWidget) if dock.windowTitle() == "Verlauf"
    ]
    dock.show()
    bench.settle()
    history = bench.find(QUndoView, "historyList")
    assert history.stack() is bench.store.undo_stack
    assert history.emptyLabel() == "Anfang"
