"""How much memory the KV cache of a whole model takes, in exact integers."""

from dataclasses import dataclass
from fractions import Fraction

from mha_desktop.engine.costs import Product, kv_cache_product
from mha_desktop.lab.layout_costs import size_text
from mha_desktop.lab.model_presets import PublishedModel
from mha_desktop.lab.state import LabState

MEBIBYTE, GIBIBYTE = 2**20, 2**30
GIGABYTE = 10**9

# What the sliders offer.
CONTEXT_STOPS = tuple(2**power for power in range(21))  # 1 to 1,048,576 tokens
BATCH_STOPS = tuple(2**power for power in range(11))
BYTES_PER_NUMBER = (4, 2, 1)
MEMORY_SIZES = (8, 16, 24, 80)


@dataclass(frozen=True)
class KvCache:
    """Keys and values that a model keeps while it writes text.

    Attributes
    ----------
    layers, n_heads, n_kv_heads, d_k : int
    tokens : int
        Of each sequence.
    batch : int
        Sequences written at the same time.
    bytes_per_number : int
        4 for float32, 2 for the 16-bit floats that models are usually run with, 1 for 8-bit ones.
    window : int or None
        The most tokens that are kept (sliding window attention, Jiang et al. 2023, section 2).
    """

    layers: int
    n_heads: int
    n_kv_heads: int
    d_k: int
    tokens: int
    batch: int = 1
    bytes_per_number: int = 2
    window: int | None = None

    @property
    def cached_tokens(self) -> int:
        """Tokens of each sequence whose keys and values are kept."""
        return self.tokens if self.window is None else min(self.tokens, self.window)

    @property
    def product(self) -> Product:
        """The bytes as a formula with numbers."""
        return self._product(self.n_kv_heads)

    @property
    def size(self) -> int:
        """Bytes."""
        return self.product.value

    @property
    def mha_size(self) -> int:
        """Bytes if every head kept keys and values of its own."""
        return self._product(self.n_heads).value

    @property
    def share(self) -> Fraction:
        """Size relative to MHA: g / h."""
        return Fraction(self.n_kv_heads, self.n_heads)

    def _product(self, n_kv_heads: int) -> Product:
        return kv_cache_product(
            layers=self.layers, n_kv_heads=n_kv_heads, d_k=self.d_k, tokens=self.cached_tokens,
            bytes_per_number=self.bytes_per_number, batch=self.batch,
        )  # fmt: skip


@dataclass(frozen=True)
class MemoryLine:
    """A memory that a cache is held against.

    A gigabyte is 10⁹ bytes here, as the unit is defined (IEC 80000-13): 24 GB are 22.4 GiB, which
    are 2³⁰ bytes each. Makers of memory often mean GiB when they write GB; then a little more fits.

    Attributes
    ----------
    gigabytes : int
    share : Fraction
        Size of the cache relative to the memory; above 1 it does not fit.
    """

    gigabytes: int
    share: Fraction

    @property
    def size(self) -> int:
        """Bytes."""
        return self.gigabytes * GIGABYTE

    @property
    def fits(self) -> bool:
        """Whether the cache alone fits; the parameters of the model need room as well."""
        return self.share <= 1


def model_cache(
    model: PublishedModel, tokens: int, *, batch: int = 1, bytes_per_number: int = 2
) -> KvCache:
    """Return the cache of a real model."""
    return KvCache(
        model.layers, model.n_heads, model.n_kv_heads, model.d_k,
        tokens, batch, bytes_per_number, model.window,
    )  # fmt: skip


def state_cache(
    state: LabState, layers: int, tokens: int, *, batch: int = 1, bytes_per_number: int = 2
) -> KvCache:
    """Return the cache of a model with so many layers like the one of the lab."""
    return KvCache(
        layers, state.n_heads, state.n_kv_heads, state.d_k, tokens, batch, bytes_per_number
    )


def memory_lines(cache: KvCache) -> tuple[MemoryLine, ...]:
    """Return the memories of 8, 16, 24 and 80 GB, each with the share that the cache takes."""
    return tuple(MemoryLine(size, Fraction(cache.size, size * GIGABYTE)) for size in MEMORY_SIZES)


def gib_text(size: int) -> str:
    """Return bytes in gibibytes of 2³⁰ = 1,073,741,824 bytes: ``0.5 GiB``."""
    return f"{_number_text(size, GIBIBYTE)} GiB"


def mib_text(size: int) -> str:
    """Return bytes in mebibytes of 2²⁰ = 1,048,576 bytes: ``512 MiB``."""
    return f"{_number_text(size, MEBIBYTE)} MiB"


def memory_text(line: MemoryLine) -> str:
    """Return a memory with the binary size it has: ``24 GB = 22.4 GiB``."""
    return f"{line.gigabytes} GB = {size_text(line.size)}"


def _number_text(size: int, unit: int) -> str:
    """Return size / unit with one decimal, or below 1 with four digits."""
    number = size / unit
    return f"{number:.4g}" if number < 1 else f"{number:,.1f}".removesuffix(".0")
