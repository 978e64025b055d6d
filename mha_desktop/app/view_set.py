"""The views of the centre: which there are, made on demand, and kept up to date."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from mha_desktop.app.tabs.kinds import TAB_KINDS
from mha_desktop.app.tabs.view_tab import CentralView, SharedModels, ViewTab
from mha_desktop.app.views import CentralViews, Tab
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme


class ViewSet(QObject):
    """Makes the views on demand and tells those that are made what to show.

    Parameters
    ----------
    store : LabStore
    intents : Intents
        Where the gestures go.
    models : SharedModels
    theme : Theme
    parent : QObject

    Signals
    -------
    failed(object)
        An exception out of a computation of a view, which should not happen.
    """

    failed = Signal(object)

    def __init__(
        self,
        store: LabStore,
        intents: Intents,
        models: SharedModels,
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._intents = intents
        self._models = models
        self._theme = theme
        self._made: list[ViewTab] = []
        self.central = CentralViews(self._tabs(), theme)
        self.central.view_chosen.connect(intents.show_view)

    def show_state(self, state: LabState) -> None:
        """Show a state whose numbers are still to come."""
        for tab in self._made:
            tab.show_state(state)

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        for tab in self._made:
            tab.update(result)

    def show_weights(self, weights: HeadWeights | None) -> None:
        """Show other weights, computed or read from a file."""
        for tab in self._made:
            tab.show_weights(weights)

    def show_view(self, view: ViewState) -> None:
        """Bring the view in front, and show the selection in all that are made."""
        self.central.show_view(view.view)
        for tab in self._made:
            tab.show_view(view)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme, also in views to come."""
        self._theme = theme
        self.central.messages.set_theme(theme)
        for tab in self._made:
            tab.view.set_theme(theme)

    def shut_down(self) -> None:
        """Stop what the views compute; call it before the window goes."""
        for tab in self._made:
            tab.shut_down()

    def _tabs(self) -> dict[str, Tab]:
        texts = {
            "heads": (self.tr("Heads"), self.tr("One heatmap per head")),
            "head": (self.tr("Head"), self.tr("The selected head, large")),
            "pipeline": (self.tr("Pipeline"), self.tr("The forward pass in ten steps")),
            "compare": (self.tr("Compare"), self.tr("A kept setting beside the live one")),
            "mixing": (self.tr("Mixing"), self.tr("How W_O makes one output")),
            "sharing": (
                self.tr("Sharing"),
                self.tr("What shared keys and values change and save"),
            ),
        }
        return {
            name: Tab(title, f"{tip} (Ctrl+{number})", self._maker(name))
            for number, (name, (title, tip)) in enumerate(texts.items(), start=1)
        }

    def _maker(self, name: str) -> Callable[[], CentralView]:
        def make() -> CentralView:
            kind = TAB_KINDS[name]()
            return self._kept(name, kind(self._models, self._intents, self._theme, self))

        return make

    def _kept(self, name: str, tab: ViewTab) -> CentralView:
        """Remember a tab that was made late: it follows everything from now on."""
        tab.failed.connect(self.failed)
        tab.update(self._store.result)
        tab.show_weights(self._store.weights)
        tab.show_state(self._store.state)
        tab.show_view(self._store.view)
        self._made.append(tab)
        if tab.corner is not None:
            self.central.put_in_corner(name, tab.corner)
        return tab.view
