"""What the strips of the mixing desk are sorted by, and to which token their bars belong."""

from typing import get_args

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from mha_desktop.lab.state import StripOrder
from mha_desktop.panels.mixer.strip_texts import numbered
from mha_desktop.qt.models.contributions_model import ContributionsModel

_GAP = 8
_LETTERS_SHOWN = 5
_ROWS_SHOWN = 16


class StripChoices(QWidget):
    """Two drop-down lists that follow `ContributionsModel`.

    Parameters
    ----------
    model : ContributionsModel
    parent : QWidget, optional
    """

    order_chosen = Signal(str)
    token_chosen = Signal(object)
    """Place of a token, or None for all together."""

    def __init__(self, model: ContributionsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._orders: tuple[StripOrder, ...] = get_args(StripOrder)
        self._listed: tuple[str, ...] | None = None
        self.order, self.token = QComboBox(), QComboBox()
        self.order.setObjectName("stripOrder")
        self.token.setObjectName("stripToken")
        self._set_up_order()
        self._set_up_token()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.order, 1)
        row.addWidget(self.token, 1)
        model.updated.connect(self._take)
        self._take()

    def _set_up_order(self) -> None:
        titles = {"index": self.tr("By number"), "contribution": self.tr("By contribution")}
        self.order.addItems([titles[order] for order in self._orders])
        self.order.setAccessibleName(self.tr("Order of the strips"))
        self.order.setToolTip(
            self.tr("Sort the strips by the number of the head, or the largest contribution first")
        )
        self.order.activated.connect(self._choose_order)
        _keep_narrow(self.order)

    def _set_up_token(self) -> None:
        self.token.setAccessibleName(self.tr("Token of the contributions"))
        self.token.setToolTip(
            self.tr("Bars show what each head adds to all tokens together, or to one of them")
        )
        self.token.setMaxVisibleItems(_ROWS_SHOWN)
        self.token.activated.connect(self._choose_token)
        _keep_narrow(self.token)

    def _take(self) -> None:
        self.order.setCurrentIndex(self._orders.index(self._model.order_name))
        if self._model.tokens != self._listed:
            self._listed = self._model.tokens
            self.token.clear()
            self.token.addItem(self.tr("All tokens"))
            self.token.addItems([numbered(*pair) for pair in enumerate(self._listed)])
        token = self._model.token
        self.token.setCurrentIndex(0 if token is None else token + 1)
        self.setEnabled(bool(self._listed))

    @Slot(int)
    def _choose_order(self, index: int) -> None:
        self.order_chosen.emit(self._orders[index])

    @Slot(int)
    def _choose_token(self, index: int) -> None:
        self.token_chosen.emit(index - 1 if index else None)


def _keep_narrow(combo: QComboBox) -> None:
    """Let the dock decide the width: the list is as wide as its longest entry."""
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(_LETTERS_SHOWN)
