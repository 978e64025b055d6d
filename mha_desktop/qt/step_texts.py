"""The names of undo steps in another language.

A step is named when it is made, in the language of that moment. For another language its name is
looked up backwards in the files of translations.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from mha_desktop.qt.languages import Language

Renaming: TypeAlias = Callable[[str], str]

# Where steps get their names from; other contexts have templates that would fit anything.
_STEPS = frozenset({
    "Intents", "LabStore", "GroupingEditor", "SettingGestures", "MistakesPanel", "LessonModel",
    "Actions",
})  # fmt: skip
_FIELD = re.compile(r"\{(\w+)\}")
_Texts: TypeAlias = Mapping[tuple[str, str], str]


def renaming(old: Language, new: Language) -> Renaming:
    """Return what turns the name of a step in one language into its name in another."""
    olds, news = _texts(old, new), _texts(new, old)
    to_source = {shown: key for key, shown in olds.items()}
    patterns = _patterns(olds)

    def renamed(text: str) -> str:
        if text in to_source:
            return news.get(to_source[text], text)
        for pattern, key in patterns:
            if match := pattern.fullmatch(text):
                # A value may be a text of its own, such as the name of a mistake.
                values = {name: renamed(value) for name, value in match.groupdict().items()}
                return news.get(key, olds[key]).format(**values)
        return text

    return renamed


def _texts(language: Language, other: Language) -> _Texts:
    """Return the texts of a language by context and source; English stands in any other's file."""
    if language.file is not None:
        return {key: shown for key, shown in _read(language.file) if shown}
    return {} if other.file is None else {key: key[1] for key, _ in _read(other.file)}


def _read(file: Path) -> Iterable[tuple[tuple[str, str], str]]:
    for context in ET.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source, shown = message.findtext("source", ""), message.findtext("translation", "")
            yield (name, source), shown


def _patterns(texts: _Texts) -> list[tuple[re.Pattern[str], tuple[str, str]]]:
    """Return the templates of steps as patterns, those that say most first."""
    templates = [
        (shown, key) for key, shown in texts.items() if key[0] in _STEPS and _FIELD.search(shown)
    ]
    templates.sort(key=lambda template: -len(_FIELD.sub("", template[0])))
    return [(_pattern(shown), key) for shown, key in templates]


def _pattern(template: str) -> re.Pattern[str]:
    parts = _FIELD.split(template)
    literal = [re.escape(part) for part in parts[::2]]
    fields = [f"(?P<{name}>.+?)" for name in parts[1::2]]
    return re.compile("".join(a + b for a, b in zip(literal, [*fields, ""], strict=True)))
