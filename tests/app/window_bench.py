"""The whole window on a real store, and hands that type, point and drag in it."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.message_bar import MessageBar
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.grouping.lanes import Lanes
from mha_desktop.panels.heads.heads_grid import HeadsGrid
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.panels.mixer.strip_geometry import Part
from mha_desktop.panels.mixer.strips import HeadStrips
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
PLAIN = Qt.KeyboardModifier.NoModifier

_Kind = TypeVar("_Kind", bound=QObject)


class Bench:
    """A window on the screen, with its store.

    Parameters
    ----------
    qtbot : QtBot
    state : LabState, optional
        Where the lab starts.
    settings : Path, optional
        The settings file; without one nothing is remembered.
    recovery : Path, optional
        Where unsaved work is kept; without it closing asks nothing.
    worker : bool
        Whether long work goes to the real worker thread.
    size : (int, int)
        Of the window, in pixels.
    """

    def __init__(
        self,
        qtbot: QtBot,
        state: LabState | None = None,
        *,
        settings: Path | None = None,
        recovery: Path | None = None,
        worker: bool = False,
        size: tuple[int, int] | None = (1440, 900),
    ) -> None:
        self.qtbot = qtbot
        self.usual_font = QApplication.font()
        self.store = LabStore(state, executor=None if worker else ImmediateExecutor())
        self.window = MainWindow(self.store, Settings(settings), recovery)
        self.problems: list[str] = []
        """Exceptions that the window caught and told; a test that wants some takes them out."""
        self.window._problems.offered.connect(lambda line, _: self.problems.append(line))
        qtbot.addWidget(self.window)
        if size is not None:
            self.window.resize(*size)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()

    def close(self) -> None:
        """Close the window as a person does."""
        self.window.close()

    # What is there

    def find(self, kind: type[_Kind], name: str) -> _Kind:
        """Return the visible one of the widgets with this object name, or the only one."""
        found = self.window.findChildren(kind, name)
        shown = [one for one in found if isinstance(one, QWidget) and one.isVisible()]
        [one] = shown or found
        return one

    def part(self, kind: type[_Kind]) -> _Kind:
        """Return the visible part of this kind."""
        [one] = [part for part in self.window.findChildren(kind) if part.isVisible()]
        return one

    @property
    def usual_points(self) -> float:
        """Size of the text before there was a window."""
        return self.usual_font.pointSizeF()

    @property
    def state(self) -> LabState:
        return self.store.state

    @property
    def result(self) -> LabResult:
        assert self.store.result is not None
        return self.store.result

    @property
    def weights(self) -> NDArray:
        return self.result.trace.weights

    @property
    def steps(self) -> int:
        """Undo steps so far."""
        return self.store.undo_stack.count()

    @property
    def sentence(self) -> QLineEdit:
        return self.find(QLineEdit, "sentenceInput")

    @property
    def grid(self) -> HeadsGrid:
        return self.find(HeadsGrid, "headGrid")

    @property
    def messages(self) -> MessageBar:
        return self.window.panels.messages

    @property
    def message(self) -> str:
        """The sentence in the message bar; empty while the bar is hidden."""
        return self.messages.text if self.messages.isVisible() else ""

    def read_out(self) -> str:
        """Return what the read-out of the view in front says."""
        return str(self.part(ReadOut).reading)

    def look(self, head: int, query: int, key: int) -> str:
        """Return how the read-out of a cell begins, with the number of the engine if it shows."""
        tokens = self.result.tokens
        weight = float(self.weights[head, query, key])
        number = f" {weight:.2f}" if weight >= 0.005 else ""
        return f"H{head + 1} '{tokens[query]}' looks at '{tokens[key]}'{number}"

    # What a person does

    def focus(self, widget: QWidget) -> None:
        """Give the keyboard to a widget."""
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        self.qtbot.waitUntil(widget.hasFocus)

    def press(self, keys: str) -> None:
        """Press a shortcut, wherever the focus is."""
        combination = QKeySequence(keys)[0]
        target = QApplication.focusWidget() or self.window
        self.qtbot.keyClick(target, combination.key(), combination.keyboardModifiers())

    def settle(self) -> None:
        """Let layouts find their size: a view that was just opened has not been arranged yet.

        What is arranged may ask for other room, and so have the window arranged once more.
        """
        for _ in range(3):
            QApplication.processEvents()

    def finish_work(self) -> None:
        """Wait until no worker has anything to do."""
        self.settle()
        workers = [*self.window.findChildren(LatestWorker), *self.window.findChildren(Background)]
        self.qtbot.waitUntil(lambda: not any(worker.busy for worker in workers), timeout=20_000)

    def type_sentence(self, text: str) -> None:
        """Take the sentence field, clear it as one would, and type."""
        self.focus(self.sentence)
        self.press("Ctrl+A")
        self.press("Del")
        self.qtbot.keyClicks(self.sentence, text)

    def paste_sentence(self, text: str) -> None:
        """Put a text on the clipboard and paste it over the sentence."""
        QGuiApplication.clipboard().setText(text)
        self.focus(self.sentence)
        self.press("Ctrl+A")
        self.press("Ctrl+V")

    def type_number(self, box: QAbstractSpinBox, text: str) -> None:
        """Type a number into a box and press Enter."""
        self.focus(box)
        box.selectAll()
        self.qtbot.keyClicks(box, text)
        self.qtbot.keyClick(box, Key.Key_Return)

    def choose(self, name: str, text: str) -> None:
        """Choose an entry of a drop-down by typing its first word, after a pause."""
        combo = self.find(QComboBox, name)
        self.focus(combo)
        combo.view().keyboardSearch("")  # the pause: forget what was typed before
        self.qtbot.keyClicks(combo, text.split()[0])

    def trigger(self, action: str) -> None:
        """Choose an action, as its menu does."""
        self.window.findChild(QAction, action).trigger()

    def drag_slider(self, slider: StopSlider, stops: Iterable[int]) -> None:
        """Take the handle and pull it over these stops, as the slider has them at the start."""
        places = [_stop_place(slider, stop) for stop in (slider.value(), *stops)]
        drag(slider, places)

    # Places of the painted widgets

    def cell(self, head: int, query: int, key: int) -> QPoint:
        """Return the middle of a cell of the grid."""
        box = self.grid.grid_layout.cell_rect(head, query, key)
        return QPoint(box.x + box.width // 2, box.y + box.height // 2)

    def hover(self, head: int, query: int, key: int) -> None:
        """Move the pointer to a cell of the grid."""
        move(self.grid, self.cell(head, query, key) + QPoint(1, 0))
        move(self.grid, self.cell(head, query, key))

    def click_head(self, head: int) -> None:
        """Click on a head of the grid."""
        click(self.grid, self.cell(head, 0, 0))

    @property
    def strips(self) -> HeadStrips:
        return self.part(HeadStrips)

    def strip(self, head: int, part: Part) -> QPoint:
        """Return the middle of a part of a strip of the mixing desk."""
        return self.strips.part_rect(head, part).center().toPoint()

    def fader(self, head: int) -> QPoint:
        """Return the middle of the handle of a fader."""
        return self.strips.handle_rect(head).center().toPoint()

    @property
    def lanes(self) -> Lanes:
        return self.part(Lanes)

    def chip(self, head: int) -> QPoint:
        """Return the middle of the chip of a head in the grouping editor."""
        return self.lanes.to_viewport(self.lanes.lane_layout.chip(head).center())

    def lane(self, lane: int) -> QPoint:
        """Return the middle of a lane of the grouping editor."""
        return self.lanes.to_viewport(self.lanes.lane_layout.lanes[lane].rect.center())


def click(widget: QWidget, place: QPoint, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Click on a place of a widget."""
    QTest.mouseClick(_target(widget), LEFT, modifiers, place)


def move(widget: QWidget, place: QPoint) -> None:
    """Move the pointer to a place of a widget."""
    QTest.mouseMove(_target(widget), place)


def drag(widget: QWidget, places: list[QPoint]) -> None:
    """Press at the first place, pass through all of them, and let go at the last."""
    QTest.mousePress(_target(widget), LEFT, PLAIN, places[0])
    for place in places[1:]:
        QTest.mouseMove(_target(widget), place)
    QTest.mouseRelease(_target(widget), LEFT, PLAIN, places[-1])


def between(start: QPoint, end: QPoint, steps: int = 4) -> list[QPoint]:
    """Return places on the way from one point to another, both included."""
    return [start + (end - start) * step / steps for step in range(steps + 1)]


def _target(widget: QWidget) -> QWidget:
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


def _stop_place(slider: StopSlider, stop: int) -> QPoint:
    """Return where the handle stands on a stop: equal steps between margins of 8 px."""
    index, last = slider.stops.index(stop), len(slider.stops) - 1
    return QPoint(round(8 + index / last * (slider.width() - 16)), 12)
