"""What file the picture becomes: format, size, paper."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from mha_desktop.panels.export.form import Form, check_box, choice_box, decimal_box, number_box
from mha_desktop.panels.export.texts import format_texts, page_texts
from mha_desktop.qt.figures.export import MAX_CM, MAX_DPI, MAX_WIDTH, MIN_CM, MIN_DPI, MIN_WIDTH
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.numbers import decimal


class FileForm(Form):
    """Asks for the format, and for the sizes that it has.

    Parameters
    ----------
    choice : FileChoice
        What is set at first.
    has_state : bool
        Whether there is a state that could be opened again.
    parent : QWidget, optional

    Signals
    -------
    changed()
    """

    changed = Signal()

    def __init__(
        self, choice: FileChoice, *, has_state: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("File"), parent)
        tr = self.tr
        self._format = choice_box(format_texts(), choice.format)
        self._page = choice_box(page_texts(), choice.page)
        self._landscape = check_box(tr("Lan&dscape"), checked=choice.landscape)
        units = ((tr("Pixels"), "px"), (tr("Centimetres"), "cm"))
        self._unit = choice_box(units, choice.unit)
        self._width = number_box(MIN_WIDTH, MAX_WIDTH, choice.width, tr(" px"))
        self._cm = decimal_box(MIN_CM, MAX_CM, choice.cm, tr(" cm"))
        self._dpi = number_box(MIN_DPI, MAX_DPI, choice.dpi, tr(" dpi"))
        self._size = QLabel()
        self._size.setObjectName("exportSize")
        self._state = check_box(tr("&Keep the state in the file"), checked=choice.with_state)
        self._add_rows()
        self._connect()
        self.show_row(self._state, shown=has_state)
        self._fit()

    @property
    def choice(self) -> FileChoice:
        """What is set."""
        return FileChoice(
            format=self._format.currentData(),
            unit=self._unit.currentData(),
            width=self._width.value(),
            cm=self._cm.value(),
            dpi=self._dpi.value(),
            page=self._page.currentData(),
            landscape=self._landscape.isChecked(),
            with_state=self._state.isChecked(),
        )

    def _add_rows(self) -> None:
        tr = self.tr
        tip = tr("PNG has pixels; SVG and PDF are sharp at any size")
        self.add(tr("&Format"), self._format, "exportFormat", tip)
        self.add(tr("Pap&er"), self._page, "exportPage", tr("The pages of the PDF"))
        self.add("", self._landscape, "exportLandscape", tr("Pages that are wider than high"))
        self.add(tr("Si&ze in"), self._unit, "exportUnit", tr("What the width is given in"))
        tip = tr("The picture is exactly this wide")
        self.add(tr("&Width"), self._width, "exportWidth", tip)
        self.add(tr("&Width"), self._cm, "exportCm", tip)
        tip = tr("Written into the file for printing")
        self.add(tr("Resolutio&n"), self._dpi, "exportDpi", tip)
        self.add_note(self._size, "secondary")
        tip = tr("“Open a figure's state” brings it back, with your notes; PDF: an attachment")
        self.add("", self._state, "exportState", tip)

    def _connect(self) -> None:
        for box in (self._format, self._page, self._unit):
            box.currentIndexChanged.connect(self._change)
        for number in (self._width, self._dpi):
            number.valueChanged.connect(self._change)
        self._cm.valueChanged.connect(self._change)
        for switch in (self._landscape, self._state):
            switch.toggled.connect(self._change)

    @Slot()
    def _change(self) -> None:
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """Show the rows of the format, and the size that follows."""
        choice = self.choice
        sized = not choice.has_pages
        self.show_row(self._page, shown=choice.format == "pdf")
        self.show_row(self._landscape, shown=choice.has_pages)
        self.show_row(self._unit, shown=sized)
        self.show_row(self._width, shown=sized and choice.unit == "px")
        self.show_row(self._cm, shown=sized and choice.unit == "cm")
        self.show_row(self._dpi, shown=choice.format == "png")
        self.show_row(self._size, shown=sized)
        template = self.tr("{cm} cm wide on paper")
        self._size.setText(template.format(cm=decimal(choice.centimetres, 1)))
