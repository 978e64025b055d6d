"""What the Compare view says about the two settings."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.state import LabState
from mha_desktop.qt.numbers import localised
from mha_desktop.qt.wording import mask_text, source_text

translate = QCoreApplication.translate


def state_text(state: LabState) -> str:
    """Return a setting in a few words: "8 heads · no mask · crafted heads"."""
    return " · ".join([_heads_text(state), mask_text(state.mask), source_text(state.source)])


def differences_text(a: LabState, b: LabState) -> str:
    """Return what two settings differ in, with both values where they are short."""
    parts = [text for text in (say(a, b) for say in _ASPECTS) if text]
    if not parts:
        return translate("Compare", "A and B are the same setting.")
    return translate("Compare", "A and B differ in: {parts}.").format(parts=", ".join(parts))


def _heads_text(state: LabState) -> str:
    values = {"h": state.n_heads, "g": state.n_kv_heads}
    if state.n_kv_heads < state.n_heads:
        return translate("Compare", "{h} heads, {g} key/value").format(**values)
    if state.n_heads == 1:
        return translate("Compare", "1 head")
    return translate("Compare", "{h} heads").format(**values)


def _both(name: str, a: object, b: object) -> str:
    """Return "mask (no mask | causal mask)", or nothing if both are the same."""
    if a == b:
        return ""
    return translate("Compare", "{name} ({a} | {b})").format(name=name, a=a, b=b)


def _sentence(a: LabState, b: LabState) -> str:
    return translate("Compare", "sentence") if a.sentence != b.sentence else ""


def _tokens(a: LabState, b: LabState) -> str:
    names = {
        "words": translate("Compare", "words"),
        "characters": translate("Compare", "characters"),
    }
    return _both(translate("Compare", "tokens"), names[a.token_mode], names[b.token_mode])


def _d_model(a: LabState, b: LabState) -> str:
    return _both("d_model", a.d_model, b.d_model)


def _heads(a: LabState, b: LabState) -> str:
    return _both(translate("Compare", "heads"), a.n_heads, b.n_heads)


def _grouping(a: LabState, b: LabState) -> str:
    """Compare key/value heads; as many as there are heads on both sides is no difference."""
    if all(state.n_kv_heads == state.n_heads for state in (a, b)):
        return ""
    counts = _both(translate("Compare", "key/value heads"), a.n_kv_heads, b.n_kv_heads)
    if counts or a.n_heads != b.n_heads or a.kv_head_of == b.kv_head_of:
        return counts
    return translate("Compare", "grouping of the heads")


def _pooling(a: LabState, b: LabState) -> str:
    shared = any(state.n_kv_heads < state.n_heads for state in (a, b))
    return translate("Compare", "shared K and V") if shared and a.pooling != b.pooling else ""


def _source(a: LabState, b: LabState) -> str:
    if a.source == b.source:
        return ""
    texts = source_text(a.source), source_text(b.source)
    both = _both(translate("Compare", "source"), *texts)
    return both or translate("Compare", "scale of the random heads")


def _mask(a: LabState, b: LabState) -> str:
    if a.mask == b.mask:
        return ""
    name = translate("Compare", "mask")
    return _both(name, mask_text(a.mask), mask_text(b.mask)) or name


def _positions(a: LabState, b: LabState) -> str:
    names = {
        "none": translate("Compare", "none"),
        "sinusoidal": translate("Compare", "sinusoidal"),
        "rotary": translate("Compare", "rotary"),
    }
    return _both(translate("Compare", "positions"), names[a.positions], names[b.positions])


def _temperature(a: LabState, b: LabState) -> str:
    texts = [localised(f"{state.temperature:g}") for state in (a, b)]
    return _both(translate("Compare", "temperature"), *texts)


def _projection(a: LabState, b: LabState) -> str:
    return "W_O" if a.projection != b.projection else ""


def _mixing(a: LabState, b: LabState) -> str:
    """Compare gains; heads that one side does not have count as 1."""
    most = max(a.n_heads, b.n_heads)
    padded = [(*s.effective_gains, *(1.0,) * (most - s.n_heads)) for s in (a, b)]
    return translate("Compare", "mixing desk") if padded[0] != padded[1] else ""


def _mistake(a: LabState, b: LabState) -> str:
    return translate("Compare", "deliberate mistake") if a.mistake != b.mistake else ""


_ASPECTS: tuple[Callable[[LabState, LabState], str], ...] = (
    _mistake,
    _sentence,
    _tokens,
    _d_model,
    _heads,
    _grouping,
    _pooling,
    _source,
    _mask,
    _positions,
    _temperature,
    _projection,
    _mixing,
)
