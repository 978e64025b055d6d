"""The table view of the Data page: cells to go to, to pin and to copy."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mha_desktop.lab.state import Cell, Pin, PinnedCell, PinnedKey, PinnedQuery
from mha_desktop.panels.controls.quiet_table import make_quiet
from mha_desktop.qt.models.head_table_model import FIRST_KEY, HeadTableModel
from mha_desktop.qt.theme import Theme

_Index = QModelIndex | QPersistentModelIndex

_PADDING = 8
_ROW_HEIGHT = 26
_WIDEST_NUMBER, _WIDEST_NAME = "−0000.0000", "000 WWWWWWWWW"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NumberGrid(QTableView):
    """Shows `HeadTableModel`. Enter pins the current cell, or on a sum the whole query.

    Parameters
    ----------
    model : HeadTableModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    cell_entered(object)
        The (query, key) that the keys or a click went to; None on a sum or an entropy.
    pin_chosen(object)
        Another `Pin`, or None to let the present one go.
    copy_requested()
        Ctrl+C.
    """

    cell_entered = Signal(object)
    pin_chosen = Signal(object)
    copy_requested = Signal()

    def __init__(self, model: HeadTableModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._led = model, False
        self._delegate = _CellDelegate(model, theme, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self._set_up()
        self._fit()

    def _set_up(self) -> None:
        self.setObjectName("dataTable")
        self.setAccessibleName(self.tr("All numbers of the head"))
        make_quiet(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
            header.setHighlightSections(True)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.verticalHeader().setDefaultAlignment(left)
        self.horizontalHeader().setDefaultAlignment(_RIGHT)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._delegate.theme = theme
        self.viewport().update()

    def show_pin(self, pin: Pin | None) -> None:
        """Mark what is pinned."""
        if pin != self._delegate.pin:
            self._delegate.pin = pin
            self.viewport().update()

    def go_to(self, cell: Cell | None) -> None:
        """Make a cell that is pointed at elsewhere the current one; None leaves things alone."""
        if cell is None or cell == self._table.cell_of(self.currentIndex()):
            return
        self._led = True
        self.setCurrentIndex(self._table.index_of(cell))
        self._led = False

    def selected_block(self) -> tuple[range, range] | None:
        """Return the queries and the keys that are selected; None for no key at all."""
        ranges = self.selectionModel().selection()
        if ranges.isEmpty():
            return None
        block = ranges.first()
        keys = range(max(block.left(), FIRST_KEY) - FIRST_KEY, block.right() + 1 - FIRST_KEY)
        return (range(block.top(), block.bottom() + 1), keys) if keys else None

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Tell where the user went."""
        super().currentChanged(current, previous)
        if not self._led and current.isValid() and self.isVisible():
            self.cell_entered.emit(self._table.cell_of(current))

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+C from what the window does with it."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if isinstance(event, QKeyEvent) and is_override and _copies(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter: pin. Ctrl+C: copy."""
        if event.key() in _ENTER and self.currentIndex().isValid():
            self._pin(self.currentIndex())
        elif _copies(event):
            self.copy_requested.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _pin(self, index: QModelIndex) -> None:
        cell = self._table.cell_of(index)
        pin = PinnedQuery(index.row()) if cell is None else PinnedCell(*cell)
        self.pin_chosen.emit(None if pin == self._delegate.pin else pin)

    def _fit(self) -> None:
        """Give all rows and columns a size of their own: measuring 512 × 512 cells takes long."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(_WIDEST_NUMBER) + 2 * _PADDING
        self.horizontalHeader().setDefaultSectionSize(width)
        rows = max(_ROW_HEIGHT, metrics.height() + _PADDING)
        self.verticalHeader().setDefaultSectionSize(rows)
        self.verticalHeader().setFixedWidth(metrics.horizontalAdvance(_WIDEST_NAME) + _PADDING)


def _copies(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Copy)


class _CellDelegate(QStyledItemDelegate):
    """Greys masked cells, and marks what is pinned. Painting by itself takes a third of the time.

    Qt would ask for eight roles of every cell.
    """

    def __init__(self, model: HeadTableModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self.theme = model, theme
        self.pin: Pin | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one cell, with a frame if it is pinned or the current one."""
        row, column = index.row(), index.column()
        state, area, pinned = option.state, option.rect, self._is_pinned(row, column - FIRST_KEY)
        text, masked = self._model.written(row, column)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, self.theme.selected)
        painter.setPen(self.theme.secondary if masked else self.theme.text)
        painter.setFont(_bold(option.font) if pinned else option.font)
        painter.drawText(area.adjusted(0, 0, -_PADDING, 0), _RIGHT, text)
        framed = pinned and isinstance(self.pin, PinnedCell)
        if framed or state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(self.theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(1, 1, -1, -1))

    def _is_pinned(self, row: int, column: int) -> bool:
        """Whether a cell is pinned; the columns of sums and entropies are below 0."""
        match self.pin:
            case PinnedCell(query, key):
                return (row, column) == (query, key)
            case PinnedQuery(query):
                return row == query
            case PinnedKey(key):
                return column == key
        return False


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
