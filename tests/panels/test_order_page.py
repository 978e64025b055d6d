"""Interleave or repeat: the numbers are those of attention run both ways, and the words fit."""

from dataclasses import replace

import numpy as np
import pytest
from effect_bench import (
    KEY,
    NARROW,
    WIDE,
    lab_result,
    move_to,
    press,
    sharing_model,
    shown,
)
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from sharing_view_bench import nameless

from mha_desktop.engine import attend, to_grouped
from mha_desktop.engine.similarity import head_distance
from mha_desktop.engine.trace import AttentionTrace
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.layout_costs import percent_text
from mha_desktop.lab.state import RandomHeads
from mha_desktop.panels.sharing.order_card import EffectNumbers
from mha_desktop.panels.sharing.order_page import OrderPage
from mha_desktop.panels.sharing.order_texts import grouping_code
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import DARK, head_colour
from mha_desktop.qt.worker import ImmediateExecutor, Job

REPEAT, INTERLEAVE = (0, 0, 0, 0, 1, 1, 1, 1), (0, 1, 0, 1, 0, 1, 0, 1)


def page_of(qtbot: QtBot, heads: int = 8, **fields: object) -> OrderPage:
    result = lab_result(heads, source=RandomHeads(5), **fields)
    return shown(qtbot, OrderPage, sharing_model(result))


class SlowWorker(ImmediateExecutor):
    """Keeps the newest job until the test runs it."""

    def submit(self, job: Job) -> None:
        self._job = job

    def run(self) -> None:
        super().submit(self._job)


def test_until_there_are_orders_only_that_they_are_compared_is_shown(qtbot: QtBot) -> None:
    """With 128 heads and 512 tokens it takes seconds; two pictures of one head stood there."""
    workers: list[SlowWorker] = []

    def worker() -> SlowWorker:
        workers.append(SlowWorker())
        return workers[-1]

    model = SharingModel(executor=worker)
    model.update(lab_result(8, source=RandomHeads(5)))
    page = shown(qtbot, OrderPage, model)
    qtbot.waitUntil(lambda: page.sentence.text() == "Comparing the two orders…")
    assert not page.comparison.isVisible()
    workers[1].run()
    assert page.comparison.isVisible()
    assert page.sentence.text().startswith("With a key/value head for each query head")
    model.comparing_changed.emit(True)  # of the other page
    assert page.sentence.text().startswith("With a key/value head for each query head")


def traces() -> dict[str, AttentionTrace]:
    """Return attention before, in both orders, and with one read as the other."""
    mha = lab_result(source=RandomHeads(5))
    made = to_grouped(mha.parameters, np.array(REPEAT))
    other = to_grouped(mha.parameters, np.array(INTERLEAVE))
    wrong = replace(made, kv_head_of=np.array(INTERLEAVE))
    return {
        "before": mha.trace,
        "repeat": attend(mha.x, made),
        "interleave": attend(mha.x, other),
        "misread": attend(mha.x, wrong),
    }


def expected_numbers(before: AttentionTrace, after: AttentionTrace) -> tuple[str, str]:
    change = np.linalg.norm(before.output.astype(float) - after.output)
    error = change / np.linalg.norm(before.output.astype(float))
    distances = [head_distance(before.weights[i], after.weights[i]) for i in range(8)]
    return percent_text(error), f"{np.mean(distances):.3f}"


def shown_numbers(numbers: EffectNumbers) -> tuple[str, str]:
    return numbers.error.text(), numbers.distance.text()


def test_the_numbers_are_those_of_attention_run_each_way(qtbot: QtBot) -> None:
    page, truth = page_of(qtbot, kv_head_of=REPEAT), traces()
    for name, numbers in (
        ("repeat", page.repeated.numbers),
        ("interleave", page.interleaved.numbers),
        ("misread", page.misread_numbers),
    ):
        assert shown_numbers(numbers) == expected_numbers(truth["before"], truth[name]), name


def test_the_lanes_show_who_reads_what(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=REPEAT)
    assert page.repeated.code.text() == "[0, 0, 0, 0, 1, 1, 1, 1]"
    assert page.interleaved.code.text() == "[0, 1, 0, 1, 0, 1, 0, 1]"
    lanes = page.interleaved.lanes
    assert lanes.grouping == INTERLEAVE
    assert lanes.accessibleDescription() == "KV 1: H1, H3, H5, H7; KV 2: H2, H4, H6, H8"
    picture, layout = lanes.grab().toImage(), lanes.layout_of_lanes()
    for head in range(8):
        corner = layout.chip(head).topLeft()
        assert picture.pixelColor(corner.x() + 5, corner.y() + 5) == head_colour(lanes._theme, head)


def test_the_misread_case_is_told_with_its_numbers(qtbot: QtBot) -> None:
    page, truth = page_of(qtbot, kv_head_of=REPEAT), traces()
    text = page.misread.text()
    before, after = (expected_numbers(truth["before"], truth[name])[0] for name in
                     ("repeat", "misread"))  # fmt: skip
    assert "4 of 8 query heads read keys and values that were made for others" in text
    assert text.endswith(f"from {before} to {after}.")
    assert text.count(". ") == 1


