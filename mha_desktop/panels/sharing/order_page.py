"""The page "Interleave or repeat?": two orders in which heads can read shared keys and values."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.sharing.empty_page import empty_text
from mha_desktop.panels.sharing.order_card import EffectNumbers, OrderCard
from mha_desktop.panels.sharing.order_texts import misread_sentences, order_sentence
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8
_BETWEEN = 32


class OrderPage(QWidget):
    """Repeat beside interleave, and below them one read as the other.

    Parameters
    ----------
    model : SharingModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, model: SharingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("orderPage")
        self._model = model
        self.sentence, self.misread = QLabel(), QLabel()
        self.repeated = OrderCard(self.tr("Repeat"), theme)
        self.interleaved = OrderCard(self.tr("Interleave"), theme)
        self.misread_numbers = EffectNumbers(theme)
        self.comparison = self._comparison()
        self.comparison.hide()  # until there are orders to compare
        self._build()
        model.updated.connect(WhenShown(self, self._follow).change)
        model.orders_changed.connect(WhenShown(self, self._show_orders).change)
        model.comparing_changed.connect(self._show_comparing)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for part in (self.repeated, self.interleaved, self.misread_numbers.bars):
            part.set_theme(theme)

    def _comparison(self) -> QWidget:
        title = QLabel(self.tr("Misread"))
        set_role(title, "title")
        self.misread.setWordWrap(True)
        block = QWidget()
        grid = QGridLayout(block)
        grid.setContentsMargins(0, _GAP, 0, 0)
        grid.setHorizontalSpacing(_BETWEEN)
        grid.setVerticalSpacing(_GAP)
        grid.addWidget(self.repeated, 0, 0)
        grid.addWidget(self.interleaved, 0, 1)
        grid.setRowMinimumHeight(1, _GAP)
        grid.addWidget(title, 2, 0, 1, 2)
        grid.addWidget(self.misread, 3, 0, 1, 2)
        grid.addWidget(self.misread_numbers, 4, 0, 1, 2)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
        return block

    def _build(self) -> None:
        self.sentence.setWordWrap(True)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        column.addWidget(self.sentence)
        column.addWidget(self.comparison)
        column.addStretch(1)
        self._whole = filled_page(self, scrolled(content))
        content.setAutoFillBackground(False)

    def _follow(self) -> None:
        """Ask for the orders of another result."""
        if self._model.result is None:
            self._whole.show_note(empty_text())
        else:
            self._whole.show_content()
        self._model.ask_for_orders()
        self._show_orders()

    def _show_orders(self) -> None:
        orders, present = self._model.orders, self._model.state.kv_head_of
        if not self._model.has_present_orders():
            return  # the old ones stay until the new ones are there
        self.comparison.setVisible(orders is not None)
        shown = None if orders is None else max(orders.repeated.kv_head_of) + 1
        self.sentence.setText(order_sentence(self._model.state, shown))
        if orders is not None:
            for card, heads in (
                (self.repeated, orders.repeated),
                (self.interleaved, orders.interleaved),
            ):
                card.show_heads(heads, is_present=heads.kv_head_of == present)
            self.misread.setText(misread_sentences(orders))
            self.misread_numbers.show_heads(orders.misread)

    @Slot(bool)
    def _show_comparing(self, comparing: bool) -> None:
        """Say that what is below, if anything, is not of the present result."""
        if comparing and not self._model.has_present_orders():
            self.sentence.setText(self.tr("Comparing the two orders\u2026"))
