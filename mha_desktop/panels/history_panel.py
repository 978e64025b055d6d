"""All steps of the session, to go back to any of them."""

from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QFrame, QUndoView, QVBoxLayout, QWidget


class HistoryPanel(QWidget):
    """A list of steps; choosing one goes there, backwards or forwards."""

    def __init__(self, stack: QUndoStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        steps = QUndoView(stack)
        steps.setObjectName("historyList")
        steps.setEmptyLabel(self.tr("Start"))
        steps.setAccessibleName(self.tr("Steps of this session"))
        steps.setToolTip(self.tr("Choose a step to go back to it, or forward again"))
        steps.setSpacing(2)
        steps.setFrameShape(QFrame.Shape.NoFrame)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 8, 6, 16)  # a row leaves 10 more beside its text
        layout.addWidget(steps)
        self.setFocusProxy(steps)
