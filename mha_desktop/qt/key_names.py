"""Names of keys as the user's keyboard and language have them."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

_NATIVE = QKeySequence.SequenceFormat.NativeText
_ARROWS, _ONE_ARROW = "Arrows", "Left"


def key_names(keys: str) -> str:
    """Return a list of keys as it is read: "Alt+Arrows, PgUp" is "Alt+Pfeile, Bild aufwärts".

    Parameters
    ----------
    keys : str
        Names of Qt with commas and spaces between them; "Arrows" stands for all four.
    """
    return ", ".join(_key_name(key) for key in keys.split(", "))


def _key_name(key: str) -> str:
    if not key.endswith(_ARROWS):
        return _native(key)
    with_one = _native(key.removesuffix(_ARROWS) + _ONE_ARROW)
    return with_one.removesuffix(_native(_ONE_ARROW)) + QCoreApplication.translate("Keys", "Arrows")


def _native(key: str) -> str:
    return QKeySequence(key).toString(_NATIVE) or key
