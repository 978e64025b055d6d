"""A page of a scroll area that is as high as its wrapped texts need."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QWidget

_DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly


class CellPage(QWidget):
    """Keeps its least height at what its layout needs at its width.

    A scroll area asks for the height at the width without its bar. The bar then takes some of the
    width, texts need one more line, and a table would have to give way for it.
    """

    def event(self, event: QEvent) -> bool:
        """Follow what is inside, and the width."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.fit()
        return handled

    def fit(self) -> None:
        """Fit texts that have just changed, without waiting for one level after the other."""
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return
        for part in self.findChildren(QWidget, options=_DIRECTLY):
            inside = part.layout()
            if inside is not None:
                inside.activate()
        self.setMinimumHeight(layout.heightForWidth(self.width()))
