"""A table whose rows can be sorted, with columns as wide as their titles and usual texts."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QStyledItemDelegate,
    QTableView,
)

from mha_desktop.panels.controls.quiet_table import hide_row_titles, make_quiet, select_whole_rows
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.models.heads_table_texts import HeadColumn, column_title
from mha_desktop.qt.models.sorted_heads import SortedHeads

_PADDING = 7
_ARROW = 12
# The style sheet writes titles as captions, in 9 of 10 points.
_TITLE_SIZE = 0.9
_ROW_HEIGHT = 26
_FEWEST_ROWS, _LEAST_WIDTH = 8, 320
_WIDEST = {
    HeadColumn.NUMBER: "H1280",
    HeadColumn.NAME: "determiner→noun",
    HeadColumn.GAIN: "muted",
}
_USUAL = "0.00"


class SortedTable(QTableView):
    """Shows `SortedHeads`; the row of the current cell is marked.

    Parameters
    ----------
    model : SortedHeads
    delegate : QStyledItemDelegate
    """

    def __init__(self, model: SortedHeads, delegate: QStyledItemDelegate) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(delegate)
        self._set_up()
        self._fit_columns()
        self.sortByColumn(HeadColumn.NUMBER, Qt.SortOrder.AscendingOrder)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_columns()

    def minimumSizeHint(self) -> QSize:
        """Room for some columns and a few rows, also above a scroll bar; the rest scrolls."""
        height = self.horizontalHeader().sizeHint().height()
        height += self.horizontalScrollBar().sizeHint().height()
        height += _FEWEST_ROWS * self.verticalHeader().defaultSectionSize()
        return QSize(round(_LEAST_WIDTH * text_scale(self.font())), height)

    def sizeHint(self) -> QSize:
        """Room for all columns."""
        bar = self.verticalScrollBar().sizeHint().width()
        width = sum(map(self._width, HeadColumn)) + bar
        return QSize(width, self.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names what room there is."""
        super().resizeEvent(event)
        self._fit_name()

    def _set_up(self) -> None:
        self.setAccessibleName(self.tr("All heads"))
        make_quiet(self)
        select_whole_rows(self)
        hide_row_titles(self)
        self.setSortingEnabled(True)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(32)
        header.setSortIndicatorShown(False)  # the arrow is in the title: Fusion paints it over it

    def _fit_columns(self) -> None:
        height = max(_ROW_HEIGHT, self.fontMetrics().height() + _PADDING)
        self.verticalHeader().setDefaultSectionSize(height)
        for column in HeadColumn:
            self.setColumnWidth(column, self._width(column))
        self._fit_name()
        self.updateGeometry()

    def _fit_name(self) -> None:
        others = sum(self._width(column) for column in HeadColumn if column != HeadColumn.NAME)
        free = self.viewport().width() - others
        self.setColumnWidth(HeadColumn.NAME, max(free, self._width(HeadColumn.NAME)))

    def _width(self, column: HeadColumn) -> int:
        title = column_title(column)
        metrics = self.fontMetrics()
        text = metrics.horizontalAdvance(_WIDEST.get(column, _USUAL)) + 2 * _PADDING
        return max(
            text, round(metrics.horizontalAdvance(title) * _TITLE_SIZE) + _ARROW + 2 * _PADDING
        )
