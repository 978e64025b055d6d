"""The tables of the arithmetic of a weight, as texts and lengths of bars."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.arrays import FloatArray, IntArray
from mha_desktop.lab.cell_arithmetic import CellArithmetic
from mha_desktop.lab.cell_arithmetic_overview import LineWeights, MeanCell
from mha_desktop.lab.cell_arithmetic_softmax import SoftmaxLine
from mha_desktop.qt.arithmetic_numbers import number_text, score_text
from mha_desktop.qt.models.reading import readable, weight_text

translate = QCoreApplication.translate

# A sentence of up to so many tokens is listed whole, of a longer one the strongest.
_ALL, _STRONGEST = 14, 10


@dataclass(frozen=True)
class WeightRow:
    """One key, query or head.

    Attributes
    ----------
    name : str
    numbers : tuple of str
        One for each column between name and weight.
    weight : float
        Length of the bar, 0 to 1; NaN for a weight that is undefined.
    weight_text : str
    head : int or None
        Head, from 0, in whose colour the bar is; plain without one.
    marked : bool
        Whether this is the row that the table is about.
    """

    name: str
    numbers: tuple[str, ...]
    weight: float
    weight_text: str
    head: int | None = None
    marked: bool = False


@dataclass(frozen=True)
class WeightTable:
    """Rows under titles, and what they sum to.

    Attributes
    ----------
    titles : tuple of str
        Of the name, the numbers and the weight; what follows a "^" is an exponent.
    rows : tuple of WeightRow
    total : WeightRow
        Without a bar.
    """

    titles: tuple[str, ...]
    rows: tuple[WeightRow, ...]
    total: WeightRow


def softmax_tables(arithmetic: CellArithmetic) -> tuple[WeightTable, ...]:
    """Return one table for every softmax on the way to the weight."""
    return tuple(
        _softmax_table(arithmetic, line, number) for number, line in enumerate(arithmetic.softmaxes)
    )


def _softmax_table(arithmetic: CellArithmetic, line: SoftmaxLine, number: int) -> WeightTable:
    places, others = strongest_places(line.weights, line.place)
    rows = [_softmax_row(arithmetic, line, place, len(others) > 0) for place in places]
    if len(others):
        rows.append(_softmax_others(line, others))
    total = (translate("Arithmetic", "sum"), ("", number_text(line.total)))
    taken = _taken_title(arithmetic) if number == 0 else translate("Arithmetic", "weight")
    power = f"e^{taken}{translate('Arithmetic', '−max') if line.shift else ''}"
    titles = (along_title(line.along), taken, power, translate("Arithmetic", "weight"))
    return WeightTable(titles, tuple(rows), _total(*total, float(line.weights.sum())))


def _taken_title(arithmetic: CellArithmetic) -> str:
    if arithmetic.division.temperature == 1:
        return translate("Arithmetic", "score")
    return translate("Arithmetic", "score/T")


def _softmax_row(
    arithmetic: CellArithmetic, line: SoftmaxLine, place: int, numbered: bool
) -> WeightRow:
    score, power = score_text(float(line.scores[place])), number_text(float(line.powers[place]))
    if not line.allowed[place]:
        power = translate("Arithmetic", "masked")
    marked, weight = place == line.place, float(line.weights[place])
    name = token_name(arithmetic.tokens, place, numbered=numbered)
    head = arithmetic.head if marked else None
    return WeightRow(name, (score, power), weight, shown_weight(weight), head, marked)


def _softmax_others(line: SoftmaxLine, others: IntArray) -> WeightRow:
    power = number_text(float(line.powers[others].sum()))
    return _others(len(others), ("", power), float(line.weights[others].sum()))


def line_table(line: LineWeights) -> WeightTable:
    """Return the weights of a row or a column; scores only where one head has them."""
    places, others = strongest_places(line.weights, None)
    rows = [_line_row(line, place, len(others) > 0) for place in places]
    blanks = ("",) * (line.scores is not None)
    if len(others):
        rows.append(_others(len(others), blanks, float(line.weights[others].sum())))
    score = (translate("Arithmetic", "score"),) * len(blanks)
    titles = (along_title(line.along), *score, translate("Arithmetic", "weight"))
    total = _total(translate("Arithmetic", "sum"), blanks, line.total)
    return WeightTable(titles, tuple(rows), total)


def _line_row(line: LineWeights, place: int, numbered: bool) -> WeightRow:
    scores = () if line.scores is None else (score_text(float(line.scores[place])),)
    name, weight = token_name(line.tokens, place, numbered=numbered), float(line.weights[place])
    masked = translate("Arithmetic", "masked")
    text = shown_weight(weight) if line.allowed[place] else masked
    return WeightRow(name, scores, weight, text, line.head)


def mean_table(cell: MeanCell) -> WeightTable:
    """Return the weights of the heads at one cell, and their mean."""
    places, others = strongest_places(cell.weights, None)
    rows = [_head_row(cell, head) for head in places]
    if len(others):
        rows.append(_others(len(others), ("",), float(cell.weights[others].sum())))
    titles = (
        translate("Arithmetic", "head"),
        translate("Arithmetic", "in the mean"),
        translate("Arithmetic", "weight"),
    )
    mean = np.nan if cell.mean is None else cell.mean
    return WeightTable(titles, tuple(rows), _total(translate("Arithmetic", "mean"), ("",), mean))


def _head_row(cell: MeanCell, head: int) -> WeightRow:
    counted = (
        translate("Arithmetic", "yes") if cell.counted[head] else translate("Arithmetic", "no")
    )
    weight = float(cell.weights[head])
    return WeightRow(f"H{head + 1}", (counted,), weight, shown_weight(weight), head)


def strongest_places(weights: FloatArray, kept: int | None) -> tuple[tuple[int, ...], IntArray]:
    """Return the places that are listed, in their order, and those that are added up.

    Parameters
    ----------
    weights : ndarray, shape (n,)
    kept : int or None
        A place that is listed however weak it is.
    """
    order = np.argsort(-np.nan_to_num(weights), kind="stable")
    count = len(weights) if len(weights) <= _ALL else _STRONGEST
    listed = {int(place) for place in order[:count]} | ({kept} if kept is not None else set())
    others = np.array([place for place in order if int(place) not in listed], dtype=np.intp)
    return tuple(sorted(listed)), others


def token_name(tokens: tuple[str, ...], place: int, *, numbered: bool) -> str:
    """Return a token as the name of a row, with its place where there are gaps in the list.

    Places are counted from 0, as on the axes of the map.
    """
    name = readable(tokens[place])
    return f"{place} {name}" if numbered else name


def shown_weight(weight: float) -> str:
    """Return a weight as the read-out writes it, or that there is none."""
    return translate("Arithmetic", "undefined") if np.isnan(weight) else weight_text(weight)


def along_title(along: str) -> str:
    """Return what the rows of a table are."""
    return translate("Arithmetic", "key") if along == "keys" else translate("Arithmetic", "query")


def table_text(table: WeightTable) -> str:
    """Return a table as lines of columns, to be copied and read out."""
    lines = [table.titles, *map(_cells, table.rows), _cells(table.total)]
    return "\n".join("\t".join(cells) for cells in lines)


def _cells(row: WeightRow) -> Iterable[str]:
    return (row.name, *row.numbers, row.weight_text)


def _others(count: int, numbers: tuple[str, ...], weight: float) -> WeightRow:
    name = translate("Arithmetic", "and {count} others").format(count=count)
    return WeightRow(name, numbers, weight, shown_weight(weight))


def _total(name: str, numbers: tuple[str, ...], weight: float) -> WeightRow:
    return WeightRow(name, numbers, 0.0, shown_weight(weight))
