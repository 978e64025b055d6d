"""The line that says in words what the pointer or the keys have found."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.painted_text import RIGHT, turned
from mha_desktop.qt.models.reading import Reading
from mha_desktop.qt.theme import Theme

_GAP = 8
_LETTERS, _LEAST_LETTERS = 34, 16
_NOTHING = Reading("")


class ReadOut(QWidget):
    """One reading, right-aligned: sentence in grey, value in bold.

    A sentence too long for the line is shortened; the tool tip and the accessible text always have
    the whole of it, with the note.
    """

    accessible_role = Role.StaticText

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._reading = theme, _NOTHING
        self.setObjectName("readOut")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Read-out"))

    @property
    def reading(self) -> Reading:
        """What is shown."""
        return self._reading

    def show_reading(self, reading: Reading) -> None:
        """Show another reading."""
        self._reading = reading
        self.setToolTip(str(reading))
        self.setAccessibleDescription(str(reading))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Write in the colours of another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """One line; the width is whatever is left."""
        return self._size_for(_LETTERS)

    def minimumSizeHint(self) -> QSize:
        """Room for a number and a few letters."""
        return self._size_for(_LEAST_LETTERS)

    def _size_for(self, letters: int) -> QSize:
        metrics = self.fontMetrics()
        return QSize(letters * metrics.averageCharWidth(), metrics.height() + 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the value at the end of the line and the sentence before it."""
        painter, bold = QPainter(self), _bold(self.font())
        align = turned(RIGHT, self.layoutDirection())
        value_width = QFontMetrics(bold).horizontalAdvance(self._reading.value)
        taken = value_width + _GAP if value_width else 0
        line = QRect(0, 0, self.width() - taken, self.height())
        line = QStyle.visualRect(self.layoutDirection(), self.rect(), line)
        painter.setPen(self._theme.secondary)
        painter.drawText(line, align, self._fitting_sentence(line.width()))
        painter.setFont(bold)
        painter.setPen(self._theme.text)
        painter.drawText(self.rect(), align, self._reading.value)

    def _fitting_sentence(self, width: int) -> str:
        """Return the sentence, its short form if it does not fit, or that cut in the middle."""
        metrics, reading = self.fontMetrics(), self._reading
        if metrics.horizontalAdvance(reading.sentence) <= width:
            return reading.sentence
        shorter = reading.short or reading.sentence
        return metrics.elidedText(shorter, Qt.TextElideMode.ElideMiddle, width)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
