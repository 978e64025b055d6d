"""Pictures on pages: of a PDF, or of a printer."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QMarginsF, QRect, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from mha_desktop.qt.figures.picture import Picture


def paint_pages(
    painter: QPainter, device: QPagedPaintDevice, pictures: Sequence[Picture], dpi: int
) -> None:
    """Paint each picture at the top of a page of its own.

    A picture is as wide as the page between its margins; one that would be too high for it is
    painted smaller, in the middle.

    Parameters
    ----------
    painter : QPainter
        Begun on `device`; its origin is the upper left corner inside the margins.
    device : QPagedPaintDevice
        A `QPdfWriter` or a `QPrinter`.
    pictures : sequence of Picture
        At least one.
    dpi : int
        Dots per inch of the device.
    """
    for number, picture in enumerate(pictures):
        if number:
            device.newPage()
        room = device.pageLayout().paintRectPixels(dpi)
        paint_page(painter, picture, QRect(0, 0, room.width(), room.height()))


def paint_page(painter: QPainter, picture: Picture, room: QRect) -> None:
    """Paint a picture at the top of the room between the margins of one page."""
    width, height = room.width(), picture.height_for(room.width())
    shrunk = min(room.height() / height, 1.0)
    painter.save()
    painter.translate((1 - shrunk) * width / 2, 0)
    painter.scale(shrunk, shrunk)
    picture.paint(painter, QRect(0, 0, width, height))
    painter.restore()


def page_layout(size: QPageSize.PageSizeId, *, landscape: bool, margin: float) -> QPageLayout:
    """Return a page of a standard size with equal margins, in millimetres."""
    orientation = QPageLayout.Orientation
    return QPageLayout(
        QPageSize(size),
        orientation.Landscape if landscape else orientation.Portrait,
        QMarginsF(margin, margin, margin, margin),
        QPageLayout.Unit.Millimeter,
    )


def fitting_layout(picture: Picture, width: int, dpi: int) -> QPageLayout:
    """Return a page without margins of just the size of a picture.

    Parameters
    ----------
    picture : Picture
    width : int
        Of the picture, in dots.
    dpi : int
    """
    # A height with a little to spare, or rounding would make it too small for the picture.
    inches = QSizeF(width / dpi, ceil(picture.height_for(width) + 1) / dpi)
    size = QPageSize(inches, QPageSize.Unit.Inch, "", QPageSize.SizeMatchPolicy.ExactMatch)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF())
