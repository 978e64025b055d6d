"""What attention costs, in exact integers: parameters, multiply-adds, exponentials, cache bytes.

Every cost is a product of a few dimensions; `Product` keeps the factors, so that a formula and its
number never differ.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from mha_desktop.engine.dimensions import check_dimensions


class Factor(NamedTuple):
    """One factor of a cost: its symbol ("n", "d_model", "h", "g", "d_k", "2", ...), its value."""

    symbol: str
    value: int


@dataclass(frozen=True)
class Product:
    """A cost as a formula with numbers."""

    factors: tuple[Factor, ...]

    @property
    def value(self) -> int:
        """The cost, exact however large."""
        return math.prod(factor.value for factor in self.factors)


def parameter_products(
    d_model: int, n_heads: int, n_kv_heads: int | None = None, d_k: int | None = None
) -> dict[str, Product]:
    """Return the number of parameters of each matrix as a product: "w_q", "w_k", "w_v", "w_o".

    The arguments are those of `parameter_counts`.
    """
    width, query, shared, column = _dimensions(d_model, n_heads, n_kv_heads, d_k)
    return {
        "w_q": Product((width, query, column)),
        "w_k": Product((width, shared, column)),
        "w_v": Product((width, shared, column)),
        "w_o": Product((query, column, width)),
    }


def multiply_add_products(
    n: int, d_model: int, n_heads: int, n_kv_heads: int | None = None, d_k: int | None = None
) -> dict[str, Product]:
    """Return the multiply-adds for `n` tokens as products, every key computed for every query.

    Parameters
    ----------
    n : int
        Number of tokens; the others are those of `parameter_counts`.

    Returns
    -------
    dict
        Keys "q", "k", "v", "scores", "head_outputs", "output".
    """
    tokens = Factor("n", n)
    matrices = parameter_products(d_model, n_heads, n_kv_heads, d_k)
    projections = {name: Product((tokens, *m.factors)) for name, m in matrices.items()}
    _, query, _, column = _dimensions(d_model, n_heads, n_kv_heads, d_k)
    pairs = Product((query, tokens, tokens, column))
    return {
        "q": projections["w_q"],
        "k": projections["w_k"],
        "v": projections["w_v"],
        "scores": pairs,
        "head_outputs": pairs,
        "output": projections["w_o"],
    }


def exponentials_product(n: int, n_heads: int) -> Product:
    """Return the number of exponentials of the softmax as a product: one per weight."""
    return Product((Factor("h", n_heads), Factor("n", n), Factor("n", n)))


def kv_cache_product(
    *,
    layers: int,
    n_kv_heads: int,
    d_k: int,
    tokens: int,
    bytes_per_number: int = 2,
    batch: int = 1,
) -> Product:
    """Return the bytes of `kv_cache_bytes`, with its arguments, as a product.

    Its 2 stands for keys and values.
    """
    return Product(
        (
            Factor("2", 2), Factor("layers", layers), Factor("g", n_kv_heads), Factor("d_k", d_k),
            Factor("tokens", tokens), Factor("bytes", bytes_per_number), Factor("batch", batch),
        )
    )  # fmt: skip


def parameter_counts(
    d_model: int,
    n_heads: int,
    n_kv_heads: int | None = None,
    d_k: int | None = None,
    *,
    biases: bool = False,
) -> dict[str, int]:
    """Return the number of parameters of each matrix (and bias).

    Parameters
    ----------
    d_model, n_heads : int
    n_kv_heads : int or None
        None for as many as `n_heads` (MHA).
    d_k : int or None
        None for d_model / n_heads. Then all of MHA sums to 4 * d_model², whatever the heads.
    biases : bool
        Whether b_q, b_k, b_v and b_o are there.

    Returns
    -------
    dict
        Keys "w_q", "w_k", "w_v", "w_o", and with biases "b_q", "b_k", "b_v", "b_o".

    Raises
    ------
    DimensionError
        If the heads do not divide `d_model` and `d_k` is left out.
    """
    matrices = parameter_products(d_model, n_heads, n_kv_heads, d_k)
    counts = {name: product.value for name, product in matrices.items()}
    if biases:
        counts |= {f"b_{name}": counts[f"w_{name}"] // d_model for name in "qkv"} | {"b_o": d_model}
    return counts


def multiply_adds(
    n: int, d_model: int, n_heads: int, n_kv_heads: int | None = None, d_k: int | None = None
) -> dict[str, int]:
    """Return the multiply-adds of each stage for `n` tokens, every key computed for every query.

    For MHA with d_k = d_model / n_heads they sum to 4n·d_model² + 2n²·d_model. The weights need
    no multiply-adds; see `exponentials`.

    Parameters
    ----------
    n : int
        Number of tokens; the others are those of `parameter_counts`.

    Returns
    -------
    dict
        Keys "qkv", "scores", "head_outputs", "output", the stages of the engine.
    """
    return dict(_stage_counts(n, d_model, n_heads, n_kv_heads, d_k))


def exponentials(n: int, n_heads: int) -> int:
    """Return how often the softmax takes an exponential: once per weight, n_heads · n²."""
    return exponentials_product(n, n_heads).value


def kv_cache_bytes(
    *,
    layers: int,
    n_kv_heads: int,
    d_k: int,
    tokens: int,
    bytes_per_number: int = 2,
    batch: int = 1,
) -> int:
    """Return the bytes that keys and values of past tokens take while a model writes text.

    Two arrays (k and v) per layer, sequence and token (Shazeer 2019; Ainslie et al. 2023).

    Parameters
    ----------
    layers, n_kv_heads, d_k : int
        Of the model.
    tokens, batch : int
        Tokens of a sequence, and sequences at a time.
    bytes_per_number : int
        2 for the 16-bit floats that models are usually run with.
    """
    return kv_cache_product(
        layers=layers, n_kv_heads=n_kv_heads, d_k=d_k, tokens=tokens,
        bytes_per_number=bytes_per_number, batch=batch,
    ).value  # fmt: skip


# Every forward pass asks for these.
@lru_cache(maxsize=64)
def _stage_counts(
    n: int, d_model: int, n_heads: int, n_kv_heads: int | None, d_k: int | None
) -> tuple[tuple[str, int], ...]:
    products = multiply_add_products(n, d_model, n_heads, n_kv_heads, d_k)
    counts = {name: product.value for name, product in products.items()}
    projections = sum(counts.pop(name) for name in "qkv")
    return ("qkv", projections), *counts.items()


def _dimensions(
    d_model: int, n_heads: int, n_kv_heads: int | None, d_k: int | None
) -> tuple[Factor, Factor, Factor, Factor]:
    """Return d_model, h, g and d_k, which is not rounded where it is left out."""
    if d_k is None:
        check_dimensions(d_model, n_heads)
    columns = d_model // n_heads if d_k is None else d_k
    shared = n_heads if n_kv_heads is None else n_kv_heads
    width, query = Factor("d_model", d_model), Factor("h", n_heads)
    return width, query, Factor("g", shared), Factor("d_k", columns)
