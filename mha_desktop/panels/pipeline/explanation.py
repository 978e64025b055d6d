"""The right column: the chosen cell in words, its sum, and the step in code."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.pipeline.order_card import OrderCard
from mha_desktop.panels.pipeline.step_code import code_text
from mha_desktop.panels.pipeline.sum_html import mistake_text, sum_html, sum_sentence, term_namer
from mha_desktop.panels.pipeline.texts import letters_text
from mha_desktop.panels.pipeline.words import words_html
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.pipeline_model import PipelineModel

_GAP, _PADDING = 8, 10


class Explanation(QWidget):
    """Follows the chosen cell.

    Parameters
    ----------
    model : PipelineModel
    parent : QWidget, optional
    """

    def __init__(self, model: PipelineModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.words, self.sum, self.code = rich_label(""), rich_label(""), QLabel()
        self.code.setObjectName("stageCode")
        self.mistake, self.pooled, self.letters = QLabel(), QLabel(), QLabel(letters_text())
        self.order = OrderCard(model)
        self.order.hide()
        set_ground(self, "panel")
        self._set_up()
        self._build()

    def refresh(self) -> None:
        """Show the step and its cell."""
        model, result = self._model, self._model.result
        self.order.setVisible(model.step == "x" and result is not None)
        if result is not None:
            self.code.setText(code_text(model.step, result, model.part))
        self.show_cell()

    def show_cell(self) -> None:
        """Show the chosen cell of the same step."""
        model, result = self._model, self._model.result
        stage, made = model.stage, model.sum
        if result is None or stage is None or made is None:
            return
        namer = term_namer(model.step, result)
        self.words.setText(words_html(stage, made, model.cell, result, model.place.head))
        self.sum.setText(sum_html(made, namer))
        self.sum.setAccessibleDescription(sum_sentence(made, namer))
        self.mistake.setText(mistake_text(made))
        self.mistake.setVisible(not made.adds_up)

    def show_pooled(self, pooled: bool) -> None:
        """Say whether places of the pictures stand for several entries."""
        self.pooled.setVisible(pooled)

    def _set_up(self) -> None:
        self.code.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        set_role(self.code, "code")
        self.code.setProperty("ground", "window")
        self.code.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.code.setAccessibleName(self.tr("The step in code"))
        self.sum.setAccessibleName(self.tr("The sum of the chosen cell"))
        self.words.setAccessibleName(self.tr("The chosen cell in words"))
        self.pooled.setText(
            self.tr(
                "Where there is no room for every entry, a place shows the one of largest "
                "magnitude that it covers; the chosen cell is exact."
            )
        )
        set_role(self.mistake, "error")
        for label in (self.pooled, self.letters):
            set_role(label, "caption")
        for label in (self.words, self.mistake, self.pooled, self.letters):
            label.setWordWrap(True)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, _GAP, 0)
        column.setSpacing(_GAP)
        parts = (
            _heading(self.tr("In words")), self.words, self.order, self.mistake, self.sum,
            _heading(self.tr("In code")), self.code, self.letters, self.pooled,
        )  # fmt: skip
        for part in parts:
            column.addWidget(part)
        column.addStretch()


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    set_role(label, "title")
    return label
