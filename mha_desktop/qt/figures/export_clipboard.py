"""Pictures on the clipboard: as pixels, and as SVG for programs that take it."""

from PySide6.QtCore import QByteArray, QMimeData

from mha_desktop.qt.figures.export_png import png_bytes, render_image
from mha_desktop.qt.figures.export_svg import svg_bytes
from mha_desktop.qt.figures.figure import Figure, picture_of
from mha_desktop.qt.figures.picture import Picture

SVG_MIME, PNG_MIME = "image/svg+xml", "image/png"
_SCREEN_DPI = 96


def clipboard_mime(figure: Figure | Picture, *, width: int, dpi: int = _SCREEN_DPI) -> QMimeData:
    """Return a figure for the clipboard.

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
    data = QMimeData()
    data.setImageData(image)
    data.setData(PNG_MIME, QByteArray(png_bytes(image, picture, dpi)))
    data.setData(SVG_MIME, QByteArray(svg_bytes(picture, width=width)))
    return data
