"""A Sharing view with its model, fed with results as the window feeds it."""

from dataclasses import dataclass, field

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.engine.grouping import regular_grouping
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.state import LabState
from mha_desktop.panels.sharing.sharing_view import SharingView
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor


def sharing_state(n_heads: int = 8, n_kv_heads: int | None = None, **fields: object) -> LabState:
    """Return a legal state with this many heads, regularly grouped."""
    grouping = regular_grouping(n_heads, n_kv_heads or n_heads)
    return msgspec.structs.replace(
        LabState(),
        n_heads=n_heads,
        kv_head_of=tuple(map(int, grouping)),
        gains=(1.0,) * n_heads,
        muted=(False,) * n_heads,
        soloed=(False,) * n_heads,
        **fields,
    )


@dataclass
class SharingBench:
    """What is on the test bench."""

    model: SharingModel
    view: SharingView
    lab: Laboratory = field(default_factory=Laboratory)

    def show(self, state: LabState) -> None:
        """Give the view a state and its numbers."""
        self.view.show_state(state)
        self.model.update(self.lab.evaluate(state))


def make_sharing_bench(qtbot: QtBot, page: str, state: LabState | None = None) -> SharingBench:
    """Show a page of the view at its usual size."""
    model = SharingModel(executor=ImmediateExecutor)
    view = SharingView(model, LIGHT)
    bench = SharingBench(model, view)
    bench.show(sharing_state() if state is None else state)
    qtbot.addWidget(view)
    view.resize(1176, 700)
    view.show()
    titles = [view.pages.bar.list.itemText(i) for i in range(view.pages.bar.list.count())]
    qtbot.mouseClick(view.pages.bar.buttons.button(titles.index(page)), Qt.MouseButton.LeftButton)
    return bench


def nameless(page: QWidget) -> list[QWidget]:
    """Return the controls that the keyboard reaches, but that lack a name or a tool tip."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.objectName() != "qt_spinbox_lineedit"  # part of its box
        and not (
            QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            and widget.toolTip()
        )
    ]
