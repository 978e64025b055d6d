"""What stands above a step of a lesson: which lesson it is, how far it is, and the way out."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from mha_desktop.panels.lesson.markdown import title_markdown
from mha_desktop.panels.lesson.markdown_label import MarkdownLabel
from mha_desktop.panels.lesson.sizes import LessonSizes, write_in
from mha_desktop.panels.lesson.step_dots import StepDots
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.icons import icon
from mha_desktop.qt.theme import Theme

translate = QCoreApplication.translate


class StepHead(QWidget):
    """Title of the lesson, number of the step, dots, and a button that leaves the lesson.

    Parameters
    ----------
    sizes : LessonSizes
    theme : Theme

    Signals
    -------
    left()
        The user leaves the lesson.
    """

    left = Signal()

    def __init__(self, sizes: LessonSizes, theme: Theme) -> None:
        super().__init__()
        self.lesson_title, self.place = MarkdownLabel(), QLabel()
        self.dots = StepDots(theme)
        self.leave_button = QToolButton()
        for label, points in ((self.lesson_title, sizes.text), (self.place, sizes.caption)):
            set_role(label, "secondary")
            write_in(label, points)
        self._set_up_button()
        self._build(sizes)
        self.set_theme(theme)

    def show_step(self, title: str, index: int, count: int) -> None:
        """Show the title of a lesson, and which of its steps is on show, counted from 0."""
        self.lesson_title.set_markdown(title_markdown(title))
        place = translate("StepPage", "Step {number} of {count}")
        self.place.setText(place.format(number=index + 1, count=count))
        self.dots.show_step(index, count)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.dots.set_theme(theme)
        self.leave_button.setIcon(icon("close", theme))

    def _set_up_button(self) -> None:
        self.leave_button.setObjectName("lessonLeave")
        self.leave_button.setAccessibleName(translate("StepPage", "Leave the lesson"))
        self.leave_button.setToolTip(
            translate("StepPage", "Leave the lesson; the progress is kept")
        )
        set_role(self.leave_button, "quiet")
        self.leave_button.clicked.connect(self.left)

    def _build(self, sizes: LessonSizes) -> None:
        first = QHBoxLayout()
        first.addWidget(self.lesson_title, 1)
        first.addWidget(self.leave_button, 0, Qt.AlignmentFlag.AlignTop)
        second = QHBoxLayout()
        second.setSpacing(sizes.gap)
        second.addWidget(self.place)
        second.addWidget(self.dots, 1)
        head = QVBoxLayout(self)
        margin = sizes.margin
        head.setContentsMargins(margin, margin // 2, margin // 2, margin // 2)
        head.setSpacing(4)
        head.addLayout(first)
        head.addLayout(second)
