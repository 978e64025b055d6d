"""Paints a whole figure, for the screen and for files of any kind."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.content import Figure, GridFigure, HeadFigure
from mha_desktop.qt.figures.pages import page_of

__all__ = ["Figure", "GridFigure", "HeadFigure", "figure_size", "paint_figure"]


def paint_figure(painter: QPainter, rect: QRect, figure: Figure) -> None:
    """Paint a figure with its heading and its colour bar into a rectangle.

    Parameters
    ----------
    painter : QPainter
    rect : QRect
        As large as `figure_size` says, or any other size.
    figure : GridFigure or HeadFigure
    """
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, figure.theme.panel)
    painter.translate(rect.topLeft())
    page_of(figure, rect.width(), rect.height()).paint(painter)
    painter.restore()


def figure_size(figure: Figure, width: int) -> QSize:
    """Return the size of a figure of this width whose height suits its content, in pixels."""
    return QSize(width, page_of(figure, width).height)
