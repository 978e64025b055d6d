"""How large a lesson is written: in the dock, and in front of a class."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from mha_desktop.panels.mixer.head_tag import text_font, text_scale

BOLD = QFont.Weight.DemiBold
NORMAL = QFont.Weight.Normal


@dataclass(frozen=True)
class LessonSizes:
    """Points of the texts at a text scale of 1, and heights of the buttons in pixels."""

    caption: float
    text: float
    title: float
    question: float
    answer: float
    answer_height: int
    reveal_height: int


DOCK = LessonSizes(9, 10, 13, 11, 10, 40, 40)
PRESENTER = LessonSizes(13, 13, 18, 24, 20, 72, 56)


class _Follower(QObject):
    """Gives a widget its font anew when the application's font changes."""

    def __init__(self, widget: QWidget, points: float, weight: QFont.Weight) -> None:
        super().__init__(widget)
        self._widget, self._points, self._weight = widget, points, weight
        widget.installEventFilter(self)
        self._set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The second comes with the style sheet, which is made anew for another size of text.
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.StyleChange):
            self._set()
        return False

    def _set(self) -> None:
        base = QApplication.font()
        font = text_font(base, self._points * text_scale(base), self._weight)
        if font != self._widget.font():
            self._widget.setFont(font)


def write_in(widget: QWidget, points: float, weight: QFont.Weight = NORMAL) -> None:
    """Write a widget in so many points, larger where the user wants large text."""
    _Follower(widget, points, weight)
