"""Short programs that recompute the weights of a result from its NPZ file."""

from collections.abc import Iterable, Mapping
from typing import Literal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.notes import LabError, Note

Library = Literal["numpy", "torch"]

# The rounding of float32 in scores / temperature decides how well weights can agree.
_NUMPY: Mapping[str, str] = {
    "start": '''\
"""Recomputes the attention weights in {npz_name} with NumPy."""

import numpy as np

a = np.load({npz_path})
x, kv_head_of = a["x"], a["kv_head_of"]
n, h, g = len(x), len(kv_head_of), kv_head_of.max() + 1  # tokens, heads, key/value heads
d_k = a["w_q"].shape[1] // h


def split(y, heads):  # (n, heads * d_k) to (heads, n, d_k)
    return y.reshape(n, heads, d_k).transpose(1, 0, 2)

''',
    "rotary": """
def turn(y):  # rotary positions: column i and column i + d_k / 2 turn together
    angles = np.arange(n)[:, None] / a["rotary_base"] ** (np.arange(0, d_k, 2) / d_k)
    c, s = np.cos(angles), np.sin(angles)
    u, v = np.split(y, 2, axis=2)
    return np.concatenate([u * c - v * s, v * c + u * s], axis=2)

""",
    "score": """
q, k = {q}, {k}
k = k[kv_head_of]  # every query head reads its key/value head
scores = q @ k.transpose(0, 2, 1) / np.sqrt(d_k) / a["temperature"]
""",
    "weigh": """\
e = np.exp(scores - scores.max(axis=2, keepdims=True))
weights = e / e.sum(axis=2, keepdims=True)

""",
    "weigh masked": """\
scores = np.where(a["mask"], scores, -1e30)  # True = may attend
e = np.exp(scores - scores.max(axis=2, keepdims=True)) * a["mask"]
weights = e / np.maximum(e.sum(axis=2, keepdims=True), 1e-30)  # a row without a key is 0

""",
    "check": """\
difference = np.abs(weights - a["weights"]).max()
print("weights", weights.shape, "largest difference to the file", difference)
assert difference <= 1e-5 * max(1, np.abs(a["scores"]).max() / a["temperature"])
""",
}

_TORCH: Mapping[str, str] = {
    "start": '''\
"""Recomputes the attention weights in {npz_name} with PyTorch."""

import numpy as np
import torch

file = np.load({npz_path})
a = {{name: torch.from_numpy(file[name]) for name in file.files if name != "tokens"}}
x, kv_head_of = a["x"], a["kv_head_of"]
n, h, g = len(x), len(kv_head_of), int(kv_head_of.max()) + 1  # tokens, heads, key/value heads
d_k = a["w_q"].shape[1] // h


def split(y, heads):  # (n, heads * d_k) to (heads, n, d_k)
    return y.reshape(n, heads, d_k).transpose(0, 1)

''',
    "rotary": """
def turn(y):  # rotary positions: column i and column i + d_k / 2 turn together
    angles = torch.arange(n)[:, None] / a["rotary_base"] ** (torch.arange(0, d_k, 2) / d_k)
    c, s = angles.cos(), angles.sin()
    u, v = y.chunk(2, dim=2)
    return torch.cat([u * c - v * s, v * c + u * s], dim=2)

""",
    "score": """
q, k = {q}, {k}
k = k[kv_head_of]  # every query head reads its key/value head
scores = q @ k.transpose(1, 2) / d_k**0.5 / a["temperature"]
""",
    "weigh": """\
weights = scores.softmax(dim=2)

""",
    "weigh masked": """\
scores = scores.masked_fill(~a["mask"], -torch.inf)  # True = may attend
weights = scores.softmax(dim=2).nan_to_num(0)  # a row without a key is 0

""",
    "check": """\
difference = (weights - a["weights"]).abs().max()
print("weights", tuple(weights.shape), "largest difference to the file", float(difference))
assert difference <= 1e-5 * max(1, a["scores"].abs().max() / a["temperature"])
""",
}
_BLOCKS: Mapping[Library, Mapping[str, str]] = {"numpy": _NUMPY, "torch": _TORCH}


def python_program(result: LabResult, npz_name: str, library: Library) -> str:
    """Return a program that recomputes the weights and compares them with the file's.

    Parameters
    ----------
    result : LabResult
    npz_name : str
        The NPZ file with the arrays of this result, where the program runs.
    library : {"numpy", "torch"}
        What the program computes with.

    Raises
    ------
    LabError
        If the weights are wrong on purpose: a program that repeats the mistake teaches nothing.
    """
    check_program(result)
    blocks = _BLOCKS[library]
    written = repr(npz_name)  # no character of a file name ends a string, or the docstring
    filling = {"npz_name": written[1:-1].replace('"', "'"), "npz_path": written, **_terms(result)}
    return "".join(blocks[name].format(**filling) for name in _names(result))


def check_program(result: LabResult) -> None:
    """Refuse where there is no program to write.

    Raises
    ------
    LabError
        If the weights are wrong on purpose.
    """
    if result.state.mistake is not None:
        raise LabError(Note("the weights on show are deliberately wrong; make it right first"))


def _names(result: LabResult) -> Iterable[str]:
    yield "start"
    if result.state.positions == "rotary":
        yield "rotary"
    yield "score"
    yield "weigh" if result.mask is None else "weigh masked"
    yield "check"


def _terms(result: LabResult) -> dict[str, str]:
    """Return q and k as expressions, with the biases and turns that this result has."""
    p = result.parameters
    turned = "turn({})" if result.state.positions == "rotary" else "{}"
    return {
        "q": turned.format(f"split({_affine('q', p.b_q is not None)}, h)"),
        "k": turned.format(f"split({_affine('k', p.b_k is not None)}, g)"),
    }


def _affine(letter: str, biased: bool) -> str:
    product = f'x @ a["w_{letter}"]'
    return f'{product} + a["b_{letter}"]' if biased else product
