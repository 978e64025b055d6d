"""The stages of attention (Vaswani et al. 2017, section 3.2), each written tile by tile.

A tile is some heads and some queries with all keys, small enough that its scores and weights stay
in the processor's cache. Grouped heads read their key/value head where it lies; nothing is copied
(Ainslie et al. 2023).
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import pairwise

import numpy as np

from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.engine.checks import checked_output
from mha_desktop.engine.masks import Mask
from mha_desktop.engine.memory import memory
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.engine.positions import Rotary
from mha_desktop.engine.softmax import masked_softmax
from mha_desktop.engine.threads import Crew

Tile = tuple[slice, slice]  # heads, queries
TILE_NUMBERS = 1 << 19
FEW_TOKENS, FEW_NUMBERS, NARROW = 24, 30_000, 32
STRIP, STRIP_PRODUCTS, WIDE_STRIP = 8, 1 << 18, 64
THIN, LARGE_PRODUCTS = 32, 1_000_000


def project(
    crew: Crew, x: FloatArray, parameters: AttentionParameters, rotary: Rotary | None
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return q (n_heads, n, d_k), k and v (n_kv_heads, n, d_k) of the tokens."""
    n_heads, n_kv_heads = parameters.n_heads, parameters.n_kv_heads
    heads = split_heads(
        affine(crew, x, parameters.w_qkv, parameters.b_qkv), n_heads + 2 * n_kv_heads
    )
    q, k, v = heads[:n_heads], heads[n_heads:-n_kv_heads], heads[-n_kv_heads:]
    return (q, k, v) if rotary is None else (rotary.apply(q), rotary.apply(k), v)


def score(
    scores: FloatArray, q: FloatArray, k: FloatArray, kv_head_of: IntArray, tile: Tile
) -> None:
    """Write q·k / sqrt(d_k) into a tile of `scores`, shape (n_heads, n, n)."""
    scaled = q[tile] * q.dtype.type(q.shape[-1] ** -0.5)
    _multiply_grouped(scaled, k.swapaxes(1, 2), kv_head_of[tile[0]], scores[tile])


def weigh(
    weights: FloatArray,
    q: FloatArray,
    k: FloatArray,
    kv_head_of: IntArray,
    mask: Mask | None,
    temperature: float,
    tile: Tile,
) -> None:
    """Write the softmax over keys of scores / temperature, masked, into a tile of `weights`."""
    if mask is not None:
        mask = mask[tile] if mask.ndim == 3 else mask[tile[1]]
    write_scores = partial(score, weights, q, k, kv_head_of, tile)
    masked_softmax(write_scores, mask, temperature, weights[tile])


def gather(
    head_outputs: FloatArray, weights: FloatArray, v: FloatArray, kv_head_of: IntArray, tile: Tile
) -> None:
    """Write weights · v into a tile of `head_outputs`, shape (n_heads, n, d_k)."""
    _multiply_grouped(weights[tile], v, kv_head_of[tile[0]], head_outputs[tile])


def mix(
    crew: Crew,
    head_outputs: FloatArray,
    gains: tuple[float, ...],
    parameters: AttentionParameters,
) -> tuple[FloatArray, FloatArray]:
    """Return concat (n, n_heads * d_k), with gains, and the output (n, d_model)."""
    if any(gain != 1.0 for gain in gains):
        head_outputs = head_outputs * np.array(gains, head_outputs.dtype)[:, None, None]
    concat = combine_heads(head_outputs)
    output = affine(crew, concat, parameters.w_o, parameters.b_o)
    return concat, checked_output(output)


def blank_square(q: FloatArray) -> FloatArray:
    """Return an array for scores or weights, shape (n_heads, n, n)."""
    n_heads, n, _ = q.shape
    return memory.empty((n_heads, n, n), q.dtype)


def blank_heads(q: FloatArray) -> FloatArray:
    """Return an array for head outputs, shape (n_heads, n, d_k), heads side by side in memory."""
    n_heads, n, d_k = q.shape
    return memory.empty((n, n_heads, d_k), q.dtype).transpose(1, 0, 2)


