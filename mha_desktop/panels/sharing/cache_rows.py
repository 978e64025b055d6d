"""The KV cache as a picture: a row of keys and values per token written."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QImage, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.painted_text import RIGHT
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.sharing.cache_layout import CacheLayout
from mha_desktop.panels.sharing.cache_pictures import cache_pictures, lane_colours
from mha_desktop.qt.figures.labels import token_labels
from mha_desktop.qt.models.playback_model import PlaybackModel
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.wording import kv_label

_MARGIN, _GAP = 16, 8
_LABEL_WIDTH = 88
_TAG_GAP = 2
_BOLD = QFont.Weight.DemiBold
_CENTRE = Qt.AlignmentFlag.AlignCenter


class CacheRows(QWidget):
    """Empty rows fill up while tokens are written; the last one is framed.

    Parameters
    ----------
    model : PlaybackModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    write_requested(int)
        Let this many tokens be written.
    play_toggled()
        Play or pause.
    """

    accessible_role = Role.Canvas

    write_requested = Signal(int)
    play_toggled = Signal()

    def __init__(self, model: PlaybackModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._pictures_of: tuple[object, ...] = ()
        self._pictures: list[tuple[QImage, QImage]] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Keys and values in the cache"))
        self.setToolTip(
            self.tr(
                "A row per token, K and V of each key/value head in its colour; the stronger the "
                "colour, the larger the number. Right and Left: step, Home and End: none and all, "
                "Space: play or pause."
            )
        )

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for some rows."""
        return QSize(480, 240)

    def minimumSizeHint(self) -> QSize:
        """Room for a few narrow rows."""
        return QSize(240, 120)

    def cache_layout(self) -> CacheLayout | None:
        """Return where everything lies; None without tokens."""
        recording = self._model.recording
        if recording is None:
            return None
        scale = text_scale(self.font())
        area = self.rect().adjusted(
            round(_LABEL_WIDTH * scale), self._header_height(), -_MARGIN, -_GAP
        )
        lanes = recording.result.parameters.n_kv_heads
        return CacheLayout(area, lanes, len(self._model.tokens), scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrow keys, go to the ends, play with Space."""
        written = self._model.written
        targets = {
            Qt.Key.Key_Right: written + 1,
            Qt.Key.Key_Down: written + 1,
            Qt.Key.Key_Left: written - 1,
            Qt.Key.Key_Up: written - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._model.tokens),
        }
        key = Qt.Key(event.key())
        if key in targets:
            self.write_requested.emit(targets[key])
        elif key == Qt.Key.Key_Space:
            self.play_toggled.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heads, rows and labels."""
        layout = self.cache_layout()
        if layout is None:
            return
        painter = QPainter(self)
        self._paint_tags(painter, layout)
        self._paint_blocks(painter, layout)
        self._paint_labels(painter, layout)
        if self._model.written:
            painter.setPen(QPen(self._theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(layout.row(self._model.written - 1).adjusted(-2, -1, 2, 1))

    def _paint_blocks(self, painter: QPainter, layout: CacheLayout) -> None:
        pictures = self._current_pictures(layout.block(0, 0).width())
        written = self._model.written
        for lane, halves in enumerate(pictures):
            for half, picture in enumerate(halves):
                painter.fillRect(layout.block(lane, half), self._theme.window)
                source = QRect(0, 0, picture.width(), written)
                if written:
                    painter.drawImage(layout.block(lane, half, written), picture, source)
                if layout.gap:
                    painter.setPen(QPen(self._theme.divider, 1))
                    painter.drawRect(layout.block(lane, half).adjusted(0, 0, -1, -1))

    def _paint_tags(self, painter: QPainter, layout: CacheLayout) -> None:
        recording = self._model.recording
        assert recording is not None
        metrics = QFontMetrics(self._tag_font())
        label = _lane_label(metrics, layout)
        painter.setFont(self._tag_font())
        for lane, colour in enumerate(lane_colours(recording, self._theme)):
            whole = layout.lane(lane)
            tag = QRect(whole.left(), _GAP, whole.width(), self._line_height())
            painter.fillRect(tag, colour)
            painter.setPen(self._theme.head_text)
            painter.drawText(tag, _CENTRE, label(lane))
        painter.setPen(self._theme.secondary)
        if metrics.horizontalAdvance("V") <= layout.block(0, 0).width():
            self._paint_letters(painter, layout)
        else:
            self._paint_ticks(painter, layout, metrics)

    def _paint_letters(self, painter: QPainter, layout: CacheLayout) -> None:
        """Write K and V over their blocks."""
        for lane in range(layout.lanes):
            for half, letter in enumerate("KV"):
                painter.drawText(self._second_line(layout.block(lane, half)), _CENTRE, letter)

    def _paint_ticks(self, painter: QPainter, layout: CacheLayout, metrics: QFontMetrics) -> None:
        """Write the numbers of some of many narrow key/value heads."""
        room = metrics.horizontalAdvance(f"{layout.lanes} ") + _GAP
        step = next(s for s in (1, 2, 4, 8, 16, 32, 64, 128) if s * layout.lane_width >= room)
        for lane in range(0, layout.lanes, step):
            place = self._second_line(layout.lane(lane))
            place.setWidth(room)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, str(lane + 1))

    def _second_line(self, below: QRect) -> QRect:
        line = self._line_height()
        return QRect(below.left(), _GAP + line + _TAG_GAP, below.width(), line)

    def _paint_labels(self, painter: QPainter, layout: CacheLayout) -> None:
        """Write all tokens beside their rows, or where they have no room, the last one only."""
        written = self._model.written
        line = self.fontMetrics().height()
        for place, label in enumerate(token_labels(self._model.tokens, text_scale(self.font()))):
            is_last = place == written - 1
            if not (layout.labels_rows or is_last):
                continue
            weight = _BOLD if is_last else QFont.Weight.Normal
            painter.setFont(text_font(self.font(), self.font().pointSizeF(), weight))
            painter.setPen(self._theme.text if place < written else self._theme.border)
            row = layout.row(place)
            top = row.center().y() - line // 2
            painter.drawText(QRect(0, top, row.left() - _GAP, line), RIGHT, label)

    def _current_pictures(self, columns: int) -> list[tuple[QImage, QImage]]:
        recording = self._model.recording
        key = recording, self._theme, columns
        if recording is not None and key != self._pictures_of:
            self._pictures_of = key
            self._pictures = cache_pictures(recording, self._theme, columns)
        return self._pictures

    def _tag_font(self) -> QFont:
        return text_font(self.font(), 9 * text_scale(self.font()), _BOLD)

    def _line_height(self) -> int:
        return QFontMetrics(self._tag_font()).height() + 4

    def _header_height(self) -> int:
        return _GAP + 2 * self._line_height() + 2 * _TAG_GAP


def _lane_label(metrics: QFontMetrics, layout: CacheLayout) -> Callable[[int], str]:
    """Return how all key/value heads are named: "KV 3", "3" or not at all, whatever fits."""
    forms: tuple[Callable[[int], str], ...] = (kv_label, lambda lane: str(lane + 1))
    room = layout.lane(0).width() - 2
    fitting = (form for form in forms if metrics.horizontalAdvance(form(layout.lanes - 1)) <= room)
    return next(fitting, lambda lane: "")
