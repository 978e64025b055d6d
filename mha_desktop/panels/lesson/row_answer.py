"""A row of weights as an answer."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.lesson.answer_widget import AnswerWidget
from mha_desktop.panels.lesson.row_bars import RowBars
from mha_desktop.panels.lesson.sizes import LessonSizes, write_in
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.theme import Theme

_GAP = 4


class RowAnswer(AnswerWidget):
    """Bars to pull, and a line that says how.

    Parameters
    ----------
    model : LessonModel
    sizes : LessonSizes
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(
        self, model: LessonModel, sizes: LessonSizes, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, parent)
        self.bars = RowBars(theme)
        write_in(self.bars, sizes.text)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        set_role(self._hint, "secondary")
        write_in(self._hint, sizes.caption)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.bars)
        column.addWidget(self._hint)
        self.setFocusProxy(self.bars)
        self.bars.row_drawn.connect(self.answered)
        self.show_answer()

    def show_facts(self) -> None:
        """Show the words, and bars that are all alike."""
        self.show_answer()

    def show_answer(self) -> None:
        """Show the drawn row; after the reveal, the real one as well."""
        facts, answer = self.model.facts, self.model.asked.answer
        if facts is None or not isinstance(answer, tuple):
            return
        real = facts.right if self.model.revealed and isinstance(facts.right, tuple) else None
        drawn = answer if real is None or self.model.asked.is_answered else None
        self.bars.show_row(facts.tokens, drawn, real)
        self._hint.setVisible(drawn is not None)
        self._hint.setText(
            self.tr("Drag the bars; together they make 1.")
            if real is None
            else self.tr("Filled: the lab. Dashed: your row.")
        )

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.bars.set_theme(theme)
