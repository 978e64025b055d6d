"""The sentences of the page that folds W_V and W_O."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.panels.mixer.strip_texts import difference_text
from mha_desktop.qt.models.selected_head_model import Folded
from mha_desktop.qt.numbers import grouped_digits

translate = QCoreApplication.translate


def meaning_text(folded: Folded) -> str:
    """Return what the fold means for the layer, as rich text."""
    n_heads = folded.of.result.parameters.n_heads
    if n_heads == 1:
        return translate(
            "FoldPage",
            "There is one head only, so this holds for the whole layer: W<sub>V</sub> and "
            "W<sub>O</sub> could be one matrix, and no number of the output would change.",
        )
    return translate(
        "FoldPage",
        "Each of the {h} heads has such a matrix of its own. No single matrix replaces them all, "
        "because each head mixes the tokens with other weights in between.",
    ).format(h=n_heads)


def size_text(folded: Folded) -> str:
    """Return why two matrices are kept although one would do, as rich text."""
    w_v, w_o, matrix = folded.folded.w_v, folded.folded.w_o, folded.folded.matrix
    two, one = w_v.size + w_o.size, matrix.size
    numbers = translate(
        "FoldPage", "{two} numbers in two matrices, {one} in one of rank {rank} at most."
    ).format(two=grouped_digits(two), one=grouped_digits(one), rank=w_v.shape[1])
    return f"{numbers} {_shared_text(folded)}".rstrip()


def proof_text(folded: Folded) -> str:
    """Return whether both ways agree for the tokens, and by how much they miss, as rich text."""
    equal = translate("FoldPage", "equal") if folded.folded.equal else translate(
        "FoldPage", "not equal"
    )  # fmt: skip
    return translate(
        "FoldPage",
        "(x · W<sub>V</sub>) · W<sub>O</sub> and x · W<sub>VO</sub>, all tokens x: "
        "<b>{verdict}</b>, largest difference {difference}",
    ).format(verdict=equal, difference=difference_text(folded.folded.difference))


def allowed_text(folded: Folded) -> str:
    """Return which difference rounding explains."""
    return translate("FoldPage", "Rounding explains differences up to {allowed}.").format(
        allowed=difference_text(folded.folded.allowed)
    )


def _shared_text(folded: Folded) -> str:
    groups = folded.of.result.parameters.kv_head_of.tolist()
    own = groups[folded.of.head]
    if groups.count(own) == 1:
        return ""
    return translate(
        "FoldPage", "W<sub>V</sub> is that of key/value head {kv}, which {n} heads share."
    ).format(kv=own + 1, n=groups.count(own))
