"""A table of texts and bars, as quiet as a page of a book."""

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mha_desktop.panels.controls.quiet_table import hide_row_titles, make_quiet, select_whole_rows
from mha_desktop.qt.models.rows_model import Cell, RowsModel
from mha_desktop.qt.theme import Theme, head_colour

_PADDING = 8
_ROW_HEIGHT = 26
_BAR_WIDTH, _BAR_HEIGHT = 64, 12
_FEWEST_ROWS, _MOST_ROWS = 4, 24


class NumberTable(QTableView):
    """Shows `RowsModel`; a row is picked with the keys, and read out.

    Parameters
    ----------
    model : RowsModel
    name : str
        Accessible name.
    widest : tuple of str
        For each column the longest usual text, so that no column moves when numbers change.
    theme : Theme
    stretched : int
        Column that takes the room that is left.
    parent : QWidget, optional
    """

    def __init__(
        self,
        model: RowsModel,
        name: str,
        widest: tuple[str, ...],
        theme: Theme,
        *,
        stretched: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._widest, self._stretched = widest, stretched
        self._delegate = _BarDelegate(model, theme, self)
        self.setModel(model)
        model.modelReset.connect(self.updateGeometry)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self._set_up()
        self._fit_columns()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._delegate.theme = theme
        self.viewport().update()

    def mark_row(self, row: int) -> None:
        """Give a row the selected ground, and leave the keyboard and the scroll bar alone."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(self.model().index(row, 0), flags.ClearAndSelect | flags.Rows)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the first row when the keyboard comes."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_columns()

    def minimumSizeHint(self) -> QSize:
        """Room for all columns on show and a few rows; the rest scrolls."""
        shown = [c for c in range(len(self._widest)) if not self.isColumnHidden(c)]
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(sum(map(self._width, shown)) + bar, self._height(_FEWEST_ROWS))

    def sizeHint(self) -> QSize:
        """Room for all rows of a sentence."""
        rows = min(max(self.model().rowCount(), _FEWEST_ROWS), _MOST_ROWS)
        return QSize(self.minimumSizeHint().width(), self._height(rows))

    def _height(self, rows: int) -> int:
        header = self.horizontalHeader().sizeHint().height()
        return header + rows * self.verticalHeader().defaultSectionSize()

    def _set_up(self) -> None:
        make_quiet(self)
        select_whole_rows(self)
        hide_row_titles(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(32)
        header.setSectionResizeMode(self._stretched, QHeaderView.ResizeMode.Stretch)

    def _fit_columns(self) -> None:
        height = max(_ROW_HEIGHT, self.fontMetrics().height() + _PADDING)
        self.verticalHeader().setDefaultSectionSize(height)
        for column in range(len(self._widest)):
            self.setColumnWidth(column, self._width(column))
        self.updateGeometry()

    def _width(self, column: int) -> int:
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        texts = (title, self._widest[column])
        return max(map(self.fontMetrics().horizontalAdvance, texts)) + 2 * _PADDING


class _BarDelegate(QStyledItemDelegate):
    """Paints a text, and a bar to the left of it."""

    def __init__(self, rows: RowsModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows, self.theme = rows, theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one cell."""
        cell = self._rows.rows[index.row()][index.column()]
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, self.theme.selected)
        area = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        if cell.bar is not None:
            self._paint_bar(painter, area, cell, cell.bar)
        painter.setFont(option.font)
        painter.setPen(self.theme.text)
        alignment = self._rows.alignment(index.column())
        elided = option.fontMetrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, alignment, elided)

    def _paint_bar(self, painter: QPainter, area: QRect, cell: Cell, share: float) -> None:
        top = area.center().y() - _BAR_HEIGHT // 2
        groove = QRect(area.left(), top, _BAR_WIDTH, _BAR_HEIGHT)
        colour = self.theme.accent if cell.head is None else head_colour(self.theme, cell.head)
        painter.fillRect(groove, self.theme.divider)
        painter.fillRect(groove.adjusted(0, 0, round(share * _BAR_WIDTH) - _BAR_WIDTH, 0), colour)
