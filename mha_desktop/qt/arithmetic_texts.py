"""The arithmetic of a weight in words: the lines of its steps, and all of it as plain text.

In formulas ``d_k`` asks for a subscript and ``e^score`` for a superscript.
"""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.cell_arithmetic import CellArithmetic, Division, Products, ValueStep
from mha_desktop.lab.cell_arithmetic_overview import LineWeights, MeanCell
from mha_desktop.lab.cell_arithmetic_softmax import SoftmaxLine
from mha_desktop.qt.arithmetic_mistakes import mistake_note
from mha_desktop.qt.arithmetic_numbers import added, number_text, score_text, share_text
from mha_desktop.qt.arithmetic_tables import (
    line_table,
    mean_table,
    shown_weight,
    softmax_tables,
    table_text,
)
from mha_desktop.qt.models.reading import readable
from mha_desktop.qt.numbers import localised

translate = QCoreApplication.translate

MULTIPLY, DIVIDE, SOFTMAX, VALUE = range(1, 5)
"""Numbers of the steps."""


@dataclass(frozen=True)
class FormulaLine:
    """What is computed, the calculation, and what comes out of it."""

    name: str
    formula: str
    result: str


@dataclass(frozen=True)
class StepText:
    """One step of the way.

    Attributes
    ----------
    title : str
    lines : tuple of FormulaLine
    remarks : tuple of str
        What needs to be said besides.
    mistake : str
        The mistake that is made in this step; empty without one.
    """

    title: str
    lines: tuple[FormulaLine, ...]
    remarks: tuple[str, ...] = ()
    mistake: str = ""


def cell_title(tokens: tuple[str, ...], query: int, key: int) -> str:
    """Return who looks at whom: "sat → cat"."""
    return f"{readable(tokens[query])} → {readable(tokens[key])}"


def line_title(line: LineWeights) -> str:
    """Return which row or column this is."""
    token = readable(line.tokens[line.pinned])
    if line.along == "keys":
        return translate("Arithmetic", "What “{token}” looks at").format(token=token)
    return translate("Arithmetic", "Who looks at “{token}”").format(token=token)


def line_remark(line: LineWeights) -> str:
    """Return what the sum of a row or a column means."""
    if line.along == "keys":
        return translate("Arithmetic", "The row of weights that this query gives to all keys.")
    if line.mistake == "softmax_over_queries":
        return translate(
            "Arithmetic", "By mistake the softmax runs down the column: it adds up to 1, not rows."
        )
    return translate(
        "Arithmetic",
        "Every weight here comes from the row of its own query, so the column need not add up "
        "to 1.",
    )


def mean_remark(cell: MeanCell) -> str:
    """Return why a mean has no way of its own."""
    if cell.mean is None:
        return translate("Arithmetic", "Every head is muted: there is no mean.")
    return translate(
        "Arithmetic",
        "A mean has no arithmetic of its own: each head computes its weight, and these are added "
        "and divided by their number, {count}. Muted heads are left out.",
    ).format(count=int(cell.counted.sum()))


def multiply_step(arithmetic: CellArithmetic) -> StepText:
    """Return q·k as a sum of products."""
    products = arithmetic.products
    name = (
        translate("Arithmetic", "a single product")
        if arithmetic.d_k == 1
        else translate("Arithmetic", "sum of {count} products").format(count=arithmetic.d_k)
    )
    lines = (FormulaLine(name, "q·k =", score_text(products.total)),)
    title = translate("Arithmetic", "Multiply and add")
    return StepText(
        title, lines, (_largest_products(products),), mistake_note(arithmetic, MULTIPLY)
    )


def _largest_products(products: Products) -> str:
    """Return the sum with its largest terms: "4.85 (#5) − 2.44 (#10) + 27.53 (the other 59)"."""
    template = translate("Arithmetic", "{value}\u00a0(#{place})")
    first, *values = [(entry, float(products.values[entry])) for entry in products.largest]
    parts = [template.format(value=number_text(first[1]), place=first[0] + 1)]
    parts += [template.format(value=added(value), place=entry + 1) for entry, value in values]
    left = len(products.values) - len(products.largest)
    if left:
        template = translate("Arithmetic", "{value}\u00a0(the other {count})")
        parts.append(template.format(value=added(products.rest), count=left))
    return " ".join(parts)


