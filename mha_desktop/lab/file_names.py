"""File names that say what is inside, and that every file system takes."""

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

_LONGEST_BYTES = 60
_NO_WORD = re.compile(r"[^\w]+|_+")
_APOSTROPHES = re.compile(r"(?<=\w)['’ʼ](?=\w)")


def speaking_name(text: str) -> str:
    """Return the words of a text in small letters with hyphens between them.

    Parameters
    ----------
    text : str
        Anything; where it has no letter and no digit, the name is empty.

    Returns
    -------
    str
        At most 60 bytes in UTF-8, cut between words where there is one.
    """
    plain = unicodedata.normalize("NFKC", text.encode("utf-8", "ignore").decode()).lower()
    words = filter(None, _NO_WORD.split(_APOSTROPHES.sub("", plain)))
    name = ""
    for word in words:
        longer = f"{name}-{word}" if name else word
        if len(longer.encode()) > _LONGEST_BYTES:
            break
        name = longer
    else:
        return name
    return name or word.encode()[:_LONGEST_BYTES].decode("utf-8", "ignore")


class FreeNames:
    """Gives each file a name of its own: a number is put behind one that is taken.

    Parameters
    ----------
    is_taken : callable
        Whether a path is to be left alone, besides those that were given before.
    """

    def __init__(self, is_taken: Callable[[Path], bool] = Path.exists) -> None:
        self._is_taken = is_taken
        self._given: set[str] = set()

    def free(self, path: Path) -> Path:
        """Return the path, or the first numbered one that is free."""
        number, free = 2, path
        while str(free).casefold() in self._given or self._is_taken(free):
            free = path.with_stem(f"{path.stem}-{number}")
            number += 1
        self._given.add(str(free).casefold())
        return free
