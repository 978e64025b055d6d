"""A mixing desk on a real store: every intent changes the state, every result comes back."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.panels.mixer.mixer_panel import MixerPanel
from mha_desktop.panels.mixer.strip_geometry import Part
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

KEY = Qt.Key


def lab_state(heads: int = 8, **fields: object) -> LabState:
    """Return a small state with plain gains."""
    plain: dict[str, object] = {
        "sentence": "Dog bites man",
        "d_model": 128,
        "n_heads": heads,
        "kv_head_of": tuple(range(heads)),
        "gains": (1.0,) * heads,
        "muted": (False,) * heads,
        "soloed": (False,) * heads,
    }
    return LabState(**(plain | fields))


class Bench:
    """The desk, its store, and what it asked for besides changes of the state."""

    def __init__(self, qtbot: QtBot, state: LabState) -> None:
        self.store = LabStore(state, executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.model = ContributionsModel()
        self.panel = MixerPanel(self.model, LIGHT)
        self.selected: list[int] = []
        self.hovered: list[int] = []
        self._connect()
        qtbot.addWidget(self.panel)
        self.panel.resize(336, 790)
        self.panel.show()
        qtbot.waitExposed(self.panel)

    def _connect(self) -> None:
        panel, intents = self.panel, self.intents
        self.store.result_changed.connect(self.model.update)
        self.model.update(self.store.result)
        panel.gain_moved.connect(intents.drag_gain)
        panel.gain_released.connect(self.store.end_gesture)
        panel.mute_toggled.connect(intents.toggle_mute)
        panel.solo_toggled.connect(intents.toggle_solo)
        panel.gains_reset.connect(intents.reset_mix)
        panel.head_selected.connect(self.selected.append)
        panel.head_hovered.connect(self.hovered.append)

    @property
    def gains(self) -> tuple[float, ...]:
        return self.store.state.gains

    @property
    def steps(self) -> int:
        """Undo steps so far."""
        return self.store.undo_stack.count()

    def place(self, head: int, part: Part) -> QPoint:
        """Middle of a part of a strip (heads counted from 0), in the viewport."""
        return self.panel.strips.part_rect(head, part).center().toPoint()

    def handle(self, head: int) -> QPoint:
        """Middle of the handle of a fader, in the viewport."""
        return self.panel.strips.handle_rect(head).center().toPoint()

    def click(self, head: int, part: Part) -> None:
        QTest.mouseClick(self._viewport, Qt.MouseButton.LeftButton, pos=self.place(head, part))

    def double_click(self, place: QPoint) -> None:
        """Send what a window system sends: QTest's own double click has no other clicks in it."""
        QTest.mouseClick(self._viewport, Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(self._viewport, Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseRelease(self._viewport, Qt.MouseButton.LeftButton, pos=place)

    def drag(self, head: int, *heights: int) -> None:
        """Take the handle of a fader, move it by these heights in turn, and let go."""
        with self.held(head) as start:
            for height in heights:
                self.move(start + QPoint(0, height))

    @contextmanager
    def held(self, head: int) -> Iterator[QPoint]:
        """Hold the handle of a fader."""
        start = self.handle(head)
        QTest.mousePress(self._viewport, Qt.MouseButton.LeftButton, pos=start)
        yield start
        QTest.mouseRelease(self._viewport, Qt.MouseButton.LeftButton, pos=start)

    def move(self, place: QPoint) -> None:
        QTest.mouseMove(self._viewport, place)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.panel.strips, key)

    @property
    def _viewport(self) -> QWidget:
        return self.panel.strips.viewport()
