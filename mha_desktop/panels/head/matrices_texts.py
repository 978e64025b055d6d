"""The sentences of the Matrices page, as rich text."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.head_matrices import HeadSpectrum, MatrixName
from mha_desktop.qt.models.selected_head_model import HeadOfResult
from mha_desktop.qt.numbers import decimal, grouped_digits

translate = QCoreApplication.translate


def matrix_text(of: HeadOfResult, name: MatrixName) -> str:
    """Return what a matrix of a head is, and whose it is."""
    match name:
        case "x":
            return translate(
                "HeadMatrices", "x: the token vectors that every head of the layer reads."
            )
        case "W_Q":
            return _columns_text(of)
        case "W_O":
            return _rows_text(of)
        case "q":
            return _product_text(of, "q", "Q", own=True)
        case "k":
            return _product_text(of, "k", "K", own=False)
        case "v":
            return _product_text(of, "v", "V", own=False)
        case "W_K":
            return _shared_text(of, "K")
        case "W_V":
            return _shared_text(of, "V")


def _columns_text(of: HeadOfResult) -> str:
    return translate(
        "HeadMatrices", "W<sub>Q</sub> of H{head}: columns {first} to {last} of the layer's."
    ).format(head=of.head + 1, **_span(of, of.head))


def _rows_text(of: HeadOfResult) -> str:
    return translate(
        "HeadMatrices", "W<sub>O</sub> of H{head}: rows {first} to {last} of the layer's."
    ).format(head=of.head + 1, **_span(of, of.head))


def _shared_text(of: HeadOfResult, letter: str) -> str:
    kv_head = _kv_head(of)
    text = translate(
        "HeadMatrices",
        "W<sub>{letter}</sub> of key/value head {kv}: columns {first} to {last} of the layer's.",
    ).format(letter=letter, kv=kv_head + 1, **_span(of, kv_head))
    return f"{text} {_sharers_text(of)}".rstrip()


def _product_text(of: HeadOfResult, name: str, letter: str, *, own: bool) -> str:
    """Return how queries, keys or values come about."""
    parameters = of.result.trace.parameters
    bias = getattr(parameters, f"b_{name}") is not None
    formula = f"{name} = x · W<sub>{letter}</sub>" + (f" + b<sub>{letter}</sub>" if bias else "")
    parts = [f"{formula}."]
    if name != "v" and of.result.state.positions == "rotary":
        parts.append(translate("HeadMatrices", "Shown after rotary positions have turned it."))
    if not own:
        parts.append(_sharers_text(of))
    return " ".join(filter(None, parts))


def _sharers_text(of: HeadOfResult) -> str:
    """Return who else reads the key/value head; empty if nobody does."""
    groups = of.result.trace.parameters.kv_head_of.tolist()
    own = groups[of.head]
    if groups.count(own) == 1:
        return ""
    heads = ", ".join(f"H{head + 1}" for head, group in enumerate(groups) if group == own)
    return translate(
        "HeadMatrices", "{count} query heads share key/value head {kv}: {heads}."
    ).format(count=groups.count(own), kv=own + 1, heads=heads)


def _kv_head(of: HeadOfResult) -> int:
    return int(of.result.trace.parameters.kv_head_of[of.head])


def _span(of: HeadOfResult, place: int) -> dict[str, int]:
    d_k = of.result.trace.parameters.d_k
    return {"first": place * d_k + 1, "last": (place + 1) * d_k}


def rank_text(spectrum: HeadSpectrum) -> str:
    """Return which rank the product can have, and which it has."""
    d_model, d_k = spectrum.d_model, spectrum.d_k
    words = {"d_model": grouped_digits(d_model), "d_k": d_k, "next": d_k + 1}
    if d_k < d_model:
        most = translate(
            "HeadMatrices",
            "{d_model} × {d_model} numbers, but rank ≤ d<sub>k</sub> = {d_k}: singular value "
            "{next} and all later ones are 0.",
        )
    else:
        most = translate("HeadMatrices", "{d_model} × {d_model} numbers, rank ≤ {d_model}.")
    return most.format(**words)


def effective_text(spectrum: HeadSpectrum) -> str:
    """Return how many directions matter."""
    if spectrum.effective is None:
        return translate(
            "HeadMatrices", "All of them are 0: this head gives every key the same score."
        )
    return translate("HeadMatrices", "{rank} are not 0. Effective rank <b>{effective}</b>.").format(
        rank=spectrum.rank, effective=decimal(spectrum.effective, 1)
    )


def form_text(of: HeadOfResult) -> str:
    """Return what the product does, and what it leaves out here."""
    parts = [
        translate(
            "HeadMatrices",
            "W<sub>QK</sub> = W<sub>Q</sub> · W<sub>K</sub><sup>T</sup>: "
            "q·k of two tokens is x<sub>i</sub> · W<sub>QK</sub> · x<sub>j</sub><sup>T</sup>.",
        )
    ]
    if of.result.state.positions == "rotary":
        parts.append(
            translate("HeadMatrices", "Rotary positions turn q and k in between; not shown here.")
        )
    parameters = of.result.trace.parameters
    if parameters.b_q is not None or parameters.b_k is not None:
        parts.append(translate("HeadMatrices", "What the biases add is not shown here."))
    return " ".join(parts)
