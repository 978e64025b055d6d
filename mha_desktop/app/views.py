"""The centre of the window: tabs, messages, and the view in front."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from mha_desktop.panels.controls.message_bar import MessageBar
from mha_desktop.panels.head_view import HeadView
from mha_desktop.panels.heads_view import HeadsView
from mha_desktop.qt.theme import Theme

VIEWS = ("heads", "head")


class CentralViews(QWidget):
    """A row of tabs over the views, with the message bar between them.

    Signals
    -------
    view_chosen(str)
        The user chose a tab: ``"heads"`` or ``"head"``.
    """

    view_chosen = Signal(str)

    def __init__(self, heads: HeadsView, head: HeadView, theme: Theme) -> None:
        super().__init__()
        self.setProperty("ground", "window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.messages = MessageBar(theme)
        self.tabs = QTabBar()
        self.tabs.setObjectName("viewTabs")
        self.tabs.setAccessibleName(self.tr("Views"))
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        for text, tip in (
            (self.tr("Heads"), self.tr("One heatmap per head (Ctrl+1)")),
            (self.tr("Head"), self.tr("The selected head, large (Ctrl+2)")),
        ):
            self.tabs.setTabToolTip(self.tabs.addTab(text), tip)
        self._views = (heads, head)
        self._stack = QStackedWidget()
        for view in self._views:
            self._stack.addWidget(view)
        self.tabs.currentChanged.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tabs, alignment=Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.messages)
        layout.addWidget(self._stack, stretch=1)

    def show_view(self, view: str) -> None:
        """Bring a view to the front, and the keyboard to it if it was in the view before."""
        index = VIEWS.index(view)
        had_keyboard = self._stack.isAncestorOf(QApplication.focusWidget() or self)
        self.tabs.setCurrentIndex(index)
        self._stack.setCurrentIndex(index)
        if had_keyboard:
            self._views[index].take_keyboard()

    def _choose(self, index: int) -> None:
        self.view_chosen.emit(VIEWS[index])
