"""Paints a whole figure, for the screen and for files of any kind."""

from functools import singledispatch

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.bodies import GridBody, HeadBody
from mha_desktop.qt.figures.content import Figure, GridFigure, HeadFigure
from mha_desktop.qt.figures.heading import Heading
from mha_desktop.qt.figures.picture import FramedPicture, Picture, Surroundings

__all__ = [
    "Figure",
    "GridFigure",
    "HeadFigure",
    "figure_size",
    "paint_figure",
    "picture_of",
]


@singledispatch
def picture_of(figure: Figure | Picture) -> Picture:
    """Return a figure as a picture, with its heading and its colour bar; a picture as it is."""
    assert not isinstance(figure, GridFigure | HeadFigure)
    return figure


@picture_of.register
def _(figure: GridFigure) -> Picture:
    return FramedPicture(GridBody(figure), _surroundings(figure))


@picture_of.register
def _(figure: HeadFigure) -> Picture:
    return FramedPicture(HeadBody(figure), _surroundings(figure))


def _surroundings(figure: Figure) -> Surroundings:
    return Surroundings(figure.theme, heading_of(figure))


def heading_of(figure: Figure) -> Heading:
    """Return the heading that a figure brings with it."""
    return Heading(figure.title, figure.subtitle, figure.warning)


def paint_figure(painter: QPainter, rect: QRect, figure: Figure | Picture) -> None:
    """Paint a figure with its heading and its colour bar into a rectangle.

    Parameters
    ----------
    painter : QPainter
    rect : QRect
        As large as `figure_size` says, or any other size.
    figure : GridFigure, HeadFigure or Picture
    """
    picture_of(figure).paint(painter, rect)


def figure_size(figure: Figure | Picture, width: int) -> QSize:
    """Return the size of a figure of this width whose height suits its content, in pixels."""
    return QSize(width, picture_of(figure).height_for(width))
