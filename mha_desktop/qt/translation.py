"""Texts that are marked in tables and translated when they are shown."""

from PySide6.QtCore import QCoreApplication


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return `text` as it is; the translation tool finds it by the name of this function.

    PySide's own function of this name promises no string to the type checker.
    """
    return text


def spoken_formula(text: str) -> str:
    """Return a formula as it is read aloud, in the user's language; its symbols stay."""
    return QCoreApplication.translate("Formulas", text) if text else ""
