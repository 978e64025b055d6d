"""Scores are made when asked for: once, by any thread, and the same whenever that is."""

import threading

import numpy as np
import pytest
from attention_cases import draw_parameters

from mha_desktop.engine import StagedAttention, attend, causal_mask, regular_grouping, stages
from mha_desktop.engine.muting import with_gains
from mha_desktop.engine.scores import Scores

random = np.random.RandomState(0)
PARAMETERS = draw_parameters(random, 24, regular_grouping(4, 2), 6, biases=True)
X = random.randn(9, 24)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows by the heads of every piece of scores that is made."""
    heads: list[int] = []
    score = stages.score

    def counted(out: np.ndarray, q: np.ndarray, *rest: object) -> None:
        tile = rest[-1]
        heads.extend(range(len(out))[tile[0]])
        score(out, q, *rest)

    monkeypatch.setattr(stages, "score", counted)
    return heads


def head_by_head(q: np.ndarray, k: np.ndarray) -> np.ndarray:
    keys = np.repeat(k, len(q) // len(k), axis=0)
    return np.einsum("hid,hjd->hij", q.astype(float), keys) / np.sqrt(q.shape[-1])


def test_scores_are_scaled_products_whatever_the_mask_and_temperature() -> None:
    trace = attend(X, PARAMETERS, mask=causal_mask(9), temperature=0.5)
    np.testing.assert_allclose(trace.scores, head_by_head(trace.q, trace.k), atol=1e-12)
    for head in range(4):
        np.testing.assert_array_equal(trace.scores_of(head), trace.scores[head])


def test_each_head_is_made_once(made: list[int]) -> None:
    trace = attend(X, PARAMETERS)
    made.clear()
    trace.scores_of(2)
    assert made == [2]
    again = with_gains(trace, np.zeros(4)).scores
    assert sorted(made) == [0, 1, 2, 3]
    assert np.shares_memory(again, trace.scores)


def test_a_change_that_leaves_the_scores_leaves_those_that_were_made(made: list[int]) -> None:
    staged = StagedAttention()
    before = staged.run(X, PARAMETERS).scores
    after = staged.run(X, PARAMETERS, gains=np.zeros(4), temperature=3.0)
    made.clear()
    assert np.shares_memory(after.scores, before)
    assert not made


@pytest.mark.parametrize(("n", "d_k"), [(40, 8), (129, 64), (400, 8), (600, 32)])
def test_one_head_alone_has_the_bits_it_has_among_all(n: int, d_k: int) -> None:
    random = np.random.RandomState(n)
    q, k = random.randn(2, 4, n, d_k).astype(np.float32)
    alone, together = Scores(q, k, np.arange(4)), Scores(q, k, np.arange(4))
    np.testing.assert_array_equal([alone.of_head(head) for head in range(4)], together.of_all())


def test_threads_that_ask_at_once_get_whole_scores() -> None:
    q, k = np.random.RandomState(1).randn(2, 8, 300, 16).astype(np.float32)
    scores, start = Scores(q, k, np.arange(8)), threading.Barrier(8, timeout=20)
    results: list[np.ndarray] = [np.empty(0)] * 8

    def ask(head: int) -> None:
        start.wait()
        results[head] = (scores.of_all()[head] if head % 2 else scores.of_head(head)).copy()

    threads = [threading.Thread(target=ask, args=(head,)) for head in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=20)
    np.testing.assert_allclose(results, head_by_head(q, k), atol=1e-5)


def test_nobody_can_write_into_scores() -> None:
    trace = attend(X, PARAMETERS)
    for array in (trace.scores, trace.scores_of(0)):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_heads_count_from_the_end_too_and_end() -> None:
    trace = attend(X, PARAMETERS)
    np.testing.assert_array_equal(trace.scores_of(-1), trace.scores[3])
    with pytest.raises(IndexError):
        trace.scores_of(4)
