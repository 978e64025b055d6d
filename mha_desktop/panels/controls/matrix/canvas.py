"""A painted matrix that can be told what to show, mark and frame; it knows no pointer yet."""

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.frame import paint_frame
from mha_desktop.panels.controls.matrix.axis import AxisWindow, whole
from mha_desktop.panels.controls.matrix.axis_labels import column_labels, row_labels
from mha_desktop.panels.controls.matrix.bar import bar_strip, paint_place
from mha_desktop.panels.controls.matrix.colouring import SIGNED, Colouring, Colours, colours_of
from mha_desktop.panels.controls.matrix.content import AxisNames, Band, MatrixContent
from mha_desktop.panels.controls.matrix.layout import MatrixLayout, matrix_layout
from mha_desktop.panels.controls.matrix.overlay import (
    head_areas,
    head_at,
    paint_reading,
    paint_ring,
)
from mha_desktop.panels.controls.matrix.picture import StillPicture, still_picture
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.text import draw_kept
from mha_desktop.qt.theme import Theme

_SIZE, _LEAST_SIZE = QSize(320, 300), QSize(64, 64)
_NOTHING = MatrixContent(np.zeros((0, 0)), AxisNames(), AxisNames(), "", None)
_NO_WINDOWS = whole(0), whole(0)

Windows = tuple[AxisWindow, AxisWindow]
Entry = tuple[int, int]


