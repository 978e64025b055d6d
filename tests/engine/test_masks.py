"""Who may attend to whom."""

import numpy as np
import pytest

from mha_desktop.engine import (
    MaskError,
    allowed_keys,
    causal_mask,
    combine_masks,
    hidden_tokens_mask,
    prefix_mask,
    sliding_window_mask,
)


def drawn(mask: np.ndarray) -> list[str]:
    return ["".join("x" if may else "." for may in row) for row in mask]


def test_masks_look_as_they_are_called() -> None:
    assert drawn(causal_mask(4)) == ["x...", "xx..", "xxx.", "xxxx"]
    assert drawn(sliding_window_mask(4, 2)) == ["x...", "xx..", ".xx.", "..xx"]
    assert drawn(prefix_mask(4, 2)) == ["xx..", "xx..", "xxx.", "xxxx"]
    assert drawn(hidden_tokens_mask(4, [1, 3])) == ["x.x."] * 4


def test_a_window_of_all_tokens_and_an_empty_prefix_are_causal() -> None:
    for mask in (sliding_window_mask(5, 5), sliding_window_mask(5, 99), prefix_mask(5, 0)):
        np.testing.assert_array_equal(mask, causal_mask(5))


def test_masks_are_read_only_because_stages_are_kept_by_identity() -> None:
    for mask in (causal_mask(3), sliding_window_mask(3, 1), prefix_mask(3, 1)):
        assert not mask.flags.writeable


def test_allowed_keys_are_counted_per_query() -> None:
    assert allowed_keys(None, 3).tolist() == [3, 3, 3]
    assert allowed_keys(causal_mask(3), 3).tolist() == [1, 2, 3]
    additive = np.where(causal_mask(3), -5.0, -np.inf)
    assert allowed_keys(additive, 3).tolist() == [1, 2, 3]
    assert allowed_keys(np.stack([causal_mask(2), ~causal_mask(2)]), 2).tolist() == [[1, 2], [1, 0]]


def test_combined_masks_forbid_what_any_forbids() -> None:
    assert combine_masks(None, None) is None
    assert combine_masks(None, causal_mask(3)) is not None
    both = combine_masks(causal_mask(3), hidden_tokens_mask(3, [0]))
    assert both is not None
    assert drawn(both) == ["...", ".x.", ".xx"]
    added = combine_masks(causal_mask(2), np.array([[1.0, 2.0], [3.0, 4.0]]))
    np.testing.assert_array_equal(added, [[1.0, -np.inf], [3.0, 4.0]])


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: sliding_window_mask(3, 0), "a window of 0 tokens is empty; nearest: 1"),
        (lambda: prefix_mask(3, -1), "a prefix of -1 tokens is impossible; nearest: 0"),
        (lambda: hidden_tokens_mask(3, [3]), "token 3 cannot be hidden: the 3 tokens"),
        (lambda: hidden_tokens_mask(3, [-1]), "token -1 cannot be hidden"),
    ],
)
def test_impossible_masks_are_refused_with_the_nearest(make: object, text: str) -> None:
    with pytest.raises(MaskError, match=text):
        make()
