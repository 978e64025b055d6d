"""What is pointed at, in two lines at the end of the tool bar."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mha_desktop.panels.controls.painted_text import RIGHT, turned
from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.qt.figures.colour_bar import ColourBar
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import Theme

_GAP = 16


class BarReading(QWidget):
    """Says what is pointed at, and marks its value on the one colour bar."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._read_out, self._bar = ReadOut(theme), ColourBarView()
        self._column = _stack(self, self._read_out, self._bar)
        self._column.setAlignment(self._bar, Qt.AlignmentFlag.AlignRight)

    def set_in_one_row(self, in_row: bool) -> None:
        """Put words and bar side by side, where height is more precious than width."""
        directions = QBoxLayout.Direction
        self._column.setSpacing(_GAP if in_row else 0)
        self._column.setDirection(directions.LeftToRight if in_row else directions.TopToBottom)

    def show_reading(self, reading: Reading, bar: ColourBar | None) -> None:
        """Show a cell in words and on the bar."""
        self._read_out.show_reading(reading)
        self._bar.show_bar(bar)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._read_out.set_theme(theme)


class NotedReading(QWidget):
    """Says what is pointed at, and under it why the weight is what it is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._read_out, self._note = ReadOut(theme), NoteLine()
        _stack(self, self._read_out, self._note)

    def show_reading(self, reading: Reading) -> None:
        """Show a cell in words, with its note."""
        self._read_out.show_reading(reading)
        self._note.setText(reading.note)
        self._note.setToolTip(reading.note)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._read_out.set_theme(theme)


class NoteLine(QLabel):
    """One right-aligned line of small text, cut where it has no room.

    It keeps its height without a text, and never asks for width: a note that comes and goes with
    the pointer moves nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "caption")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(0, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """One line."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write as much of the text as has room."""
        right = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.text(), right, self.width())
        align = turned(RIGHT, self.layoutDirection())
        QPainter(self).drawText(self.rect(), align, text)


def _stack(block: QWidget, upper: QWidget, lower: QWidget) -> QVBoxLayout:
    """Put two parts of a block one above the other."""
    column = QVBoxLayout(block)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addStretch()
    column.addWidget(upper)
    column.addWidget(lower)
    column.addStretch()
    return column
