"""The Heads and the Head view, wired to models and a view state as the window wires them."""

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.panels.head.map_page import MapPage
from mha_desktop.panels.heads.head_map import HeadMap
from mha_desktop.panels.heads.heads_grid import HeadsGrid
from mha_desktop.panels.heads.picture_view import PictureView
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.panels.heads_view import HeadsView
from mha_desktop.qt.models.cell_model import CellModel
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import LIGHT

SENTENCE = "The tired cat sat on the warm mat"


class Bench:
    """One view whose intents change a `ViewState`, which comes back to the view."""

    def __init__(self, qtbot: QtBot, kind: type[HeadsView] | type[MapPage]) -> None:
        self.heads_model, self.weights_model = HeadsModel(), WeightsModel()
        self.view_state = ViewState()
        self.result: LabResult | None = None
        self.cells: list[object] = []
        self._laboratory, self._state = Laboratory(), LabState(sentence=SENTENCE)
        self.cell_model = CellModel()
        self.view = (
            HeadsView(self.heads_model, self.weights_model, LIGHT)
            if kind is HeadsView
            else MapPage(self.heads_model, self.weights_model, self.cell_model, LIGHT)
        )
        qtbot.addWidget(self.view)
        self.view.head_selected.connect(lambda head: self.set_view(selected_head=head))
        self.view.cell_hovered.connect(self._take_cell)
        self.view.colour_range_chosen.connect(lambda chosen: self.set_view(colour_range=chosen))
        self.view.colour_map_chosen.connect(lambda chosen: self.set_view(colour_map=chosen))
        if isinstance(self.view, MapPage):
            self._connect_map_page(self.view)
        self.set_state()
        self.set_view()
        self.view.resize(1000, 700)
        self.view.show()
        qtbot.waitExposed(self.view)

    def _connect_map_page(self, view: MapPage) -> None:
        for signal, field in (
            (view.stage_chosen, "stage"), (view.pin_changed, "pin"),
            (view.transposed_chosen, "transposed"), (view.averaged_chosen, "averaged"),
            (view.top_two_chosen, "marks_top_two"), (view.entropy_chosen, "shows_entropy"),
        ):  # fmt: skip
            signal.connect(lambda value, field=field: self.set_view(**{field: value}))

    def set_state(self, **fields: object) -> None:
        """Compute another state and give it to the models, as the store's result."""
        self.result = self.evaluated(**fields)
        self.heads_model.update(self.result)
        self.weights_model.update(self.result)
        self.cell_model.update(self.result)

    def evaluated(self, **fields: object) -> LabResult | None:
        """Compute another state."""
        self._state = resolve(msgspec.structs.replace(self._state, **fields)).state
        return self._laboratory.evaluate(self._state)

    def set_view(self, **fields: object) -> None:
        """Look at the lab in another way."""
        self.view_state = msgspec.structs.replace(self.view_state, **fields)
        self.view.show_view(self.view_state)

    def _take_cell(self, cell: object) -> None:
        self.cells.append(cell)
        self.set_view(cell=cell)

    @property
    def grid(self) -> HeadsGrid:
        return part(self.view, HeadsGrid)

    @property
    def map(self) -> HeadMap:
        return part(self.view, HeadMap)

    def weight(self, head: int, query: int, key: int) -> str:
        """Return a weight of the engine as the read-out prints it."""
        assert self.result is not None
        return f"{self.result.trace.weights[head, query, key]:.2f}"

    def read_out(self) -> str:
        """Return what the read-out says."""
        return str(part(self.view, ReadOut).reading)

    def grid_point(self, head: int, query: int, key: int) -> QPoint:
        """Return the middle of a cell of the grid."""
        assert self.grid.grid_layout is not None
        box = self.grid.grid_layout.cell_rect(head, query, key)
        return QPoint(box.x + box.width // 2, box.y + box.height // 2)

    def map_point(self, query: int, key: int) -> QPoint:
        """Return the middle of a cell of the large map; it has to be on show."""
        layout, window = self.map.head_layout, self.map.window_shown
        assert layout is not None
        place = (query - window.first_query, key - window.first_key)
        row, column = place[::-1] if self.view_state.transposed else place
        box = layout.cell_rect(row, column)
        return QPoint(box.x + box.width // 2, box.y + box.height // 2)


def part(view: QWidget, kind: type) -> QWidget:
    """Return the one part of a view that is of this kind."""
    found = view.findChildren(kind)
    assert len(found) == 1, f"{len(found)} of {kind.__name__}"
    return found[0]


def hover(qtbot: QtBot, picture: PictureView, point: QPoint) -> None:
    """Move the pointer to a place of a picture, by way of a place beside it."""
    qtbot.mouseMove(picture.viewport(), point + QPoint(1, 0))
    qtbot.mouseMove(picture.viewport(), point)


def wheel(picture: PictureView, point: QPoint, steps: int) -> None:
    """Turn the wheel over a place of a picture; positive steps turn away from the user."""
    window = picture.window()
    place = picture.viewport().mapTo(window, point)
    QTest.wheelEvent(window.windowHandle(), place, QPoint(0, 120 * steps))
