"""MaskChooser: each kind of mask, its numbers, and what is remembered of them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QSpinBox
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    Mask,
    NoMask,
    PrefixMask,
    SlidingWindowMask,
)
from mha_desktop.panels.mask_chooser import MaskChooser

TOKENS = ("dog", "bites", "dog")
KINDS = (NoMask, CausalMask, SlidingWindowMask, PrefixMask, HiddenTokensMask)


@pytest.fixture
def chooser(qtbot: QtBot) -> MaskChooser:
    widget = MaskChooser()
    qtbot.addWidget(widget)
    widget.show_mask(NoMask(), TOKENS)
    widget.show()
    return widget


def box(chooser: MaskChooser) -> QSpinBox:
    return chooser.page().findChild(QSpinBox)


def tokens(chooser: MaskChooser) -> QListWidget:
    return chooser.page().findChild(QListWidget)


def test_keys_go_through_all_kinds(qtbot: QtBot, chooser: MaskChooser) -> None:
    chosen: list[Mask] = []
    chooser.mask_chosen.connect(chosen.append)
    for _ in KINDS[1:]:
        qtbot.keyClick(chooser.selector, Qt.Key.Key_Down)
    assert tuple(type(mask) for mask in chosen) == KINDS[1:]


@pytest.mark.parametrize("mask", [SlidingWindowMask(2), PrefixMask(2)])
def test_number_of_a_mask_shows_and_changes_it(
    qtbot: QtBot, chooser: MaskChooser, mask: Mask
) -> None:
    chooser.show_mask(mask, TOKENS)
    assert box(chooser).isVisible()
    assert box(chooser).value() == 2
    with qtbot.waitSignal(chooser.mask_chosen) as caught:
        qtbot.keyClick(box(chooser), Qt.Key.Key_Up)
    assert caught.args == [type(mask)(3)]


def test_kind_that_is_chosen_again_has_its_number_again(qtbot: QtBot, chooser: MaskChooser) -> None:
    chooser.show_mask(SlidingWindowMask(7), TOKENS)
    chooser.show_mask(CausalMask(), TOKENS)
    with qtbot.waitSignal(chooser.mask_chosen) as caught:
        qtbot.keyClick(chooser.selector, Qt.Key.Key_Down)
    assert caught.args == [SlidingWindowMask(7)]


@pytest.mark.parametrize("mask", [NoMask(), CausalMask()])
def test_masks_without_numbers_take_no_room(chooser: MaskChooser, mask: Mask) -> None:
    chooser.show_mask(mask, TOKENS)
    assert not chooser.page().isVisible()


def test_tokens_are_numbered_so_that_equal_words_stay_apart(chooser: MaskChooser) -> None:
    chooser.show_mask(HiddenTokensMask(), TOKENS)
    rows = [tokens(chooser).item(row).text() for row in range(3)]
    assert rows == ["1  dog", "2  bites", "3  dog"]


def test_space_hides_a_token(qtbot: QtBot, chooser: MaskChooser) -> None:
    chooser.show_mask(HiddenTokensMask((0,)), TOKENS)
    assert tokens(chooser).item(0).checkState() == Qt.CheckState.Checked
    tokens(chooser).setCurrentRow(2)
    with qtbot.waitSignal(chooser.mask_chosen) as caught:
        qtbot.keyClick(tokens(chooser), Qt.Key.Key_Space)
    assert caught.args == [HiddenTokensMask((0, 2))]


def test_places_beyond_the_sentence_are_kept(qtbot: QtBot, chooser: MaskChooser) -> None:
    """A sentence that grows back finds its hidden tokens again."""
    chooser.show_mask(HiddenTokensMask((1, 9)), TOKENS)
    tokens(chooser).setCurrentRow(1)
    with qtbot.waitSignal(chooser.mask_chosen) as caught:
        qtbot.keyClick(tokens(chooser), Qt.Key.Key_Space)
    assert caught.args == [HiddenTokensMask((9,))]


def test_no_token_at_all_is_no_problem(chooser: MaskChooser) -> None:
    chooser.show_mask(HiddenTokensMask((1,)), TOKENS)
    chooser.show_mask(HiddenTokensMask((1,)), ())
    assert tokens(chooser).count() == 0


def test_showing_a_mask_tells_nobody(qtbot: QtBot, chooser: MaskChooser) -> None:
    with qtbot.assertNotEmitted(chooser.mask_chosen):
        for kind in KINDS:
            chooser.show_mask(kind(), TOKENS)
