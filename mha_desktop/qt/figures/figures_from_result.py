"""Figures for files, of one result of the lab."""

from dataclasses import replace
from typing import TypedDict

import msgspec

from mha_desktop.engine.errors import AttentionError
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.state import ImportedWeights, LabState, ViewState
from mha_desktop.lab.tokens import displayable
from mha_desktop.qt.figures.content import GridFigure, HeadFigure
from mha_desktop.qt.mistake_texts import mistake_warning
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.wording import mask_text, source_text

_LONGEST_TITLE = 300


def grid_figure(
    result: HeadWeights, view: ViewState, theme: Theme, *, title: str | None = None
) -> GridFigure:
    """Return the picture of all heads.

    Parameters
    ----------
    result : HeadWeights
    view : ViewState
        Its colour map, colour range, and selected head, whose limits the colour bar has.
    theme : Theme
    title : str, optional
        Heading; the sentence by default.
    """
    figure = _source(result, view).grid_figure(view, theme)
    if figure is None:
        raise LookupError("a result without tokens has no picture")
    return replace(figure, **_heading(result, title))


def head_figure(
    result: HeadWeights, view: ViewState, theme: Theme, head: int, *, title: str | None = None
) -> HeadFigure:
    """Return the picture of one head (counted from 0), as the Head view shows it.

    Its stage, or that it is the mean of the heads, and everything else is the view's. The other
    parameters are `grid_figure`'s.

    Raises
    ------
    NoPictureError
        If the mean of no heads is wanted.
    """
    tokens = range(len(result.tokens))
    chosen = msgspec.structs.replace(view, selected_head=head)
    figure = _source(result, view).head_figure(chosen, theme, tokens, tokens)
    if figure is None:
        raise NoPictureError("every head is muted: there is no mean of them; unmute one")
    return replace(figure, **_heading(result, title))


class NoPictureError(AttentionError):
    """A picture of nothing."""


class _Heading(TypedDict):
    title: str
    subtitle: str
    warning: str


def _heading(result: HeadWeights, title: str | None) -> _Heading:
    return {
        "title": default_title(result) if title is None else title,
        "subtitle": subtitle(result.state),
        "warning": warning_of(result.state),
    }


def warning_of(state: LabState) -> str:
    """Return what is deliberately wrong with a state; nothing if it is right."""
    return "" if state.mistake is None else mistake_warning(state.mistake)


def subtitle(state: LabState) -> str:
    """Return where the numbers come from, in one line."""
    if isinstance(state.source, ImportedWeights):
        return source_text(state.source)
    return " · ".join([source_text(state.source), mask_text(state.mask)])


def default_title(result: HeadWeights) -> str:
    """Return as much of the sentence as could have room in one line."""
    words = result.state.sentence[:_LONGEST_TITLE].split()
    return displayable(" ".join(words))


def _source(result: HeadWeights, view: ViewState) -> FigureSource:
    heads, weights = HeadsModel(), WeightsModel()
    heads.hide_answers(view.answers_hidden)
    heads.update(result)
    weights.update(result)
    return FigureSource(heads, weights)
