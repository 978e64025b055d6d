"""W_O as a heatmap with a labelled band per head, and its colour bar."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mha_desktop.panels.mixer.band_image import BandImage
from mha_desktop.panels.mixer.band_layout import BandLayout
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font, text_scale
from mha_desktop.panels.mixer.strip_texts import band_tip, signed_text
from mha_desktop.qt.figures.colour_maps import diverging_map
from mha_desktop.qt.models.contributions_model import ContributionsModel, HeadStrip
from mha_desktop.qt.theme import Theme, head_colour

_LABEL_WIDTH = 40
_STRIPE_WIDTH = 8
_GAP = 8
_BAND_HEIGHT = 28
_USUAL_HEADS = 8
_FADED = 0.28


class OutputMatrix(QWidget):
    """Heatmap of W_O, one band of d_k rows per head; bands of silent heads are faded.

    The image is kept until W_O, the size or the theme changes, so that gains only fade it.

    Parameters
    ----------
    model : ContributionsModel
    theme : Theme
    parent : QWidget, optional
    """

    head_hovered = Signal(int)
    """Head whose band is under the pointer, or -1."""
    head_selected = Signal(int)

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._hovered, self._pointed = -1, -1
        self._cached: BandImage | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.updated.connect(self.update)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def set_hovered(self, head: int) -> None:
        """Frame the band of a head that is being pointed at, here or elsewhere; -1 for none."""
        self._hovered = head
        self.update()

    def sizeHint(self) -> QSize:
        """Room for eight labelled bands and the colour bar."""
        usual = _USUAL_HEADS * (_BAND_HEIGHT + 1) - 1
        return QSize(304, usual + self._bar_height())

    def minimumSizeHint(self) -> QSize:
        """Return room for a row for each of 128 heads, and the colour bar."""
        return QSize(160, 128 + self._bar_height())

    def map_rect(self) -> QRect:
        """Rectangle of the heatmap."""
        left = round(_LABEL_WIDTH * text_scale(self.font())) + _GAP
        return QRect(left, 0, self.width() - left, self.height() - self._bar_height())

    def band_rect(self, head: int) -> QRectF:
        """Rectangle of the band of a head, in logical pixels."""
        ratio, area = self.devicePixelRatioF(), self.map_rect()
        top, bottom = self._layout().bands[head]
        return QRectF(area.left(), top / ratio, area.width(), (bottom - top) / ratio)

    def limit(self) -> float:
        """Magnitude at the two ends of the colour bar."""
        return self._picture().limit

    def _layout(self) -> BandLayout:
        ratio = self.devicePixelRatioF()
        height = round(self.map_rect().height() * ratio)
        return BandLayout(self._model.rowCount(), height, gap=round(ratio))

    def _caption_font(self) -> QFont:
        return text_font(self.font(), 9 * text_scale(self.font()))

    def _bar_height(self) -> int:
        return _GAP + round(QFontMetricsF(self._caption_font()).height())

    def _picture(self) -> BandImage:
        made_from = (
            self._model.w_o(),
            self._layout(),
            round(self.map_rect().width() * self.devicePixelRatioF()),
            self._theme,
        )
        if self._cached is None or not self._cached.shows(*made_from):
            self._cached = BandImage(*made_from)
        return self._cached

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bands, labels and colour bar."""
        if not self._model.rowCount():
            return
        painter = QPainter(self)
        self._paint_map(painter)
        self._paint_labels(painter)
        self._paint_bar(painter)
        if 0 <= self._hovered < self._model.rowCount():
            self._paint_frame(painter)

    def _paint_map(self, painter: QPainter) -> None:
        painter.drawImage(self.map_rect(), self._picture().image)
        veil = QColor(self._theme.panel)
        veil.setAlphaF(1 - _FADED)
        for strip in self._model.strips:
            if strip.silent:
                painter.fillRect(self.band_rect(strip.number - 1), veil)

    def _paint_labels(self, painter: QPainter) -> None:
        painter.setFont(text_font(self.font(), 9 * text_scale(self.font()), QFont.Weight.DemiBold))
        metrics = painter.fontMetrics()
        step = self._layout().label_step((metrics.capHeight() + 6) * self.devicePixelRatioF())
        paint = self._paint_tag if step == 1 else self._paint_stripe
        for strip in self._model.strips:
            paint(painter, strip)
        for head in range(0, self._model.rowCount() if step > 1 else 0, step):
            self._paint_number(painter, head)

    def _label_rect(self, head: int) -> QRectF:
        band = self.band_rect(head)
        return QRectF(0, band.top(), self.map_rect().left() - _GAP, band.height())

    def _paint_tag(self, painter: QPainter, strip: HeadStrip) -> None:
        area = self._label_rect(strip.number - 1)
        label = head_label(strip.number, QFontMetricsF(painter.font()), area.width())
        paint_head_tag(
            painter, area, self._theme, strip.number - 1, label, silent=strip.silent, radius=0
        )

    def _paint_stripe(self, painter: QPainter, strip: HeadStrip) -> None:
        area = self._label_rect(strip.number - 1)
        colour = QColor(head_colour(self._theme, strip.number - 1))
        colour.setAlphaF(_FADED if strip.silent else 1.0)
        area.setLeft(area.right() - _STRIPE_WIDTH)
        painter.fillRect(area, colour)

    def _paint_number(self, painter: QPainter, head: int) -> None:
        area = self._label_rect(head).adjusted(0, 0, -_STRIPE_WIDTH - 4, 0)
        height = painter.fontMetrics().height()
        top = min(max(area.center().y() - height / 2, 0), self.map_rect().bottom() + 1 - height)
        area = QRectF(area.left(), top, area.width(), height)
        painter.setPen(self._theme.secondary)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"H{head + 1}"
        )

    def _paint_bar(self, painter: QPainter) -> None:
        painter.setFont(self._caption_font())
        painter.setPen(self._theme.secondary)
        area = QRectF(self.map_rect())
        area.setTop(area.bottom() + _GAP)
        area.setBottom(self.height())
        limit = self.limit()
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignLeft, signed_text(-limit))
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, signed_text(limit))
        margin = QFontMetricsF(painter.font()).horizontalAdvance(signed_text(-limit)) + 12
        bar = area.adjusted(margin, (area.height() - 8) / 2, -margin, -(area.height() - 8) / 2)
        table = diverging_map(self._theme).table
        image = QImage(table.data, len(table), 1, 4 * len(table), QImage.Format.Format_RGB32)
        painter.drawImage(bar, image)

    def _paint_frame(self, painter: QPainter) -> None:
        area = self.band_rect(self._hovered).united(self._label_rect(self._hovered))
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

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select the head whose band was clicked."""
        head = self._head_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and head >= 0:
            self.head_selected.emit(head)

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of the band."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos().toPointF()), self)
            return True
        return super().event(event)

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
