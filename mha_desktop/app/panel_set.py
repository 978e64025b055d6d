"""All models and panels of the window, and which signal reaches which slot."""

from PySide6.QtCore import QObject, Slot

from mha_desktop.app.tabs.view_tab import SharedModels
from mha_desktop.app.view_set import ViewSet
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.notes import Choice, Note
from mha_desktop.lab.state import ImportedWeights, LabState, ViewState
from mha_desktop.lab.tokens import tokenise
from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.panels.controls.message_bar import MessageBar
from mha_desktop.panels.controls.mistake_banner import MistakeBanner
from mha_desktop.panels.dimensions_panel import DimensionsPanel
from mha_desktop.panels.grouping.grouping_editor import GroupingEditor
from mha_desktop.panels.mixer.mixer_panel import MixerPanel
from mha_desktop.panels.status_bar import LabStatusBar
from mha_desktop.panels.top_bar import TopBar
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.mistake_texts import mistake_note
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.groups_model import GroupsModel
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.note_texts import choice_text, note_text
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import Theme


class PanelSet(QObject):
    """Data flows one way: store → models → panels → intents → store.

    Parameters
    ----------
    store : LabStore
    intents : Intents
        Where the gestures of the panels go.
    theme : Theme
    parent : QObject
    """

    def __init__(self, store: LabStore, intents: Intents, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._intents = intents
        self._told: tuple[Note, str] | None = None
        self.heads_model = HeadsModel(self)
        self.weights_model = WeightsModel(self)
        self.contributions_model = ContributionsModel(self, title_of=self.heads_model.title)
        self.groups_model = GroupsModel(self)
        self.top_bar = TopBar(theme)
        self.dimensions = DimensionsPanel(theme)
        self.views = ViewSet(
            store,
            intents,
            SharedModels(self.heads_model, self.weights_model, self.contributions_model),
            theme,
            self,
        )
        self.mixer = MixerPanel(self.contributions_model, theme)
        self.grouping = GroupingEditor(self.groups_model, theme)
        self.status_bar = LabStatusBar()
        self._follow_store()
        self._send_intents()
        self._show_state(store.state)
        self._show_result(store.result)
        self._show_view(store.view)

    @property
    def messages(self) -> MessageBar:
        """The bar that answers in one sentence."""
        return self.views.central.messages

    @property
    def told(self) -> Note | None:
        """The note that the message bar says at present, to be said in another language."""
        return self._told[0] if self._told and self._told[1] == self.messages.text else None

    @property
    def banner(self) -> MistakeBanner:
        """What warns of a deliberate mistake."""
        return self.views.central.banner

    def set_theme(self, theme: Theme) -> None:
        """Paint all panels with other colours."""
        for panel in (
            self.banner,
            self.top_bar,
            self.dimensions,
            self.views,
            self.mixer,
            self.grouping,
        ):
            panel.set_theme(theme)

    def _follow_store(self) -> None:
        store = self._store
        store.state_changed.connect(self._show_state)
        store.result_changed.connect(self._show_result)
        store.view_changed.connect(self._show_view)
        store.message_raised.connect(self.tell)
        store.message_cleared.connect(self.messages.close_message)
        store.busy_changed.connect(self._show_computing)

    def _send_intents(self) -> None:
        self._send_from_bar_and_dimensions()
        self._send_from_docks()
        self.messages.choice_made.connect(self._take_choice)
        self.banner.right_requested.connect(self._make_it_right)
        self.status_bar.cancel_requested.connect(self._store.cancel)

    def _send_from_bar_and_dimensions(self) -> None:
        intents, bar, dimensions = self._intents, self.top_bar, self.dimensions
        bar.sentence_typed.connect(intents.type_sentence)
        bar.typing_ended.connect(intents.end_gesture)
        bar.example_chosen.connect(intents.choose_example)
        bar.source_chosen.connect(intents.set_source)
        bar.new_seed_requested.connect(intents.draw_new_seed)
        bar.undo_requested.connect(self._store.undo)
        bar.redo_requested.connect(self._store.redo)
        dimensions.heads_dragged.connect(intents.drag_heads)
        dimensions.heads_proposed.connect(intents.set_heads)
        dimensions.d_model_dragged.connect(intents.drag_d_model)
        dimensions.d_model_proposed.connect(intents.set_d_model)
        dimensions.drag_ended.connect(intents.end_gesture)
        dimensions.mask_chosen.connect(intents.set_mask)
        dimensions.positions_chosen.connect(intents.set_positions)
        dimensions.temperature_chosen.connect(intents.set_temperature)

    def _send_from_docks(self) -> None:
        intents, mixer, grouping = self._intents, self.mixer, self.grouping
        mixer.gain_moved.connect(intents.drag_gain)
        mixer.gain_released.connect(intents.end_gesture)
        mixer.mute_toggled.connect(intents.toggle_mute)
        mixer.solo_toggled.connect(intents.toggle_solo)
        mixer.gains_reset.connect(intents.reset_mix)
        mixer.head_selected.connect(intents.select_head)
        mixer.head_hovered.connect(intents.point_at_head)
        mixer.order_chosen.connect(intents.order_strips)
        mixer.token_chosen.connect(intents.choose_token)
        mixer.open_requested.connect(self._open_mixing)
        grouping.grouping_changed.connect(intents.set_grouping)
        grouping.pooling_chosen.connect(intents.set_pooling)
        grouping.head_selected.connect(intents.select_head)
        grouping.head_hovered.connect(intents.point_at_head)
        grouping.refused.connect(self.tell)

    @Slot()
    def _open_mixing(self) -> None:
        self._intents.show_view("mixing")

    @Slot()
    def _make_it_right(self) -> None:
        self._intents.set_mistake(None)

    @Slot(object)
    def _take_choice(self, choice: object) -> None:
        if isinstance(choice, Choice):
            self._intents.take_choice(choice)

    @Slot(object)
    def tell(self, note: Note) -> None:
        """Show a note in the message bar."""
        choices = [(choice_text(choice), choice) for choice in note.choices]
        self._told = note, note_text(note)
        self.messages.show_message(self._told[1], choices)

    @Slot(bool)
    def _show_computing(self, busy: bool) -> None:
        self.status_bar.show_busy("computing", busy)

    @Slot(object)
    def _show_state(self, state: LabState) -> None:
        """Let the controls follow at once, before the numbers are there."""
        self.top_bar.show_state(state)
        self.dimensions.show_state(state, tokenise(state.sentence, state.token_mode).items)
        self.groups_model.set_state(state)
        self.views.show_state(state)
        viewing = isinstance(state.source, ImportedWeights)
        self.banner.show_mistake(None if viewing else state.mistake)

    @Slot(object)
    def _show_result(self, result: LabResult | None) -> None:
        weights = self._store.weights
        self.heads_model.update(weights)
        self.weights_model.update(weights)
        self.contributions_model.update(result)
        self.groups_model.update(result)
        self.views.update(result)
        self.views.show_weights(weights)
        if isinstance(weights, WeightsResult):
            self.status_bar.show_weights(weights)
            return
        state = self._store.state if result is None else result.state
        self.status_bar.show_result(state, result)

    @Slot(object)
    def _show_view(self, view: ViewState) -> None:
        self.heads_model.hide_answers(view.answers_hidden)
        self.weights_model.set_head(view.selected_head)
        self.contributions_model.set_view(view.strip_order, view.token)
        self.views.show_view(view)
        self.banner.set_note(mistake_note(view.view))
        # A file may have more heads than the lab that these panels are about.
        n_heads = self._store.state.n_heads
        head, hovered = min(view.selected_head, n_heads - 1), view.hovered_head
        pointed = -1 if hovered is None or hovered >= n_heads else hovered
        for panel in (self.mixer, self.grouping):
            panel.set_hovered(pointed)
            panel.set_selected(head)
