"""From what the window shows to pictures: prepared on its thread, made on any."""

from collections.abc import Callable

import msgspec
from PySide6.QtWidgets import QWidget

from mha_desktop.lab.figure_choices import ExportView
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.results import Result
from mha_desktop.lab.state import View
from mha_desktop.panels.export.export_choice import ExportChoice, Subject
from mha_desktop.panels.export.panel_pictures import PanelShot, recorded_panel
from mha_desktop.panels.pipeline.pipeline_view import PipelineView
from mha_desktop.qt.figures.export_limits import ExportError
from mha_desktop.qt.figures.exported_views import PANEL_VIEWS, Comparer, PanelView, ViewPictures
from mha_desktop.qt.figures.picture import Body, FramedPicture
from mha_desktop.qt.figures.view_figures import Shot
from mha_desktop.qt.models.head_roles import HeadRoles, HiddenRoles
from mha_desktop.qt.models.head_text import head_title
from mha_desktop.qt.models.pipeline_model import PipelineAt
from mha_desktop.qt.store import LabStore

Cancelled = Callable[[], bool]
MakePictures = Callable[[Cancelled], tuple[FramedPicture, ...]]

_OF_VIEWS: dict[View, ExportView] = {
    "heads": "grid",
    "head": "head",
    "pipeline": "pipeline",
    "compare": "comparison",
    "mixing": "mixing",
    "sharing": "grouping",
}


class PictureMaker:
    """Knows the window's lab, and the view in front.

    Parameters
    ----------
    store : LabStore
    window : QWidget
        Where the Pipeline view lies, if it was opened.
    """

    def __init__(self, store: LabStore, window: QWidget) -> None:
        self._store = store
        self._window = window
        self._comparer = Comparer()
        self._recorded: tuple[tuple[object, ...], Body] | None = None

    def view_in_front(self, subject: Subject) -> ExportView:
        """Return what the window shows; the grid if that cannot be exported."""
        view = _OF_VIEWS[self._store.view.view]
        return view if subject.offers(view) else "grid"

    def subject(self, result: Result) -> Subject:
        """Return what there is to export."""
        view = self._store.view
        # Measuring what every head does takes longer than a dialog may.
        kind = HiddenRoles if view.answers_hidden or result.state.n_heads > 32 else HeadRoles
        roles = kind(result)
        titles = tuple(head_title(head, roles[head]) for head in range(result.state.n_heads))
        return Subject(
            result.state.sentence,
            titles,
            computed=isinstance(result, LabResult),
            averaged=view.averaged,
            has_snapshot=view.snapshot is not None,
        )

    @property
    def at(self) -> PipelineAt:
        """What the Pipeline view shows, or would show first."""
        view = self._window.findChild(PipelineView)
        return PipelineAt() if view is None else view.at

    def shot(self, result: Result, choice: ExportChoice) -> Shot:
        """Return what pictures of a choice are made of."""
        return Shot(result, self._store.view, choice.options)

    def pictures(self, result: Result, choice: ExportChoice) -> MakePictures:
        """Return what makes the pictures of a choice, on any thread.

        Raises
        ------
        ExportError
            If the view has nothing to show.
        """
        body = self._body(result, choice) if choice.view in PANEL_VIEWS else None
        shot = self.shot(result, choice)
        view = ViewPictures(choice.view, choice.head, self._comparer, body, shape=choice.file.shape)
        return lambda cancelled: view.of(shot, cancelled)

    def _body(self, result: Result, choice: ExportChoice) -> Body:
        """Record a panel, unless it was the last one that was."""
        if not isinstance(result, LabResult):
            raise ExportError("weights that were read from a file have no such picture")
        view = msgspec.structs.replace(self._store.view, selected_head=choice.head)
        at = PipelineAt(choice.step, self.at.part, self.at.place)
        shot = PanelShot(result, view, choice.options, at)
        key = (choice.view, result, view, at, choice.options.theme, choice.options.text_scale)
        if self._recorded is None or self._recorded[0] != key:
            self._recorded = key, recorded_panel(_panel(choice.view), shot)
        return self._recorded[1]

    def batch_view(self, choice: ExportChoice, view: ExportView) -> ViewPictures:
        """Return one of the views that need no recording, for other sentences."""
        return ViewPictures(view, choice.head, self._comparer, shape=choice.file.shape)


def _panel(view: ExportView) -> PanelView:
    return next(panel for panel in PANEL_VIEWS if panel == view)
