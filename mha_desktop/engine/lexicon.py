"""What kind of word a token is: a small English lexicon, for the crafted heads and the head names.

The closed classes (determiners, pronouns, ...) are complete enough for plain sentences; of the open
classes the lexicon holds some hundred frequent nouns, verbs and adjectives. **A word it does not
know counts as a noun**, in any script. Case does not matter: "The" and "the" are one word.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

import numpy as np

from mha_desktop.engine.arrays import BoolArray, read_only
from mha_desktop.resources import resource

_VOWELS = frozenset("aeiou")
# General categories of Unicode: punctuation, white space, control and format characters.
_SEPARATING = {"Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Zs", "Zl", "Zp", "Cc", "Cf"}


class WordClass(StrEnum):
    """Parts of speech. The values are the names of the word lists in ``resources/lexicon/``."""

    PUNCTUATION = "punctuation"
    DETERMINER = "determiner"
    PRONOUN = "pronoun"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    AUXILIARY = "auxiliary"
    ADVERB = "adverb"
    NUMERAL = "numeral"
    VERB = "verb"
    ADJECTIVE = "adjective"
    NOUN = "noun"


_OPEN_CLASSES = frozenset({WordClass.VERB, WordClass.ADJECTIVE, WordClass.NOUN})


@dataclass(frozen=True, eq=False)
class TokenKinds:
    """Which tokens are of which kind: read-only boolean arrays of shape (n,).

    Parameters
    ----------
    separator
        Punctuation, and white space where every character is a token.
    rare
        Nouns, verbs and adjectives that are not among the most common words.
    pronoun, noun, adjective, determiner
        Words of that class; possessives and "who" are pronouns.
    verb
        Verbs and auxiliaries.
    """

    separator: BoolArray
    rare: BoolArray
    pronoun: BoolArray
    noun: BoolArray
    verb: BoolArray
    adjective: BoolArray
    determiner: BoolArray

    def __len__(self) -> int:
        return len(self.separator)

    @property
    def nominal(self) -> BoolArray:
        """Nouns and pronouns: what can be the subject or the object of a verb."""
        return self.noun | self.pronoun


def normal_form(token: str) -> str:
    """Return the token as the lexicon looks it up: case-folded, NFKC, straight apostrophes."""
    return unicodedata.normalize("NFKC", token).casefold().replace("\u2019", "'")


@lru_cache(maxsize=4096)
def word_class(token: str) -> WordClass:
    """Return the word class of a token; what starts with a digit is a numeral."""
    word = normal_form(token)
    if all(unicodedata.category(character) in _SEPARATING for character in word):
        return WordClass.PUNCTUATION
    if word[0].isdigit():
        return WordClass.NUMERAL
    return _classes().get(word, WordClass.NOUN)


def token_kinds(tokens: Sequence[str]) -> TokenKinds:
    """Return which of the tokens are separators, rare words, pronouns, nouns, ..."""
    classes = [word_class(token) for token in tokens]

    def among(*wanted: WordClass) -> BoolArray:
        return read_only(np.array([one in wanted for one in classes], dtype=np.bool_))

    return TokenKinds(
        separator=among(WordClass.PUNCTUATION),
        rare=read_only(np.array([_is_rare(token) for token in tokens], dtype=np.bool_)),
        pronoun=among(WordClass.PRONOUN),
        noun=among(WordClass.NOUN),
        verb=among(WordClass.VERB, WordClass.AUXILIARY),
        adjective=among(WordClass.ADJECTIVE),
        determiner=among(WordClass.DETERMINER),
    )


@lru_cache(maxsize=4096)
def _is_rare(token: str) -> bool:
    return word_class(token) in _OPEN_CLASSES and normal_form(token) not in _common_words()


@lru_cache(maxsize=1)
def _classes() -> dict[str, WordClass]:
    """Return the class of every listed word, and of the regular forms of the listed verbs."""
    lists = {one: _words(one) for one in WordClass if one is not WordClass.PUNCTUATION}
    inflected = {form for verb in lists[WordClass.VERB] for form in _inflections(verb)}
    listed = {word: one for one, words in lists.items() for word in words}
    return dict.fromkeys(inflected, WordClass.VERB) | listed


@lru_cache(maxsize=1)
def _common_words() -> frozenset[str]:
    return frozenset(_words("common"))


def _words(name: str) -> list[str]:
    return resource(f"lexicon/{name}.txt").read_text(encoding="utf-8").split()


def _inflections(verb: str) -> tuple[str, ...]:
    """Return the regular third person, past and -ing form; doubled consonants stand in the list."""
    if verb.endswith("e"):
        return f"{verb}s", f"{verb}d", f"{verb[:-1]}ing"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return f"{verb[:-1]}ies", f"{verb[:-1]}ied", f"{verb}ing"
    ending = "es" if verb.endswith(("s", "x", "z", "ch", "sh")) else "s"
    return f"{verb}{ending}", f"{verb}ed", f"{verb}ing"
