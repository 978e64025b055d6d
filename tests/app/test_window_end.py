"""Windows that were closed are gone: nothing keeps them, whatever was done in them."""

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from mha_desktop.app.main_window import MainWindow
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


@pytest.mark.parametrize(
    "use", [take_steps, present_a_lesson, change_the_language, open_another, search_commands]
)
def test_nothing_keeps_closed_windows(use: Callable[[MainWindow], None]) -> None:
    """Closed at once after the use: what was put off until then must let them go, too."""
    used = opened_and_closed(use)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [window for window in used if window() is not None] == []


def opened_and_closed(
    use: Callable[[MainWindow], None],
) -> list["weakref.ref[MainWindow]"]:
    """Use a window, close it and all that it opened, and return weak references to them."""
    first = MainWindow(LabStore(executor=ImmediateExecutor()))
    first.show()
    QApplication.processEvents()
    use(first)
    used = [weakref.ref(first)]
    for window in windows():
        used.append(weakref.ref(window))
        window.close()
        window.deleteLater()
    return used