def divide_step(arithmetic: CellArithmetic) -> StepText:
    """Return q·k divided by its root, and by the temperature where that is not 1."""
    division, total = arithmetic.division, score_text(arithmetic.products.total)
    lines = [_root_line(arithmetic, division, total)]
    if division.temperature != 1:
        temperature = localised(f"{division.temperature:g}")
        name = translate("Arithmetic", "temperature {value}").format(value=temperature)
        formula = f"{score_text(division.score)} / {temperature} ="
        lines.append(FormulaLine(name, formula, score_text(division.scaled)))
    if arithmetic.mask_bias and arithmetic.allowed:
        formula = f"{score_text(division.scaled)} {added(arithmetic.mask_bias)} ="
        masked = score_text(division.scaled + arithmetic.mask_bias)
        lines.append(FormulaLine(translate("Arithmetic", "the mask adds"), formula, masked))
    title = translate("Arithmetic", "Divide by √{root}").format(root=_root_name(arithmetic))
    return StepText(
        title, tuple(lines), _mask_remarks(arithmetic), mistake_note(arithmetic, DIVIDE)
    )


def _root_line(arithmetic: CellArithmetic, division: Division, total: str) -> FormulaLine:
    if arithmetic.mistake == "unscaled":
        return FormulaLine(translate("Arithmetic", "left out"), "", score_text(division.score))
    under = arithmetic.d_model if arithmetic.mistake == "scaled_by_d_model" else arithmetic.d_k
    divisor = _whole_or_figures(division.divisor)
    return FormulaLine(
        f"√{under} = {divisor}", f"{total} / {divisor} =", score_text(division.score)
    )


def _root_name(arithmetic: CellArithmetic) -> str:
    return "d_model" if arithmetic.mistake == "scaled_by_d_model" else "d_k"


def _whole_or_figures(value: float) -> str:
    return f"{value:.0f}" if value == int(value) else number_text(value)


def _mask_remarks(arithmetic: CellArithmetic) -> tuple[str, ...]:
    if not arithmetic.has_mask:
        return ()
    if arithmetic.allowed:
        return (translate("Arithmetic", "The mask lets this query look at this key."),)
    return (translate("Arithmetic", "The mask hides this key from this query."),)


def softmax_step(arithmetic: CellArithmetic) -> StepText:
    """Return the words around the table of the softmax."""
    titles = {
        "keys": translate("Arithmetic", "Softmax over the row"),
        "queries": translate("Arithmetic", "Softmax over the column"),
    }
    remarks = tuple(filter(None, (_shift_remark(arithmetic.line), _zero_remark(arithmetic))))
    title = titles[arithmetic.line.along]
    return StepText(title, (), remarks, mistake_note(arithmetic, SOFTMAX))


def _shift_remark(line: SoftmaxLine) -> str:
    """Return why the largest score is subtracted; empty if it is not."""
    if not line.shift:
        return ""
    return translate(
        "Arithmetic",
        "The largest score, {largest}, is subtracted from all before e is raised to them, or "
        "the powers would be too large or too small to write. The weights stay the same.",
    ).format(largest=score_text(line.shift))


def _zero_remark(arithmetic: CellArithmetic) -> str:
    """Return why the weight is exactly 0; empty if it is not."""
    line = arithmetic.line
    if np.isnan(arithmetic.weight) or arithmetic.allowed:
        return ""
    if line.total > 0:
        return translate("Arithmetic", "The mask does not allow it: weight 0.")
    if line.along == "queries":
        return translate("Arithmetic", "The mask hides this key from every query: weight 0.")
    return translate(
        "Arithmetic",
        "The mask leaves no key to this query: all its weights are 0, and so is its head output.",
    )


