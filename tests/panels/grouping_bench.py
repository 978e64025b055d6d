"""A grouping editor with its model, and an ear for every intent."""

from dataclasses import dataclass, field

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.panels.grouping.grouping_editor import GroupingEditor
from mha_desktop.panels.grouping.grouping_header import GroupingHeader
from mha_desktop.panels.grouping.lanes import Lanes
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.theme import LIGHT

UNEVEN = ". Uneven: not used by real models"


@dataclass
class Bench:
    """What is on the test bench; every grouping that is asked for goes back into the model."""

    model: GroupsModel
    editor: GroupingEditor
    dock: QWidget
    state: LabState
    texts: list[str] = field(default_factory=list)
    selected: list[int] = field(default_factory=list)
    pooling: list[str] = field(default_factory=list)
    unfold: list[bool] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    @property
    def lanes(self) -> Lanes:
        return self.editor.findChild(Lanes)

    @property
    def header(self) -> GroupingHeader:
        return self.editor.header_widget()

    @property
    def hint(self) -> str:
        return self.editor.hint.text()

    def set_grouping(self, *grouping: int) -> None:
        n = len(grouping)
        self.state = msgspec.structs.replace(self.state, n_heads=n, kv_head_of=grouping)
        self.model.set_state(self.state)

    def apply(self, grouping: tuple[int, ...], text: str) -> None:
        self.texts.append(text)
        self.set_grouping(*grouping)

    def chip(self, head: int) -> QPoint:
        """Middle of the chip of a head (numbered from 1), in the viewport."""
        return self.lanes.to_viewport(self.lanes.lane_layout.chip(head - 1).center())

    def lane(self, number: int) -> QPoint:
        """Middle of a lane (numbered from 1), in the viewport."""
        return self.lanes.to_viewport(self.lanes.lane_layout.lanes[number - 1].rect.center())

    def block(self, number: int) -> QPoint:
        """Middle of the K V block of a lane (numbered from 1), in the viewport."""
        return self.lanes.to_viewport(self.lanes.lane_layout.lanes[number - 1].block.center())

    def before_lane(self, number: int) -> QPoint:
        """The gap before a lane (numbered from 1), in the viewport."""
        rect = self.lanes.lane_layout.lanes[number - 1].rect
        return self.lanes.to_viewport(QPoint(rect.left() - 4, rect.center().y()))

    def after_last_lane(self) -> QPoint:
        """The place for a new lane, in the viewport."""
        return self.lanes.to_viewport(self.lanes.lane_layout.new_lane.center())

    def press(
        self, point: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.mousePress(self.lanes.viewport(), Qt.MouseButton.LeftButton, modifiers, point)

    def ground(self, number: int) -> QPoint:
        """Empty ground in the lower left corner of a lane (numbered from 1), in the viewport."""
        corner = self.lanes.lane_layout.lanes[number - 1].rect.bottomLeft()
        return self.lanes.to_viewport(corner + QPoint(3, -3))

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.lanes.viewport(), point)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(
            self.lanes.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
        )

    def click(
        self, point: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.mouseClick(self.lanes.viewport(), Qt.MouseButton.LeftButton, modifiers, point)

    def drag(
        self,
        start: QPoint,
        end: QPoint,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press, move in several steps and let go."""
        self.press(start, modifiers)
        for step in range(1, 5):
            self.move(start + (end - start) * step / 4)
        self.release(end)

    def key(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.lanes, key, modifiers)


def make_bench(qtbot: QtBot, *grouping: int) -> Bench:
    """Show an editor at its size in a window of 1440 × 900."""
    model = GroupsModel()
    editor = GroupingEditor(model, LIGHT)
    dock = QWidget()
    rows = QVBoxLayout(dock)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(0)
    rows.addWidget(editor.header_widget())
    rows.addWidget(editor, 1)
    qtbot.addWidget(dock)
    bench = Bench(model, editor, dock, LabState())
    editor.grouping_changed.connect(bench.apply)
    editor.head_selected.connect(bench.selected.append)
    editor.pooling_chosen.connect(bench.pooling.append)
    editor.refused.connect(lambda note: bench.refused.append(str(note)))
    editor.unfold_requested.connect(lambda: bench.unfold.append(True))
    bench.set_grouping(*grouping)
    dock.resize(1104, 168 + editor.header_widget().sizeHint().height())
    dock.show()
    qtbot.waitExposed(dock)
    dock.activateWindow()
    bench.lanes.setFocus(Qt.FocusReason.TabFocusReason)
    return bench
