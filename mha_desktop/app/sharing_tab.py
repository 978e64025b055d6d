"""The Sharing view with its model: what it is made of, and where its gestures go."""

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.panels.sharing.sharing_view import SharingView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme


class SharingTab(QObject):
    """Owns what stands behind the Sharing view.

    Signals
    -------
    failed(object)
        An exception out of a computation, which should not happen.
    """

    failed = Signal(object)

    def __init__(self, intents: Intents, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._model = SharingModel(self)
        self.view = SharingView(self._model, theme)
        self._model.failed.connect(self.failed)
        self.view.load_requested.connect(intents.load_sizes)
        self.view.head_selected.connect(intents.select_head)

    def update(self, result: LabResult | None) -> None:
        """Show other numbers."""
        self._model.update(result)

    def shut_down(self) -> None:
        """Stop what is being computed."""
        self._model.shut_down()
