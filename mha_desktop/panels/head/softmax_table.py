"""A table of weights with bars, painted as one picture."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.controls.painted_text import LEFT, RIGHT
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.qt.arithmetic_tables import WeightRow, WeightTable, table_text
from mha_desktop.qt.theme import Theme, head_colour

_ROW, _PADDING, _GAP, _BAR_HEIGHT = 22, 6, 8, 12
_LEAST_BAR, _WIDEST_BAR = 20, 64
_POINTS, _CAPTION_POINTS, _RAISED_POINTS = 10, 9, 7
_USUAL_NUMBER, _USUAL_WEIGHT = "\u221200.00", "0.00"


class SoftmaxTable(QWidget):
    """Shows a `WeightTable`; a row whose name is cut has it in its tool tip.

    Parameters
    ----------
    name : str
        Accessible name.
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table: WeightTable | None = None
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def table(self) -> WeightTable | None:
        """What is shown."""
        return self._table

    def show_table(self, table: WeightTable) -> None:
        """Show another table."""
        rows = -1 if self._table is None else len(self._table.rows)
        self._table = table
        self.setAccessibleDescription(table_text(table))
        if rows != len(table.rows):
            self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Titles, rows and sum."""
        rows = 0 if self._table is None else len(self._table.rows)
        return QSize(300, (rows + 2) * self._row_height() + _PADDING)

    def minimumSizeHint(self) -> QSize:
        """Return less width: names and bars give way."""
        return QSize(240, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Show the row under the pointer in a tool tip."""
        return shows_tip(self, event, lambda place: self.row_text(place.y())) or super().event(
            event
        )

    def row_text(self, y: float) -> str:
        """Return the row at a height in words; empty over the titles and below the rows."""
        row = int(y // self._row_height()) - 1
        if self._table is None or not 0 <= row < len(self._table.rows):
            return ""
        shown = self._table.rows[row]
        values = (*shown.numbers, shown.weight_text)
        pairs = zip(self._table.titles[1:], values, strict=True)
        return ", ".join([shown.name, *(f"{title} {value}" for title, value in pairs if value)])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint titles, rows, a line and the sum."""
        if self._table is None:
            return
        painter, columns = QPainter(self), self._columns(self._table)
        height = self._row_height()
        self._paint_titles(painter, self._table, columns)
        full = max((row.weight for row in self._table.rows if row.weight > 0), default=0.0)
        for place, row in enumerate(self._table.rows, start=1):
            self._paint_row(painter, row, columns, place * height)
            self._paint_bar(painter, row, full, columns[-2].translated(0, place * height))
        top = (len(self._table.rows) + 1) * height
        painter.setPen(self._theme.border)
        painter.drawLine(0, top + 1, self.width(), top + 1)
        self._paint_row(painter, self._table.total, columns, top + _PADDING // 2)

    def _paint_titles(self, painter: QPainter, table: WeightTable, columns: list[QRectF]) -> None:
        painter.setPen(self._theme.secondary)
        name, *numbers, weight = table.titles
        self._paint_title(painter, columns[0], name, left=True)
        for column, title in zip(columns[1:-2], numbers, strict=True):
            self._paint_title(painter, column, title, left=False)
        self._paint_title(painter, columns[-2].united(columns[-1]), weight, left=True)

    def _paint_title(self, painter: QPainter, area: QRectF, title: str, *, left: bool) -> None:
        """Paint a title; what follows a "^" stands higher, and smaller."""
        base, _, above = title.partition("^")
        small, raised = self._font(_CAPTION_POINTS), self._font(_RAISED_POINTS)
        base_width, above_width = self._title_widths(title)
        start = area.left() if left else area.right() - base_width - above_width
        painter.setFont(small)
        painter.drawText(QRectF(start, area.top(), base_width + 1, area.height()), LEFT, base)
        painter.setFont(raised)
        lifted = QRectF(start + base_width, area.top() - 4, above_width + 1, area.height())
        painter.drawText(lifted, LEFT, above)

    def _title_widths(self, title: str) -> tuple[float, float]:
        """Return the widths of a title up to its "^", and from there."""
        base, _, above = title.partition("^")
        small = QFontMetricsF(self._font(_CAPTION_POINTS))
        raised = QFontMetricsF(self._font(_RAISED_POINTS))
        return small.horizontalAdvance(base), raised.horizontalAdvance(above)

    def _paint_row(
        self, painter: QPainter, row: WeightRow, columns: list[QRectF], top: int
    ) -> None:
        if row.marked:
            painter.fillRect(
                QRectF(0, top, self.width(), columns[0].height()), self._theme.selected
            )
        font = self._font(_POINTS, bold=row.marked)
        painter.setFont(font)
        painter.setPen(self._theme.text)
        name = columns[0].translated(0, top)
        mode, metrics = Qt.TextElideMode.ElideRight, QFontMetricsF(font)
        painter.drawText(name, LEFT, metrics.elidedText(row.name, mode, name.width()))
        for column, text in zip(columns[1:-2], row.numbers, strict=True):
            painter.drawText(column.translated(0, top), RIGHT, text)
        painter.drawText(columns[-1].translated(0, top), RIGHT, row.weight_text)

    def _paint_bar(self, painter: QPainter, row: WeightRow, full: float, area: QRectF) -> None:
        """Paint a bar; the strongest row has a full one, and every weight above 0 a visible one."""
        if not row.weight > 0:
            return
        height = _BAR_HEIGHT * text_scale(self.font())
        width = max(row.weight / full * area.width(), 1.0)
        bar = QRectF(area.left(), area.center().y() - height / 2, width, height)
        plain = self._theme.border
        painter.fillRect(bar, plain if row.head is None else head_colour(self._theme, row.head))

    def _columns(self, table: WeightTable) -> list[QRectF]:
        """Return the columns of the first line: name, numbers, bar, weight."""
        metrics = QFontMetricsF(self._font(_POINTS, bold=True))
        rows = (*table.rows, table.total)
        widths = [
            max(
                _widest(metrics, (_USUAL_NUMBER, *(row.numbers[place] for row in rows))),
                sum(self._title_widths(title)),
            )
            for place, title in enumerate(table.titles[1:-1])
        ]
        weight = _widest(metrics, (_USUAL_WEIGHT, *(row.weight_text for row in rows)))
        room = self.width() - 2 * _PADDING - sum(widths) - weight - (len(widths) + 2) * _GAP
        name = _widest(metrics, tuple(row.name for row in rows))
        bar = min(max(room - name, _LEAST_BAR), _WIDEST_BAR)
        return self._placed([max(room - bar, 0.0), *widths, bar, weight])

    def _placed(self, widths: list[float]) -> list[QRectF]:
        columns, left = [], float(_PADDING)
        for width in widths:
            columns.append(QRectF(left, 0, width, self._row_height()))
            left += width + _GAP
        return columns

    def _row_height(self) -> int:
        return max(_ROW, self.fontMetrics().height() + 4)

    def _font(self, points: float, *, bold: bool = False) -> QFont:
        weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        return text_font(self.font(), points * text_scale(self.font()), weight)


def _widest(metrics: QFontMetricsF, texts: tuple[str, ...]) -> float:
    return max(metrics.horizontalAdvance(text) for text in texts)
