"""The strip of small heads above the pages of the Head view: one card per head."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QSizePolicy, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.card_maps import CardMaps
from mha_desktop.panels.head.card_painter import CardLook, CardPainter
from mha_desktop.panels.head.card_row import CardRow
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

Key = Qt.Key

_WHEEL_NOTCH = 120


class HeadStrip(QAbstractScrollArea):
    """A row of cards, one of them selected; it scrolls sideways where they have no room.

    Left, Right, Home, End, Page Up and Page Down select another head; the wheel scrolls.

    Parameters
    ----------
    heads_model : HeadsModel
    weights_model : WeightsModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        The user wants this head, counted from 0.
    head_hovered(int)
        Head under the pointer; -1 for none.
    """

    accessible_role = Role.List

    head_selected = Signal(int)
    head_hovered = Signal(int)

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._heads, self._theme = heads_model, theme
        self._source, self._maps = FigureSource(heads_model, weights_model), CardMaps()
        self._view = ViewState()
        self._figure: GridFigure | None = None
        self._hovered: int | None = None
        self._ring = OwnRing(self)
        self._painter = CardPainter(self.font(), theme)
        self._set_up()
        self._when_shown = WhenShown(self, self._refresh)
        self._source.when_changed(self._when_shown.change)

    def _set_up(self) -> None:
        self.setObjectName("headStrip")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Heads. Left and Right: another head."))
        self.setWhatsThis(
            self.tr("Left, Right, Home, End, Page Up and Page Down select a head. Wheel: scroll.")
        )

    @property
    def selected_head(self) -> int:
        """The head whose card is marked."""
        return self._source.selected_head(self._view)

    @property
    def row(self) -> CardRow:
        """Where the cards lie: those of the figure, also while the models change."""
        heads = 0 if self._figure is None else self._figure.n_heads
        label = self._painter.label_width(heads)
        return CardRow(heads, self.width(), label, text_scale(self.font()))

    def show_view(self, view: ViewState) -> None:
        """Show selected and hovered head, colour map and range of `view`."""
        old, self._view = self._view, view
        if _marks(view) != _marks(old):
            self._when_shown.change()
        if view.selected_head != old.selected_head:
            self._bring_into_view()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._painter = CardPainter(self.font(), theme)
        self._when_shown.change()

    def take_keyboard(self) -> None:
        """Give the keyboard to the cards."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def reading(self) -> str:
        """Return the selected head in words: "H4 backward, 4 of 8"."""
        heads = self._heads.rowCount()
        if not heads:
            return ""
        head = self.selected_head
        words = {"title": self._heads.title(head), "number": head + 1, "count": heads}
        if self._heads.muted()[head]:
            return self.tr("{title}, muted, {number} of {count}").format(**words)
        return self.tr("{title}, {number} of {count}").format(**words)

    def card_place(self, head: int) -> QPointF:
        """Return the middle of a card, in the viewport's pixels."""
        return self.row.card(head).center() - QPointF(self._scrolled(), 0)

    def sizeHint(self) -> QSize:
        """As high as the cards, and the scroll bar where there is one."""
        bar, row = self.horizontalScrollBar(), self.row
        height = row.height + (bar.sizeHint().height() if row.extent > self.width() else 0)
        return QSize(8 * row.pitch, height)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for three cards."""
        return QSize(3 * self.row.pitch, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards, and keep the selected one in view."""
        super().resizeEvent(event)
        self._fit_bar()
        self._bring_into_view()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._painter = CardPainter(self.font(), self._theme)
            self._fit_bar()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint anew: what is visible costs less than a copy would save."""
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards that are seen."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.panel)
        if self._figure is None:
            self._paint_empty(painter)
            return
        left, row = self._scrolled(), self.row
        painter.translate(-left, 0)
        seen = row.between(left, left + self.viewport().width())
        image = self._maps.image(self._figure, seen, row.picture)
        for head in seen:
            self._painter.paint(painter, row, head, self._look(self._figure, head))
        self._painter.paint_maps(painter, row, seen, image, self._figure.allowed)

    def _paint_empty(self, painter: QPainter) -> None:
        painter.setPen(self._theme.secondary)
        text = self.tr("Type a sentence above to see its heads.")
        painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, text)

    def _look(self, figure: GridFigure, head: int) -> CardLook:
        selected = head == self.selected_head
        return CardLook(
            selected=selected,
            hovered=head in (self._hovered, self._view.hovered_head),
            muted=figure.muted[head],
            focused=selected and self._ring.is_shown,
        )

    def _refresh(self) -> None:
        """Follow models and view."""
        if not self._source.agreed:
            return
        before = self.row.heads
        self._figure = self._source.grid_figure(self._view, self._theme)
        if before != self.row.heads:
            self._fit_bar()
            self._bring_into_view()
        self.viewport().update()
        self._read_out()

    def _scrolled(self) -> int:
        return self.horizontalScrollBar().value()

    def _fit_bar(self) -> None:
        bar, row = self.horizontalScrollBar(), self.row
        bar.setRange(0, max(row.extent - self.width(), 0))
        bar.setPageStep(self.width())
        bar.setSingleStep(row.pitch)
        self.updateGeometry()
        self.viewport().update()

    def _bring_into_view(self) -> None:
        """Scroll as little as shows the whole selected card, and the edge of the next one."""
        row, bar = self.row, self.horizontalScrollBar()
        card, reach = row.card(self.selected_head), row.pitch // 3
        left, right = round(card.left()) - reach, round(card.right()) + reach
        if left < bar.value():
            bar.setValue(left)
        elif right > bar.value() + self.width():
            bar.setValue(right - self.width())

    def _head_at(self, position: QPointF) -> int | None:
        return self.row.head_at(position.x() + self._scrolled(), position.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the head that was clicked."""
        self._ring.hide()
        head = self._head_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and head is not None:
            self.head_selected.emit(head)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the end of a click from what lies below."""
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the card under the pointer."""
        self._point_at(self._head_at(event.position()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tool tip of a head; mark none when the pointer leaves."""
        if event.type() is QEvent.Type.Leave:
            self._point_at(None)
        return shows_tip(self, event, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, position: QPointF) -> str:
        head = self._head_at(position)
        return "" if head is None else self._heads.index(head).data(Qt.ItemDataRole.ToolTipRole)

    def _point_at(self, head: int | None) -> None:
        if head != self._hovered:
            self._hovered = head
            self.viewport().update()
            self.head_hovered.emit(-1 if head is None else head)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll sideways, whichever way the wheel turns; what fits leaves it to the page."""
        bar, turned = self.horizontalScrollBar(), event.angleDelta()
        delta = turned.y() if abs(turned.y()) > abs(turned.x()) else turned.x()
        bar.setValue(bar.value() - round(delta / _WHEEL_NOTCH * bar.singleStep()))
        event.setAccepted(bar.maximum() > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select the head that a key leads to."""
        heads, page = self._heads.rowCount(), self.row.fitting
        head = self.selected_head
        places: dict[int, int] = {
            Key.Key_Left: head - 1, Key.Key_Right: head + 1, Key.Key_Home: 0,
            Key.Key_End: heads - 1, Key.Key_PageUp: head - page, Key.Key_PageDown: head + page,
        }  # fmt: skip
        if event.key() not in places or not heads:
            event.ignore()
            return
        self._ring.show()
        self.head_selected.emit(min(max(places[event.key()], 0), heads - 1))
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Read the selected head out."""
        super().focusInEvent(event)
        self._read_out()

    def _read_out(self) -> None:
        if self.hasFocus():
            announce(self, self.reading())


def _marks(view: ViewState) -> tuple[object, ...]:
    """Return what the cards show of a view: not the cell, which every move of the pointer moves."""
    return view.selected_head, view.hovered_head, view.colour_map, view.colour_range
