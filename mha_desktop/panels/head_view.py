"""The Head view: a strip of all heads, and pages about the selected one."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.head.head_strip import HeadStrip
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.theme import Theme

# The strip has margins of its own, 4 pixels above and below its cards.
_STRIP_ABOVE, _STRIP_BELOW = 8, 4
# Below this height the page needs the room; Page Up and Page Down still change the head.
_STRIP_FROM = 620


class HeadPage(Protocol):
    """What every page can do; it is a widget, too."""

    def show_view(self, view: ViewState) -> None:
        """Show selection, cell, colours and so on."""

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""

    def take_keyboard(self) -> None:
        """Give the keyboard to what the page is about."""


class TitledPage(NamedTuple):
    """A page and the title of its button."""

    title: str
    page: LatePage[HeadPage]


class HeadView(QWidget):
    """The selected head from all sides; whoever made strip and pages wires them.

    Parameters
    ----------
    strip : HeadStrip
    pages : sequence of TitledPage
    parent : QWidget, optional
    """

    def __init__(
        self, strip: HeadStrip, pages: Sequence[TitledPage], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        set_ground(self, "panel")
        self._strip = strip
        self._contents = [page for _, page in pages]
        self.pages = SubPages(self.tr("Pages about one head"), pages)
        self.pages.setObjectName("headPages")
        above = QVBoxLayout()
        above.setContentsMargins(0, _STRIP_ABOVE, 0, _STRIP_BELOW)
        above.addWidget(strip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(above)
        layout.addWidget(self.pages, 1)

    def show_view(self, view: ViewState) -> None:
        """Show selection, cell, colours and so on everywhere."""
        self._strip.show_view(view)
        for content in self._contents:
            content.tell("show_view", view)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._strip.set_theme(theme)
        for content in self._contents:
            content.tell("set_theme", theme)

    def take_keyboard(self) -> None:
        """Give the keyboard to the page in front."""
        self._contents[self.pages.index].make().take_keyboard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the strip out where the page needs its room."""
        super().resizeEvent(event)
        self._fit_strip()

    def changeEvent(self, event: QEvent) -> None:
        """Look at the room again after text has got another size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_strip()

    def _fit_strip(self) -> None:
        self._strip.setHidden(self.height() < _STRIP_FROM * text_scale(self.font()))
