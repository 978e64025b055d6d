"""The preferences: chosen in one dialog, put into effect at once, remembered for the next start."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from languages_bench import speak
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QPushButton
from window_bench import Bench, Key

from mha_desktop.app.main_window import MainWindow
from mha_desktop.panels.controls.motion import set_motion_allowed, wants_motion
from mha_desktop.panels.pipeline.controls import StepControls
from mha_desktop.panels.preferences_dialog import PreferencesDialog
from mha_desktop.qt.settings import FIRST_STARTS, Preferences, Settings

OpenWindow = Callable[..., Bench]


@pytest.fixture
def bench(open_window: OpenWindow, tmp_path: Path) -> Iterator[Bench]:
    yield open_window(settings=tmp_path / "settings.json")
    set_motion_allowed(allowed=True)


def kept(bench: Bench) -> Preferences:
    return bench.window._settings.preferences


def pick(bench: Bench, name: str, text: str) -> None:
    """Choose an entry by the keyboard: Home, then down to it."""
    combo = bench.find(QComboBox, name)
    bench.focus(combo)
    bench.press("Home")
    for _ in range(combo.findText(text)):
        bench.press("Down")
    assert combo.currentText() == text


def ask(bench: Bench) -> PreferencesDialog:
    bench.press("Ctrl+,")
    return bench.part(PreferencesDialog)


def confirm(bench: Bench) -> None:
    bench.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)


def test_ok_puts_every_choice_into_effect_and_keeps_it(bench: Bench, tmp_path: Path) -> None:
    ask(bench)
    for name, text in {
        "Theme": "Dark",
        "TextSize": "150 %",
        "ColourMap": "cividis",
        "Motion": "Off",
        "Greeting": "Never",
    }.items():
        pick(bench, f"preferences{name}", text)
    assert bench.window._theming.theme.name == "light", "nothing changes before OK"
    confirm(bench)
    again = Settings(tmp_path / "settings.json").preferences
    assert (again.theme, again.text_scale, again.colour_map) == ("dark", 1.5, "cividis")
    assert (again.motion, again.greeting) == ("off", "never")
    assert bench.window._theming.theme.name == "dark"
    assert bench.window.findChild(QAction, "darkThemeAction").isChecked()
    assert bench.window._theming.text_scale == 1.5
    assert bench.store.view.colour_map == "cividis"
    assert not wants_motion(bench.window)


def test_escape_leaves_everything_as_it_was(bench: Bench) -> None:
    before = kept(bench)
    dialog = ask(bench)
    pick(bench, "preferencesTheme", "High contrast")
    bench.press("Esc")
    assert not dialog.isVisible()
    assert kept(bench) == before


def test_the_dialog_shows_what_is_set(bench: Bench) -> None:
    bench.trigger("darkThemeAction")
    bench.trigger("largerTextAction")
    bench.window._settings.change(motion="off", colour_map="greys")
    shown = ask(bench).choice
    assert (shown.theme, shown.text_scale) == ("dark", 1.1)
    assert (shown.motion, shown.colour_map, shown.language) == ("off", "greys", "system")


def test_a_new_window_and_a_new_lab_have_the_colour_map(bench: Bench) -> None:
    bench.window._settings.change(colour_map="cividis")
    other = bench.window._open_window()
    assert other._store.view.colour_map == "cividis"
    other.close()
    bench.trigger("newAction")
    assert bench.store.view.colour_map == "cividis"


def test_motion_stays_off_at_the_next_start(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(path).change(motion="off")
    try:
        assert not wants_motion(open_window(settings=path).window)
    finally:
        set_motion_allowed(allowed=True)


def test_without_motion_play_shows_its_end_at_once(bench: Bench) -> None:
    set_motion_allowed(allowed=False)
    bench.store.set_view(view="pipeline")
    bench.settle()
    controls = bench.part(StepControls)
    bench.qtbot.mouseClick(controls.play, Qt.MouseButton.LeftButton)
    assert not controls.playing
    assert not controls.step.isEnabled(), "it is at the end"


@pytest.mark.parametrize(
    ("greeting", "count", "shown"),
    [
        ("first", 0, True),
        ("first", FIRST_STARTS, False),
        ("always", FIRST_STARTS, True),
        ("never", 0, False),
    ],
)
def test_the_welcome_comes_when_it_is_wanted(
    bench: Bench, greeting: str, count: int, shown: bool
) -> None:
    bench.window._settings.change(greeting=greeting, welcome_shown=count)
    bench.window.greet()
    assert bench.window.helping.welcoming.card.isVisible() == shown


def test_recent_files_are_forgotten_at_once(bench: Bench, tmp_path: Path) -> None:
    session = tmp_path / "a.mha"
    bench.window._sessions._save(session)
    assert bench.window._recent.menuAction().isEnabled()
    ask(bench)
    button = bench.find(QPushButton, "preferencesForget")
    bench.focus(button)
    bench.press("Space")
    assert not button.isEnabled()
    assert kept(bench).recent_sessions == ()
    assert not bench.window._recent.menuAction().isEnabled()
    assert session.exists()


def test_the_language_makes_the_window_anew(bench: Bench) -> None:
    locale, direction = QLocale(), QApplication.layoutDirection()
    ask(bench)
    pick(bench, "preferencesLanguage", "Deutsch")
    old = bench.window
    confirm(bench)
    [bench.window] = [
        window
        for window in QApplication.topLevelWidgets()
        if isinstance(window, MainWindow) and window.isVisible() and window is not old
    ]
    try:
        assert bench.window.menuBar().actions()[0].text() == "&Datei"
        assert kept(bench).language == "de"
        speak(bench, "en")
    finally:
        bench.window._languages.take_off()
        QLocale.setDefault(locale)
        assert direction == Qt.LayoutDirection.LeftToRight


def test_buttons_of_dialogs_have_no_pictures_of_the_system_and_one_is_the_main_one(
    bench: Bench,
) -> None:
    dialog = ask(bench)
    buttons = dialog.findChild(QDialogButtonBox, "preferencesButtons").buttons()
    assert [button.icon().isNull() for button in buttons] == [True, True]
    image = dialog.grab().toImage()
    ok = next(button for button in buttons if button.text() == "OK")
    place = ok.mapTo(dialog, QPoint(6, ok.height() // 2))
    assert image.pixelColor(place) == bench.window._theming.theme.accent
    dialog.reject()
