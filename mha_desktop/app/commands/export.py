"""``mha-desktop export``: pictures of any view, with or without a display."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication

from mha_desktop.app.arguments import UsageError
from mha_desktop.app.batch import (
    Batch,
    BatchItem,
    BatchStoppedError,
    head_items,
    sentence_items,
)
from mha_desktop.app.commands.export_checks import check_idle, check_ways_out
from mha_desktop.app.commands.offscreen import gui_application, widgets_application
from mha_desktop.app.commands.spoken_language import speaking
from mha_desktop.app.output import (
    OutputError,
    check_different,
    check_kind,
    naming,
    output_path,
)
from mha_desktop.app.requests import Request, computed
from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.figure_choices import ExportView, FileFormat
from mha_desktop.lab.file_names import FreeNames
from mha_desktop.lab.head_list import heads_from
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.results import Result
from mha_desktop.lab.sentence_lists import sentences_in
from mha_desktop.lab.state import ViewState
from mha_desktop.qt.figures.exported_views import PANEL_VIEWS, Comparer, ViewPictures
from mha_desktop.qt.figures.file_choice import FileChoice, WidthUnit
from mha_desktop.qt.figures.options import FigureOptions, check_options
from mha_desktop.qt.figures.picture import Body
from mha_desktop.qt.figures.picture_files import write_pictures
from mha_desktop.qt.figures.view_figures import Shot

_HEADS_A_PAGE = 8
Say = Callable[[object], None]


def export(options: argparse.Namespace, request: Request, say: Say, remark: Say) -> bool:
    """Write the pictures, and say the name of each file once it is complete.

    Parameters
    ----------
    options : argparse.Namespace
    request : Request
    say, remark : callable
        Take a line for the standard output, and for the standard error.

    Returns
    -------
    bool
        Whether all pictures were written: those that could not be made were remarked on.

    Raises
    ------
    UsageError, ExportError, LabError
        If there is no such picture; nothing is written.
    OutputError
        If a file cannot be written; what was there before stays as it is.
    """
    check_ways_out(options)
    view = _view(options)
    check_idle(options, view)
    run = _Export(options, request, view)
    with speaking(getattr(options, "language", None)):
        if hasattr(options, "out_dir"):
            return run.into_folder(say, remark)
        run.into_files(say)
    return True


def _view(options: argparse.Namespace) -> ExportView:
    """Return the view asked for: one head if one is named, or if each gets a picture."""
    of_heads = hasattr(options, "out_dir") and not _is_of_sentences(options)
    default: ExportView = "head" if hasattr(options, "head") or of_heads else "grid"
    view: ExportView = getattr(options, "view", default)
    if of_heads and view != "head":
        raise UsageError("--out-dir without --sentences or --examples is for --view head")
    return view


def _is_of_sentences(options: argparse.Namespace) -> bool:
    return hasattr(options, "sentences") or hasattr(options, "examples")


class _Export:
    """One run of the command, whose options go together."""

    def __init__(self, options: argparse.Namespace, request: Request, view: ExportView) -> None:
        self._options, self._request, self._shown = options, request, view
        self._result = computed(request)
        self._view = _looked_at(options, request, self._result)
        self._figure = _figure_options(options, self._result, view)
        self._application = _application(view)

    def into_files(self, say: Say) -> None:
        files = [self._file(name) for name in self._options.out]
        check_different([path for path, _ in files])
        body = self._body()
        shot = Shot(self._result, self._view, self._figure)
        for path, choice in files:
            with naming(path):
                for written in write_pictures(self._pictures(choice, body).of(shot), path, choice):
                    say(written)

    def into_folder(self, say: Say, remark: Say) -> bool:
        choice = _file_choice(self._options, self._format(""))
        items = self._items(choice)

        def progress(_done: int, _total: int, files: Sequence[Path]) -> None:
            for file in files:
                say(file)

        # What an earlier run wrote is written again, as with --out.
        names = FreeNames(Path.is_dir)
        batch = Batch(Path(self._options.out_dir), choice, names, progress=progress)
        try:
            report = batch.write(items)
        except BatchStoppedError as error:
            raise OutputError(str(error)) from error
        for note in report.notes:
            remark(note)
        return report.done == report.total

    def _items(self, choice: FileChoice) -> tuple[BatchItem, ...]:
        if not _is_of_sentences(self._options):
            heads = self._figure.heads
            every = range(self._result.state.n_heads) if heads is None else heads
            return head_items(Shot(self._result, self._view, self._figure), every)
        sentences = EXAMPLE_SENTENCES
        if hasattr(self._options, "sentences"):
            path = Path(self._options.sentences)
            try:
                sentences = sentences_in(path)
            except OSError as error:
                reason = error.strerror or str(error)
                raise UsageError(f"{path} cannot be opened: {reason}") from error
        pictures = self._pictures(choice, None)
        return sentence_items(self._request.state, self._view, self._figure, pictures, sentences)

    def _pictures(self, choice: FileChoice, body: Body | None) -> ViewPictures:
        head = self._view.selected_head
        return ViewPictures(self._shown, head, Comparer(), body, shape=choice.shape)

    def _file(self, name: str) -> tuple[Path, FileChoice]:
        if not hasattr(self._options, "format"):
            check_kind(name, (".png", ".svg", ".pdf"))
        kind = self._format(name)
        return output_path(name, f".{kind}"), _file_choice(self._options, kind)

    def _format(self, name: str) -> FileFormat:
        kinds: dict[str, FileFormat] = {".svg": "svg", ".pdf": "pdf"}
        kind: FileFormat = getattr(
            self._options, "format", kinds.get(Path(name).suffix.lower(), "png")
        )
        return kind

    def _body(self) -> Body | None:
        """Record the panel, if that is what is shown."""
        panel = next((panel for panel in PANEL_VIEWS if panel == self._shown), None)
        if panel is None:
            return None
        from mha_desktop.panels.export.panel_pictures import PanelShot, recorded_panel
        from mha_desktop.qt.models.pipeline_model import PipelineAt

        if not isinstance(self._result, LabResult):
            raise UsageError(f"--view {panel} has nothing to show of weights from a file")
        at = replace(PipelineAt(), step=getattr(self._options, "step", "scores"))
        return recorded_panel(panel, PanelShot(self._result, self._view, self._figure, at))


def _application(view: ExportView) -> QCoreApplication:
    return widgets_application() if view in PANEL_VIEWS else gui_application()


def _looked_at(options: argparse.Namespace, request: Request, result: Result) -> ViewState:
    """Return the view of the session, or the usual one, with the head that was asked for."""
    head, n_heads = getattr(options, "head", None), result.state.n_heads
    if head is None:
        chosen = min(request.view.selected_head, n_heads - 1)
        return msgspec.structs.replace(request.view, selected_head=chosen)
    if not 1 <= head <= n_heads:
        nearest = min(max(head, 1), n_heads)
        raise UsageError(f"there is no head {head} of {n_heads}; nearest: {nearest}")
    return msgspec.structs.replace(request.view, selected_head=head - 1, averaged=False)


def _figure_options(options: argparse.Namespace, result: Result, view: ExportView) -> FigureOptions:
    given, n_heads = vars(options), result.state.n_heads
    names = ("title", "caption", "colour_bar", "text_scale", "transparent", "columns", "order")
    fields = {name: given[name] for name in (*names, "arcs") if name in given}
    if "theme" in given:
        fields["theme"] = given["theme"].replace("-", "_")
    if "heads_shown" in given:
        fields["heads"] = heads_from(given["heads_shown"], n_heads)
    if view == "sheet":
        fields["per_page"] = given.get("per_page", min(_HEADS_A_PAGE, n_heads))
    figure = FigureOptions(**fields)
    check_options(figure, n_heads)
    return figure


def _file_choice(options: argparse.Namespace, kind: FileFormat) -> FileChoice:
    given = vars(options)
    names = ("width", "cm", "dpi", "page", "landscape")
    fields = {name: given[name] for name in names if name in given}
    unit: WidthUnit = "cm" if "cm" in given else "px"
    return FileChoice(format=kind, unit=unit, with_state=not given.get("no_state", False), **fields)
