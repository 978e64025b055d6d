"""Names of the mathematics keep their subscripts and their mnemonics."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.rich_text import (
    set_tip,
    subscripted,
    with_subscripts,
    with_symbols,
)


@pytest.mark.parametrize(
    ("name", "html"),
    [
        ("d_model", "d<sub>model</sub>"),
        ("W_O", "W<sub>O</sub>"),
        ("h", "h"),
        ("&Width", "&Width"),
        ("a<b", "a&lt;b"),
    ],
)
def test_part_after_the_underscore_is_a_subscript(name: str, html: str) -> None:
    assert subscripted(name) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("1/√d_model instead of 1/√d_k", "1/√d<sub>model</sub> instead of 1/√d<sub>k</sub>"),
        ("after W_O.", "after W<sub>O</sub>."),
        ("a < b & it's _not_ one", "a &lt; b &amp; it's _not_ one"),
    ],
)
def test_every_name_in_a_sentence_has_its_subscript(text: str, html: str) -> None:
    assert with_subscripts(text) == html


def test_a_quoted_word_of_the_user_keeps_its_underscore() -> None:
    text = "'snake_case' and 'W_Old': d_k 64 in A, W_O <in> B"
    html = "'snake_case' and 'W_Old': d<sub>k</sub> 64 in A, W<sub>O</sub> &lt;in&gt; B"
    assert with_symbols(text) == html


def test_a_tip_shows_subscripts_and_is_read_out_without_tags(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    set_tip(label, "Any divisor of d_model")
    assert label.toolTip() == "Any divisor of d<sub>model</sub>"
    assert label.accessibleDescription() == "Any divisor of d_model"
    set_tip(label, "Draw <other> heads")
    assert label.toolTip() == "Draw <other> heads"
