"""Texts of an SVG file: whole again, in fonts that every viewer has, with every letter as typed."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement

from PySide6.QtGui import QFont, QFontMetricsF

from mha_desktop.qt.figures.text import BODY_POINTS, figure_font

SVG = "{http://www.w3.org/2000/svg}"
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
_FAMILIES = ("Segoe UI", "Helvetica Neue", "Noto Sans")
_GENERIC = {"", "sans serif", "sans-serif", "sans"}
_FIXED = {"monospace", "mono"}
_PLACEHOLDER = re.compile(r"U\+([0-9A-F]{4,6})")
# Runs of one text touch; separate texts are farther apart.
_TOUCHING = 0.6
_LEFTWARD = ("R", "AL")
_UNIMPORTANT = {"fill-opacity": "1", "font-style": "normal", "font-weight": "400"}


def font_families(family: str) -> str:
    """Return a list of fonts that begins with one and ends with any font of its kind."""
    if family.lower() in _FIXED:  # between quotes it would be a name that no viewer knows
        return "monospace"
    first = () if family.lower() in _GENERIC or family.startswith(".") else (family,)
    names = dict.fromkeys((*first, *_FAMILIES))
    return ", ".join([*(f"'{name}'" for name in names), "sans-serif"])


def figure_families() -> str:
    """Return the fonts of all texts that name none."""
    return font_families(figure_font(BODY_POINTS).family())


def letters_by_placeholder(texts: Iterable[str]) -> Mapping[str, str]:
    """Return what stands behind "U+6771" for all letters of some texts.

    Where this computer has no font for a letter, pictures show its number; a viewer may have one.
    """
    letters = {letter for text in texts for letter in text if not letter.isascii()}
    return {
        f"U+{ord(letter):04X}": letter
        for letter in letters
        if unicodedata.category(letter)[0] != "C"
    }


def mend_texts(group: Element, letters: Mapping[str, str]) -> None:
    """Join the runs that Qt cut the texts of a group into, and make them readable anywhere."""
    for first, *others in _runs(group):
        for run in others:
            group.remove(run)
        _join(first, others)
        _finish(first, letters)


def _runs(group: Element) -> list[list[Element]]:
    """Return the texts of a group, each as the runs that it consists of."""
    texts: list[list[Element]] = []
    last: Element | None = None
    for shape in group:
        is_text = shape.tag == f"{SVG}text"
        if is_text and last is not None and _continues(last, shape):
            texts[-1].append(shape)
        elif is_text:
            texts.append([shape])
        last = shape if is_text else None
    return texts


def _continues(last: Element, text: Element) -> bool:
    same = ("fill", "font-weight")
    touches = abs(float(text.get("x", "0")) - _end(last)) <= _TOUCHING
    alike = touches and all(last.get(name) == text.get(name) for name in same)
    return alike and (
        _level(last) == _level(text) or _is_below(last, text) or _is_below(text, last)
    )


def _level(text: Element) -> tuple[float, float]:
    """Return the base line and the size of a text."""
    return float(text.get("y", "0")), float(text.get("font-size", "1"))


def _is_below(text: Element, other: Element) -> bool:
    """Whether a text is a subscript of another: smaller, and a little lower."""
    (y, size), (line, full) = _level(text), _level(other)
    return size < full and 0 < y - line < full / 2


def _join(first: Element, others: Sequence[Element]) -> None:
    """Let runs follow each other; where one is read from the right, each keeps its place."""
    runs = (first, *others)
    texts = [run.text or "" for run in runs]
    levels = [_level(run) for run in runs]
    is_leftward = any(unicodedata.bidirectional(a) in _LEFTWARD for a in "".join(texts))
    if others and is_leftward:
        first.text = None
        for run, text, (y, size) in zip(runs, texts, levels, strict=True):
            place = {"x": run.get("x", "0"), "y": f"{y:g}", "font-size": f"{size:g}"}
            SubElement(first, f"{SVG}tspan", place).text = text
    else:
        _follow(first, texts, levels)


def _follow(first: Element, texts: Sequence[str], levels: Sequence[tuple[float, float]]) -> None:
    """Write runs behind each other, those of another level as parts: subscripts, and what follows.

    Without places of their own: they follow each other in any font that a viewer has.
    """
    part: Element | None = None
    first.text = texts[0]
    for text, last, (y, size) in zip(texts[1:], levels[:-1], levels[1:], strict=True):
        if (y, size) != last:
            step = {"dy": f"{y - last[0]:g}", "font-size": f"{size:g}"}
            part = SubElement(first, f"{SVG}tspan", step)
        if part is None:
            first.text += text
        else:
            part.text = (part.text or "") + text


def _end(text: Element) -> float:
    font = QFont(text.get("font-family", ""))
    font.setPixelSize(max(round(float(text.get("font-size", "1"))), 1))
    font.setWeight(QFont.Weight(int(text.get("font-weight", "400"))))
    return float(text.get("x", "0")) + QFontMetricsF(font).horizontalAdvance(text.text or "")


def _finish(text: Element, letters: Mapping[str, str]) -> None:
    family = text.attrib.pop("font-family", "")
    if family != figure_font(BODY_POINTS).family():
        text.set("font-family", font_families(family))
    for name, value in _UNIMPORTANT.items():
        if text.get(name) == value:
            del text.attrib[name]
    for part in text.iter():
        part.text = _PLACEHOLDER.sub(lambda m: letters.get(m[0], m[0]), part.text or "") or None
    content = "".join(text.itertext())
    if content == content.strip() and "  " not in content and len(text) == 0:
        text.attrib.pop(_SPACE, None)
