"""What crafted heads write, in words."""

import numpy as np
import pytest

from mha_desktop.engine import (
    AttentionTrace,
    attend,
    crafted_embedding,
    crafted_parameters,
    identity_output,
    random_parameters,
    written_words,
)
from mha_desktop.engine.features import N_STRUCTURE, content_vector, directions

SENTENCE = "The animal didn't cross the street because it was too tired ."
DEFAULT = tuple(SENTENCE.split())
PREVIOUS, SELF, UNIFORM, _, NEXT, SEPARATOR, _, PRONOUN = range(8)


def crafted_trace(
    tokens: tuple[str, ...] = DEFAULT, d_model: int = 512, n_heads: int = 8, **arguments: object
) -> AttentionTrace:
    x = crafted_embedding(tokens, d_model, dtype=np.float64)
    return attend(x, crafted_parameters(d_model, n_heads, dtype=np.float64), **arguments)


@pytest.mark.parametrize(("head", "offset"), [(PREVIOUS, -1), (SELF, 0), (NEXT, 1)])
def test_positional_heads_write_the_word_they_look_at(head: int, offset: int) -> None:
    n = len(DEFAULT)
    written = {word.query: word for word in written_words(crafted_trace(), DEFAULT, head)}
    for query in range(max(0, -offset), min(n, n - offset)):
        assert written[query].source == query + offset
        assert written[query].cosine > 0.9


def test_the_pronoun_head_moves_animal_into_it() -> None:
    written = {word.query: word for word in written_words(crafted_trace(), DEFAULT, PRONOUN)}
    it, animal = DEFAULT.index("it"), DEFAULT.index("animal")
    assert written[it].source == animal


def test_the_separator_head_moves_the_full_stop_into_every_word() -> None:
    written = written_words(crafted_trace(), DEFAULT, SEPARATOR)
    assert [word.source for word in written] == [len(DEFAULT) - 1] * len(DEFAULT)


def test_a_mixture_of_all_words_is_not_called_a_word() -> None:
    assert written_words(crafted_trace(), DEFAULT, UNIFORM) == ()


def test_the_cosine_is_that_of_contribution_and_content() -> None:
    """The nearest word by a loop over all words, in the coordinates of the content directions."""
    trace = crafted_trace()
    content = directions(512, np.dtype(np.float64))[N_STRUCTURE:]
    words = written_words(trace, DEFAULT, PRONOUN, at_least=-1)
    assert [word.query for word in words] == list(range(len(DEFAULT)))
    for word in words:
        coordinates = trace.contributions[PRONOUN, word.query] @ content.T
        length = np.linalg.norm(coordinates)
        cosines = [coordinates @ content_vector(token) / length for token in DEFAULT]
        assert word.cosine == pytest.approx(max(cosines), abs=1e-9)
        assert cosines[word.source] == pytest.approx(max(cosines), abs=1e-9)


def test_of_equal_words_the_source_is_the_one_looked_at() -> None:
    tokens = ("the", "cat", "saw", "The", "cat", "again", "the")
    written = {word.query: word for word in written_words(crafted_trace(tokens), tokens, PREVIOUS)}
    assert [written[query].source for query in range(1, 7)] == [0, 1, 2, 3, 4, 5]


def test_only_what_is_above_the_limit_is_told() -> None:
    trace = crafted_trace()
    every = written_words(trace, DEFAULT, PRONOUN, at_least=-1)
    assert [word.query for word in every] == list(range(len(DEFAULT)))
    limit = sorted(word.cosine for word in every)[5]
    told = written_words(trace, DEFAULT, PRONOUN, at_least=limit)
    assert told == tuple(word for word in every if word.cosine > limit)
    assert len(told) == len(DEFAULT) - 6


def test_a_muted_head_writes_nothing_and_a_fader_changes_no_word() -> None:
    quiet = crafted_trace(gains=[0, 0.25, 1, 1, 1, 1, 1, 1])
    assert written_words(quiet, DEFAULT, PREVIOUS) == ()
    before = written_words(crafted_trace(), DEFAULT, SELF)
    after = written_words(quiet, DEFAULT, SELF)
    assert [word.source for word in after] == [word.source for word in before]


def test_a_fully_masked_row_writes_nothing() -> None:
    mask = np.ones((len(DEFAULT), len(DEFAULT)), dtype=bool)
    mask[4] = False
    queries = [w.query for w in written_words(crafted_trace(mask=mask), DEFAULT, SELF)]
    assert queries == [query for query in range(len(DEFAULT)) if query != 4]


def test_other_matrices_write_no_words() -> None:
    x = crafted_embedding(DEFAULT, 512, dtype=np.float64)
    unmixed = identity_output(crafted_parameters(512, 8, dtype=np.float64))
    random = random_parameters(512, 8, dtype=np.float64)
    for parameters in (unmixed, random):
        trace = attend(x, parameters)
        assert [written_words(trace, DEFAULT, head) for head in range(8)] == [()] * 8


def test_few_dimensions_blur_the_words() -> None:
    """At d_model 32 the directions overlap; the same head is read with less certainty."""
    narrow = written_words(crafted_trace(d_model=32), DEFAULT, SELF, at_least=-1)
    wide = written_words(crafted_trace(), DEFAULT, SELF, at_least=-1)
    assert np.mean([w.cosine for w in narrow]) < np.mean([w.cosine for w in wide]) - 0.2


def test_any_token_text_is_read() -> None:
    tokens = ("\ud800", "a\0", "a", "", "日本", "🙂")
    written = written_words(crafted_trace(tokens), tokens, SELF)
    assert [word.source for word in written] == list(range(6))


def test_no_tokens_no_words() -> None:
    assert written_words(crafted_trace(()), (), SELF) == ()
