"""The rows above the views: what stands in the menu bar's corner, and the tool bar."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QMainWindow, QToolBar, QWidget

translate = QCoreApplication.translate


def make_slogan(window: QMainWindow) -> QLabel:
    """Return what stands at the right of the menu bar.

    Qt takes no reference to a corner widget: whoever asks for it has to keep one.
    """
    label = QLabel(translate("TopRow", "MHA Desktop — the multi-head attention lab"))
    label.setProperty("role", "secondary")
    label.setContentsMargins(0, 0, 16, 0)
    label.setMinimumHeight(window.menuBar().sizeHint().height())
    window.menuBar().setCornerWidget(label)
    return label


def add_top_bar(window: QMainWindow, content: QWidget) -> QToolBar:
    """Put the sentence and the source into a tool bar that stays where it is."""
    bar = QToolBar(translate("TopRow", "Sentence and source"), window)
    bar.setObjectName("topBar")
    bar.setMovable(False)
    bar.setFloatable(False)
    bar.toggleViewAction().setEnabled(False)
    bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
    layout = bar.layout()
    assert layout is not None  # every tool bar comes with one
    layout.setContentsMargins(0, 0, 0, 0)
    bar.addWidget(content)
    window.addToolBar(bar)
    return bar
