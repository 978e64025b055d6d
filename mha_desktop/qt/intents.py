"""What each gesture means: one slot per gesture, from the panels to the store."""

import secrets
from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import Slot

from mha_desktop.lab.notes import Choice, Note
from mha_desktop.lab.resolve import MAX_SEED
from mha_desktop.lab.state import (
    CraftedHeads,
    ImportedWeights,
    LabState,
    Mask,
    OutputProjection,
    RandomHeads,
    Source,
)
from mha_desktop.qt.view_intents import ViewIntents

_Value = TypeVar("_Value")


def replaced(values: Sequence[_Value], index: int, value: _Value) -> tuple[_Value, ...]:
    """Return `values` as a tuple with one of them exchanged."""
    return (*values[:index], value, *values[index + 1 :])


class Intents(ViewIntents):
    """Turns intent signals of the panels into steps of the store, those of the view included.

    Parameters
    ----------
    store : LabStore
    parent : QObject, optional
    """

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
