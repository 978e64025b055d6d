"""Files that are written whole, or not at all, and what is there."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import get_native_id
from typing import BinaryIO


def is_there(path: Path) -> bool:
    """Return whether there is something; where nobody may look, pathlib would raise an error."""
    return os.path.exists(path)


def is_folder(path: Path) -> bool:
    """Return whether there is a folder; where nobody may look, pathlib would raise an error."""
    return os.path.isdir(path)


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a file beside `path` to write to, which takes its place once it is complete.

    Raises
    ------
    OSError
        If it cannot be written; what was at `path` before is still there, and nothing else.
    """
    # Short, for a long name may leave no room; and no other thread's, which may write beside it.
    partial = path.with_name(f".{os.getpid()}-{get_native_id()}.part")
    file = partial.open("wb")
    try:
        with file:
            yield file
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)  # gone already if it took its place
