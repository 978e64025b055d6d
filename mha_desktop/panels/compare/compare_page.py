"""A and B side by side: names, pairs, pictures, outputs and numbers."""

from enum import Enum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.state import LabState
from mha_desktop.panels.compare.compare_bar import CompareBar
from mha_desktop.panels.compare.compare_header import CompareHeader
from mha_desktop.panels.compare.compare_pictures import ComparePictures, Shown
from mha_desktop.panels.compare.compare_texts import differences_text
from mha_desktop.panels.compare.fitted_label import FittedLabel
from mha_desktop.panels.compare.numbers_page import NumbersPage
from mha_desktop.panels.compare.output_strip import OutputStrip
from mha_desktop.panels.compare.pair_bar import PairBar
from mha_desktop.panels.controls.rich_text import with_symbols
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.heads.read_out import ReadOut
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.models.comparison_model import Compared
from mha_desktop.qt.models.comparison_texts import summary_text
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8


class Part(Enum):
    """What fills the page."""

    SIDES = "sides"
    DIFFERENCE = "difference"
    NUMBERS = "numbers"


class ComparePage(QWidget):
    """Everything about a comparison; what is pointed at is the view's business.

    Parameters
    ----------
    theme : Theme

    Signals
    -------
    part_shown()
        Another part fills the page.
    """

    part_shown = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        set_ground(self, "panel")
        self.header = CompareHeader(theme)
        self.pairs = PairBar()
        self.parts = self._part_choice()
        self.parts.setObjectName("comparePart")
        self.bar = CompareBar()
        self.reading = ReadOut(theme)
        self._differences, self._reasons, self._summary = "", "", ""
        self._has_output = self._large = False
        self.summary, self.notes = FittedLabel("strong"), FittedLabel("caption")
        self.notes.setTextFormat(Qt.TextFormat.RichText)
        self.pictures = ComparePictures(theme)
        self.output = OutputStrip(theme)
        self.numbers = NumbersPage(theme)
        self._stack = QStackedWidget()
        self._build()
        self.parts.chosen.connect(self.show_part)

    def show_part(self, part: Part) -> None:
        """Show the pictures of both sides, of the difference alone, or the numbers."""
        self.parts.set_choice(part)
        self._stack.setCurrentIndex(1 if part is Part.NUMBERS else 0)
        # It is the bar of A and B alone.
        self.bar.setVisible(part is Part.SIDES)
        self.pictures.show_part(Shown.DIFFERENCE if part is Part.DIFFERENCE else Shown.SIDES)
        self.part_shown.emit()

    @property
    def part(self) -> Part:
        """What fills the page."""
        choice = self.parts.choice()
        assert isinstance(choice, Part)
        return choice

    def show_compared(self, compared: Compared) -> None:
        """Show other numbers in all parts but the pictures."""
        comparison = compared.comparison
        self.output.show_comparison(comparison)
        self._has_output = comparison is not None and comparison.output is not None
        self._fit_output()
        self.numbers.show_comparison(comparison)
        self.pictures.tell_tips(compared)
        notes = () if comparison is None else comparison.notes
        self._reasons = " ".join(note_text(note) for note in notes)
        self.numbers.say_why(with_symbols(self._reasons))
        self._summary = summary_text(compared)
        self.summary.show_text(self._summary)
        self.summary.setToolTip(
            self.tr(
                "Distance: mean over the rows of the square root of the Jensen-Shannon divergence "
                "(base 2), 0 to 1. Change of the output: \u2016B \u2212 A\u2016 / \u2016A\u2016."
            )
        )
        self._show_notes()

    def set_large(self, large: bool) -> None:
        """Give the selected head all the room there is, or show all heads."""
        self._large = large
        self.pictures.set_large(large)
        self._fit_output()

    def _fit_output(self) -> None:
        self.output.setVisible(self._has_output and not self._large)

    def show_settings(self, a: LabState, b: LabState) -> None:
        """Say in what the two settings differ."""
        self._differences = differences_text(a, b)
        self._show_notes()

    def _show_notes(self) -> None:
        self.notes.show_text(with_symbols(f"{self._differences} {self._reasons}".strip()))

    @Slot(int, int)
    def show_progress(self, done: int, total: int) -> None:
        """Say how far the next comparison is; (0, 0): it is there."""
        if total:
            text = self.tr("Comparing: {done} of {total} heads").format(done=done, total=total)
            self.summary.show_text(text if done else self.tr("Comparing…"))
        else:
            self.summary.show_text(self._summary)

    def show_reading(self, reading: Reading) -> None:
        """Say what is pointed at."""
        self.reading.show_reading(reading)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        parts = (self.header, self.reading, self.pictures, self.output, self.numbers)
        for part in parts:
            part.set_theme(theme)

    def _part_choice(self) -> SegmentedButton:
        parts = SegmentedButton(
            self.tr("Part of the comparison"),
            (
                (self.tr("A and B"), Part.SIDES),
                (self.tr("Difference"), Part.DIFFERENCE),
                (self.tr("Numbers"), Part.NUMBERS),
            ),
        )
        parts.button(Part.SIDES).setToolTip(self.tr("Both side by side, with B − A if it has room"))
        parts.button(Part.DIFFERENCE).setToolTip(self.tr("B − A alone, as large as it can be"))
        parts.button(Part.NUMBERS).setToolTip(self.tr("How far each head moved, as a table"))
        parts.set_choice(Part.SIDES)
        return parts

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, _GAP, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(_padded(self.header))
        column.addWidget(_padded(self.pairs))
        column.addWidget(_padded(self._tool_row()))
        column.addWidget(_padded(self._words()))
        column.addWidget(self._stack, 1)
        self._stack.addWidget(self._pictures_page())
        self._stack.addWidget(self.numbers)

    def _tool_row(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_GAP)
        layout.addWidget(self.parts)
        layout.addStretch(1)
        layout.addWidget(self.bar)
        return row

    def _words(self) -> QWidget:
        words = QWidget()
        layout = QVBoxLayout(words)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        line = QHBoxLayout()
        line.setSpacing(_GAP)
        line.addWidget(self.summary, 5)
        line.addWidget(self.reading, 4)
        layout.addLayout(line)
        layout.addWidget(self.notes)
        return words

    def _pictures_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_GAP // 2)
        layout.addWidget(self.pictures, 1)
        layout.addWidget(self.output)
        return page


def _padded(part: QWidget) -> QWidget:
    """Return a part with the margins of the page on both sides."""
    holder = QWidget()
    layout = QHBoxLayout(holder)
    layout.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
    layout.addWidget(part)
    return holder
