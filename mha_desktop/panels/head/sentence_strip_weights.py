"""One row or column of weights as the colours of the words of a sentence."""

from functools import cached_property

import numpy as np
from PySide6.QtGui import QColor

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.qt.figures.arcs_painter import focus_of
from mha_desktop.qt.figures.colour_maps import Levels
from mha_desktop.qt.figures.content import HeadFigure

_WHITE, _BLACK = QColor("white"), QColor("black")


class SentenceWeights:
    """What the pinned query, else the one pointed at, gives to every word; or a pinned key gets.

    Parameters
    ----------
    figure : HeadFigure
        Of the stage "weights".
    """

    def __init__(self, figure: HeadFigure) -> None:
        self.figure = figure
        focus = focus_of(figure)
        self.is_query = focus.query is not None
        self.subject = focus.query if focus.query is not None else focus.key
        """The word in the frame; None where nothing is pinned or pointed at."""
        self.other = focus.key if self.is_query else None
        """The key of the cell that is pinned or pointed at."""

    def cell(self, word: int) -> tuple[int, int]:
        """Return query and key of the weight of a word; there has to be a subject."""
        assert self.subject is not None
        return (self.subject, word) if self.is_query else (word, self.subject)

    def weight(self, word: int) -> float:
        """Return the weight of a word."""
        return float(self.figure.values[self.cell(word)])

    def is_masked(self, word: int) -> bool:
        """Whether there is no weight."""
        return self.subject is not None and not self.figure.has_value(self.cell(word))

    def colours(self, word: int) -> tuple[QColor, QColor]:
        """Return ground and text of a word: those of the cell on the map."""
        theme = self.figure.theme
        if self.subject is None:
            return theme.window, theme.text
        if self.is_masked(word):
            return theme.divider, theme.text
        level = int(self._levels[word])
        white = self.figure.colour_map.white_text[level]
        ground = QColor.fromRgb(int(self.figure.colour_map.table[level]))
        return ground, _WHITE if white else _BLACK

    @cached_property
    def _levels(self) -> Levels:
        line: FloatArray = (
            self.figure.values[self.subject]
            if self.is_query
            else self.figure.values[:, self.subject]
        )
        square = np.asarray(line, dtype=np.float32)[None, None, :]
        return np.asarray(self.figure.scale.levels(square, self.figure.scale_head)[0, 0])
