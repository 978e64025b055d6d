"""W_O as a heatmap with a labelled band per head, and its colour bar."""

from collections import defaultdict, deque
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.painted_text import LEFT, RIGHT
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.mixer.band_image import BandImage
from mha_desktop.panels.mixer.band_layout import BandLayout
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font, text_scale
from mha_desktop.panels.mixer.strip_texts import band_tip, signed_text
from mha_desktop.qt.figures.colour_maps import diverging_map
from mha_desktop.qt.figures.sharp_image import draw_sharp
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.theme import Theme, head_colour

_LABEL_WIDTH = 40
_STRIPE_WIDTH = 8
_GAP = 8
_BAND_HEIGHT = 28
_USUAL_HEADS = 8
_FADED = 0.28
_KEPT = 8


class OutputMatrix(QWidget):
    """Heatmap of W_O, one band of d_k rows per head; bands of silent heads are faded.

    The last few images are kept: gains only fade one, and a drag of the heads slider comes by the
    same few matrices again and again.

    Parameters
    ----------
    model : ContributionsModel
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.Graphic

    head_hovered = Signal(int)
    """Head whose band is under the pointer, or -1."""
    head_selected = Signal(int)
    zoom_wanted = Signal()
    """A double click, or the wheel with Ctrl: W_O is to be seen large."""

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._hovered, self._pointed = -1, -1
        self._made: deque[BandImage] = deque(maxlen=_KEPT)
        self._bar_height = self._measured_bar()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shown: tuple[FloatArray, tuple[bool, ...]] = model.w_o(), model.silent
        model.updated.connect(self._take)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def _take(self) -> None:
        """Paint anew if there is something else to see: a drag of a fader leaves W_O as it is."""
        w_o, silent = self._model.w_o(), self._model.silent
        if w_o is not self._shown[0] or silent != self._shown[1]:
            self._shown = w_o, silent
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._bar_height = self._measured_bar()

    def set_hovered(self, head: int) -> None:
        """Frame the band of a head that is being pointed at, here or elsewhere; -1 for none."""
        self._hovered = head
        self.update()

    def sizeHint(self) -> QSize:
        """Room for eight labelled bands and the colour bar."""
        usual = _USUAL_HEADS * (_BAND_HEIGHT + 1) - 1
        return QSize(304, usual + self._bar_height)

    def minimumSizeHint(self) -> QSize:
        """Return room for a row for each of 128 heads, and the colour bar."""
        return QSize(160, 128 + self._bar_height)

    def map_rect(self) -> QRect:
        """Rectangle of the heatmap."""
        left = round(_LABEL_WIDTH * text_scale(self.font())) + _GAP
        return QRect(left, 0, self.width() - left, self.height() - self._bar_height)

    def band_rects(self) -> tuple[QRectF, ...]:
        """Rectangles of all bands, in logical pixels."""
        area = self.map_rect()
        return _rects(self._layout(), area.left(), area.width(), self.devicePixelRatioF())

    def limit_texts(self) -> tuple[str, str]:
        """Return what the colour bar prints at its ends: "−0.05", or "≤ −0.05" if it clips."""
        picture = self._picture()
        low, high = signed_text(-picture.limit), signed_text(picture.limit)
        return (f"≤ {low}", f"≥ {high}") if picture.clipped else (low, high)

    def _layout(self) -> BandLayout:
        ratio = self.devicePixelRatioF()
        height = round(self.map_rect().height() * ratio)
        return _kept_layout(self._model.rowCount(), height, round(ratio))

    def _caption_font(self) -> QFont:
        return text_font(self.font(), 9 * text_scale(self.font()))

    def _measured_bar(self) -> int:
        return _GAP + round(QFontMetricsF(self._caption_font()).height())

    def _picture(self) -> BandImage:
        made_from = (
            self._model.w_o(),
            self._layout(),
            round(self.map_rect().width() * self.devicePixelRatioF()),
            self._theme,
        )
        kept = next((image for image in self._made if image.shows(*made_from)), None)
        if kept is None:
            kept = BandImage(*made_from)
            self._made.append(kept)
        return kept

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bands, labels and colour bar."""
        if not self._model.rowCount():
            return
        painter = QPainter(self)
        bands = self.band_rects()
        self._paint_map(painter, bands)
        self._paint_labels(painter, bands)
        self._paint_bar(painter)
        if 0 <= self._hovered < len(bands):
            self._paint_frame(painter, bands[self._hovered])

    def _paint_map(self, painter: QPainter, bands: Sequence[QRectF]) -> None:
        draw_sharp(painter, QRectF(self.map_rect()), self._picture().image)
        veil = QColor(self._theme.panel)
        veil.setAlphaF(1 - _FADED)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRects([bands[strip.number - 1] for strip in self._model.strips if strip.silent])

    def _label_rect(self, band: QRectF) -> QRectF:
        return QRectF(0, band.top(), band.left() - _GAP, band.height())

    def _paint_labels(self, painter: QPainter, bands: Sequence[QRectF]) -> None:
        painter.setFont(text_font(self.font(), 9 * text_scale(self.font()), QFont.Weight.DemiBold))
        least = (painter.fontMetrics().capHeight() + 6) * self.devicePixelRatioF()
        step = self._layout().label_step(least)
        if step == 1:
            self._paint_tags(painter, bands)
        else:
            self._paint_stripes(painter)
            self._paint_numbers(painter, bands, step)

    def _paint_tags(self, painter: QPainter, bands: Sequence[QRectF]) -> None:
        metrics = QFontMetricsF(painter.font())
        for strip, band in zip(self._model.strips, bands, strict=True):
            area = self._label_rect(band)
            label = head_label(strip.number, metrics, area.width())
            paint_head_tag(
                painter, area, self._theme, strip.number - 1, label, silent=strip.silent, radius=0
            )

    def _paint_stripes(self, painter: QPainter) -> None:
        left = self.map_rect().left() - _GAP - _STRIPE_WIDTH
        stripes = _rects(self._layout(), left, _STRIPE_WIDTH, self.devicePixelRatioF())
        # Heads of one colour at once: 128 rectangles of their own take ten times as long.
        alike: dict[tuple[int, bool], list[QRectF]] = defaultdict(list)
        for strip, stripe in zip(self._model.strips, stripes, strict=True):
            rgb = head_colour(self._theme, strip.number - 1).rgb()
            alike[rgb, strip.silent].append(stripe)
        painter.setPen(Qt.PenStyle.NoPen)
        for (rgb, silent), areas in alike.items():
            colour = QColor.fromRgb(rgb)
            colour.setAlphaF(_FADED if silent else 1.0)
            painter.setBrush(colour)
            painter.drawRects(areas)

    def _paint_numbers(self, painter: QPainter, bands: Sequence[QRectF], step: int) -> None:
        half = painter.fontMetrics().height() / 2
        painter.setPen(self._theme.secondary)
        for number in range(step, len(bands) + 1, step):
            area = self._label_rect(bands[number - 1]).adjusted(0, 0, -_STRIPE_WIDTH - 4, 0)
            middle = area.center().y()
            area.setTop(middle - half)
            area.setBottom(middle + half)
            painter.drawText(area, RIGHT, str(number))

    def _paint_bar(self, painter: QPainter) -> None:
        painter.setFont(self._caption_font())
        painter.setPen(self._theme.secondary)
        area = QRectF(self.map_rect())
        area.setTop(area.bottom() + _GAP)
        area.setBottom(self.height())
        low, high = self.limit_texts()
        painter.drawText(area, LEFT, low)
        painter.drawText(area, RIGHT, high)
        margin = QFontMetricsF(painter.font()).horizontalAdvance(low) + 12
        bar = area.adjusted(margin, (area.height() - 8) / 2, -margin, -(area.height() - 8) / 2)
        table = diverging_map(self._theme).table
        image = QImage(table.data, len(table), 1, 4 * len(table), QImage.Format.Format_RGB32)
        painter.drawImage(bar, image)

    def _paint_frame(self, painter: QPainter, band: QRectF) -> None:
        area = band.united(self._label_rect(band))
        painter.setPen(QPen(self._theme.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(1, 0, -1, 0))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell whose band is under the pointer."""
        self._point_at(self._head_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has left."""
        super().leaveEvent(event)
        self._point_at(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press from what lies behind: the release selects."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select the head whose band was clicked."""
        head = self._head_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and head >= 0:
            self.head_selected.emit(head)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask for a larger picture."""
        if event.button() is Qt.MouseButton.LeftButton and self._model.rowCount():
            self.zoom_wanted.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ask for a larger picture with Ctrl; without it the dock scrolls."""
        zooms = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if zooms and event.angleDelta().y() > 0 and self._model.rowCount():
            self.zoom_wanted.emit()
        else:
            super().wheelEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of the band."""
        return shows_tip(self, event, self.tip_at) or super().event(event)

    def tip_at(self, position: QPointF) -> str:
        """Return the tool tip for a point: whose rows these are, and what a pixel shows."""
        head, w_o = self._head_at(position), self._model.w_o()
        if head < 0:
            return ""
        return band_tip(self._model.title(head), head, w_o.shape[0] // self._model.rowCount())

    def _head_at(self, position: QPointF) -> int:
        return self._layout().head_at(position.y() * self.devicePixelRatioF())

    def _point_at(self, head: int) -> None:
        if head != self._pointed:
            self._pointed = head
            self.head_hovered.emit(head)


# A drag of the heads slider comes by the same few layouts again and again.
@lru_cache(maxsize=32)
def _kept_layout(heads: int, height: int, gap: int) -> BandLayout:
    return BandLayout(heads, height, gap)


@lru_cache(maxsize=32)
def _rects(layout: BandLayout, left: int, width: int, ratio: float) -> tuple[QRectF, ...]:
    """Return what the bands cover of a column, in logical pixels."""
    return tuple(
        QRectF(left, band.top / ratio, width, band.height / ratio) for band in layout.bands
    )
