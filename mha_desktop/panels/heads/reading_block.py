"""What is pointed at, in two lines at the end of the tool bar."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.qt.figures.colour_bar import ColourBar
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import Theme


class BarReading(QWidget):
    """Says what is pointed at, and marks its value on the one colour bar."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._read_out, self._bar = ReadOut(theme), ColourBarView()
        _stack(self, self._read_out, self._bar)

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
        self._read_out, self._note = ReadOut(theme), QLabel()
        self._note.setProperty("role", "caption")
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight)
        _stack(self, self._read_out, self._note)

    def show_reading(self, reading: Reading) -> None:
        """Show a cell in words, with its note."""
        self._read_out.show_reading(reading)
        self._note.setText(reading.note)
        self._note.setVisible(bool(reading.note))

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._read_out.set_theme(theme)


def _stack(block: QWidget, upper: QWidget, lower: QWidget) -> None:
    """Put two parts of a block one above the other."""
    column = QVBoxLayout(block)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addStretch()
    column.addWidget(upper)
    column.addWidget(lower, alignment=Qt.AlignmentFlag.AlignRight)
    column.addStretch()
