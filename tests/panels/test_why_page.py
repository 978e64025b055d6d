"""The page about the choice of W_O: what each choice lets the heads reach."""

import numpy as np
import pytest
from mixing_page_bench import WHY, MixingPageBench, entry_point
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import (
    IdentityProjection,
    LabState,
    OrthogonalProjection,
    ShuffledProjection,
    SourceProjection,
)
from mha_desktop.panels.mixing.why_page import WhyPage

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bench(qtbot: QtBot) -> MixingPageBench:
    return MixingPageBench(qtbot, LabState(sentence="The tired cat sat"), WHY)


@pytest.fixture
def page(bench: MixingPageBench) -> WhyPage:
    return bench.view.why.make()


def click(page: WhyPage, kind: type) -> None:
    QTest.mouseClick(page.choice.buttons.button(kind), LEFT)


def test_identity_shows_a_block_diagonal_and_says_so(bench: MixingPageBench, page: WhyPage) -> None:
    click(page, IdentityProjection)
    assert bench.store.state.projection == IdentityProjection()
    np.testing.assert_allclose(page.picture.matrix, np.eye(8) * 8, atol=1e-5)
    assert "own 64 columns" in page.seen.text()
    assert "nobody mixes them" in page.seen.text()
    assert "100 %" in page.measured.text()


def test_the_choice_follows_the_state_and_undo(bench: MixingPageBench, page: WhyPage) -> None:
    bench.intents.set_projection(ShuffledProjection(4))
    assert page.choice.buttons.choice() is ShuffledProjection
    assert page.choice.seed.value() == 4
    assert "another head's band" in page.seen.text()
    bench.store.undo()
    assert page.choice.buttons.choice() is SourceProjection
    assert not page.choice.seed.isVisible()


def test_arrow_keys_change_the_choice(qtbot: QtBot, bench: MixingPageBench, page: WhyPage) -> None:
    click(page, IdentityProjection)
    button = page.choice.buttons.button(IdentityProjection)
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    qtbot.keyClick(button, Key.Key_Right)
    qtbot.keyClick(page.choice.buttons.button(OrthogonalProjection), Key.Key_Space)
    assert isinstance(bench.store.state.projection, OrthogonalProjection)


def test_seeds_are_typed_drawn_and_remembered(
    qtbot: QtBot, bench: MixingPageBench, page: WhyPage
) -> None:
    click(page, OrthogonalProjection)
    before = page.picture.matrix
    page.choice.seed.selectAll()
    qtbot.keyClicks(page.choice.seed, "4294967295")
    qtbot.keyClick(page.choice.seed, Key.Key_Return)
    assert bench.store.state.projection == OrthogonalProjection(2**32 - 1)
    assert not np.allclose(page.picture.matrix, before)
    QTest.mouseClick(page.choice.new_seed, LEFT)
    drawn = bench.store.state.projection
    assert isinstance(drawn, OrthogonalProjection)
    click(page, SourceProjection)
    click(page, OrthogonalProjection)
    assert bench.store.state.projection == drawn


def test_thumbnails_show_every_choice_and_choose_it(
    qtbot: QtBot, bench: MixingPageBench, page: WhyPage
) -> None:
    thumbnails = page.thumbnails
    assert [name.text() for name in thumbnails.names] == [
        "Source's own",
        "Identity",
        "Random orthogonal",
        "Heads shuffled",
    ]
    np.testing.assert_allclose(thumbnails.pictures[1].matrix, np.eye(8) * 8, atol=1e-5)
    identity = thumbnails.pictures[1]
    QTest.mouseClick(identity, LEFT, pos=entry_point(identity, 3, 3))
    assert bench.store.state.projection == IdentityProjection()
    assert thumbnails.names[1].property("role") == "strong"
    qtbot.keyClick(thumbnails.pictures[3], Key.Key_Right)
    qtbot.keyClick(thumbnails.pictures[3], Key.Key_Return)
    assert bench.store.state.projection == ShuffledProjection()


def test_hovering_a_head_highlights_it_in_every_picture(
    bench: MixingPageBench, page: WhyPage
) -> None:
    plain = page.thumbnails.pictures[2].grab().toImage()
    bench.hover(page.picture, 5, 2)
    assert bench.hovered[-1] == 5
    assert page.thumbnails.pictures[2].grab().toImage() != plain


def test_one_head_has_nothing_to_mix(qtbot: QtBot) -> None:
    state = LabState(
        sentence="cat", n_heads=1, kv_head_of=(0,), gains=(1.0,), muted=(False,), soloed=(False,)
    )
    bench = MixingPageBench(qtbot, state, WHY)
    page = bench.view.why.make()
    assert page.picture.matrix.shape == (1, 1)
    assert page.seen.text() == "There is only one head: nothing can be mixed."


def test_many_heads_fit_a_small_window(qtbot: QtBot) -> None:
    heads = 128
    state = LabState(
        sentence="cat", n_heads=heads, kv_head_of=tuple(range(heads)), gains=(1.0,) * heads,
        muted=(False,) * heads, soloed=(False,) * heads, projection=OrthogonalProjection(),
    )  # fmt: skip
    bench = MixingPageBench(qtbot, state, WHY)
    bench.view.resize(750, 500)
    bench.view.grab()
    assert bench.view.why.make().width() <= 750


def test_all_blocks_are_not_called_at_least_all(page: WhyPage) -> None:
    click(page, OrthogonalProjection)
    assert page.measured.text().startswith("Every head reaches all 8 blocks of columns.")
    click(page, IdentityProjection)
    assert page.measured.text().startswith("Every head reaches at least 1 of the 8 blocks")
