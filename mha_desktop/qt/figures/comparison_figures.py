"""Figures of both sides of a comparison, and of their difference."""

from dataclasses import dataclass

from mha_desktop.lab.comparison import Comparison
from mha_desktop.lab.comparison_tokens import NOWHERE, Place
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import Cell, ColourMapName, ColourRange, SharedRange
from mha_desktop.qt.figures.colour_bar import ColourBar
from mha_desktop.qt.figures.colour_maps import colour_map, diverging_map
from mha_desktop.qt.figures.comparison_scales import difference_scale, shared_scale
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.ranges import ColourScale
from mha_desktop.qt.models.comparison_model import Compared
from mha_desktop.qt.models.comparison_texts import difference_text, distance_note
from mha_desktop.qt.models.head_roles import HiddenRoles
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.wording import kv_label

_SHARED = SharedRange()


@dataclass(frozen=True)
class ComparisonLook:
    """How a comparison is looked at.

    Attributes
    ----------
    theme : Theme
    colour_map : str
        Of the weights.
    colour_range : ColourRange
        Shared by both sides.
    head : int
        The head in the frame, on every side that has it.
    hovered : int or None
        A head that is pointed at.
    place : Place
        The cells that are ringed.
    answers_hidden : bool
        Whether no head says what it does.
    """

    theme: Theme
    colour_map: ColourMapName = "viridis"
    colour_range: ColourRange = _SHARED
    head: int = 0
    hovered: int | None = None
    place: Place = NOWHERE
    answers_hidden: bool = False


class ComparisonFigures:
    """Makes the figures of one comparison, and keeps what does not change with the look."""

    def __init__(self, compared: Compared) -> None:
        self.compared = compared
        self._roles = {compared.a: compared.roles_a, compared.b: compared.roles_b}
        self._scaled: tuple[ColourRange, ColourScale] | None = None
        comparison = compared.comparison
        heads = () if comparison is None else comparison.heads
        self._difference = difference_scale(head.largest for head in heads)
        self._pair_tokens = () if comparison is None else _pair_labels(comparison)

    def a(self, look: ComparisonLook) -> GridFigure | None:
        """Return the heads of A; None if it has no tokens."""
        side = self.compared.a
        return None if side is None else self._weights(side, look, look.place.a)

    def b(self, look: ComparisonLook) -> GridFigure | None:
        """Return the heads of B; None if it has no tokens."""
        side = self.compared.b
        return None if side is None else self._weights(side, look, look.place.b)

    def difference(self, look: ComparisonLook) -> GridFigure | None:
        """Return B − A; None if no head or no token can be compared."""
        comparison = self.compared.comparison
        if comparison is None or not comparison.heads:
            return None
        heads = comparison.heads
        return GridFigure(
            weights=comparison.difference,
            tokens=self._pair_tokens,
            theme=look.theme,
            colour_map=diverging_map(look.theme),
            scale=self._difference,
            roles=[distance_note(head.distance) for head in heads],
            notes=[difference_text(head.largest) for head in heads],
            muted=(False,) * len(heads),
            allowed=comparison.allowed,
            selected=_within(look.head, len(heads)),
            hovered=_within(look.hovered, len(heads)),
            cell=look.place.pair,
        )

    def weights_bar(self, look: ComparisonLook, head: int, size: float) -> ColourBar | None:
        """Return the one bar of A and B; `size` magnifies the texts."""
        scale = self._scale(look)
        if scale is None:
            return None
        limits = scale.limits(min(head, self.compared.n_heads - 1))
        return ColourBar(colour_map(look.colour_map), limits, look.theme, None, size)

    def marks(self, look: ComparisonLook, head: int) -> tuple[float | None, float | None]:
        """Return the places on the bar of the ringed cells of A and of B, 0 to 1."""
        a, b = self.compared.a, self.compared.b
        return self._mark(a, look, head, look.place.a), self._mark(b, look, head, look.place.b)

    def difference_bar(self, look: ComparisonLook, head: int, size: float) -> ColourBar | None:
        """Return the bar of the differences, with the triangle at the ringed cell."""
        comparison, scale = self.compared.comparison, self._difference
        if comparison is None or not comparison.heads:
            return None
        position, pair = None, look.place.pair
        if pair is not None and head < comparison.n_heads:
            position = scale.position(head, float(comparison.difference[head, *pair]))
        bar_map = diverging_map(look.theme)
        return ColourBar(bar_map, scale.limits(0), look.theme, position, size)

    def _weights(self, side: LabResult, look: ComparisonLook, cell: Cell | None) -> GridFigure:
        state, scale = side.state, self._scale(look)
        assert scale is not None
        return GridFigure(
            weights=side.trace.weights,
            tokens=side.tokens,
            theme=look.theme,
            colour_map=colour_map(look.colour_map),
            scale=scale,
            roles=HiddenRoles(side) if look.answers_hidden else self._roles[side],
            notes=_notes(side),
            muted=tuple(
                muted or (any(state.soloed) and not soloed)
                for muted, soloed in zip(state.muted, state.soloed, strict=True)
            ),
            allowed=side.mask,
            selected=_within(look.head, state.n_heads),
            hovered=_within(look.hovered, state.n_heads),
            cell=cell,
        )

    def _scale(self, look: ComparisonLook) -> ColourScale | None:
        """Return the scale of both sides, the same object while the range is the same."""
        if self._scaled is None or self._scaled[0] != look.colour_range:
            # The largest weight of each head decides as all of its weights would.
            peaks = [p for p in (self.compared.peaks_a, self.compared.peaks_b) if p.size]
            if not peaks:
                return None
            self._scaled = look.colour_range, shared_scale(look.colour_range, peaks)
        return self._scaled[1]

    def _mark(
        self, side: LabResult | None, look: ComparisonLook, head: int, cell: Cell | None
    ) -> float | None:
        scale = self._scale(look)
        if side is None or scale is None or cell is None or head >= side.state.n_heads:
            return None
        if side.mask is not None and not side.mask[cell]:
            return None
        return scale.position(head, float(side.trace.weights[head, *cell]))


def _notes(side: LabResult) -> tuple[str, ...]:
    """Return the key/value head of each head, where heads share them."""
    state = side.state
    if state.n_kv_heads == state.n_heads:
        return ("",) * state.n_heads
    return tuple(kv_label(kv_head) for kv_head in state.kv_head_of)


def _pair_labels(comparison: Comparison) -> tuple[str, ...]:
    """Return one label per pair: the token, or both where they differ."""
    tokens = comparison.tokens
    texts = (tokens.texts(pair) for pair in range(len(tokens)))
    return tuple(b if a == b else f"{a}|{b}" for a, b in texts)


def _within(head: int | None, heads: int) -> int | None:
    return head if head is not None and head < heads else None
