"""Keep, swap, copy, names and pairs: what happens to the two settings."""

import pytest
from compare_bench import NARROW, CompareBench, state_with
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import CausalMask, NoMask, RandomHeads, Snapshot

Key = Qt.Key


@pytest.fixture
def bench(qtbot: QtBot) -> CompareBench:
    return CompareBench(qtbot)


def names(bench: CompareBench) -> tuple[str, str]:
    header = bench.view.page.header
    return header.name_a.text(), header.name_b.text()


# The start


def test_without_a_the_view_explains_itself_and_offers_pairs(bench: CompareBench) -> None:
    assert bench.view.start.isVisible()
    assert not bench.view.page.isVisible()
    bench.click("maskPairStart")
    assert bench.view.page.isVisible()
    assert bench.snapshot is not None
    assert bench.snapshot.state.mask == NoMask()
    assert bench.store.state.mask == CausalMask()
    assert names(bench) == ("No mask", "Causal")


def test_keep_makes_the_live_setting_a_and_b_goes_on(bench: CompareBench) -> None:
    before = bench.store.state
    bench.click("keepAsAStart")
    bench.change(mask=CausalMask())
    assert bench.snapshot == Snapshot("", before)
    assert bench.comparison.a.state == before
    assert bench.comparison.b.state.mask == CausalMask()
    bench.click("keepAsA")
    assert bench.snapshot.state == bench.store.state
    assert bench.comparison.same_weights


def test_without_a_again(bench: CompareBench) -> None:
    bench.click("keepAsAStart")
    bench.click("forgetA")
    assert bench.snapshot is None
    assert bench.view.start.isVisible()


# Swap and copy


def test_swap_exchanges_settings_and_names_and_twice_is_nothing(bench: CompareBench) -> None:
    bench.click("headsPairStart")
    before = bench.snapshot, bench.store.state, names(bench)
    bench.click("swapSettings")
    assert bench.snapshot == Snapshot("16 heads", before[1])
    assert bench.store.state == before[0].state
    assert names(bench) == ("16 heads", "8 heads")
    bench.click("swapSettings")
    assert (bench.snapshot, bench.store.state, names(bench)) == before


def test_swap_of_settings_without_names_twice_is_nothing(bench: CompareBench) -> None:
    bench.compare_with(mask=CausalMask())
    before = bench.snapshot, bench.store.state, bench.store.view.live_name
    bench.click("swapSettings")
    bench.click("swapSettings")
    assert (bench.snapshot, bench.store.state, bench.store.view.live_name) == before


def test_swap_is_one_undo_step_of_the_live_setting(bench: CompareBench) -> None:
    bench.compare_with(mask=CausalMask())
    steps, live = bench.store.undo_stack.count(), bench.store.state
    bench.click("swapSettings")
    assert bench.store.undo_stack.count() == steps + 1
    assert bench.store.undo_stack.undoText() == "Swap A and B"
    bench.store.undo()
    assert bench.store.state == live


def test_copy_makes_b_what_a_is(bench: CompareBench) -> None:
    bench.compare_with(mask=CausalMask(), temperature=2.0)
    bench.click("copyAToB")
    assert bench.store.state == bench.snapshot.state
    assert bench.comparison.same_weights
    assert "the same setting" in bench.view.page.notes.text()
    bench.store.undo()
    assert bench.store.state.temperature == 2.0


# Names


def test_names_are_typed(qtbot: QtBot, bench: CompareBench) -> None:
    bench.click("keepAsAStart")
    header = bench.view.page.header
    for field, text in ((header.name_a, "before"), (header.name_b, "after")):
        field.setFocus()
        qtbot.keyClicks(field, text)
        qtbot.keyClick(field, Key.Key_Return)
    assert bench.snapshot.name == "before"
    assert bench.store.view.live_name == "after"
    bench.change(mask=CausalMask())
    assert names(bench) == ("before", "after")


def test_a_name_from_a_pair_goes_when_b_is_no_longer_that(bench: CompareBench) -> None:
    """The title must not say "Causal" over another mask."""
    bench.click("maskPairStart")
    bench.change(mask=NoMask())
    assert names(bench) == ("No mask", "")
    assert "no mask" in bench.view.page.header.name_b.placeholderText()


def test_without_names_the_settings_describe_themselves(bench: CompareBench) -> None:
    bench.compare_with(source=RandomHeads(4))
    bench.store.set_view(snapshot=Snapshot("", bench.snapshot.state))
    header = bench.view.page.header
    assert header.name_a.placeholderText() == "8 heads · no mask · crafted heads"
    assert header.name_b.placeholderText() == "8 heads · no mask · random heads, seed 4"


