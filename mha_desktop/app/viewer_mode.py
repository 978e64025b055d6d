"""What the window offers while weights out of a file are on show, and what it withholds."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QWidget

from mha_desktop.app.panel_set import PanelSet
from mha_desktop.app.weights_viewer import WeightsViewer
from mha_desktop.lab.results import WEIGHTS_VIEWS
from mha_desktop.lab.state import ImportedWeights, LabState
from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.panels.controls.withheld import Withheld
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.viewer_texts import not_known
from mha_desktop.qt.wording import source_text

# They change or need what is not known.
_WITHHELD_ACTIONS = (
    "wordTokensAction", "characterTokensAction", "muteHeadAction", "soloHeadAction",
    "resetMixAction", "multiHeadAction", "multiQueryAction", "mistakesAction",
    "numpyProgramAction", "torchProgramAction",
)  # fmt: skip


class ViewerMode(QObject):
    """Follows the source of the lab: bar, tabs, docks, top bar and actions.

    Parameters
    ----------
    store : LabStore
    panels : PanelSet
    viewer : WeightsViewer
        Where the bar's gestures go.
    docks : sequence of QDockWidget
        Those about more than weights.
    headers : sequence of QWidget
        Parts of them that stand elsewhere, and have numbers in them.
    actions : mapping of str to QAction
    """

    def __init__(
        self,
        store: LabStore,
        panels: PanelSet,
        viewer: WeightsViewer,
        docks: Sequence[QDockWidget],
        headers: Sequence[QWidget],
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store, self._panels = store, panels
        self._sheets = [Withheld(dock.widget()) for dock in docks]
        self._headers = headers
        views = [f"{name}ViewAction" for name in self._views()]
        self._actions = [actions[name] for name in (*_WITHHELD_ACTIONS, *views)]
        self._on = False
        bar = panels.views.central.viewer_bar
        bar.layer_chosen.connect(viewer.show_layer)
        bar.leave_requested.connect(viewer.leave)
        store.state_changed.connect(self._follow_state)
        store.result_changed.connect(self._follow_weights)
        self._follow_state(store.state)
        self._follow_weights()

    def _views(self) -> list[str]:
        return [name for name in self._panels.views.central.names if name not in WEIGHTS_VIEWS]

    @Slot(object)
    def _follow_state(self, state: LabState) -> None:
        source = state.source
        if isinstance(source, ImportedWeights):
            self._panels.views.central.viewer_bar.show_file(source_text(source))
        if isinstance(source, ImportedWeights) != self._on:
            self._on = not self._on
            self._switch()

    @Slot()
    def _follow_weights(self) -> None:
        weights = self._store.weights
        if isinstance(weights, WeightsResult):
            self._panels.views.central.viewer_bar.show_weights(weights)
            self._panels.top_bar.show_viewed(weights.state.sentence, not_known())

    def _switch(self) -> None:
        reason = not_known() if self._on else ""
        central = self._panels.views.central
        central.viewer_bar.setVisible(self._on)
        central.withhold(self._views(), reason)
        for sheet in self._sheets:
            sheet.show_reason(reason)
        for header in self._headers:
            header.setHidden(self._on)
        for action in self._actions:
            action.setDisabled(self._on)
        if self._on:
            self._panels.top_bar.show_viewed("", reason)
        else:
            self._panels.top_bar.end_viewing(self._store.state)
