"""What the panels of docks have in common: they scroll down, and never sideways."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from mha_desktop.panels.style_sheet import set_ground


class TallPanel(QScrollArea):
    """A panel at the side of the window; what it is made of goes into `content`.

    Parameters
    ----------
    usual_width : int
        Of the dock, in pixels; more where the content needs it.
    parent : QWidget, optional
    """

    def __init__(self, usual_width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual_width = usual_width
        self.content = QWidget()
        for part in (self, self.content):
            set_ground(part, "panel")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self.content)

    def sizeHint(self) -> QSize:
        """Return the usual width, and the height of all the content."""
        return QSize(self._usual_width, self.content.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs with the user's font; the height scrolls."""
        return QSize(self.content.minimumSizeHint().width(), super().minimumSizeHint().height())
