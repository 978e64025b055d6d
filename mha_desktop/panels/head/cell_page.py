"""A page of a scroll area that is as high as its wrapped texts need."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


class CellPage(QWidget):
    """Keeps its least height at what its layout needs at its width.

    A scroll area asks for the height at the width without its bar. The bar then takes some of the
    width, texts need one more line, and a table would have to give way for it.
    """

    def event(self, event: QEvent) -> bool:
        """Follow what is inside, and the width."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            layout = self.layout()
            if layout is not None and layout.hasHeightForWidth():
                self.setMinimumHeight(layout.heightForWidth(self.width()))
        return handled
