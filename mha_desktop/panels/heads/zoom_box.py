"""The ViewBox that turns wheel, drag and keys into a window on tokens."""

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF

from mha_desktop.lab.state import Cell
from mha_desktop.panels.heads.token_window import (
    FEWEST,
    ZOOM_FROM,
    TokenWindow,
    nearest_window,
)


class ZoomBox(pg.ViewBox):
    """An empty ViewBox over the map, in coordinates of columns and rows.

    Below 48 tokens there is nothing to zoom.
    """

    def __init__(self) -> None:
        super().__init__(lockAspect=True, invertY=True, enableMenu=False, defaultPadding=0)
        self._tokens = 0
        self._before_drag: QRectF | None = None

    @property
    def is_zoomable(self) -> bool:
        """Whether there are enough tokens."""
        return self._tokens >= ZOOM_FROM

    def limit(self, tokens: int) -> None:
        """Keep within this many rows and columns."""
        self._tokens = tokens
        size = max(tokens, 1)
        self.setMouseEnabled(x=self.is_zoomable, y=self.is_zoomable)
        fewest = min(FEWEST, size)
        self.setLimits(
            xMin=0, xMax=size, minXRange=fewest, maxXRange=size,
            yMin=0, yMax=size, minYRange=fewest, maxYRange=size,
        )  # fmt: skip

    def show_window(self, window: TokenWindow) -> None:
        """Show these rows (its queries) and columns (its keys)."""
        count = max(window.count, 1)
        self.setRange(QRectF(window.first_key, window.first_query, count, count), padding=0)

    def window_of(self, tokens: int) -> TokenWindow:
        """Return the whole rows and columns nearest to what is shown."""
        area = self.viewRect()
        return nearest_window(tokens, area.left(), area.top(), area.width())

    def zoom(self, factor: float, cell: Cell | None) -> None:
        """Scale around a (row, column), or around the middle."""
        if self.is_zoomable:
            centre = None if cell is None else QPointF(cell[1] + 0.5, cell[0] + 0.5)
            self.scaleBy((factor, factor), center=centre)

    def begin_drag(self) -> None:
        """Remember what is shown, to come back to it."""
        self._before_drag = self.viewRect()

    def give_up_drag(self) -> None:
        """Show what was shown before the drag, and follow the mouse no more until it ends."""
        self.setMouseEnabled(x=False, y=False)
        if self._before_drag is not None:
            self.setRange(self._before_drag, padding=0)

    def end_drag(self) -> None:
        """Follow the mouse again."""
        self._before_drag = None
        self.setMouseEnabled(x=self.is_zoomable, y=self.is_zoomable)
