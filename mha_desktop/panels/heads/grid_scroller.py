"""The window through which the grid of heads is seen."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from mha_desktop.panels.controls.arrange import bar_policy
from mha_desktop.panels.heads.heads_grid import HeadsGrid


class GridScroller(QScrollArea):
    """Gives the grid its room, and scrolls where the heads need more of it."""

    def __init__(self, grid: HeadsGrid, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusProxy(grid)
        self.setWidget(grid)
        grid.revealed.connect(self._reveal)
        grid.outgrown.connect(self._show_bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the grid how much room there is, with and without a scroll bar."""
        super().resizeEvent(event)
        bar = self.verticalScrollBar().sizeHint().width()
        self._grid.set_room(self.size(), bar)

    def _show_bar(self, needed: bool) -> None:
        self.setVerticalScrollBarPolicy(bar_policy(needed=needed))

    def _reveal(self, area: QRect) -> None:
        for corner in (area.topLeft(), area.bottomLeft()):
            self.ensureVisible(corner.x(), corner.y(), 0, 0)
