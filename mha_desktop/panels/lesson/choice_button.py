"""One answer to choose."""

import math

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from mha_desktop.panels.lesson.markdown import markdown_document, paint_document
from mha_desktop.panels.lesson.sizes import BOLD, LessonSizes, write_in
from mha_desktop.qt.icons import coloured_icon
from mha_desktop.qt.theme import Theme

_SIDE, _GAP, _RADIUS = 12, 10, 4.0
_USUAL_HEIGHT, _ABOVE = 72, 0.15
_LEAST_WIDTH = 160
_NEIGHBOURS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class ChoiceButton(QRadioButton):
    """A card with a ring and a text; the reveal adds a word, and a check to the right one.

    Up and Down ask for the card above or below; Space chooses, and when it has chosen it is left to
    whoever holds the card.

    Parameters
    ----------
    number : int
        From 1; the key that chooses it.
    sizes : LessonSizes
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    neighbour_wanted(int)
        How many cards farther down the choice is to move.
    """

    neighbour_wanted = Signal(int)

    def __init__(
        self, number: int, sizes: LessonSizes, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._number, self._sizes, self._theme = number, sizes, theme
        self._verdict, self._is_right = "", False
        self._source = ""
        self.setObjectName(f"lessonChoice{number}")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Choose this answer (key {number})").format(number=number))
        self._make()
        write_in(self, sizes.answer, BOLD)

    @property
    def verdict(self) -> str:
        """The word that the reveal added: "Right", "Your answer", or nothing."""
        return self._verdict

    def set_markdown(self, text: str) -> None:
        """Show an answer."""
        if text != self._source:
            self._source = text
            self._make()

    def set_verdict(self, word: str, *, is_right: bool) -> None:
        """Add a word below the answer; an empty one takes it away."""
        self._verdict, self._is_right = word, is_right
        plain = self._document.toPlainText()
        self.setAccessibleName(f"{self._number}: {plain}. {word}" if word else plain)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def hitButton(self, position: QPoint) -> bool:
        """Take a click anywhere on the card."""
        return self.rect().contains(position)

    def hasHeightForWidth(self) -> bool:
        """Return True: narrow means high."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the card at this width."""
        self._document.setTextWidth(max(width - self._text_left - self._side, 1))
        line = QFontMetricsF(self.font()).height() if self._verdict else 0.0
        text = self._document.size().height() + line
        return max(math.ceil(text) + 2 * self._above, self._sizes.answer_height)

    def sizeHint(self) -> QSize:
        """Return the size of the card at its present width."""
        width = max(self.width(), _LEAST_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and the least height there is."""
        return QSize(_LEAST_WIDTH, self._sizes.answer_height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Space to the lesson once the answer is chosen: it reveals."""
        key = Qt.Key(event.key())
        if key in _NEIGHBOURS:
            self.neighbour_wanted.emit(_NEIGHBOURS[key])
        elif key == Qt.Key.Key_Space and self.isChecked():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._make()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, its ring, its text and the verdict."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_card(painter)
        self._paint_ring(painter)
        width = self.width() - self._text_left - self._side
        self._document.setTextWidth(width)
        line = QFontMetricsF(self.font()).height() if self._verdict else 0.0
        text = self._document.size().height()
        painter.translate(self._text_left, (self.height() - text - line) / 2)
        paint_document(painter, self._document, self._ink)
        if self._verdict:
            self._paint_verdict(painter, QRectF(0, text, width, line))

    @property
    def _ink(self) -> QColor:
        plain = self.isEnabled() or self.isChecked() or self._is_right
        return self._theme.text if plain else self._theme.secondary

    @property
    def _unit(self) -> float:
        """What distances are magnified by on a large screen."""
        return max(self._sizes.answer_height / _USUAL_HEIGHT, 1.0)

    @property
    def _side(self) -> int:
        return round(_SIDE * self._unit)

    @property
    def _gap(self) -> int:
        return round(_GAP * self._unit)

    @property
    def _above(self) -> int:
        """Distance above and below the text, which is less in lower cards."""
        return min(self._gap, round(_ABOVE * self._sizes.answer_height))

    @property
    def _ring(self) -> float:
        return round(self.fontMetrics().ascent() * 1.1)

    @property
    def _text_left(self) -> float:
        return self._side + self._ring + self._gap

    def _paint_card(self, painter: QPainter) -> None:
        chosen = self.isChecked()
        line = 2.0 if chosen else 1.0
        theme = self._theme
        edge = theme.text if self.underMouse() and self.isEnabled() else theme.border
        painter.setPen(QPen(theme.accent if chosen else edge, line))
        painter.setBrush(theme.selected if chosen else theme.panel)
        inset = line / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)

    def _paint_ring(self, painter: QPainter) -> None:
        radius = self._ring / 2
        centre = QPointF(self._side + radius, self.height() / 2)
        colour = self._theme.accent if self.isChecked() else self._theme.border
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(self._theme.panel)
        painter.drawEllipse(centre, radius - 1, radius - 1)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(centre, radius / 2, radius / 2)

    def _paint_verdict(self, painter: QPainter, area: QRectF) -> None:
        colour = self._theme.accent if self._is_right else self._theme.secondary
        painter.setPen(colour)
        left = 0.0
        if self._is_right:
            side = round(area.height() * 0.8)
            picture = coloured_icon("check", colour).pixmap(side, side)
            painter.drawPixmap(QPointF(0, area.center().y() - side / 2), picture)
            left = side + 4.0
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(area.adjusted(left, 0, 0, 0), flags, self._verdict)

    def _make(self) -> None:
        self._document = markdown_document(self._source, self.font())
        self.setAccessibleName(self._document.toPlainText())
        self.updateGeometry()
        self.update()