@pytest.mark.parametrize(
    ("kv_head_of", "said", "marked"),
    [
        (REPEAT, "Models repeat each key/value head for 4 neighbouring query heads", "Repeat"),
        (INTERLEAVE, "Interleaving, i % 2, is another model.", "Interleave"),
        ((0, 0, 0, 0, 0, 0, 0, 1), "The present grouping is neither.", None),
        (preset(8, 8), "every head reads its own, in either order. Here are both with 2", None),
        (preset(8, 1), "all 8 query heads read it, in either order. Here are both with 2", None),
        ((0, 0, 0, 1, 1, 1, 2, 2), "8 query heads cannot share 3 key/value heads evenly", None),
    ],
)
def test_the_page_says_whether_the_order_matters(
    qtbot: QtBot, kv_head_of: tuple[int, ...], said: str, marked: str | None
) -> None:
    page = page_of(qtbot, kv_head_of=kv_head_of)
    assert said in page.sentence.text()
    assert page.comparison.isVisible()
    for card, name in ((page.repeated, "Repeat"), (page.interleaved, "Interleave")):
        assert card.title.text() == (f"{name} (now)" if name == marked else name)


@pytest.mark.parametrize(("heads", "g"), [(1, 1), (2, 2), (2, 1), (7, 7), (7, 1)])
def test_where_no_number_of_heads_makes_a_difference_only_the_reason_is_there(
    qtbot: QtBot, heads: int, g: int
) -> None:
    width = 70 if heads == 7 else 64
    page = page_of(qtbot, heads, kv_head_of=preset(heads, g), d_model=width)
    assert "there is no difference" in page.sentence.text()
    assert "Here are both" not in page.sentence.text()
    assert not page.comparison.isVisible()
    page._model.update(lab_result(kv_head_of=REPEAT))
    assert page.comparison.isVisible()


def test_bars_read_one_head_by_pointer_and_keys(qtbot: QtBot) -> None:
    page, truth = page_of(qtbot, kv_head_of=REPEAT), traces()
    bars = page.misread_numbers.bars
    distances = [
        head_distance(truth["before"].weights[i], truth["misread"].weights[i]) for i in range(8)
    ]
    highest = int(np.argmax(distances))
    assert bars.reading() == f"largest: H{highest + 1} {distances[highest]:.3f}"
    bars.setFocus(Qt.FocusReason.TabFocusReason)
    for head in range(8):
        press(bars, KEY.Key_Right)
        assert bars.reading() == f"H{head + 1} {distances[head]:.3f}"
        assert bars.accessibleDescription() == bars.reading()
        height = bars.bar_rect(head).height() / bars._groove(head).height()
        assert height == pytest.approx(distances[head], abs=1e-4)
    press(bars, KEY.Key_Home, KEY.Key_Left)
    assert bars.reading().startswith("H1 ")
    press(bars, KEY.Key_End)
    assert bars.reading().startswith("H8 ")
    move_to(bars, bars.bar_rect(2).center())
    assert bars.reading().startswith("H3 ")
    QApplication.sendEvent(bars, QEvent(QEvent.Type.Leave))
    assert bars.reading().startswith("largest: ")


def test_a_hidden_page_computes_nothing_and_catches_up(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=REPEAT)
    page.hide()
    page._model.update(lab_result(kv_head_of=preset(8, 4)))
    assert not page._model.has_present_orders()
    assert page.repeated.code.text() == "[0, 0, 0, 0, 1, 1, 1, 1]"
    page.show()
    assert page._model.has_present_orders()
    assert page.repeated.code.text() == "[0, 0, 1, 1, 2, 2, 3, 3]"


def test_without_tokens_the_page_says_what_to_do(qtbot: QtBot) -> None:
    page = page_of(qtbot, kv_head_of=REPEAT)
    page._model.update(None)
    assert not page.sentence.isVisible()


def test_a_long_grouping_is_written_without_its_middle() -> None:
    assert grouping_code(preset(16, 4)) == "[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]"
    code = grouping_code(preset(128, 2))
    assert code == "[0, 0, 0, 0, 0, 0, …, 1, 1, 1, 1, 1, 1]"


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.parametrize(("heads", "g"), [(4, 2), (12, 3), (128, 2), (128, 64)])
def test_cards_fit_and_many_lanes_scroll(
    qtbot: QtBot, heads: int, g: int, size: tuple[int, int]
) -> None:
    result = lab_result(heads, d_model=384 if heads == 12 else 128, kv_head_of=preset(heads, g))
    page = shown(qtbot, OrderPage, sharing_model(result), size)
    page.set_theme(DARK)
    assert not page.grab().isNull()
    assert page.size().width() == size[0]
    for card in (page.repeated, page.interleaved):
        right = card.mapTo(page, card.rect().topRight()).x()
        assert right < size[0]
        lanes = card.lanes.layout_of_lanes()
        assert lanes.size.width() <= card.lanes.width()
        assert card.numbers.bars.bar_rect(heads - 1).right() <= card.numbers.bars.width()


def test_every_control_has_a_name_and_a_tip(qtbot: QtBot) -> None:
    assert nameless(page_of(qtbot, kv_head_of=preset(8, 2))) == []
