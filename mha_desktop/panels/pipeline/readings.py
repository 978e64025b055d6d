"""One entry of a matrix in words."""

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.pipeline import Axis, Matrix, Stage
from mha_desktop.panels.mixer.strip_texts import quoted, size_text
from mha_desktop.panels.pipeline.texts import plain_symbol, step_title

translate = QCoreApplication.translate


def cell_reading(stage: Stage, cell: tuple[int, int], tokens: tuple[str, ...]) -> str:
    """Return the chosen cell of what a step makes: "Scores: S of 'sat', 'cat': 2.47"."""
    row, column = cell
    template = translate("Pipeline", "{step}: {symbol}, {entry}: {value}")
    return template.format(
        step=step_title(stage.step).replace("_", " "),
        symbol=plain_symbol(stage.result.symbol),
        entry=entry_name(stage.result, row, column, tokens),
        value=number_text(float(stage.result.values[row, column])),
    )


def entry_name(matrix: Matrix, row: int, column: int, tokens: tuple[str, ...]) -> str:
    """Return what an entry is called: "'sat', column 12"."""
    names = (
        axis_name(matrix.rows, row, tokens, translate("Pipeline", "row {number}")),
        axis_name(matrix.columns, column, tokens, translate("Pipeline", "column {number}")),
    )
    return ", ".join(names)


def axis_name(axis: Axis, place: int, tokens: tuple[str, ...], plain: str) -> str:
    """Return a token as it is, or the number of a row or column, from 1."""
    return plain.format(number=place + 1) if axis == "column" else quoted(tokens[place])


def number_text(value: float) -> str:
    """Return a number with three figures; minus infinity as its sign."""
    return "−∞" if value == -np.inf else size_text(value)
