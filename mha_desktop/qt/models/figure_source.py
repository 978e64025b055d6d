"""Figures of what the models hold: the same for the screen and for files."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.state import Cell, PerHeadRange, ViewState
from mha_desktop.qt.figures.colour_bar import ColourBar, limit_text
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.figures.content import GridFigure, HeadFigure
from mha_desktop.qt.figures.ranges import ColourScale, colour_scale
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme


class FigureSource:
    """Makes figures from the models, and keeps the colour scale until weights or range change."""

    def __init__(self, heads_model: HeadsModel, weights_model: WeightsModel) -> None:
        self._heads, self._weights = heads_model, weights_model
        self._scaled: tuple[object, object] | None = None
        self._scale: ColourScale | None = None

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
        """Return the figure of the selected head, with some of its rows and columns."""
        scale, head = self._colour_scale(view), self.selected_head(view)
        if scale is None:
            return None
        return HeadFigure(
            weights=self._weights.weights()[head],
            tokens=self._weights.tokens,
            theme=theme,
            colour_map=colour_map(view.colour_map),
            scale=scale,
            head=head,
            role=self._heads.roles[head],
            note=self._notes(view, scale)[head],
            muted=self._heads.muted()[head],
            queries=queries,
            keys=keys,
            allowed=self._weights.mask,
            cell=self.cell(view),
        )

    def selected_head(self, view: ViewState) -> int:
        """Return the selected head, or the last one if there are fewer."""
        return min(view.selected_head, max(self._heads.rowCount() - 1, 0))

    def cell(self, view: ViewState) -> Cell | None:
        """Return the cell of the view, if the sentence has it."""
        tokens = len(self._weights.tokens)
        if view.cell is None or max(view.cell) >= tokens:
            return None
        return view.cell

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
            template = QCoreApplication.translate("Figure", "KV {number}")
            parts.append([template.format(number=self._heads.kv_head(i) + 1) for i in heads])
        if isinstance(view.colour_range, PerHeadRange):
            limits = [map(limit_text, scale.limits(i)) for i in heads]
            parts.append([f"{low}–{high}" for low, high in limits])
        return tuple(" · ".join(notes) for notes in zip(*parts, strict=True)) or ("",) * len(heads)

    def _colour_scale(self, view: ViewState) -> ColourScale | None:
        weights = self._weights.weights()
        if not weights.size:
            return None
        if self._scale is None or not self._is_scaled(weights, view.colour_range):
            self._scaled = weights, view.colour_range
            self._scale = colour_scale(view.colour_range, weights)
        return self._scale

    def _is_scaled(self, weights: object, colour_range: object) -> bool:
        return self._scaled is not None and (
            self._scaled[0] is weights and self._scaled[1] == colour_range
        )
