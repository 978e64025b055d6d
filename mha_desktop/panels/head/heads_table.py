"""The table of all heads: sorted by a click on a title, or by the list above it."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.steps_bar import StepsBar
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.sorted_table import SortedTable
from mha_desktop.panels.mixer.head_tag import paint_head_tag
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.heads_table_model import HeadsTableModel, HeadsTableRole
from mha_desktop.qt.models.heads_table_texts import HeadColumn, column_tip, column_title
from mha_desktop.qt.models.sorted_heads import SortedHeads
from mha_desktop.qt.models.unmeasured_text import unmeasured_text
from mha_desktop.qt.theme import Theme

_GAP = 8
_PADDING = 7
_TAG_WIDTH, _TAG_MARGIN = 40, 3
_BAR, _FULL_BAR = 3, "0.0000"


class HeadsTable(QWidget):
    """Shows `HeadsTableModel`; the marked row is the selected head.

    Parameters
    ----------
    model : HeadsTableModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        The user went to the row of this head, counted from 0.
    """

    head_selected = Signal(int)

    def __init__(self, model: HeadsTableModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._selected, self._led = model, 0, False
        self._sorted = SortedHeads(model, self)
        self._delegate = _HeadDelegate(theme, self)
        self.table = SortedTable(self._sorted, self._delegate)
        self.table.setObjectName("headsTableRows")
        self.column, self.descending = QComboBox(), QCheckBox(self.tr("&Largest first"))
        self.column.setObjectName("headsTableColumn")
        self.descending.setObjectName("headsTableDescending")
        self.progress = StepsBar(self.tr("Heads measured"))
        self.reason = QLabel()
        self._set_up_sorting()
        self._build()
        self._when_shown = WhenShown(self, self._refresh)
        self._connect()

    def show_view(self, view: ViewState) -> None:
        """Mark the selected head."""
        self._selected = view.selected_head
        self._when_shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._delegate.theme = theme
        self.table.viewport().update()

    def take_keyboard(self) -> None:
        """Give the keyboard to the table."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def heads(self) -> list[int]:
        """Return the heads from top to bottom, counted from 0."""
        rows = range(self._sorted.rowCount())
        return [self._sorted.mapToSource(self._sorted.index(row, 0)).row() for row in rows]

    def _set_up_sorting(self) -> None:
        for column in HeadColumn:
            self.column.addItem(column_title(column))
            tip = column_tip(column)
            self.column.setItemData(column, tip, Qt.ItemDataRole.ToolTipRole)
        self.column.setToolTip(self.tr("Column that the heads are sorted by"))
        self.descending.setToolTip(self.tr("Sort from the largest value to the smallest"))

    def _build(self) -> None:
        self.setObjectName("headsTable")
        label = QLabel(self.tr("Sort &by"))
        label.setBuddy(self.column)
        self.reason.setObjectName("headsTableReason")
        self.reason.setWordWrap(True)
        self.reason.hide()
        set_role(self.reason, "secondary")
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        for part in (label, self.column, self.descending, self.progress):
            row.addWidget(part)
        row.addStretch(1)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(row)
        column.addWidget(self.reason)
        column.addWidget(self.table, 1)
        self.whole = filled_page(self, content)

    def _connect(self) -> None:
        self.column.currentIndexChanged.connect(self._sort)
        self.descending.toggled.connect(self._sort)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._show_sorting)
        self.table.selectionModel().currentRowChanged.connect(self._select)
        self._model.updated.connect(self._when_shown.change)
        self._model.progress_changed.connect(self.progress.show_steps)
        for changed in (self._sorted.modelReset, self._sorted.layoutChanged):
            changed.connect(self._mark)
        for changed in (self._model.modelReset, self._model.dataChanged):
            changed.connect(self._say_why)

    @Slot()
    def _sort(self) -> None:
        order = Qt.SortOrder.DescendingOrder
        if not self.descending.isChecked():
            order = Qt.SortOrder.AscendingOrder
        self.table.sortByColumn(self.column.currentIndex(), order)

    @Slot(int, Qt.SortOrder)
    def _show_sorting(self, column: int, order: Qt.SortOrder) -> None:
        """Show in list and box what a click on a title chose."""
        self.table.horizontalHeader().viewport().update()
        self.column.setCurrentIndex(column)
        self.descending.setChecked(order is Qt.SortOrder.DescendingOrder)

    def _refresh(self) -> None:
        if self._model.is_empty:
            self.whole.show_note(self.tr("Type a sentence above to compare its heads."))
            return
        self.whole.show_content()
        self._model.ask()
        self._mark()

    @Slot()
    def _say_why(self) -> None:
        """Say why there are dashes where no head could be measured."""
        measured = self._model.measured
        missing = measured is not None and not measured.any_known
        self.reason.setVisible(missing)
        if measured is not None and missing:
            self.reason.setText(unmeasured_text(measured.of))

    def _mark(self) -> None:
        """Mark the row of the selected head, and go there; where it is gone, no row."""
        head = min(self._selected, self._model.rowCount() - 1)
        row = self._sorted.mapFromSource(self._model.index(head, 0))
        if not row.isValid() or row.row() == self.table.currentIndex().row():
            return
        flags = QItemSelectionModel.SelectionFlag
        self._led = True
        self.table.selectionModel().setCurrentIndex(row, flags.ClearAndSelect | flags.Rows)
        self._led = False
        self.table.scrollTo(row)

    def _select(self, current: QModelIndex) -> None:
        head = self._sorted.mapToSource(current).row()
        if not self._led and head >= 0 and head != self._selected:
            self.head_selected.emit(head)


class _HeadDelegate(QStyledItemDelegate):
    """Paints the tag of a head, and a thin bar under every share."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one cell."""
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, self.theme.selected)
        painter.setFont(option.font)
        if index.column() == HeadColumn.NUMBER:
            self._paint_tag(painter, option, index)
            return
        share = index.data(HeadsTableRole.SHARE)
        if share is not None:
            self._paint_bar(painter, option, share)
        area = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        text = option.fontMetrics.elidedText(
            index.data(), Qt.TextElideMode.ElideRight, area.width()
        )
        painter.setPen(self.theme.text)
        painter.drawText(area, alignment, text)

    def _paint_tag(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        area = option.rect.adjusted(_PADDING, _TAG_MARGIN, 0, -_TAG_MARGIN).toRectF()
        needed = option.fontMetrics.horizontalAdvance(index.data()) + _PADDING
        area.setWidth(max(_TAG_WIDTH, needed))
        head, silent = int(index.data(HeadsTableRole.SORT)), index.data(HeadsTableRole.SILENT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_head_tag(painter, area, self.theme, head, index.data(), silent=silent, radius=4)
        painter.restore()

    def _paint_bar(self, painter: QPainter, option: QStyleOptionViewItem, share: float) -> None:
        """Paint the share under the number; 1 is as long in every column."""
        full = option.fontMetrics.horizontalAdvance(_FULL_BAR)
        area = option.rect.adjusted(0, 0, -_PADDING, 0)
        area.setTop(area.bottom() - _BAR - 1)
        area.setHeight(_BAR)
        area.setLeft(area.right() + 1 - full)
        painter.fillRect(area, self.theme.divider)
        # Weights out of a file can have any sum.
        area.setWidth(round(min(max(share, 0.0), 1.0) * full))
        painter.fillRect(area, self.theme.border)
