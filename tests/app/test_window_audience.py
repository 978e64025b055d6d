"""Two screens: the class has one, the speaker's notes are on the other."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from window_bench import Bench, click

from mha_desktop.app.audience import audience_screen
from mha_desktop.panels.presenter.presenter_window import PresenterWindow

OpenWindow = Callable[..., Bench]

LAPTOP = {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768}
PROJECTOR = {"name": "projector", "x": 1366, "y": 0, "width": 1920, "height": 1080}

SCRIPT = """
import json
from pathlib import Path
from PySide6.QtWidgets import QApplication
from mha_desktop.app.application import make_application
from mha_desktop.app.main_window import MainWindow
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore

application = make_application(["test"])
settings = Settings()
window = MainWindow(LabStore(), settings)
window.resize(1200, 700)
window.show()

def places():
    for _ in range(3):
        application.processEvents()
    desk = window._presenter._audience.desk
    return [window.screen().name(), list(window.geometry().getRect()), desk.screen().name(),
            desk.isVisible(), window.isFullScreen(), application.font().pointSizeF(),
            desk.notes.focusProxy().font().pointSizeF()]

usual = application.font().pointSizeF()
before = list(window.geometry().getRect())
window.present()
found = {"presented": places()}
window._presenter.swap_screens()
found["swapped"] = places()
found["remembered"] = settings.preferences.audience_screen
window.present()
found["left"] = places()
found["before"], found["usual"] = before, usual
window.present()
found["again"] = places()
window.present()
window.close()
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def two_screens(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list]:
    """Present in a program of its own: the platform of the tests has one screen."""
    folder = tmp_path_factory.mktemp("screens")
    config = folder / "screens.json"
    rest = {"logicalDpi": 96, "dpr": 1}
    config.write_text(json.dumps({"screens": [{**LAPTOP, **rest}, {**PROJECTOR, **rest}]}))
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout.splitlines()[-1])


def test_the_class_gets_the_other_screen_whole(two_screens: dict[str, list]) -> None:
    screen, geometry, desk_screen, desk_shown, full, points, notes_points = two_screens["presented"]
    assert (screen, geometry) == ("projector", [1366, 0, 1920, 1080])
    assert (desk_screen, desk_shown, full) == ("laptop", True, True)
    assert points == pytest.approx(10 * 13 / 9 * 1.5)
    assert notes_points == two_screens["usual"]  # the speaker sits in front of it


def test_screens_change_places_and_that_is_remembered(two_screens: dict[str, list]) -> None:
    screen, geometry, desk_screen, *_ = two_screens["swapped"]
    assert (screen, geometry, desk_screen) == ("laptop", [0, 0, 1366, 768], "projector")
    assert two_screens["remembered"] == "laptop"
    assert two_screens["again"][:3] == ["laptop", [0, 0, 1366, 768], "projector"]


def test_afterwards_the_window_is_where_it_was(two_screens: dict[str, list]) -> None:
    screen, geometry, _, desk_shown, full, points, _ = two_screens["left"]
    assert (screen, geometry) == ("laptop", two_screens["before"])
    assert not desk_shown
    assert not full
    assert points == two_screens["usual"]


class Screen:
    """Has a name, as much as is asked of a screen."""

    def __init__(self, name: str) -> None:
        self._name = name

    def name(self) -> str:
        return self._name


def test_which_screen_the_class_gets() -> None:
    one, two, three = screens = [Screen(name) for name in ("one", "two", "three")]
    assert audience_screen([one], one, "") is one
    assert audience_screen([one, two], one, "") is two
    assert audience_screen([one, two], two, "") is one
    assert audience_screen(screens, one, "three") is three
    assert audience_screen([one, two], one, "a projector that is gone") is two


def desk_of(bench: Bench) -> PresenterWindow:
    """Open the notes on the only screen."""
    bench.settle()
    bench.press("F5")
    bench.settle()
    bench.press("N")
    return bench.part(PresenterWindow)


def test_with_one_screen_the_notes_are_one_key_away(bench: Bench) -> None:
    bench.store.set_view(notes="Ask who looks at 'it'.")
    desk = desk_of(bench)
    assert desk.notes.focusProxy().toPlainText() == "Ask who looks at 'it'."
    assert desk.place.text() == "Head 1 of 8"
    next_head = desk.findChild(QWidget, "presenter_next")
    click(next_head, next_head.rect().center())
    assert bench.store.view.selected_head == 1
    assert desk.present.text() == "H2 self"
    bench.window.present()
    assert not desk.isVisible()


def test_clicker_and_letters_work_in_the_presenter_window(bench: Bench) -> None:
    desk = desk_of(bench)
    desk.activateWindow()
    bench.settle()
    desk.findChild(QWidget, "presenter_back").setFocus()
    bench.press("PgDown")
    assert bench.store.view.selected_head == 1
    bench.press("B")
    assert bench.window._presenter.blank.isVisible()
    bench.press("B")
    assert not bench.window._presenter.blank.isVisible()
    desk.notes.focusProxy().setFocus()
    bench.press("B")
    assert bench.store.view.notes == "b"


def test_notes_of_the_presenter_window_are_the_sessions(bench: Bench) -> None:
    desk = desk_of(bench)
    desk.activateWindow()
    bench.settle()
    bench.qtbot.keyClicks(desk.notes.focusProxy(), "Later.")
    assert bench.store.view.notes == "Later."


def test_swapping_one_screen_does_nothing(bench: Bench) -> None:
    bench.settle()
    bench.press("F5")
    bench.settle()
    before = bench.window.geometry()
    bench.press("X")
    assert bench.window.geometry() == before
    assert bench.window._presenter.active


def test_hidden_answers_are_hidden_from_the_desk_too(bench: Bench) -> None:
    """The speaker reveals with the class; the next step is not given away by a reflection."""
    bench.trigger("answersHiddenAction")
    desk = desk_of(bench)
    assert desk.present.text() == "H1"
    reveal = desk.findChild(QWidget, "presenter_reveal")
    click(reveal, reveal.rect().center())
    assert desk.present.text() == "H1 previous token"


def test_settings_of_the_screen_are_kept(open_window: OpenWindow, tmp_path: Path) -> None:
    settings = tmp_path / "settings.json"
    bench = open_window(settings=settings)
    bench.window._settings.change(audience_screen="a projector that is gone")
    bench.close()
    again = open_window(settings=settings)
    assert again.message == ""
    again.settle()
    again.press("F5")
    assert again.window.isFullScreen()
