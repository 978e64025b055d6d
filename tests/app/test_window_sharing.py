"""The pages about shared heads in the whole window follow every edit and give gestures back."""

import numpy as np
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton, QTabBar
from window_bench import Bench, between, click, drag

from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.layout_costs import percent_text
from mha_desktop.panels.sharing.effect_page import EffectPage
from mha_desktop.panels.sharing.matrices_page import MatricesPage
from mha_desktop.panels.sharing.order_page import OrderPage


def open_page(bench: Bench, title: str) -> None:
    tabs = bench.find(QTabBar, "viewTabs")
    click(tabs, tabs.tabRect(5).center())
    bench.settle()
    [button] = [
        button
        for button in bench.window.findChildren(QPushButton)
        if button.text().replace("&", "") == title and button.isVisible()
    ]
    click(button, button.rect().center())
    bench.settle()


def error(before: LabResult, after: LabResult) -> str:
    change = before.trace.output.astype(float) - after.trace.output
    return percent_text(
        float(np.linalg.norm(change) / np.linalg.norm(before.trace.output.astype(float)))
    )


def test_dragging_a_chip_changes_the_error_live(bench: Bench) -> None:
    open_page(bench, "Effect")
    page, before = bench.part(EffectPage), bench.result
    bench.qtbot.waitUntil(lambda: page.chart.mark is not None)
    assert page.error.text() == "0 %"
    chart = page._model.chart
    drag(bench.lanes, between(bench.chip(1), bench.lane(0)))
    assert bench.state.kv_head_of == (0, 0, 1, 2, 3, 4, 5, 6)
    bench.qtbot.waitUntil(lambda: page.error.text() == error(before, bench.result))
    bench.qtbot.waitUntil(lambda: page.chart.mark.n_kv_heads == 7)
    assert page._model.chart is chart
    bench.trigger("undoAction")
    bench.qtbot.waitUntil(lambda: page.error.text() == "0 %")


def test_a_row_selects_a_head_everywhere(bench: Bench) -> None:
    open_page(bench, "Effect")
    page = bench.part(EffectPage)
    bench.qtbot.waitUntil(lambda: page.rows.layout_of_rows.heads == 8)
    place = page.rows.layout_of_rows.tag(2).center().toPoint()
    click(page.rows, place + QPoint(0, page.rows.layout_of_rows.titles))
    assert bench.store.view.selected_head == 2
    bench.store.set_view(selected_head=0)
    assert page.rows._selected == 0


def test_pages_that_are_not_in_front_compute_nothing(bench: Bench) -> None:
    open_page(bench, "Matrices")
    bench.part(MatricesPage)
    bench.store.change("Share", kv_head_of=preset(8, 2))
    view = bench.window.findChild(EffectPage)
    assert view._model.orders is None
    assert view._model.result is bench.result
    open_page(bench, "Interleave or repeat?")
    page = bench.part(OrderPage)
    bench.qtbot.waitUntil(page._model.has_present_orders)
    assert page.repeated.title.text() == "Repeat (now)"


def test_the_window_closes_while_the_chart_is_computed(bench: Bench) -> None:
    open_page(bench, "Effect")
    bench.paste_sentence("word " * 200)
    assert bench.part(EffectPage).chart.mark is None
    bench.close()
