"""The words and figures of the KV cache page."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.costs import Factor
from mha_desktop.lab.kv_cache import GIBIBYTE, KvCache, MemoryLine
from mha_desktop.lab.model_presets import ModelRow, PublishedModel
from mha_desktop.panels.sharing.formulas import formula_html
from mha_desktop.qt.memory_numbers import gib_text, memory_text, mib_text
from mha_desktop.qt.models.cache_model import CacheModel
from mha_desktop.qt.numbers import grouped_digits, percent_text, size_text
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_NUMBER_NAMES = {
    "layers": QT_TRANSLATE_NOOP("CachePage", "layers"),
    "n_heads": QT_TRANSLATE_NOOP("CachePage", "heads"),
    "n_kv_heads": QT_TRANSLATE_NOOP("CachePage", "key/value heads"),
    "d_k": QT_TRANSLATE_NOOP("CachePage", "d_k"),
    "window": QT_TRANSLATE_NOOP("CachePage", "window"),
}

_FACTORS = {
    "layers": QT_TRANSLATE_NOOP("CachePage", "layers"),
    "tokens": QT_TRANSLATE_NOOP("CachePage", "tokens"),
    "bytes": QT_TRANSLATE_NOOP("CachePage", "bytes"),
    "batch": QT_TRANSLATE_NOOP("CachePage", "batch"),
}


def product_html(factors: Iterable[Factor]) -> str:
    """Return a product in symbols, those that are words in the user's language."""
    symbols = (factor.symbol for factor in factors)
    words = (
        translate("CachePage", _FACTORS[symbol]) if symbol in _FACTORS else symbol
        for symbol in symbols
    )
    return formula_html(" · ".join(words))


def row_name(row: ModelRow | None) -> str:
    """Return what a row of the list of models is called."""
    if row is None:
        return translate("CachePage", "This lab (1 layer)")
    if isinstance(row, PublishedModel):
        return row.name
    return translate("CachePage", "{names}: not published").format(names=", ".join(row.names))


def numbers_html(cache: KvCache | None) -> str:
    """Return the numbers of a model: "32 layers, heads: 32, key/value heads: 8, d_k = 128"."""
    if cache is None:
        return translate("CachePage", "Layers, heads and d<sub>k</sub>: not published")
    template = (
        translate("CachePage", "1 layer, heads: {heads}, key/value heads: {kv_heads}, {width}")
        if cache.layers == 1
        else translate(
            "CachePage",
            "{layers} layers, heads: {heads}, key/value heads: {kv_heads}, {width}",
        )
    )
    return template.format(
        layers=cache.layers, heads=cache.n_heads, kv_heads=cache.n_kv_heads,
        width=f"d<sub>k</sub> = {cache.d_k}",
    )  # fmt: skip


def sources_html(row: ModelRow | None) -> str:
    """Return where each number was published, one paragraph per source."""
    if row is None:
        return translate("CachePage", "Source: the present state of the lab.")
    return "<br>".join(
        _source_html(source.title, source.place, source.gives) for source in row.sources
    )


def _source_html(title: str, place: str, gives: tuple[str, ...]) -> str:
    names = ", ".join(translate("CachePage", _NUMBER_NAMES[name]) for name in gives)
    prefix = formula_html(names) + ": " if names else ""
    return f"{prefix}<i>{escape(title)}</i>, {escape(place)}"


def read_out(cache: KvCache) -> str:
    """Return the size in gibibytes, or in mebibytes where that reads better."""
    return gib_text(cache.size) if _reads_as_gib(cache) else mib_text(cache.size)


def size_text_exact(cache: KvCache) -> str:
    """Return the size in the other unit and in bytes."""
    other = mib_text(cache.size) if _reads_as_gib(cache) else gib_text(cache.size)
    text = translate("CachePage", "= {other} = {size} bytes")
    return text.format(other=other, size=grouped_digits(cache.size))


def _reads_as_gib(cache: KvCache) -> bool:
    return 10 * cache.size >= GIBIBYTE


def formula_lines(cache: KvCache) -> str:
    """Return the formula in symbols and, below, in numbers."""
    factors = cache.product.factors
    symbols = product_html(factors)
    numbers = " · ".join(grouped_digits(factor.value) for factor in factors)
    return f"{symbols}<br>= {numbers}<br>= {grouped_digits(cache.size)}"


def mha_text(cache: KvCache) -> str:
    """Return the size against one key/value head for each head."""
    return translate("CachePage", "{share} of what MHA would keep ({size})").format(
        share=percent_text(float(cache.share)), size=size_text(cache.mha_size)
    )


def memory_line_text(line: MemoryLine) -> str:
    """Return the size against a memory, and whether it fits."""
    verdict = (
        translate("CachePage", "{share} of {memory}: the cache fits")
        if line.fits
        else translate("CachePage", "{share} of {memory}: the cache alone does not fit")
    )
    return verdict.format(share=_share_text(line), memory=memory_text(line))


def _share_text(line: MemoryLine) -> str:
    """Return per cents, without an exponent however large."""
    percents = 100 * line.share
    return (
        f"{grouped_digits(round(percents))} %"
        if percents >= 100
        else percent_text(float(line.share))
    )


def notes(model: CacheModel) -> list[str]:
    """Return what has to be known about the numbers on show."""
    row, cache = model.row, model.cache
    found = []
    if cache is None:
        found.append(
            translate("CachePage", "The makers publish none of these numbers, so we give none.")
        )
    if cache is not None and cache.window is not None:
        found.append(_window_text(cache, cache.window))
    if isinstance(row, PublishedModel) and row.is_encoder:
        found.append(
            translate(
                "CachePage",
                "An encoder reads whole texts at once and keeps no cache: this is what a cache of "
                "its heads would take.",
            )
        )
    return found


def _window_text(cache: KvCache, window: int) -> str:
    text = translate(
        "CachePage",
        "Sliding window: at most {window} tokens are cached, here {cached} of {tokens}.",
    )
    return text.format(
        window=grouped_digits(window),
        cached=grouped_digits(cache.cached_tokens),
        tokens=grouped_digits(cache.tokens),
    )
