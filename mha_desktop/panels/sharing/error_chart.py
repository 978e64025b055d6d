"""The error of the output against the number of key/value heads, for each way to make them."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.sharing import SharingChart
from mha_desktop.lab.state import Pooling
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.sharing.chart_layout import ChartLayout
from mha_desktop.panels.sharing.chart_painter import (
    ChartMark,
    ChartPainter,
    chart_fonts,
    legend_places,
)
from mha_desktop.panels.sharing.effect_texts import point_sentence
from mha_desktop.panels.sharing.read_picture import RowPicture
from mha_desktop.qt.theme import Theme

_SIDE, _RIGHT = 8, 16
_SIZE, _LEAST_SIZE = QSize(480, 320), QSize(280, 200)


class ErrorChart(RowPicture):
    """Left, Right, Home and End, or the pointer, read the errors at each number of heads.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._chart: SharingChart | None = None
        self._mark: ChartMark | None = None
        self.setObjectName("errorChart")
        self.setAccessibleName(self.tr("Relative error of the output against key/value heads"))
        self.setToolTip(self.tr("Left, Right, Home and End read the errors."))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def count(self) -> int:
        """How many numbers of key/value heads there are."""
        return 0 if self._chart is None else len(self._chart.n_kv_heads)

    @property
    def mark(self) -> ChartMark | None:
        """The present grouping, if the chart belongs to it."""
        return self._mark

    def show_chart(self, chart: SharingChart | None, mark: ChartMark | None) -> None:
        """Show errors, and where the present grouping lies."""
        self._chart, self._mark = chart, mark
        self._forget_lost_place()
        self._tell()

    def sizeHint(self) -> QSize:
        """Wider than high."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Room for the labels and a plot."""
        return _LEAST_SIZE * text_scale(self.font())

    def layout_of_plot(self) -> ChartLayout | None:
        """Return where the errors lie; None while there are none."""
        if self._chart is None:
            return None
        mark = 0.0 if self._mark is None else self._mark.error
        return ChartLayout(self._chart, self._plot(), mark)

    def reading(self) -> str:
        """Return the errors at the place that is read out, in words."""
        if self._chart is None or self._place is None:
            return ""
        return point_sentence(self._chart, self._place)

    def _plot(self) -> QRectF:
        """Leave room for legend, names and labels around the lines."""
        fonts = chart_fonts(self.font())
        legend = max(area.bottom() for area in self._legend().values())
        left = _SIDE + fonts.width("00.0 %") + _SIDE
        top, bottom = legend + 2 * fonts.line + 8, 2 * fonts.line + 8
        room = QRectF(self.rect()).adjusted(left, top, -_RIGHT - _SIDE, -bottom - 4)
        return QRectF(room.topLeft(), QPointF(room.right(), max(room.bottom(), room.top() + 1)))

    def _legend(self) -> dict[Pooling, QRectF]:
        methods = () if self._chart is None else tuple(self._chart.errors)
        places = legend_places(methods, chart_fonts(self.font()), self.width() - 2 * _SIDE)
        return {method: area.translated(_SIDE, 4) for method, area in places.items()}

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is."""
        painter = QPainter(self)
        self._ring.paint(painter, self._theme.accent)
        layout = self.layout_of_plot()
        if layout is None:
            return
        chart = ChartPainter(painter, self._theme, chart_fonts(self.font()))
        chart.paint_axes(layout)
        if self._place is not None:
            chart.paint_place(layout, self._place)
        chart.paint_lines(layout)
        chart.paint_legend(self._legend(), None if self._mark is None else self._mark.pooling)
        if self._mark is not None:
            chart.paint_mark(layout, self._mark)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the nearest errors."""
        layout = self.layout_of_plot()
        if layout is not None:
            self._read(layout.place_at(event.position().x()))
