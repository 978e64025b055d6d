"""What each gesture means: one slot per gesture, from the panels to the store."""

import secrets
from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Slot

from mha_desktop.lab.notes import Choice, Note
from mha_desktop.lab.resolve import MAX_SEED
from mha_desktop.lab.state import (
    CraftedHeads,
    ImportedWeights,
    LabState,
    Mask,
    OutputProjection,
    Pin,
    RandomHeads,
    Snapshot,
    Source,
)
from mha_desktop.qt.store import LabStore

_Value = TypeVar("_Value")


def replaced(values: Sequence[_Value], index: int, value: _Value) -> tuple[_Value, ...]:
    """Return `values` as a tuple with one of them exchanged."""
    return (*values[:index], value, *values[index + 1 :])


class Intents(QObject):
    """Turns intent signals of the panels into changes of the store."""

    def __init__(self, store: LabStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    # Sentence

    @Slot(str)
    def type_sentence(self, sentence: str) -> None:
        """Follow the sentence field; a burst of typing is one step."""
        self._store.change(self.tr("Type sentence"), gesture="sentence", sentence=sentence)
        self._store.end_gesture_after_pause()

    @Slot(str)
    def choose_example(self, sentence: str) -> None:
        """Take an example sentence."""
        self._store.change(self.tr("Choose example"), sentence=sentence)

    @Slot(str)
    def set_token_mode(self, mode: str) -> None:
        """Cut the sentence into words or characters."""
        self._store.change(self.tr("Change tokens"), token_mode=mode)

    # Dimensions

    @Slot(int)
    def drag_heads(self, n_heads: int) -> None:
        """Follow the heads slider; the drag is one step."""
        self._store.change(self.tr("Change heads"), gesture="heads", n_heads=n_heads)

    @Slot(int)
    def set_heads(self, n_heads: int) -> None:
        """Set the number of heads as one step."""
        self._store.change(self.tr("Change heads"), n_heads=n_heads)

    @Slot(int)
    def drag_d_model(self, d_model: int) -> None:
        """Follow the d_model slider; the drag is one step."""
        self._store.change(self.tr("Change d_model"), gesture="d_model", d_model=d_model)

    @Slot(int)
    def set_d_model(self, d_model: int) -> None:
        """Set d_model as one step."""
        self._store.change(self.tr("Change d_model"), d_model=d_model)

    @Slot(object)
    def set_mask(self, mask: Mask) -> None:
        """Choose who may look at whom."""
        self._store.change(self.tr("Change mask"), mask=mask)

    @Slot(str)
    def set_positions(self, positions: str) -> None:
        """Choose how tokens know their place."""
        self._store.change(self.tr("Change positions"), positions=positions)

    @Slot(float)
    def set_temperature(self, temperature: float) -> None:
        """Set the softmax temperature."""
        self._store.change(
            self.tr("Change temperature"), gesture="temperature", temperature=temperature
        )
        self._store.end_gesture_after_pause()

    # Source

    @Slot(object)
    def set_source(self, source: Source) -> None:
        """Choose where the matrices come from. Crafted heads have no rotary positions."""
        rotary = self._store.state.positions == "rotary"
        text = self.tr("Change source")
        if not (rotary and isinstance(source, CraftedHeads)):
            self._store.change(text, source=source)
            return
        self._store.change(text, source=source, positions="sinusoidal")
        self._store.message_raised.emit(
            Note("crafted heads have no rotary positions; sinusoidal ones are used instead")
        )

    @Slot(object)
    def view_weights(self, source: ImportedWeights) -> None:
        """Show weights out of a file; everything else stays for when they are left."""
        self._store.change(self.tr("Open weights"), source=source)

    @Slot(object)
    def show_layer(self, source: ImportedWeights) -> None:
        """Show another layer of the same file; a run through the layers is one step."""
        self._store.change(self.tr("Change layer"), gesture="layer", source=source)
        self._store.end_gesture_after_pause()

    @Slot(object)
    def leave_viewer(self, source: Source) -> None:
        """Go back from a file to a source that is computed."""
        rotary = self._store.state.positions == "rotary" and isinstance(source, CraftedHeads)
        kept = {"positions": "sinusoidal"} if rotary else {}
        self._store.change(self.tr("Leave viewer"), source=source, **kept)

    @Slot()
    def draw_new_seed(self) -> None:
        """Draw other random heads of the same scale."""
        source = self._store.state.source
        scale = source.scale if isinstance(source, RandomHeads) else None
        seed = secrets.randbelow(MAX_SEED + 1)
        self._store.change(self.tr("New seed"), source=RandomHeads(seed, scale))

    # Mixing

    @Slot(int, float)
    def drag_gain(self, head: int, gain: float) -> None:
        """Follow a gain fader; the drag is one step."""
        gains = replaced(self._store.state.gains, head, gain)
        text = self.tr("Change gain of H{head}").format(head=head + 1)
        self._store.change(text, gesture=f"gain {head}", gains=gains)

    @Slot(int)
    def toggle_mute(self, head: int) -> None:
        """Mute or unmute a head."""
        muted = self._store.state.muted
        text = self.tr("Unmute H{head}") if muted[head] else self.tr("Mute H{head}")
        self._store.change(text.format(head=head + 1), muted=replaced(muted, head, not muted[head]))

    @Slot(int)
    def toggle_solo(self, head: int) -> None:
        """Solo a head, or end its solo."""
        soloed = self._store.state.soloed
        text = self.tr("End solo of H{head}") if soloed[head] else self.tr("Solo H{head}")
        self._store.change(
            text.format(head=head + 1), soloed=replaced(soloed, head, not soloed[head])
        )

    @Slot(object)
    def set_mutes(self, muted: tuple[bool, ...]) -> None:
        """Mute exactly these heads; a drag over several choices is one step."""
        self._store.change(self.tr("Mute heads"), gesture="mutes", muted=muted)
        self._store.end_gesture_after_pause()

    @Slot()
    def reset_mix(self) -> None:
        """Set all gains to 1 and end every mute and solo."""
        h = self._store.state.n_heads
        self._store.change(
            self.tr("Reset mixing desk"),
            gains=(1.0,) * h,
            muted=(False,) * h,
            soloed=(False,) * h,
        )

    @Slot(object)
    def set_projection(self, projection: OutputProjection) -> None:
        """Choose the W_O that mixes the heads."""
        self._store.change(self.tr("Change W_O"), projection=projection)

    # Grouping

    @Slot(object, str)
    def set_grouping(self, kv_head_of: tuple[int, ...], text: str) -> None:
        """Choose which key/value head each query head reads."""
        self._store.change(text, kv_head_of=kv_head_of)

    @Slot(str)
    def set_pooling(self, pooling: str) -> None:
        """Choose how shared key/value heads are made from their members."""
        self._store.change(self.tr("Change shared K and V"), pooling=pooling)

    @Slot(object, str)
    def load_sizes(self, fields: dict[str, Any], text: str) -> None:
        """Take the sizes of a real model, scaled down."""
        self._store.change(text, **fields)

    # Whole states

    @Slot(object)
    def set_mistake(self, mistake: str | None) -> None:
        """Make a mistake in the forward pass on purpose; None makes it right again."""
        text = self.tr("Make it right") if mistake is None else self.tr("Make a mistake")
        self._store.change(text, mistake=mistake)

    @Slot(object, str)
    def load_state(self, state: LabState, text: str) -> None:
        """Take another state as one step."""
        fields = {name: getattr(state, name) for name in state.__struct_fields__}
        self._store.change(text, **fields)

    # Gestures and messages

    @Slot()
    def end_gesture(self) -> None:
        """End a drag or a burst of typing: the next step is a new one."""
        self._store.end_gesture()

    @Slot(object)
    def take_choice(self, choice: Choice) -> None:
        """Set the value that a message offered."""
        self._store.change(
            self.tr("Take nearest sizes"), d_model=choice.d_model, n_heads=choice.n_heads
        )

    @Slot(object)
    def tell(self, note: Note) -> None:
        """Say why a gesture was refused, or what it had to change."""
        self._store.message_raised.emit(note)

    # View

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