def weight_line(arithmetic: CellArithmetic) -> FormulaLine:
    """Return the large line at the end: "11.85 / 28.56 = 0.42"."""
    line, weight = arithmetic.line, shown_weight(arithmetic.weight)
    if np.isnan(arithmetic.weight):
        return FormulaLine("", "0 / 0 =", weight)
    if line.total == 0:
        return FormulaLine("", "=", weight)
    if not arithmetic.allowed and line.allowed[line.place]:
        return FormulaLine("", f"{shown_weight(line.weight)} × 0 =", weight)
    power = number_text(float(line.powers[line.place]))
    return FormulaLine("", f"{power} / {number_text(line.total)} =", weight)


def check_line(arithmetic: CellArithmetic) -> str:
    """Return how well the numbers agree with the cell on the map."""
    return translate(
        "Arithmetic", "Computed again in float64; differs from the cell by {difference}."
    ).format(difference=number_text(arithmetic.difference) if arithmetic.difference else "0")


def value_step(arithmetic: CellArithmetic) -> StepText:
    """Return what the weight brings into the head output."""
    title, value = translate("Arithmetic", "Weight times value"), arithmetic.value
    if value is None:
        remark = translate("Arithmetic", "The head output of this query is undefined, too.")
        return StepText(title, (), (remark,), mistake_note(arithmetic, VALUE))
    lines = (*_value_lines(arithmetic, value), *_entry_lines(arithmetic, value))
    return StepText(title, lines, (), mistake_note(arithmetic, VALUE))


def _value_lines(arithmetic: CellArithmetic, value: ValueStep) -> tuple[FormulaLine, ...]:
    weight, length = number_text(arithmetic.weight), float(np.linalg.norm(value.value))
    term = number_text(float(np.linalg.norm(value.term)))
    name = translate("Arithmetic", "length of weight · v")
    share = translate("Arithmetic", "share of the head output")
    return (
        FormulaLine(name, f"{weight} × {number_text(length)} =", term),
        FormulaLine(share, "", share_text(value.share)),
    )


def _entry_lines(arithmetic: CellArithmetic, value: ValueStep) -> tuple[FormulaLine, ...]:
    """Return the entries to which this key adds most: its part, the others' part, the sum."""
    template = translate("Arithmetic", "#{place}, this + others")
    lines = []
    for entry in value.largest:
        term, others = float(value.term[entry]), float(value.others[entry])
        formula = f"{number_text(term)} {added(others)} ="
        result = number_text(float(value.output[entry]))
        lines.append(FormulaLine(template.format(place=entry + 1), formula, result))
    return tuple(lines)


def steps(arithmetic: CellArithmetic) -> tuple[StepText, ...]:
    """Return the four steps from two vectors to a part of the head output."""
    return (
        multiply_step(arithmetic),
        divide_step(arithmetic),
        softmax_step(arithmetic),
        value_step(arithmetic),
    )


def arithmetic_text(explained: CellArithmetic | LineWeights | MeanCell) -> str:
    """Return everything as plain text, with tabs between the columns of tables."""
    match explained:
        case LineWeights():
            parts = [line_title(explained), line_remark(explained)]
            return "\n".join([*parts, table_text(line_table(explained))])
        case MeanCell():
            title = cell_title(explained.tokens, explained.query, explained.key)
            return "\n".join([title, mean_remark(explained), table_text(mean_table(explained))])
        case CellArithmetic():
            return _cell_text(explained)


def _cell_text(arithmetic: CellArithmetic) -> str:
    title = cell_title(arithmetic.tokens, arithmetic.query, arithmetic.key)
    parts = [f"H{arithmetic.head + 1} {title}"]
    for number, step in enumerate(steps(arithmetic), start=1):
        parts += ["", f"{number}  {step.title}", *([step.mistake] if step.mistake else [])]
        parts += [*map(_plain, step.lines), *step.remarks]
        if number == SOFTMAX:
            parts += [table_text(table) for table in softmax_tables(arithmetic)]
            parts += [_plain(weight_line(arithmetic)), check_line(arithmetic)]
    return "\n".join(parts)


def _plain(line: FormulaLine) -> str:
    name = f"{line.name}:" if line.name and not line.name.endswith(":") else line.name
    return " ".join(filter(None, (name, line.formula, line.result)))
