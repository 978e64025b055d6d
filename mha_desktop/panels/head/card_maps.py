"""The small heatmaps of the cards on show, coloured in one pass and kept."""

from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.heatmap import HeatmapImage, heatmap_image, heatmap_pixels


class CardMaps:
    """One image with the heatmaps of some neighbouring heads, one below the other."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] | None = None
        self._figure: GridFigure | None = None
        self._image: HeatmapImage | None = None

    def image(self, figure: GridFigure, heads: range, pixels: int) -> HeatmapImage:
        """Return the heatmaps of `heads`, on at most `pixels` rows and columns each.

        The image is made anew only when weights, colours, heads or size differ: a selected or a
        hovered head costs nothing but drawing.
        """
        size = min(len(figure.tokens), pixels)
        key = (*_look(figure), heads, size)
        if self._image is None or key != self._key:
            # The figure is kept, too: what its parts are told apart by must not be used again.
            self._key, self._figure = key, figure
            self._image = _made(figure, heads, size)
        return self._image


def _look(figure: GridFigure) -> tuple[int, ...]:
    parts = figure.weights, figure.scale, figure.colour_map, figure.theme, figure.allowed
    return tuple(map(id, parts))


def _made(figure: GridFigure, heads: range, size: int) -> HeatmapImage:
    pixels = heatmap_pixels(
        figure.weights[heads.start : heads.stop],
        figure.scale,
        figure.colour_map.with_masked(figure.theme.divider),
        size=size,
        allowed=figure.allowed,
        first_head=heads.start,
    )
    return heatmap_image(pixels)
