"""The row that was decoded, and below it the same row of one pass over all tokens."""

import numpy as np
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.painted_text import LEFT
from mha_desktop.panels.sharing.cache_pictures import picture
from mha_desktop.qt.figures.colour_maps import LEVELS, ColourMap, Pixels, colour_map, diverging_map
from mha_desktop.qt.models.playback_model import PlaybackModel
from mha_desktop.qt.theme import Theme

_LEAST_STRIP, _GAP, _GROUP_GAP, _MARGIN = 16, 2, 8, 16


class RowComparison(QWidget):
    """Weights of the selected head, and the output: decoded above, full pass below.

    Parameters
    ----------
    model : PlaybackModel
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.Graphic

    def __init__(self, model: PlaybackModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._head = 0
        self._map: ColourMapName = "viridis"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Decoded row and row of the full causal pass"))
        self.setToolTip(
            self.tr(
                "Upper strips: the row of this token as decoded with the cache. Lower strips: the "
                "same row of one pass over all tokens under the causal mask. Where there are more "
                "numbers than pixels, some are left out of the picture, none of the comparison."
            )
        )

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def show_head(self, head: int, map_name: ColourMapName) -> None:
        """Show the weights of a head (from 0) in the colours of a map."""
        self._head, self._map = head, map_name
        self.update()

    def sizeHint(self) -> QSize:
        """Room for two pairs of strips."""
        return QSize(480, 2 * self._pair_height() + _GROUP_GAP)

    def minimumSizeHint(self) -> QSize:
        """Room for both pairs, narrower."""
        return QSize(240, self.sizeHint().height())

    def pairs(self) -> list[tuple[str, FloatArray, FloatArray]]:
        """Return caption, decoded numbers and numbers of the full pass of each pair."""
        step, recording = self._model.step, self._model.recording
        if step is None or recording is None:
            return []
        token, whole = self._model.written - 1, recording.whole
        head = min(self._head, len(step.row.weights) - 1)
        caption = self.tr("Weights of H{head}").format(head=head + 1)
        return [
            (caption, step.row.weights[head], whole.weights[head, token, : token + 1]),
            (self.tr("Output"), step.row.output, whole.output[token]),
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both pairs."""
        painter = QPainter(self)
        maps = colour_map(self._map), diverging_map(self._theme)
        for place, (pair, colours) in enumerate(zip(self.pairs(), maps, strict=False)):
            top = place * (self._pair_height() + _GROUP_GAP)
            self._paint_pair(painter, top, pair, colours)

    def _paint_pair(
        self,
        painter: QPainter,
        top: int,
        pair: tuple[str, FloatArray, FloatArray],
        colours: ColourMap,
    ) -> None:
        caption, *rows = pair
        left = self._label_width()
        painter.setPen(self._theme.secondary)
        captions = (self.tr("decoded"), self.tr("full pass"))
        for place, (numbers, label) in enumerate(zip(rows, captions, strict=True)):
            y = top + place * (self._strip_height() + _GAP)
            text = self.tr("{what}, {row}").format(what=caption, row=label)
            painter.drawText(QRect(_MARGIN, y, left, self._strip_height()), LEFT, text)
            strip = picture(_coloured(numbers, rows[1], colours))
            painter.drawImage(self._strip(y), strip)

    def _strip(self, top: int) -> QRect:
        left = _MARGIN + self._label_width()
        return QRect(left, top, self.width() - left - _MARGIN, self._strip_height())

    def _label_width(self) -> int:
        longest = self.tr("{what}, {row}").format(
            what=self.tr("Weights of H{head}").format(head=128), row=self.tr("full pass")
        )
        return self.fontMetrics().horizontalAdvance(longest) + _MARGIN

    def _strip_height(self) -> int:
        """Return the height of a strip, which is that of its caption."""
        return max(_LEAST_STRIP, self.fontMetrics().height())

    def _pair_height(self) -> int:
        return 2 * self._strip_height() + _GAP


def _coloured(numbers: FloatArray, scale_of: FloatArray, colours: ColourMap) -> Pixels:
    """Return the colours of one row; both rows of a pair share the scale of the full pass.

    Weights run from 0 to the largest, signed numbers from its negative.
    """
    largest = float(np.abs(scale_of).max()) or 1.0
    lowest = -largest if scale_of.min() < 0 else 0.0
    share = (numbers[None] - lowest) / (largest - lowest)
    levels = np.clip(np.rint(share * (LEVELS - 1)), 0, LEVELS - 1).astype(np.intp)
    return np.asarray(colours.table[levels])
