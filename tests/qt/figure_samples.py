"""Figures of made-up weights, for the tests of the painters."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QPainter

from mha_desktop.lab.state import ColourRange, FixedRange
from mha_desktop.qt.figures.colour_maps import colour_map
from mha_desktop.qt.figures.content import GridFigure, HeadFigure
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.grid_painter import grid_image, grid_layout_of, paint_grid
from mha_desktop.qt.figures.ranges import colour_scale
from mha_desktop.qt.theme import LIGHT

WORDS = ("The", "tired", "cat", "sat", "on", "the", "warm", "mat")


def sample_weights(heads: int, tokens: int) -> NDArray[np.float32]:
    """Rows that add up to 1, different in every head."""
    rows = np.random.RandomState(7).rand(heads, tokens, tokens).astype(np.float32) ** 3
    return rows / rows.sum(axis=-1, keepdims=True)


def grid_sample(
    heads: int = 8, tokens: int = 8, colour_range: ColourRange | None = None, **changes: object
) -> GridFigure:
    """A grid whose tokens are words, repeated as often as need be."""
    weights = sample_weights(heads, tokens)
    figure = GridFigure(
        weights=weights,
        tokens=(WORDS * tokens)[:tokens],
        theme=LIGHT,
        colour_map=colour_map("viridis"),
        scale=colour_scale(colour_range or FixedRange(), weights),
        roles=("backward",) * heads,
        notes=("",) * heads,
        muted=(False,) * heads,
        title="The tired cat sat on the warm mat",
        subtitle="crafted heads · no mask",
    )
    return replace(figure, **changes)


def head_sample(tokens: int = 8, head: int = 1, **changes: object) -> HeadFigure:
    """One head of `grid_sample`."""
    grid = grid_sample(tokens=tokens)
    figure = HeadFigure(
        values=grid.weights[head],
        tokens=grid.tokens,
        theme=LIGHT,
        colour_map=grid.colour_map,
        scale=grid.scale,
        head=head,
        name=f"H{head + 1}",
        role="backward",
        note="",
        muted=False,
        queries=range(tokens),
        keys=range(tokens),
        title=grid.title,
        subtitle=grid.subtitle,
    )
    return replace(figure, **changes)


def painted_grid(
    figure: GridFigure, width: int = 840, height: int = 492
) -> tuple[QImage, GridLayout]:
    """The grid as the screen shows it."""
    layout = grid_layout_of(figure, width, height)
    image = QImage(width, max(height, layout.content_height), QImage.Format.Format_RGB32)
    image.fill(figure.theme.panel)
    painter = QPainter(image)
    paint_grid(painter, layout, figure, grid_image(figure, layout))
    painter.end()
    return image, layout


def pixels_of(image: QImage) -> NDArray[np.uint32]:
    """A copy of the pixels, ``0xffRRGGBB``, shape (height, width)."""
    rgb = image.convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(rgb.constBits(), dtype=np.uint32)
    return flat.reshape(rgb.height(), rgb.bytesPerLine() // 4)[:, : rgb.width()].copy()
