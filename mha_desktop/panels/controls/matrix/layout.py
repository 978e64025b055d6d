"""Where the parts of a matrix view lie."""

from dataclasses import dataclass
from math import ceil, sqrt

from PySide6.QtCore import QRectF, QSize

from mha_desktop.panels.controls.matrix.axis import AxisWindow, MatrixAxis, fitted_axis
from mha_desktop.panels.controls.matrix.content import AxisNames, MatrixContent
from mha_desktop.panels.controls.matrix.strip import STRIP_GAP, THIN_STRIP, Strip
from mha_desktop.qt.figures.labels import measure_labels
from mha_desktop.qt.figures.metrics import LABEL_GAP
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle

_TITLE = 26
_BAR = 24
_ROW_STRIP = 34
_COLUMN_STRIP = 20
# Below this room there are neither labels nor a bar: a thumbnail.
_LABELLED = 128
_BLACK = 0xFF000000


@dataclass(frozen=True)
class MatrixLayout:
    """Rectangles of all parts, in logical pixels.

    Attributes
    ----------
    rows, columns : MatrixAxis
    left, top : int
        Upper left corner of the map.
    title : QRectF
        The line above everything; of no height without a title.
    row_left : int
        Where row labels end: left of the strip of head colours, if there is one.
    strips : tuple of Strip
        Head colours left of the map and above it, as far as there are bands.
    bar : QRectF
        The colour bar; empty in a thumbnail.
    labelled : bool
        Whether there is room for labels.
    scale : float
        Magnification of texts.
    """

    rows: MatrixAxis
    columns: MatrixAxis
    left: int
    top: int
    title: QRectF
    row_left: int
    strips: tuple[Strip, ...]
    bar: QRectF
    labelled: bool
    scale: float

    @property
    def tile(self) -> QRectF:
        """The map."""
        width, height = self.columns.cells.extent, self.rows.cells.extent
        return QRectF(self.left, self.top, width, height)

    def row_rect(self, first: int, length: int = 1) -> QRectF | None:
        """Return what is on show of some rows."""
        span = self.rows.span(first, length)
        if span is None:
            return None
        return QRectF(self.left, self.top + span[0], self.columns.cells.extent, span[1])

    def column_rect(self, first: int, length: int = 1) -> QRectF | None:
        """Return what is on show of some columns."""
        span = self.columns.span(first, length)
        if span is None:
            return None
        return QRectF(self.left + span[0], self.top, span[1], self.rows.cells.extent)

    def cell_rect(self, row: int, column: int) -> QRectF | None:
        """Return the place of one entry; None if it is not on show."""
        across, down = self.row_rect(row), self.column_rect(column)
        return None if across is None or down is None else across.intersected(down)


def matrix_layout(
    content: MatrixContent, windows: tuple[AxisWindow, AxisWindow], size: QSize, scale: float
) -> MatrixLayout:
    """Arrange a matrix that is not empty.

    Parameters
    ----------
    content : MatrixContent
    windows : tuple of AxisWindow
        Rows and columns on show.
    size : QSize
        Of the widget.
    scale : float
        Magnification of texts.
    """
    labelled = min(size.width(), size.height()) >= _LABELLED * scale
    title = round(_TITLE * scale) if content.title else 0
    row_strip = _thickness(content.rows, _ROW_STRIP, labelled, scale)
    column_strip = _thickness(content.columns, _COLUMN_STRIP, labelled, scale)
    row_left = _row_margin(content, scale) if labelled else 0
    left = row_left + row_strip + (STRIP_GAP if row_strip else 0)
    # Room for a strip whether or not there is one, so that matrices side by side share their rows.
    top = title + (round(_COLUMN_STRIP * scale) if labelled else column_strip) + STRIP_GAP
    right = round(LABEL_GAP * scale) if labelled else 0
    columns = fitted_axis(windows[1], size.width() - left - right)
    bar = round(_BAR * scale) if labelled else 0
    below = _column_margin(content.columns, columns, scale) if labelled else 0
    rows = fitted_axis(windows[0], size.height() - top - below - bar)
    width, height = columns.cells.extent, rows.cells.extent
    strips = (
        Strip(content.rows, rows, QRectF(row_left, top, row_strip, height), True),
        Strip(
            content.columns, columns,
            QRectF(left, top - STRIP_GAP - column_strip, width, column_strip), False,
        ),
    )  # fmt: skip
    return MatrixLayout(
        rows, columns, left, top, QRectF(0, 0, size.width(), title), row_left,
        tuple(strip for strip in strips if strip.names.bands),
        QRectF(left, size.height() - bar, width, bar), labelled, scale,
    )  # fmt: skip


def _thickness(names: AxisNames, usual: int, labelled: bool, scale: float) -> int:
    if not names.bands:
        return 0
    return round((usual if labelled else THIN_STRIP) * scale)


def _row_margin(content: MatrixContent, scale: float) -> int:
    """Return the room for row labels: the widest, shown or not, so that a zoom moves nothing."""
    gap = ceil(LABEL_GAP * scale) + 1
    if content.rows.labels:
        return measure_labels(content.rows.labels, scale).token + gap
    if content.rows.bands:
        return 0
    metrics = TextStyle(CAPTION_POINTS, scale, _BLACK).metrics
    return ceil(metrics.horizontalAdvance(str(content.matrix.shape[0]))) + gap


def _column_margin(names: AxisNames, columns: MatrixAxis, scale: float) -> int:
    """Return the room for column labels, for slanted ones if they do not all fit upright."""
    gap = ceil(LABEL_GAP * scale)
    if not names.labels:
        return gap + ceil(TextStyle(CAPTION_POINTS, scale, _BLACK).metrics.height())
    measured = measure_labels(names.labels, scale)
    if measured.token <= columns.cells.side / columns.window.total:
        return gap + measured.line
    return gap + ceil((measured.token + measured.line) / sqrt(2))
