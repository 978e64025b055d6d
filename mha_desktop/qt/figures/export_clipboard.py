"""Pictures on the clipboard: as pixels, and as SVG for programs that take it."""

from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QImage

from mha_desktop.qt.figures.export_limits import SCREEN_DPI
from mha_desktop.qt.figures.export_png import png_bytes, render_image
from mha_desktop.qt.figures.export_svg import svg_bytes
from mha_desktop.qt.figures.figure import Figure, picture_of
from mha_desktop.qt.figures.picture import Picture

SVG_MIME, PNG_MIME = "image/svg+xml", "image/png"


@dataclass(frozen=True, eq=False)
class ClipboardPicture:
    """A figure in all forms that programs take, made on any thread.

    Attributes
    ----------
    image : QImage
    png, svg : bytes
    """

    image: QImage
    png: bytes
    svg: bytes

    def mime(self) -> QMimeData:
        """Return it for the clipboard; call it on the thread of the application."""
        data = QMimeData()
        data.setImageData(self.image)
        data.setData(PNG_MIME, QByteArray(self.png))
        data.setData(SVG_MIME, QByteArray(self.svg))
        return data


def clipboard_picture(
    figure: Figure | Picture, *, width: int, dpi: int = SCREEN_DPI
) -> ClipboardPicture:
    """Paint a figure for the clipboard.

    Parameters
    ----------
    figure : Figure or Picture
    width, dpi : int
        Of the image, in pixels and pixels per inch; the SVG has the same width.

    Raises
    ------
    ExportError
        If the width is out of bounds, or the image is too large for the memory.
    """
    picture = picture_of(figure)
    image = render_image(picture, width=width)
    return ClipboardPicture(image, png_bytes(image, picture, dpi), svg_bytes(picture, width=width))


def clipboard_mime(figure: Figure | Picture, *, width: int, dpi: int = SCREEN_DPI) -> QMimeData:
    """Return a figure for the clipboard at once; see `clipboard_picture`."""
    return clipboard_picture(figure, width=width, dpi=dpi).mime()
