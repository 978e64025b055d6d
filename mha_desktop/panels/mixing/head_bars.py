"""What each head adds to the output, as a row of upright bars."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mha_desktop.panels.announcements import announce
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font, text_scale
from mha_desktop.panels.mixer.nice_numbers import rounded_up
from mha_desktop.panels.mixer.strip_texts import size_text, strip_sentence
from mha_desktop.qt.models.contributions_model import ContributionsModel, HeadStrip
from mha_desktop.qt.theme import Theme, head_colour

_WIDEST, _TAG, _VALUE, _LEAST = 88, 22, 18, 56
_TAGGED = 24
_POINTS = 9
_NUMBER_STEPS = (1, 2, 4, 8, 16, 32, 64)
_CENTRE = Qt.AlignmentFlag.AlignCenter
_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class HeadBars(QWidget):
    """One bar per head, in the order of the strips; Left and Right go from head to head.

    Parameters
    ----------
    model : ContributionsModel
        Whose norms are shown: of all tokens together, or of the chosen one.
    theme : Theme
    parent : QWidget, optional
    """

    head_hovered = Signal(int)
    """Head under the pointer or the keys; -1 for none."""
    head_selected = Signal(int)

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._hovered, self._pointed, self._ringed = -1, -1, False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Contributions of the heads. Left and Right: head."))

    @property
    def full(self) -> float:
        """The contribution that a bar of full height stands for."""
        return rounded_up(max((strip.norm for strip in self._model.strips), default=0.0))

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def set_hovered(self, head: int) -> None:
        """Frame a head that is being pointed at, here or elsewhere; -1 for none."""
        self._hovered = head
        self.update()

    def sizeHint(self) -> QSize:
        """Eight wide bars."""
        return QSize(8 * _LEAST, 2 * _LEAST + _TAG + _VALUE) * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Return room for a pixel for each of 128 heads, and a little height."""
        return QSize(160, _LEAST + _TAG + _VALUE) * text_scale(self.font())

    def bar_rect(self, head: int) -> QRectF:
        """Return the bar of a head."""
        slot, scale = self._slot(head), text_scale(self.font())
        room = slot.height() - (_TAG + _VALUE) * scale
        height = room * min(self._model.strips[head].norm / self.full, 1.0)
        gap = slot.width() / 6
        bottom = slot.bottom() - _TAG * scale
        return QRectF(slot.left() + gap, bottom - height, slot.width() - 2 * gap, height)

    def reading(self, head: int) -> str:
        """Return a head and its contribution in words."""
        model = self._model
        return strip_sentence(model.title(head), model.strips[head], model.token_text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bars, values and tags."""
        if not self._model.strips:
            return
        painter = QPainter(self)
        painter.setFont(self._font(QFont.Weight.DemiBold))
        self._paint_ground(painter)
        for strip in self._model.strips:
            self._paint_bar(painter, strip)
        self._paint_names(painter)
        if 0 <= self._hovered < len(self._model.strips):
            self._paint_frame(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        last = self._slot(self._model.order[-1])
        level = round(last.bottom() - _TAG * text_scale(self.font()))
        painter.setPen(self._theme.border)
        painter.drawLine(QPointF(0, level), QPointF(last.right(), level))

    def _paint_bar(self, painter: QPainter, strip: HeadStrip) -> None:
        bar = self.bar_rect(strip.number - 1)
        painter.fillRect(bar, head_colour(self._theme, strip.number - 1))
        text = size_text(strip.norm)
        height = _VALUE * text_scale(self.font())
        if QFontMetricsF(painter.font()).horizontalAdvance(text) <= self._pitch():
            above = QRectF(bar.center().x() - 40, bar.top() - height, 80, height)
            painter.setPen(self._theme.text)
            painter.drawText(above, _CENTRE, text)

    def _paint_names(self, painter: QPainter) -> None:
        metrics = QFontMetricsF(painter.font())
        tagged = self._pitch() >= _TAGGED * text_scale(self.font())
        needed = metrics.horizontalAdvance(str(len(self._model.strips))) + 6
        order = self._model.order
        step = next((n for n in _NUMBER_STEPS if n * self._pitch() >= needed), len(order))
        for head in order if tagged else order[step - 1 :: step]:
            area = self._name_rect(head)
            if tagged:
                silent = self._model.strips[head].silent
                label = head_label(head + 1, metrics, area.width())
                paint_head_tag(painter, area, self._theme, head, label, silent=silent, radius=4)
            else:
                painter.setPen(self._theme.secondary)
                wide = area.adjusted(-needed, 0, needed, 0)
                # The last number must not be cut off at the edge.
                wide.moveRight(min(wide.right(), self.width() + needed / 2))
                painter.drawText(wide, _CENTRE, str(head + 1))

    def _paint_frame(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._theme.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self._slot(self._hovered).adjusted(1, 1, -1, -1))

    def _name_rect(self, head: int) -> QRectF:
        slot, height = self._slot(head), (_TAG - 4) * text_scale(self.font())
        return QRectF(slot.left() + 2, slot.bottom() - height - 2, slot.width() - 4, height)

    def _pitch(self) -> float:
        heads = max(len(self._model.strips), 1)
        return min(self.width() / heads, _WIDEST * text_scale(self.font()))

    def _slot(self, head: int) -> QRectF:
        place, pitch = self._model.order.index(head), self._pitch()
        return QRectF(place * pitch, 0, pitch, self.height())

    def _font(self, weight: QFont.Weight) -> QFont:
        return text_font(self.font(), _POINTS * text_scale(self.font()), weight)

    def head_at(self, position: QPointF) -> int:
        """Return the head whose bar a point lies over, at any height; -1 for none."""
        place = int(position.x() // self._pitch())
        order = self._model.order
        inside = 0 <= position.y() < self.height() and 0 <= place < len(order)
        return order[place] if inside else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell whose bar is under the pointer."""
        self._point_at(self.head_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has left."""
        super().leaveEvent(event)
        self._point_at(-1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select the head that was clicked."""
        head = self.head_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and head >= 0:
            self.head_selected.emit(head)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right point at the next head, Enter selects it."""
        order, key = self._model.order, event.key()
        if key in _STEPS and order:
            place = order.index(self._pointed) + _STEPS[key] if self._pointed in order else 0
            self._point_at(order[min(max(place, 0), len(order) - 1)])
            announce(self, self.reading(self._pointed))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._pointed in order:
            self.head_selected.emit(self._pointed)
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of a head."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            head = self.head_at(event.pos().toPointF())
            QToolTip.showText(event.globalPos(), self.reading(head) if head >= 0 else "", self)
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing when the keys go elsewhere."""
        super().focusOutEvent(event)
        self._point_at(-1)

    def _point_at(self, head: int) -> None:
        if head != self._pointed:
            self._pointed = head
            self.head_hovered.emit(head)
