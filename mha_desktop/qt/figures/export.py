"""Figures as image files, written whole or not at all."""

import errno
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QRect
from PySide6.QtGui import QImage, QImageWriter, QPainter

from mha_desktop.engine.errors import AttentionError
from mha_desktop.lab.files import whole_file
from mha_desktop.qt.figures.figure import Figure, figure_size, paint_figure

MIN_WIDTH, MAX_WIDTH = 320, 16384
MIN_DPI, MAX_DPI = 36, 2400

_METRES_PER_INCH = 0.0254


class ExportError(AttentionError):
    """A size that no picture can have."""


class PictureNotWrittenError(OSError):
    """A file that could not be written; whatever was at its path before is still there."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(errno.EIO, reason, str(path))

    def __str__(self) -> str:
        return f"{self.filename} cannot be written: {self.strerror}"


def render_image(figure: Figure, *, width: int) -> QImage:
    """Paint a figure as an image.

    Parameters
    ----------
    figure : Figure
    width : int
        Pixels, from `MIN_WIDTH` to `MAX_WIDTH`; the height suits the content.

    Raises
    ------
    ExportError
        If the width is out of bounds, or the image is too large for the memory.
    """
    _check("width {value} px is not between {low} and {high}", width, MIN_WIDTH, MAX_WIDTH)
    size = figure_size(figure, width)
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        template = "there is not enough memory for a picture of {width} × {height} px"
        raise ExportError(template, width=size.width(), height=size.height())
    painter = QPainter(image)
    paint_figure(painter, QRect(0, 0, size.width(), size.height()), figure)
    painter.end()
    return image


def save_png(
    figure: Figure,
    path: str | Path,
    *,
    width: int,
    dpi: int,
    cancelled: Callable[[], bool] = lambda: False,
) -> bool:
    """Write a figure as PNG, with its resolution in the file.

    Parameters
    ----------
    figure : Figure
    path : path-like
        An existing file is replaced once the new one is complete.
    width, dpi : int
        Pixels, and pixels per inch; see `MIN_WIDTH` and `MIN_DPI` and their counterparts.
    cancelled : callable
        Asked once, when the picture is painted and nothing is written yet.

    Returns
    -------
    bool
        Whether the file was written: False if `cancelled` said so.

    Raises
    ------
    ExportError
        If the width or the resolution is out of bounds.
    OSError
        If the file cannot be written; its text names path and reason, and no part of it is left.
    """
    _check("{value} dpi is not between {low} and {high}", dpi, MIN_DPI, MAX_DPI)
    image = render_image(figure, width=width)
    if cancelled():
        return False
    image.setDotsPerMeterX(round(dpi / _METRES_PER_INCH))
    image.setDotsPerMeterY(round(dpi / _METRES_PER_INCH))
    image.setText("Title", figure.title)
    image.setText("Software", "MHA Desktop")
    _write(image, Path(path))
    return True


def _check(template: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        nearest = (min(max(value, low), high),)
        raise ExportError(template, nearest=nearest, value=value, low=low, high=high)


def _write(image: QImage, path: Path) -> None:
    """Write what Qt encodes in memory: on a file that cannot be written libpng complains aloud."""
    encoded = QByteArray()
    buffer = QBuffer(encoded)  # named, so that it outlives the writer, which does not own it
    QImageWriter(buffer, b"png").write(image)
    try:
        with whole_file(path) as file:
            file.write(encoded.data())
    except OSError as error:
        raise PictureNotWrittenError(path, error.strerror or str(error)) from error
