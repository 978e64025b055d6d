"""Everything the window can do, or every key of it, as a table that is searched while one types."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_WORD = re.compile(r"\w+")


def do_nothing() -> None:
    """Run a line that is there to be read only."""


@dataclass(frozen=True)
class Command:
    """One line.

    Attributes
    ----------
    title : str
        What it does, in the user's language.
    path : str
        Where it is found: the menu, the view or the panel.
    shortcut : str
        As the keyboard has it; empty for none.
    run : callable
        Does it.
    enabled : bool
        Whether it can be done at present.
    checked : bool
        Whether it is something that is on at present.
    """

    title: str
    path: str
    shortcut: str = ""
    run: Callable[[], object] = do_nothing
    enabled: bool = True
    checked: bool = False


class CommandColumn(IntEnum):
    """The columns, from left to right."""

    TITLE = 0
    PATH = 1
    SHORTCUT = 2


class CommandsModel(QAbstractTableModel):
    """The commands that fit what was typed, the best first.

    Parameters
    ----------
    commands : sequence of Command
    titles : sequence of str
        Of the three columns.
    parent : QObject, optional
    """

    def __init__(
        self, commands: Sequence[Command], titles: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._all = tuple(commands)
        self._shown = self._all
        self._titles = tuple(titles)

    @property
    def shown(self) -> tuple[Command, ...]:
        """The commands that fit, in the order of the rows."""
        return self._shown

    @property
    def all_commands(self) -> tuple[Command, ...]:
        """What there is before anything is typed."""
        return self._all

    def search(self, text: str) -> None:
        """Show what fits a text; all of them for none."""
        self.beginResetModel()
        self._shown = found(self._all, text)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many commands fit."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns: what it does, where, and its key."""
        return 0 if parent.isValid() else len(CommandColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell."""
        if not index.isValid():
            return None
        command = self._shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            title = f"{command.title} ✓" if command.checked else command.title
            texts = (title, command.path, command.shortcut)
            return texts[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (command.title, command.path, command.shortcut)))
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the title of a column."""
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._titles[section]
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Grey what cannot be done at present; it can still be read."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        selectable = Qt.ItemFlag.ItemIsSelectable
        enabled = self._shown[index.row()].enabled
        return selectable | Qt.ItemFlag.ItemIsEnabled if enabled else selectable


def found(commands: Iterable[Command], text: str) -> tuple[Command, ...]:
    """Return the commands that fit a text, the best first, else in their own order.

    Every word of the text must begin a word of the title, stand in title or path, or be a key;
    a text without spaces may also be the first letters of words of the title ("rl": Reset layout).
    """
    wanted = _plain(text).split()
    if not wanted:
        return tuple(commands)
    ranked = [(_rank(command, wanted), command) for command in commands]
    fitting = [(rank, command) for rank, command in ranked if rank is not None]
    return tuple(command for _, command in sorted(fitting, key=lambda one: one[0]))


def _rank(command: Command, wanted: Sequence[str]) -> int | None:
    """Return how well a command fits: 0 best; None not at all."""
    title = _plain(command.title)
    words = _WORD.findall(title)
    if title.startswith(" ".join(wanted)):
        return 0
    if all(any(word.startswith(part) for word in words) for part in wanted):
        return 1
    if len(wanted) == 1 and _are_initials(wanted[0], words):
        return 2
    if all(part in title for part in wanted):
        return 3
    words_of_all = f"{title} {_plain(command.path)}"
    keys = _plain(command.shortcut)
    fits = all(part in words_of_all or _is_key(part, keys) for part in wanted)
    return 4 if fits else None


def _is_key(part: str, keys: str) -> bool:
    """Say whether a text is a key, or several with plus signs; "rl" is no part of Ctrl."""
    return part in (keys if "+" in part else re.split(r"[+, ]+", keys))


def _are_initials(letters: str, words: Sequence[str]) -> bool:
    """Say whether letters begin words in this order; words between may be left out."""
    firsts = iter(word[0] for word in words)
    return len(letters) > 1 and all(letter in firsts for letter in letters)


def _plain(text: str) -> str:
    """Return a text without accents, in small letters."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
