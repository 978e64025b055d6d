"""Several pages in one view, chosen with a row of joined buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.controls.segmented_button import SegmentedButton

_MARGIN = 16
_HEIGHT = 48

Pages = Sequence[tuple[str, QWidget]]


class SubPages(QWidget):
    """One page at a time. Where the row of buttons has no room, a list takes its place.

    Parameters
    ----------
    name : str
        Accessible name of the choice.
    pages : sequence of (str, QWidget)
        Title and page, in the order of the buttons.
    """

    def __init__(self, name: str, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        titles = [title for title, _ in pages]
        self.buttons = SegmentedButton(name, [(title, n) for n, title in enumerate(titles)])
        self.list = QComboBox()
        self._stack = QStackedWidget()
        self._set_up_list(name, titles)
        for choice in (self.buttons, self.list):
            choice.setObjectName("pageSelector")
        for number, (title, page) in enumerate(pages):
            self.buttons.button(number).setToolTip(f"{name}: {title}")
            page.setAccessibleName(title)
            self._stack.addWidget(page)
        self._build()
        self.buttons.chosen.connect(self.show_page)
        self.list.currentIndexChanged.connect(self.show_page)
        self.show_page(0)

    @property
    def index(self) -> int:
        """Place of the page in front, from 0."""
        return self._stack.currentIndex()

    @property
    def page(self) -> QWidget:
        """The page in front."""
        return self._stack.currentWidget()

    def show_page(self, index: int) -> None:
        """Bring a page to the front."""
        self._stack.setCurrentIndex(index)
        self.buttons.set_choice(index)
        with QSignalBlocker(self.list):
            self.list.setCurrentIndex(index)

    def take_keyboard(self) -> None:
        """Give the keyboard to the choice of pages."""
        index = self._stack.currentIndex()
        shown = self.buttons.button(index) if self.list.isHidden() else self.list
        shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the buttons if they fit."""
        super().resizeEvent(event)
        fits = self.buttons.sizeHint().width() + 2 * _MARGIN <= self.width()
        self.buttons.setVisible(fits)
        self.list.setHidden(fits)

    def _set_up_list(self, name: str, titles: list[str]) -> None:
        self.list.addItems(titles)
        self.list.setAccessibleName(name)
        self.list.setToolTip(name)
        self.list.hide()

    def _build(self) -> None:
        bar = QWidget()
        # The bar must not ask for the width of the buttons: then it would never be too narrow.
        bar.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        bar.setMinimumHeight(_HEIGHT)
        row = QHBoxLayout(bar)
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        row.addWidget(self.buttons)
        row.addWidget(self.list)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self._stack, 1)
