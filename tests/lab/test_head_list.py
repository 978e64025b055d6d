"""Lists of heads as people write them: read as they are meant, refused in one sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.head_list import head_list, heads_from
from mha_desktop.lab.notes import LabError


@pytest.mark.parametrize(
    ("text", "heads"),
    [
        ("1", (0,)),
        ("1,3-5", (0, 2, 3, 4)),
        (" 8 , 1 ", (7, 0)),
        ("H2 h4", (1, 3)),
        ("2 – 4", (1, 2, 3)),
        ("1;2,", (0, 1)),
    ],
)
def test_lists_are_read_in_their_order(text: str, heads: tuple[int, ...]) -> None:
    assert heads_from(text, 8) == heads


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no head is chosen; nearest: 1"),
        (" , ", "no head is chosen; nearest: 1"),
        ("9", "there is no head 9 of 8; nearest: 8"),
        ("0", "there is no head 0 of 8; nearest: 1"),
        ("1-99", "there is no head 99 of 8; nearest: 8"),
        ("5-3", "5-3 goes backwards; nearest: 3-5"),
        ("1,1", "head 1 is chosen twice"),
        ("2-4, 3", "head 3 is chosen twice"),
        ("one", "“one” is no head; write numbers such as 1, 3-5"),
        ("1.5", "“1.5” is no head; write numbers such as 1, 3-5"),
        ("-3", "“-3” is no head; write numbers such as 1, 3-5"),
        ("1" * 40, "“" + "1" * 40 + "” is no head; write numbers such as 1, 3-5"),
    ],
)
def test_what_is_no_list_is_refused_with_the_nearest(text: str, problem: str) -> None:
    with pytest.raises(LabError) as refused:
        heads_from(text, 8)
    assert str(refused.value) == problem


@given(st.lists(st.integers(0, 127), min_size=1, unique=True))
def test_what_is_written_is_read_again(heads: list[int]) -> None:
    assert heads_from(head_list(heads), 128) == tuple(heads)


@given(st.text(max_size=40))
def test_no_text_does_more_than_refuse(text: str) -> None:
    try:
        heads = heads_from(text, 8)
    except LabError:
        return
    assert set(heads) <= set(range(8))
