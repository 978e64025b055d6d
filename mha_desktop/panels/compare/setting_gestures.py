"""What the buttons of the Compare view do to the two settings."""

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from mha_desktop.lab.comparison_pairs import Answer, legal_pair, two_sentences
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import LabState, Snapshot, ViewState
from mha_desktop.panels.compare.pair_choices import PairChoice
from mha_desktop.qt.models.comparison_texts import name_text


class SettingGestures(QObject):
    """Turns clicks into another A, another B, or other names.

    Parameters
    ----------
    parent : QObject

    Signals
    -------
    snapshot_chosen(object), live_named(str), state_requested(object, str), refused(object)
        As those of `CompareView`.
    """

    snapshot_chosen = Signal(object)
    live_named = Signal(str)
    state_requested = Signal(object, str)
    refused = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._state, self._view = LabState(), ViewState()
        # The name that B got with a pair or a swap holds only as long as B is that setting.
        self._named: Snapshot | None = None

    def show_state(self, state: LabState) -> None:
        """Take the live setting."""
        self._state = state
        named = self._named
        if named is not None and state != named.state:
            self._named = None
            if named.name and named.name == self._view.live_name:
                self.live_named.emit("")

    def show_view(self, view: ViewState) -> None:
        """Take snapshot and names."""
        self._view = view

    @Slot()
    def keep(self) -> None:
        """Make the live setting A."""
        self.snapshot_chosen.emit(self._live)

    @Slot()
    def forget(self) -> None:
        """Do without A."""
        self.snapshot_chosen.emit(None)

    @Slot()
    def swap(self) -> None:
        """Exchange A and B, and their names."""
        if self._view.snapshot is not None:
            self._take(self._live, self._view.snapshot, self.tr("Swap A and B"))

    @Slot()
    def copy(self) -> None:
        """Make B what A is."""
        if self._view.snapshot is not None:
            self._take(self._view.snapshot, self._view.snapshot, self.tr("Copy A to B"))

    @Slot(object)
    def take_choice(self, choice: PairChoice) -> None:
        """Make a pair from the live setting."""
        text = self.tr("Compare {pair}").format(pair=choice.text)
        self._take_answer(choice.make(self._state), text)

    @Slot(str)
    def take_sentence(self, other: str) -> None:
        """Compare the live sentence with another one."""
        self._take_answer(two_sentences(self._state, other), self.tr("Compare sentences"))

    @Slot(str)
    def name_a(self, name: str) -> None:
        """Call A by another name."""
        snapshot = self._view.snapshot
        if snapshot is not None and name != snapshot.name:
            self.snapshot_chosen.emit(replace(snapshot, name=name))

    @Slot(str)
    def name_b(self, name: str) -> None:
        """Call B by another name, which it keeps."""
        if name != self._view.live_name:
            self._named = None
            self.live_named.emit(name)

    @property
    def _live(self) -> Snapshot:
        return Snapshot(self._view.live_name, self._state)

    def _take_answer(self, answer: Answer, text: str) -> None:
        """Take a pair, or say why there is none."""
        legal = legal_pair(answer)
        if isinstance(legal, Note):
            self.refused.emit(legal)
            return
        a = Snapshot(name_text(legal.name_a), legal.a)
        self._take(a, Snapshot(name_text(legal.name_b), legal.b), text)
        if legal.note is not None:
            self.refused.emit(legal.note)

    def _take(self, a: Snapshot, b: Snapshot, text: str) -> None:
        """Make A and B these settings; B is one undo step of the lab."""
        self._named = b
        self.snapshot_chosen.emit(a)
        self.live_named.emit(b.name)
        self.state_requested.emit(b.state, text)
