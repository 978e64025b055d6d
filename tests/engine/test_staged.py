"""What is recomputed when something changes, and that the result is that of a fresh run."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from attention_cases import draw_parameters

from mha_desktop.engine import (
    AttentionError,
    AttentionTrace,
    Rotary,
    StagedAttention,
    attend,
    causal_mask,
    orthogonal_output,
    regular_grouping,
    to_grouped,
)

ARRAYS = (
    "q", "k", "v", "scores", "weights", "head_outputs", "concat", "output", "contributions",
    "contribution_norms", "contribution_token_norms",
)  # fmt: skip
ALL = {"qkv": 1, "scores": 1, "weights": 1, "head_outputs": 1, "output": 1}
FROM_WEIGHTS = {"weights": 1, "head_outputs": 1, "output": 1}
N, D_MODEL = 7, 24

random = np.random.RandomState(0)
PARAMETERS = draw_parameters(random, D_MODEL, regular_grouping(4, 4), 6, biases=True)
X, OTHER_X = random.randn(2, N, D_MODEL)
MASK = causal_mask(N)
GAINS = (0.5, 0.0, 2.0, 1.0)

CHANGES = {
    "nothing": ({}, {}),
    "gains": ({"gains": GAINS}, {"output": 1}),
    "temperature": ({"temperature": 2.0}, FROM_WEIGHTS),
    "mask": ({"mask": MASK}, FROM_WEIGHTS),
    "rotary": ({"rotary": Rotary()}, ALL),
    "x": ({"x": OTHER_X}, ALL),
    "w_o": ({"parameters": orthogonal_output(PARAMETERS)}, {"output": 1}),
    "b_o": ({"parameters": replace(PARAMETERS, b_o=np.ones(D_MODEL))}, {"output": 1}),
    "parameters": ({"parameters": to_grouped(PARAMETERS, 2)}, ALL),
}


def assert_same(staged: AttentionTrace, fresh: AttentionTrace) -> None:
    for name in ARRAYS:
        np.testing.assert_array_equal(getattr(staged, name), getattr(fresh, name), err_msg=name)


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_recomputes_only_what_follows_from_it(change: str) -> None:
    changed, expected = CHANGES[change]
    staged = StagedAttention()
    settings = {"x": X, "parameters": PARAMETERS}
    staged.run(**settings)
    before = staged.runs
    settings |= changed
    assert_same(staged.run(**settings), attend(**settings))
    assert +(staged.runs - before) == expected


def test_moving_gains_recomputes_no_scores() -> None:
    staged = StagedAttention()
    traces = [staged.run(X, PARAMETERS, gains=np.full(4, gain)) for gain in (1.0, 0.5, 0.0, 2.0)]
    assert staged.runs["scores"] == staged.runs["weights"] == staged.runs["qkv"] == 1
    assert staged.runs["output"] == 4
    assert_same(traces[1], attend(X, PARAMETERS, gains=np.full(4, 0.5)))


def test_equal_small_values_in_new_objects_recompute_nothing() -> None:
    staged = StagedAttention()
    for _ in range(2):
        staged.run(X, PARAMETERS, gains=list(GAINS), rotary=Rotary(base=500.0), temperature=2)
    assert staged.runs == ALL


def test_earlier_traces_are_untouched_by_later_runs() -> None:
    staged = StagedAttention()
    large = np.random.RandomState(1).randn(300, D_MODEL)  # large enough for recycled memory
    first = staged.run(large, PARAMETERS)
    kept = {name: getattr(first, name).copy() for name in ARRAYS}
    for scale in (0.1, 3.0):
        staged.run(large * scale, PARAMETERS)
    for name, array in kept.items():
        np.testing.assert_array_equal(getattr(first, name), array)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda staged: staged.run(X, PARAMETERS, mask=np.ones((2, 2), bool)),
        lambda staged: staged.run(X * 1e200, PARAMETERS),
        lambda staged: staged.run(X, PARAMETERS, temperature=0),
    ],
    ids=["mask", "overflow", "temperature"],
)
def test_a_refused_run_leaves_the_next_one_right(
    spoil: Callable[[StagedAttention], object],
) -> None:
    staged = StagedAttention()
    staged.run(X, PARAMETERS, mask=MASK)
    with pytest.raises(AttentionError):
        spoil(staged)
    assert_same(staged.run(X, PARAMETERS), attend(X, PARAMETERS))
