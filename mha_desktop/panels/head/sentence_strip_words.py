"""The words of the sentence on the colours of their weights."""

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from mha_desktop.lab.state import PinnedQuery, ViewState
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.sentence_strip_ink import SentenceInk
from mha_desktop.panels.head.sentence_strip_layout import SentenceLayout, is_right_to_left
from mha_desktop.panels.head.sentence_strip_texts import subject_text, word_text
from mha_desktop.panels.head.sentence_strip_weights import SentenceWeights
from mha_desktop.panels.sharing.read_picture import moved_place
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_MOST_ROWS, _MARGIN = 3, 3
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_MIRRORED: dict[int, int] = {
    Qt.Key.Key_Left: Qt.Key.Key_Right,
    Qt.Key.Key_Right: Qt.Key.Key_Left,
}


class SentenceWords(QAbstractScrollArea):
    """Up to three lines of words, more of them scroll.

    Parameters
    ----------
    heads_model, weights_model : item models
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    pin_changed(object)
        `PinnedQuery` of a word; None to let go of it.
    reading_changed(str)
        What the colours are, or the number of the word that is pointed at.
    """

    accessible_role = Role.List

    pin_changed = Signal(object)
    reading_changed = Signal(str)

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._source, self._model = FigureSource(heads_model, weights_model), weights_model
        self._theme, self._view = theme, ViewState()
        self._weights: SentenceWeights | None = None
        self._ink = SentenceInk((), self.font())
        self._layout = SentenceLayout((), 1, 1, right_to_left=False)
        self._most_rows = _MOST_ROWS
        self._word: int | None = None
        self._ring = OwnRing(self)
        self._set_up()
        self._shown = WhenShown(self, self._refresh)
        self._source.when_changed(self._shown.change)

    def _set_up(self) -> None:
        self.setObjectName("sentenceStrip")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Sentence. Left and Right: word. Enter: pin it as query."))

    @property
    def words(self) -> SentenceLayout:
        """Where the words lie, from the top of the first line."""
        return self._layout

    @property
    def word(self) -> int | None:
        """The word that is pointed at."""
        return self._word

    def show_view(self, view: ViewState) -> None:
        """Follow head, pin, cell and colours of a view."""
        self._view = msgspec.structs.replace(view, stage="weights")
        self._shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._shown.change()

    def reading(self) -> str:
        """Return the number of the word that is pointed at, else what the colours are."""
        if self._weights is None:
            return ""
        if self._word is None:
            return subject_text(self._weights)
        return word_text(self._weights, self._word)

    def set_most_rows(self, rows: int) -> None:
        """Show no more lines than this at a time; more of them scroll."""
        if rows != self._most_rows:
            self._most_rows = rows
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for the lines, as far as they may all be shown."""
        rows = min(self._layout.rows, self._most_rows)
        return QSize(320, round(rows * self._layout.row_height) + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Return room for a word."""
        return QSize(120, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._shown.change()

    def _refresh(self) -> None:
        if not self._source.agreed:
            return
        everything = range(len(self._model.tokens))
        figure = self._source.head_figure(self._view, self._theme, everything, everything)
        old, self._weights = self._weights, None if figure is None else SentenceWeights(figure)
        if not self._ink.writes(self._model.tokens, self.font()):
            self._ink = SentenceInk(self._model.tokens, self.font())
        if self._word is not None and self._word >= len(self._ink.texts):
            self._word = None
        self._arrange()
        subject = None if self._weights is None else self._weights.subject
        if subject is not None and (old is None or old.subject != subject):
            self._scroll_to(subject)
        self._tell()

    def _arrange(self) -> None:
        room = max(self.viewport().width() - 2 * _MARGIN, 1)
        mirrored = is_right_to_left(self._model.tokens)
        layout = SentenceLayout(self._ink.widths, self._ink.line, room, mirrored)
        if layout != self._layout:
            self._layout = layout
            self.updateGeometry()
        self._fit_bar(max(self.viewport().height() - 2 * _MARGIN, 1))
        self.viewport().update()

    def _fit_bar(self, page: int) -> None:
        """Scroll over all lines; in another room, the word that is shown stays in sight."""
        bar = self.verticalScrollBar()
        before = bar.maximum(), bar.pageStep()
        bar.setRange(0, max(round(self._layout.height) - page, 0))
        bar.setPageStep(page)
        bar.setSingleStep(round(self._layout.row_height))
        subject = None if self._weights is None else self._weights.subject
        if before != (bar.maximum(), page) and self._layout.boxes:
            self._scroll_to(0 if subject is None else subject)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words that are on show."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        scrolled = self.verticalScrollBar().value()
        painter.translate(_MARGIN, _MARGIN - scrolled)
        if self._weights is not None:
            top, bottom = scrolled - 2 * _MARGIN, scrolled + self.viewport().height()
            for place, box in enumerate(self._layout.boxes):
                if top <= box.bottom() and box.top() <= bottom:
                    self._paint_word(painter, self._weights, place, box)
        painter.restore()
        self._ring.paint(painter, self._theme.accent)

    def _paint_word(
        self, painter: QPainter, weights: SentenceWeights, place: int, box: QRectF
    ) -> None:
        ground, ink = weights.colours(place)
        painter.fillRect(box, ground)
        if weights.is_masked(place):
            painter.setPen(QPen(self._theme.border, 1))
            painter.drawLine(box.topRight() - QPointF(6, -1), box.topRight() - QPointF(1, -6))
        if place == weights.subject:
            painter.setPen(QPen(self._theme.accent, 2))
            painter.drawRect(box.adjusted(-2, -2, 2, 2))
        elif place == self._word:
            painter.setPen(QPen(self._theme.text, 1))
            painter.drawRect(box)
        painter.setPen(ink)
        is_marked = place in (weights.subject, weights.other)
        self._ink.write(painter, place, box, bold=is_marked)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the word under the pointer."""
        self._point_at(self.word_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pin the word that is clicked; the pinned one is let go."""
        word = self.word_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and word is not None:
            self._pin(word)

    def viewportEvent(self, event: QEvent) -> bool:
        """Point at nothing without a pointer; show the number of a word in a tool tip."""
        if event.type() is QEvent.Type.Leave:
            self._point_at(None)
        return shows_tip(self, event, lambda _: self.reading()) or super().viewportEvent(event)

    def word_at(self, position: QPointF) -> int | None:
        """Return the word at a point of the viewport."""
        return self._layout.word_at(
            position - QPointF(_MARGIN, _MARGIN - self.verticalScrollBar().value())
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left, Right, Home and End: word. Enter: pin it."""
        key, count = event.key(), len(self._ink.texts)
        if self._layout.right_to_left:
            key = _MIRRORED.get(key, key)
        word = moved_place(self._word, key, count) if count else None
        if word is not None:
            self._lead(word)
        elif event.key() in _ENTER and self._word is not None:
            self._pin(self._word)
        else:
            super().keyPressEvent(event)

    def _lead(self, word: int) -> None:
        """Point at a word by keys, and scroll to it."""
        self._ring.show()
        self._point_at(word)
        self._scroll_to(word)

    def _scroll_to(self, word: int) -> None:
        """Scroll by whole lines, and no farther than needed."""
        bar, line = self.verticalScrollBar(), self._layout.row_height
        row = int(self._layout.boxes[word].top() // line)
        shown = max(round(bar.pageStep() / line), 1)
        first = min(max(round(bar.value() / line), row - shown + 1), row)
        bar.setValue(round(first * line))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing when the keys go elsewhere."""
        super().focusOutEvent(event)
        self._point_at(None)

    def _point_at(self, word: int | None) -> None:
        if word != self._word:
            self._word = word
            self._tell()
            self.viewport().update()

    def _tell(self) -> None:
        announce(self, self.reading())
        self.reading_changed.emit(self.reading())

    def _pin(self, word: int) -> None:
        pin = PinnedQuery(word)
        self.pin_changed.emit(None if self._view.pin == pin else pin)
