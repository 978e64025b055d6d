"""The costs beside the lanes are the engine's, for this state and its tokens."""

import pytest

from mha_desktop.lab.layout_costs import layout_costs, percent_text, preset_name, size_text
from mha_desktop.lab.state import LabState


def test_the_table_of_eight_heads_at_512_and_eight_tokens() -> None:
    rows = layout_costs(LabState(), 8)
    assert [preset_name(row.n_heads, row.n_kv_heads) for row in rows] == [
        "MHA", "GQA-4", "GQA-2", "MQA",
    ]  # fmt: skip
    assert [row.parameters for row in rows] == [1_048_576, 786_432, 655_360, 589_824]
    assert [row.cache_bytes for row in rows] == [16_384, 8_192, 4_096, 2_048]
    assert [row.share for row in rows] == [1.0, 0.5, 0.25, 0.125]
    assert [row.is_current for row in rows] == [True, False, False, False]


def test_an_uneven_grouping_gets_a_row_of_its_own() -> None:
    rows = layout_costs(LabState(kv_head_of=(0, 0, 0, 0, 0, 0, 1, 2)), 8)
    assert [row.is_custom for row in rows] == [False] * 4 + [True]
    assert [row.is_current for row in rows] == [False] * 4 + [True]
    assert rows[-1].cache_bytes == 3 * 2_048


def test_one_head_has_one_layout() -> None:
    (row,) = layout_costs(LabState(n_heads=1, kv_head_of=(0,)), 8)
    assert preset_name(row.n_heads, row.n_kv_heads) == "MHA"
    assert row.is_current


def test_no_tokens_need_no_cache_but_keep_the_share() -> None:
    assert [(row.cache_bytes, row.share) for row in layout_costs(LabState(), 0)][1] == (0, 0.5)


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0 B"), (1, "1 B"), (1023, "1,023 B"), (1024, "1 KiB"), (1536, "1.5 KiB"),
     (16_384, "16 KiB"), (2**31, "2 GiB"), (2**54, "16,384 TiB")],
)  # fmt: skip
def test_sizes_are_in_the_largest_unit_that_fits(size: int, text: str) -> None:
    assert size_text(size) == text


@pytest.mark.parametrize(
    ("share", "text"), [(1.0, "100 %"), (1 / 16, "6.25 %"), (1 / 3, "33.3 %"), (1 / 128, "0.781 %")]
)
def test_shares_have_three_digits_at_most(share: float, text: str) -> None:
    assert percent_text(share) == text
