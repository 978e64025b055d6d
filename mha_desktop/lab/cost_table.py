"""What the state's attention costs by matrix and stage, beside the same heads as MHA and MQA."""

from dataclasses import dataclass

from mha_desktop.engine.costs import (
    Product,
    exponentials_product,
    multiply_add_products,
    parameter_products,
)
from mha_desktop.lab.state import LabState


@dataclass(frozen=True)
class CostRow:
    """One matrix or stage in the three columns, each a formula with numbers.

    Attributes
    ----------
    name : str
        Parameters: "w_q", "w_k", "w_v", "w_o". Multiply-adds: "q", "k", "v", "scores",
        "head_outputs", "output". "exponentials".
    mha, now, mqa : Product
        With h, the state's and 1 key/value heads.
    """

    name: str
    mha: Product
    now: Product
    mqa: Product


@dataclass(frozen=True)
class CostTotals:
    """The sums of one column."""

    parameters: int
    multiply_adds: int
    exponentials: int


@dataclass(frozen=True)
class CostTable:
    """All rows, and the sums of the columns."""

    parameters: tuple[CostRow, ...]
    multiply_adds: tuple[CostRow, ...]
    exponentials: CostRow
    mha: CostTotals
    now: CostTotals
    mqa: CostTotals


@dataclass(frozen=True)
class DoubledHeads:
    """What happens to the totals with twice the heads of half the d_k: the live question.

    Attributes
    ----------
    before, after : CostTotals
    n_heads, n_kv_heads, d_k : int
        After doubling. MHA stays MHA; otherwise the number of key/value heads is kept.
    """

    before: CostTotals
    after: CostTotals
    n_heads: int
    n_kv_heads: int
    d_k: int

    @property
    def keeps_totals(self) -> bool:
        """Whether parameters and multiply-adds stay: true of MHA, not with g kept."""
        return (self.before.parameters, self.before.multiply_adds) == (
            self.after.parameters, self.after.multiply_adds,
        )  # fmt: skip


@dataclass(frozen=True)
class _Column:
    """The dimensions of one column, for n tokens."""

    n: int
    d_model: int
    n_heads: int
    n_kv_heads: int
    d_k: int

    @property
    def parameters(self) -> dict[str, Product]:
        return parameter_products(self.d_model, self.n_heads, self.n_kv_heads, self.d_k)

    @property
    def multiply_adds(self) -> dict[str, Product]:
        return multiply_add_products(self.n, self.d_model, self.n_heads, self.n_kv_heads, self.d_k)

    @property
    def exponentials(self) -> dict[str, Product]:
        return {"exponentials": exponentials_product(self.n, self.n_heads)}

    @property
    def totals(self) -> CostTotals:
        costs = self.parameters, self.multiply_adds, self.exponentials
        return CostTotals(*(sum(product.value for product in cost.values()) for cost in costs))


def cost_table(state: LabState, tokens: int) -> CostTable:
    """Return the costs of a state for this many tokens, every key computed for every query."""
    mha, now, mqa = (_column(state, tokens, g) for g in (state.n_heads, state.n_kv_heads, 1))
    (exponentials,) = _rows(mha.exponentials, now.exponentials, mqa.exponentials)
    return CostTable(
        parameters=_rows(mha.parameters, now.parameters, mqa.parameters),
        multiply_adds=_rows(mha.multiply_adds, now.multiply_adds, mqa.multiply_adds),
        exponentials=exponentials,
        mha=mha.totals,
        now=now.totals,
        mqa=mqa.totals,
    )


def heads_doubled(state: LabState, tokens: int) -> DoubledHeads | None:
    """Return the totals before and after doubling the heads and halving d_k.

    None if d_k is odd: it cannot be halved.
    """
    if state.d_k % 2:
        return None
    is_mha = state.n_kv_heads == state.n_heads
    n_kv_heads = 2 * state.n_heads if is_mha else state.n_kv_heads
    before = _column(state, tokens, state.n_kv_heads)
    after = _Column(tokens, state.d_model, 2 * state.n_heads, n_kv_heads, state.d_k // 2)
    return DoubledHeads(before.totals, after.totals, after.n_heads, n_kv_heads, after.d_k)


def _column(state: LabState, tokens: int, n_kv_heads: int) -> _Column:
    return _Column(tokens, state.d_model, state.n_heads, n_kv_heads, state.d_k)


def _rows(
    mha: dict[str, Product], now: dict[str, Product], mqa: dict[str, Product]
) -> tuple[CostRow, ...]:
    return tuple(CostRow(name, mha[name], now[name], mqa[name]) for name in mha)
