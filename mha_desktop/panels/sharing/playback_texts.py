"""The sentences of the Playback page."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.state import CausalMask
from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.mixer.strip_texts import difference_text
from mha_desktop.panels.sharing.cache_texts import product_html
from mha_desktop.qt.models.playback_model import PlaybackModel
from mha_desktop.qt.numbers import grouped_digits, size_text
from mha_desktop.qt.wording import mask_text

translate = QCoreApplication.translate
# The cache of the lab's one layer, for one sequence: those factors say nothing here.
_LEFT_OUT = ("layers", "batch")


def position_text(model: PlaybackModel) -> str:
    """Return which token was written last."""
    count = len(model.tokens)
    if not model.written:
        return translate("PlaybackPage", "No token of {count} written: the cache is empty.").format(
            count=count
        )
    token = displayable(model.tokens[model.written - 1])
    return translate("PlaybackPage", "Token {number} of {count}: “{token}”").format(
        number=model.written, count=count, token=token
    )


def size_html(model: PlaybackModel) -> str:
    """Return the bytes in the cache as a formula with numbers."""
    product = model.size()
    if product is None:
        return ""
    factors = [factor for factor in product.factors if factor.symbol not in _LEFT_OUT]
    symbols = product_html(factors)
    numbers = " · ".join(grouped_digits(factor.value) for factor in factors)
    size = translate("PlaybackPage", "{bytes} bytes").format(bytes=grouped_digits(product.value))
    return f"<b>{size_text(product.value)}</b> = {symbols} = {numbers} = {size}"


def check_text(model: PlaybackModel) -> str:
    """Return how much the decoded row differs from the row of the full pass."""
    check = model.check()
    if check is None:
        return translate("PlaybackPage", "Step to decode the first token.")
    verdict = (
        translate("PlaybackPage", "Row {number} decoded = row {number} of the full causal pass")
        if check.equal
        else translate("PlaybackPage", "Row {number} differs from that of the full causal pass")
    ).format(number=model.written)
    difference = translate(
        "PlaybackPage",
        "largest difference {value} in the weights of all heads and the output; "
        "rounding explains up to {allowed}",
    ).format(value=difference_text(check.difference), allowed=difference_text(check.allowed))
    return f"{verdict}: {difference}."


def mask_note(model: PlaybackModel) -> str:
    """Return that a causal mask is used here, where the lab has another one; else nothing."""
    recording = model.recording
    if recording is None or isinstance(recording.result.state.mask, CausalMask):
        return ""
    return translate(
        "PlaybackPage",
        "Written under a causal mask, as nothing can look at what is not written yet; "
        "the lab itself is set to: {mask}.",
    ).format(mask=mask_text(recording.result.state.mask))
