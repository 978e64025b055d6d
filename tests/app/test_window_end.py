"""Windows that were closed are gone: nothing keeps them, whatever was done in them."""

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from mha_desktop.app import main_window
from mha_desktop.app.main_window import MainWindow
from mha_desktop.qt.models.commands_model import Command
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor


@pytest.fixture(autouse=True)
def english(undressed: QApplication) -> Iterator[None]:
    """Speak as before at the end."""
    locale, direction = QLocale(), undressed.layoutDirection()
    yield
    QLocale.setDefault(locale)
    undressed.setLayoutDirection(direction)


def take_steps(window: MainWindow) -> None:
    for heads in (1, 2, 4):
        window._store.change("Heads", n_heads=heads)


def present_a_lesson(window: MainWindow) -> None:
    trigger(window, "lessonsAction")
    window._teaching.commands()[0].run()
    trigger(window, "presentAction")


def change_the_language(window: MainWindow) -> None:
    take_steps(window)
    trigger(window, "deLanguageAction")
    window._languages.take_off()


def open_another(window: MainWindow) -> None:
    trigger(window, "newWindowAction")
    for other in windows():
        take_steps(other)
        trigger(other, "darkThemeAction")


def search_commands(window: MainWindow) -> None:
    trigger(window, "commandsAction")
    for dialog in window.findChildren(QDialog):
        dialog.reject()


def trigger(window: MainWindow, action: str) -> None:
    window.findChild(QAction, action).trigger()


def windows() -> list[MainWindow]:
    """Return the windows on the screen."""
    tops = QApplication.topLevelWidgets()
    return [top for top in tops if isinstance(top, MainWindow) and top.isVisible()]


def run_a_command(window: MainWindow) -> None:
    trigger(window, "commandsAction")
    palette = window.findChild(QDialog, "commandPalette")
    palette.chosen.emit(Command("Steps", "", "", lambda: take_steps(window)))
    palette.reject()


def go_to_a_dock(window: MainWindow) -> None:
    [history] = [one for one in window.helping.commands() if one.title == "Go to History"]
    history.run()


def hide_what_there_is_not(window: MainWindow) -> None:
    window._store.set_view(hidden_controls=("no such controls",))


USES = (
    take_steps,
    present_a_lesson,
    change_the_language,
    open_another,
    search_commands,
    run_a_command,
    go_to_a_dock,
    hide_what_there_is_not,
)


@pytest.mark.parametrize("use", USES)
def test_nothing_keeps_closed_windows(use: Callable[[MainWindow], None]) -> None:
    """Closed at once after the use: what was put off until then must let them go, too."""
    used = opened_and_closed(use)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [window for window in used if window() is not None] == []


def test_a_closed_window_stays_closed_when_the_language_changes() -> None:
    first = opened()
    trigger(first, "newWindowAction")
    [second] = [window for window in windows() if window is not first]
    first.close()
    trigger(second, "deLanguageAction")
    [last] = windows()
    last._languages.take_off()
    assert last._store is second._store
    assert not last.panels.messages.isVisible()
    last.close()
    delete(first)


def test_what_took_the_place_of_a_window_is_deleted_when_it_is_closed() -> None:
    """Or it would stay to the end of the program, with all its numbers."""
    change_the_language(opened())
    [window] = windows()
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(window)


def test_a_window_whose_successor_cannot_be_made_still_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An error out of the closing would end the program: PySide crashes on some of them."""

    def refuse(*_: object) -> None:
        raise MemoryError

    window = opened()
    monkeypatch.setattr(main_window, "MainWindow", refuse)
    with pytest.raises(MemoryError):
        window._make_anew()
    window.close()
    assert not window.isVisible()
    delete(window)


def opened() -> MainWindow:
    """Return a window that is on the screen."""
    window = MainWindow(LabStore(executor=ImmediateExecutor()))
    window.show()
    QApplication.processEvents()
    return window


def delete(window: MainWindow) -> None:
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def opened_and_closed(
    use: Callable[[MainWindow], None],
) -> list["weakref.ref[MainWindow]"]:
    """Use a window, close it and all that it opened, and return weak references to them."""
    first = opened()
    use(first)
    used = [weakref.ref(first)]
    for window in windows():
        used.append(weakref.ref(window))
        window.close()
        window.deleteLater()
    return used


def test_a_closed_window_is_gone_before_its_work_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is being computed may need a second to notice; nobody looks at a dead window for it."""
    window = opened()
    seen: list[bool] = []
    stop = window._store.shut_down
    monkeypatch.setattr(
        window._store, "shut_down", lambda: (seen.append(window.isVisible()), stop())
    )
    window.close()
    assert seen == [False]
    monkeypatch.undo()
    delete(window)
