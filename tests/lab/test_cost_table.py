"""The table of costs, against numbers worked out by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine.costs import Product
from mha_desktop.lab.cost_table import CostTotals, cost_table, heads_doubled
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.state import LabState

GQA = LabState(kv_head_of=preset(8, 2))


def numbers(product: Product) -> str:
    return " · ".join(str(factor.value) for factor in product.factors)


def symbols(product: Product) -> str:
    return " · ".join(factor.symbol for factor in product.factors)


def test_parameters_by_matrix_of_8_heads_sharing_2() -> None:
    rows = {row.name: row for row in cost_table(GQA, 10).parameters}
    assert list(rows) == ["w_q", "w_k", "w_v", "w_o"]
    assert symbols(rows["w_k"].now) == "d_model · g · d_k"
    assert [numbers(rows["w_k"].mha), numbers(rows["w_k"].now), numbers(rows["w_k"].mqa)] == [
        "512 · 8 · 64", "512 · 2 · 64", "512 · 1 · 64",
    ]  # fmt: skip
    assert [row.now.value for row in rows.values()] == [262_144, 65_536, 65_536, 262_144]
    assert [row.mqa.value for row in rows.values()] == [262_144, 32_768, 32_768, 262_144]


def test_multiply_adds_by_stage_of_8_heads_sharing_2() -> None:
    table = cost_table(GQA, 10)
    rows = {row.name: row for row in table.multiply_adds}
    assert list(rows) == ["q", "k", "v", "scores", "head_outputs", "output"]
    assert [row.now.value for row in rows.values()] == [
        2_621_440, 655_360, 655_360, 51_200, 51_200, 2_621_440,
    ]  # fmt: skip
    assert rows["scores"].mha == rows["scores"].now == rows["scores"].mqa
    assert numbers(table.exponentials.now) == "8 · 10 · 10"


def test_totals_are_the_sums_of_the_columns() -> None:
    table = cost_table(GQA, 10)
    assert table.mha == CostTotals(4 * 512**2, 4 * 10 * 512**2 + 2 * 10**2 * 512, 800)
    assert table.now == CostTotals(655_360, 6_656_000, 800)
    assert table.mqa.parameters == 589_824


def test_an_uneven_grouping_counts_its_lanes() -> None:
    rows = cost_table(LabState(kv_head_of=(0, 0, 0, 0, 0, 0, 1, 2)), 10).parameters
    assert numbers(rows[1].now) == "512 · 3 · 64"


@given(
    st.sampled_from([1, 2, 4, 8, 16, 32, 64]), st.sampled_from([128, 256, 384]), st.integers(0, 99)
)
def test_doubling_the_heads_of_mha_keeps_all_totals_but_the_exponentials(
    h: int, d_model: int, tokens: int
) -> None:
    state = LabState(d_model=d_model, n_heads=h, kv_head_of=tuple(range(h)))
    doubled = heads_doubled(state, tokens)
    assert doubled is not None
    assert doubled.keeps_totals
    assert (doubled.n_heads, doubled.n_kv_heads) == (2 * h, 2 * h)
    assert doubled.d_k * doubled.n_heads == d_model
    assert doubled.after.parameters == doubled.before.parameters == 4 * d_model**2
    assert doubled.after.multiply_adds == doubled.before.multiply_adds
    assert doubled.after.exponentials == 2 * doubled.before.exponentials


@pytest.mark.parametrize("g", [1, 2, 4])
def test_with_g_kept_it_is_not_claimed(g: int) -> None:
    """Keys and values become half as wide, so that parameters and multiply-adds fall."""
    doubled = heads_doubled(LabState(kv_head_of=preset(8, g)), 10)
    assert doubled is not None
    assert not doubled.keeps_totals
    assert (doubled.n_heads, doubled.n_kv_heads, doubled.d_k) == (16, g, 32)
    saved = 512 * g * 64  # half of W_K and half of W_V
    assert doubled.before.parameters - doubled.after.parameters == saved
    assert doubled.before.multiply_adds - doubled.after.multiply_adds == 10 * saved
    assert doubled.after.exponentials == 2 * doubled.before.exponentials


def test_an_odd_d_k_cannot_be_halved() -> None:
    assert heads_doubled(LabState(d_model=24), 10) is None
    assert heads_doubled(LabState(d_model=8), 10) is None


def test_large_states_are_exact() -> None:
    state = LabState(d_model=4096, n_heads=128, kv_head_of=tuple(range(128)))
    assert cost_table(state, 10**6).now.multiply_adds == 4 * 10**6 * 4096**2 + 2 * 10**12 * 4096
    assert cost_table(state, 10**9).exponentials.now.value == 128 * 10**18
