"""The modules that a start does not need, imported one by one while nothing else happens.

Without them a first heatmap is there sooner. But the first view, dialog or picture that needs a
hundred of them must not wait for them, either.
"""

import gc
import importlib
import pkgutil
import sys
from collections.abc import Iterator

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QObject, QTimer, Signal, Slot

# From below: so none brings many others at once, and stops the window for more than a moment.
_LAYERS = ("engine", "lab", "qt", "panels", "app")
# Never on another thread: PySide makes its types when they are first asked for, and crashes if two
# threads do so. What pyqtgraph brings is imported before, so that it takes as little as it can.
_PYQTGRAPH = (
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtTest",
    "cProfile",
    "pydoc",
    "multiprocessing.connection",
    "pyqtgraph",
)
_ONLY_WITHOUT_WINDOW = "mha_desktop.app.commands"
FIRST_AFTER_MS = 1000
_PAUSE_MS = 10


def missing_modules() -> Iterator[str]:
    """Return the modules of the program that are not imported yet, each when it is its turn."""
    for layer in _LAYERS:
        package = importlib.import_module(f"mha_desktop.{layer}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if module.name not in sys.modules and not module.name.startswith(_ONLY_WITHOUT_WINDOW):
                yield module.name


def _import_all() -> Iterator[bool]:
    """Import everything, and pause after each step."""
    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            getattr(module, name)  # makes a type that pyqtgraph asks for
        yield True
    for names in (_PYQTGRAPH, missing_modules()):
        for name in names:
            importlib.import_module(name)
            yield True


class IdleImports(QObject):
    """Imports everything a little after the start, with time for the user in between.

    Parameters
    ----------
    parent : QObject

    Signals
    -------
    finished()
        All is imported.
    """

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps = _import_all()
        self._timer = QTimer(self, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._import_next)

    def start_later(self) -> None:
        """Begin when the window has been painted."""
        QTimer.singleShot(FIRST_AFTER_MS, self.start)

    @Slot()
    def start(self) -> None:
        """Begin now."""
        self._timer.start()

    @Slot()
    def _import_next(self) -> None:
        if next(self._steps, False):
            return
        self._timer.stop()
        # As at the start: what is here now stays, and need not be looked through.
        gc.freeze()
        self.finished.emit()
