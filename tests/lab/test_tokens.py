"""Tokens never split a grapheme, never lose a visible character, and never grow too many."""

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.state import TokenMode
from mha_desktop.lab.tokens import displayable, tokenise


@pytest.mark.parametrize(
    ("sentence", "tokens"),
    [
        ("The animal didn't cross, 3.14 m.", "The|animal|didn't|cross|,|3.14|m|."),
        ("don’t stop…", "don’t|stop|…"),
        ("我爱猫 🐈 café cafe\u0301", "我|爱|猫|🐈|café|cafe\u0301"),
        ("القطة جلست", "القطة|جلست"),
        ("👨‍👩‍👧 🇩🇪🇫🇷 👍🏽", "👨‍👩‍👧|🇩🇪|🇫🇷|👍🏽"),
        ("हिन्दी 한국어", "हिन्दी|한국어"),
    ],
)
def test_words_follow_unicode(sentence: str, tokens: str) -> None:
    assert tokenise(sentence).items == tuple(tokens.split("|"))


def test_character_mode_gives_graphemes() -> None:
    assert tokenise("ab e\u0301🐈", "characters").items == ("a", "b", "e\u0301", "🐈")


@pytest.mark.parametrize("sentence", ["", "   ", "\t\n \u3000\u00a0"])
def test_white_space_has_no_tokens(sentence: str) -> None:
    assert tokenise(sentence).items == ()


def test_long_text_is_counted_but_cut() -> None:
    tokens = tokenise("word " * 20_000)
    assert len(tokens.items) == 512
    assert tokens.total == 20_000


@given(st.text(st.characters(codec=None)))
def test_only_white_space_is_left_out(sentence: str) -> None:
    """Control characters, surrogates and marks are kept, in order."""
    joined = "".join(tokenise(sentence, limit=10**6).items)
    blank = r"[\p{Z}\t\n\r\f\v]"
    assert regex.sub(blank, "", joined) == regex.sub(blank, "", sentence)


@given(st.text(st.characters(codec=None)))
def test_displayable_text_reaches_any_encoder(text: str) -> None:
    shown = displayable(text)
    assert shown.encode("utf-8").decode("utf-8") == shown
    assert not regex.search(r"[\p{Cc}\u202a-\u202e\u2066-\u2069]", shown)


def test_invisible_characters_are_named() -> None:
    assert displayable("a\x00\ud800\u202e") == "aU+0000U+D800U+202E"
    assert displayable("👨‍👩‍👧") == "👨‍👩‍👧"


@pytest.mark.parametrize("mode", ["words", "characters"])
@given(
    sentence=st.text(st.sampled_from("ab1 2_.':,;-\n\r\x1c\""))
    | st.text(st.characters(max_codepoint=127))
)
def test_plain_english_is_cut_as_unicode_does(mode: TokenMode, sentence: str) -> None:
    """Text of ASCII alone is cut by patterns of its own, which must find the same tokens."""
    pieces = _pieces(sentence, mode)
    stripped = (piece.strip(" \t\n\r\f\v") for piece in pieces)
    assert tokenise(sentence, mode, 10**6).items == tuple(piece for piece in stripped if piece)


def _pieces(sentence: str, mode: TokenMode) -> list[str]:
    if mode == "characters":
        return regex.findall(r"\X", sentence)
    return regex.split(r"(?V1w)\b", sentence)
