"""The note on positions: without them, swapping two words only swaps rows of the output."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mha_desktop.lab.order_check import ORDER_SENTENCES, OrderCheck, OrderDifference
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixer.strip_texts import difference_text, size_text
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.pipeline_model import PipelineModel

_GAP = 8


class OrderCard(QWidget):
    """Two sentences of the same words, how far their output rows differ, and buttons to see it.

    Parameters
    ----------
    model : PipelineModel
    parent : QWidget, optional

    Signals
    -------
    example_requested(object, str)
        Fields of a `LabState` to set together, and the text of that step.
    """

    example_requested = Signal(object, str)

    def __init__(self, model: PipelineModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("orderCard")
        self.title = QLabel(self.tr("Blind to order?"))
        self.without, self.given = QLabel(), QLabel()
        self.sentences = tuple(
            self._sentence_button(place, sentence) for place, sentence in enumerate(ORDER_SENTENCES)
        )
        for sentence in self.sentences:
            sentence.setObjectName("orderSentence")
        self.switch = QPushButton(self.tr("Switch positions off"))
        self.switch.setObjectName("positionsSwitch")
        self._build()
        shown = WhenShown(self, self._refresh)
        model.updated.connect(shown.change)
        model.order_changed.connect(shown.change)
        self.switch.clicked.connect(self._switch_positions)

    def _refresh(self) -> None:
        self._model.ask_for_order()
        result = self._model.result
        if result is None:
            return
        blind = result.state.positions == "none"
        self.switch.setText(
            self.tr("Sinusoidal positions") if blind else self.tr("Switch positions off")
        )
        if self._model.has_present_order() and self._model.order is not None:
            self._show_check(self._model.order)

    def _show_check(self, check: OrderCheck) -> None:
        self.without.setText(self._without_text(check))
        self.given.setText(
            self.tr("With {positions} positions: {difference}.").format(
                positions=self._positions_name(check.given.positions),
                difference=self._difference(check.given),
            )
        )

    def _without_text(self, check: OrderCheck) -> str:
        text = self.tr("Without positions: {difference}.").format(
            difference=self._difference(check.without)
        )
        if check.without.is_rounding:
            return text + " " + self.tr("The rows only change places.")
        if check.has_mask:
            return text + " " + self.tr("The mask tells places apart, too.")
        return text

    def _difference(self, found: OrderDifference) -> str:
        if found.largest == 0:
            return self.tr("rows of the same word are equal in every bit")
        template = self.tr("rows of the same word differ by at most {size} (entries up to {entry})")
        size = (difference_text if found.is_rounding else size_text)(found.largest)
        return template.format(size=size, entry=size_text(found.size))

    def _positions_name(self, positions: str) -> str:
        return self.tr("rotary") if positions == "rotary" else self.tr("sinusoidal")

    def _switch_positions(self) -> None:
        result = self._model.result
        if result is not None:
            positions = "sinusoidal" if result.state.positions == "none" else "none"
            self.example_requested.emit({"positions": positions}, self.tr("Change positions"))

    def _sentence_button(self, place: int, sentence: str) -> QPushButton:
        button = QPushButton(sentence)
        button.setToolTip(self.tr("Take this sentence"))
        button.setAccessibleName(self.tr("Take the sentence {text}").format(text=sentence))
        fields = {"sentence": sentence, "token_mode": "words"}
        button.clicked.connect(
            lambda: self.example_requested.emit(fields, self.tr("Choose example"))
        )
        return button

    def _build(self) -> None:
        set_role(self.title, "title")
        self.switch.setToolTip(
            self.tr("Positions are what tells equal words at different places apart")
        )
        for label, name in (
            (self.without, self.tr("Order check without positions")),
            (self.given, self.tr("Order check with positions")),
        ):
            label.setWordWrap(True)
            label.setAccessibleName(name)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        for button in self.sentences:
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.title)
        column.addLayout(row)
        for widget in (self.without, self.given, self.switch):
            column.addWidget(widget)
