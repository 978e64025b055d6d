"""What gestures mean that change how the lab is looked at, not the lab: none can be undone."""

from PySide6.QtCore import QObject, Slot

from mha_desktop.lab.state import Pin, Snapshot
from mha_desktop.qt.store import LabStore


class ViewIntents(QObject):
    """Turns intent signals of the panels into changes of the `ViewState` of the store.

    Parameters
    ----------
    store : LabStore
    parent : QObject, optional
    """

    def __init__(self, store: LabStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    @Slot(int)
    def select_head(self, head: int) -> None:
        """Make a head the selected one, everywhere."""
        self._store.set_view(selected_head=head)

    @Slot(int)
    def open_head(self, head: int) -> None:
        """Show one head large."""
        self._store.set_view(selected_head=head, view="head")

    @Slot()
    def close_head(self) -> None:
        """Go back to the grid of heads."""
        self._store.set_view(view="heads")

    @Slot(str)
    def show_view(self, view: str) -> None:
        """Bring a view to the front."""
        self._store.set_view(view=view)

    @Slot(int)
    def point_at_head(self, head: int) -> None:
        """Mark a head in every panel; -1 marks none."""
        self._store.set_view(hovered_head=None if head < 0 else head)

    @Slot(object)
    def point_at_cell(self, cell: tuple[int, int] | None) -> None:
        """Mark a (query, key) cell in every head, or none."""
        self._store.set_view(cell=cell)

    @Slot(object)
    def choose_token(self, token: int | None) -> None:
        """Show the contributions to one token alone, or to all together."""
        self._store.set_view(token=token)

    @Slot(str)
    def order_strips(self, order: str) -> None:
        """Sort the strips of the mixing desk."""
        self._store.set_view(strip_order=order)

    @Slot(object)
    def set_colour_range(self, colour_range: object) -> None:
        """Choose which weights the two ends of the colour map stand for."""
        self._store.set_view(colour_range=colour_range)

    @Slot(str)
    def set_colour_map(self, name: str) -> None:
        """Choose the colours of the weights."""
        self._store.set_view(colour_map=name)

    @Slot(str)
    def show_stage(self, stage: str) -> None:
        """Show products, scores, masked scores or weights of the selected head."""
        self._store.set_view(stage=stage)

    @Slot(object)
    def set_pin(self, pin: Pin | None) -> None:
        """Keep a cell or a token on show, or let it go."""
        self._store.set_view(pin=pin)

    @Slot(bool)
    def set_transposed(self, transposed: bool) -> None:
        """Put the queries into columns, or back into rows."""
        self._store.set_view(transposed=transposed)

    @Slot(bool)
    def set_averaged(self, averaged: bool) -> None:
        """Show the mean of the heads that are not muted, or the selected head."""
        self._store.set_view(averaged=averaged)

    @Slot(bool)
    def mark_top_two(self, marked: bool) -> None:
        """Mark the two strongest keys of every query."""
        self._store.set_view(marks_top_two=marked)

    @Slot(bool)
    def show_entropy(self, shown: bool) -> None:
        """Write the entropy of every row beside it."""
        self._store.set_view(shows_entropy=shown)

    @Slot(object)
    def set_snapshot(self, snapshot: Snapshot | None) -> None:
        """Keep a state to compare others with, or none."""
        self._store.set_view(snapshot=snapshot)

    @Slot(str)
    def name_live(self, name: str) -> None:
        """Call the live state by another name in Compare."""
        self._store.set_view(live_name=name)

    @Slot(str)
    def write_notes(self, notes: str) -> None:
        """Keep the user's own words with the session."""
        self._store.set_view(notes=notes)

    @Slot(bool)
    def hide_answers(self, hidden: bool) -> None:
        """Let no head say what it does, or let them again."""
        self._store.set_view(answers_hidden=hidden)

    @Slot(object)
    def hide_controls(self, names: tuple[str, ...]) -> None:
        """Take groups of controls out of the window, and put all others back."""
        self._store.set_view(hidden_controls=names)
