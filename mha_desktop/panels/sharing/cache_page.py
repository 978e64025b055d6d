"""The KV cache page: how much memory keys and values of past tokens take."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.side_by_side import SideBySide, scrolled
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.sharing.cache_choices import CacheChoices
from mha_desktop.panels.sharing.cache_result import CacheResult
from mha_desktop.qt.models.cache_model import CacheModel
from mha_desktop.qt.theme import Theme


class CachePage(QWidget):
    """Choices, and beside them the size.

    Parameters
    ----------
    model : CacheModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    load_requested(object, str)
        Fields of a `LabState` like the model on show, and the text of that step.
    """

    load_requested = Signal(object, str)

    def __init__(self, model: CacheModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("cachePage")
        self._model = model
        self.choices = CacheChoices(model)
        self.result = CacheResult(model, theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolled(SideBySide(self.choices, self.result)))
        self.choices.load_requested.connect(self.load_requested)
        model.changed.connect(WhenShown(self, self._refresh).change)

    def show_state(self, state: LabState) -> None:
        """Take the heads of a legal state for "this lab"."""
        self._model.show_state(state)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.result.set_theme(theme)

    def _refresh(self) -> None:
        self.choices.refresh()
        self.result.refresh()
