"""The steps as a NumPy program would have them."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import FORMULAS, Part, StepName
from mha_desktop.lab.pipeline_cells import score_divisor, used_temperature
from mha_desktop.lab.state import MistakeName

translate = QCoreApplication.translate

# Steps whose code is shown as it should be while the forward pass makes a mistake in them.
_SHOWN_RIGHT: dict[MistakeName, tuple[StepName, ...]] = {
    "softmax_over_queries": ("softmax",),
    "softmax_twice": ("softmax",),
    "mask_after_softmax": ("mask", "softmax"),
    "empty_row": ("softmax",),
    "sliced_output": ("concat", "output"),
}


def code_text(step: StepName, result: LabResult, part: Part) -> str:
    """Return the code of a step for the sizes and settings of a result."""
    lines = _lines(step, result, part.upper()) + _added_lines(step, result, part)
    mistake = result.state.mistake
    if step == "softmax" and (temperature := used_temperature(result)) != 1.0:
        lines.insert(0, f"S = S / {temperature:g}")
    if mistake is not None and step in _SHOWN_RIGHT.get(mistake, ()):
        lines.insert(0, "# " + translate("Pipeline", "as it should be:"))
    return "\n".join(lines)


def _lines(step: StepName, result: LabResult, name: str) -> list[str]:
    formula, parameters = FORMULAS[step], result.trace.parameters
    shared = "[kv_head_of]" if parameters.n_kv_heads < parameters.n_heads else ""
    product = FORMULAS["projection"]
    lines: dict[StepName, str] = {
        "x": "X = vectors(tokens)|# (n, d_model)",
        "qkv": f'{name} = einsum("{formula}",|           X, W_{name})',
        "split": f"# {formula}|{name} = {name}.reshape(n, -1, d_k)|"
        f"{name} = {name}.transpose(1, 0, 2)",
        "scores": f'S = einsum("{formula}",|           Q, K{shared})',
        "mask": "S = where(mask, S, -inf)",
        "softmax": "E = exp(S)|A = E / E.sum(-1)[..., None]",
        "gather": f'Z = einsum("{formula}",|           A, V{shared})',
        "concat": f"# {formula}|C = gain[:, None, None] * Z|C = C.transpose(1, 0, 2)|"
        "C = C.reshape(n, h * d_k)",
        "projection": "# the band of each head:|W_O.reshape(h, d_k, d_model)",
        "output": f'Y = einsum("{product}",|           C, W_O)',
    }
    return lines[step].split("|")


def _added_lines(step: StepName, result: LabResult, part: Part) -> list[str]:
    """Return what comes after the product of a step."""
    parameters, name = result.trace.parameters, part.upper()
    if step == "scores" and (divisor := score_divisor(result)) != 1.0:
        roots = {parameters.d_model**0.5: "sqrt(d_model)", parameters.d_k**0.5: "sqrt(d_k)"}
        return [f"S = S / {roots.get(divisor, f'{divisor:g}')}"]
    if step == "output" and parameters.b_o is not None:
        return ["Y = Y + b_O"]
    if step != "qkv":
        return []
    biases = {"q": parameters.b_q, "k": parameters.b_k, "v": parameters.b_v}
    added = [] if biases[part] is None else [f"{name} = {name} + b_{name}"]
    turns = result.state.positions == "rotary" and part != "v"
    return [*added, f"{name} = rotary({name})"] if turns else added
