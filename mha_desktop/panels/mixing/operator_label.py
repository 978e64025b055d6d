"""The sign between two matrices."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

from mha_desktop.panels.mixer.head_tag import text_scale

_POINTS = 24


class OperatorLabel(QLabel):
    """A multiplication or equals sign as large as the pictures beside it ask for."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(sign, parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # A style sheet of its own: that of the application decides the size of every label.
        points = _POINTS * text_scale(self.font())
        self.setStyleSheet(f"font-size: {points:g}pt; font-weight: {QFont.Weight.Normal.value};")
