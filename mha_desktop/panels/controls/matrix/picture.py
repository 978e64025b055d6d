"""The still part of a matrix view: everything but what follows the pointer."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QStaticText, QTextOption

from mha_desktop.panels.controls.matrix.bar import paint_bar
from mha_desktop.panels.controls.matrix.colouring import Colours
from mha_desktop.panels.controls.matrix.content import MatrixContent
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.panels.controls.matrix.numbers import paint_numbers
from mha_desktop.panels.controls.matrix.pooling import pooled
from mha_desktop.panels.controls.matrix.strip import Strip
from mha_desktop.panels.controls.matrix.strips import paint_strip
from mha_desktop.panels.controls.rich_text import subscripted
from mha_desktop.qt.figures.text import figure_font
from mha_desktop.qt.theme import Theme

_TITLE_POINTS = 11.0
_FADED = 0.28
_LEAST_BAND = 12


@dataclass(frozen=True, eq=False)
class StillPicture:
    """A picture of a whole widget, and what is in it.

    Attributes
    ----------
    image : QImage
        In device pixels; transparent where nothing is.
    title_width : float
        Logical pixels that the title takes.
    has_numbers : bool
        Whether the values are printed in the cells.
    """

    image: QImage
    title_width: float
    has_numbers: bool


def still_picture(
    content: MatrixContent,
    layout: MatrixLayout,
    colours: Colours,
    theme: Theme,
    silent: frozenset[int],
    size: QSize,
    ratio: float,
) -> StillPicture:
    """Paint a matrix that is not empty; `ratio` is device pixels per logical pixel."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    title = _paint_title(painter, content, layout, theme)
    values = pooled(content.matrix, layout.rows, layout.columns)
    _paint_map(painter, values, layout, colours)
    has_numbers = paint_numbers(painter, values, colours, layout)
    for strip in layout.strips:
        _paint_bands(painter, strip, layout, theme, silent)
        paint_strip(painter, strip, layout, theme, silent)
    if layout.labelled:
        paint_bar(painter, layout.bar, colours, theme, layout.scale)
    painter.end()
    return StillPicture(image, title, has_numbers)


def _paint_title(
    painter: QPainter, content: MatrixContent, layout: MatrixLayout, theme: Theme
) -> float:
    if not content.title:
        return 0.0
    text = QStaticText(subscripted(content.title))
    text.setTextFormat(Qt.TextFormat.RichText)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    text.setTextOption(option)
    font = figure_font(_TITLE_POINTS, layout.scale, bold=True)
    text.prepare(font=font)
    painter.setFont(font)
    painter.setPen(theme.text)
    left = min(layout.left, layout.title.right() - text.size().width())
    painter.drawStaticText(round(max(left, 0)), 0, text)
    return max(left, 0) + text.size().width()


def _paint_map(
    painter: QPainter, values: np.ndarray, layout: MatrixLayout, colours: Colours
) -> None:
    pixels = np.ascontiguousarray(np.take(colours.colour_map.table, colours.levels(values)))
    height, width = pixels.shape
    image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)
    columns, rows = layout.columns.cells, layout.rows.cells
    painter.drawImage(QRectF(layout.left, layout.top, columns.side, rows.side), image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    for gap_at in _gaps(layout):
        painter.fillRect(gap_at, Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _gaps(layout: MatrixLayout) -> list[QRectF]:
    """Return the lines that stay empty between cells, and behind the last."""
    columns, rows = layout.columns.cells, layout.rows.cells
    upright = [
        QRectF(layout.left + columns.start(i + 1) - 1, layout.top, 1, rows.side)
        for i in range(columns.tokens if columns.gap else 0)
    ]
    level = [
        QRectF(layout.left, layout.top + rows.start(i + 1) - 1, columns.side, 1)
        for i in range(rows.tokens if rows.gap else 0)
    ]
    return upright + level


def _paint_bands(
    painter: QPainter, strip: Strip, layout: MatrixLayout, theme: Theme, silent: frozenset[int]
) -> None:
    """Fade the bands of silent heads, and draw a border before every band that has room."""
    veil = QColor(theme.panel)
    veil.setAlphaF(1 - _FADED)
    painter.setPen(QPen(theme.secondary, 1))
    bands = strip.names.bands
    if not strip.axis.cells.gap and strip.pitch() >= _LEAST_BAND:
        for _, part in strip.places(bands[1:]):
            area = strip.across(part, layout.tile)
            end = area.topRight() if strip.vertical else area.bottomLeft()
            painter.drawLine(area.topLeft(), end)
    for _, part in strip.places(band for band in bands if band.head in silent):
        painter.fillRect(strip.across(part, layout.tile), veil)
