"""A number to type."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from mha_desktop.lab.lesson import NumberQuestion
from mha_desktop.panels.lesson.answer_widget import AnswerWidget
from mha_desktop.panels.lesson.sizes import BOLD, LessonSizes, write_in
from mha_desktop.qt.models.lesson_model import LessonModel

_MOST = 1e12
_GAP = 8


class _EmptyBox(QDoubleSpinBox):
    """A number box that can be empty: no number stands there before one is typed."""

    def textFromValue(self, value: float) -> str:
        return "" if value == self.minimum() else super().textFromValue(value)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(text) if text.strip() else self.minimum()

    def validate(self, text: str, place: int) -> object:
        if not text.strip():
            return QValidator.State.Acceptable, text, place
        return super().validate(text, place)

    def stepBy(self, steps: int) -> None:
        """Start at 0, wherever the first step leads."""
        if self.value() == self.minimum():
            self.setValue(0.0)
        else:
            super().stepBy(steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the number on Enter or Space, and leave the key to the lesson."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.interpretText()
            event.ignore()
        else:
            super().keyPressEvent(event)


class NumberAnswer(AnswerWidget):
    """A number box with its unit.

    Parameters
    ----------
    model : LessonModel
    question : NumberQuestion
    sizes : LessonSizes
    parent : QWidget, optional
    """

    def __init__(
        self,
        model: LessonModel,
        question: NumberQuestion,
        sizes: LessonSizes,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(model, parent)
        self.box = _EmptyBox()
        self._set_up(question)
        write_in(self.box, sizes.answer, BOLD)
        # The style sheet gives number boxes a height of their own, again and again.
        # Wide enough for the largest number there is, it would push the whole step to the side.
        self.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        unit = QLabel(question.unit)
        write_in(unit, sizes.answer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addStrut(sizes.answer_height)
        row.addWidget(self.box, 1)
        row.addWidget(unit)
        self.setFocusProxy(self.box)
        self.show_answer()
        self.box.valueChanged.connect(self._tell)

    def show_answer(self) -> None:
        """Show the number that was typed; after the reveal it stays."""
        answer = self.model.asked.answer
        if isinstance(answer, (int, float)) and answer != self.box.value():
            with QSignalBlocker(self.box):
                self.box.setValue(answer)
        self.box.setEnabled(not self.model.revealed)

    def _set_up(self, question: NumberQuestion) -> None:
        box = self.box
        box.setObjectName("lessonNumber")
        box.setAccessibleName(self.tr("Your answer"))
        box.setToolTip(self.tr("Type a number; Enter reveals"))
        box.setDecimals(question.decimals)
        box.setSingleStep(10.0**-question.decimals)
        box.setRange(-_MOST, _MOST)
        box.setKeyboardTracking(True)
        box.setValue(box.minimum())

    def _tell(self, value: float) -> None:
        self.answered.emit(None if value == self.box.minimum() else value)
