"""The colours of weights before and after, and of their difference."""

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mha_desktop.engine.arrays import BoolArray, FloatArray
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.controls.matrix.colouring import SIGNED, SIZES, Colours
from mha_desktop.panels.sharing.effect_layout import PICTURES, EffectLayout
from mha_desktop.qt.figures.cells import Box
from mha_desktop.qt.figures.colour_maps import MASKED_LEVEL, colour_map, diverging_map
from mha_desktop.qt.figures.heatmap import HeatmapImage, heatmap_image, pool
from mha_desktop.qt.figures.tiles import paint_strokes
from mha_desktop.qt.models.head_effects import HeadEffects
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.theme import Theme

# Smaller differences are rounding: they must not fill the range of colours.
_LEAST_DIFFERENCE = 0.01
# Heads whose images are kept: more than fit on a screen.
_MOST_KEPT = 64


def weight_colours(effect: HeadEffects, name: ColourMapName) -> Colours:
    """Return the colours of weights, the same before and after."""
    highest = effect.highest_weight
    return Colours(colour_map(name), 0.0, highest, (SIZES.text(0.0), SIZES.text(highest)))


def difference_colours(effect: HeadEffects, theme: Theme) -> Colours:
    """Return the colours of differences, with zero in the middle."""
    limit = rounded_up(max(effect.highest_difference, _LEAST_DIFFERENCE))
    return Colours(diverging_map(theme), -limit, limit, (SIGNED.text(-limit), SIGNED.text(limit)))


class EffectImages:
    """Images of the pictures of one comparison, made when they are first painted.

    Parameters
    ----------
    effect : HeadEffects
    layout : EffectLayout
    name : str
        Of the colour map of weights.
    theme : Theme
    """

    def __init__(
        self, effect: HeadEffects, layout: EffectLayout, name: ColourMapName, theme: Theme
    ) -> None:
        self._effect, self._cells = effect, layout.cells
        self._size = layout.cells.pixel_rows
        self._allowed, self._strokes = effect.result.mask, (theme.border, layout.scale)
        differences = difference_colours(effect, theme)
        weights = weight_colours(effect, name)
        self._colours = (weights, weights, differences)
        self._masked = theme.divider
        mask = effect.result.mask
        self._hidden: BoolArray | None = None if mask is None else ~pool(mask, self._size)
        self._kept: dict[int, tuple[HeatmapImage, ...]] = {}

    def paint(self, painter: QPainter, head: int, areas: tuple[QRectF, ...]) -> None:
        """Paint the three pictures of a head."""
        for picture, area in zip(self._of_head(head), areas, strict=True):
            painter.drawImage(area, picture.image)
        if self._allowed is not None:
            side = self._cells.side
            tiles = [Box(round(area.x()), round(area.y()), side, side) for area in areas]
            paint_strokes(painter, tiles, self._cells, self._allowed, self._strokes)

    def _of_head(self, head: int) -> tuple[HeatmapImage, ...]:
        if head not in self._kept:
            if len(self._kept) == _MOST_KEPT:
                self._kept.clear()
            self._kept[head] = self._made(head)
        return self._kept[head]

    def _made(self, head: int) -> tuple[HeatmapImage, ...]:
        pictures = self._effect.pictures(head, self._size)
        return tuple(self._image(pictures[number], number) for number in range(PICTURES))

    def _image(self, values: FloatArray, number: int) -> HeatmapImage:
        colours = self._colours[number]
        levels = colours.levels(values)
        if self._hidden is not None:
            np.copyto(levels, MASKED_LEVEL, where=self._hidden)
        return heatmap_image(np.take(colours.colour_map.with_masked(self._masked), levels)[None])
