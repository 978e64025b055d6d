"""Everything the window can do, as lines for the lists that are searched."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import get_args

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QMenuBar, QWidget

from mha_desktop.app.dock_keyboard import go_to
from mha_desktop.app.presenting_keys import key_lines
from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.state import LabState, MistakeName
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.qt.help_texts import translated as help_translated
from mha_desktop.qt.help_texts_keys import PANEL_KEYS
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.key_names import key_names
from mha_desktop.qt.mistake_texts import mistake_name
from mha_desktop.qt.models.commands_model import Command
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

_PATH_MARK = " ▸ "
_NATIVE = QKeySequence.SequenceFormat.NativeText

# The pages of the views by their titles, without making the views: that takes long.
PAGES: Mapping[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "head": (
        "headViewAction",
        (
            ("HeadTab", QT_TRANSLATE_NOOP("HeadTab", "Map")),
            ("HeadViewPages", QT_TRANSLATE_NOOP("HeadViewPages", "Numbers")),
            ("HeadViewPages", QT_TRANSLATE_NOOP("HeadViewPages", "Heads compared")),
            ("HeadViewPages", QT_TRANSLATE_NOOP("HeadViewPages", "Matrices")),
        ),
    ),
    "mixing": (
        "mixingViewAction",
        (
            ("MixingView", QT_TRANSLATE_NOOP("MixingView", "Sum")),
            ("MixingView", QT_TRANSLATE_NOOP("MixingView", "Why mix?")),
            ("HeadPages", QT_TRANSLATE_NOOP("HeadPages", "Muting")),
            ("HeadPages", QT_TRANSLATE_NOOP("HeadPages", "Pruning")),
            ("HeadPages", QT_TRANSLATE_NOOP("HeadPages", "One matrix")),
            ("HeadPages", QT_TRANSLATE_NOOP("HeadPages", "In words")),
        ),
    ),
    "sharing": (
        "sharingViewAction",
        (
            ("SharingView", QT_TRANSLATE_NOOP("SharingView", "Effect")),
            ("SharingView", QT_TRANSLATE_NOOP("SharingView", "Matrices")),
            ("SharingView", QT_TRANSLATE_NOOP("SharingView", "Interleave or repeat?")),
            ("SharingView", QT_TRANSLATE_NOOP("SharingView", "Costs")),
            ("SharingView", QT_TRANSLATE_NOOP("SharingView", "KV cache")),
            ("SharingView", QT_TRANSLATE_NOOP("SharingView", "Playback")),
        ),
    ),
}


def menu_commands(bar: QMenuBar) -> list[Command]:
    """Return every action of the menus, with the way to it."""
    return list(_below(bar.actions(), ""))


def _below(actions: list[QAction], path: str) -> Iterator[Command]:
    for action in actions:
        title = action.text().replace("&", "")
        menu: object = action.menu()
        if action.isSeparator() or not (title and action.isVisible()):
            continue
        if not isinstance(menu, QMenu):
            yield _command(action, title, path)
        else:
            yield from _below(menu.actions(), f"{path}{_PATH_MARK}{title}" if path else title)


def _command(action: QAction, title: str, path: str) -> Command:
    keys = ", ".join(keys.toString(_NATIVE) for keys in action.shortcuts())
    is_on = action.isCheckable() and action.isChecked()
    return Command(title, path, keys, action.trigger, action.isEnabled(), is_on)


def panel_commands(window: QMainWindow) -> Iterator[Command]:
    """Return a command for each panel that shows it and gives it the keyboard."""
    path = QCoreApplication.translate("Help", "Panels")
    text = QCoreApplication.translate("Help", "Go to {panel}")
    for dock in window.findChildren(QDockWidget):
        title = text.format(panel=dock.windowTitle().replace("&", ""))
        enabled = dock.toggleViewAction().isEnabled()
        yield Command(title, path, "", partial(go_to, dock), enabled)


def page_commands(
    views: QWidget, intents: Intents, actions: Mapping[str, QAction]
) -> Iterator[Command]:
    """Return a command for each page of the views that have several."""
    for view, (action, pages) in PAGES.items():
        path = actions[action].text().replace("&", "")
        for place, (context, title) in enumerate(pages):
            text = QCoreApplication.translate(context, title)
            go = partial(_open_page, views, intents, view, place)
            yield Command(text, path, "", go, actions[action].isEnabled())


def _open_page(views: QWidget, intents: Intents, view: str, place: int) -> None:
    intents.show_view(view)
    pages = views.findChild(SubPages, f"{view}Pages")
    assert isinstance(pages, SubPages)  # the view was made when it was shown
    pages.show_page(place)
    pages.take_keyboard()


def example_commands(intents: Intents, state: LabState) -> Iterator[Command]:
    """Return a command for each example sentence."""
    path = QCoreApplication.translate("Help", "Examples")
    for sentence in EXAMPLE_SENTENCES:
        run = partial(intents.choose_example, sentence)
        yield Command(sentence, path, "", run, checked=sentence == state.sentence)


def mistake_commands(intents: Intents, state: LabState) -> Iterator[Command]:
    """Return a switch for each deliberate mistake, and the way out of the present one."""
    path = QCoreApplication.translate("Help", "Spot the bug")
    names: tuple[MistakeName, ...] = get_args(MistakeName)
    for name in names:
        is_on = state.mistake == name
        run = partial(intents.set_mistake, None if is_on else name)
        yield Command(mistake_name(name), path, "", run, checked=is_on)
    right = QCoreApplication.translate("Help", "Make it right")
    run = partial(intents.set_mistake, None)
    yield Command(right, path, "Alt+0", run, enabled=state.mistake is not None)


def key_rows(menus: Iterable[Command]) -> list[Command]:
    """Return a line for each key: those of the menus, of the panels, and of a presentation.

    Parameters
    ----------
    menus : iterable of Command
        All actions of the menus; those without a key are left out.
    """
    everywhere = QCoreApplication.translate("Help", "Everywhere")
    rows = [Command(one.title, everywhere, one.shortcut) for one in menus if one.shortcut]
    rows += [
        Command(help_translated(text), help_translated(panel.title), key_names(key))
        for panel in PANEL_KEYS
        for key, text in panel.rows
    ]
    presenting = QCoreApplication.translate("Help", "Presenting")
    return rows + [Command(text, presenting, key) for key, text in key_lines()]
