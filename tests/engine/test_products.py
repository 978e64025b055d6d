"""Products of heads are right in every way they are cut up: strips, what is left over, groups."""

import numpy as np
import pytest

from mha_desktop.engine import stages

WHOLE = (slice(None), slice(None))
HEADS = {"own": [0, 1, 2, 3], "pairs": [0, 0, 1, 1], "one": [0] * 4, "mixed": [0, 1, 1, 0]}


@pytest.mark.parametrize("heads", HEADS.values(), ids=HEADS)
@pytest.mark.parametrize(
    ("n", "d_k"), [(360, 8), (363, 8), (367, 16), (205, 32), (150, 48), (9, 8)]
)
def test_scores_and_head_outputs_are_those_of_each_head_alone(
    heads: list[int], n: int, d_k: int
) -> None:
    random = np.random.RandomState(n)
    kv_head_of = np.array(heads)
    wide = random.randn((4 + 2 * (max(heads) + 1)) * d_k, n).T  # as the projections lie in memory
    q, k, v = np.split(stages.split_heads(wide, wide.shape[1] // d_k), (4, 5 + max(heads)))
    scores, head_outputs = stages.blank_square(q), stages.blank_heads(q)
    stages.score(scores, q, k, kv_head_of, WHOLE)
    stages.gather(head_outputs, scores, v, kv_head_of, WHOLE)
    for head, read in enumerate(heads):
        products = np.einsum("id,jd->ij", q[head], k[read]) / np.sqrt(d_k)
        np.testing.assert_allclose(scores[head], products, atol=1e-12)
        outputs = np.einsum("ij,jd->id", products, v[read])
        np.testing.assert_allclose(head_outputs[head], outputs, rtol=1e-11, atol=1e-11)
