"""What a cell of the large picture says in words, at any stage, and what is pinned."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.state import Cell, Pin, PinnedCell, PinnedKey, PinnedQuery
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.models.reading import Reading, cell_reading, readable, weight_text
from mha_desktop.qt.models.shown_head import ShownHead
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.numbers import signed_number

translate = QCoreApplication.translate


def head_reading(model: WeightsModel, shown: ShownHead, figure: HeadFigure) -> Reading:
    """Return what is pointed at in a figure of these numbers, or pinned, or the figure's title."""
    cell = figure.read_cell
    if cell is None:
        reading = Reading(f"{figure.name} {figure.role}".rstrip())
    else:
        reading = shown_reading(model, shown, cell)
        if figure.ranks is not None:
            reading = _with_rank(reading, shown, cell)
    return replace(reading, note=f"{reading.note} {pin_text(model, figure.pin)}".strip())


def shown_reading(model: WeightsModel, shown: ShownHead, cell: Cell) -> Reading:
    """Return what one cell of the picture says."""
    if shown.undefined[cell[0]] and not shown.signed:
        return _undefined_reading(model, shown, cell)
    if shown.signed and shown.has_value(cell):
        return _score_reading(model, shown, cell)
    if shown.head is None:
        is_open = shown.has_value(cell)
        return (_mean_reading if is_open else _hidden_reading)(model, shown, cell)
    return cell_reading(model, shown.heads[0], cell)


def _with_rank(reading: Reading, shown: ShownHead, cell: Cell) -> Reading:
    """Add whether the cell is marked as one of the two strongest of its query."""
    rank = int(shown.ranks[cell])
    if rank == 0:
        return reading
    marks = {
        1: translate("Reading", "The strongest key of this query."),
        2: translate("Reading", "The second strongest key of this query."),
    }
    return replace(reading, note=f"{reading.note} {marks[rank]}".strip())


def pin_text(model: WeightsModel, pin: Pin | None) -> str:
    """Return what is pinned, as a sentence; empty without a pin."""
    match pin:
        case PinnedCell(query, key):
            template = translate("Reading", "Pinned: '{query}' → '{key}'.")
            return template.format(query=_token(model, query), key=_token(model, key))
        case PinnedQuery(query):
            return translate("Reading", "Pinned: the query '{query}'.").format(
                query=_token(model, query)
            )
        case PinnedKey(key):
            return translate("Reading", "Pinned: the key '{key}'.").format(key=_token(model, key))
    return ""


def _token(model: WeightsModel, place: int) -> str:
    return readable(model.tokens[place])


def _names(model: WeightsModel, shown: ShownHead, cell: Cell) -> dict[str, str]:
    query, key = (_token(model, place) for place in cell)
    return {"name": shown.name, "query": query, "key": key}


def _score_reading(model: WeightsModel, shown: ShownHead, cell: Cell) -> Reading:
    names = _names(model, shown, cell)
    if shown.stage == "products":
        sentence = translate("Reading", "{name} q·k of '{query}' and '{key}'")
        short = translate("Reading", "{name} q·k {query}, {key}")
    elif shown.stage == "scores":
        sentence = translate("Reading", "{name} score of '{query}' for '{key}'")
        short = translate("Reading", "{name} score {query} → {key}")
    else:
        sentence = translate("Reading", "{name} score of '{query}' for '{key}' after the mask")
        short = translate("Reading", "{name} masked {query} → {key}")
    value = signed_number(float(shown.values[cell]))
    return Reading(sentence.format(**names), short.format(**names), value)


def _mean_reading(model: WeightsModel, shown: ShownHead, cell: Cell) -> Reading:
    names = _names(model, shown, cell)
    return Reading(
        translate("Reading", "{name}: '{query}' looks at '{key}'").format(**names),
        translate("Reading", "{name}: {query} → {key}").format(**names),
        weight_text(float(shown.values[cell])),
        translate("Reading", "The model does not use this mean."),
    )


def _hidden_reading(model: WeightsModel, shown: ShownHead, cell: Cell) -> Reading:
    names = _names(model, shown, cell)
    return Reading(
        translate("Reading", "{name}: '{query}' may not look at '{key}'").format(**names),
        translate("Reading", "{name}: {query} ↛ {key}").format(**names),
        note=translate("Reading", "The mask hides this key from this query."),
    )


def _undefined_reading(model: WeightsModel, shown: ShownHead, cell: Cell) -> Reading:
    names = _names(model, shown, cell)
    return Reading(
        translate("Reading", "{name} '{query}' looks at '{key}'").format(**names),
        translate("Reading", "{name} {query} → {key}").format(**names),
        translate("Reading", "undefined"),
        translate("Reading", "The mask leaves this query no key: 0/0."),
    )
