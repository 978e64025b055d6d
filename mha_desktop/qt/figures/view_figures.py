"""Pictures of the views for files: the grid, contact sheets, one head, and a comparison."""

from dataclasses import dataclass, replace

import msgspec
from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.sessions import Session
from mha_desktop.lab.state import ViewState
from mha_desktop.lab.tokens import displayable
from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.qt.figures.arcs_selection import ArcsChoice
from mha_desktop.qt.figures.bodies import DEFAULT_ARCS, ArcsBody, GridBody, HeadBody
from mha_desktop.qt.figures.caption_texts import caption_text, setting_text
from mha_desktop.qt.figures.comparison_body import ComparisonBody
from mha_desktop.qt.figures.comparison_figures import ComparisonFigures, ComparisonLook
from mha_desktop.qt.figures.contact import chosen_heads, sheets, with_heads
from mha_desktop.qt.figures.content import Figure
from mha_desktop.qt.figures.export_limits import ExportError
from mha_desktop.qt.figures.figures_from_result import (
    default_title,
    grid_figure,
    head_figure,
    warning_of,
)
from mha_desktop.qt.figures.file_choice import SCREEN_SHAPE
from mha_desktop.qt.figures.heading import Heading
from mha_desktop.qt.figures.options import DEFAULT_OPTIONS, FigureOptions, check_options
from mha_desktop.qt.figures.picture import Body, FramedPicture, Surroundings, transparent
from mha_desktop.qt.models.comparison_model import Compared
from mha_desktop.qt.theme import Theme


@dataclass(frozen=True, eq=False)
class Shot:
    """What pictures are made of.

    Attributes
    ----------
    result : HeadWeights
    view : ViewState
        Colour map and range, stage, pin and so on.
    options : FigureOptions
    """

    result: HeadWeights
    view: ViewState
    options: FigureOptions = DEFAULT_OPTIONS

    @property
    def theme(self) -> Theme:
        """The colours of the picture, without a ground if that is wanted."""
        colours = self.options.colours
        return transparent(colours) if self.options.transparent else colours

    @property
    def shown_view(self) -> ViewState:
        """The view with the colour map that the theme has ink for."""
        return msgspec.structs.replace(
            self.view, colour_map=self.options.colour_map(self.view.colour_map)
        )

    @property
    def session(self) -> Session | None:
        """The state that the picture shows, with nothing of what the pointer is on.

        None for weights out of a file, which no state of the lab computes.
        """
        if isinstance(self.result, WeightsResult):
            return None
        still = msgspec.structs.replace(self.view, hovered_head=None, cell=None)
        return Session(self.result.state, still)


def grid_picture(shot: Shot, *, shape: float = SCREEN_SHAPE) -> FramedPicture:
    """Return the picture of all chosen heads; of a contact sheet, on one page.

    Parameters
    ----------
    shot : Shot
    shape : float
        Height of the room for the heads as a part of its width.

    Raises
    ------
    ExportError
        If the options choose what there is not; the text names the nearest that works.
    """
    whole = Shot(shot.result, shot.view, msgspec.structs.replace(shot.options, per_page=None))
    return contact_sheet(whole, shape=shape)[0]


def contact_sheet(shot: Shot, *, shape: float = SCREEN_SHAPE) -> tuple[FramedPicture, ...]:
    """Return pages of `options.per_page` heads each, all with the same colours for the same weight.

    The parameters and errors are `grid_picture`'s.
    """
    result, options = shot.result, shot.options
    check_options(options, result.state.n_heads)
    figure = grid_figure(result, shot.shown_view, shot.theme, title=_title(shot))
    pages = sheets(chosen_heads(result, options), options.per_page)
    return tuple(
        framed(
            shot,
            GridBody(with_heads(figure, heads), options.columns, options.colour_bar, shape),
            replace(_heading(shot, figure), subtitle=_subtitle(shot, figure, number, len(pages))),
        )
        for number, heads in enumerate(pages)
    )


def head_picture(shot: Shot, head: int, arcs: ArcsChoice = DEFAULT_ARCS) -> FramedPicture:
    """Return the picture of one head, with its arcs if the options say so.

    Parameters
    ----------
    shot : Shot
    head : int
        Counted from 0.
    arcs : ArcsChoice
        Which weights have a curve.

    Raises
    ------
    ExportError
        If arcs are wanted of anything but weights, or an option is out of bounds.
    NoPictureError
        If the mean of no heads is wanted.
    """
    options = shot.options
    check_options(options, shot.result.state.n_heads)
    figure = head_figure(shot.result, shot.shown_view, shot.theme, head, title=_title(shot))
    body: Body = HeadBody(figure, options.colour_bar)
    if options.arcs:
        if figure.signed:
            raise ExportError("arcs show weights; nearest: choose the stage of the weights")
        body = ArcsBody(HeadBody(figure, options.colour_bar), arcs)
    return framed(shot, body, _heading(shot, figure))


def comparison_picture(
    shot: Shot, compared: Compared, names: tuple[str, str] = ("", "")
) -> FramedPicture:
    """Return the picture of a snapshot (A), the present result (B), and B − A.

    Parameters
    ----------
    shot : Shot
        Its result is B; the heading warns of a deliberate mistake of either.
    compared : Compared
    names : (str, str)
        What A and B are called; where that is empty, what they are is written.

    Raises
    ------
    ExportError
        If neither has tokens, or an option is out of bounds.
    """
    if compared.a is None and compared.b is None:
        raise ExportError("neither sentence has words to compare; type one")
    check_options(shot.options, shot.result.state.n_heads)
    view = shot.shown_view
    look = ComparisonLook(
        shot.theme,
        view.colour_map,
        view.colour_range,
        view.selected_head,
        answers_hidden=view.answers_hidden,
    )
    body = ComparisonBody(
        ComparisonFigures(compared),
        look,
        (_name(names[0], compared.a), _name(names[1], compared.b)),
        shot.options.colour_bar,
    )
    title = _title(shot)
    heading = Heading(
        default_title(shot.result) if title is None else title, warning=_warning(compared)
    )
    return framed(shot, body, heading)


def _warning(compared: Compared) -> str:
    """Return what is deliberately wrong, and of which side if not of both."""
    a, b = ("" if side is None else warning_of(side.state) for side in (compared.a, compared.b))
    if a == b:
        return a
    return " · ".join(f"{side}: {text}" for side, text in (("A", a), ("B", b)) if text)


def _name(name: str, side: LabResult | None) -> str:
    """Return the name of a side, or what it is."""
    return displayable(name) or ("" if side is None else setting_text(side.state))


def framed(shot: Shot, body: Body, heading: Heading) -> FramedPicture:
    """Return any body with heading, caption and state, as the options want them."""
    caption = caption_text(shot.result) if shot.options.caption else ""
    around = Surroundings(shot.theme, heading, caption, shot.options.text_scale)
    return FramedPicture(body, around, shot.session)


def _title(shot: Shot) -> str | None:
    title = shot.options.title
    return None if title is None else displayable(title)


def _heading(shot: Shot, figure: Figure) -> Heading:
    """Return the heading; where there is a caption, it says what the subtitle would."""
    subtitle = "" if shot.options.caption else figure.subtitle
    return Heading(figure.title, subtitle, figure.warning)


def _subtitle(shot: Shot, figure: Figure, page: int, pages: int) -> str:
    text = _heading(shot, figure).subtitle
    if pages == 1:
        return text
    template = QCoreApplication.translate("Figure", "page {page} of {pages}")
    return " · ".join(filter(None, (text, template.format(page=page + 1, pages=pages))))
