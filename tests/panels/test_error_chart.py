"""The chart of errors: where its points lie, what it reads out, and the mark of the present one."""

from itertools import pairwise

import pytest
from effect_bench import KEY, NARROW, lab_result, move_to, press, sharing_model, shown
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.layout_costs import percent_text
from mha_desktop.lab.sharing import SharingChart, sharing_chart
from mha_desktop.panels.sharing.chart_layout import ChartLayout
from mha_desktop.panels.sharing.chart_painter import (
    ChartMark,
    chart_fonts,
    legend_places,
    line_look,
)
from mha_desktop.panels.sharing.effect_page import EffectPage
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import DARK, LIGHT

METHODS = ("mean", "first", "random")
PLOT = QRectF(50, 20, 300, 200)


def chart(*counts: int, highest: float = 1.5) -> SharingChart:
    line = tuple(highest * (1 - i / max(len(counts) - 1, 1)) for i in range(len(counts)))
    return SharingChart(counts, dict.fromkeys(METHODS, line))


def page_of(qtbot: QtBot, **fields: object) -> EffectPage:
    return shown(qtbot, EffectPage, sharing_model(lab_result(**fields)))


def test_the_readings_are_the_errors_of_the_lab(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    truth = sharing_chart(lab_result().state)
    assert truth is not None
    page.chart.setFocus(Qt.FocusReason.TabFocusReason)
    for place, g in enumerate((1, 2, 4, 8)):
        press(page.chart, KEY.Key_Right)
        values = [f"{method} {percent_text(truth.errors[method][place])}" for method in METHODS]
        assert page.chart_reading.text() == f"g = {g}: {', '.join(values)}"
        assert page.chart.accessibleDescription() == page.chart_reading.text()
    press(page.chart, KEY.Key_Right)
    assert page.chart.place == 3
    press(page.chart, KEY.Key_Left, KEY.Key_Home)
    assert page.chart.place == 0
    press(page.chart, KEY.Key_End)
    assert page.chart.place == 3


def test_the_pointer_reads_the_nearest_point(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    layout = page.chart.layout_of_plot()
    assert layout is not None
    for place, g in enumerate((1, 2, 4, 8)):
        move_to(page.chart, QPointF(layout.x(g) + 3, layout.plot.center().y()))
        assert page.chart.place == place


def test_the_mark_lies_on_the_line_of_its_method(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 4), pooling="first")
    mark, shown_chart = page.chart.mark, page._model.chart
    assert mark is not None
    assert shown_chart is not None
    assert (mark.n_kv_heads, mark.pooling) == (4, "first")
    assert mark.error == pytest.approx(shown_chart.errors["first"][2], rel=1e-4)


def test_the_mark_follows_the_grouping_and_leaves_when_the_chart_is_outdated(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 4))
    model = page._model
    model.update(lab_result(kv_head_of=(0, 0, 0, 0, 0, 1, 2, 2)))
    assert page.chart.mark is not None
    assert page.chart.mark.n_kv_heads == 3
    effect = model.effect
    assert effect is not None
    assert page.chart.mark.error == effect.shared.effect.relative_output_change
    page.chart.hide()
    model._effect.ask(lab_result(4), lambda *tools: _effect_of(4))
    assert page.chart.mark is None


def _effect_of(heads: int) -> object:
    model = sharing_model(lab_result(heads, kv_head_of=(0,) * heads))
    model.ask_for_effect()
    return model.effect


def test_progress_is_shown_in_words_and_goes_away(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 4))
    page.chart.setFocus()
    page._model.progress_changed.emit(3, 12)
    assert page.chart_reading.text() == "Computing the chart: 3 of 12"
    page._model.progress_changed.emit(0, 0)
    assert page.chart_reading.text() == ""
    page._model.comparing_changed.emit(True)
    assert page.rows_reading.text() == "Comparing the heads…"
    page._model.comparing_changed.emit(False)
    assert page.rows_reading.text() == ""


