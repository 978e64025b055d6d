"""The file that the command line was told to write."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from mha_desktop.lab.files import is_folder, is_there

# Endings that people know; anything else after a point is a part of a name.
_KNOWN = (
    ".png", ".svg", ".pdf", ".jpg", ".jpeg", ".gif", ".bmp", ".tif", ".tiff", ".webp", ".ico",
    ".svgz", ".eps", ".ps", ".emf", ".npz", ".npy", ".csv", ".tsv", ".txt", ".json", ".xls",
    ".xlsx", ".ods", ".mat", ".h5", ".pkl", ".mha", ".doc", ".docx", ".odt", ".ppt", ".pptx",
    ".html", ".zip",
)  # fmt: skip
_NEAREST = {
    ".svgz": ".svg", ".emf": ".svg", ".eps": ".pdf", ".ps": ".pdf",
    ".tsv": ".csv", ".txt": ".csv", ".xls": ".csv", ".xlsx": ".csv", ".ods": ".csv",
}  # fmt: skip


class OutputError(ValueError):
    """A file that cannot be written; the text names it and says why."""


def output_path(name: str, extension: str) -> Path:
    """Return the file to write, with its extension if `name` has not got it.

    Raises
    ------
    OutputError
        If `name` names a folder, or nothing.
    """
    if os.path.isdir(name):
        inside = os.path.join(name, f"heads{extension}")
        raise OutputError(f"--out needs a file, and {name!r} is a folder; nearest: {inside!r}")
    if not os.path.basename(name):
        raise OutputError(f"--out needs the name of a file, and {name!r} is none")
    return Path(name if name.lower().endswith(extension) else name + extension)


def check_kind(name: str, kinds: Sequence[str]) -> None:
    """Check that a name is not that of a kind of file which is not written.

    Parameters
    ----------
    name : str
    kinds : sequence of str
        Endings that are written, the usual one first.

    Raises
    ------
    OutputError
        If the ending is a well-known one and none of these; the text names the nearest.
    """
    path = Path(name)
    ending = path.suffix.lower()
    if ending in _KNOWN and ending not in kinds:
        *others, last = (kind[1:].upper() for kind in kinds)
        written = f"{', '.join(others)} or {last}"
        near = _NEAREST.get(ending, "")
        nearest = str(path.with_suffix(near if near in kinds else kinds[0]))
        raise OutputError(f"{name!r} is no {written} file; nearest: {nearest!r}")


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
        told = isinstance(error, PermissionError) or is_there(path.parent)
        reason = (error.strerror or error) if told else _missing(path)
        raise OutputError(f"{path} cannot be written: {reason}") from error


def _missing(path: Path) -> str:
    """Return which folder is not there, and the nearest that is."""
    near = next((folder for folder in path.absolute().parents if is_folder(folder)), path.parent)
    return f"there is no folder {str(path.parent)!r}; nearest: {str(near)!r}"


def check_different(paths: Sequence[Path]) -> None:
    """Check that no file would be written over by the next.

    Raises
    ------
    OutputError
    """
    for place, path in enumerate(paths):
        if os.path.abspath(path) in map(os.path.abspath, paths[:place]):
            raise OutputError(f"--out names {str(path)!r} twice; leave one of them out")
