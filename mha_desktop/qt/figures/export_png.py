"""Pictures as pixels: images for the screen and the clipboard, and PNG files."""

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from mha_desktop import __version__
from mha_desktop.lab.figure_state import PNG_KEY, state_text
from mha_desktop.qt.figures.export_limits import (
    CM_PER_INCH,
    MAX_HEIGHT,
    MIN_WIDTH,
    ExportError,
    check_dpi,
    check_width,
    write_picture,
)
from mha_desktop.qt.figures.figure import Figure, figure_size, picture_of
from mha_desktop.qt.figures.picture import Picture

SOFTWARE = f"MHA Desktop {__version__}"

_DOTS_PER_METRE = 100 / CM_PER_INCH


def render_image(figure: Figure | Picture, *, width: int) -> QImage:
    """Paint a figure as an image.

    Parameters
    ----------
    figure : Figure or Picture
    width : int
        Pixels, from `MIN_WIDTH` to `MAX_WIDTH`; the height suits the content.

    Raises
    ------
    ExportError
        If the width is out of bounds, or the image is too large for the memory.
    """
    check_width(width)
    size = figure_size(figure, width)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        template = "there is not enough memory for a picture of {width} × {height} px"
        raise ExportError(template, width=size.width(), height=size.height())
    if size.height() > MAX_HEIGHT:
        _refuse_height(figure, width, size.height())
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    picture_of(figure).paint(painter, QRect(0, 0, size.width(), size.height()))
    painter.end()
    return _opaque(image)


def save_png(
    figure: Figure | Picture,
    path: str | Path,
    *,
    width: int,
    dpi: int,
    cancelled: Callable[[], bool] = lambda: False,
) -> bool:
    """Write a figure as PNG, with its resolution and its state in the file.

    Parameters
    ----------
    figure : Figure or Picture
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
    check_dpi(dpi)
    image = render_image(figure, width=width)
    if cancelled():
        return False
    write_picture(png_bytes(image, picture_of(figure), dpi), Path(path))
    return True


def png_bytes(image: QImage, picture: Picture, dpi: int) -> bytes:
    """Encode the image of a picture in memory: on a full disk libpng would complain aloud."""
    image.setDotsPerMeterX(round(dpi * _DOTS_PER_METRE))
    image.setDotsPerMeterY(round(dpi * _DOTS_PER_METRE))
    image.setText("Title", picture.title)
    image.setText("Description", picture.description)
    image.setText("Software", SOFTWARE)
    if picture.session is not None:
        image.setText(PNG_KEY, state_text(picture.session))
    encoded = QByteArray()
    buffer = QBuffer(encoded)  # named, so that it outlives the writer, which does not own it
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(encoded.data())


def _refuse_height(figure: Figure | Picture, width: int, height: int) -> NoReturn:
    """Refuse a picture that is too high, and name a width at which it is not."""
    template = "the picture would be {height} px high, which is more than {most}; "
    narrower = int(0.98 * width * MAX_HEIGHT / height)
    if narrower < MIN_WIDTH or figure_size(figure, narrower).height() > MAX_HEIGHT:
        template += "choose more columns, or fewer heads a page"
        raise ExportError(template, height=height, most=MAX_HEIGHT)
    template += "nearest: {width} px wide"
    raise ExportError(template, nearest=(narrower,), width=narrower, height=height, most=MAX_HEIGHT)


def _opaque(image: QImage) -> QImage:
    """Return an image without a channel that says nothing; the corner shows whether it does."""
    if image.pixelColor(0, 0).alpha() < 255:
        return image
    image.reinterpretAsFormat(QImage.Format.Format_RGB32)
    return image