def split_heads(wide: FloatArray, n_heads: int) -> FloatArray:
    """Return the bands of (n, n_heads * d_k) as a view of shape (n_heads, n, d_k)."""
    n, width = wide.shape
    return wide.T.reshape(n_heads, width // n_heads, n).swapaxes(1, 2)


def combine_heads(heads: FloatArray) -> FloatArray:
    """Return (n_heads, n, d_k) side by side, shape (n, n_heads * d_k)."""
    n_heads, n, d_k = heads.shape
    return heads.transpose(1, 0, 2).reshape(n, n_heads * d_k)


def tiles(n_heads: int, n: int, workers: int) -> Iterator[Tile]:
    """Yield tiles of all heads and queries, at least one for each worker where there are enough.

    No more than that where it can be avoided: threads wait for each other, and so for the operating
    system, at every call of NumPy. (128, 768, 12) takes 4 % longer with two tiles for each.
    """
    heads = max(1, min(TILE_NUMBERS // max(n * n, 1), n_heads // workers))
    rows = max(1, min(TILE_NUMBERS // max(n, 1), -(-n * n_heads // workers)))
    for head in range(0, n_heads, heads):
        for row in range(0, n, rows):
            yield slice(head, head + heads), slice(row, row + rows)


def bands(n_heads: int, numbers: int) -> list[slice]:
    """Return heads in bands that a processor's cache holds, of so many numbers for each head."""
    width = max(1, TILE_NUMBERS // max(numbers, 1))
    return [slice(head, head + width) for head in range(0, n_heads, width)]


def affine(crew: Crew, x: FloatArray, matrix: FloatArray, bias: FloatArray | None) -> FloatArray:
    """Return x @ matrix + bias, in memory as it is quickest."""
    is_little = len(x) <= FEW_TOKENS and x.size <= FEW_NUMBERS and matrix.flags.f_contiguous
    if is_little and matrix.shape[1] % NARROW == 0:
        return _affine_of_few(x, matrix, bias)
    return _affine_of_many(crew, x, matrix, bias)


def _affine_of_few(x: FloatArray, matrix: FloatArray, bias: FloatArray | None) -> FloatArray:
    """Return x @ matrix + bias as many narrow products.

    The BLAS library copies a large matrix before it multiplies, but reads one as narrow as this
    where it lies: 12 tokens at d_model 512 take 0.20 instead of 0.36 ms. That is as quick as its
    two threads are while nothing else runs, and they stall for 10 ms when something does.
    """
    rows, width = matrix.shape
    count = width // NARROW
    result = np.empty((len(x), width), x.dtype)
    bands = matrix.T.reshape(count, NARROW, rows).swapaxes(1, 2)
    np.matmul(x, bands, out=result.reshape(len(x), count, NARROW).swapaxes(0, 1))
    if bias is not None:
        result += bias
    return result


def _affine_of_many(
    crew: Crew, x: FloatArray, matrix: FloatArray, bias: FloatArray | None
) -> FloatArray:
    """Return x @ matrix + bias; the crew shares out bands of columns."""
    # The transposed product is quicker, and keys are read by column afterwards.
    result = memory.empty((matrix.shape[1], len(x)), x.dtype).T

    def fill(columns: slice) -> None:
        part = result[:, columns]
        np.matmul(x, matrix[:, columns], out=part)
        if bias is not None:
            part += bias[columns]

    crew.share(fill, _bands(matrix.shape[1], crew.size))
    return result


def _bands(width: int, count: int) -> list[slice]:
    edges = [width * i // count for i in range(count + 1)]
    return [slice(*edge) for edge in pairwise(edges)]


def _multiply_grouped(a: FloatArray, b: FloatArray, kv_head_of: IntArray, out: FloatArray) -> None:
    """Write a[i] @ b[kv_head_of[i]] into out[i] for every head i."""
    share = _even_share(kv_head_of.tobytes())
    if share:
        lanes = (len(a) // share, share)
        read = b[kv_head_of[0] : kv_head_of[-1] + 1, None]
        _multiply(a.reshape(*lanes, *a.shape[1:]), read, out.reshape(*lanes, *out.shape[1:]))
    else:
        for head, kv_head in enumerate(kv_head_of):
            _multiply(a[head], b[kv_head], out[head])


def _multiply(a: FloatArray, b: FloatArray, out: FloatArray) -> None:
    """Write a @ b into out, in strips of rows where that is quicker.

    The BLAS library copies both factors of a large product, and clears the result before it adds
    to it. With few columns in a head that takes as long as the product itself, and it does neither
    for small ones: 512 tokens with d_k 8 take 0.6 times as long in strips, and the scores of 128
    tokens with d_k 64 0.8 times.
    """
    rows = a.shape[-2]
    strip = _strip(rows, b)
    whole = rows - rows % strip
    if whole:
        strips = _strips(a[..., :whole, :], strip), b[..., None, :, :]
        np.matmul(*strips, out=_strips(out[..., :whole, :], strip))
    if whole < rows:
        np.matmul(a[..., whole:, :], b, out=out[..., whole:, :])


def _strip(rows: int, b: FloatArray) -> int:
    """Return how many rows at a time are multiplied by b quickest, `rows` + 1 for all at once."""
    inner, width = b.shape[-2:]
    if rows * inner * width > LARGE_PRODUCTS:
        if min(inner, width) <= THIN and STRIP * inner * width <= STRIP_PRODUCTS:
            return STRIP
        if b.strides[-1] == b.itemsize and WIDE_STRIP * inner * width < LARGE_PRODUCTS:
            return WIDE_STRIP
    return rows + 1


def _strips(array: FloatArray, strip: int) -> FloatArray:
    """Return a view of shape (..., rows / strip, strip, columns)."""
    *lanes, rows, columns = array.shape
    return array.reshape(*lanes, rows // strip, strip, columns)


@lru_cache(maxsize=1024)
def _even_share(kv_head_of: bytes) -> int:
    """Return how many neighbours read the same head, heads in order, or 0 where that differs."""
    heads = np.frombuffer(kv_head_of, dtype=np.intp)
    share = int(np.count_nonzero(heads == heads[0]))
    lanes = np.arange(len(heads)) // share
    return share if len(heads) % share == 0 and np.array_equal(heads - heads[0], lanes) else 0
