"""Translations in the form that Qt reads, made from their files when they are needed.

A ``.qm`` beside its ``.ts`` is taken if it is not older. Otherwise the lrelease that comes with
PySide6 makes one in the user's cache, named after what is in the file, so that it is made once. A
bundle without lrelease brings compiled files (``packaging/translations.py release``).
"""

import contextlib
import hashlib
import subprocess
import tempfile
from pathlib import Path

import PySide6
from PySide6.QtCore import QStandardPaths

from mha_desktop.lab.files import whole_file


class NoCompilerError(Exception):
    """A translation cannot be compiled; the text says why."""


def compiled(file: Path) -> bytes:
    """Return a translation file, compiled.

    Raises
    ------
    NoCompilerError
        If it is not compiled yet, and cannot be.
    """
    beside = file.with_suffix(".qm")
    with contextlib.suppress(OSError):
        if beside.stat().st_mtime >= file.stat().st_mtime:
            return beside.read_bytes()
    try:
        kept = _cache() / f"{file.stem}-{hashlib.sha256(file.read_bytes()).hexdigest()[:16]}.qm"
        return kept.read_bytes() if kept.exists() else _kept(_released(file), kept)
    except OSError as error:
        raise NoCompilerError(error.strerror or str(error)) from error
    except subprocess.SubprocessError as error:
        raise NoCompilerError(str(error)) from error


def _cache() -> Path:
    place = QStandardPaths.StandardLocation.CacheLocation
    return Path(QStandardPaths.writableLocation(place)) / "translations"


def _kept(texts: bytes, path: Path) -> bytes:
    """Put compiled texts into the cache; without one they are compiled at every start."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(texts)
    return texts


def _released(file: Path) -> bytes:
    tool = Path(PySide6.__file__).parent / "lrelease"
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "texts.qm"
        command = [str(tool), "-silent", str(file), "-qm", str(made)]
        subprocess.run(command, check=True, capture_output=True, timeout=60)
        return made.read_bytes()
