"""What the lessons point at is there, in the view that the step shows."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.lesson_library import load_lessons
from mha_desktop.panels.lesson.pointer_frame import PointerFrame
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor


def test_every_part_that_a_lesson_points_at_can_be_seen(qtbot: QtBot) -> None:
    store = LabStore(executor=ImmediateExecutor())
    window = MainWindow(store)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    frame = PointerFrame(window, LIGHT)
    seen: set[tuple[str, str]] = set()
    for lesson in load_lessons("en")[0]:
        for step in lesson.steps:
            view = step.revealed_view or step.view
            if not step.point or (view.view, step.point) in seen:
                continue
            seen.add((view.view, step.point))
            store.set_view(**step.view_fields(revealed=True))
            frame.point_at(step.point)
            place = f"{lesson.identity}, {step.title}: {step.point}"
            assert window.findChild(QWidget, step.point) is not None, place
            assert frame.isVisible(), place
    assert len(seen) > 8
    window.close()
