"""Figures of what the models hold: the same for the screen and for files."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.head_stages import largest_values
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.recent import Recent
from mha_desktop.lab.state import (
    Cell,
    ColourRange,
    PerHeadRange,
    Pin,
    SharedRange,
    Stage,
    ViewState,
)
from mha_desktop.qt.figures.colour_bar import ColourBar, limit_text
from mha_desktop.qt.figures.colour_maps import colour_map, diverging_map
from mha_desktop.qt.figures.content import GridFigure, HeadFigure, QueryNumbers, pinned_tokens
from mha_desktop.qt.figures.ranges import ColourScale, colour_scale, symmetric_scale
from mha_desktop.qt.figures.same import Same
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.shown_head import ShownHead, stage_of, unmuted
from mha_desktop.qt.models.stage_notes import stage_note
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

# As many as the laboratory keeps results.
_MOST_SCALES = 12


class FigureSource:
    """Makes figures from the models, and keeps the colour scales of the last few weights."""

    def __init__(self, heads_model: HeadsModel, weights_model: WeightsModel) -> None:
        self._heads, self._weights = heads_model, weights_model
        self._scales: Recent[tuple[Same, ColourRange], ColourScale] = Recent(_MOST_SCALES, 0)
        self._shown: ShownHead | None = None
        self._largest: tuple[tuple[LabResult, Stage], float] | None = None

    def when_changed(self, slot: Callable[[], None]) -> None:
        """Call `slot` at every change of either model; `agreed` says whether to look at it."""
        for changed in (
            self._weights.weights_changed,
            self._heads.dataChanged,
            self._heads.rowsInserted,
            self._heads.rowsRemoved,
        ):
            changed.connect(slot)

    @property
    def agreed(self) -> bool:
        """Whether both models show the same weights; not so while a result goes into them."""
        return self._heads.describes(self._weights.weights())

    def grid_figure(self, view: ViewState, theme: Theme) -> GridFigure | None:
        """Return the figure of all heads; None when there are no tokens."""
        scale = self._colour_scale(view)
        if scale is None:
            return None
        return GridFigure(
            weights=self._weights.weights(),
            tokens=self._weights.tokens,
            theme=theme,
            colour_map=colour_map(view.colour_map),
            scale=scale,
            roles=self._heads.roles,
            notes=self._notes(view, scale),
            muted=self._heads.muted(),
            allowed=self._weights.mask,
            selected=self.selected_head(view),
            hovered=view.hovered_head,
            cell=self.cell(view),
        )

    def head_figure(
        self, view: ViewState, theme: Theme, queries: range, keys: range
    ) -> HeadFigure | None:
        """Return the figure of the selected head, or of the mean, with some rows and columns.

        None when there are no tokens, or no heads to take the mean of.
        """
        shown = self.shown_head(view)
        if shown is None:
            return None
        head = shown.head
        return HeadFigure(
            values=shown.values,
            tokens=self._weights.tokens,
            theme=theme,
            colour_map=diverging_map(theme) if shown.signed else colour_map(view.colour_map),
            scale=self._head_scale(view, shown),
            head=head,
            name=shown.name,
            role="" if head is None else self._heads.roles[head],
            note=" · ".join(filter(None, (self._kv_note(head), stage_note(shown, view)))),
            muted=head is not None and self._heads.muted()[head],
            queries=queries,
            keys=keys,
            signed=shown.signed,
            transposed=view.transposed,
            allowed=shown.allowed,
            cell=self.cell(view),
            pin=self.pin(view),
            ranks=shown.ranks if view.marks_top_two else None,
            beside=_beside(view, shown),
        )

    def shown_head(self, view: ViewState) -> ShownHead | None:
        """Return the numbers of the selected head at the stage of the view, or the mean's."""
        result = self._weights.result
        if result is None:
            return None
        heads = unmuted(self._heads.muted()) if view.averaged else (self.selected_head(view),)
        if not heads:
            return None
        wanted = ShownHead(result, heads, stage_of(result, view), view.averaged)
        if self._shown is None or _identity(self._shown) != _identity(wanted):
            self._shown = wanted
        return self._shown

    def selected_head(self, view: ViewState) -> int:
        """Return the selected head, or the last one if there are fewer."""
        return min(view.selected_head, max(self._heads.rowCount() - 1, 0))

    def cell(self, view: ViewState) -> Cell | None:
        """Return the cell of the view, if the sentence has it."""
        tokens = len(self._weights.tokens)
        if view.cell is None or max(view.cell) >= tokens:
            return None
        return view.cell

    def pin(self, view: ViewState) -> Pin | None:
        """Return what is pinned, if the sentence has it."""
        places = [place for place in pinned_tokens(view.pin) if place is not None]
        return view.pin if max(places, default=0) < len(self._weights.tokens) else None

    def colour_bar(self, view: ViewState, theme: Theme, head: int, size: float) -> ColourBar | None:
        """Return the bar of one head, with the triangle at its cell; `size` magnifies the texts."""
        scale, cell = self._colour_scale(view), self.cell(view)
        if scale is None:
            return None
        position = None
        if cell is not None and self._weights.is_allowed(*cell):
            position = scale.position(head, self._weights.weight(head, *cell))
        limits = scale.limits(head)
        return ColourBar(colour_map(view.colour_map), limits, theme, position, size)

    def _notes(self, view: ViewState, scale: ColourScale) -> tuple[str, ...]:
        """Return what stands beside the heads' names: lane and limits, where heads differ."""
        heads = range(self._heads.rowCount())
        parts = []
        if self._heads.is_grouped():
            parts.append([self._kv_note(head) for head in heads])
        if isinstance(view.colour_range, PerHeadRange):
            limits = [map(limit_text, scale.limits(i)) for i in heads]
            parts.append([f"{low}–{high}" for low, high in limits])
        return tuple(" · ".join(notes) for notes in zip(*parts, strict=True)) or ("",) * len(heads)

    def _kv_note(self, head: int | None) -> str:
        """Return which key/value head a head reads, where heads share them."""
        if head is None or not self._heads.is_grouped():
            return ""
        template = QCoreApplication.translate("Figure", "KV {number}")
        return template.format(number=self._heads.kv_head(head) + 1)

    def _head_scale(self, view: ViewState, shown: ShownHead) -> ColourScale:
        """Return the scale of the large picture: symmetric for scores."""
        is_shared = isinstance(view.colour_range, SharedRange)
        if shown.signed:
            largest = self._largest_of_all(shown) if is_shared else shown.largest
            return symmetric_scale(largest)
        scale = self._colour_scale(view)
        if scale is None or (shown.averaged and isinstance(view.colour_range, PerHeadRange)):
            return colour_scale(view.colour_range, shown.weights[None])
        return scale

    def _largest_of_all(self, shown: ShownHead) -> float:
        """Return the largest magnitude of all heads at a stage; it is kept until they change."""
        if not isinstance(shown.result, LabResult):
            return shown.largest
        key = shown.result, shown.stage
        if self._largest is None or self._largest[0] != key:
            self._largest = key, float(largest_values(*key).max())
        return self._largest[1]

    def _colour_scale(self, view: ViewState) -> ColourScale | None:
        weights = self._weights.weights()
        if not weights.size:
            return None
        key = Same(weights), view.colour_range
        scale = self._scales.get(key)
        if scale is None:
            scale = colour_scale(view.colour_range, weights)
            self._scales.keep(key, scale, 0)
        return scale


def _identity(shown: ShownHead) -> tuple[object, ...]:
    return id(shown.result), shown.heads, shown.stage, shown.averaged


def _beside(view: ViewState, shown: ShownHead) -> tuple[QueryNumbers, ...]:
    """Return what is printed beside the rows: sums always where they need not be 1."""
    result = shown.result
    is_certain = isinstance(result, LabResult) and result.state.mistake is None
    sums = () if is_certain else (shown.sums,)
    return (*sums, shown.entropies) if view.shows_entropy else sums
