"""One start, timed from outside: ``python -m ... program|pyqtgraph`` ends after its first paint."""

import gc
import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class EndAfterPaint(QObject):
    """Ends the application once a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Let the paint go on, and end after it."""
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, QApplication.quit)
        return False


def program() -> None:
    """Start as the command does, up to the heatmaps of the default sentence."""
    gc.disable()
    from mha_desktop.app.application import make_application
    from mha_desktop.app.main_window import MainWindow
    from mha_desktop.panels.heads.heads_grid import HeadsGrid
    from mha_desktop.qt.store import LabStore

    application = make_application(["benchmark"])
    store = LabStore()
    window = MainWindow(store)
    grid = window.findChild(HeadsGrid)
    assert grid is not None
    window.show()
    if store.result is None:
        store.result_changed.connect(lambda: EndAfterPaint(grid.viewport()))
    else:
        EndAfterPaint(grid.viewport())
    application.exec()
    window.close()


def pyqtgraph() -> None:
    """Open an empty plot of pyqtgraph, of the same size."""
    import pyqtgraph

    application = pyqtgraph.mkQApp()
    plot = pyqtgraph.PlotWidget()
    plot.resize(1440, 900)
    plot.show()
    EndAfterPaint(plot.viewport())
    application.exec()


if __name__ == "__main__":
    {"program": program, "pyqtgraph": pyqtgraph}[sys.argv[1]]()
