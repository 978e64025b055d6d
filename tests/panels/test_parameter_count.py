"""ParameterCount: the number, its formula, and the sentence that is true of MHA only."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.panels.parameter_count import ParameterCount


@pytest.fixture
def count(qtbot: QtBot) -> ParameterCount:
    widget = ParameterCount()
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.mark.parametrize("n_heads", [1, 8, 128])
def test_multi_head_attention_has_the_same_number_for_any_heads(
    count: ParameterCount, n_heads: int
) -> None:
    count.show_state(replace(LabState(), n_heads=n_heads, kv_head_of=tuple(range(n_heads))))
    assert count.count.text() == "1,048,576"
    assert count.formula.text() == "4 · d<sub>model</sub>²"
    assert count.note.isVisible()


@pytest.mark.parametrize(
    ("lanes", "number", "with_numbers"),
    [
        ((0, 0, 1, 1, 2, 2, 3, 3), "786,432", "2 · 512² + 2 · 512 · (4 · 64)"),
        ((0,) * 8, "589,824", "2 · 512² + 2 · 512 · (1 · 64)"),
        ((0, 0, 0, 1, 1, 1, 1, 1), "655,360", "2 · 512² + 2 · 512 · (2 · 64)"),
    ],
)
def test_shared_keys_and_values_save_parameters(
    count: ParameterCount, lanes: tuple[int, ...], number: str, with_numbers: str
) -> None:
    count.show_state(replace(LabState(), kv_head_of=lanes))
    assert count.count.text() == number
    assert count.formula.text().endswith(with_numbers)
    assert not count.note.isVisible()
