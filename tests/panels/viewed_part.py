"""A part of the Head view on models that are updated as the window updates them."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import LIGHT, Theme

_Part = TypeVar("_Part", bound=QWidget)


class ViewedPart(Generic[_Part]):
    """A part that is on show, and gets back what it pins.

    Parameters
    ----------
    make : callable
        The class of the part.
    view : ViewState
        What it shows at first.
    """

    def __init__(
        self,
        qtbot: QtBot,
        make: Callable[[HeadsModel, WeightsModel, Theme], _Part],
        sentence: str,
        view: ViewState,
        size: tuple[int, int],
    ) -> None:
        self._plain, self.view = LabState(sentence=sentence), view
        self.heads, self.weights = HeadsModel(), WeightsModel()
        self.part = make(self.heads, self.weights, LIGHT)
        self.part.pin_changed.connect(lambda pin: self.show(pin=pin))
        qtbot.addWidget(self.part)
        self.part.resize(*size)
        self.set_state()
        self.show()
        self.part.show()
        qtbot.waitExposed(self.part)

    def set_state(self, **fields: object) -> None:
        """Compute a state, and hand the result to the models."""
        state = msgspec.structs.replace(self._plain, **fields)
        result = Laboratory().evaluate(resolve(state).state)
        self.heads.update(result)
        self.weights.update(result)

    def show(self, **fields: object) -> None:
        """Change the view."""
        self.view = msgspec.structs.replace(self.view, **fields)
        self.part.show_view(self.view)
