"""The Compare view: a kept setting (A) beside the live one (B), and the signed difference."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from mha_desktop.lab.comparison_tokens import NOWHERE, Place
from mha_desktop.lab.state import Cell, LabState, ViewState
from mha_desktop.panels.compare.compare_page import ComparePage
from mha_desktop.panels.compare.compare_texts import state_text
from mha_desktop.panels.compare.setting_gestures import SettingGestures
from mha_desktop.panels.compare.start_page import StartPage
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.figures.comparison_figures import ComparisonFigures, ComparisonLook
from mha_desktop.qt.models.comparison_model import ComparisonModel
from mha_desktop.qt.models.comparison_texts import cell_reading, head_reading, output_reading
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import Theme


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
        self._gestures = SettingGestures(self)
        self._figures: ComparisonFigures | None = None
        self._head, self._large = 0, False
        self._hovered: int | None = None
        self._place: Place = NOWHERE
        self._painted: tuple[object, ...] = ()
        self._labelled: tuple[object, ...] = ()
        self.start = StartPage()
        self.page = ComparePage(theme)
        self._stack = QStackedWidget()
        self._build()
        self._send()
        self._listen()

    def show_state(self, state: LabState) -> None:
        """Take the live setting, also one without tokens or whose numbers are being made."""
        self._state = state
        self._gestures.show_state(state)
        self._when_labelled.change()

    def show_view(self, view: ViewState) -> None:
        """Follow snapshot, names, selection, cell, colour map and colour range."""
        before, self._view = self._view, view
        if view.selected_head != before.selected_head:
            self._head = view.selected_head
        if view.cell != self._place.b:
            self._place = self._place_of_b(view.cell)
        self._gestures.show_view(view)
        self._model.show_view(view)
        self._when_labelled.change()
        self._when_painted.change()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.page.set_theme(theme)
        self._when_painted.change()

    def shut_down(self) -> None:
        """Stop what is being coloured; call it before the window goes."""
        self.page.pictures.shut_down()

    def take_keyboard(self) -> None:
        """Give the keyboard to what the view is about."""
        grid = self.page.pictures.keyboard_grid
        part = self.start.keep if self._view.snapshot is None else grid
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        set_ground(self, "panel")
        # Large text needs more height than a small window has.
        self._stack.addWidget(scrolled(self.start))
        self._stack.addWidget(scrolled(self.page))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self._when_labelled = WhenShown(self, self._show_settings)
        self._when_asked = WhenShown(self, self._model.ask)
        self._when_compared = WhenShown(self, self._show_compared)
        self._when_painted = WhenShown(self, self._show_look)

    def _send(self) -> None:
        """Send what concerns the two settings."""
        gestures, header = self._gestures, self.page.header
        for button, slot in (
            (header.kept, gestures.keep),
            (self.start.kept, gestures.keep),
            (header.swapped, gestures.swap),
            (header.copied, gestures.copy),
            (header.forgotten, gestures.forget),
            (header.a_named, gestures.name_a),
            (header.b_named, gestures.name_b),
        ):
            button.connect(slot)
        for pairs in (self.start, self.page.pairs):
            pairs.pair_chosen.connect(gestures.take_choice)
            pairs.sentence_chosen.connect(gestures.take_sentence)
        gestures.snapshot_chosen.connect(self.snapshot_chosen)
        gestures.live_named.connect(self.live_named)
        gestures.state_requested.connect(self.state_requested)
        gestures.refused.connect(self.refused)

    def _listen(self) -> None:
        """Follow the model, and what is pointed at."""
        self._model.updated.connect(self._when_asked.change)
        self._model.changed.connect(self._when_compared.change)
        self._model.progress_changed.connect(self.page.show_progress)
        pictures = self.page.pictures
        pictures.head_selected.connect(self._select)
        pictures.place_pointed.connect(self._point)
        pictures.place_moved.connect(self._move)
        pictures.opened.connect(lambda: self._enlarge(True))
        pictures.shut.connect(lambda: self._enlarge(False))
        self.page.output.pointed.connect(self._point_at_output)
        self.page.numbers.head_selected.connect(self._select)
        self.page.part_shown.connect(self._when_painted.change)

    def _show_settings(self) -> None:
        """Show names, differences and pairs of the two settings."""
        snapshot, state, name = self._view.snapshot, self._state, self._view.live_name
        labelled = snapshot, state, name, self._head
        if labelled == self._labelled:
            return
        self._labelled = labelled
        self._stack.setCurrentIndex(0 if snapshot is None else 1)
        if snapshot is None:
            self.start.show_state(state, self._head)
            return
        hints = state_text(snapshot.state), state_text(state)
        self.page.header.show_names(snapshot.name, name, *hints)
        self.page.pairs.show_state(state, self._head)
        self.page.show_settings(snapshot.state, state)

    def _show_compared(self) -> None:
        """Show other numbers."""
        compared = self._model.compared
        if compared is None:
            return
        self._figures = ComparisonFigures(compared)
        self._place = self._place_of_b(self._view.cell)
        # Before all else: what is arranged anew looks under the pointer at once.
        self.page.pictures.show_figures(self._figures)
        self.page.show_compared(compared)
        self._show_look()
        self.page.pictures.describe(str(self._reading()))

    def _show_look(self) -> None:
        """Paint what is shown as it is looked at."""
        figures, look = self._figures, self._look()
        painted = figures, look, self._large, self.page.part
        if figures is None or self._view.snapshot is None or painted == self._painted:
            return
        self._painted = painted
        self.page.set_large(self._large)
        self.page.pictures.show_look(look)
        self.page.numbers.show_head(self._head)
        bar = figures.weights_bar(look, self._read_head, text_scale(self.font()))
        self.page.bar.show_marked(bar, figures.marks(look, self._read_head))
        self.page.show_reading(self._reading())

    def _look(self) -> ComparisonLook:
        view = self._view
        hovered = view.hovered_head if self._hovered is None else self._hovered
        return ComparisonLook(
            self._theme,
            view.colour_map,
            view.colour_range,
            self._head,
            hovered,
            self._place,
            view.answers_hidden,
        )

    @property
    def _read_head(self) -> int:
        return self._head if self._hovered is None else self._hovered

    def _reading(self) -> Reading:
        if self._figures is None:
            return Reading("")
        compared = self._figures.compared
        if self._place == NOWHERE:
            return head_reading(compared, self._read_head)
        return cell_reading(compared, self._read_head, self._place)

    @Slot(int)
    def _select(self, head: int) -> None:
        """Select a head everywhere; one that only A has is selected here alone."""
        self._head = head
        if head < self._state.n_heads:
            self.head_selected.emit(head)
        self._when_labelled.change()
        self._show_look()
        self.page.pictures.announce(str(self._reading()))

    @Slot(object, object)
    def _point(self, head: int | None, place: Place) -> None:
        """Ring the place under the pointer in every picture that has it."""
        self._hovered, self._place = head, place
        self.cell_hovered.emit(place.b)
        self._show_look()

    @Slot(object)
    def _move(self, place: Place) -> None:
        """Ring the place that the keys have found, in the selected head."""
        self._point(None, place)
        self.page.pictures.announce(str(self._reading()))

    @Slot(int, int)
    def _point_at_output(self, row: int, column: int) -> None:
        comparison = None if self._figures is None else self._figures.compared.comparison
        if comparison is None or row < 0:
            self.page.show_reading(self._reading())
        else:
            self.page.show_reading(output_reading(comparison, row, column))

    def _enlarge(self, large: bool) -> None:
        self._large = large
        self._show_look()

    def _place_of_b(self, cell: Cell | None) -> Place:
        """Return where a cell of B lies in the other pictures."""
        compared = None if self._figures is None else self._figures.compared
        if cell is None or compared is None or compared.b is None:
            return NOWHERE
        if max(cell) >= len(compared.b.tokens):
            return NOWHERE
        if compared.comparison is None:
            return Place(None, cell, None)
        return compared.comparison.tokens.place_of_b(cell)
