"""The frame lies around the part it points at, follows it, and goes when the part goes."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.lesson.pointer_frame import PointerFrame
from mha_desktop.qt.theme import DARK, LIGHT


class Window(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.one, self.two, self.three = QPushButton("1"), QPushButton("2"), QLabel("3")
        for name, part in (("one", self.one), ("two", self.two), ("three", self.three)):
            part.setObjectName(name)
        self.pages = SubPages("Pages", [("First", self.two), ("Second", self.three)])
        column = QVBoxLayout(self)
        column.addWidget(self.one)
        column.addWidget(self.pages)
        self.resize(400, 300)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def frame(window: Window) -> PointerFrame:
    return PointerFrame(window, LIGHT)


def around(frame: PointerFrame, part: QWidget) -> bool:
    """Return whether the frame encloses a part closely."""
    area = QRect(part.mapTo(frame.parentWidget(), QPoint(0, 0)), part.size())
    wide, high = frame.width() - area.width(), frame.height() - area.height()
    return frame.geometry().contains(area) and 0 < wide <= 60 and 0 < high <= 40


def test_it_lies_around_the_part_and_lets_the_mouse_through(
    qtbot: QtBot, window: Window, frame: PointerFrame
) -> None:
    frame.point_at("one")
    assert frame.isVisible()
    assert around(frame, window.one)
    with qtbot.waitSignal(window.one.clicked):
        qtbot.mouseClick(window.childAt(window.one.geometry().center()), Qt.MouseButton.LeftButton)


def test_it_moves_with_the_part(window: Window, frame: PointerFrame) -> None:
    frame.point_at("one")
    window.one.resize(60, 30)
    assert around(frame, window.one)
    window.one.move(40, 90)
    assert around(frame, window.one)


def test_it_goes_and_comes_with_the_part(window: Window, frame: PointerFrame) -> None:
    frame.point_at("one")
    window.one.hide()
    assert not frame.isVisible()
    window.one.show()
    assert frame.isVisible()
    frame.point_at("")
    assert not frame.isVisible()


def test_an_unknown_name_points_at_nothing(window: Window, frame: PointerFrame) -> None:
    frame.point_at("one")
    frame.point_at("nowhere")
    assert not frame.isVisible()
    assert frame.target is None
    frame.point_at(frame.objectName())
    assert frame.target is None


def test_a_page_that_is_pointed_at_comes_to_the_front(window: Window, frame: PointerFrame) -> None:
    frame.point_at("three")
    assert window.pages.page is window.three
    assert around(frame, window.three)
    window.pages.show_page(0)
    assert not frame.isVisible()


def test_a_part_that_is_deleted_takes_the_frame_with_it(
    qtbot: QtBot, window: Window, frame: PointerFrame
) -> None:
    frame.point_at("one")
    window.one.deleteLater()
    qtbot.waitUntil(lambda: not frame.isVisible())
    frame.set_theme(DARK)
    frame.point_at("two")
    assert around(frame, window.two)
