"""Images of cells whose edges stay sharp, also in programs that smooth what they magnify."""

from math import isqrt

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from mha_desktop.qt.figures.ground import is_vector

MOST_PIXELS = 1 << 23
"""Pixels of all images of one picture together, after they were magnified."""

_LARGEST_FACTOR = 8
# More pixels than that for one of the picture would not be seen.
_FINENESS = 2


def draw_sharp(painter: QPainter, target: QRectF, image: QImage, images: int = 1) -> None:
    """Draw an image with a pixel for each cell into a rectangle.

    LibreOffice, librsvg and the PDF reader of macOS smooth images, whatever a file says. So files
    get more than one pixel for each cell: then no more than the edge of a cell can be smoothed.
    Rectangles instead, which touch, would have seams between them in some of these programs.

    Parameters
    ----------
    painter : QPainter
    target : QRectF
    image : QImage
    images : int
        How many such images the picture has; the more, the less each is magnified.
    """
    painter.drawImage(target, _magnified(image, target, images) if is_vector(painter) else image)


def _magnified(image: QImage, target: QRectF, images: int) -> QImage:
    width, height = image.width(), image.height()
    across, down = target.width() / max(width, 1), target.height() / max(height, 1)
    wanted = min(int(_FINENESS * max(across, down)), _LARGEST_FACTOR)
    affordable = isqrt(MOST_PIXELS // max(width * height * images, 1))
    factor = max(min(wanted, affordable), 1)
    return image if factor == 1 else image.scaled(
        width * factor, height * factor, Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.FastTransformation,
    )  # fmt: skip
