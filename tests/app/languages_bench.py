"""Windows that speak other languages, two of which nobody speaks."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from window_bench import Bench

from mha_desktop.app.main_window import MainWindow

_FOLDER = Path(__file__).resolve().parents[2] / "packaging"


def translations_script() -> ModuleType:
    """Return the script that keeps translations up to date, as a module."""
    spec = importlib.util.spec_from_file_location("translations", _FOLDER / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = script
    spec.loader.exec_module(script)
    return script


def speak(bench: Bench, code: str) -> None:
    """Choose a language in the menu, and go on with the window that takes the old one's place."""
    old = bench.window
    bench.trigger(f"{code}LanguageAction")
    [bench.window] = [
        window
        for window in QApplication.topLevelWidgets()
        if isinstance(window, MainWindow) and window.isVisible() and window is not old
    ]
    leave_to_itself(bench, old)
    QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete)
    bench.qtbot.addWidget(bench.window)
    bench.window._problems.offered.connect(lambda line, _: bench.problems.append(line))
    bench.qtbot.waitExposed(bench.window)
    bench.window.activateWindow()


def leave_to_itself(bench: Bench, window: MainWindow) -> None:
    """Do not close at the end of the test, like everything added, a window that deletes itself."""
    added = bench.qtbot._request.node.qt_widgets
    added[:] = [entry for entry in added if entry[0]() is not window]
