"""The Effect page: what the present grouping does to each head and to the output."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.grouping.grouping_texts import grouping_label
from mha_desktop.panels.sharing.chart_painter import ChartMark
from mha_desktop.panels.sharing.effect_bars import EffectBars
from mha_desktop.panels.sharing.effect_rows import EffectRows
from mha_desktop.panels.sharing.effect_texts import error_text, pooling_name
from mha_desktop.panels.sharing.empty_page import empty_text
from mha_desktop.panels.sharing.error_chart import ErrorChart
from mha_desktop.panels.sharing.reading_line import reading_line
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8


class EffectPage(QWidget):
    """The output's error, every head before and after, and the error of all other groupings.

    Parameters
    ----------
    model : SharingModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        The user chose a head, counted from 0.
    """

    head_selected = Signal(int)

    def __init__(self, model: SharingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("effectPage")
        self._model = model
        self.error = QLabel()
        self.grouping = QLabel()
        self.rows = EffectRows(theme)
        self.bars = EffectBars(theme)
        self.chart = ErrorChart(theme)
        self.rows_reading, self.chart_reading = reading_line(), reading_line()
        self._build()
        self._connect()

    def show_view(self, view: ViewState) -> None:
        """Mark the selected head, and use the chosen colour map."""
        self.rows.set_selected(view.selected_head)
        self.rows.set_colour_map(view.colour_map)
        self.bars.set_colour_map(view.colour_map)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for part in (self.rows, self.bars, self.chart):
            part.set_theme(theme)

    def _build(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        column.addLayout(self._header())
        parts = QHBoxLayout()
        parts.setSpacing(_MARGIN)
        parts.addLayout(_column(self.rows, self.rows_reading, self.bars), 5)
        parts.addLayout(_column(self.chart, self.chart_reading), 4)
        column.addLayout(parts, 1)
        self._whole = filled_page(self, content)

    def _header(self) -> QBoxLayout:
        caption = QLabel(self.tr("Relative error of the output"))
        set_role(caption, "secondary")
        set_role(self.error, "readout")
        set_role(self.grouping, "secondary")
        self.error.setAccessibleName(caption.text())
        self.error.setToolTip(
            self.tr(
                "\u2016output before \u2212 output after\u2016 / \u2016output before\u2016 over "
                "all tokens, where before means a key/value head for every query head."
            )
        )
        self.grouping.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(_MARGIN)
        row.addWidget(self.error)
        row.addWidget(caption)
        row.addWidget(self.grouping, 1)
        return row

    def _connect(self) -> None:
        model = self._model
        model.updated.connect(WhenShown(self, self._follow).change)
        model.effect_changed.connect(WhenShown(self, self._show_effect).change)
        model.chart_changed.connect(WhenShown(self, self._show_chart).change)
        model.progress_changed.connect(self._show_progress)
        model.comparing_changed.connect(self._show_comparing)
        self.rows.head_selected.connect(self.head_selected)
        self.rows.reading_changed.connect(self.rows_reading.setText)
        self.chart.reading_changed.connect(self.chart_reading.setText)

    def _follow(self) -> None:
        """Ask for the numbers of another result."""
        if self._model.result is None:
            self._whole.show_note(empty_text())
        else:
            self._whole.show_content()
        self._model.ask_for_effect()
        self._model.ask_for_chart()
        self._show_chart()

    def _show_effect(self) -> None:
        effect = self._model.effect
        if effect is None:
            return
        state = effect.result.state
        self.error.setText(error_text(effect.shared.effect.relative_output_change))
        label, method = grouping_label(state.kv_head_of), pooling_name(state.pooling)
        if state.n_kv_heads < state.n_heads:
            label = self.tr("{grouping}, {method}").format(grouping=label, method=method)
        else:
            label = self.tr("{grouping}: nothing is shared").format(grouping=label)
        self.grouping.setText(label)
        self.rows.show_effect(effect)
        self.bars.show_effect(effect)
        self._show_chart()

    def _show_chart(self) -> None:
        self.chart.show_chart(self._model.chart, self._mark())

    def _mark(self) -> ChartMark | None:
        """Return where the present grouping lies, if chart and comparison both belong to it."""
        effect = self._model.effect
        if effect is None or not self._model.has_chart_of(effect.result):
            return None
        state, change = effect.result.state, effect.shared.effect.relative_output_change
        return ChartMark(state.n_kv_heads, change, state.pooling)

    @Slot(int, int)
    def _show_progress(self, done: int, total: int) -> None:
        text = self.tr("Computing the chart: {done} of {total}").format(done=done, total=total)
        self.chart_reading.setText(text if total else self.chart.reading())

    @Slot(bool)
    def _show_comparing(self, comparing: bool) -> None:
        text = self.tr("Comparing the heads\u2026")
        self.rows_reading.setText(text if comparing else self.rows.reading())


def _column(*widgets: QWidget) -> QBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(_GAP)
    for widget in widgets:
        column.addWidget(widget)
    return column
