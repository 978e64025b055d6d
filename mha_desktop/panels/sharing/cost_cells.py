"""Paints the cells of the table of costs: a number, and below it the formula that gives it."""

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QStaticText
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.sharing.formulas import formula_html
from mha_desktop.qt.models.cost_table_model import (
    CostCell,
    CostLine,
    CostTableColumn,
    CostTableModel,
)
from mha_desktop.qt.theme import Theme

CELL_PADDING = 8
_BOLD = QFont.Weight.DemiBold
_CAPTION_POINTS = 9.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def main_font(base: QFont, *, is_strong: bool) -> QFont:
    """Return the font of the upper line of a cell."""
    weight = _BOLD if is_strong else QFont.Weight.Normal
    return text_font(base, base.pointSizeF(), weight)


def below_font(base: QFont) -> QFont:
    """Return the font of the lower line of a cell."""
    return text_font(base, _CAPTION_POINTS * text_scale(base))


@lru_cache(maxsize=256)
def formula_text(text: str) -> QStaticText:
    """Return a formula with real subscripts, ready to be painted."""
    # Qt would break a longer line at a space.
    static = QStaticText(formula_html(text).replace(" ", "\u00a0"))
    static.setTextFormat(Qt.TextFormat.RichText)
    return static


class CostCells(QStyledItemDelegate):
    """Names on the left, numbers on the right, the present grouping on the selected ground.

    Parameters
    ----------
    costs : CostTableModel
    theme : Theme
    parent : QWidget
    """

    def __init__(self, costs: CostTableModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._costs, self.theme = costs, theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one cell."""
        line, column = self._costs.lines[index.row()], CostTableColumn(index.column())
        self._paint_ground(painter, option.rect, line, column)
        area = option.rect.adjusted(CELL_PADDING, 0, -CELL_PADDING, 0)
        if column is CostTableColumn.NAME:
            self._paint_name(painter, area, line, option.font)
        else:
            self._paint_number(painter, area, line, column, option.font)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(self.theme.accent, 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))

    def _paint_ground(
        self, painter: QPainter, area: QRect, line: CostLine, column: CostTableColumn
    ) -> None:
        if column is CostTableColumn.NOW:
            painter.fillRect(area, self.theme.selected)
        painter.setPen(QPen(self.theme.border if line.is_strong else self.theme.divider, 1))
        painter.drawLine(area.topLeft(), area.topRight())

    def _paint_name(self, painter: QPainter, area: QRect, line: CostLine, base: QFont) -> None:
        cell = line.cells[CostTableColumn.NAME]
        upper, lower = _halves(area, cell)
        painter.setPen(self.theme.text)
        _paint_formula(painter, upper, cell.main, main_font(base, is_strong=line.is_strong))
        painter.setPen(self.theme.secondary)
        _paint_formula(painter, lower, cell.below, below_font(base))

    def _paint_number(
        self, painter: QPainter, area: QRect, line: CostLine, column: CostTableColumn, base: QFont
    ) -> None:
        cell = line.cells[column]
        upper, lower = _halves(area, cell)
        painter.setFont(main_font(base, is_strong=line.is_strong))
        painter.setPen(self.theme.text)
        painter.drawText(upper, _RIGHT, cell.main)
        painter.setFont(below_font(base))
        painter.setPen(self.theme.secondary)
        painter.drawText(lower, _RIGHT, cell.below)


def _halves(area: QRect, cell: CostCell) -> tuple[QRect, QRect]:
    """Return the places of both lines; one that is alone has all the height."""
    half = area.height() // 2 if cell.below else 0
    return area.adjusted(0, 0, 0, -half), area.adjusted(0, area.height() - half, 0, 0)


def _paint_formula(painter: QPainter, area: QRect, text: str, font: QFont) -> None:
    """Paint a formula at the left of its place, in the middle of the height."""
    static = formula_text(text)
    static.prepare(font=font)
    painter.setFont(font)
    top = area.top() + (area.height() - static.size().height()) / 2
    painter.drawStaticText(QPointF(area.left(), top), static)
