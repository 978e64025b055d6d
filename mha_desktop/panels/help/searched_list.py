"""A field to type into, and the lines that fit below it."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.announcements import announce
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.commands_model import CommandColumn, CommandsModel

_GAP, _PADDING, _MARGINS = 8, 10, 26
_FOCUS = 3  # that Qt adds beside the text of an item, but not of a header
_MOST_BESIDE = 0.55
_STEPS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES: dict[int, int] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchedList(QWidget):
    """The keyboard stays in the field; arrows and page keys choose a line, Enter takes it.

    Parameters
    ----------
    model : CommandsModel
    name : str
        What is searched, for the field and the list.
    parent : QWidget, optional

    Signals
    -------
    taken(object)
        The `Command` of the line that was taken with Enter or a click.
    """

    taken = Signal(object)

    def __init__(self, model: CommandsModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.field, self.table, self.count = QLineEdit(), QTableView(), QLabel()
        self.field.setPlaceholderText(name)
        self.field.setAccessibleName(name)
        self.field.setToolTip(self.tr("Type to search; Up and Down choose a line"))
        self.table.setAccessibleName(name)
        set_role(self.count, "caption")
        self._set_up_table()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.field)
        column.addWidget(self.table, 1)
        column.addWidget(self.count)
        self.setFocusProxy(self.field)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._search)
        self.table.clicked.connect(self._take)
        self._search("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows, page keys and Enter in the field work on the list."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._handle_key(event.key())
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out again."""
        super().resizeEvent(event)
        self._fit_columns()

    def _handle_key(self, key: int) -> bool:
        if key in _STEPS:
            self._step(_STEPS[key], 1)
        elif key in _PAGES:
            rows = (
                self.table.viewport().height() // self.table.verticalHeader().defaultSectionSize()
            )
            self._step(_PAGES[key], max(rows - 1, 1))
        elif key in _ENTER:
            self._take(self.table.currentIndex())
        else:
            return False
        return True

    def _step(self, direction: int, rows: int) -> None:
        """Go so many lines on, leaving out those that cannot be done."""
        enabled = [row for row, one in enumerate(self._model.shown) if one.enabled]
        if enabled:
            row = self.table.currentIndex().row()
            place = enabled.index(row) if row in enabled else 0
            self._go_to(enabled[min(max(place + direction * rows, 0), len(enabled) - 1)])

    def _go_to(self, row: int) -> None:
        self.table.setCurrentIndex(self._model.index(row, 0))
        command = self._model.shown[row]
        announce(
            self.field, ", ".join(filter(None, (command.title, command.path, command.shortcut)))
        )

    def _search(self, text: str) -> None:
        self._model.search(text)
        shown = self._model.shown
        first = next((row for row, one in enumerate(shown) if one.enabled), None)
        if first is not None:
            self._go_to(first)
        self.table.scrollToTop()
        self.count.setText(
            self.tr("{found} of {all}").format(found=len(shown), all=len(self._model.all_commands))
            if shown
            else self.tr("Nothing fits “{text}”: try another word").format(text=text)
        )

    def _take(self, index: QModelIndex) -> None:
        if index.isValid() and self._model.shown[index.row()].enabled:
            self.taken.emit(self._model.shown[index.row()])

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self._model)
        set_role(table, "field")
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setStyleSheet(f"QTableView::item {{ padding: 0 {_GAP - _FOCUS}px; }}")
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(CommandColumn.TITLE, QHeaderView.ResizeMode.Stretch)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Size rows and columns for the font, once: lines come and go while one types."""
        metrics = self.table.fontMetrics()
        self.table.verticalHeader().setDefaultSectionSize(metrics.height() + _PADDING)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Leave what a command does a good part of the width."""
        metrics, commands = self.table.fontMetrics(), self._model.all_commands
        texts = {
            CommandColumn.PATH: (one.path for one in commands),
            CommandColumn.SHORTCUT: (one.shortcut for one in commands),
        }
        widths = {
            column: max(map(metrics.horizontalAdvance, cells), default=0) + _MARGINS
            for column, cells in texts.items()
        }
        most = self.width() * _MOST_BESIDE
        share = min(1.0, most / max(1, sum(widths.values())))
        for column, width in widths.items():
            self.table.setColumnWidth(column, round(width * share))
