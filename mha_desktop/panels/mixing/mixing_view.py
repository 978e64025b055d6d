"""The Mixing view: pages about W_O, one at a time."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.mixing.sum_page import SumPage
from mha_desktop.panels.mixing.why_page import WhyPage
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.theme import Theme


class Content(Protocol):
    """What a page has to follow."""

    def show_view(self, view: ViewState) -> None:
        """Follow the selected head and the chosen token."""

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""


class MixingPage(NamedTuple):
    """A page with models of its own, and the title of its button."""

    title: str
    page: LatePage[Content]


class MixingView(QWidget):
    """How W_O makes one output from all heads, and why it is there.

    Parameters
    ----------
    model : MixingModel
    theme : Theme
    pages : sequence of MixingPage
        Shown behind "Sum" and "Why mix?"; whoever made them wires them.
    parent : QWidget, optional
    """

    head_hovered = Signal(int)
    """Head that is pointed at on any page, or -1."""
    head_selected = Signal(int)
    token_chosen = Signal(object)
    """Place of a token, or None for all together."""
    order_chosen = Signal(str)
    projection_chosen = Signal(object)
    """Another `OutputProjection`."""

    def __init__(
        self,
        model: MixingModel,
        theme: Theme,
        pages: Sequence[MixingPage] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        set_ground(self, "panel")
        self._theme = theme
        self.sum = LatePage(self._make_sum)
        self.why = LatePage(self._make_why)
        self._matrix_pages = (self.sum, self.why)
        self._contents = [page for _, page in pages]
        self.pages = SubPages(
            self.tr("Pages about W_O"),
            (
                (self.tr("Sum"), scrolled(self.sum)),
                (self.tr("Why mix?"), scrolled(self.why)),
                *((title, scrolled(page)) for title, page in pages),
            ),
        )
        self.pages.setObjectName("mixingPages")
        self._whole = filled_page(self, self.pages)
        self._model.updated.connect(self._show_pages)
        self._show_pages()

    def show_view(self, view: ViewState) -> None:
        """Tell the pages; "Sum" gets token and order from the model of the mixing desk."""
        self.set_hovered(-1 if view.hovered_head is None else view.hovered_head)
        for content in self._contents:
            content.tell("show_view", view)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for page in (*self._matrix_pages, *self._contents):
            page.tell("set_theme", theme)

    def set_hovered(self, head: int) -> None:
        """Mark a head that is being pointed at anywhere in the window; -1 for none."""
        for page in self._matrix_pages:
            page.tell("set_hovered", head)

    def take_keyboard(self) -> None:
        """Give the keyboard to the choice of pages."""
        self.pages.take_keyboard()

    def _make_sum(self) -> SumPage:
        page = SumPage(self._model, self._theme)
        page.head_hovered.connect(self.head_hovered)
        page.head_selected.connect(self.head_selected)
        page.token_chosen.connect(self.token_chosen)
        page.order_chosen.connect(self.order_chosen)
        return page

    def _make_why(self) -> WhyPage:
        page = WhyPage(self._model, self._theme)
        page.head_hovered.connect(self.head_hovered)
        page.projection_chosen.connect(self.projection_chosen)
        return page

    def _show_pages(self) -> None:
        """Show the pages, or a friendly text while there are no tokens."""
        if self._model.result is None:
            self._whole.show_note(self.tr("Type a sentence above to see how its heads are mixed."))
        else:
            self._whole.show_content()
