"""The window through which one side of a comparison is seen."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea

from mha_desktop.panels.compare.compare_grid import CompareGrid


class CompareScroller(QScrollArea):
    """Gives the heads their room, and scrolls where they need more of it."""

    def __init__(self, grid: CompareGrid) -> None:
        super().__init__()
        self._grid = grid
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(grid)
        grid.revealed.connect(self._reveal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the grid how much room there is, with and without a scroll bar."""
        super().resizeEvent(event)
        bar = self.verticalScrollBar().sizeHint().width()
        self._grid.set_room(self.maximumViewportSize(), bar)

    def _reveal(self, area: QRect) -> None:
        for corner in (area.topLeft(), area.bottomLeft()):
            self.ensureVisible(corner.x(), corner.y(), 0, 0)
