"""Whether a painted widget shows inside itself where the keys are."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from mha_desktop.panels.controls.frame import paint_frame


class OwnRing(QObject):
    """On show from when keys bring the focus, or lead on, until the mouse leads or the focus goes.

    `FocusRing` is for controls that leave it to the window.

    Parameters
    ----------
    widget : QWidget
        Which has the focus and paints the ring, a scroll area in its viewport; the parent of this
        object.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._keys_lead = False
        widget.installEventFilter(self)

    @property
    def is_shown(self) -> bool:
        """Whether the ring is to be painted."""
        return self._keys_lead and self._widget.hasFocus()

    def show(self) -> None:
        """Show the ring while the widget has the focus: keys lead."""
        self._keys_lead = True

    def hide(self) -> None:
        """Show no ring: the mouse leads."""
        self._keys_lead = False

    def paint(self, painter: QPainter, colour: QColor) -> None:
        """Paint a frame at the edges, if the ring is on show."""
        if self.is_shown:
            area = QRectF(self._surface().rect()).adjusted(1, 1, -1, -1)
            paint_frame(painter, area, colour)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice who brings the focus, and paint anew when it comes and goes."""
        if isinstance(event, QFocusEvent) and shiboken6.isValid(self._widget):
            if event.gotFocus():
                self._keys_lead = event.reason() is not Qt.FocusReason.MouseFocusReason
            self._surface().update()
        return False

    def _surface(self) -> QWidget:
        area = self._widget
        return area.viewport() if isinstance(area, QAbstractScrollArea) else area
