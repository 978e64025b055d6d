"""The sum of one cell written out: its largest terms, the rest together, and the total."""

from collections.abc import Callable
from functools import singledispatch
from html import escape

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import StepName
from mha_desktop.lab.pipeline_sums import (
    CopiedEntry,
    GivenEntry,
    MaskedEntry,
    ProductSum,
    SoftmaxShare,
    StepSum,
)
from mha_desktop.panels.mixer.strip_texts import gain_figures, quoted, size_text
from mha_desktop.panels.pipeline.readings import number_text

translate = QCoreApplication.translate

TERMS_SHOWN = 5
Namer = Callable[[int], str]
Row = tuple[str, str, str]


def term_namer(step: StepName, result: LabResult) -> Namer:
    """Return what the terms of a step's sum are called, by their place."""
    d_k, tokens = result.trace.parameters.d_k, result.tokens
    if step in ("gather", "softmax"):
        return lambda place: quoted(tokens[place])
    if step == "output":
        return lambda place: f"H{place // d_k + 1} d {place % d_k + 1}"
    return lambda place: f"d {place + 1}"


@singledispatch
def sum_rows(made: StepSum, name: Namer) -> list[Row]:
    """Return the lines of a sum: what, how, and its value.

    Parameters
    ----------
    made : StepSum
    name : callable
        What a term is called, by its place.
    """
    raise TypeError(f"no text for {type(made).__name__}")


@sum_rows.register
def _(made: GivenEntry, name: Namer) -> list[Row]:
    return [(translate("Pipeline", "entry"), "", number_text(made.traced))]


@sum_rows.register
def _(made: MaskedEntry, name: Namer) -> list[Row]:
    added = "0" if made.allowed else "(−∞)"
    how = f"{size_text(made.score)} + {added}"
    return [(translate("Pipeline", "score + mask"), how, number_text(made.total))]


@sum_rows.register
def _(made: CopiedEntry, name: Namer) -> list[Row]:
    if made.factor == 1.0:
        return [(translate("Pipeline", "the same number"), "", number_text(made.total))]
    how = f"{gain_figures(made.factor)} × {size_text(made.value)}"
    return [(translate("Pipeline", "gain × entry"), how, number_text(made.total))]


@sum_rows.register
def _(made: ProductSum, name: Namer) -> list[Row]:
    terms = made.terms
    shown = _largest(terms)
    rows = [
        (name(i), f"{size_text(made.left[i])} × {size_text(made.right[i])}", size_text(terms[i]))
        for i in shown
    ]
    rows += _rest(terms, shown)
    if len(terms) > 1:
        rows.append((translate("Pipeline", "sum"), "", size_text(made.products)))
    return rows + _after_sum(made)


def _after_sum(made: ProductSum) -> list[Row]:
    """Return the lines behind the sum of the products."""
    rows: list[Row] = []
    if made.divisor != 1.0:
        how = f"{size_text(made.products)} / {size_text(made.divisor)}"
        rows.append((translate("Pipeline", "divided"), how, size_text(made.before_factor)))
    if made.bias is not None:
        how = f"{size_text(made.products)} + {size_text(made.bias)}"
        rows.append((translate("Pipeline", "with bias"), how, size_text(made.before_factor)))
    if made.factor != 1.0:
        how = f"{gain_figures(made.factor)} × {size_text(made.before_factor)}"
        rows.append((translate("Pipeline", "gain (by mistake)"), how, size_text(made.total)))
    return rows


@sum_rows.register
def _(made: SoftmaxShare, name: Namer) -> list[Row]:
    terms = made.terms
    if not terms.any():
        return [(translate("Pipeline", "no key is allowed"), "", "0/0" if made.undefined else "0")]
    shown = sorted({*_largest(terms), made.place})
    rows = [(name(i), _power(made.scores[i], made.largest), size_text(terms[i])) for i in shown]
    rows += _rest(terms, shown)
    total = float(terms.sum())
    rows.append((translate("Pipeline", "sum"), "", size_text(total)))
    how = f"{size_text(terms[made.place])} / {size_text(total)}"
    return [*rows, (translate("Pipeline", "share"), how, size_text(made.total))]


def _power(score: float, largest: float) -> str:
    """Return exp(score − largest): subtracting the same from all changes no share."""
    if score == -np.inf:
        return "exp(−∞)"
    sign = "−" if largest >= 0 else "+"
    return f"exp({size_text(score)} {sign} {size_text(abs(largest))})"


def _largest(terms: FloatArray) -> list[int]:
    """Return the places of the largest terms, in order."""
    count = min(TERMS_SHOWN, len(terms))
    return sorted(map(int, np.argsort(-np.abs(terms), kind="stable")[:count]))


def _rest(terms: FloatArray, shown: list[int]) -> list[Row]:
    """Return the line of all terms that have none of their own."""
    count = len(terms) - len(shown)
    if not count:
        return []
    rest = float(np.delete(terms, shown).sum())
    return [(translate("Pipeline", "{count} more").format(count=count), "", size_text(rest))]


def sum_html(made: StepSum, name: Namer) -> str:
    """Return the sum as a table, the last line in bold."""
    rows = sum_rows(made, name)
    lines = [_line(row, bold=place == len(rows) - 1) for place, row in enumerate(rows)]
    return f"<table width='100%' cellspacing='0' cellpadding='1'>{''.join(lines)}</table>"


def _line(row: Row, *, bold: bool) -> str:
    what, how, value = map(escape, row)
    value = f"<b>{value}</b>" if bold else value
    equals = "=" if how else ""
    return (
        f"<tr><td>{what}</td><td align='right'>{how}</td><td align='center'>&nbsp;{equals}&nbsp;"
        f"</td><td align='right'>{value}</td></tr>"
    )


def sum_sentence(made: StepSum, name: Namer) -> str:
    """Return the sum for a screen reader."""
    return ". ".join(" ".join(part for part in row if part) for row in sum_rows(made, name))


def mistake_text(made: StepSum) -> str:
    """Return why a sum does not give the number on show; empty if it does."""
    if made.adds_up:
        return ""
    if isinstance(made, SoftmaxShare) and made.undefined:
        return translate(
            "Pipeline", "Deliberately wrong: 0/0 is not a number. It is shown as 0 here."
        )
    template = translate(
        "Pipeline",
        "Deliberately wrong: this number ({traced}) does not come from the formula, which gives "
        "{total}.",
    )
    return template.format(traced=number_text(made.traced), total=number_text(made.total))
