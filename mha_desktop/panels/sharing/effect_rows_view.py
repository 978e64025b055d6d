"""The picture of the list of effects: what is where, what is visible, what is read out."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.sharing.effect_colours import EffectImages
from mha_desktop.panels.sharing.effect_layout import EffectLayout, Spot
from mha_desktop.panels.sharing.effect_painter import EffectPainter, RowMarks
from mha_desktop.panels.sharing.effect_texts import cell_sentence, head_sentence
from mha_desktop.qt.figures.heatmap import strongest_cell
from mha_desktop.qt.models.head_effects import HeadEffects
from mha_desktop.qt.theme import Theme

_SIZE, _LEAST_SIZE = QSize(440, 400), QSize(344, 120)
_NO_ROWS = EffectLayout(heads=0, tokens=1, width=1, scale=1.0)


class EffectRowsView(QAbstractScrollArea):
    """Paints the rows that are visible, and keeps the cursor among them.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    reading_changed(str)
        What is pointed at in words; empty for nothing.
    """

    accessible_role = Role.List

    reading_changed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._map_name: ColourMapName = "viridis"
        self._effect: HeadEffects | None = None
        self._painter: EffectPainter | None = None
        self._layout = _NO_ROWS
        self._cursor, self._selected = 0, 0
        self._pointer: QPointF | None = None
        self._pointed: Spot | None = None
        self._ring = OwnRing(self)
        self._set_up()

    def _set_up(self) -> None:
        self.setObjectName("effectRows")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Weights of each head before and after sharing"))
        self.setToolTip(
            self.tr("Up and Down: head. Alt and an arrow: cell. Enter: select the head.")
        )
        self.setWhatsThis(
            self.tr(
                "The distance is the mean over all queries of the square root of the "
                "Jensen-Shannon divergence (base 2) of the weights before and after: 0 is the "
                "same, 1 nothing in common."
            )
        )

    @property
    def layout_of_rows(self) -> EffectLayout:
        """Where everything lies, from the top of the first row."""
        return self._layout

    @property
    def current_head(self) -> int:
        """The head that keys work on."""
        return self._cursor

    @property
    def pointed(self) -> Spot | None:
        """What the pointer or the keys have found."""
        return self._pointed

    def show_effect(self, effect: HeadEffects | None) -> None:
        """Show another comparison; None shows nothing."""
        self._effect = effect
        heads = 0 if effect is None else effect.n_heads
        self._cursor = min(self._cursor, max(heads - 1, 0))
        if effect is None or not _holds(self._pointed, effect):
            self._pointed = None
        self._arrange()
        self._look_under_pointer()
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._arrange()

    def set_colour_map(self, name: ColourMapName) -> None:
        """Paint weights with another map."""
        if name != self._map_name:
            self._map_name = name
            self._arrange()

    def set_selected(self, head: int) -> None:
        """Mark the selected head."""
        self._selected = head
        if not self.hasFocus():
            self._move_cursor(head)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Room for pictures of the usual size."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Room for the smallest pictures and one row."""
        return _LEAST_SIZE * text_scale(self.font())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the pictures the new room."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint anew: what is visible costs less than a copy would save."""
        self._look_under_pointer()
        self.viewport().update()

    def _arrange(self) -> None:
        """Make what depends on comparison, size, font and theme."""
        effect, self._layout, self._painter = self._effect, _NO_ROWS, None
        if effect is not None:
            width, scale = self.viewport().width(), text_scale(self.font())
            self._layout = EffectLayout(effect.n_heads, effect.n_tokens, width, scale)
            images = EffectImages(effect, self._layout, self._map_name, self._theme)
            self._painter = EffectPainter(effect, self._layout, images, self._theme, self.font())
        self._fit_scroll_bar()
        self.viewport().update()

    def _fit_scroll_bar(self) -> None:
        bar, room = self.verticalScrollBar(), self.viewport().height() - self._layout.titles
        bar.setRange(0, max(self._layout.height - room, 0))
        bar.setPageStep(max(room, 1))
        bar.setSingleStep(self._layout.row_height // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the titles and the rows that are visible."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.panel)
        if self._painter is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.paint_titles(painter)
        top, scrolled = self._layout.titles, self.verticalScrollBar().value()
        painter.setClipRect(self.viewport().rect().adjusted(0, top, 0, 0))
        painter.translate(0, top - scrolled)
        marks = self._marks()
        height = self.viewport().height() - top
        for head in self._layout.rows_between(scrolled, scrolled + height):
            self._painter.paint_row(painter, head, marks)

    def _marks(self) -> RowMarks:
        ringed = self._cursor if self._ring.is_shown else -1
        return RowMarks(self._selected, ringed, self._pointed)

    def spot_at(self, position: QPointF) -> Spot | None:
        """Return what lies at a point of the viewport; the strongest cell where there are many."""
        top = self._layout.titles
        if position.y() < top:
            return None
        spot = self._layout.spot_at(position - QPointF(0, top - self.verticalScrollBar().value()))
        return spot if spot is None or spot.cell is None else self._strongest(spot, position)

    def _strongest(self, spot: Spot, position: QPointF) -> Spot:
        """Return the cell whose colour the pixel under the pointer has."""
        effect, cells = self._effect, self._layout.cells
        if effect is None or spot.picture is None or not cells.pooled:
            return spot
        area = self._layout.picture(spot.head, spot.picture)
        down = self._layout.titles - self.verticalScrollBar().value()
        queries = cells.tokens_at(position.y() - down - area.top())
        keys = cells.tokens_at(position.x() - area.left())
        cell = strongest_cell(effect.exact(spot.head, spot.picture), queries, keys)
        return spot._replace(cell=cell)

    def _look_under_pointer(self) -> None:
        """Point at what is under the pointer now: the rows may have moved."""
        if self._pointer is not None:
            self._point_at(self.spot_at(self._pointer))

    def _point_at(self, spot: Spot | None) -> None:
        if spot != self._pointed:
            self._pointed = spot
            self.viewport().update()
        self._tell()

    def _move_cursor(self, head: int) -> None:
        """Put the cursor on a head and scroll to it."""
        self._pointer = None
        self._cursor = min(max(head, 0), max(self._layout.heads - 1, 0))
        bar, top = self.verticalScrollBar(), self._layout.top(self._cursor)
        bottom = top + self._layout.row_height
        bar.setValue(max(min(bar.value(), top), bottom - bar.pageStep()))
        self.viewport().update()

    def reading(self) -> str:
        """Return what is pointed at in words; the head under the cursor while it has the keys."""
        effect, spot = self._effect, self._pointed
        if effect is None:
            return ""
        if spot is None:
            return head_sentence(effect, self._cursor) if self.hasFocus() else ""
        if spot.cell is None:
            return head_sentence(effect, spot.head)
        return cell_sentence(effect, spot.head, spot.cell)

    def _tell(self) -> None:
        text = self.reading()
        announce(self, text)
        self.reading_changed.emit(text)


def _holds(spot: Spot | None, effect: HeadEffects) -> bool:
    """Whether a head and a cell are there to be pointed at."""
    if spot is None or spot.head >= effect.n_heads:
        return False
    return spot.cell is None or max(spot.cell) < effect.n_tokens
