"""The labels of a matrix's axes: texts where cells have room for them, else some numbers."""

from mha_desktop.panels.controls.matrix.axis import MatrixAxis
from mha_desktop.panels.controls.matrix.content import AxisNames
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.qt.figures.labels import (
    RowLabels,
    SlantedLabels,
    UprightLabels,
    token_labels,
)
from mha_desktop.qt.figures.metrics import LABEL_CELL
from mha_desktop.qt.figures.text import BODY_POINTS, CAPTION_POINTS, TextStyle
from mha_desktop.qt.theme import Theme

Texts = tuple[tuple[int, str], ...]

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_ROUND_STEP_GAP = 10


def row_labels(
    names: AxisNames, layout: MatrixLayout, theme: Theme, bold: int | None
) -> RowLabels | None:
    """Return the labels left of the map; bands without labels speak for themselves."""
    axis, scale = layout.rows, layout.scale
    if names.labels and axis.cells.size >= LABEL_CELL * scale:
        style = TextStyle(BODY_POINTS, scale, theme.text.rgb())
        return RowLabels(_named(names, axis, scale), _bold_place(axis, bold), axis.cells, style)
    if names.bands:
        return None
    style = TextStyle(CAPTION_POINTS, scale, theme.secondary.rgb())
    return RowLabels(numbered(axis, style.metrics.height()), None, axis.cells, style)


def column_labels(
    names: AxisNames, layout: MatrixLayout, theme: Theme, bold: int | None
) -> UprightLabels | SlantedLabels:
    """Return the labels under the map: upright, slanted, or numbers."""
    axis, scale = layout.columns, layout.scale
    style = TextStyle(BODY_POINTS, scale, theme.text.rgb())
    if names.labels and axis.cells.size >= LABEL_CELL * scale:
        texts, place = _named(names, axis, scale), _bold_place(axis, bold)
        upright = UprightLabels(texts, place, axis.cells, style)
        if upright.longest() <= axis.cells.size:
            return upright
        return SlantedLabels(texts, place, axis.cells, style)
    style = TextStyle(CAPTION_POINTS, scale, theme.secondary.rgb())
    widest = style.metrics.horizontalAdvance(str(axis.window.total))
    return UprightLabels(numbered(axis, widest), None, axis.cells, style)


def numbered(axis: MatrixAxis, text: float) -> Texts:
    """Return numbers from 1 on, at round steps that leave room for texts of `text` pixels."""
    window = axis.window
    pitch = axis.cells.side / window.count
    step = next((step for step in _STEPS if step * pitch >= text + _ROUND_STEP_GAP), window.total)
    first = window.first // step * step + step
    numbers = list(range(first, window.entries.stop + 1, step))
    if not numbers or (numbers[0] - window.first - 1) * pitch >= text + _ROUND_STEP_GAP:
        numbers.insert(0, window.first + 1)
    return tuple((axis.place_of(number - 1), str(number)) for number in numbers)


def _named(names: AxisNames, axis: MatrixAxis, scale: float) -> Texts:
    labels = token_labels(names.labels, scale)
    return tuple((axis.place_of(entry), labels[entry]) for entry in axis.window.entries)


def _bold_place(axis: MatrixAxis, entry: int | None) -> int | None:
    return axis.place_of(entry) if entry in axis.window.entries and entry is not None else None
