"""What every tab of the centre has: a view, and what keeps it up to date."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme


class CentralView(Protocol):
    """What every view can do; it is a widget, too."""

    def show_view(self, view: ViewState) -> None:
        """Show selection, cell, colours and so on."""
        ...

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        ...

    def take_keyboard(self) -> None:
        """Give the keyboard to what the view is about."""
        ...


@dataclass(frozen=True)
class SharedModels:
    """Item models that views share with the docks; whoever made them keeps them up to date."""

    heads: HeadsModel
    weights: WeightsModel
    contributions: ContributionsModel


class ViewTab(QObject):
    """Owns what stands behind a view; most need less than all of this.

    Signals
    -------
    failed(object)
        An exception out of a computation, which should not happen.
    """

    failed = Signal(object)
    view: CentralView

    @property
    def corner(self) -> QWidget | None:
        """What stands beside the tabs while the view is in front."""
        return None

    def show_state(self, state: LabState) -> None:
        """Show a state whose numbers are still to come."""

    def update(self, result: LabResult | None) -> None:
        """Show other numbers; the shared models have them already."""

    def show_weights(self, weights: HeadWeights | None) -> None:
        """Show other weights, which a file may have instead of a forward pass."""

    def show_view(self, view: ViewState) -> None:
        """Show selection, cell, colours and so on."""
        self.view.show_view(view)

    def shut_down(self) -> None:
        """Stop what is being computed."""
