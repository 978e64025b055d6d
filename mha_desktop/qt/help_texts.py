"""The help of every control: two sentences and a formula, by the name of its widget."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QCoreApplication

from mha_desktop.qt import (
    help_texts_bar,
    help_texts_batch,
    help_texts_compare,
    help_texts_controls,
    help_texts_dialogs,
    help_texts_docks,
    help_texts_export,
    help_texts_heads,
    help_texts_lessons,
    help_texts_mistakes,
    help_texts_mixing,
    help_texts_numbers,
    help_texts_pipeline,
    help_texts_preferences,
    help_texts_sharing,
    help_texts_sizes,
)
from mha_desktop.qt.help_texts_entry import Help

OVERVIEW = "mainWindow"
"""The name whose help says what the window is for."""

_WITH_AREAS = (
    help_texts_bar,
    help_texts_batch,
    help_texts_compare,
    help_texts_controls,
    help_texts_dialogs,
    help_texts_docks,
    help_texts_export,
    help_texts_heads,
    help_texts_lessons,
    help_texts_mixing,
    help_texts_numbers,
    help_texts_pipeline,
    help_texts_preferences,
    help_texts_sharing,
    help_texts_sizes,
)


def help_of(name: str) -> Help | None:
    """Return the help of the control or the area with this object name, if it has any.

    Controls of which there are several have a number at the end of their names.
    """
    numberless = name.rstrip("0123456789")
    tables = (controls(), areas())
    return next(
        (table[one] for one in (name, numberless) for table in tables if one in table), None
    )


@cache
def controls() -> dict[str, Help]:
    """Return the help of everything that can be clicked, typed into or read out."""
    modules = (*_WITH_AREAS, help_texts_mistakes)
    return _by_name(page for module in modules for page in module.CONTROLS)


@cache
def areas() -> dict[str, Help]:
    """Return the help of views, pages, panels and dialogs."""
    return _by_name(page for module in _WITH_AREAS for page in module.AREAS)


def translated(text: str) -> str:
    """Return a text of the tables in the user's language."""
    return QCoreApplication.translate("HelpTexts", text)


def _by_name(pages: Iterable[Help]) -> dict[str, Help]:
    return {name: page for page in pages for name in page.names}
