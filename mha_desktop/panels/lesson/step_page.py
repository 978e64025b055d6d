"""One step of a lesson: text, question, and the way back and on."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.lesson import Step
from mha_desktop.panels.lesson.markdown import title_markdown
from mha_desktop.panels.lesson.markdown_label import MarkdownLabel
from mha_desktop.panels.lesson.question_box import QuestionBox
from mha_desktop.panels.lesson.settled import settle_layouts
from mha_desktop.panels.lesson.sizes import BOLD, LessonSizes, write_in
from mha_desktop.panels.lesson.step_head import StepHead
from mha_desktop.panels.lesson.step_texts import (
    failed_claims_text,
    hidden_panel,
    objectives_text,
    references_text,
)
from mha_desktop.panels.style_sheet import divider, set_ground, set_role
from mha_desktop.qt.icons import icon
from mha_desktop.qt.models.lesson_model import LessonModel
from mha_desktop.qt.theme import Theme


class StepPage(QWidget):
    """Follows the model's step.

    Parameters
    ----------
    model : LessonModel
    sizes : LessonSizes
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    left()
        The user leaves the lesson.
    """

    left = Signal()

    def __init__(
        self,
        model: LessonModel,
        sizes: LessonSizes,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._sizes, self._theme = model, sizes, theme
        self.head, self.title = StepHead(sizes, theme), MarkdownLabel()
        self.objectives, self.text, self.references = (MarkdownLabel() for _ in range(3))
        self.changed_note = QLabel(
            self.tr("You have changed the lab. The numbers here belong to the step.")
        )
        self.again_button = QPushButton(self.tr("Show this state &again"))
        self.claims_note, self.panel_note = QLabel(), QLabel()
        self.question: QuestionBox | None = None
        self._asked: tuple[Step | None, LessonSizes] | None = None
        self.back_button, self.next_button = QPushButton(), QPushButton()
        self._content = QWidget()
        self._body = QVBoxLayout()
        self.scroller = QScrollArea()
        self._set_up()
        self._build()
        self._connect()
        self.set_theme(theme)
        self._show_step()

    def take_keyboard(self) -> None:
        """Give the keyboard to the answer, or to what leads on."""
        asked = self.question is not None and not self._model.revealed
        target = self.question.answer if self.question is not None and asked else self.next_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, number: int) -> None:
        """Take a digit key."""
        if self.question is not None:
            self.question.answer.choose(number)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.head.set_theme(theme)
        self.back_button.setIcon(icon("chevron-left", theme))
        self.next_button.setIcon(icon("chevron-right", theme))
        if self.question is not None:
            self.question.set_theme(theme)

    @property
    def way_on(self) -> str:
        """What Next does."""
        if self._model.asked.is_open:
            return self.tr("Show the answer, then go on (Right, Page Down)")
        return self.tr("Go on (Right, Page Down)")

    def _show_step(self) -> None:
        model = self._model
        lesson, step = model.lesson, model.step
        if lesson is None or step is None:
            return
        had_keyboard = self._has_keyboard
        self._asked = None  # opened anew, the same question is asked without its old answer
        self.head.show_step(lesson.title, model.index, len(lesson.steps))
        self.title.set_markdown(title_markdown(step.title))
        self.objectives.set_markdown(objectives_text(lesson) if model.index == 0 else "")
        self.references.set_markdown(references_text(lesson) if model.is_last else "")
        self.next_button.setText(self.tr("&Finish") if model.is_last else self.tr("&Next"))
        self._show_lab()
        self._fit()
        self.scroller.verticalScrollBar().setValue(0)
        if had_keyboard:
            self.take_keyboard()

    @property
    def _has_keyboard(self) -> bool:
        return self.isAncestorOf(QApplication.focusWidget() or self)

    @Slot()
    def _fit(self) -> None:
        """Write the step, and leave the keyboard in it."""
        had_keyboard = self._has_keyboard
        self._write_fitting()
        if had_keyboard and not self._has_keyboard:
            self.take_keyboard()

    def _write_fitting(self) -> None:
        """Write the step in the sizes of the page; what has no room is scrolled to."""
        self._write(self._sizes)

    def _write(self, sizes: LessonSizes) -> None:
        write_in(self.title, sizes.title, BOLD)
        for text in (self.objectives, self.text):
            write_in(text, sizes.text)
        for small in (self.references, self.panel_note):
            write_in(small, sizes.caption)
        self._body.setSpacing(sizes.gap)
        self._exchange_question(sizes)
        self._show_facts()

    @property
    def _has_to_scroll(self) -> bool:
        """Whether some of the step is below."""
        settle_layouts(self._content, self.question)
        room = self.scroller.viewport().size()
        return self._content.heightForWidth(room.width()) > room.height()

    def _exchange_question(self, sizes: LessonSizes) -> None:
        if (self._model.step, sizes) == self._asked:
            return
        self._asked = self._model.step, sizes
        old, self.question = self.question, None
        if old is not None:
            old.hide()
            self._body.removeWidget(old)
            old.deleteLater()
        asked = self._model.question
        if asked is not None:
            self.question = QuestionBox(self._model, asked, sizes, self._theme)
            self._body.insertWidget(self._body.indexOf(self.references), self.question)
            self.question.show()

    def _show_facts(self) -> None:
        model, step = self._model, self._model.step
        if step is None:
            return
        self.text.set_markdown(model.text(step.text))
        claims = failed_claims_text(model.facts, step.claims)
        self.panel_note.setText(self._panel_text(step.point))
        self.panel_note.setVisible(bool(self.panel_note.text()))
        self.claims_note.setText(claims)
        self.claims_note.setVisible(bool(claims))
        if self.question is not None:
            self.question.show_facts()
        self._show_way()

    def _panel_text(self, point: str) -> str:
        """Say where the step points, if that is hidden."""
        dock = hidden_panel(self.window(), point)
        if dock is None:
            return ""
        return self.tr("You find it in the panel “{panel}”.").format(panel=dock.windowTitle())

    def _show_answer(self) -> None:
        had_keyboard = self._has_keyboard
        if self.question is not None:
            self.question.show_answer()
        self._show_way()
        if self.question is not None and self._model.asked.is_open:
            self.scroller.ensureWidgetVisible(self.question.reveal_button, 0, self._sizes.margin)
        if self._model.revealed:
            self._scroll_to_why()
            if had_keyboard:
                self.take_keyboard()

    def _scroll_to_why(self) -> None:
        question, content = self.question, self._content
        if question is None:
            return
        settle_layouts(content, question)
        content.resize(content.width(), content.heightForWidth(content.width()))
        self.scroller.ensureWidgetVisible(question.why, 0, self._sizes.margin)
        self.scroller.ensureWidgetVisible(question.verdict, 0, self._sizes.margin)

    def _show_way(self) -> None:
        self.back_button.setEnabled(self._model.index > 0)
        self.next_button.setEnabled(self._model.may_go_on)
        self.next_button.setToolTip(self.way_on)

    def _show_lab(self) -> None:
        for part in (self.changed_note, self.again_button):
            part.setVisible(self._model.lab_differs)

    def _connect(self) -> None:
        model = self._model
        model.step_changed.connect(self._show_step)
        model.facts_changed.connect(self._fit)
        model.answer_changed.connect(self._show_answer)
        model.shown_changed.connect(self._show_lab)
        self.back_button.clicked.connect(model.go_back)
        self.next_button.clicked.connect(model.go_on)
        self.again_button.clicked.connect(model.show_again)
        self.head.left.connect(self.left)

    def _set_up(self) -> None:
        self.title.setObjectName("lessonStepTitle")
        self.text.setObjectName("lessonText")
        for note in (self.changed_note, self.claims_note, self.panel_note):
            note.setWordWrap(True)
            set_role(note, "secondary")
        set_role(self.claims_note, "error")
        self._set_up_buttons()

    def _set_up_buttons(self) -> None:
        buttons = {
            "lessonBack": (self.back_button, self.tr("Go back (Left, Page Up)")),
            "lessonNext": (self.next_button, self.way_on),
            "lessonAgain": (self.again_button, self.tr("Set the lab as this step wants it")),
        }
        for name, (button, tip) in buttons.items():
            button.setObjectName(name)
            button.setToolTip(tip)
        self.back_button.setText(self.tr("&Back"))
        self.next_button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        for button in (self.back_button, self.next_button, self.again_button):
            button.setAutoDefault(False)
            write_in(button, self._sizes.text)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._scrolled(), 1)
        column.addWidget(divider())
        column.addLayout(self._foot())

    def _scrolled(self) -> QScrollArea:
        content = self._content
        set_ground(content, "panel")
        self._body = QVBoxLayout(content)
        margin = self._sizes.margin
        self._body.setContentsMargins(margin, margin // 2, margin, margin // 2)
        for part in (
            self.title, self.text, self.panel_note, self.objectives, self.claims_note,
            self.changed_note, self.again_button, self.references,
        ):  # fmt: skip
            self._body.addWidget(part)
        self._body.addStretch(1)
        area = self.scroller
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        return area

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        margin = self._sizes.margin
        foot.setContentsMargins(margin, margin // 2, margin, margin // 2)
        foot.setSpacing(margin)
        foot.addWidget(self.back_button, 1)
        foot.addWidget(self.next_button, 1)
        return foot
