"""Sentences cut into tokens by Unicode's rules, and tokens made fit to be shown."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from mha_desktop.lab.state import TokenMode

TOKEN_LIMIT = 512

# What Unicode's rules below come to in plain English: most starts need no more.
_ASCII_LETTER = r"[^ \t\n\v\f\r]"
_ASCII_WORD = r"(?:[A-Za-z0-9_]|(?<=[A-Za-z])[.':](?=[A-Za-z])|(?<=[0-9])[.',;](?=[0-9]))+"
_ASCII: Mapping[TokenMode, re.Pattern[str]] = {
    "words": re.compile(f"{_ASCII_WORD}|{_ASCII_LETTER}"),
    "characters": re.compile(_ASCII_LETTER),
}

# str.isspace also names the separators U+001C to U+001F and U+0085, which are control
# characters: they are shown, not dropped.
_WHITE_SPACE = "".join(
    character
    for character in map(chr, range(0x3001))
    if character.isspace() and character not in "\x1c\x1d\x1e\x1f\x85"
)

# Format characters that shape the text beside them (joiners, flag tags); all others are invisible
# and are shown by their number.
_SHAPING = {"\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))}
_INVISIBLE_CATEGORIES = {"Cc", "Cf", "Cs", "Cn"}


@dataclass(frozen=True)
class Tokens:
    """The tokens in use, and how many the sentence has in all."""

    items: tuple[str, ...]
    total: int


@lru_cache(maxsize=32)
def tokenise(sentence: str, mode: TokenMode = "words", limit: int = TOKEN_LIMIT) -> Tokens:
    """Cut a sentence into words and punctuation, or into characters.

    Parameters
    ----------
    sentence : str
        Any text; lone surrogates and control characters become tokens too.
    mode : {"words", "characters"}
        Word boundaries or grapheme clusters of Unicode Standard Annex 29. Scripts without spaces
        (Chinese, Japanese) are cut by character in both modes, where the annex says so.
    limit : int
        How many tokens are kept.

    Returns
    -------
    Tokens
        White space is never a token; no grapheme cluster is split.
    """
    if sentence.isascii():
        words = _ASCII[mode].findall(sentence)
    else:
        stripped = (piece.strip(_WHITE_SPACE) for piece in _pieces(sentence, mode))
        words = [piece for piece in stripped if piece]
    return Tokens(tuple(words[:limit]), len(words))


def _pieces(sentence: str, mode: TokenMode) -> Sequence[str]:
    # Imported with the first text that is not plain: it takes longer than the numbers of a start.
    import regex

    if mode == "characters":
        graphemes: list[str] = regex.findall(r"\X", sentence)
        return graphemes
    # The default word boundaries of Unicode Standard Annex 29: "didn't" and "3.14" stay whole, Han
    # characters stand alone, and no grapheme cluster (accents, flags, joined emoji) is split.
    words: list[str] = regex.split(r"(?V1w)\b", sentence)
    return words


@lru_cache(maxsize=4096)
def displayable(text: str) -> str:
    """Return `text` with every character that has no shape of its own written as ``U+XXXX``.

    Control characters, lone surrogates, unassigned code points and direction marks would be lost,
    or would disturb the text around them, if they reached the screen.
    """
    return "".join(_visible(character) for character in text)


def _visible(character: str) -> str:
    if character in _SHAPING or unicodedata.category(character) not in _INVISIBLE_CATEGORIES:
        return character
    return f"U+{ord(character):04X}"
