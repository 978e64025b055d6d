"""Which mask keeps queries from looking at keys."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from mha_desktop.lab.state import CausalMask, Mask, NoMask, PrefixMask, SlidingWindowMask
from mha_desktop.panels.controls.field_row import selector_row
from mha_desktop.panels.mask_pages import HiddenTokensPage, MaskPage, NumberPage


class MaskChooser(QWidget):
    """A drop-down of the kinds of masks, with the page of the chosen kind below it.

    A kind that is chosen again has the numbers that it had before.

    Signals
    -------
    mask_chosen(object)
        The `Mask` that the user put together.
    """

    mask_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.selector = QComboBox()
        self.selector.setObjectName("maskSelector")
        self.selector.setAccessibleName(self.tr("Mask"))
        self.selector.setToolTip(self.tr("Which tokens a token may look at"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addLayout(selector_row(self.tr("Mas&k"), self.selector))
        self._pages: list[MaskPage] = []
        self._add_pages()
        self._add_tips()
        self._show_page(0)
        self.selector.currentIndexChanged.connect(self._choose)

    def show_mask(self, mask: Mask, tokens: tuple[str, ...]) -> None:
        """Show a mask over these tokens, without a signal."""
        kinds = [type(page.current) for page in self._pages]
        index = kinds.index(type(mask))
        self._pages[index].show_mask(mask, tokens)
        with QSignalBlocker(self.selector):
            self.selector.setCurrentIndex(index)
        self._show_page(index)

    def page(self) -> MaskPage:
        """Return the page of the chosen kind."""
        return self._pages[self.selector.currentIndex()]

    def _add_pages(self) -> None:
        self._add(self.tr("None"), MaskPage(NoMask()))
        self._add(self.tr("Causal"), MaskPage(CausalMask()))
        self._add(
            self.tr("Sliding window"),
            NumberPage(
                SlidingWindowMask(),
                self.tr("Window si&ze"),
                self.tr("How many tokens are seen: the token itself and those just before it"),
            ),
        )
        self._add(
            self.tr("Prefix"),
            NumberPage(
                PrefixMask(),
                self.tr("Prefix si&ze"),
                self.tr("How many tokens at the start everyone may look at"),
            ),
        )
        self._add(self.tr("Hidden tokens"), HiddenTokensPage())

    def _add_tips(self) -> None:
        tips = (
            self.tr("Every token may look at every token"),
            self.tr("A token looks at itself and at earlier tokens"),
            self.tr("A token looks at itself and a few tokens before it"),
            self.tr("Causal, but the first tokens are open to everyone"),
            self.tr("Nobody looks at the tokens you check"),
        )
        for index, tip in enumerate(tips):
            self.selector.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)

    def _add(self, text: str, page: MaskPage) -> None:
        self.selector.addItem(text)
        self._pages.append(page)
        self._column.addWidget(page)
        page.mask_changed.connect(self.mask_chosen)

    def _show_page(self, index: int) -> None:
        for place, page in enumerate(self._pages):
            page.setVisible(place == index and page.layout() is not None)

    def _choose(self, index: int) -> None:
        self._show_page(index)
        self.mask_chosen.emit(self._pages[index].current)
