"""The language of the words in pictures that the command line writes."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from mha_desktop.app.arguments import UsageError
from mha_desktop.qt.languages import Languages, available_languages


@contextmanager
def speaking(code: str | None) -> Iterator[None]:
    """Have texts and numbers written in a language, and then as before.

    Parameters
    ----------
    code : str or None
        None for what is spoken already: English, unless somebody chose another language.

    Raises
    ------
    UsageError
        If there is no such language, or its texts cannot be read.
    """
    if code is None:
        yield
        return
    known = [language.code for language in available_languages()]
    spoken = code.replace("_", "-").partition("-")[0].lower()  # of "de_DE", too
    if spoken not in known:
        raise UsageError(f"there is no language {code!r}; there are: {', '.join(known)}")
    locale, direction = QLocale(), QGuiApplication.layoutDirection()
    languages = Languages(spoken)
    try:
        if languages.problem is not None:
            raise UsageError(str(languages.problem))
        yield
    finally:
        languages.take_off()
        QLocale.setDefault(locale)
        QGuiApplication.setLayoutDirection(direction)
