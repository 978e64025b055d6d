"""Read-out and colour bar, one above the other at the end of the tool bar."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.qt.figures.colour_bar import ColourBar
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import Theme


class ReadingBlock(QWidget):
    """Says what is pointed at, and marks its value on the one colour bar."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._read_out, self._bar = ReadOut(theme), ColourBarView()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(0)
        column.addWidget(self._read_out)
        column.addWidget(self._bar)

    def show_reading(self, reading: Reading, bar: ColourBar | None) -> None:
        """Show a cell in words and on a bar."""
        self._read_out.show_reading(reading)
        self._bar.show_bar(bar)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._read_out.set_theme(theme)
