"""One way to compute attention, timed on demand: ``python -m ... NAME n d_model h``."""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median

import numpy as np

WARM_UP_SECONDS = 0.02
LEAST_SECONDS = 0.03
Pass = Callable[[], object]


def drawn(n: int, d_model: int, dtype: type) -> tuple[np.ndarray, ...]:
    """Return x and the matrices q, k, v, o of a layer with scores of deviation 1."""
    random = np.random.default_rng(0)
    x = random.standard_normal((n, d_model)).astype(dtype)
    matrices = random.standard_normal((4, d_model, d_model)) / np.sqrt(d_model)
    return x, *matrices.astype(dtype)


def engine(n: int, d_model: int, h: int) -> Pass:
    """Return this project's engine, with every array of the trace kept."""
    from mha_desktop.engine import attend, random_parameters

    x, *_ = drawn(n, d_model, np.float32)
    zero = np.zeros(d_model, np.float32)
    drawn_layer = random_parameters(d_model, h)  # of the same deviation as the matrices above
    parameters = replace(drawn_layer, b_q=zero, b_k=zero, b_v=zero, b_o=zero)
    return lambda: attend(x, parameters)


def torch_layer(n: int, d_model: int, h: int) -> Pass:
    """Return `torch.nn.MultiheadAttention` with the weights of each head."""
    import torch

    layer = torch.nn.MultiheadAttention(d_model, h, batch_first=True).eval()
    x = torch.from_numpy(drawn(n, d_model, np.float32)[0])[None]

    def run() -> object:
        with torch.inference_mode():
            return layer(x, x, x, need_weights=True, average_attn_weights=False)

    return run


def torch_fused(n: int, d_model: int, h: int) -> Pass:
    """Return `F.scaled_dot_product_attention` between the same projections, without weights."""
    import torch
    from torch.nn import functional

    x, *matrices = (torch.from_numpy(array) for array in drawn(n, d_model, np.float32))
    w_qkv, w_o = torch.cat(matrices[:3], dim=1).T.contiguous(), matrices[3].T.contiguous()
    zero_qkv, zero = torch.zeros(3 * d_model), torch.zeros(d_model)

    def run() -> object:
        with torch.inference_mode():
            projected = functional.linear(x, w_qkv, zero_qkv)
            q, k, v = projected.view(n, 3, h, d_model // h).permute(1, 2, 0, 3)[:, None]
            z = functional.scaled_dot_product_attention(q, k, v)[0]
            return functional.linear(z.transpose(0, 1).reshape(n, d_model), w_o, zero)

    return run


def textbook(n: int, d_model: int, h: int) -> Pass:
    """Return the float64 einsum version of textbooks."""
    x, w_q, w_k, w_v, w_o = drawn(n, d_model, np.float64)

    def split(wide: np.ndarray) -> np.ndarray:
        return wide.reshape(n, h, d_model // h).transpose(1, 0, 2)

    def run() -> object:
        q, k, v = split(x @ w_q), split(x @ w_k), split(x @ w_v)
        scores = np.einsum("hid,hjd->hij", q, k) / np.sqrt(d_model // h)
        exponentials = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights = exponentials / exponentials.sum(axis=-1, keepdims=True)
        z = np.einsum("hij,hjd->hid", weights, v)
        return z.transpose(1, 0, 2).reshape(n, d_model) @ w_o, weights

    return run


def products(n: int, d_model: int, h: int) -> Pass:
    """Return the products of a layer and nothing else: what NumPy's BLAS library needs at least.

    Without biases, softmax and checks, into arrays that are there already, in the order in memory
    that is quickest.
    """
    x, *matrices = drawn(n, d_model, np.float32)
    w_qkv, w_o = np.asfortranarray(np.hstack(matrices[:3])), np.asfortranarray(matrices[3])
    wide, output = np.empty((3 * d_model, n), x.dtype), np.empty((d_model, n), x.dtype)
    q, k, v = wide.reshape(3, h, d_model // h, n)
    weights = np.zeros((h, n, n), x.dtype)
    z = np.empty((n, h, d_model // h), x.dtype)

    def run() -> object:
        np.matmul(w_qkv.T, x.T, out=wide)
        np.matmul(q.swapaxes(1, 2), k, out=weights)
        np.matmul(weights, v.swapaxes(1, 2), out=z.transpose(1, 0, 2))
        return np.matmul(w_o.T, z.reshape(n, d_model).T, out=output)

    return run


WAYS = {way.__name__: way for way in (engine, torch_layer, torch_fused, textbook, products)}


def serve(run: Pass) -> None:
    """Answer each line of the standard input with the median seconds of some passes."""
    for _ in sys.stdin:
        _seconds_of(run, WARM_UP_SECONDS)  # the first passes after a pause are several times slower
        sys.stdout.write(f"{median(_seconds_of(run, LEAST_SECONDS))}\n")
        sys.stdout.flush()


def _seconds_of(run: Pass, least: float) -> list[float]:
    """Return the times of passes that take at least so many seconds together."""
    seconds: list[float] = []
    while sum(seconds) < least:
        start = time.perf_counter()
        run()
        seconds.append(time.perf_counter() - start)
    return seconds


if __name__ == "__main__":
    name, *sizes = sys.argv[1:]
    serve(WAYS[name](*map(int, sizes)))
