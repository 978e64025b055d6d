"""What the caption of a picture says: everything that decides its numbers."""

from collections.abc import Callable
from functools import singledispatch

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop import __version__
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import (
    IdentityProjection,
    LabState,
    OrthogonalProjection,
    OutputProjection,
    Pooling,
    Positions,
    ShuffledProjection,
    SourceProjection,
)
from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.mistake_texts import mistake_warning
from mha_desktop.qt.numbers import decimal, localised
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP
from mha_desktop.qt.wording import mask_text, quoted, source_text

_LONGEST_SENTENCE = 600
_MOST_NAMED = 8

_POSITIONS: dict[Positions, str] = {
    "none": QT_TRANSLATE_NOOP("Caption", "no positions"),
    "sinusoidal": QT_TRANSLATE_NOOP("Caption", "sinusoidal positions"),
    "rotary": QT_TRANSLATE_NOOP("Caption", "rotary positions"),
}
_POOLING: dict[Pooling, str] = {
    "mean": QT_TRANSLATE_NOOP("Caption", "shared K/V by mean"),
    "first": QT_TRANSLATE_NOOP("Caption", "shared K/V by first head"),
    "random": QT_TRANSLATE_NOOP("Caption", "shared K/V at random"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Caption", text)


def caption_text(result: HeadWeights) -> str:
    """Return the sentence, and below it sizes, source, mask and versions.

    Of weights out of a file, only what is known of them is said.
    """
    state = result.state
    sentence = " ".join(displayable(state.sentence[: _LONGEST_SENTENCE + 1]).split())
    if len(state.sentence) > _LONGEST_SENTENCE:
        sentence += "…"
    facts = _facts(result) if isinstance(result, LabResult) else _facts_of_a_file(result)
    return quoted(sentence) + "\n" + " · ".join(facts)


def setting_text(state: LabState) -> str:
    """Return a setting in a few words: heads, width, source and mask."""
    width = _tr("d_model {d_model}").format(d_model=state.d_model)
    return " · ".join([_heads(state), width, source_text(state.source), mask_text(state.mask)])


def _facts(result: LabResult) -> list[str]:
    state = result.state
    return [
        _heads(state),
        _tokens(len(result.tokens)),
        _tr("d_model {d_model}").format(d_model=state.d_model),
        _source(result),
        mask_text(state.mask),
        _tr(_POSITIONS[state.positions]),
        *(text for text in (say(state) for say in _UNUSUAL) if text),
        f"MHA Desktop {__version__}",
        f"NumPy {np.__version__}",
    ]


def _facts_of_a_file(result: HeadWeights) -> list[str]:
    state, versions = result.state, f"MHA Desktop {__version__}"
    return [_heads(state), _tokens(len(result.tokens)), source_text(state.source), versions]


def _tokens(count: int) -> str:
    return _tr("1 token") if count == 1 else _tr("{count} tokens").format(count=count)


def _heads(state: LabState) -> str:
    """Return "8 heads", or "8 heads, 2 key/value heads" with how they are shared."""
    heads = _tr("1 head") if state.n_heads == 1 else _tr("{h} heads").format(h=state.n_heads)
    if state.n_kv_heads == state.n_heads:
        return heads
    one = state.n_kv_heads == 1
    count = _tr("1 key/value head") if one else _tr("{g} key/value heads")
    return f"{heads}, {count.format(g=state.n_kv_heads)}, {_tr(_POOLING[state.pooling])}"


def _source(result: LabResult) -> str:
    text = source_text(result.state.source)
    if result.scale is None:
        return text
    return _tr("{source}, scale {scale}").format(
        source=text, scale=localised(f"{result.scale:.3g}")
    )


def _temperature(state: LabState) -> str:
    if state.temperature == 1:
        return ""
    return _tr("temperature {value}").format(value=decimal(state.temperature, 2))


def _characters(state: LabState) -> str:
    return _tr("tokens are characters") if state.token_mode == "characters" else ""


def _projection(state: LabState) -> str:
    return projection_text(state.projection)


@singledispatch
def projection_text(projection: OutputProjection) -> str:
    """Return which W_O mixes the heads; nothing for the source's own."""
    raise TypeError(f"no text for the projection {type(projection).__name__}")


@projection_text.register
def _(projection: SourceProjection) -> str:
    return ""


@projection_text.register
def _(projection: IdentityProjection) -> str:
    return _tr("W_O is the identity")


@projection_text.register
def _(projection: OrthogonalProjection) -> str:
    return _tr("orthogonal W_O, seed {seed}").format(seed=projection.seed)


@projection_text.register
def _(projection: ShuffledProjection) -> str:
    return _tr("shuffled W_O, seed {seed}").format(seed=projection.seed)


def _muted(state: LabState) -> str:
    heads = [head for head, gain in enumerate(state.effective_gains) if gain == 0]
    return _tr("muted: {heads}").format(heads=_named(heads)) if heads else ""


def _gains(state: LabState) -> str:
    """Return the gains that are neither 1 nor 0."""
    pairs = enumerate(state.effective_gains)
    gains = [f"H{head + 1} {decimal(gain, 2)}" for head, gain in pairs if gain not in (0, 1)]
    return _tr("gains: {gains}").format(gains=_few(gains)) if gains else ""


def _mistake(state: LabState) -> str:
    return "" if state.mistake is None else mistake_warning(state.mistake)


def _named(heads: list[int]) -> str:
    return _few([f"H{head + 1}" for head in heads])


def _few(texts: list[str]) -> str:
    shown = ", ".join(texts[:_MOST_NAMED])
    rest = len(texts) - _MOST_NAMED
    return shown if rest <= 0 else _tr("{shown} and {count} more").format(shown=shown, count=rest)


_UNUSUAL: tuple[Callable[[LabState], str], ...] = (
    _characters,
    _temperature,
    _projection,
    _muted,
    _gains,
    _mistake,
)
