"""The rows above the views: what stands in the menu bar's corner, and the tool bar."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QMainWindow, QMenuBar, QToolBar, QWidget

translate = QCoreApplication.translate


class Slogan(QLabel):
    """What stands at the right of a menu bar, as long as all menus have room beside it.

    Parameters
    ----------
    text : str
    bar : QMenuBar
    """

    def __init__(self, text: str, bar: QMenuBar) -> None:
        super().__init__(text)
        self._bar = bar
        # The sizes of the menus follow a new font only after the bar was told.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._give_way)
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give way to the menus, or come back."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._soon.start()
        return False

    def _give_way(self) -> None:
        # The hint of the bar has room for this label, whether or not it is on show.
        self.setVisible(self._bar.sizeHint().width() <= self._bar.width())


def make_slogan(window: QMainWindow) -> Slogan:
    """Return what stands at the right of the menu bar.

    Qt takes no reference to a corner widget: whoever asks for it has to keep one.
    """
    text = translate("TopRow", "MHA Desktop — the multi-head attention lab")
    label = Slogan(text, window.menuBar())
    label.setProperty("role", "secondary")
    label.setContentsMargins(0, 0, 9, 0)  # and the padding of the bar
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
