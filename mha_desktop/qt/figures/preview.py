"""Pictures as their files will show them, shrunk to a part of a dialog."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPageLayout, QPainter

from mha_desktop.qt.figures.export_limits import SCREEN_DPI, check_dpi, check_width
from mha_desktop.qt.figures.figure import figure_size
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.figures.paper import paint_page
from mha_desktop.qt.figures.picture import Picture


@dataclass(frozen=True, eq=False)
class Preview:
    """One page, small.

    Attributes
    ----------
    image : QImage
    page, pages : int
        Which one, counted from 0, and of how many.
    size : QSize
        In the file, in pixels; of a page of paper, at 96 dpi.
    on_paper : bool
        Whether it is a page of paper.
    """

    image: QImage
    page: int
    pages: int
    size: QSize
    on_paper: bool = False


def preview(
    pictures: Sequence[Picture], choice: FileChoice, room: QSize, ratio: float, page: int = 0
) -> Preview:
    """Paint one picture as large as it fits, laid out as in its file.

    Parameters
    ----------
    pictures : sequence of Picture
        At least one.
    choice : FileChoice
    room : QSize
        Logical pixels.
    ratio : float
        Pixels of the screen for a logical one.
    page : int
        Which picture, counted from 0; the last one if there are fewer.

    Raises
    ------
    ExportError
        If no file can have this size.
    """
    page = min(page, len(pictures) - 1)
    picture = pictures[page]
    check_dpi(choice.dpi)
    if choice.has_pages:
        image, size = _page(picture, choice, room, ratio)
    else:
        image, size = _whole(picture, choice, room, ratio)
    return Preview(image, page, len(pictures), size, choice.has_pages)


def _whole(picture: Picture, choice: FileChoice, room: QSize, ratio: float) -> tuple[QImage, QSize]:
    width = choice.pixels
    check_width(width)
    size = figure_size(picture, width)
    image, painter = _canvas(size, room, ratio)
    picture.paint(painter, QRect(0, 0, size.width(), size.height()))
    painter.end()
    return image, size


def _page(picture: Picture, choice: FileChoice, room: QSize, ratio: float) -> tuple[QImage, QSize]:
    layout: QPageLayout = choice.paper.layout
    size, inside = layout.fullRectPixels(SCREEN_DPI).size(), layout.paintRectPixels(SCREEN_DPI)
    image, painter = _canvas(size, room, ratio)
    painter.fillRect(0, 0, size.width(), size.height(), Qt.GlobalColor.white)
    painter.translate(inside.topLeft())
    paint_page(painter, picture, QRect(0, 0, inside.width(), inside.height()))
    painter.end()
    return image, size


def _canvas(size: QSize, room: QSize, ratio: float) -> tuple[QImage, QPainter]:
    """Return an image that fits the room, and a painter that has the file's pixels."""
    shown = size.scaled(room * ratio, Qt.AspectRatioMode.KeepAspectRatio)
    shown = shown.boundedTo(size * ratio).expandedTo(QSize(1, 1))
    image = QImage(shown, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(1.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(shown.width() / size.width(), shown.height() / size.height())
    return image, painter
