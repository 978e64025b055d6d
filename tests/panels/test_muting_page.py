"""The Muting page: what muting does to the output, and what slicing would do instead."""

import numpy as np
import pytest
from mixing_bench import PageBench, lab_state
from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mha_desktop.engine.muting import muting_effect
from mha_desktop.panels.mixing.muting_page import MutingPage
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.muting_model import MutingModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

KEY = Qt.Key


def make_page(store: LabStore, intents: Intents, parent: QObject) -> MutingPage:
    model = MutingModel(parent, executor=ImmediateExecutor)
    model.update(store.result)
    store.result_changed.connect(model.update)
    page = MutingPage(model, LIGHT)
    page.mute_toggled.connect(intents.toggle_mute)
    store.view_changed.connect(page.show_view)
    return page


@pytest.fixture
def bench(qtbot: QtBot) -> PageBench:
    return PageBench(qtbot, make_page)


def click_head(bench: PageBench, head: int) -> None:
    buttons = bench.page.heads
    place = buttons.head_rect(head).center().toPoint()
    QTest.mouseClick(buttons, Qt.MouseButton.LeftButton, pos=place)


def click_wrong_way(bench: PageBench) -> None:
    box = bench.page.wrong_way
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center() * 0.1)


def test_a_click_mutes_and_the_page_says_what_changed(bench: PageBench) -> None:
    page, before = bench.page, bench.store.result
    assert page.relative.text() == "0"
    click_head(bench, 1)
    assert bench.store.state.muted.index(True) == 1
    effect = muting_effect(before.trace, [1])
    assert page.relative.text() == f"{effect.relative_change:.3g}"
    assert page.silent.text() == "Silent: H2"
    assert bench.column(page.rows, 0) == ["1 Dog", "2 bites", "3 man"]
    assert bench.column(page.rows, 1) == [f"{change:.3g}" for change in effect.token_change]
    assert bench.column(page.rows, 2) == [f"{cosine:.2f}" for cosine in effect.token_cosine]


def test_the_picture_is_minus_the_contribution_in_all_columns(bench: PageBench) -> None:
    """Scenario 27: W_O spreads a head, so muting it changes every column."""
    before = bench.store.result
    click_head(bench, 1)
    picture = bench.page.present
    expected = -before.trace.contributions[1]
    np.testing.assert_allclose(picture.matrix.matrix, expected, atol=1e-5)
    assert picture.columns.text() == "128 of 128 columns changed"


def test_the_wrong_way_changes_the_columns_of_the_head_only(bench: PageBench) -> None:
    click_head(bench, 1)
    assert not bench.page.sliced.isVisible()
    click_wrong_way(bench)
    sliced = bench.page.sliced
    assert sliced.isVisible()
    assert sliced.columns.text() == "16 of 128 columns changed"
    changed = np.flatnonzero(np.any(sliced.matrix.matrix != 0, axis=0))
    np.testing.assert_array_equal(changed, np.arange(16, 32))
    reasons = [part.text() for part in bench.page.findChildren(QLabel) if part.isVisible()]
    assert any("already spread the head over all 128 columns" in text for text in reasons)
    assert not bench.page.table.isColumnHidden(3)
    click_wrong_way(bench)
    assert not sliced.isVisible()
    assert bench.page.table.isColumnHidden(3)


def test_keys_go_from_head_to_head_and_mute(bench: PageBench) -> None:
    heads = bench.page.heads
    heads.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Left, KEY.Key_Space):
        QTest.keyClick(heads, key)
    assert bench.store.state.muted.index(True) == 1
    assert heads.accessibleDescription() == "H2, muted"
    QTest.keyClick(heads, KEY.Key_M)
    assert not any(bench.store.state.muted)


def test_what_the_desk_does_shows_here(bench: PageBench) -> None:
    bench.intents.drag_gain(3, 0.5)
    page = bench.page
    assert page.silent.text() == "No head is silent; faders are not at 1"
    tip = page.heads.tip_at(QPointF(page.heads.head_rect(3).center()))
    assert tip.startswith("H4, gain 0.5")
    bench.intents.end_gesture()
    bench.intents.toggle_solo(0)
    assert page.silent.text() == "Silent: H2, H3, H4, H5, H6, H7, H8"
    bench.intents.reset_mix()
    assert page.silent.text() == "All heads are on: click one to mute it"
    assert page.present.columns.text() == "0 of 128 columns changed"


def test_the_chosen_token_is_marked_in_the_picture(bench: PageBench) -> None:
    bench.intents.choose_token(2)
    assert bench.page.present.matrix.marked == (2, None)


def test_a_hidden_page_compares_nothing(bench: PageBench) -> None:
    bench.page.hide()
    click_before = bench.page.relative.text()
    bench.intents.toggle_mute(0)
    assert bench.page.relative.text() == click_before
    bench.page.show()
    assert bench.page.relative.text() != click_before


def test_tokens_may_go_and_come_back(bench: PageBench) -> None:
    """The Mixing view says what to do meanwhile; nothing here may fail."""
    bench.intents.type_sentence("")
    bench.intents.type_sentence("Dog bites")
    assert bench.column(bench.page.rows, 0) == ["1 Dog", "2 bites"]


@pytest.mark.parametrize("heads", [1, 2, 128])
def test_any_number_of_heads_has_a_button_each(qtbot: QtBot, heads: int) -> None:
    bench = PageBench(qtbot, make_page, lab_state(heads))
    buttons = bench.page.heads
    last = buttons.head_rect(heads - 1).toAlignedRect()
    qtbot.waitUntil(lambda: buttons.rect().contains(last))
    click_head(bench, heads - 1)
    assert bench.store.state.muted[-1]


def test_the_page_follows_the_theme(bench: PageBench) -> None:
    bench.page.set_theme(DARK)
    image = bench.page.heads.grab().toImage()
    corner = bench.page.heads.head_rect(0).center().toPoint()
    colours = {image.pixelColor(corner.x() - 12, corner.y() + y).name() for y in range(-4, 5)}
    assert DARK.heads[0].name() in colours
