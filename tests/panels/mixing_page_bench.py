"""The Mixing view on a real store: every intent changes state or view, every result comes back."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.matrix_view import MatrixView
from mha_desktop.panels.mixing.mixing_view import MixingView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

SUM, WHY = 0, 1


class MixingPageBench:
    """The view, its store and its models, wired as the window wires them."""

    def __init__(self, qtbot: QtBot, state: LabState, page: int = SUM) -> None:
        self.store = LabStore(state, executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.contributions = ContributionsModel()
        self.model = MixingModel(self.contributions, executor=ImmediateExecutor)
        self.view = MixingView(self.model, LIGHT)
        self.hovered: list[int] = []
        self._connect()
        qtbot.addWidget(self.view)
        self.view.pages.show_page(page)
        self.view.resize(1176, 700)
        self.view.show()
        qtbot.waitExposed(self.view)

    def _connect(self) -> None:
        view, store, intents = self.view, self.store, self.intents
        for model in (self.contributions, self.model):
            store.result_changed.connect(model.update)
            model.update(store.result)
        store.view_changed.connect(self._show_view)
        view.token_chosen.connect(intents.choose_token)
        view.order_chosen.connect(intents.order_strips)
        view.projection_chosen.connect(intents.set_projection)
        view.head_selected.connect(intents.select_head)
        view.head_hovered.connect(self.hovered.append)

    def _show_view(self) -> None:
        view = self.store.view
        self.contributions.set_view(view.strip_order, view.token)
        self.view.show_view(view)

    def hover(self, matrix: MatrixView, row: int, column: int) -> None:
        """Move the pointer over an entry of a matrix."""
        point = entry_point(matrix, row, column)
        QTest.mouseMove(matrix, point + QPoint(0, 1))
        QTest.mouseMove(matrix, point)


def entry_point(matrix: MatrixView, row: int, column: int) -> QPoint:
    """Return the middle of an entry."""
    rect = matrix.cell_rect(row, column)
    assert rect is not None
    return rect.center().toPoint()
