"""A Compare view, wired to a store as the window wires it, with everything computed at once."""

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from mha_desktop.lab.comparison import Comparison
from mha_desktop.lab.notes import Note
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, Snapshot
from mha_desktop.panels.compare.compare_grid import CompareGrid
from mha_desktop.panels.compare.compare_view import CompareView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.comparison_model import ComparisonModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

SMALL = LabState(sentence="The tired cat sat", d_model=64)
WIDE, NARROW = (1175, 690), (780, 520)
LEFT = Qt.MouseButton.LeftButton


class CompareBench:
    """The store, the model and the view."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = WIDE, state: LabState = SMALL) -> None:
        self.qtbot = qtbot
        self.store = LabStore(state, executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.model = ComparisonModel(executor=ImmediateExecutor)
        self.view = CompareView(self.model, LIGHT)
        self.refusals: list[Note] = []
        self.cells: list[object] = []
        self._wire()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.show()
        qtbot.waitExposed(self.view)
        QApplication.processEvents()

    def _wire(self) -> None:
        view, intents, store = self.view, self.intents, self.store
        view.snapshot_chosen.connect(intents.set_snapshot)
        view.live_named.connect(intents.name_live)
        view.state_requested.connect(intents.load_state)
        view.head_selected.connect(intents.select_head)
        view.cell_hovered.connect(intents.point_at_cell)
        view.cell_hovered.connect(self.cells.append)
        view.refused.connect(self.refusals.append)
        store.state_changed.connect(view.show_state)
        store.view_changed.connect(view.show_view)
        store.result_changed.connect(self.model.update)
        view.show_state(store.state)
        view.show_view(store.view)
        self.model.update(store.result)

    def change(self, **fields: object) -> None:
        """Change the live setting elsewhere in the window."""
        self.store.change("change", **fields)

    def compare_with(self, **fields: object) -> None:
        """Keep the present setting, then change it."""
        self.store.set_view(snapshot=Snapshot("kept", self.store.state))
        self.change(**fields)
        QApplication.processEvents()

    @property
    def snapshot(self) -> Snapshot | None:
        return self.store.view.snapshot

    @property
    def comparison(self) -> Comparison:
        assert self.model.compared is not None
        assert self.model.compared.comparison is not None
        return self.model.compared.comparison

    @property
    def grids(self) -> tuple[CompareGrid, CompareGrid, CompareGrid]:
        a, b, difference = (column.grid for column in self.view.page.pictures.columns)
        return a, b, difference

    def rings(self) -> tuple[object, object, object]:
        """Return the ringed cell of A, B and the difference."""
        a, b, difference = (
            None if grid.picture is None else grid.picture.figure.cell for grid in self.grids
        )
        return a, b, difference

    def read_out(self) -> str:
        return str(self.view.page.reading.reading)

    def click(self, name: str) -> None:
        """Click a visible button by its object name."""
        kinds = (QPushButton, QToolButton)
        found = [b for kind in kinds for b in self.view.findChildren(kind, name) if b.isVisible()]
        assert len(found) == 1, name
        self.qtbot.mouseClick(found[0], LEFT)
        QApplication.processEvents()

    def hover(self, grid: CompareGrid, head: int, query: int, key: int) -> None:
        point = cell_point(grid, head, query, key)
        QTest.mouseMove(grid.viewport(), point + QPoint(1, 0))
        QTest.mouseMove(grid.viewport(), point)


def cell_point(grid: CompareGrid, head: int, query: int, key: int) -> QPoint:
    """Return the middle of a cell."""
    assert grid.grid_layout is not None
    box = grid.grid_layout.cell_rect(head, query, key)
    return QPoint(box.x + box.width // 2, box.y + box.height // 2)


def state_with(**fields: object) -> LabState:
    """Return a small legal setting."""
    return resolve(msgspec.structs.replace(SMALL, **fields)).state