class MatrixCanvas(QWidget):
    """The picture of `MatrixView`: painted once per change, with what moves on top of it.

    Parameters
    ----------
    theme : Theme
    colouring : Colouring
        `SIGNED` (diverging, zero in the middle) or `SIZES` (sequential, from zero).
    parent : QWidget, optional
    """

    accessible_role = Role.Canvas

    def __init__(
        self, theme: Theme, colouring: Colouring = SIGNED, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._colouring = theme, colouring
        self._content, self._windows = _NOTHING, _NO_WINDOWS
        self._cell: Entry | None = None
        self._marked: tuple[int | None, int | None] = None, None
        self._head, self._silent, self._ring = -1, frozenset[int](), OwnRing(self)
        self._colours: Colours | None = None
        self._layout: MatrixLayout | None = None
        self._still: StillPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_matrix(
        self,
        matrix: FloatArray,
        *,
        row_labels: tuple[str, ...] = (),
        column_labels: tuple[str, ...] = (),
        row_bands: tuple[Band, ...] = (),
        column_bands: tuple[Band, ...] = (),
        title: str = "",
        limits: tuple[float, float] | None = None,
    ) -> None:
        """Show a matrix; the zoom stays as long as the shape does.

        Parameters
        ----------
        matrix : ndarray, shape (rows, columns)
            Finite numbers that do not change any more. An empty one shows nothing.
        row_labels, column_labels : tuple of str
            One text (a token) per row or column, or none.
        row_bands, column_bands : tuple of Band
            In order: which rows or columns belong to which head.
        title : str
            The part after an underscore is shown as a subscript: ``"W_O"``.
        limits : tuple of float, optional
            Values at the ends of the colours; by default the colouring takes them from the matrix.
        """
        rows, columns = AxisNames(row_labels, row_bands), AxisNames(column_labels, column_bands)
        content = MatrixContent(matrix, rows, columns, title, limits)
        if content.same_as(self._content):
            return
        if matrix.shape != self._content.matrix.shape:
            self._cell, self._marked = None, (None, None)
            self._windows = whole(matrix.shape[0]), whole(matrix.shape[1])
        self._content, self._colours = content, None
        self._describe()
        self._rearrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme, self._colours = theme, None
        self._rearrange()

    def set_hovered(self, head: int) -> None:
        """Frame the bands of a head that is being pointed at, here or elsewhere; -1 for none."""
        self._head = head
        self.update()

    def set_silent(self, heads: frozenset[int]) -> None:
        """Fade the bands of heads that add nothing."""
        if heads != self._silent:
            self._silent = heads
            self._rearrange()

    def mark(self, *, row: int | None = None, column: int | None = None) -> None:
        """Frame a row and a column; None frames none."""
        self._marked = row, column
        self.update()

    @property
    def matrix(self) -> FloatArray:
        """What is shown."""
        return self._content.matrix

    @property
    def cell(self) -> Entry | None:
        """The (row, column) that the pointer or the keys have found."""
        return self._cell

    @property
    def marked(self) -> tuple[int | None, int | None]:
        """The framed row and column."""
        return self._marked

    @property
    def windows(self) -> Windows:
        """The rows and the columns on show."""
        return self._windows

    @property
    def values_shown(self) -> bool:
        """Whether the values are printed in the cells."""
        still = self._picture()
        return still is not None and still.has_numbers

    def limit_texts(self) -> tuple[str, str]:
        """Return what the colour bar prints at its ends."""
        return ("", "") if self._content.is_empty else self._shown_colours().texts

    def reading(self) -> str:
        """Return the entry that is pointed at in words; empty if there is none."""
        return "" if self._cell is None else self._content.reading(*self._cell)

    def cell_rect(self, row: int, column: int) -> QRectF | None:
        """Return where an entry lies; None if it is not on show."""
        layout = self._arranged()
        return None if layout is None else layout.cell_rect(row, column)

    def head_at(self, position: QPointF) -> int:
        """Return the head whose band, or tag, is at a point; -1 for none."""
        layout = self._arranged()
        return -1 if layout is None else head_at(layout, position)

    def sizeHint(self) -> QSize:
        """Return a size that shows a dozen labelled rows."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Return the size of a thumbnail."""
        return _LEAST_SIZE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the picture in the new room."""
        super().resizeEvent(event)
        self._rearrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._rearrange()

    def _show_windows(self, windows: Windows) -> None:
        if windows != self._windows:
            self._windows = windows
            self._rearrange()

    def _rearrange(self) -> None:
        self._layout = self._still = None
        self.update()

    def _describe(self) -> None:
        """Give the widget a name; what is pointed at becomes its description."""
        text = self.tr(
            "{title}, {shape}. Arrows: entry. Plus, minus, 0: zoom. Shift and arrows: pan."
        )
        title = self._content.title or self.tr("Matrix")
        self.setAccessibleName(text.format(title=title, shape=self._content.shape_text()))
        if self.accessibleDescription():  # nobody may hear a number that is gone
            self.setAccessibleDescription(self.reading())

    def _arranged(self) -> MatrixLayout | None:
        if self._layout is None and not self._content.is_empty:
            scale = text_scale(self.font())
            self._layout = matrix_layout(self._content, self._windows, self.size(), scale)
        return self._layout

    def _shown_colours(self) -> Colours:
        if self._colours is None:
            content = self._content
            self._colours = colours_of(content.matrix, self._colouring, self._theme, content.limits)
        return self._colours

    def _picture(self) -> StillPicture | None:
        layout = self._arranged()
        if self._still is None and layout is not None:
            self._still = still_picture(
                self._content, layout, self._shown_colours(), self._theme, self._silent,
                self.size(), self.devicePixelRatioF(),
            )  # fmt: skip
        return self._still

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the still picture, the labels, and what is pointed at and marked."""
        painter = QPainter(self)
        self._ring.paint(painter, self._theme.accent)
        still, layout = self._picture(), self._layout
        if still is None or layout is None:
            return
        painter.drawImage(0, 0, still.image)
        if layout.labelled:
            self._paint_labels(painter, layout)
        self._paint_frames(painter, layout)
        if self._content.title:
            text = self.reading() or self._content.shape_text()
            paint_reading(painter, text, layout, still.title_width, self._theme)

    def _paint_labels(self, painter: QPainter, layout: MatrixLayout) -> None:
        content = self._content
        cell = self._cell or self._marked
        rows = row_labels(content.rows, layout, self._theme, cell[0])
        if rows is not None:
            draw_kept(painter, rows, layout.row_left, layout.top)
        columns = column_labels(content.columns, layout, self._theme, cell[1])
        draw_kept(painter, columns, layout.left, layout.tile.bottom())

    def _paint_frames(self, painter: QPainter, layout: MatrixLayout) -> None:
        row, column = self._marked
        marked = (
            None if row is None else layout.row_rect(row),
            None if column is None else layout.column_rect(column),
        )
        for area in filter(None, marked):
            paint_frame(painter, area, self._theme.text)
        for area in head_areas(layout, self._head):
            paint_frame(painter, area, self._theme.accent)
        place = None if self._cell is None else layout.cell_rect(*self._cell)
        if place is not None and self._cell is not None:
            paint_ring(painter, place)
            self._paint_place(painter, layout, float(self.matrix[self._cell]))

    def _paint_place(self, painter: QPainter, layout: MatrixLayout, value: float) -> None:
        """Mark a value on the colour bar."""
        if layout.labelled:
            colours = self._shown_colours()
            strip = bar_strip(layout.bar, colours, layout.scale)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_place(painter, strip, colours.position(value), self._theme)
