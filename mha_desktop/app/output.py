"""Files that the command line writes: whole, or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


class OutputError(ValueError):
    """A file that cannot be written; the text names it and says why."""


def output_path(name: str, extension: str) -> Path:
    """Return the file to write, with its extension if `name` has not got it.

    Raises
    ------
    OutputError
        If `name` names a folder, or nothing.
    """
    if not os.path.basename(name) or Path(name).is_dir():
        raise OutputError(f"--out needs the name of a file, and {name!r} is none")
    path = Path(name)
    return path if path.suffix.lower() == extension else path.with_name(path.name + extension)


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


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a file beside `path` to write to, which takes its place once it is complete."""
    partial = path.with_name(f".{os.getpid()}.part")
    file = partial.open("wb")
    try:
        with file:
            yield file
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)  # not there any more once it took its place
