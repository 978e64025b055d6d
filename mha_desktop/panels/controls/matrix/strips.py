"""Strips of head colours beside the bands of a matrix, with the heads' numbers."""

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from mha_desktop.panels.controls.matrix.content import Band
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.panels.controls.matrix.strip import Strip
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag
from mha_desktop.qt.figures.text import CAPTION_POINTS, figure_font
from mha_desktop.qt.theme import Theme, head_colour

_STEPS = (1, 2, 4, 8, 16, 32, 64)


def paint_strip(
    painter: QPainter, strip: Strip, layout: MatrixLayout, theme: Theme, silent: frozenset[int]
) -> None:
    """Paint a tag for every band, or thin colours and the numbers that have room."""
    bands = strip.names.bands
    font = figure_font(CAPTION_POINTS, layout.scale, bold=True)
    painter.setFont(font)
    needed = strip.needed(QFontMetricsF(font))
    if layout.labelled and strip.pitch() >= needed:
        _paint_tags(painter, strip.places(bands), font, theme, silent)
        return
    painter.drawImage(strip.edge(), _colours(strip, theme))
    if layout.labelled:
        step = next((step for step in _STEPS if step * strip.pitch() >= needed), len(bands))
        _paint_numbers(painter, strip, strip.places(bands[step - 1 :: step]), theme)


def _paint_tags(
    painter: QPainter,
    places: list[tuple[Band, QRectF]],
    font: QFont,
    theme: Theme,
    silent: frozenset[int],
) -> None:
    metrics = QFontMetricsF(font)
    for band, part in places:
        label = head_label(band.head + 1, metrics, part.width())
        paint_head_tag(painter, part, theme, band.head, label, silent=band.head in silent, radius=0)


def _paint_numbers(
    painter: QPainter, strip: Strip, places: list[tuple[Band, QRectF]], theme: Theme
) -> None:
    painter.setPen(theme.secondary)
    for band, part in places:
        box = strip.number_box(part)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(band.head + 1))


def _colours(strip: Strip, theme: Theme) -> QImage:
    """Return a line of pixels, one per place, in the colour of its head."""
    heads = np.full(strip.axis.window.total, -1)
    for band in strip.names.bands:
        heads[band.first : band.first + band.length] = band.head
    table = np.array([*(head_colour(theme, i).rgb() for i in range(8)), theme.panel.rgb()])
    owners = heads[strip.axis.bounds()[:-1]]
    pixels = table[np.where(owners < 0, 8, owners % 8)].astype(np.uint32)
    width, height = (1, len(pixels)) if strip.vertical else (len(pixels), 1)
    return QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32).copy()
