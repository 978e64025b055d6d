"""The matrices of a head as a row of cards, one of which is shown large."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QStaticText,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.head_matrices import MATRIX_NAMES, MatrixName
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.controls.rich_text import subscripted
from mha_desktop.panels.head.matrix_thumbnail import MOST_ENTRIES, thumbnail, thumbnail_size
from mha_desktop.panels.heads.cell_keys import moved_head
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.qt.models.head_matrices_model import Matrices
from mha_desktop.qt.numbers import grouped_digits
from mha_desktop.qt.theme import Theme

_PICTURE, _PADDING, _GAP, _MARGIN = 40, 8, 8, 4
_LEAST_WIDTH = 80
_NAME_POINTS, _CAPTION_POINTS = 11, 9
_RADIUS = 4
_CENTRE = Qt.AlignmentFlag.AlignCenter
_COUNT = len(MATRIX_NAMES)


class MatrixCards(QWidget):
    """One card a matrix: small picture, name and shape. A click or the arrows choose.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    chosen(str)
        The name of another matrix.
    """

    accessible_role = Role.List

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._matrices: Matrices = {}
        self._pictures: dict[MatrixName, QImage] = {}
        self._choice: MatrixName = MATRIX_NAMES[0]
        self._ring = OwnRing(self)
        self.setObjectName("matrixCards")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Matrices of the head. Arrows: another matrix."))
        self.setToolTip(self.tr("Click, or the arrows, show a matrix large"))

    @property
    def choice(self) -> MatrixName:
        """The matrix that is shown large."""
        return self._choice

    def show_matrices(self, matrices: Matrices, choice: MatrixName) -> None:
        """Show matrices, each under its name, and which one is large."""
        self._choice = choice
        for name, matrix in matrices.items():
            if matrix is not self._matrices.get(name):
                self._pictures.pop(name, None)
        self._matrices = dict(matrices)
        self._read_out()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._pictures.clear()
        self.update()

    def card(self, place: int) -> QRectF:
        """Return where a card lies."""
        row, column = divmod(place, self._per_row(self.width()))
        width = self._card_width(self.width())
        height, gap, margin = self._card_height(), self._px(_GAP), self._px(_MARGIN)
        return QRectF(margin + column * (width + gap), margin + row * (height + gap), width, height)

    def words(self, name: MatrixName) -> str:
        """Return a matrix in words: "W_Q, 512 × 64"."""
        return f"{name}, {self._shape_text(name)}"

    def sizeHint(self) -> QSize:
        """All cards in one row."""
        width = _COUNT * (self._px(_LEAST_WIDTH) + self._px(_GAP))
        return QSize(width, self._height_of(width))

    def minimumSizeHint(self) -> QSize:
        """Two cards in a row."""
        return QSize(2 * (self._px(_LEAST_WIDTH) + self._px(_GAP)), self._card_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height of as many rows as the width makes necessary."""
        super().resizeEvent(event)
        self.setFixedHeight(self._height_of(self.width()))

    def _height_of(self, width: int) -> int:
        rows = -(-_COUNT // self._per_row(width))
        gap, margin = self._px(_GAP), self._px(_MARGIN)
        return rows * (self._card_height() + gap) - gap + 2 * margin

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, name in enumerate(MATRIX_NAMES):
            if name in self._matrices:
                self._paint_card(painter, self.card(place), name)

    def _paint_card(self, painter: QPainter, card: QRectF, name: MatrixName) -> None:
        theme, chosen = self._theme, name == self._choice
        width = 2 if chosen else 1
        painter.setPen(QPen(theme.accent if chosen else theme.divider, width))
        painter.setBrush(theme.selected if chosen else theme.panel)
        inset = width / 2
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)
        if chosen and self._ring.is_shown:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-3, -3, 3, 3), _RADIUS + 2, _RADIUS + 2)
        self._paint_picture(painter, card, name)
        top = card.top() + self._px(_PADDING + _PICTURE + 4)
        self._paint_name(painter, QRectF(card.left(), top, card.width(), self._name_height()), name)
        painter.setFont(self._caption())
        painter.setPen(theme.secondary)
        caption = QRectF(card.left(), top + self._name_height(), card.width(), 0)
        caption.setHeight(QFontMetricsF(self._caption()).height())
        painter.drawText(caption, _CENTRE, self._shape_text(name))

    def _paint_picture(self, painter: QPainter, card: QRectF, name: MatrixName) -> None:
        """Paint the small picture in an outline, which is empty if the matrix is too large."""
        room, matrix = self._px(_PICTURE), self._matrices[name]
        size = thumbnail_size(matrix.shape, room)
        left = round(card.center().x() - size.width() / 2)
        top = round(card.top() + self._px(_PADDING) + (room - size.height()) / 2)
        if name not in self._pictures and matrix.size <= MOST_ENTRIES:
            self._pictures[name] = thumbnail(matrix, room, self._theme)
        if name in self._pictures:
            painter.drawImage(QPointF(left, top), self._pictures[name])
        painter.setPen(QPen(self._theme.border, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(left - 0.5, top - 0.5, size.width() + 1, size.height() + 1))

    def _paint_name(self, painter: QPainter, area: QRectF, name: MatrixName) -> None:
        text = QStaticText(subscripted(name))
        text.setTextFormat(Qt.TextFormat.RichText)
        font = text_font(self.font(), _NAME_POINTS * self._scale())
        text.prepare(font=font)
        painter.setFont(font)
        painter.setPen(self._theme.text)
        painter.drawStaticText(
            QPointF(area.center().x() - text.size().width() / 2, area.top()), text
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the matrix that was clicked."""
        self._ring.hide()
        places = (place for place in range(_COUNT) if self.card(place).contains(event.position()))
        place = next(places, None)
        if event.button() is Qt.MouseButton.LeftButton and place is not None:
            self._choose(MATRIX_NAMES[place])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Keep the end of a click from what lies below."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the matrix beside the present one, the first or the last."""
        columns = self._per_row(self.width())
        place = MATRIX_NAMES.index(self._choice)
        moved = moved_head(place, event.key(), heads=_COUNT, columns=columns, page_rows=1)
        if moved is None:
            event.ignore()
            return
        self._ring.show()
        self._choose(MATRIX_NAMES[moved])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Read the choice out."""
        super().focusInEvent(event)
        self._read_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._pictures.clear()
            self.setFixedHeight(self._height_of(self.width()))

    def _choose(self, name: MatrixName) -> None:
        if name != self._choice and name in self._matrices:
            self.chosen.emit(name)
            self.update()

    def _read_out(self) -> None:
        if self.hasFocus() and self._choice in self._matrices:
            announce(self, self.words(self._choice))

    def _shape_text(self, name: MatrixName) -> str:
        return " × ".join(map(grouped_digits, self._matrices[name].shape))

    def _scale(self) -> float:
        return text_scale(self.font())

    def _px(self, length: float) -> int:
        return round(length * self._scale())

    def _per_row(self, width: int) -> int:
        room = width - 2 * self._px(_MARGIN) + self._px(_GAP)
        fitting = room // (self._px(_LEAST_WIDTH) + self._px(_GAP))
        return next((count for count in (_COUNT, 4) if fitting >= count), 2)

    def _card_width(self, width: int) -> int:
        columns, gap = self._per_row(width), self._px(_GAP)
        return (width - 2 * self._px(_MARGIN) + gap) // columns - gap

    def _caption(self) -> QFont:
        return text_font(self.font(), _CAPTION_POINTS * self._scale())

    def _name_height(self) -> float:
        return self._px(22)

    def _card_height(self) -> int:
        caption = round(QFontMetricsF(self._caption()).height())
        return self._px(2 * _PADDING + _PICTURE + 2) + round(self._name_height()) + caption
