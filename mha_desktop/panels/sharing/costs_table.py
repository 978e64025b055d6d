"""The table of the Costs page."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from mha_desktop.panels.controls.quiet_table import hide_row_titles, make_quiet
from mha_desktop.panels.sharing.cost_cells import (
    CELL_PADDING,
    CostCells,
    below_font,
    formula_text,
    main_font,
)
from mha_desktop.qt.models.cost_table_model import CostTableColumn, CostTableModel
from mha_desktop.qt.theme import Theme

_LEAST_ROW = 40
_HEADER_HEIGHT = 28
_LONGEST_NUMBER = "137,438,953,472"
_LONGEST_FORMULA = "512 · 1,024 · 128 · 8"


class CostsTable(QTableView):
    """All rows at once, as high as they are: the page scrolls, not the table.

    Parameters
    ----------
    model : CostTableModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, model: CostTableModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("costsTable")
        self._costs = model
        self._cells = CostCells(model, theme, self)
        self.setModel(model)
        self.setItemDelegate(self._cells)
        self._set_up()
        self._fit()
        model.costs_changed.connect(self._fit)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._cells.theme = theme
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def sizeHint(self) -> QSize:
        """Room for the header and all rows and columns."""
        height = self.horizontalHeader().height() + self.verticalHeader().length()
        return QSize(self.horizontalHeader().length(), height)

    def minimumSizeHint(self) -> QSize:
        """Nothing is cut off."""
        return self.sizeHint()

    def _set_up(self) -> None:
        self.setAccessibleName(self.tr("Costs by matrix and stage: MHA, now and MQA"))
        self.setToolTip(
            self.tr(
                "Every key is computed for every query, whatever the mask. "
                "h: query heads, g: key/value heads, n: tokens."
            )
        )
        make_quiet(self)
        hide_row_titles(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _fit(self) -> None:
        """Give every row two lines, and the columns the room of their longest texts."""
        main, below = QFontMetrics(self.font()), QFontMetrics(below_font(self.font()))
        row = max(_LEAST_ROW, main.height() + below.height() + CELL_PADDING)
        self.verticalHeader().setDefaultSectionSize(row)
        self.horizontalHeader().setFixedHeight(max(_HEADER_HEIGHT, main.height() + CELL_PADDING))
        self.setColumnWidth(CostTableColumn.NAME, self._name_width() + 2 * CELL_PADDING)
        bold = QFontMetrics(main_font(self.font(), is_strong=True))
        number = bold.horizontalAdvance(_LONGEST_NUMBER)
        width = max(number, below.horizontalAdvance(_LONGEST_FORMULA)) + 2 * CELL_PADDING
        for column in (CostTableColumn.MHA, CostTableColumn.NOW, CostTableColumn.MQA):
            self.setColumnWidth(column, width)
        self.setFixedHeight(self.sizeHint().height())
        self.updateGeometry()

    def _name_width(self) -> int:
        widest = 0.0
        for line in self._costs.lines:
            name = formula_text(line.cells[CostTableColumn.NAME].main)
            name.prepare(font=main_font(self.font(), is_strong=line.is_strong))
            widest = max(widest, name.size().width())
        return round(widest) + 1
