"""What is imported after the start, and that no view or dialog then waits for more."""

import subprocess
import sys

_ALL_IMPORTED = """
import sys
import threading
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

application = QApplication([])
from mha_desktop.app.main_window import MainWindow
from mha_desktop.app.idle_imports import IdleImports
from mha_desktop.qt.store import LabStore

window = MainWindow(LabStore())
window.show()
imports, loop = IdleImports(application), QEventLoop()
imports.finished.connect(loop.quit)
imports._timer.setInterval(0)
threads = threading.active_count()
imports.start()
threads -= threading.active_count()
loop.exec()
before = set(sys.modules)
for name in window.panels.views.central.names:
    window._actions[f"{name}ViewAction"].trigger()
for name in ("export", "exportNumbers", "preferences", "commands", "shortcuts", "help", "mistakes"):
    window._actions[f"{name}Action"].trigger()
application.processEvents()
late = [name for name in set(sys.modules) - before if name.startswith(("mha_desktop", "pyqtgraph"))]
print(sorted(late), "mha_desktop.app.commands.export" in before, threads)
window.close()
"""


def test_no_view_and_no_dialog_imports_anything_once_the_idle_imports_are_done() -> None:
    """A first opening waited a tenth of a second and more for modules.

    None comes from another thread: PySide crashed when a window was painted at the same time.
    """
    done = subprocess.run(
        [sys.executable, "-c", _ALL_IMPORTED], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[] False 0"


def test_a_start_does_not_wait_for_what_is_imported_later() -> None:
    """To import all of it takes half as long as a whole start."""
    program = (
        "import sys, mha_desktop.app.application;"
        "print('mha_desktop.panels.export.export_dialog' in sys.modules)"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "False"
