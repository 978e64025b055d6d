"""What attention costs, in exact integers: parameters, multiply-adds, exponentials, cache bytes."""


def parameter_counts(
    d_model: int,
    n_heads: int,
    n_kv_heads: int | None = None,
    d_k: int | None = None,
    *,
    biases: bool = False,
) -> dict[str, int]:
    """Return the number of parameters of each matrix (and bias).

    Parameters
    ----------
    d_model, n_heads : int
    n_kv_heads : int or None
        None for as many as `n_heads` (MHA).
    d_k : int or None
        None for d_model / n_heads. Then all of MHA sums to 4 * d_model², whatever the heads.
    biases : bool
        Whether b_q, b_k, b_v and b_o are there.

    Returns
    -------
    dict
        Keys "w_q", "w_k", "w_v", "w_o", and with biases "b_q", "b_k", "b_v", "b_o".
    """
    query_width, kv_width = _widths(d_model, n_heads, n_kv_heads, d_k)
    widths = {"q": query_width, "k": kv_width, "v": kv_width, "o": query_width}
    counts = {f"w_{name}": d_model * width for name, width in widths.items()}
    if biases:
        counts |= {f"b_{name}": width for name, width in (widths | {"o": d_model}).items()}
    return counts


def multiply_adds(
    n: int, d_model: int, n_heads: int, n_kv_heads: int | None = None, d_k: int | None = None
) -> dict[str, int]:
    """Return the multiply-adds of each stage for `n` tokens, every key computed for every query.

    For MHA with d_k = d_model / n_heads they sum to 4n·d_model² + 2n²·d_model. The weights need
    no multiply-adds; see `exponentials`.

    Returns
    -------
    dict
        Keys "qkv", "scores", "head_outputs", "output", the stages of the engine.
    """
    query_width, kv_width = _widths(d_model, n_heads, n_kv_heads, d_k)
    return {
        "qkv": n * d_model * (query_width + 2 * kv_width),
        "scores": n * n * query_width,
        "head_outputs": n * n * query_width,
        "output": n * query_width * d_model,
    }


def exponentials(n: int, n_heads: int) -> int:
    """Return how often the softmax takes an exponential: once per weight, n_heads · n²."""
    return n_heads * n * n


def kv_cache_bytes(
    *,
    layers: int,
    n_kv_heads: int,
    d_k: int,
    tokens: int,
    bytes_per_number: int = 2,
    batch: int = 1,
) -> int:
    """Return the bytes that keys and values of past tokens take while a model writes text.

    Two arrays (k and v) per layer, sequence and token (Shazeer 2019; Ainslie et al. 2023).
    `bytes_per_number` is 2 for the 16-bit floats that models are usually run with.
    """
    return 2 * layers * batch * tokens * n_kv_heads * d_k * bytes_per_number


def _widths(d_model: int, n_heads: int, n_kv_heads: int | None, d_k: int | None) -> tuple[int, int]:
    """Columns of q, and of k and of v."""
    columns = d_model // n_heads if d_k is None else d_k
    return n_heads * columns, (n_heads if n_kv_heads is None else n_kv_heads) * columns
