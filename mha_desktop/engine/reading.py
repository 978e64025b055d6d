"""What a crafted head writes, in words.

The content of a word lies along a direction of its own, `mha_desktop.engine.features`, and the
crafted w_v and w_o move content only. So a contribution can be read by the word whose direction is
nearest to it, as one reads a layer's output by its nearest tokens (nostalgebraist 2020,
"interpreting GPT: the logit lens").
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.engine.features import N_STRUCTURE, content_vector, directions
from mha_desktop.engine.lexicon import normal_form
from mha_desktop.engine.muting import head_contribution
from mha_desktop.engine.trace import AttentionTrace


@dataclass(frozen=True)
class WrittenWord:
    """A head moves the word at `source` into the token at `query`.

    Attributes
    ----------
    query, source : int
        Places of tokens, from 0. Of equal words, the source is the one that the query looks at
        most.
    cosine : float
        Cosine of the angle between the head's contribution and the word's direction.
    """

    query: int
    source: int
    cosine: float


def written_words(
    trace: AttentionTrace, tokens: Sequence[str], head: int, *, at_least: float = 0.5
) -> tuple[WrittenWord, ...]:
    """Return which word of the sentence a head writes into each token, where that is clear.

    Parameters
    ----------
    trace : AttentionTrace
        Of tokens embedded by `mha_desktop.engine.crafted.crafted_embedding`.
    tokens : sequence of str, length n
    head : int
    at_least : float
        Tokens whose nearest word has no larger cosine than this are left out.

    Returns
    -------
    tuple of WrittenWord
        In the order of the queries. A muted head writes nothing.
    """
    if not tokens:
        return ()
    cosines = _cosines(head_contribution(trace, head), _word_directions(trace, tokens))
    nearest = cosines.argmax(axis=1)
    sources = np.where(_equal_words(tokens)[nearest], trace.weights[head], -1).argmax(axis=1)
    best = cosines.max(axis=1)
    return tuple(
        WrittenWord(int(query), int(sources[query]), float(best[query]))
        for query in np.flatnonzero(best > at_least)
    )


def _word_directions(trace: AttentionTrace, tokens: Sequence[str]) -> FloatArray:
    dtype = trace.output.dtype
    content = np.stack([content_vector(token) for token in tokens]).astype(dtype)
    rows = directions(trace.parameters.d_model, dtype)[N_STRUCTURE:]
    return np.asarray(content @ rows)


def _cosines(rows: FloatArray, others: FloatArray) -> FloatArray:
    """Return the cosine of each row with each of the others; 0 where one has no direction."""
    scale = np.outer(np.linalg.norm(rows, axis=1), np.linalg.norm(others, axis=1))
    return np.asarray(np.clip(rows @ others.T / np.where(scale == 0, 1, scale), -1, 1))


def _equal_words(tokens: Sequence[str]) -> BoolArray:
    """Return which tokens are the same word, shape (n, n)."""
    numbers: dict[str, int] = {}
    words = np.array([numbers.setdefault(normal_form(token), len(numbers)) for token in tokens])
    return np.asarray(np.equal.outer(words, words))
