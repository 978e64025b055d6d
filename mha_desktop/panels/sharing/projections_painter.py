"""Paints W_Q, W_K and W_V with the tags of their heads."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QStaticText

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.lab.grouping_edits import lanes_of
from mha_desktop.panels.controls.matrix.bar import paint_bar
from mha_desktop.panels.controls.matrix.colouring import SIGNED, Colours, colours_of
from mha_desktop.panels.controls.matrix.pooling import pooled
from mha_desktop.panels.controls.painted_text import LEFT
from mha_desktop.panels.controls.rich_text import subscripted
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font, text_scale
from mha_desktop.panels.sharing.projections_layout import NAMES, Arrangement, ProjectionsLayout
from mha_desktop.qt.figures.heatmap import HeatmapImage, heatmap_image
from mha_desktop.qt.theme import Theme, head_colour
from mha_desktop.qt.wording import kv_label

_BOLD = QFont.Weight.DemiBold
_CENTRE = Qt.AlignmentFlag.AlignCenter
_BAR_HEIGHT = 20
_STRIPE = 6
_OUTLINED = 12


@dataclass(frozen=True, eq=False)
class Projections:
    """The three matrices, and the head whose colour each of their strips has.

    Attributes
    ----------
    matrices : tuple of ndarray
        W_Q (d_model, h * d_k), W_K and W_V (d_model, g * d_k).
    owners : tuple of tuple of int
        Of each strip; of a key/value head the first query head that reads it.
    d_model, d_k : int
    """

    matrices: tuple[FloatArray, FloatArray, FloatArray]
    owners: tuple[tuple[int, ...], ...]
    d_model: int
    d_k: int

    @property
    def counts(self) -> tuple[int, int, int]:
        """Number of heads in each matrix."""
        h, g, _ = map(len, self.owners)
        return h, g, g


def projections(parameters: AttentionParameters) -> Projections:
    """Return the matrices of a layer as they are used."""
    p = parameters
    shared = tuple(lane[0] for lane in lanes_of(tuple(p.kv_head_of.tolist())))
    owners = tuple(range(p.n_heads)), shared, shared
    return Projections((p.w_q, p.w_k, p.w_v), owners, p.d_model, p.d_k)


def shape_text(shown: Projections, matrix: int, arrangement: Arrangement) -> str:
    """Return the shape of a matrix: "512 × 128", or "2 × (512 × 64)"."""
    count = shown.counts[matrix]
    if arrangement is Arrangement.ONE_BIG:
        return f"{shown.d_model} × {count * shown.d_k}"
    return f"{count} × ({shown.d_model} × {shown.d_k})"


class ProjectionImages:
    """The colours of the matrices for one size; the arrangement makes no difference.

    Parameters
    ----------
    shown : Projections
    layout : ProjectionsLayout
    theme : Theme
    """

    def __init__(self, shown: Projections, layout: ProjectionsLayout, theme: Theme) -> None:
        values = [
            pooled(matrix, layout.rows, layout.columns(number))
            for number, matrix in enumerate(shown.matrices)
        ]
        self.colours: list[Colours] = [colours_of(part, SIGNED, theme, None) for part in values]
        self.images: list[HeatmapImage] = [
            heatmap_image(np.take(colours.colour_map.table, colours.levels(part))[None])
            for colours, part in zip(self.colours, values, strict=True)
        ]


class ProjectionsPainter:
    """Paints in one theme and font.

    Parameters
    ----------
    painter : QPainter
    theme : Theme
    font : QFont
        Of the widget.
    """

    def __init__(self, painter: QPainter, theme: Theme, font: QFont) -> None:
        self._painter, self._theme = painter, theme
        self._scale = text_scale(font)
        self._name = text_font(font, 13 * self._scale, _BOLD)
        self._caption = text_font(font, 9 * self._scale)
        self._tag = text_font(font, 9 * self._scale, _BOLD)

    def paint(
        self, shown: Projections, layout: ProjectionsLayout, images: ProjectionImages
    ) -> None:
        """Paint all three matrices with names, shapes, colour bars and tags."""
        for matrix in range(len(NAMES)):
            self._paint_label(shown, layout, matrix, images.colours[matrix])
            self._paint_missing(layout, matrix)
            self._paint_strips(layout, matrix, images.images[matrix])
            self._paint_tags(layout, matrix, shown.owners[matrix])

    def _paint_label(
        self, shown: Projections, layout: ProjectionsLayout, matrix: int, colours: Colours
    ) -> None:
        painter, area = self._painter, layout.label_rect(matrix)
        painter.setPen(self._theme.text)
        painter.setFont(self._name)
        name = QStaticText(subscripted(NAMES[matrix]))
        name.setTextFormat(Qt.TextFormat.RichText)
        name.prepare(font=self._name)
        painter.drawStaticText(area.topLeft(), name)
        painter.setFont(self._caption)
        painter.setPen(self._theme.secondary)
        line = QFontMetricsF(self._caption).height()
        below = QRectF(area.left(), area.top() + name.size().height(), layout.left, line)
        painter.drawText(below, LEFT, shape_text(shown, matrix, layout.arrangement))
        bar = QRectF(area.left(), below.bottom(), area.width(), _BAR_HEIGHT * self._scale)
        paint_bar(painter, bar, colours, self._theme, self._scale)

    def _paint_missing(self, layout: ProjectionsLayout, matrix: int) -> None:
        """Outline what the matrix would be with a head for every query head."""
        h, count = layout.counts[0], layout.counts[matrix]
        if count == h:
            return
        pen = QPen(self._theme.border, 1, Qt.PenStyle.DashLine)
        self._painter.setPen(pen)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        whole = layout.matrix_rect(matrix, h)
        self._painter.drawRect(whole.adjusted(0, 0, -1, -1))
        used = layout.matrix_rect(matrix, count)
        free = QRectF(used.topRight(), whole.bottomRight()).adjusted(8, 0, -8, 0)
        text = QCoreApplication.translate("SharingView", "{count} of {h} heads").format(
            count=count, h=h
        )
        self._painter.setFont(self._caption)
        if QFontMetricsF(self._caption).horizontalAdvance(text) <= free.width():
            self._painter.setPen(self._theme.secondary)
            self._painter.drawText(free, _CENTRE, text)

    def _paint_strips(self, layout: ProjectionsLayout, matrix: int, picture: HeatmapImage) -> None:
        count = layout.counts[matrix]
        columns, rows = picture.image.width() / count, picture.image.height()
        for head in range(count):
            source = QRectF(head * columns, 0, columns, rows)
            self._painter.drawImage(layout.strip_rect(matrix, head), picture.image, source)
        self._paint_edges(layout, matrix)

    def _paint_edges(self, layout: ProjectionsLayout, matrix: int) -> None:
        """Outline what stands alone: zeros have almost the colour of the ground."""
        self._painter.setPen(QPen(self._theme.divider, 1))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for area in layout.pieces(matrix):
            if area.width() >= _OUTLINED:
                self._painter.drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5))

    def _paint_tags(self, layout: ProjectionsLayout, matrix: int, owners: Sequence[int]) -> None:
        metrics = QFontMetricsF(self._tag)
        self._painter.setFont(self._tag)
        roomy = layout.strip >= metrics.horizontalAdvance("128") + 4
        for number, owner in enumerate(owners):
            area = layout.tag_rect(matrix, number)
            if roomy:
                label = _tag_label(matrix, number, metrics, area.width())
                paint_head_tag(
                    self._painter, area, self._theme, owner, label, silent=False, radius=0
                )
            else:
                area.setTop(area.bottom() - _STRIPE)
                self._painter.fillRect(area, head_colour(self._theme, owner))


def _tag_label(matrix: int, number: int, metrics: QFontMetricsF, width: float) -> str:
    if matrix == 0:
        return head_label(number + 1, metrics, width)
    label = kv_label(number)
    return label if metrics.horizontalAdvance(label) <= width - 4 else str(number + 1)
