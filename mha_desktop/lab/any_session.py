"""Sessions out of whatever holds one: a session file, or a picture with its state in it."""

from pathlib import Path

from mha_desktop.lab.figure_state import session_in
from mha_desktop.lab.sessions import Session, open_session

_PICTURES = (b"\x89PNG", b"%PDF", b"<")
_MARK = b"\xef\xbb\xbf"


def read_session(path: Path) -> tuple[Session, bool]:
    """Return the session in a file, and whether the file is a picture.

    Raises
    ------
    SessionError
        If there is none, or a wrong one.
    OSError
        If the file cannot be read.
    """
    if is_picture(path):
        return session_in(path), True
    return open_session(path), False


def is_picture(path: Path) -> bool:
    """Return whether a file begins as a picture does.

    Raises
    ------
    OSError
        If it cannot be read.
    """
    with path.open("rb") as file:
        start = file.read(64).removeprefix(_MARK).lstrip()
    return start.startswith(_PICTURES)