def test_the_worker_is_given_up_when_the_state_changes(qtbot: QtBot) -> None:
    """The chart that arrives is that of the last state, with the real worker."""
    model = SharingModel()
    page = shown(qtbot, EffectPage, model)
    for heads in (8, 4, 2):
        model.update(lab_result(heads, kv_head_of=(0,) * heads))
    qtbot.waitUntil(lambda: page.chart.mark is not None)
    assert model.chart == sharing_chart(lab_result(2).state)
    model.shut_down()


def test_axis_of_heads_is_logarithmic_and_axis_of_errors_starts_at_zero() -> None:
    layout = ChartLayout(chart(1, 2, 4, 8), PLOT)
    assert [layout.x(g) for g in (1, 2, 4, 8)] == [50, 150, 250, 350]
    assert 150 < layout.x(3) < 250
    assert (layout.y(0), layout.y(1.5), layout.y(0.75)) == (220, 20, 120)
    assert layout.highest == 1.5


@pytest.mark.parametrize("highest", [1, 1.5, 2, 3, 4, 5, 6, 8, 0.02, 0.15, 60.0])
def test_ticks_are_round_numbers(highest: float) -> None:
    ticks = ChartLayout(chart(1, 2, highest=highest), PLOT).error_ticks()
    assert ticks[0] == 0
    assert ticks[-1] == pytest.approx(highest)
    assert 3 <= len(ticks) <= 6
    assert all(float(f"{tick:.2g}") == pytest.approx(tick) for tick in ticks)


def test_an_error_beyond_all_lines_has_room() -> None:
    layout = ChartLayout(chart(1, 2, highest=0.5), PLOT, mark=0.9)
    assert layout.y(0.9) >= PLOT.top()


def test_labels_of_many_divisors_do_not_touch() -> None:
    divisors = tuple(g for g in range(1, 121) if 120 % g == 0)
    layout = ChartLayout(chart(*divisors), PLOT)
    ticks = layout.count_ticks(24)
    assert ticks[0] == 1
    assert ticks[-1] == 120
    places = [layout.x(tick) for tick in ticks]
    assert min(b - a for a, b in pairwise(places)) >= 24
    assert len(ticks) >= 8


def test_a_single_head_has_one_point_in_the_middle() -> None:
    layout = ChartLayout(chart(1, highest=0.0), PLOT)
    assert layout.x(1) == PLOT.center().x()
    assert layout.y(0) == PLOT.bottom()
    assert layout.count_ticks(20) == [1]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_lines_differ_in_more_than_colour(theme: object) -> None:
    looks = [line_look(method, theme) for method in METHODS]
    assert len({look.dash for look in looks}) == len({look.marker for look in looks}) == 3
    assert len({look.colour.name() for look in looks}) == 3


def test_the_legend_wraps_where_it_has_no_room(qapp: QApplication) -> None:
    fonts = chart_fonts(QFont())
    wide, narrow = (legend_places(METHODS, fonts, width) for width in (900, 300))
    assert len({area.top() for area in wide.values()}) == 1
    assert len({area.top() for area in narrow.values()}) > 1
    assert max(area.right() for area in narrow.values()) <= 300


@pytest.mark.parametrize("counts", [(1,), (1, 2), (1, 2, 4, 8, 16, 32, 64, 128)])
def test_lines_legend_and_mark_are_painted(qtbot: QtBot, counts: tuple[int, ...]) -> None:
    page = shown(qtbot, EffectPage, sharing_model(lab_result()), NARROW)
    page.chart.show_chart(chart(*counts), None)
    QApplication.processEvents()
    plain = page.chart.grab().toImage()
    mark = ChartMark(1, 0.3, "mean")
    page.chart.show_chart(chart(*counts), mark)
    marked = page.chart.grab().toImage()
    layout = page.chart.layout_of_plot()
    assert layout is not None
    ring = QPointF(layout.x(1) + 8, layout.y(0.3)).toPoint()
    assert plain.pixelColor(ring) != marked.pixelColor(ring)


def test_another_chart_with_fewer_points_reads_none(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=preset(8, 2))
    press(page.chart, KEY.Key_End)
    page._model.update(lab_result(2, kv_head_of=(0, 0)))
    assert page.chart.place is None
    assert page.chart_reading.text() == ""
