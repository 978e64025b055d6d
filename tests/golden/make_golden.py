"""Writes golden.npz, what torch computes on the cases of `attention_cases`.

Run with ``PYTHONPATH=.:tests python tests/golden/make_golden.py`` where torch 2.13 is installed.
Only the results are stored: the cases follow from their seeds (RandomState is frozen).
"""

from pathlib import Path

import numpy as np
import torch_attention
from attention_cases import draw_case, draw_plain_case

GOLDEN = Path(__file__).parent / "golden.npz"
SEEDS = range(1, 17)  # every number of heads and every kind of mask


def golden() -> dict[str, np.ndarray]:
    """Return output and weights of the torch layer, and the output of torch's function.

    Every fourth token, and of the weights every eighth head, keep the file small.
    """
    arrays = {}
    for seed in SEEDS:
        output, weights = torch_attention.layer(draw_plain_case(seed))
        arrays[f"layer_output_{seed}"] = output[::4]
        arrays[f"layer_weights_{seed}"] = weights[::8, ::4]
        arrays[f"function_output_{seed}"] = torch_attention.function(draw_case(seed))[::4]
    return arrays


if __name__ == "__main__":
    np.savez_compressed(GOLDEN, **golden())
