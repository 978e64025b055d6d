"""The presenter window: what is on show, what comes, notes, the time, and its buttons."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.presenter.presenter_window import PresenterWindow, clock_text

NAMES = ("back", "reveal", "next", "blank", "swap", "leave")


class Pages(QObject):
    """Three pages with an answer on the second."""

    changed = Signal()
    titles = ("One", "Two", "Three")

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.revealed = False

    @property
    def paged(self):  # noqa: ANN201 - a bound signal
        return self.changed

    @property
    def place(self) -> str:
        return f"Page {self.number + 1} of 3"

    @property
    def present(self) -> str:
        return self.titles[self.number]

    @property
    def coming(self) -> str:
        return self.titles[self.number + 1] if self.number < 2 else ""

    @property
    def can_reveal(self) -> bool:
        return self.number == 1 and not self.revealed

    @property
    def waits(self) -> bool:
        return False

    def show(self, number: int) -> None:
        self.number = number
        self.changed.emit()


def press(pressed: list[str], name: str) -> Callable[[], None]:
    return lambda: pressed.append(name)


@pytest.fixture
def pages(qapp: object) -> Pages:
    return Pages()


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def desk(qtbot: QtBot, pages: Pages, pressed: list[str]) -> Iterator[PresenterWindow]:
    parent = QWidget()
    qtbot.addWidget(parent)
    window = PresenterWindow(pages, {name: press(pressed, name) for name in NAMES}, parent)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()


def button(desk: PresenterWindow, name: str) -> QPushButton:
    return desk.findChild(QPushButton, f"presenter_{name}")


def test_shows_where_the_presentation_is_and_what_comes(
    desk: PresenterWindow, pages: Pages
) -> None:
    assert (desk.place.text(), desk.present.text(), desk.coming.text()) == (
        "Page 1 of 3", "One", "Two",
    )  # fmt: skip
    assert not button(desk, "reveal").isEnabled()
    pages.show(1)
    assert desk.present.text() == "Two"
    assert button(desk, "reveal").isEnabled()
    pages.show(2)
    assert desk.coming.text() == "The end"


def test_other_pages_take_the_place_of_the_first(desk: PresenterWindow, pages: Pages) -> None:
    others = Pages()
    others.number = 2
    desk.set_pages(others)
    assert desk.present.text() == "Three"
    pages.show(1)
    assert desk.present.text() == "Three"
    others.show(0)
    assert desk.present.text() == "One"


@pytest.mark.parametrize("name", [name for name in NAMES if name != "reveal"])
def test_buttons_do_what_they_say(
    qtbot: QtBot, desk: PresenterWindow, pressed: list[str], name: str
) -> None:
    qtbot.mouseClick(button(desk, name), Qt.MouseButton.LeftButton)
    assert pressed == [name]


def test_buttons_have_names_tips_and_mnemonics_of_their_own(desk: PresenterWindow) -> None:
    buttons = [button(desk, name) for name in NAMES]
    assert all(one.accessibleName() and one.toolTip() for one in buttons)
    letters = [one.text()[one.text().index("&") + 1].casefold() for one in buttons]
    assert len(set(letters)) == len(letters)


def test_notes_are_written_here_too(qtbot: QtBot, desk: PresenterWindow) -> None:
    desk.notes.show_notes("Ask first.")
    sheet = desk.notes.focusProxy()
    with qtbot.waitSignal(desk.notes.written) as caught:
        qtbot.keyClicks(sheet, "!")
    assert caught.args == ["!Ask first."]


def test_the_clock_starts_with_the_window(desk: PresenterWindow) -> None:
    assert desk.clock.text() == "0:00"
    assert desk._tick.isActive()
    desk.close()
    assert not desk._tick.isActive()


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (59, "0:59"), (61, "1:01"), (3599, "59:59"), (3725, "1:02:05")],
)
def test_time_is_written_as_on_a_clock(seconds: int, text: str) -> None:
    assert clock_text(seconds) == text


def test_it_stands_in_the_middle_of_its_screen_and_never_beyond(desk: PresenterWindow) -> None:
    desk.fit_to(QRect(1000, 0, 2000, 1000))
    assert desk.geometry().center().x() == pytest.approx(2000, abs=2)
    small = QRect(0, 0, 500, 460)
    desk.fit_to(small)
    assert small.contains(desk.geometry().topLeft())
