"""A figure with its heading, as it goes into files."""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from mha_desktop.qt.figures.colour_bar import ColourBar, paint_colour_bar
from mha_desktop.qt.figures.content import Figure, GridFigure, HeadFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import grid_image, grid_layout_of, paint_grid
from mha_desktop.qt.figures.head_layout import HeadLayout
from mha_desktop.qt.figures.head_painter import head_image, head_layout_of, paint_head
from mha_desktop.qt.figures.metrics import SIDE_PADDING
from mha_desktop.qt.figures.text import (
    BODY_POINTS,
    SECTION_POINTS,
    TextStyle,
    draw_straight,
    draw_text,
    elided,
)
from mha_desktop.qt.glyphs import shown_text

# Widths at which texts have the size that they have on the screen.
_GRID_WIDTH = 840
_HEAD_WIDTH = 648
_SMALLEST_SCALE = 0.75

_PADDING = 16
_HEADING = 56
_TITLE_LINE = 28
_WARNING_LINE = 24
_BAR_WIDTH = 240
_BAR_HEIGHT = 28


class Page(Protocol):
    """A heading and a picture, arranged in some room."""

    @property
    def height(self) -> int:
        """Pixels that the content needs."""

    def paint(self, painter: QPainter) -> None:
        """Paint on the theme's panel colour, from the upper left corner."""


@dataclass(frozen=True, eq=False)
class GridPage:
    """Title and colour bar over all heads."""

    figure: GridFigure
    width: int
    scale: float
    layout: GridLayout

    @property
    def height(self) -> int:
        """Pixels that the content needs."""
        return (
            heading_height(self.figure, self.scale)
            + self.layout.content_height
            + round(_PADDING * self.scale)
        )

    def paint(self, painter: QPainter) -> None:
        """Paint heading, colour bar and grid; nothing of what the pointer is on."""
        figure, scale = self.figure, self.scale
        bar_width = round(_BAR_WIDTH * scale)
        right = self.width - _PADDING * scale
        paint_heading(painter, figure, self.width - bar_width - _PADDING * scale, scale)
        box = QRectF(right - bar_width, _PADDING * scale, bar_width, _BAR_HEIGHT * scale)
        limits = figure.scale.limits(figure.bar_head)
        bar = ColourBar(figure.colour_map, limits, figure.theme, scale=scale)
        paint_colour_bar(painter, box, bar)
        painter.translate(0, heading_height(figure, scale))
        still = replace(figure, selected=None, hovered=None, cell=None)
        paint_grid(painter, self.layout, still, grid_image(still, self.layout), draw=draw_straight)


@dataclass(frozen=True, eq=False)
class HeadPage:
    """Title over one head with its colour bar."""

    figure: HeadFigure
    width: int
    scale: float
    layout: HeadLayout

    @property
    def height(self) -> int:
        """Pixels that the content needs."""
        return (
            heading_height(self.figure, self.scale)
            + self.layout.content_height
            + round(_PADDING * self.scale)
        )

    def paint(self, painter: QPainter) -> None:
        """Paint heading and head; what is pinned, and nothing of what the pointer is on."""
        paint_heading(painter, self.figure, self.width, self.scale)
        painter.translate(_inset(self.scale), heading_height(self.figure, self.scale))
        still = replace(self.figure, cell=None)
        paint_head(painter, self.layout, still, head_image(still, self.layout), draw=draw_straight)


@singledispatch
def page_of(figure: Figure, width: int, height: int | None = None) -> Page:
    """Arrange a figure and its heading.

    Parameters
    ----------
    figure : Figure
    width, height : int
        Room, in pixels; the height that suits the content by default. Texts grow with the width.
    """
    raise TypeError(f"no page for {type(figure).__name__}")


@page_of.register
def _(figure: GridFigure, width: int, height: int | None = None) -> Page:
    scale = max(width / _GRID_WIDTH, _SMALLEST_SCALE)
    # The proportions of the grid on a screen of 1440 by 900.
    room = round(width * 492 / 840) if height is None else height - _around(figure, scale)
    return GridPage(figure, width, scale, grid_layout_of(figure, width, room, scale))


@page_of.register
def _(figure: HeadFigure, width: int, height: int | None = None) -> Page:
    scale = max(width / _HEAD_WIDTH, _SMALLEST_SCALE)
    room = 2 * width if height is None else height - _around(figure, scale)
    inside = width - 2 * _inset(scale)
    return HeadPage(figure, width, scale, head_layout_of(figure, inside, room, scale))


def _inset(scale: float) -> int:
    """How far the picture of one head is moved, so that its title starts below the heading."""
    return round((_PADDING - SIDE_PADDING) * scale)


def _around(figure: Figure, scale: float) -> int:
    return heading_height(figure, scale) + round(_PADDING * scale)


def heading_height(figure: Figure, scale: float) -> int:
    """Return how many pixels the heading takes; a warning has a line of its own."""
    warning = _WARNING_LINE if figure.warning else 0
    return round((_PADDING + _HEADING + warning) * scale)


def paint_heading(painter: QPainter, figure: Figure, width: float, scale: float) -> None:
    """Paint title, subtitle and warning, all cut to the width."""
    theme, padding = figure.theme, _PADDING * scale
    title = TextStyle(SECTION_POINTS, scale, theme.text.rgb(), bold=True)
    below = TextStyle(BODY_POINTS, scale, theme.secondary.rgb())
    line = _TITLE_LINE * scale
    alarm = TextStyle(BODY_POINTS, scale, theme.error.rgb(), bold=True)
    for top, style, text in (
        (padding, title, figure.title),
        (padding + line, below, figure.subtitle),
        (padding + 2 * line, alarm, figure.warning),
    ):
        box = QRectF(padding, top, width - 2 * padding, line)
        readable = elided(shown_text(text, style.font), style, box.width())
        draw_text(painter, style, box, readable, align=Qt.AlignmentFlag.AlignLeft)
