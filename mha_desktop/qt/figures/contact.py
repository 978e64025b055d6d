"""Which heads a picture has and in which order, and contact sheets of some heads a page."""

from collections.abc import Sequence
from dataclasses import replace

from mha_desktop.lab.figure_choices import HeadOrder
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.heads_compared import compared_heads
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.ranges import scale_of_heads


def chosen_heads(result: HeadWeights, options: FigureOptions) -> tuple[int, ...]:
    """Return the heads of a picture in the order in which they stand."""
    count = result.state.n_heads
    heads = tuple(range(count)) if options.heads is None else options.heads
    return _ordered(result, heads, options.order)


def _ordered(result: HeadWeights, heads: tuple[int, ...], order: HeadOrder) -> tuple[int, ...]:
    match order:
        case "given":
            return heads
        case "similar":
            place = {head: i for i, head in enumerate(compared_heads(result).order)}
            return tuple(sorted(heads, key=place.__getitem__))
        case "grouped":
            return tuple(sorted(heads, key=result.state.kv_head_of.__getitem__))


def with_heads(figure: GridFigure, heads: Sequence[int]) -> GridFigure:
    """Return a grid with some of its heads; numbers, colours and scale stay theirs."""
    if tuple(heads) == tuple(range(figure.n_heads)) and figure.heads is None:
        return figure
    selected = figure.selected
    return replace(
        figure,
        weights=figure.weights[list(heads)],
        scale=scale_of_heads(figure.scale, heads),
        roles=tuple(figure.roles[head] for head in heads),
        notes=tuple(figure.notes[head] for head in heads),
        muted=tuple(figure.muted[head] for head in heads),
        selected=heads.index(selected) if selected in heads else None,
        hovered=None,
        heads=tuple(figure.head_of(head) for head in heads),
    )


def sheets(heads: Sequence[int], per_page: int | None) -> list[tuple[int, ...]]:
    """Return the heads of each page of a contact sheet."""
    step = len(heads) if per_page is None else per_page
    return [tuple(heads[first : first + step]) for first in range(0, len(heads), step)]
