"""One lesson in the list."""

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from mha_desktop.lab.lesson import Lesson
from mha_desktop.lab.lesson_progress import LessonProgress
from mha_desktop.panels.lesson.markdown import markdown_document, paint_document, title_markdown
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.qt.icons import coloured_icon
from mha_desktop.qt.theme import Theme

_PADDING, _GAP, _RADIUS = 12, 4, 4.0
_LEAST_WIDTH = 200
_ICON = 16


class LessonCard(QPushButton):
    """Number, title, time, objectives and progress; a click opens the lesson.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.identity = ""
        self._title, self._state, self._objectives, self._finished = "", "", "", False
        self._documents: tuple[QTextDocument, ...] = ()
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_lesson(self, number: int, lesson: Lesson, progress: LessonProgress) -> None:
        """Show a lesson and how far the user got in it."""
        self.identity = lesson.identity
        self.setObjectName(f"lessonCard{number}")
        self._title = f"{number}. {lesson.title}"
        self._state = self._state_text(lesson, progress)
        self._objectives = "\n".join(f"- {text}" for text in lesson.objectives)
        self._finished = progress.finished
        self.setAccessibleName(f"{self._title}. {self._state}")
        self.setAccessibleDescription(" ".join(lesson.objectives))
        self.setToolTip(self.tr("Open this lesson"))
        self._make()

    @property
    def finished(self) -> bool:
        """Whether the user went through all of it."""
        return self._finished

    @property
    def state_text(self) -> str:
        """Time and progress, in words."""
        return self._state

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Return True: narrow means high."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all texts at this width."""
        return math.ceil(sum(self._heights(width)) + 2 * _PADDING + 2 * _GAP)

    def sizeHint(self) -> QSize:
        """Return the size of the card at its present width."""
        width = max(self.width(), _LEAST_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and a line."""
        return QSize(_LEAST_WIDTH, self.fontMetrics().height() + 2 * _PADDING)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._make()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        heights = self._heights(self.width())
        painter.translate(_PADDING, _PADDING)
        inks = (self._theme.text, self._theme.secondary, self._theme.text)
        for document, height, ink in zip(self._documents, heights, inks, strict=True):
            paint_document(painter, document, ink)
            painter.translate(0, height + _GAP)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._theme
        over = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(theme.text if over else theme.border, 1))
        painter.setBrush(theme.selected if self.isDown() else theme.window if over else theme.panel)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS
        )
        if self._finished:
            picture = coloured_icon("check", theme.accent).pixmap(_ICON, _ICON)
            painter.drawPixmap(self.width() - _PADDING - _ICON, _PADDING, picture)

    def _heights(self, width: int) -> list[float]:
        room = max(width - 2 * _PADDING, 1)
        for place, document in enumerate(self._documents):
            document.setTextWidth(room - (_ICON + _GAP if place == 0 and self._finished else 0))
        return [document.size().height() for document in self._documents]

    def _make(self) -> None:
        base = self.font()
        scale = text_scale(base)
        title = text_font(base, 11 * scale, text_font(base, 11).Weight.DemiBold)
        small = text_font(base, 9 * scale)
        self._documents = (
            markdown_document(title_markdown(self._title), title),
            markdown_document(self._state, small),
            markdown_document(self._objectives, small),
        )
        self.updateGeometry()
        self.update()

    def _state_text(self, lesson: Lesson, progress: LessonProgress) -> str:
        parts = [self.tr("{minutes} minutes").format(minutes=lesson.minutes)]
        asked, answered = len(lesson.questions), len(progress.answered)
        if progress.finished:
            parts.append(self.tr("finished"))
        elif progress.step:
            text = self.tr("at step {step} of {count}")
            parts.append(text.format(step=progress.step + 1, count=len(lesson.steps)))
        if answered:
            text = self.tr("{answered} of {asked} questions answered, {right} rightly at once")
            parts.append(text.format(answered=answered, asked=asked, right=len(progress.right)))
        return " · ".join(parts)
