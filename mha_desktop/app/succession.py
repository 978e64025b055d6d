"""One window takes the place of another on the same work.

Widgets take their texts when they are made. So a new language makes the window anew: the store
with its steps, the file of the session, and what keeps unsaved work, go from the old window to the
new one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QAbstractScrollArea, QMainWindow, QWidget

from mha_desktop.app.session_files import SessionFiles
from mha_desktop.lab.notes import Note
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.qt.step_texts import Renaming

if TYPE_CHECKING:
    from mha_desktop.qt.models.lesson_bookmark import Bookmark


@dataclass(frozen=True)
class Legacy:
    """What a window leaves to its successor.

    Attributes
    ----------
    sessions : SessionFiles
        With the document, which knows whether the work is saved.
    pages : tuple of int
        The page in front, for each view in front that has some.
    keyboard : str
        Object name of the widget that had the keyboard; empty if none had.
    bookmark : Bookmark or None
        Of the lesson under way.
    note : Note or None
        What its message bar says.
    scrolled : mapping of str to (int, int)
        How far each part with a name was scrolled, across and down.
    """

    sessions: SessionFiles
    pages: tuple[int, ...]
    keyboard: str
    bookmark: "Bookmark | None"
    note: Note | None
    scrolled: Mapping[str, tuple[int, int]]


def legacy_of(
    window: QMainWindow,
    sessions: SessionFiles,
    bookmark: "Bookmark | None",
    note: Note | None,
) -> Legacy:
    """Return what a window leaves."""
    focused = window.focusWidget()
    name = "" if focused is None else focused.objectName()
    pages = tuple(pages.index for pages in _pages(window))
    scrolled = {area.objectName(): _place(area) for area in _scrolling(window)}
    return Legacy(sessions, pages, name, bookmark, note, scrolled)


def take_up(window: QMainWindow, legacy: Legacy) -> None:
    """Go on in a window that is on the screen where the old one stopped."""
    for pages, index in zip(_pages(window), legacy.pages, strict=False):
        pages.show_page(index)
    _scroll(window, legacy.scrolled)
    if legacy.keyboard and (focused := window.findChild(QWidget, legacy.keyboard)):
        focused.setFocus(Qt.FocusReason.OtherFocusReason)


def _pages(window: QMainWindow) -> list[SubPages]:
    return [pages for pages in window.findChildren(SubPages) if pages.isVisible()]


def _scrolling(window: QMainWindow) -> list[QAbstractScrollArea]:
    """Return the parts of a window that can be scrolled, and found again."""
    areas = window.findChildren(QAbstractScrollArea)
    return [area for area in areas if area.isVisible() and area.objectName()]


def _place(area: QAbstractScrollArea) -> tuple[int, int]:
    return area.horizontalScrollBar().value(), area.verticalScrollBar().value()


def _scroll(window: QMainWindow, places: Mapping[str, tuple[int, int]]) -> None:
    for area in _scrolling(window):
        if place := places.get(area.objectName()):
            area.horizontalScrollBar().setValue(place[0])
            area.verticalScrollBar().setValue(place[1])


def rename_steps(stack: QUndoStack, renamed: Renaming) -> None:
    """Name all steps anew."""
    for number in range(stack.count()):
        step = stack.command(number)
        step.setText(renamed(step.text()))
