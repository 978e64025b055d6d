"""The keys of a presentation: those of a clicker, and single letters."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

Handlers = Mapping[str, Callable[[], None]]


class PresenterKey(NamedTuple):
    """What a key does in a presentation.

    Attributes
    ----------
    name : str
        Of the step, in the handlers.
    keys : tuple of str
        Portable texts; those of a clicker first.
    text : str
        Untranslated: what it does. Empty if the line before says it.
    """

    name: str
    keys: tuple[str, ...]
    text: str


PRESENTER_KEYS = (
    PresenterKey(
        "next",
        ("PgDown", "Right"),
        QT_TRANSLATE_NOOP("Help", "show the answer, next step or head"),
    ),
    PresenterKey("back", ("PgUp", "Left"), QT_TRANSLATE_NOOP("Help", "step or head before")),
    PresenterKey(
        "go_on", ("Space",), QT_TRANSLATE_NOOP("Help", "show the hidden answer, then go on")
    ),
    PresenterKey("reveal", ("R",), QT_TRANSLATE_NOOP("Help", "show or hide the answer")),
    PresenterKey("blank", ("B", "."), QT_TRANSLATE_NOOP("Help", "blank the screen")),
    PresenterKey("crosshair", ("C",), QT_TRANSLATE_NOOP("Help", "lines across the pointer")),
    PresenterKey("sentence", ("S",), QT_TRANSLATE_NOOP("Help", "change the sentence")),
    PresenterKey("panels", ("P",), QT_TRANSLATE_NOOP("Help", "panels and tabs")),
    PresenterKey("dimensions", ("D",), QT_TRANSLATE_NOOP("Help", "the Dimensions panel")),
    PresenterKey("notes", ("N",), QT_TRANSLATE_NOOP("Help", "notes, next step and time")),
    PresenterKey("swap", ("X",), QT_TRANSLATE_NOOP("Help", "present on the other screen")),
    PresenterKey("hints", ("H", "?"), QT_TRANSLATE_NOOP("Help", "these keys")),
    PresenterKey("leave", ("Esc",), QT_TRANSLATE_NOOP("Help", "end the presentation")),
)
# A clicker has these, and they belong to the presentation wherever the keyboard is.
_CLICKER = ("PgDown", "PgUp", "Esc")
ANSWERS = 3


def key_lines() -> list[tuple[str, str]]:
    """Return the keys and what they do, translated."""
    native = QKeySequence.SequenceFormat.NativeText
    lines = [
        (
            ", ".join(QKeySequence(key).toString(native) for key in line.keys),
            QCoreApplication.translate("Help", line.text),
        )
        for line in PRESENTER_KEYS
    ]
    size = QT_TRANSLATE_NOOP("Help", "larger, smaller, usual text")
    answers = QT_TRANSLATE_NOOP("Help", "choose an answer; without a lesson, a head")
    return [
        *lines,
        (f"1–{ANSWERS}", QCoreApplication.translate("Help", answers)),
        ("Ctrl++, Ctrl+−, Ctrl+0", QCoreApplication.translate("Help", size)),
    ]


class PresenterKeys(QObject):
    """Listens in a window while it presents.

    Where a text is typed, letters are letters: such a field claims them before they are shortcuts.

    Parameters
    ----------
    window : QWidget
    handlers : mapping of str to callable
        What each of `PRESENTER_KEYS` does, by its name.
    choose : callable
        Told the number of an answer.
    """

    def __init__(
        self,
        window: QWidget,
        handlers: Handlers,
        choose: Callable[[int], None],
    ) -> None:
        super().__init__(window)
        self._clicker: list[QShortcut] = []
        self._letters: list[QShortcut] = []
        for line in PRESENTER_KEYS:
            for key in line.keys:
                self._add(window, key, handlers[line.name])
        for number in range(1, ANSWERS + 1):
            self._add(window, str(number), partial(choose, number))
        self.listen(on=False)

    def listen(self, *, on: bool, letters: bool = True) -> None:
        """Listen to the keys or not; without `letters`, to those of a clicker only."""
        for shortcut in self._clicker:
            shortcut.setEnabled(on)
        for shortcut in self._letters:
            shortcut.setEnabled(on and letters)

    def leave_space_to(self, widget: QWidget | None) -> None:
        """Let Space press a button that has the keyboard, unless it is chosen already."""
        if isinstance(widget, QAbstractButton) and not widget.isChecked():
            for shortcut in self._letters:
                if shortcut.key() == QKeySequence(Qt.Key.Key_Space):
                    shortcut.setEnabled(False)

    def _add(self, window: QWidget, key: str, handle: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), window)
        shortcut.activated.connect(handle)
        (self._clicker if key in _CLICKER else self._letters).append(shortcut)
