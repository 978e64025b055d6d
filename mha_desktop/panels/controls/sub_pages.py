"""Several pages in one view, chosen with a row of joined buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.controls.rich_text import set_tip
from mha_desktop.panels.controls.segmented_button import SegmentedButton

_MARGIN = 16
# With buttons of 32 pixels the row is as high as the tabs that it stands beside.
_ABOVE = 4

Pages = Sequence[tuple[str, QWidget]]


class PageBar(QWidget):
    """The choice of pages. Where the row of buttons has no room, a list takes its place.

    Parameters
    ----------
    name : str
        Accessible name of the choice.
    titles : sequence of str

    Signals
    -------
    chosen(int)
        Place of a page, from 0.
    """

    chosen = Signal(int)

    def __init__(self, name: str, titles: Sequence[str]) -> None:
        super().__init__()
        self.buttons = SegmentedButton(name, [(title, n) for n, title in enumerate(titles)])
        self.list = QComboBox()
        self.setObjectName("pageSelector")
        self._set_up(name, titles)
        # It must not ask for the width of the buttons: then it would never be too narrow.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _ABOVE, _MARGIN, _ABOVE)
        row.addWidget(self.buttons)
        row.addWidget(self.list)
        row.addStretch()
        self.buttons.chosen.connect(self.chosen.emit)
        self.list.currentIndexChanged.connect(self.chosen)

    @property
    def narrowest(self) -> int:
        """The width below which not even the list has room for the title of a page."""
        return self.list.sizeHint().width() + 2 * _MARGIN

    def show_choice(self, index: int) -> None:
        """Show which page is in front."""
        self.buttons.set_choice(index)
        with QSignalBlocker(self.list):
            self.list.setCurrentIndex(index)

    def take_keyboard(self) -> None:
        """Take the keyboard."""
        shown = self.buttons.button(self.list.currentIndex())
        (shown if self.list.isHidden() else self.list).setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the buttons if they fit."""
        super().resizeEvent(event)
        fits = self.buttons.sizeHint().width() + 2 * _MARGIN <= self.width()
        self.buttons.setVisible(fits)
        self.list.setHidden(fits)

    def _set_up(self, name: str, titles: Sequence[str]) -> None:
        for number, title in enumerate(titles):
            set_tip(self.buttons.button(number), f"{name}: {title}")
        self.list.addItems(list(titles))
        self.list.setAccessibleName(name)
        set_tip(self.list, name)
        self.list.hide()


class SubPages(QWidget):
    """One page at a time, below the `bar` that chooses it; the bar may be put somewhere else.

    Parameters
    ----------
    name : str
        Accessible name of the choice.
    pages : sequence of (str, QWidget)
        Title and page, in the order of the buttons.
    """

    def __init__(self, name: str, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = PageBar(name, [title for title, _ in pages])
        self._stack = QStackedWidget()
        for title, page in pages:
            page.setAccessibleName(title)
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        self.bar.chosen.connect(self.show_page)
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
        self.bar.show_choice(index)

    def take_keyboard(self) -> None:
        """Give the keyboard to the choice of pages."""
        self.bar.take_keyboard()
