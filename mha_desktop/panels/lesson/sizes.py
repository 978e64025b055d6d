"""How large a lesson is written: in the dock, and in front of a class."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from mha_desktop.panels.mixer.head_tag import text_font, text_scale

BOLD = QFont.Weight.DemiBold
NORMAL = QFont.Weight.Normal


@dataclass(frozen=True)
class LessonSizes:
    """Points of the texts at a text scale of 1, and pixels: heights of buttons, gaps, margin.

    ``tighter`` is for steps that have no room in these.
    """

    caption: float
    text: float
    title: float
    question: float
    answer: float
    answer_height: int
    reveal_height: int
    gap: int = 12
    margin: int = 16
    tighter: "LessonSizes | None" = None


DOCK = LessonSizes(9, 10, 13, 11, 10, 40, 40)
# What a class has to scroll for, it does not see: first the gaps give way, then the largest texts.
_TIGHTEST = LessonSizes(13, 13, 16, 18, 16, 40, 56, 4, 16)
_TIGHTER = LessonSizes(13, 13, 16, 21, 18, 48, 56, 6, 16, _TIGHTEST)
_TIGHT = LessonSizes(13, 13, 16, 24, 20, 52, 56, 6, 16, _TIGHTER)
PRESENTER = LessonSizes(13, 14.5, 18, 24, 20, 72, 56, 12, 16, _TIGHT)


class _Follower(QObject):
    """Gives a widget its font anew when the application's font changes."""

    def __init__(self, widget: QWidget, points: float, weight: QFont.Weight) -> None:
        super().__init__(widget)
        self._widget, self._points, self._weight = widget, points, weight
        widget.installEventFilter(self)
        self._set()

    def write(self, points: float) -> None:
        """Write in another size."""
        self._points = points
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
    written = widget.findChild(_Follower, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if written is None:
        _Follower(widget, points, weight)
    else:
        written.write(points)


class _Height(QObject):
    """Keeps a widget from being lower than so many pixels: the style sheet has heights as well."""

    def __init__(self, widget: QWidget, height: int) -> None:
        super().__init__(widget)
        self._widget, self._height = widget, height
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            self._widget.setMinimumHeight(self._height)
        return False


def keep_height(widget: QWidget, height: int) -> None:
    """Make a widget at least so many pixels high, whatever the style sheet says."""
    _Height(widget, height)
