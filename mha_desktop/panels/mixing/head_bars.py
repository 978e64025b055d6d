"""What each head adds to the output, as a row of upright bars."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.focus_ring import ask_for_ring
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font, text_scale
from mha_desktop.panels.mixer.strip_texts import size_text, strip_sentence
from mha_desktop.panels.mixing.bar_layout import (
    LEAST,
    TAG,
    VALUE,
    WIDEST,
    BarLayout,
    full_scale,
)
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.theme import Theme, head_colour

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

    accessible_role = Role.Chart

    head_hovered = Signal(int)
    """Head under the pointer or the keys; -1 for none."""
    head_selected = Signal(int)

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._hovered, self._pointed = -1, -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        ask_for_ring(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Contributions of the heads. Left and Right: head."))

    @property
    def full(self) -> float:
        """The contribution that a bar of full height stands for."""
        return full_scale(self._model.strips)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def set_hovered(self, head: int) -> None:
        """Frame a head that is being pointed at, here or elsewhere; -1 for none."""
        self._hovered = head
        self.update()

    def sizeHint(self) -> QSize:
        """Eight bars."""
        return QSize(8 * LEAST, 2 * LEAST + TAG + VALUE) * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Return room for a pixel for each of 128 heads, and a little height."""
        return QSize(160, LEAST + TAG + VALUE) * text_scale(self.font())

    def bar_rect(self, head: int) -> QRectF:
        """Return the bar of a head."""
        layout = self._arranged()
        return layout.bar(layout.order.index(head))

    def _arranged(self) -> BarLayout:
        strips, order = self._model.strips, self._model.order
        size, scale = QSizeF(self.size()), text_scale(self.font())
        return BarLayout(strips, order, size, scale, self.full)

    def reading(self) -> str:
        """Return in words what is pointed at; empty if nothing is."""
        return self.words(self._pointed) if self._pointed in self._model.order else ""

    def words(self, head: int) -> str:
        """Return a head and its contribution in words."""
        model = self._model
        return strip_sentence(model.title(head), model.strips[head], model.token_text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bars, values and names."""
        if not self._model.strips:
            return
        painter, layout = QPainter(self), self._arranged()
        points = _POINTS * layout.scale
        painter.setFont(text_font(self.font(), points, QFont.Weight.DemiBold))
        self._paint_bars(painter, layout)
        self._paint_values(painter, layout)
        self._paint_names(painter, layout)
        if self._hovered in layout.order:
            painter.setPen(QPen(self._theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            slot = layout.slot(layout.order.index(self._hovered))
            painter.drawRect(slot.adjusted(1, 1, -1, -1))

    def _paint_bars(self, painter: QPainter, layout: BarLayout) -> None:
        for place, head in enumerate(layout.order):
            painter.fillRect(layout.bar(place), head_colour(self._theme, head))
        painter.setPen(self._theme.border)
        right, level = layout.pitch * len(layout.order), round(layout.ground)
        painter.drawLine(QPointF(0, level), QPointF(right, level))

    def _paint_values(self, painter: QPainter, layout: BarLayout) -> None:
        """Write the values over the bars, if even a long one has room."""
        metrics, height = QFontMetricsF(painter.font()), VALUE * layout.scale
        if metrics.horizontalAdvance("0.00") > layout.pitch:
            return
        painter.setPen(self._theme.text)
        for place, head in enumerate(layout.order):
            bar = layout.bar(place)
            above = QRectF(bar.center().x() - WIDEST, bar.top() - height, 2 * WIDEST, height)
            painter.drawText(above, _CENTRE, size_text(layout.strips[head].norm))

    def _paint_names(self, painter: QPainter, layout: BarLayout) -> None:
        metrics = QFontMetricsF(painter.font())
        if layout.pitch >= _TAGGED * layout.scale:
            for place, head in enumerate(layout.order):
                area, silent = layout.name(place), layout.strips[head].silent
                label = head_label(head + 1, metrics, area.width())
                paint_head_tag(painter, area, self._theme, head, label, silent=silent, radius=4)
        else:
            self._paint_numbers(painter, layout, metrics)

    def _paint_numbers(self, painter: QPainter, layout: BarLayout, metrics: QFontMetricsF) -> None:
        """Write some of the numbers; the last one is not cut off at the edge, nor written over."""
        needed = metrics.horizontalAdvance(str(len(layout.order))) + 6
        step = next((n for n in _NUMBER_STEPS if n * layout.pitch >= needed), len(layout.order))
        painter.setPen(self._theme.secondary)
        end = self.width() + needed
        for place in reversed(range(step - 1, len(layout.order), step)):
            area = layout.name(place).adjusted(-needed, 0, needed, 0)
            area.moveRight(min(area.right(), self.width() + needed / 2))
            if area.center().x() + needed / 2 <= end:
                painter.drawText(area, _CENTRE, str(layout.order[place] + 1))
                end = area.center().x() - needed / 2

    def head_at(self, position: QPointF) -> int:
        """Return the head whose bar a point lies over, at any height; -1 for none."""
        if not self._model.strips or not 0 <= position.y() < self.height():
            return -1
        return self._arranged().head_at(position.x())

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
            announce(self, self.words(self._pointed))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._pointed in order:
            self.head_selected.emit(self._pointed)
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of a head."""
        return shows_tip(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, position: QPointF) -> str:
        head = self.head_at(position)
        return self.words(head) if head >= 0 else ""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing when the keys go elsewhere."""
        super().focusOutEvent(event)
        self._point_at(-1)

    def _point_at(self, head: int) -> None:
        if head != self._pointed:
            self._pointed = head
            self.head_hovered.emit(head)
