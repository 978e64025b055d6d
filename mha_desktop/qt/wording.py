"""How roles, sources and masks are called in the window and in files, in the user's language."""

from functools import singledispatch
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from mha_desktop.engine.roles import HeadRole, RoleKind
from mha_desktop.lab.state import (
    CausalMask,
    CraftedHeads,
    HiddenTokensMask,
    ImportedWeights,
    Mask,
    NoMask,
    PrefixMask,
    RandomHeads,
    SlidingWindowMask,
    Source,
)
from mha_desktop.lab.tokens import displayable


def quoted(text: str) -> str:
    """Return `text` in the quotation marks of the language: “…”, „…“, «…»."""
    # Not QLocale() itself: the system answers for its own locale, and may know straight marks only.
    language = QLocale().language()
    spoken = QLocale.Language.English if language == QLocale.Language.C else language
    return QLocale(spoken).quoteString(text)


# No spaces around the arrows: the names stand in narrow titles.
_ROLE_NAMES = {
    RoleKind.PREVIOUS: QT_TRANSLATE_NOOP("Wording", "previous token"),
    RoleKind.NEXT: QT_TRANSLATE_NOOP("Wording", "next token"),
    RoleKind.SELF: QT_TRANSLATE_NOOP("Wording", "self"),
    RoleKind.UNIFORM: QT_TRANSLATE_NOOP("Wording", "uniform"),
    RoleKind.BACKWARD: QT_TRANSLATE_NOOP("Wording", "backward"),
    RoleKind.FORWARD: QT_TRANSLATE_NOOP("Wording", "forward"),
    RoleKind.FIRST_TOKEN: QT_TRANSLATE_NOOP("Wording", "first token"),
    RoleKind.SEPARATOR: QT_TRANSLATE_NOOP("Wording", "separator"),
    RoleKind.RARE: QT_TRANSLATE_NOOP("Wording", "rare words"),
    RoleKind.PRONOUN: QT_TRANSLATE_NOOP("Wording", "pronoun→noun"),
    RoleKind.VERB: QT_TRANSLATE_NOOP("Wording", "verb→subject"),
    RoleKind.OBJECT: QT_TRANSLATE_NOOP("Wording", "verb→object"),
    RoleKind.ADJECTIVE: QT_TRANSLATE_NOOP("Wording", "adjective→noun"),
    RoleKind.DETERMINER: QT_TRANSLATE_NOOP("Wording", "determiner→noun"),
}


def kv_label(kv_head: int) -> str:
    """Return the label of a key/value head (counted from 0): "KV 1"."""
    return QCoreApplication.translate("Wording", "KV {number}").format(number=kv_head + 1)


def role_name(role: HeadRole) -> str:
    """Return what a head does, in a word or two."""
    if role.kind is RoleKind.OFFSET:
        return _offset_name(role.offset)
    return QCoreApplication.translate("Wording", str(_ROLE_NAMES[role.kind]))


def _offset_name(offset: int) -> str:
    if offset < 0:
        return QCoreApplication.translate("Wording", "{count} before").format(count=-offset)
    return QCoreApplication.translate("Wording", "{count} after").format(count=offset)


@singledispatch
def source_text(source: Source) -> str:
    """Return where the matrices come from."""
    raise TypeError(f"no text for the source {type(source).__name__}")


@source_text.register
def _(source: CraftedHeads) -> str:
    return QCoreApplication.translate("Wording", "crafted heads")


@source_text.register
def _(source: RandomHeads) -> str:
    template = QCoreApplication.translate("Wording", "random heads, seed {seed}")
    return template.format(seed=source.seed)


@source_text.register
def _(source: ImportedWeights) -> str:
    name = displayable(Path(source.path).name)
    if source.layer == 0:
        return QCoreApplication.translate("Wording", "weights from {name}").format(name=name)
    template = QCoreApplication.translate("Wording", "layer {layer} of weights from {name}")
    return template.format(layer=source.layer + 1, name=name)


@singledispatch
def mask_text(mask: Mask) -> str:
    """Return which mask is on."""
    raise TypeError(f"no text for the mask {type(mask).__name__}")


@mask_text.register
def _(mask: NoMask) -> str:
    return QCoreApplication.translate("Wording", "no mask")


@mask_text.register
def _(mask: CausalMask) -> str:
    return QCoreApplication.translate("Wording", "causal mask")


@mask_text.register
def _(mask: SlidingWindowMask) -> str:
    template = QCoreApplication.translate("Wording", "sliding window of {width}")
    return template.format(width=mask.width)


@mask_text.register
def _(mask: PrefixMask) -> str:
    template = QCoreApplication.translate("Wording", "prefix of {length}")
    return template.format(length=mask.length)


@mask_text.register
def _(mask: HiddenTokensMask) -> str:
    template = QCoreApplication.translate("Wording", "hidden tokens: {count}")
    return template.format(count=len(mask.hidden))
