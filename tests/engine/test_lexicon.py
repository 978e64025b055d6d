"""Word classes of the examples, of unknown words and of other scripts."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine.lexicon import WordClass, token_kinds, word_class
from mha_desktop.resources import resource

CLASSES = {
    "p": WordClass.PUNCTUATION, "d": WordClass.DETERMINER, "P": WordClass.PRONOUN,
    "i": WordClass.PREPOSITION, "c": WordClass.CONJUNCTION, "x": WordClass.AUXILIARY,
    "r": WordClass.ADVERB, "V": WordClass.VERB, "A": WordClass.ADJECTIVE, "N": WordClass.NOUN,
}  # fmt: skip


@pytest.mark.parametrize(
    ("sentence", "classes"),
    [
        ("The animal didn't cross the street because it was too tired .", "dNxVdNcPxrAp"),
        ("The animal did not cross the street because it was too tired .", "dNxrVdNcPxrAp"),
        ("The tired cat sat on the warm mat", "dANVidAN"),
        ("She told him that she would meet him there after she finished .", "PVPcPxVPrcPVp"),
        ("The keys to the cabinet are on the table", "dNidNxidN"),
        ("The cat that the dog chased ran away", "dNcdNVVr"),
        ("She gave him the book and he read it", "PVPdNcPVP"),
        ("Dog bites man", "NVN"),
        ("Man bites dog", "NVN"),
    ],
)
def test_the_words_of_the_examples(sentence: str, classes: str) -> None:
    assert [word_class(word) for word in sentence.split()] == [CLASSES[one] for one in classes]


@pytest.mark.parametrize(
    ("form", "wanted"),
    [
        ("chases", "V"), ("chasing", "V"), ("watches", "V"), ("carried", "V"), ("played", "V"),
        ("THE", "d"), ("didn’t", "x"), ("Ｔｈｅ", "d"), ("I", "P"),
    ],
)  # fmt: skip
def test_forms_of_known_words(form: str, wanted: str) -> None:
    assert word_class(form) == CLASSES[wanted]


@pytest.mark.parametrize(
    "word", ["flurble", "Zürich", "猫", "قط", "кошка", "🐱", "well-known", "\ud800", "+"]
)
def test_an_unknown_word_of_any_script_is_a_noun(word: str) -> None:
    assert word_class(word) is WordClass.NOUN


@pytest.mark.parametrize("token", [".", "?!", "…", "。", "«", "—", "؟", " ", "\t"])
def test_punctuation_and_space_separate(token: str) -> None:
    assert word_class(token) is WordClass.PUNCTUATION


@pytest.mark.parametrize("token", ["7", "1984", "3.5", "½", "٣", "7th", "seven"])
def test_numbers_are_numerals_and_not_rare_words(token: str) -> None:
    assert word_class(token) is WordClass.NUMERAL
    assert not token_kinds([token]).rare[0]


@given(st.text(max_size=8))
def test_every_string_has_a_class(text: str) -> None:
    assert word_class(text) in WordClass


def test_no_word_stands_in_two_lists() -> None:
    lists = {
        one: resource(f"lexicon/{one}.txt").read_text(encoding="utf-8").split()
        for one in WordClass
        if one is not WordClass.PUNCTUATION
    }
    words = [word for listed in lists.values() for word in listed]
    assert sorted(words) == sorted(set(words))


def test_common_words_are_open_class_words_that_do_not_count_as_rare() -> None:
    common = resource("lexicon/common.txt").read_text(encoding="utf-8").split()
    kinds = token_kinds(common)
    assert all(kinds.noun | kinds.verb | kinds.adjective)
    assert not kinds.rare.any()


def test_kinds_of_a_sentence() -> None:
    sentence = "The animal did not cross the street because it was too tired ."
    kinds = token_kinds(sentence.split())
    assert len(kinds) == 13
    assert np.flatnonzero(kinds.separator).tolist() == [12]
    assert np.flatnonzero(kinds.rare).tolist() == [1, 4, 6, 11]
    assert np.flatnonzero(kinds.pronoun).tolist() == [8]
    assert np.flatnonzero(kinds.noun).tolist() == [1, 6]
    assert np.flatnonzero(kinds.nominal).tolist() == [1, 6, 8]
    assert np.flatnonzero(kinds.verb).tolist() == [2, 4, 9]
    assert np.flatnonzero(kinds.adjective).tolist() == [11]
    assert np.flatnonzero(kinds.determiner).tolist() == [0, 5]


def test_kinds_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        token_kinds(["cat"]).noun[0] = False


def test_no_tokens_have_empty_kinds() -> None:
    kinds = token_kinds([])
    assert len(kinds) == 0
    assert kinds.rare.dtype == np.bool_
