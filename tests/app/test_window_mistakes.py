"""The red banner over the views: there while a mistake is on, whatever is in front."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton
from window_bench import Bench

from mha_desktop.panels.controls.mistake_banner import MistakeBanner
from mha_desktop.qt.intents import Intents


def banner_of(bench: Bench) -> MistakeBanner:
    return bench.find(MistakeBanner, "mistakeBanner")


@pytest.mark.parametrize("view", ["heads", "head", "mixing", "sharing"])
def test_the_banner_stands_over_every_view(bench: Bench, view: str) -> None:
    Intents(bench.store).set_mistake("unscaled")
    bench.store.set_view(view=view)
    banner = banner_of(bench)
    assert banner.isVisible()
    assert banner.text.startswith("Deliberately wrong: no 1/√d_k.")
    assert ("the right computation" in banner.text) == (view in {"mixing", "sharing"})


def test_one_click_makes_everything_right_again(bench: Bench) -> None:
    right = bench.store.result.trace.weights
    Intents(bench.store).set_mistake("softmax_twice")
    assert not np.array_equal(bench.store.result.trace.weights, right)
    button = bench.find(QPushButton, "makeItRightButton")
    bench.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    np.testing.assert_array_equal(bench.store.result.trace.weights, right)
    assert not banner_of(bench).isVisible()


def test_undo_and_redo_take_the_banner_along(bench: Bench) -> None:
    Intents(bench.store).set_mistake("softmax_twice")
    bench.store.undo()
    assert not banner_of(bench).isVisible()
    bench.store.redo()
    assert banner_of(bench).isVisible()


def test_a_mistake_is_made_with_the_keyboard_alone(bench: Bench) -> None:
    """Whoever opens the panel by its keys stands at the first mistake."""
    bench.press("Ctrl+B")
    first = bench.find(QCheckBox, "unscaledSwitch")
    bench.qtbot.waitUntil(first.hasFocus)
    bench.press("Space")
    assert bench.state.mistake == "unscaled"
    bench.press("Ctrl+B")
    assert not first.isVisible()
    assert bench.state.mistake == "unscaled"
