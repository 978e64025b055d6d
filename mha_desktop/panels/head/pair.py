"""Two parts of a page that share its whole height."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.style_sheet import set_ground

_MARGIN, _TOP, _GAP = 16, 8, 24


class Pair(QWidget):
    """Side by side from some width on, else one below the other.

    Parameters
    ----------
    first, second : QWidget
    shares : (int, int)
        Of the room.
    side_by_side : int
        Width from which on they stand side by side, in pixels at 96 dpi.
    """

    def __init__(
        self, first: QWidget, second: QWidget, shares: tuple[int, int], side_by_side: int
    ) -> None:
        super().__init__()
        self._parts, self._least = (first, second), side_by_side
        set_ground(self, "panel")
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(_MARGIN, _TOP, _MARGIN, _TOP)
        self._box.setSpacing(_GAP)
        for part, share in zip(self._parts, shares, strict=True):
            self._box.addWidget(part, share)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for one part."""
        width = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(width + 2 * _MARGIN, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts side by side if they fit."""
        super().resizeEvent(event)
        fits = self.width() >= self._least * text_scale(self.font())
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
