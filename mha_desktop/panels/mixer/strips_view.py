"""The picture of all head strips: what is where, what is visible, what is read out."""

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from mha_desktop.lab.resolve import MAX_GAIN
from mha_desktop.panels.accessible_roles import Role, Value
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.arrange import arrange_now, bar_policy
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.mixer.gain_control import STEP, GainControl
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.mixer.strip_geometry import STRIP_WIDTH, Part, StripGeometry
from mha_desktop.panels.mixer.strip_painter import StripLook, StripPainter
from mha_desktop.panels.mixer.strip_texts import strip_sentence
from mha_desktop.qt.models.contributions_model import ContributionsModel, HeadStrip
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.theme import Theme


class Hit(NamedTuple):
    """A part of a head's strip; `NOWHERE` stands for the ground beside the strips."""

    head: int
    part: Part


NOWHERE = Hit(-1, Part.NONE)


class StripsView(QAbstractScrollArea):
    """Paints the strips that are visible, side by side, and keeps the cursor among them.

    Parameters
    ----------
    model : ContributionsModel
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.List

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._control = GainControl(self)
        self._cursor, self._selected, self._hovered = 0, 0, -1
        self._hit = NOWHERE
        self._ring = OwnRing(self)
        self._order = model.order
        self._order_waits = False
        self._set_up()
        self._control.gain_moved.connect(self.viewport().update)
        model.updated.connect(self._take)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Head strips"))
        self.setWhatsThis(
            self.tr("Left and Right: head. Up and Down: gain. M: mute. S: solo. Enter: select.")
        )
        self._prepare()

    def _prepare(self) -> None:
        """Make what depends on font and theme."""
        metrics = QFontMetricsF(text_font(self.font(), 10))
        self._scale = text_scale(self.font())
        self._geometry = StripGeometry(metrics.height())
        self._painter = StripPainter(self._theme, self.font(), self._geometry)
        self._layout()
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._prepare()

    def set_selected(self, head: int) -> None:
        """Mark the selected head and scroll to it."""
        self._selected = head
        if not self.hasFocus():
            self._move_cursor(head)
        self.viewport().update()

    def set_hovered(self, head: int) -> None:
        """Mark a head that is being pointed at, here or elsewhere; -1 for none."""
        self._hovered = head
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Eight strips wide; as high as a strip, and the scroll bar if there is one."""
        height = round(self._geometry.height * self._scale)
        bar = self.horizontalScrollBar()
        if bar.maximum() > 0:
            height += bar.sizeHint().height()
        return QSize(round(8 * STRIP_WIDTH * self._scale), height)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for four strips."""
        return QSize(round(4 * STRIP_WIDTH * self._scale), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the scroll bar to the new width."""
        super().resizeEvent(event)
        self._layout()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._prepare()

    def part_rect(self, head: int, part: Part) -> QRectF:
        """Rectangle of a part of a strip, in the viewport's pixels."""
        area = self._geometry.area(part).translated(self._place(head) * STRIP_WIDTH, 0)
        left, scale = self.horizontalScrollBar().value(), self._scale
        return QRectF(
            area.x() * scale - left, area.y() * scale, area.width() * scale, area.height() * scale
        )

    def _place(self, head: int) -> int:
        """Where a strip stands, from 0; one that is gone would stand behind the others."""
        return self._order.index(head) if head < len(self._order) else head

    def handle_rect(self, head: int) -> QRectF:
        """Rectangle of the handle of a fader, in the viewport's pixels."""
        handle = self._geometry.handle(self._shown(head).gain)
        origin = self.part_rect(head, Part.NONE).topLeft()
        scale = self._scale
        return QRectF(origin + handle.topLeft() * scale, handle.size() * scale)

    def _layout(self) -> None:
        width = round(self._model.rowCount() * STRIP_WIDTH * self._scale)
        bar, room = self.horizontalScrollBar(), self.viewport().width()
        bar.setRange(0, max(width - room, 0))
        bar.setPageStep(room)
        bar.setSingleStep(round(STRIP_WIDTH * self._scale))
        self._show_bar(needed=width > room)
        self.viewport().update()

    def _show_bar(self, *, needed: bool) -> None:
        policy = bar_policy(needed=needed)
        if policy != self.horizontalScrollBarPolicy():
            self.setHorizontalScrollBarPolicy(policy)
            self.updateGeometry()
            arrange_now(self)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint anew: what is visible costs less than a copy would save."""
        self.viewport().update()

    def _shown(self, head: int) -> HeadStrip:
        strip = self._model.strips[head]
        gain = self._control.gain(head, strip.gain)
        return strip if gain == strip.gain else replace(strip, gain=gain)

    def full_meter(self) -> float:
        """Contribution that fills a bar: the largest one on show, rounded up."""
        return rounded_up(max((strip.norm for strip in self._model.strips), default=0.0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strips that the event touches."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.panel)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.horizontalScrollBar().value(), 0)
        painter.scale(self._scale, self._scale)
        full = self.full_meter()
        for place in self._places_in(event.rect()):
            head = self._order[place]
            painter.save()
            painter.translate(place * STRIP_WIDTH, 0)
            self._painter.paint(painter, self._shown(head), self._look(head, full))
            painter.restore()

    def _places_in(self, area: QRect) -> range:
        left, width = self.horizontalScrollBar().value(), STRIP_WIDTH * self._scale
        first = max(int((area.left() + left) // width), 0)
        last = int((area.right() + left) // width)
        return range(first, min(last + 1, len(self._order)))

    def _look(self, head: int, full: float) -> StripLook:
        return StripLook(
            full_meter=full,
            selected=head == self._selected,
            hovered=head == self._hovered,
            focused=self._ring.is_shown and head == self._cursor,
            hovered_part=self._hit.part if head == self._hit.head else Part.NONE,
        )

    def _take(self) -> None:
        self._control.let_go_beyond(self._model.rowCount())
        self._cursor = min(self._cursor, max(self._model.rowCount() - 1, 0))
        self._follow_order()
        self._layout()
        self._read_out()

    def _follow_order(self) -> None:
        """Stand as the model says; but no strip may slip away from under a working mouse."""
        if self._order_waits and len(self._order) == self._model.rowCount():
            return
        self._order = self._model.order
        self.viewport().update()

    def accessible_value(self) -> Value | None:
        """Return the gain of the strip under the cursor."""
        if not self._model.rowCount():
            return None
        return Value(self._shown(self._cursor).gain, 0.0, MAX_GAIN, STEP)

    def _read_out(self) -> None:
        """Tell assistive technology what the strip under the cursor says."""
        if self.hasFocus() and self._model.rowCount():
            title, strip = self._model.title(self._cursor), self._shown(self._cursor)
            announce(self, strip_sentence(title, strip, self._model.token_text))

    def _step_cursor(self, strips: int) -> None:
        place = self._place(self._cursor) + strips
        self._move_cursor(self._order[min(max(place, 0), len(self._order) - 1)])

    def _move_cursor(self, head: int) -> None:
        if not self._order:
            return
        self._cursor = min(max(head, 0), len(self._order) - 1)
        bar, area = self.horizontalScrollBar(), self.part_rect(self._cursor, Part.NONE)
        if area.left() < 0:
            bar.setValue(bar.value() + round(area.left()))
        elif area.right() > self.viewport().width():
            bar.setValue(bar.value() + round(area.right()) - self.viewport().width())
        self.viewport().update()
        self._read_out()

    def _hit_at(self, position: QPointF) -> Hit:
        x = (position.x() + self.horizontalScrollBar().value()) / self._scale
        place = int(x // STRIP_WIDTH)
        if not 0 <= place < len(self._order):
            return NOWHERE
        point = QPointF(x - place * STRIP_WIDTH, position.y() / self._scale)
        return Hit(self._order[place], self._geometry.part_at(point))
