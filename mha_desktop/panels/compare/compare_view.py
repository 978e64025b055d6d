"""The Compare view: a kept setting (A) beside the live one (B), and the signed difference."""

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from mha_desktop.lab.comparison_pairs import Answer, StatePair, legal_pair, two_sentences
from mha_desktop.lab.comparison_tokens import NOWHERE, Place
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import LabState, Snapshot, ViewState
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.compare.compare_page import ComparePage
from mha_desktop.panels.compare.compare_texts import state_text
from mha_desktop.panels.compare.pair_choices import PairChoice
from mha_desktop.panels.compare.start_page import StartPage
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.comparison_figures import ComparisonFigures, ComparisonLook
from mha_desktop.qt.models.comparison_model import ComparisonModel
from mha_desktop.qt.models.comparison_texts import (
    cell_reading,
    head_reading,
    name_text,
    output_reading,
)
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import Theme

_NOTHING = Reading("")


class CompareView(QWidget):
    """Shows `ComparisonModel`; A is the snapshot of the view state, B the live setting.

    Parameters
    ----------
    model : ComparisonModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    snapshot_chosen(object)
        Another `Snapshot` to be A, or None.
    live_named(str)
        Another name for B.
    state_requested(object, str)
        A `LabState` for B, and the text of that step.
    head_selected(int)
        The user chose a head of B, counted from 0.
    cell_hovered(object)
        The (query, key) of B that is pointed at, or None.
    refused(object)
        A `Note` that says why there is no such pair, or what both sides had to change for it.
    """

    snapshot_chosen = Signal(object)
    live_named = Signal(str)
    state_requested = Signal(object, str)
    head_selected = Signal(int)
    cell_hovered = Signal(object)
    refused = Signal(object)

    def __init__(self, model: ComparisonModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._state, self._view = LabState(), ViewState()
        # The name that B got with a pair or a swap holds only as long as B is that setting.
        self._named: tuple[str, LabState] | None = None
        self._figures: ComparisonFigures | None = None
        self._head, self._large = 0, False
        self._hovered: int | None = None
        self._place: Place = NOWHERE
        self.start = StartPage()
        self.page = ComparePage(theme)
        self._stack = QStackedWidget()
        self._build()
        self._connect()

    # What comes in

    def show_state(self, state: LabState) -> None:
        """Take the live setting, also one without tokens or whose numbers are being made."""
        self._state = state
        self._drop_outdated_name()
        self._when_named.change()

    def show_view(self, view: ViewState) -> None:
        """Follow snapshot, names, selection, cell, colour map and colour range."""
        before, self._view = self._view, view
        if view.selected_head != before.selected_head:
            self._head = view.selected_head
        if view.cell != self._place.b:
            self._place = self._place_of_b(view.cell)
        self._model.show_view(view)
        self._when_named.change()
        self._when_looked.change()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.page.set_theme(theme)
        self._when_looked.change()

    def take_keyboard(self) -> None:
        """Give the keyboard to what the view is about."""
        if self._view.snapshot is None:
            self.start.keep.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.page.pictures.b.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self.setProperty("ground", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._stack.addWidget(self.start)
        self._stack.addWidget(self.page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self._when_named = WhenShown(self, self._show_settings)
        self._when_asked = WhenShown(self, self._model.ask)
        self._when_compared = WhenShown(self, self._show_compared)
        self._when_looked = WhenShown(self, self._show_look)

    def _connect(self) -> None:
        self._model.updated.connect(self._when_asked.change)
        self._model.changed.connect(self._when_compared.change)
        header, pictures = self.page.header, self.page.pictures
        header.kept.connect(self._keep)
        header.swapped.connect(self._swap)
        header.copied.connect(self._copy)
        header.forgotten.connect(lambda: self.snapshot_chosen.emit(None))
        header.a_named.connect(self._name_a)
        header.b_named.connect(self._name_b)
        self.start.kept.connect(self._keep)
        for pairs in (self.start, self.page.pairs):
            pairs.pair_chosen.connect(self._take_choice)
            pairs.sentence_chosen.connect(self._take_sentence)
        pictures.head_selected.connect(self._select)
        pictures.place_pointed.connect(self._point)
        pictures.place_moved.connect(self._move)
        pictures.opened.connect(lambda: self._enlarge(True))
        pictures.shut.connect(lambda: self._enlarge(False))
        self.page.output.pointed.connect(self._point_at_output)
        self.page.numbers.head_selected.connect(self._select)
        self.page.part_shown.connect(self._when_looked.change)

    # The two settings

    def _keep(self) -> None:
        self.snapshot_chosen.emit(Snapshot(self._view.live_name, self._state))

    def _swap(self) -> None:
        snapshot = self._view.snapshot
        if snapshot is not None:
            live = Snapshot(self._view.live_name, self._state)
            self._take(live, snapshot, self.tr("Swap A and B"))

    def _copy(self) -> None:
        snapshot = self._view.snapshot
        if snapshot is not None:
            self._take(snapshot, snapshot, self.tr("Copy A to B"))

    @Slot(object)
    def _take_choice(self, choice: PairChoice) -> None:
        text = self.tr("Compare {pair}").format(pair=choice.text)
        self._take_answer(choice.make(self._state), text)

    @Slot(str)
    def _take_sentence(self, other: str) -> None:
        self._take_answer(two_sentences(self._state, other), self.tr("Compare sentences"))

    def _take_answer(self, answer: Answer, text: str) -> None:
        """Take a pair, or say why there is none."""
        legal = legal_pair(answer)
        if isinstance(legal, Note):
            self.refused.emit(legal)
            return
        a, b = (Snapshot(name_text(name), state) for name, state in _named_states(legal))
        self._take(a, b, text)
        if legal.note is not None:
            self.refused.emit(legal.note)

    def _take(self, a: Snapshot, b: Snapshot, text: str) -> None:
        """Make A and B these settings; B is one undo step of the lab."""
        self._named = b.name, b.state
        self.snapshot_chosen.emit(a)
        self.live_named.emit(b.name)
        self.state_requested.emit(b.state, text)

    @Slot(str)
    def _name_a(self, name: str) -> None:
        snapshot = self._view.snapshot
        if snapshot is not None and name != snapshot.name:
            self.snapshot_chosen.emit(replace(snapshot, name=name))

    @Slot(str)
    def _name_b(self, name: str) -> None:
        if name != self._view.live_name:
            self._named = None
            self.live_named.emit(name)

    def _drop_outdated_name(self) -> None:
        if self._named is None or self._state == self._named[1]:
            return
        name, self._named = self._named[0], None
        if name and name == self._view.live_name:
            self.live_named.emit("")

    # What is shown

    def _show_settings(self) -> None:
        """Show names, differences and pairs of the two settings."""
        snapshot, state = self._view.snapshot, self._state
        self._stack.setCurrentWidget(self.start if snapshot is None else self.page)
        if snapshot is None:
            self.start.show_state(state, self._head)
            return
        self.page.header.show_names(
            snapshot.name, self._view.live_name, state_text(snapshot.state), state_text(state)
        )
        self.page.pairs.show_state(state, self._head)
        self.page.show_settings(snapshot.state, state)

    def _show_compared(self) -> None:
        compared = self._model.compared
        if compared is None:
            return
        self._figures = ComparisonFigures(compared)
        self._place = self._place_of_b(self._view.cell)
        self.page.show_compared(compared)
        self.page.pictures.show_figures(self._figures)
        self._show_look()

    def _show_look(self) -> None:
        if self._figures is None or self._view.snapshot is None:
            return
        look = self._look()
        self.page.pictures.set_large(self._large)
        self.page.pictures.show_look(look)
        self.page.numbers.show_head(self._head)
        self._read_out(look)

    def _look(self) -> ComparisonLook:
        view = self._view
        hovered = view.hovered_head if self._hovered is None else self._hovered
        return ComparisonLook(
            self._theme, view.colour_map, view.colour_range, self._head, hovered, self._place
        )

    def _read_out(self, look: ComparisonLook) -> None:
        figures = self._figures
        assert figures is not None
        head = self._read_head
        bar = figures.weights_bar(look, head, text_scale(self.font()))
        self.page.bar.show_marked(bar, figures.marks(look, head))
        self.page.show_reading(self._reading())

    @property
    def _read_head(self) -> int:
        return self._head if self._hovered is None else self._hovered

    def _reading(self) -> Reading:
        if self._figures is None:
            return _NOTHING
        compared = self._figures.compared
        if self._place == NOWHERE:
            return head_reading(compared, self._read_head)
        return cell_reading(compared, self._read_head, self._place)

    # Pointing

    @Slot(int)
    def _select(self, head: int) -> None:
        """Select a head everywhere; one that only A has is selected here alone."""
        self._head = head
        if head < self._state.n_heads:
            self.head_selected.emit(head)
        self._when_named.change()
        self._show_look()
        announce(self.page.pictures, str(self._reading()))

    @Slot(object, object)
    def _point(self, head: int | None, place: Place) -> None:
        self._hovered, self._place = head, place
        self.cell_hovered.emit(place.b)
        self._show_look()

    @Slot(object)
    def _move(self, place: Place) -> None:
        self._hovered = None
        self._point(None, place)
        announce(self.page.pictures, str(self._reading()))

    @Slot(int, int)
    def _point_at_output(self, row: int, column: int) -> None:
        comparison = None if self._figures is None else self._figures.compared.comparison
        if comparison is None or row < 0:
            self.page.show_reading(self._reading())
        else:
            self.page.show_reading(output_reading(comparison, row, column))

    def _enlarge(self, large: bool) -> None:
        if large != self._large:
            self._large = large
            self._show_look()

    def _place_of_b(self, cell: tuple[int, int] | None) -> Place:
        if cell is None or self._figures is None:
            return NOWHERE if cell is None else Place(None, cell, None)
        compared = self._figures.compared
        if compared.b is None or max(cell) >= len(compared.b.tokens):
            return NOWHERE
        if compared.comparison is None:
            return Place(None, cell, None)
        return compared.comparison.tokens.place_of_b(cell)


def _named_states(pair: StatePair) -> tuple[tuple[Note, LabState], tuple[Note, LabState]]:
    return (pair.name_a, pair.a), (pair.name_b, pair.b)
