"""The selected head as curves from every query to the keys it looks at."""

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.state import Cell, Pin, PinnedCell, PinnedKey, PinnedQuery, ViewState
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.arcs_picture import ArcsPicture
from mha_desktop.panels.head.arcs_texts import arcs_reading
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.arcs_layout import ArcRows, ArcsLayout, ArcToken
from mha_desktop.qt.figures.arcs_painter import ArcsFocus, focus_of
from mha_desktop.qt.figures.arcs_selection import ArcsChoice
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_SIZE, _LEAST_SIZE = QSize(240, 440), QSize(180, 160)
_STEPS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Arcs(QWidget):
    """Queries at one side, keys at the other; what is pinned or pointed at has the head's colour.

    Parameters
    ----------
    heads_model, weights_model : item models
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    pin_changed(object)
        Another `Pin`; None to let go of the one there is.
    cell_hovered(object)
        (query, key) of the curve under the pointer; None when there is none any more.
    shown_changed()
        Other curves are shown, or more or fewer of them.
    """

    accessible_role = Role.Chart

    pin_changed = Signal(object)
    cell_hovered = Signal(object)
    shown_changed = Signal()

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._source, self._weights = FigureSource(heads_model, weights_model), weights_model
        self._theme, self._view = theme, ViewState()
        self._choice = ArcsChoice()
        self._picture: ArcsPicture | None = None
        self._rows: ArcRows | None = None
        self._token: ArcToken | None = None
        self._has_hovered, self._ring = False, OwnRing(self)
        self._set_up()
        self._shown = WhenShown(self, self._refresh)
        self._source.when_changed(self._shown.change)

    def _set_up(self) -> None:
        self.setObjectName("headArcs")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(
            self.tr("Arcs. Up and Down: token. Left and Right: side. Enter: pin the token.")
        )

    @property
    def choice(self) -> ArcsChoice:
        """Which weights have a curve."""
        return self._choice

    @property
    def layout_of_arcs(self) -> ArcsLayout | None:
        """Where everything lies; None without tokens."""
        return None if self._picture is None else self._picture.layout

    @property
    def tokens(self) -> int:
        """How many tokens there are."""
        return 0 if self._picture is None else self._picture.layout.tokens

    @property
    def counts(self) -> tuple[int, int]:
        """How many curves are shown, and how many were chosen."""
        if self._picture is None:
            return 0, 0
        return len(self._picture.chosen.strongest), self._picture.chosen.total

    @property
    def focus(self) -> ArcsFocus:
        """The query or key in colour: pinned, else pointed at here, else pointed at elsewhere."""
        if self._picture is None:
            return ArcsFocus()
        figure = self._picture.figure
        if figure.pin is None and self._token is not None:
            place = self._token.place
            return ArcsFocus(place, None) if self._token.is_query else ArcsFocus(None, place)
        return focus_of(figure)

    def set_choice(self, choice: ArcsChoice) -> None:
        """Draw other weights."""
        if choice != self._choice:
            self._choice = choice
            self._shown.change()

    def lie_beside(self, rows: ArcRows | None) -> None:
        """Put every token beside the row of a map, if there is room; None takes all the room."""
        if rows != self._rows:
            self._rows = rows
            self._shown.change()

    def show_view(self, view: ViewState) -> None:
        """Follow head, pin, cell and sides of a view."""
        self._view = msgspec.structs.replace(view, stage="weights")
        self._shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._shown.change()

    def reading(self) -> str:
        """Return what is in colour, in words."""
        if self._picture is None:
            return ""
        return arcs_reading(self._picture.figure, self.focus)

    def sizeHint(self) -> QSize:
        """Return room beside the map."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Return room for short words and a few tokens."""
        return _LEAST_SIZE * text_scale(self.font())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the picture in the new room."""
        super().resizeEvent(event)
        self._shown.change()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._shown.change()

    def _refresh(self) -> None:
        """Take the figure of the view; curves are chosen and drawn anew only where they differ."""
        if not self._source.agreed:
            return
        figure, last = self._figure(), self._picture
        self._picture = None
        if figure is not None:
            room, scale = QRectF(self.rect()), text_scale(self.font())
            self._picture = ArcsPicture(figure, self._choice, room, scale, self._rows, last)
        if self._token is not None and self._token.place >= self.tokens:
            self._token = None
        self.update()
        self.shown_changed.emit()

    def _figure(self) -> HeadFigure | None:
        everything = range(len(self._weights.tokens))
        return self._source.head_figure(self._view, self._theme, everything, everything)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint curves and tokens."""
        painter = QPainter(self)
        if self._picture is not None:
            self._picture.paint(painter, self.size(), self.focus)
        self._ring.paint(painter, self._theme.accent)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the token or the curve under the pointer."""
        position = event.position()
        self._point_at(self._token_at(position))
        self._hover(self._cell_at(position))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing without a pointer."""
        super().leaveEvent(event)
        self._point_at(None)
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pin the token or the curve that is clicked; what is pinned is let go."""
        token, cell = self._token_at(event.position()), self._cell_at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
        elif token is not None:
            self._pin(_pin_of(token))
        elif cell is not None:
            self._pin(PinnedCell(*cell))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down: token. Left and Right: side. Enter: pin."""
        key = event.key()
        if self._picture is None:
            event.ignore()
        elif key in _STEPS or key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._move(key)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            token = self._token or ArcToken(True, 0)
            is_query = (key == Qt.Key.Key_Left) != self._picture.layout.transposed
            self._lead(ArcToken(is_query, token.place))
        elif key in _ENTER and self._token is not None:
            self._pin(_pin_of(self._token))
        else:
            event.ignore()

    def _move(self, key: int) -> None:
        last = self.tokens - 1
        if key in _STEPS:
            place = 0 if self._token is None else self._token.place + _STEPS[key]
        else:
            place = 0 if key == Qt.Key.Key_Home else last
        is_query = self._token is None or self._token.is_query
        self._lead(ArcToken(is_query, min(max(place, 0), last)))

    def _lead(self, token: ArcToken) -> None:
        """Point at a token by keys."""
        self._ring.show()
        self._point_at(token)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing when the keys go elsewhere."""
        super().focusOutEvent(event)
        self._point_at(None)

    def _token_at(self, position: QPointF) -> ArcToken | None:
        return None if self._picture is None else self._picture.layout.token_at(position)

    def _cell_at(self, position: QPointF) -> Cell | None:
        return None if self._picture is None else self._picture.cell_at(position)

    def _point_at(self, token: ArcToken | None) -> None:
        if token != self._token:
            self._token = token
            announce(self, self.reading())
            self.setToolTip(self.reading())
            self.update()

    def _hover(self, cell: Cell | None) -> None:
        """Tell the cell; nothing where only a token is known, and none was told before."""
        if cell is not None or self._has_hovered:
            self._has_hovered = cell is not None
            self.cell_hovered.emit(cell)

    def _pin(self, pin: Pin) -> None:
        self.pin_changed.emit(None if pin == self._view.pin else pin)


def _pin_of(token: ArcToken) -> Pin:
    return PinnedQuery(token.place) if token.is_query else PinnedKey(token.place)
