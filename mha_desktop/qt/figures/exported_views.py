"""Which views can be exported, and the pictures of each."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Literal

from mha_desktop.lab.figure_choices import ExportView
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import LabState
from mha_desktop.qt.figures.export_limits import ExportError
from mha_desktop.qt.figures.figures_from_result import default_title, warning_of
from mha_desktop.qt.figures.file_choice import SCREEN_SHAPE
from mha_desktop.qt.figures.heading import Heading
from mha_desktop.qt.figures.options import check_options
from mha_desktop.qt.figures.picture import Body, FramedPicture
from mha_desktop.qt.figures.view_figures import (
    Shot,
    comparison_picture,
    contact_sheet,
    framed,
    grid_picture,
    head_picture,
)
from mha_desktop.qt.models.comparison_model import Compared, compared_with

PanelView = Literal["pipeline", "mixing", "grouping"]
PANEL_VIEWS: tuple[PanelView, ...] = ("pipeline", "mixing", "grouping")
"""Those that are painted by widgets, and recorded before."""

Cancelled = Callable[[], bool]


class Comparer:
    """Compares the snapshot of a view with a result, once, whichever thread asks."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._laboratory = Laboratory()
        self._kept: tuple[LabState, LabResult, Compared] | None = None

    def compared(self, shot: Shot, cancelled: Cancelled) -> Compared:
        """Return the comparison of a shot's snapshot with its result.

        Raises
        ------
        ExportError
            If there is no snapshot, or the result was not computed.
        """
        snapshot, result = shot.view.snapshot, shot.result
        if snapshot is None:
            raise ExportError("there is nothing to compare with; keep a setting in Compare first")
        if not isinstance(result, LabResult):
            raise ExportError("weights that were read from a file cannot be compared")
        with self._lock:
            kept = self._kept
            if kept is None or kept[0] != snapshot.state or kept[1] is not result:
                compared = compared_with(
                    self._laboratory, snapshot.state, result, cancelled, lambda done, total: None
                )
                kept = self._kept = (snapshot.state, result, compared)
            return kept[2]


@dataclass(frozen=True, eq=False)
class ViewPictures:
    """Makes the pictures of one view, on any thread.

    Attributes
    ----------
    view : ExportView
    head : int
        Of the view of one head, counted from 0.
    comparer : Comparer
    body : Body or None
        What was recorded of a view in `PANEL_VIEWS`.
    shape : float
        Height of the room for heads as a part of its width.
    """

    view: ExportView
    head: int
    comparer: Comparer
    body: Body | None = None
    shape: float = SCREEN_SHAPE

    def of(self, shot: Shot, cancelled: Cancelled = lambda: False) -> tuple[FramedPicture, ...]:
        """Return the pages.

        Raises
        ------
        ExportError, NoPictureError
            If the options ask for what there is not.
        Cancelled
            If `cancelled` said so during a comparison.
        """
        match self.view:
            case "grid":
                return (grid_picture(shot, shape=self.shape),)
            case "head":
                return (head_picture(shot, self.head),)
            case "sheet":
                return contact_sheet(shot, shape=self.shape)
            case "comparison":
                return (self._comparison(shot, cancelled),)
            case _:
                assert self.body is not None  # whoever wants a panel has recorded it
                return (panel_picture(shot, self.body),)

    def _comparison(self, shot: Shot, cancelled: Cancelled) -> FramedPicture:
        compared, snapshot = self.comparer.compared(shot, cancelled), shot.view.snapshot
        assert snapshot is not None  # or nothing would have been compared
        return comparison_picture(shot, compared, (snapshot.name, shot.view.live_name))


def panel_picture(shot: Shot, body: Body) -> FramedPicture:
    """Return what a widget painted, with heading, caption and state."""
    check_options(shot.options, shot.result.state.n_heads)
    return framed(shot, body, _heading(shot.result, shot.options.title))


def _heading(result: HeadWeights, title: str | None) -> Heading:
    text = default_title(result) if title is None else title
    return Heading(text, warning=warning_of(result.state))