def test_the_page_says_what_differs(bench: CompareBench) -> None:
    bench.compare_with(mask=CausalMask(), n_heads=4, temperature=2.0)
    text = bench.view.page.notes.text()
    for part in ("heads (8 | 4)", "mask (no mask | causal mask)", "temperature (1 | 2)"):
        assert part in text
    assert "H5 to H8 of A have no partner." in text


# Pairs


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("mhaGqaPair", {"n_kv_heads": (8, 4)}),
        ("mhaMqaPair", {"n_kv_heads": (8, 1)}),
        ("gqaMqaPair", {"n_kv_heads": (4, 1)}),
        ("maskPair", {"mask": (NoMask(), CausalMask())}),
        ("headsPair", {"n_heads": (8, 16)}),
        ("withoutHeadPair", {"muted": ((False,) * 8, (True,) + (False,) * 7)}),
        ("sourcePair", {"source": (state_with().source, RandomHeads())}),
    ],
)
def test_each_pair_is_one_click_and_one_step(
    bench: CompareBench, name: str, fields: dict[str, tuple[object, object]]
) -> None:
    bench.click("keepAsAStart")
    bench.click(name)
    for field, (a, b) in fields.items():
        assert getattr(bench.snapshot.state, field) == a
        assert getattr(bench.store.state, field) == b
    assert bench.comparison.a.state == bench.snapshot.state
    assert bench.store.undo_stack.count() == 1


def test_tab_goes_from_button_to_button(qtbot: QtBot, bench: CompareBench) -> None:
    start = bench.view.start
    start.keep.setFocus()
    names = ("mhaGqaPairStart", "mhaMqaPairStart", "gqaMqaPairStart", "maskPairStart")
    for name in names:
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        assert QApplication.focusWidget().objectName() == name
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Space)
    assert bench.store.state.mask == CausalMask()
    QApplication.processEvents()  # new buttons are shown with the next layout
    bench.view.page.header.copy.setFocus()
    for name in ("forgetA", "mhaGqaPair", "mhaMqaPair"):
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        assert QApplication.focusWidget().objectName() == name


def test_a_mistake_has_a_pair_of_its_own(bench: CompareBench) -> None:
    bench.change(mistake="unscaled")
    bench.click("mistakePairStart")
    assert (bench.snapshot.state.mistake, bench.store.state.mistake) == (None, "unscaled")
    bench.change(mistake=None)
    texts = [action.text() for action in bench.view.page.pairs.menu_button.menu().actions()]
    assert "No mask | causal" in texts
    assert "Right | deliberately wrong" not in texts


def test_another_sentence_is_typed_and_compared_with_enter(
    qtbot: QtBot, bench: CompareBench
) -> None:
    bench.click("keepAsAStart")
    line = bench.view.page.pairs.sentence.line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "The tired dog sat")
    qtbot.keyClick(line, Key.Key_Return)
    assert bench.refusals == []
    assert bench.snapshot.state.sentence == "The tired cat sat"
    assert bench.store.state.sentence == "The tired dog sat"
    assert bench.comparison.tokens.is_complete


def test_a_suggested_sentence_is_one_click(bench: CompareBench) -> None:
    bench.change(sentence="Dog bites man")
    bench.click("sentencePairStart")
    assert bench.store.state.sentence == "Man bites dog"


def test_a_pair_that_is_impossible_says_why(bench: CompareBench) -> None:
    bench.change(n_heads=1)
    bench.click("mhaGqaPairStart")
    assert bench.snapshot is None
    assert "nearest: 4 heads" in str(bench.refusals[0])
    assert bench.refusals[0].choices


def test_a_pair_that_changes_d_model_says_so(bench: CompareBench) -> None:
    bench.change(d_model=72)
    bench.click("headsPairStart")
    assert bench.store.state.d_model == 64
    assert "d_model 72 does not split into 8 and 16 heads" in str(bench.refusals[0])


def test_in_a_narrow_view_the_pairs_are_in_a_menu(qtbot: QtBot) -> None:
    bench = CompareBench(qtbot, NARROW)
    bench.click("keepAsAStart")
    pairs = bench.view.page.pairs
    assert not pairs.buttons.isVisible()
    assert pairs.menu_button.isVisible()
    actions = {action.text(): action for action in pairs.menu_button.menu().actions()}
    actions["No mask | causal"].trigger()
    assert bench.store.state.mask == CausalMask()


def test_the_selected_head_names_the_pair_without_it(bench: CompareBench) -> None:
    bench.store.set_view(selected_head=2)
    bench.click("withoutHeadPairStart")
    assert [i for i, muted in enumerate(bench.store.state.muted) if muted] == [2]
    assert names(bench)[1] == "Without H3"
