"""What no picture in a file can be, and how a file is written whole or not at all."""

import errno
from math import isnan
from pathlib import Path

from mha_desktop.engine.errors import AttentionError
from mha_desktop.lab.files import whole_file

MIN_WIDTH, MAX_WIDTH = 320, 16384
MAX_HEIGHT = 32767
"""Qt paints no pixel below."""
MIN_DPI, MAX_DPI = 36, 2400
MIN_CM, MAX_CM = 2, 200

CM_PER_INCH = 2.54
SCREEN_DPI = 96


class ExportError(AttentionError):
    """A size or a choice that no picture can have."""


class PictureNotWrittenError(OSError):
    """A file that could not be written; whatever was at its path before is still there."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(errno.EIO, reason, str(path))

    def __str__(self) -> str:
        return f"{self.filename} cannot be written: {self.strerror}"


def check_between(template: str, value: float, low: int, high: int) -> None:
    """Refuse what is not between two limits.

    Raises
    ------
    ExportError
        With `template` as its text, which has the fields value, low and high.
    """
    if not low <= value <= high:
        nearest = (low if isnan(value) else round(min(max(value, low), high)),)
        raise ExportError(template, nearest=nearest, value=value, low=low, high=high)


def check_width(width: int) -> None:
    """Refuse a width in pixels that no picture can have."""
    check_between("width {value} px is not between {low} and {high}", width, MIN_WIDTH, MAX_WIDTH)


def check_dpi(dpi: int) -> None:
    """Refuse a resolution that no picture can have."""
    check_between("{value} dpi is not between {low} and {high}", dpi, MIN_DPI, MAX_DPI)


def pixels_of(centimetres: float, dpi: int) -> int:
    """Return the width in pixels of so many centimetres on paper.

    Raises
    ------
    ExportError
        If one of them, or the width, is out of bounds.
    """
    check_dpi(dpi)
    check_between("{value} cm is not between {low} and {high}", centimetres, MIN_CM, MAX_CM)
    width = round(centimetres / CM_PER_INCH * dpi)
    check_width(width)
    return width


def write_picture(data: bytes, path: Path) -> None:
    """Write a picture that was encoded in memory.

    Raises
    ------
    PictureNotWrittenError
        If it cannot be written; its text names path and reason, and no part of it is left.
    """
    try:
        with whole_file(path) as file:
            file.write(data)
    except OSError as error:
        raise PictureNotWrittenError(path, error.strerror or str(error)) from error
