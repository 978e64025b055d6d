"""A late page is made when it is shown, and has then heard the last of everything."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.lesson.pointer_frame import PointerFrame
from mha_desktop.qt.theme import LIGHT


class Listener(QLabel):
    """Remembers what it is told."""

    def __init__(self) -> None:
        super().__init__("here")
        self.setObjectName("listener")
        self.told: list[object] = []

    def show_view(self, view: object) -> None:
        self.told.append(view)


def two_pages(qtbot: QtBot) -> tuple[SubPages, LatePage[Listener]]:
    late = LatePage(Listener)
    pages = SubPages("Pages", [("First", QLabel("1")), ("Second", late)])
    qtbot.addWidget(pages)
    pages.show()
    return pages, late


def test_it_is_made_when_it_comes_to_the_front(qtbot: QtBot) -> None:
    pages, late = two_pages(qtbot)
    assert late.findChild(Listener) is None
    pages.show_page(1)
    made = late.findChild(Listener)
    assert made.isVisible()
    assert made.geometry() == late.rect()
    pages.show_page(0)
    pages.show_page(1)
    assert late.findChildren(Listener) == [made]


def test_it_hears_the_last_of_what_it_missed_and_everything_from_then_on(qtbot: QtBot) -> None:
    pages, late = two_pages(qtbot)
    late.tell("show_view", 1)
    late.tell("show_view", 2)
    pages.show_page(1)
    assert late.make().told == [2]
    late.tell("show_view", 3)
    assert late.make().told == [2, 3]


def test_the_place_around_it_learns_of_it(qtbot: QtBot) -> None:
    """What hides or enlarges parts of the window must find those that come later."""
    inner = LatePage(Listener)

    def build() -> QWidget:
        view = QWidget()
        QVBoxLayout(view).addWidget(inner)
        return view

    outer = LatePage(build)
    qtbot.addWidget(outer)
    found: list[int] = []
    outer.made.connect(lambda: found.append(len(outer.findChildren(Listener))))
    outer.make()
    assert found == [0]
    inner.make()
    assert found == [0, 1]


def test_a_lesson_points_at_a_part_of_a_page_that_nobody_has_seen(qtbot: QtBot) -> None:
    pages, late = two_pages(qtbot)
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(pages)
    window.show()
    frame = PointerFrame(window, LIGHT)
    frame.point_at("listener")
    assert pages.index == 1
    assert frame.target is late.make()
    assert frame.isVisible()
