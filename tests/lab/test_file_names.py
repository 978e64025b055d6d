"""Names of files that say what is inside: safe everywhere, and never two the same."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.file_names import FreeNames, speaking_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("The animal didn't cross", "the-animal-didnt-cross"),
        ("pronoun→noun", "pronoun-noun"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\nul?*", "c-nul"),
        ("東京 タワー", "東京-タワー"),
        ("a_b  c", "a-b-c"),
        ("😀 !?", ""),
        ("x\udcff y", "x-y"),
        ("word " * 40, "-".join(["word"] * 12)),
        ("z" * 300, "z" * 60),
    ],
)
def test_words_become_names(text: str, name: str) -> None:
    assert speaking_name(text) == name


@given(st.text(max_size=200))
def test_every_name_is_safe(text: str) -> None:
    name = speaking_name(text)
    assert len(name.encode()) <= 60
    assert not re.search(r'[\s/\\:*?"<>|.\x00-\x1f]', name)
    assert not name.startswith("-")


def test_names_that_are_taken_get_numbers(tmp_path: Path) -> None:
    (tmp_path / "a.png").touch()
    names = FreeNames()
    free = [names.free(tmp_path / name).name for name in ("a.png", "b.png", "B.png", "a.png")]
    assert free == ["a-2.png", "b.png", "B-2.png", "a-3.png"]
