"""What the user has set (`LabState`) and how it is looked at (`ViewState`): frozen documents."""

from typing import Literal

import msgspec

DEFAULT_SENTENCE = "The animal didn't cross the street because it was too tired."

TokenMode = Literal["words", "characters"]
Positions = Literal["none", "sinusoidal", "rotary"]
Pooling = Literal["mean", "first", "random"]


class CraftedHeads(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="crafted"):
    """Hand-made heads that each do one thing the textbooks name."""


class RandomHeads(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="random"):
    """Untrained heads: ``randn * scale``. A scale of None takes the default for d_model."""

    seed: int = 0
    scale: float | None = None


class ImportedWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="imported"):
    """Weights of heads that were read from a file; `layer` counts from 0.

    Nothing is computed: sizes, mask, gains and so on keep their values until it is left again.
    """

    path: str
    layer: int = 0


Source = CraftedHeads | RandomHeads | ImportedWeights


class NoMask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="none"):
    """Every token may look at every token."""


class CausalMask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="causal"):
    """A token looks at itself and at earlier tokens."""


class SlidingWindowMask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="window"):
    """A token looks at itself and at the ``width - 1`` tokens before it."""

    width: int = 4


class PrefixMask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="prefix"):
    """Causal, but the first ``length`` tokens are open to everyone."""

    length: int = 3


class HiddenTokensMask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hidden"):
    """Nobody looks at the tokens at these places (counted from 0)."""

    hidden: tuple[int, ...] = ()


Mask = NoMask | CausalMask | SlidingWindowMask | PrefixMask | HiddenTokensMask


class SourceProjection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="source"):
    """W_O as the source made it."""


class IdentityProjection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="identity"):
    """W_O is the identity: each head stays in its own d_k columns of the output."""


class OrthogonalProjection(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="orthogonal"
):
    """A random orthogonal W_O: every head reaches every column, and no length changes."""

    seed: int = 0


class ShuffledProjection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="shuffled"):
    """The source's W_O with the bands of the heads in another order."""

    seed: int = 0


OutputProjection = SourceProjection | IdentityProjection | OrthogonalProjection | ShuffledProjection


MistakeName = Literal[
    "unscaled",
    "scaled_by_d_model",
    "forgotten_temperature",
    "softmax_over_queries",
    "softmax_twice",
    "mask_after_softmax",
    "empty_row",
    "interleaved_groups",
    "sliced_output",
]


class LabState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides the numbers. Undo goes from one of these to another.

    ``kv_head_of[i]`` is the key/value head that query head i reads; the parameters of all
    ``n_heads`` key/value heads stay the source's, and are pooled per lane by `pooling`.
    ``mistake`` is one that the forward pass makes on purpose, None for the right one.
    """

    sentence: str = DEFAULT_SENTENCE
    token_mode: TokenMode = "words"
    d_model: int = 512
    n_heads: int = 8
    kv_head_of: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6, 7)
    pooling: Pooling = "mean"
    source: Source = CraftedHeads()
    mask: Mask = NoMask()
    positions: Positions = "sinusoidal"
    projection: OutputProjection = SourceProjection()
    temperature: float = 1.0
    gains: tuple[float, ...] = (1.0,) * 8
    muted: tuple[bool, ...] = (False,) * 8
    soloed: tuple[bool, ...] = (False,) * 8
    mistake: MistakeName | None = None

    @property
    def n_kv_heads(self) -> int:
        """Number of key/value heads (lanes of the grouping editor)."""
        return max(self.kv_head_of) + 1

    @property
    def d_k(self) -> int:
        """Columns of one head. The lab's sources all have ``d_model / n_heads``."""
        return self.d_model // self.n_heads

    @property
    def effective_gains(self) -> tuple[float, ...]:
        """Gain of each head before W_O: 0 if muted, or if another head is soloed and it is not."""
        solo = any(self.soloed)
        return tuple(
            0.0 if muted or (solo and not soloed) else gain
            for gain, muted, soloed in zip(self.gains, self.muted, self.soloed, strict=True)
        )


class SharedRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="shared"):
    """0 to the largest weight on show, rounded up to a quarter."""


class PerHeadRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="per_head"):
    """Each head from 0 to its own largest weight."""


class FixedRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fixed"):
    """0 to 1."""


class LogRange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="log"):
    """1e-4 to 1 on a logarithmic scale; lower weights are clipped."""


ColourRange = SharedRange | PerHeadRange | FixedRange | LogRange
ColourMapName = Literal["viridis", "cividis", "greys"]
Cell = tuple[int, int]
View = Literal["heads", "head", "pipeline", "compare", "mixing", "sharing"]
StripOrder = Literal["index", "contribution"]
Stage = Literal["products", "scores", "masked", "weights"]


class PinnedCell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="cell"):
    """What one query gives to one key stays on show."""

    query: int
    key: int


class PinnedQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="query"):
    """What one query looks at stays on show."""

    query: int


class PinnedKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="key"):
    """Who looks at one key stays on show."""

    key: int


Pin = PinnedCell | PinnedQuery | PinnedKey


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state that was kept to compare others with, and its name."""

    name: str
    state: LabState


class ViewState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the lab is looked at. Not undoable.

    ``hovered_head`` is pointed at somewhere in the window; ``cell`` is (query, key) of the hovered
    cell; ``token`` the query whose contributions are shown alone, None for all tokens together.
    The Head view shows ``stage`` of the selected head, or with ``averaged`` of the mean of the
    heads that are not muted, and ``transposed`` has the queries as columns. Compare shows
    ``snapshot`` beside the live state, which is called ``live_name`` there. ``notes`` are the
    user's own words. With ``answers_hidden`` no head says what it does. ``hidden_controls`` names
    the groups of controls that a teacher has taken out of the window.
    """

    view: View = "heads"
    selected_head: int = 0
    hovered_head: int | None = None
    cell: Cell | None = None
    token: int | None = None
    strip_order: StripOrder = "index"
    colour_map: ColourMapName = "viridis"
    colour_range: ColourRange = SharedRange()
    stage: Stage = "weights"
    pin: Pin | None = None
    transposed: bool = False
    averaged: bool = False
    marks_top_two: bool = False
    shows_entropy: bool = False
    snapshot: Snapshot | None = None
    live_name: str = ""
    notes: str = ""
    answers_hidden: bool = False
    hidden_controls: tuple[str, ...] = ()
