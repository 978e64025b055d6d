"""What is on the picture: the view, and what of it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from mha_desktop.lab.figure_choices import ExportView, HeadOrder
from mha_desktop.lab.head_list import head_list, heads_from
from mha_desktop.lab.notes import LabError
from mha_desktop.lab.pipeline import STEPS, StepName
from mha_desktop.panels.export.export_choice import ExportChoice, Subject
from mha_desktop.panels.export.form import Form, check_box, choice_box, number_box
from mha_desktop.panels.export.texts import order_texts, view_texts
from mha_desktop.panels.pipeline.texts import step_title
from mha_desktop.qt.note_texts import note_text

_HEADS_A_PAGE = 8
_MANY_HEADS = ("grid", "sheet")


class WhatForm(Form):
    """Asks for the view and for what it is made of; shows only what the view needs.

    Parameters
    ----------
    subject : Subject
    choice : ExportChoice
        What is set at first.
    parent : QWidget, optional

    Signals
    -------
    changed()
    """

    changed = Signal()

    def __init__(
        self, subject: Subject, choice: ExportChoice, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Picture"), parent)
        self._subject = subject
        options, count = choice.options, subject.n_heads
        self._picture = choice_box(self._views(), choice.view)
        self._head = choice_box(self._heads(), choice.head)
        self._step = choice_box([(_plain(step), step) for step in STEPS], choice.step)
        self._arcs = check_box(self.tr("&Arcs beside the map"), checked=options.arcs)
        self._chosen = QLineEdit("" if options.heads is None else head_list(options.heads))
        self._problem = QLabel()
        self._columns = number_box(0, count, options.columns or 0)
        self._order = choice_box(order_texts(), options.order)
        self._per_page = number_box(1, count, min(options.per_page or _HEADS_A_PAGE, count))
        self._add_rows()
        self._connect()
        self._fit()

    @property
    def view(self) -> ExportView:
        """The chosen view."""
        view: ExportView = self._picture.currentData()
        return view

    @property
    def head(self) -> int:
        """The head of the view of one, counted from 0."""
        return int(self._head.currentData())

    @property
    def step(self) -> StepName:
        """The step of the pipeline."""
        step: StepName = self._step.currentData()
        return step

    @property
    def arcs(self) -> bool:
        """Whether one head has arcs."""
        return self._arcs.isChecked()

    @property
    def heads(self) -> tuple[int, ...] | None:
        """The heads of a grid, None for all; those before as long as there is a problem."""
        text = self._chosen.text().strip()
        if not text or self.problem:
            return None
        return heads_from(text, self._subject.n_heads)

    @property
    def problem(self) -> str:
        """What is wrong with the list of heads; empty if nothing is."""
        text = self._chosen.text().strip()
        if not text or self.view not in _MANY_HEADS:
            return ""
        try:
            heads_from(text, self._subject.n_heads)
        except LabError as error:
            return note_text(error.note)
        return ""

    @property
    def columns(self) -> int | None:
        """The columns of a grid; None for those that suit it."""
        return self._columns.value() or None

    @property
    def order(self) -> HeadOrder:
        """In which order heads stand."""
        order: HeadOrder = self._order.currentData()
        return order

    @property
    def per_page(self) -> int | None:
        """Heads on each page of a contact sheet."""
        return self._per_page.value()

    def _views(self) -> Sequence[tuple[str, object]]:
        return [(text, view) for view, text in view_texts().items() if self._subject.offers(view)]

    def _heads(self) -> Sequence[tuple[str, object]]:
        if self._subject.averaged:
            return [(self.tr("Mean of the heads"), 0)]
        return [(title, head) for head, title in enumerate(self._subject.head_titles)]

    def _add_rows(self) -> None:
        tr = self.tr
        self._chosen.setPlaceholderText(tr("All"))
        self._columns.setSpecialValueText(tr("Automatic"))
        self.add(tr("&View"), self._picture, "exportPicture", tr("What the picture shows"))
        self.add(tr("&Head"), self._head, "exportHead", tr("Which head is shown large"))
        self.add(tr("Ste&p"), self._step, "exportStep", tr("Which step is shown large"))
        tip = tr("The strongest weights as curves between the words, beside the map")
        self.add("", self._arcs, "exportArcs", tip)
        tip = tr("Which heads, in this order: 1, 3-5; empty for all")
        self.add(tr("&Heads"), self._chosen, "exportHeads", tip)
        self._problem.setObjectName("exportHeadsProblem")
        self.add_note(self._problem, "error")
        tip = tr("Heads side by side; automatic gives the largest cells")
        self.add(tr("Colu&mns"), self._columns, "exportColumns", tip)
        tip = tr("In which order the heads stand")
        self.add(tr("&Order"), self._order, "exportOrder", tip)
        tip = tr("A PDF gets a page for so many heads; PNG and SVG get a file")
        self.add(tr("Heads a pa&ge"), self._per_page, "exportPerPage", tip)

    def _connect(self) -> None:
        for box in (self._picture, self._head, self._step, self._order):
            box.currentIndexChanged.connect(self._change)
        for number in (self._columns, self._per_page):
            number.valueChanged.connect(self._change)
        self._chosen.textChanged.connect(self._change)
        self._arcs.toggled.connect(self._change)

    @Slot()
    def _change(self) -> None:
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """Show the rows of the view."""
        view = self.view
        many = view in _MANY_HEADS
        for field in (self._chosen, self._columns, self._order):
            self.show_row(field, shown=many)
        self.show_row(self._per_page, shown=view == "sheet")
        self.show_row(self._step, shown=view == "pipeline")
        self.show_row(self._arcs, shown=view == "head")
        self.show_row(self._head, shown=view in ("head", "pipeline"))
        self._problem.setText(self.problem)
        self.show_row(self._problem, shown=bool(self.problem))


def _plain(step: StepName) -> str:
    """Return the title of a step for a list, which knows no subscripts."""
    return step_title(step).replace("_", "")
