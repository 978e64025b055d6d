"""What shows and says where the keyboard is in a window."""

from PySide6.QtWidgets import QApplication, QMainWindow

from mha_desktop.panels.announcements import FocusReader
from mha_desktop.panels.controls.focus_ring import FocusRing
from mha_desktop.qt.store import LabStore


def show_focus(window: QMainWindow, store: LabStore) -> None:
    """Ring what has the keyboard, and read it out anew when the lab changes under it."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)  # a window cannot be without one
    FocusRing(application, window)
    reader = FocusReader(application, window)
    store.view_changed.connect(reader.refresh)
    store.result_changed.connect(reader.refresh)
