"""What is taken from a file of which only the name is known."""

from pathlib import Path

from mha_desktop.lab.sessions import SUFFIX
from mha_desktop.lab.weights_limits import SUFFIXES

# Of a PDF it is said where its state is.
_PICTURES = (".png", ".svg", ".pdf")


def is_named_as_session(path: Path) -> bool:
    """Return whether a file is opened as a session, or as a picture with one; else as weights."""
    return path.suffix.lower() in (SUFFIX, *_PICTURES)


def is_named_as_readable(path: Path) -> bool:
    """Return whether a name ends as that of a session, a picture or weights."""
    return is_named_as_session(path) or path.suffix.lower() in SUFFIXES
