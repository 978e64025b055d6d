"""The lanes of a grouping as a small picture, to look at only."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.grouping_edits import Grouping, lanes_of
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.grouping.lane_geometry import LaneLayout, lane_layout
from mha_desktop.panels.grouping.lane_painter import LanesPainter, LanesScene
from mha_desktop.qt.theme import Theme

_HEIGHT = 148
_LEAST_WIDTH = 160


class LanePicture(QWidget):
    """Query heads over the key/value heads that they read, as the grouping editor paints them.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.Graphic

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grouping: Grouping = (0,)
        self.setAccessibleName(self.tr("Which query heads read which key/value head"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def grouping(self) -> Grouping:
        """The key/value head of each query head."""
        return self._grouping

    def show_grouping(self, grouping: Grouping) -> None:
        """Show who reads what."""
        self._grouping = grouping
        lanes = (
            self.tr("KV {number}: {heads}").format(
                number=number + 1, heads=", ".join(f"H{head + 1}" for head in heads)
            )
            for number, heads in enumerate(lanes_of(grouping))
        )
        self.setAccessibleDescription("; ".join(lanes))
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def layout_of_lanes(self) -> LaneLayout:
        """Return where lanes and chips lie."""
        return lane_layout(lanes_of(self._grouping), self.width(), self.height(), False)

    def sizeHint(self) -> QSize:
        """As wide as all lanes need; the scroll area around it gives more."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Room for every lane."""
        lanes = lane_layout(lanes_of(self._grouping), _LEAST_WIDTH, _HEIGHT, False)
        return QSize(lanes.size.width(), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lanes that the event touches."""
        painter = LanesPainter(QPainter(self), self._theme, self.font())
        painter.paint(LanesScene(self.layout_of_lanes()), QRect(event.rect()))
