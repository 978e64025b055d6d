"""The table beside the lanes: what each layout costs."""

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mha_desktop.panels.controls.arrange import bar_policy
from mha_desktop.panels.controls.quiet_table import hide_row_titles, make_quiet
from mha_desktop.panels.mixer.head_tag import text_font
from mha_desktop.qt.models.costs_model import CostsColumn, CostsModel
from mha_desktop.qt.theme import Theme

_PADDING = 8
_ROW_HEIGHT = 26
_BAR_HEIGHT = 12
_LONGEST_BAR = 80


def paint_cost_bar(
    painter: QPainter, area: QRect, share: float, theme: Theme, *, is_current: bool
) -> None:
    """Paint a bar of `share` (0 to 1) of the width of `area`, on a groove of the whole width."""
    painter.fillRect(area, theme.divider)
    filled = QRect(area.topLeft(), QSize(max(round(share * area.width()), 1), area.height()))
    painter.fillRect(filled, theme.accent if is_current else theme.border)


class CostTable(QTableView):
    """Layouts with their parameters and KV cache; the present one is marked.

    Parameters
    ----------
    model : CostsModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, model: CostsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("costPanel")
        self.setModel(model)
        self._costs = model
        self._delegate = _CostDelegate(model, theme, self)
        self.setItemDelegate(self._delegate)
        self._set_up()
        self._set_up_headers()
        model.costs_changed.connect(self._show_current)

    def _set_up(self) -> None:
        self.setAccessibleName(self.tr("Cost of each key/value layout"))
        self.setToolTip(
            self.tr(
                "KV cache: keys and values of all tokens in one layer, as 16-bit floats "
                "(2 · key/value heads · d_k · tokens · 2 bytes)."
            )
        )
        make_quiet(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def _set_up_headers(self) -> None:
        hide_row_titles(self)
        height = max(_ROW_HEIGHT, self.fontMetrics().height() + _PADDING)
        self.verticalHeader().setDefaultSectionSize(height)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(32)
        header.setFixedHeight(self.verticalHeader().defaultSectionSize())
        header.setSectionResizeMode(CostsColumn.CACHE, QHeaderView.ResizeMode.Stretch)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give the columns the width of their longest texts, so that none moves with a slider."""
        longest = {
            CostsColumn.LAYOUT: ("GQA-64", self._costs.custom_name),
            CostsColumn.PARAMETERS: ("67,108,864",),
            CostsColumn.SHARE: ("0.781 %",),
        }
        metrics = QFontMetrics(_bold(self.font()))
        for column, texts in longest.items():
            title = str(self._costs.headerData(column, Qt.Orientation.Horizontal))
            width = max(metrics.horizontalAdvance(text) for text in (*texts, title))
            self.setColumnWidth(column, width + 2 * _PADDING)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_columns()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._delegate.theme = theme
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Wide enough for the longest numbers of the lab."""
        return QSize(self.fontMetrics().averageCharWidth() * 48, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Room for whole columns, the header and two rows; the rest scrolls."""
        fixed = [column for column in CostsColumn if column != CostsColumn.CACHE]
        cache = self.horizontalHeader().sectionSizeHint(CostsColumn.CACHE)
        width = cache + sum(map(self.columnWidth, fixed))
        return QSize(width + self.verticalScrollBar().sizeHint().width(), 3 * _ROW_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the present layout in sight."""
        super().resizeEvent(event)
        self._show_current()

    def updateGeometries(self) -> None:
        """Keep quiet about the stretched column: after a timer it would be painted once more."""
        with QSignalBlocker(self.horizontalHeader()):
            super().updateGeometries()

    def _show_current(self) -> None:
        room = self.height() - self.horizontalHeader().height()
        needed = self.verticalHeader().length() > room
        self.setVerticalScrollBarPolicy(bar_policy(needed=needed))
        current = next((n for n, row in enumerate(self._costs.rows) if row.is_current), 0)
        self.scrollTo(self._costs.index(current, 0))


class _CostDelegate(QStyledItemDelegate):
    """Paints the cells: the present layout bold on the selected ground, the cache with a bar."""

    def __init__(self, costs: CostsModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._costs, self.theme = costs, theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one cell."""
        # Straight from the model: four questions by way of roles take longer than the painting.
        cost, column = self._costs.rows[index.row()], CostsColumn(index.column())
        if cost.is_current:
            painter.fillRect(option.rect, self.theme.selected)
        area = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        if column is CostsColumn.CACHE:
            bar = QStyle.visualRect(option.direction, area, _bar_in(area))
            paint_cost_bar(painter, bar, cost.share, self.theme, is_current=cost.is_current)
        painter.setFont(_bold(option.font) if cost.is_current else option.font)
        painter.setPen(self.theme.text)
        painter.drawText(area, _ALIGNMENTS[column], self._costs.text(cost, column))


def _bar_in(area: QRect) -> QRect:
    """Return the place of the bar, where one reads from left to right."""
    width = min(_LONGEST_BAR, area.width() // 2)
    top = area.center().y() - _BAR_HEIGHT // 2
    return QRect(area.left(), top, width, _BAR_HEIGHT)


def _bold(font: QFont) -> QFont:
    return text_font(font, font.pointSizeF(), QFont.Weight.DemiBold)


# Numbers stand on the right, also the size of the cache beside its bar.
_ALIGNMENTS = {
    column: Qt.AlignmentFlag.AlignVCenter
    | (Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft)
    for column in CostsColumn
}
