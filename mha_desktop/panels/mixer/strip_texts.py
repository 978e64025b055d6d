"""The words and figures of the mixing desk."""

from html import escape

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.mixer.strip_geometry import Part
from mha_desktop.qt.models.contributions_model import HeadStrip
from mha_desktop.qt.numbers import localised

translate = QCoreApplication.translate


def gain_figures(gain: float) -> str:
    """Return a gain with one or two decimals: "1.0", "0.95"."""
    text = f"{gain:.2f}"
    return localised(text[:-1] if text.endswith("0") else text)


def gain_text(strip: HeadStrip) -> str:
    """Return the line under the fader: the gain, or "off" while the head is kept out."""
    return translate("MixerPanel", "off") if strip.off else gain_figures(strip.gain)


def size_text(value: float) -> str:
    """Return a size with three figures: "24.1", "1,240", "3.1e−5"."""
    # The sum turns −0 into 0.
    text = f"{value:,.0f}" if abs(value) >= 1000 else f"{value + 0.0:.3g}"
    return _short_exponent(text)


def difference_text(value: float) -> str:
    """Return a rounding difference with two figures: "1.3e−6", or "0"."""
    return _short_exponent(f"{value:.1e}") if value else "0"


def signed_text(value: float) -> str:
    """Return a limit of a colour bar with its sign: "−0.05", "+0.05"."""
    return _short_exponent(f"{value:+.3g}")


def _short_exponent(text: str) -> str:
    mantissa, e, exponent = text.partition("e")
    return localised(f"{mantissa}e{int(exponent)}" if e else mantissa)


def quoted(token: str) -> str:
    """Return a token as it stands within a sentence: "'cat'"."""
    return f"'{displayable(token)}'"


def numbered(place: int, token: str) -> str:
    """Return a token with its place, from 1: equal words are different tokens."""
    return f"{place + 1} {displayable(token)}"


def strip_sentence(title: str, strip: HeadStrip, token: str = "") -> str:
    """Return the whole strip in words: "H3 uniform, gain 1.0, contribution 12.4, muted".

    Where a token is given, the contribution is the one to it: "contribution 2.1 to 'cat'".
    """
    parts = [
        title,
        translate("MixerPanel", "gain {gain}").format(gain=gain_figures(strip.gain)),
        _contribution_text(strip, token),
    ]
    if strip.muted:
        parts.append(translate("MixerPanel", "muted"))
    elif strip.off:
        parts.append(translate("MixerPanel", "silenced by a solo"))
    if strip.soloed:
        parts.append(translate("MixerPanel", "solo"))
    return ", ".join(parts)


def _contribution_text(strip: HeadStrip, token: str) -> str:
    if token:
        text = translate("MixerPanel", "contribution {size} to {token}")
    else:
        text = translate("MixerPanel", "contribution {size}")
    return text.format(size=size_text(strip.norm), token=quoted(token))


def _meter_tip(token: str) -> str:
    if token:
        return translate(
            "MixerPanel",
            "Contribution of {head} to {token}: {size}.<br>"
            "It is the length of gain · Z · W<sub>O</sub> at this token. A full bar is {full}.",
        )
    return translate(
        "MixerPanel",
        "Contribution of {head}: {size}.<br>"
        "It is the Frobenius norm of gain · Z · W<sub>O</sub> over all tokens. "
        "A full bar is {full}.",
    )


def part_tip(part: Part, title: str, strip: HeadStrip, full_meter: float, token: str = "") -> str:
    """Return the tool tip of one part of a strip, as rich text."""
    tips = {
        Part.MUTE: translate("MixerPanel", "Mute {head} (M): its gain is 0 until you unmute it."),
        Part.SOLO: translate("MixerPanel", "Solo {head} (S): only soloed heads reach the output."),
        Part.FADER: translate(
            "MixerPanel",
            "Gain of {head}: {gain}. Z is multiplied by it before W<sub>O</sub>.<br>"
            "Drag, wheel or Up and Down; double click or Home sets 1.",
        ),
        Part.METER: _meter_tip(token),
        Part.GAIN: translate("MixerPanel", "Gain of {head}: {gain}"),
        Part.TAG: translate("MixerPanel", "{sentence}.<br>Click to select the head."),
        Part.NONE: "{sentence}",
    }
    return tips[part].format(
        head=escape(title),
        gain=gain_figures(strip.gain),
        size=size_text(strip.norm),
        full=size_text(full_meter),
        sentence=escape(strip_sentence(title, strip, token)),
        token=escape(quoted(token)),
    )


def band_tip(title: str, head: int, d_k: int) -> str:
    """Return the tool tip of a band of W_O, as rich text; `head` is counted from 0."""
    return translate(
        "MixerPanel",
        "{head}: rows {first} to {last} of W<sub>O</sub>.<br>"
        "Each cell shows one entry, the middle one of those it covers; entries beyond the limits "
        "of the colour bar have the colours of its ends.",
    ).format(head=escape(title), first=head * d_k + 1, last=(head + 1) * d_k)
