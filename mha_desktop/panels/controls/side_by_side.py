"""Two parts of a page, side by side where both fit, else one below the other."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from mha_desktop.panels.style_sheet import set_ground

_MARGIN, _GAP = 16, 24
_DIRECTION = QBoxLayout.Direction


class SideBySide(QWidget):
    """The parts share the width as their size policies say.

    Parameters
    ----------
    first, second : QWidget
    """

    def __init__(self, first: QWidget, second: QWidget) -> None:
        super().__init__()
        set_ground(self, "panel")
        self._parts = (first, second)
        self._box = QBoxLayout(_DIRECTION.LeftToRight, self)
        self._box.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._box.setSpacing(_GAP)
        self._box.addWidget(first)
        self._box.addWidget(second)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for one part."""
        width = max(self._widths())
        return QSize(width + 2 * _MARGIN, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts side by side if they fit."""
        super().resizeEvent(event)
        fits = sum(self._widths()) + _GAP + 2 * _MARGIN <= self.width()
        self._box.setDirection(_DIRECTION.LeftToRight if fits else _DIRECTION.TopToBottom)
        top = Qt.AlignmentFlag.AlignTop if fits else Qt.AlignmentFlag(0)
        for part in self._parts:
            self._box.setAlignment(part, top)

    def _widths(self) -> list[int]:
        return [max(part.minimumSizeHint().width(), part.minimumWidth()) for part in self._parts]


def scrolled(content: QWidget) -> QScrollArea:
    """Return a scroll area without a frame around a page that is as wide as there is room."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area
