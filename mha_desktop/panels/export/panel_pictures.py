"""Panels as pictures: made anew for a picture's own theme and size, painted once, recorded."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QVBoxLayout, QWidget

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.grouping.grouping_editor import GroupingEditor
from mha_desktop.panels.grouping.lanes_view import LanesView
from mha_desktop.panels.mixer.mixer_panel import MixerPanel
from mha_desktop.panels.mixer.strip_geometry import STRIP_WIDTH
from mha_desktop.panels.pipeline.pipeline_view import PipelineView
from mha_desktop.panels.style_sheet import BODY_POINTS, style_sheet
from mha_desktop.qt.figures.exported_views import PanelView
from mha_desktop.qt.figures.options import FigureOptions, check_options
from mha_desktop.qt.figures.picture import transparent
from mha_desktop.qt.figures.recorded import RecordedBody, recorded
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.pipeline_model import PipelineAt, PipelineModel
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.worker import ImmediateExecutor

_START = PipelineAt()
# Parts that scroll may need more room for what they lean on; two rounds are enough.
_ROUNDS = 3
_PADDING = 16
# The picture paints the ground; and nothing in it can be opened.
_STILL = """
*[ground], QAbstractScrollArea, QScrollArea > QWidget { background: transparent; }
QComboBox { background: transparent; border: none; }
QComboBox::drop-down, QComboBox::down-arrow { image: none; border: none; }
"""


@dataclass(frozen=True, eq=False)
class PanelShot:
    """What a panel shows.

    Attributes
    ----------
    result : LabResult
    view : ViewState
    options : FigureOptions
        Theme and size of text.
    at : PipelineAt
        Step and cell of the pipeline.
    """

    result: LabResult
    view: ViewState
    options: FigureOptions
    at: PipelineAt = _START

    @property
    def theme(self) -> Theme:
        """The colours without the ground, which the picture paints."""
        return transparent(self.options.colours)

    @property
    def shown_view(self) -> ViewState:
        """The view with the colour map that the theme has ink for."""
        colour_map = self.options.colour_map(self.view.colour_map)
        return msgspec.structs.replace(self.view, colour_map=colour_map)


def recorded_panel(panel: PanelView, shot: PanelShot) -> RecordedBody:
    """Return a panel as it would be painted with all of its content in sight.

    Call it on the thread of the application.

    Raises
    ------
    ExportError
        If the size of the text is out of bounds.
    """
    sheet = _Sheet(shot)
    try:
        widget, size = _MAKERS[panel](shot)
        return sheet.record(widget, size * max(shot.options.text_scale, 1.0))
    finally:
        sheet.close()
        sheet.deleteLater()


class _Sheet(QWidget):
    """Dresses a panel in the picture's theme, away from the screen."""

    def __init__(self, shot: PanelShot) -> None:
        super().__init__()
        check_options(shot.options, shot.result.state.n_heads)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setStyleSheet(_dress(shot.options))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def record(self, panel: QWidget, size: QSize) -> RecordedBody:
        """Record a panel that begins at a size and grows until nothing has to scroll."""
        self._column.addWidget(panel)
        for area in panel.findChildren(QScrollArea):
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.resize(size.expandedTo(panel.minimumSizeHint()))
        self.show()
        for _ in range(_ROUNDS):
            _arrange()
            missing = _hidden(panel)
            if missing.isNull():
                break
            self.resize(self.size() + missing)
        flag = QWidget.RenderFlag.DrawChildren
        return recorded(
            lambda painter: self.render(painter, QPoint(), QRegion(), flag), self.size()
        )


def _dress(options: FigureOptions) -> str:
    """Return the sheet of a theme; pictures of controls are those of the light one on paper."""
    theme = options.colours
    if theme.name == "greyscale":
        theme = replace(theme, name="light")
    points = BODY_POINTS * options.text_scale
    return f"* {{ font-size: {points:g}pt; color: {theme.text.name()}; }}" + (
        style_sheet(theme, options.text_scale) + _STILL
    )


def _arrange() -> None:
    """Let layouts settle, and nothing else happen."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def _hidden(panel: QWidget) -> QSize:
    """Return how much of the content is out of sight, across and down."""
    areas = [one for one in _scrolling(panel) if one.isVisible()]
    across = max((area.horizontalScrollBar().maximum() for area in areas), default=0)
    down = max((area.verticalScrollBar().maximum() for area in areas), default=0)
    return QSize(across, down)


def _scrolling(panel: QWidget) -> list[QAbstractScrollArea]:
    areas = panel.findChildren(QAbstractScrollArea)
    return [panel, *areas] if isinstance(panel, QAbstractScrollArea) else areas


def _pipeline(shot: PanelShot) -> tuple[QWidget, QSize]:
    heads = HeadsModel()
    heads.hide_answers(shot.view.answers_hidden)
    heads.update(shot.result)
    model = PipelineModel(executor=ImmediateExecutor)
    model.update(shot.result)
    view = PipelineView(model, heads, shot.theme)
    for model_of_view in (heads, model):
        model_of_view.setParent(view)
    view.show_view(shot.shown_view)
    model.look_at(replace(shot.at, place=replace(shot.at.place, head=shot.view.selected_head)))
    view.bar.controls.hide()
    return view, QSize(1440, 640)


def _mixing(shot: PanelShot) -> tuple[QWidget, QSize]:
    model = ContributionsModel()
    model.update(shot.result)
    model.set_view(shot.view.strip_order, shot.view.token)
    panel = MixerPanel(model, shot.theme)
    model.setParent(panel)
    is_plain = shot.view.strip_order == "index" and shot.view.token is None
    panel.choices.setVisible(not is_plain)
    for button in (panel.reset_button, panel.open_button):
        button.hide()
    panel.set_selected(-1)
    strips = shot.result.state.n_heads * STRIP_WIDTH + 2 * _PADDING
    return panel, QSize(max(panel.sizeHint().width(), strips), 640)


def _grouping(shot: PanelShot) -> tuple[QWidget, QSize]:
    model = GroupsModel()
    model.update(shot.result)
    editor = GroupingEditor(model, shot.theme)
    model.setParent(editor)
    editor.header_widget().hide()
    editor.hint.hide()
    for lanes in editor.findChildren(LanesView):
        lanes.selection.pick_all((), 0)
    return editor, QSize(1120, 176)


_MAKERS: dict[PanelView, Callable[[PanelShot], tuple[QWidget, QSize]]] = {
    "pipeline": _pipeline,
    "mixing": _mixing,
    "grouping": _grouping,
}
