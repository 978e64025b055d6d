"""The file that the command line was told to write."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class OutputError(ValueError):
    """A file that cannot be written; the text names it and says why."""


def output_path(name: str, extension: str) -> Path:
    """Return the file to write, with its extension if `name` has not got it.

    Raises
    ------
    OutputError
        If `name` names a folder, or nothing.
    """
    if not os.path.basename(name) or os.path.isdir(name):
        raise OutputError(f"--out needs the name of a file, and {name!r} is none")
    return Path(name if name.lower().endswith(extension) else name + extension)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Turn an error of the file system into one that names the file.

    Raises
    ------
    OutputError
    """
    try:
        yield
    except OSError as error:
        raise OutputError(f"{path} cannot be written: {error.strerror or error}") from error
