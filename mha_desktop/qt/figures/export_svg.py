"""Pictures as SVG: shapes that are sharp at any size, and texts that stay texts."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from mha_desktop.qt.figures.export_limits import check_width, write_picture
from mha_desktop.qt.figures.figure import Figure, figure_size, picture_of
from mha_desktop.qt.figures.picture import Picture
from mha_desktop.qt.figures.svg_tidy import tidied

_PIXELS_PER_INCH = 96


def save_svg(
    figure: Figure | Picture,
    path: str | Path,
    *,
    width: int,
    cancelled: Callable[[], bool] = lambda: False,
) -> bool:
    """Write a figure as SVG, with its title, its description and its state in the file.

    Parameters
    ----------
    figure : Figure or Picture
    path : path-like
        An existing file is replaced once the new one is complete.
    width : int
        Pixels at 96 dpi, from `MIN_WIDTH` to `MAX_WIDTH`; the height suits the content.
    cancelled : callable
        Asked once, when nothing is written yet.

    Returns
    -------
    bool
        Whether the file was written: False if `cancelled` said so.

    Raises
    ------
    ExportError
        If the width is out of bounds.
    OSError
        If the file cannot be written; its text names path and reason, and no part of it is left.
    """
    encoded = svg_bytes(figure, width=width)
    if cancelled():
        return False
    write_picture(encoded, Path(path))
    return True


def svg_bytes(figure: Figure | Picture, *, width: int) -> bytes:
    """Return the SVG document of a figure.

    Raises
    ------
    ExportError
        If the width is out of bounds.
    """
    check_width(width)
    size = figure_size(figure, width)
    picture = picture_of(figure)
    return tidied(_written(picture, size), picture, (size.width(), size.height()))


def _written(picture: Picture, size: QSize) -> bytes:
    encoded = QByteArray()
    buffer = QBuffer(encoded)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The other version writes clips, but does not take back those that a painter restores.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.SvgTiny12)
    generator.setOutputDevice(buffer)
    generator.setResolution(_PIXELS_PER_INCH)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    picture.paint(painter, QRect(0, 0, size.width(), size.height()))
    painter.end()
    return bytes(encoded.data())
