"""Names of the mathematics keep their subscripts and their mnemonics."""

import pytest

from mha_desktop.panels.controls.rich_text import subscripted


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
