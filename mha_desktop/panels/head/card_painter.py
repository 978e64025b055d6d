"""Paints one card of the strip of heads: small heatmap, number, colour, and what is marked."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from mha_desktop.engine.arrays import BoolArray
from mha_desktop.panels.controls.painted_text import LEFT
from mha_desktop.panels.head.card_row import CardRow
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.qt.figures.cells import Box, Cells
from mha_desktop.qt.figures.heatmap import HeatmapImage
from mha_desktop.qt.figures.tiles import paint_strokes
from mha_desktop.qt.theme import Theme, head_colour

_NUMBER_POINTS, _CAPTION_POINTS = 11, 9
_RADIUS = 4
_RING = 2
_BAR_HEIGHT = 3


@dataclass(frozen=True)
class CardLook:
    """What is marked on a card."""

    selected: bool
    hovered: bool
    muted: bool
    focused: bool


class CardPainter:
    """Fonts and colours of the cards.

    Parameters
    ----------
    font : QFont
        Of the widget.
    theme : Theme
    """

    def __init__(self, font: QFont, theme: Theme) -> None:
        self._theme, self._scale = theme, text_scale(font)
        self.number = text_font(font, _NUMBER_POINTS * self._scale, QFont.Weight.DemiBold)
        self._caption = text_font(font, _CAPTION_POINTS * self._scale)

    def label_width(self, heads: int) -> float:
        """Return the width of the longest number."""
        return QFontMetricsF(self.number).horizontalAdvance("H" + "8" * len(str(max(heads, 8))))

    def paint(self, painter: QPainter, row: CardRow, head: int, look: CardLook) -> None:
        """Paint all of a card but its heatmap."""
        card = row.card(head)
        self._paint_ground(painter, card, look)
        text = self._text_box(row, card)
        line = QFontMetricsF(self.number).height()
        block = line + self._px(_BAR_HEIGHT) + self._px(4)
        word = self._muted_word(text.width()) if look.muted else ""
        if word:
            block += QFontMetricsF(self._caption).height() + self._px(6)
        top = text.center().y() - block / 2
        self._paint_number(painter, QRectF(text.left(), top, text.width(), line), head, look, word)
        bar = QRectF(text.left(), top + line + self._px(2), self._bar_width(text), 0)
        bar.setHeight(max(round(self._px(_BAR_HEIGHT)), 2))
        self._paint_bar(painter, bar, head, look)
        if word:
            self._paint_word(painter, bar.bottomLeft() + QPointF(0, self._px(6)), word)

    def paint_maps(
        self, painter: QPainter, row: CardRow, heads: range, image: HeatmapImage,
        allowed: BoolArray | None,
    ) -> None:  # fmt: skip
        """Paint the heatmaps of some heads, which `image` has one below the other; hatch masks."""
        size, cells = image.size, row.cells(image.size)
        tiles = [self._tile(row, head, cells) for head in heads]
        for place, tile in enumerate(tiles):
            painter.drawImage(QRect(*tile), image.image, QRect(0, place * size, size, size))
        if allowed is not None:
            paint_strokes(painter, tiles, cells, allowed, (self._theme.border, self._scale))

    def _tile(self, row: CardRow, head: int, cells: Cells) -> Box:
        area = self.map_area(row, head).toRect()
        spare = (area.width() - cells.extent) // 2
        return Box(area.left() + spare, area.top() + spare, cells.extent, cells.extent)

    def map_area(self, row: CardRow, head: int) -> QRectF:
        """Return the square of the heatmap of a head."""
        card, padding = row.card(head), round(self._px(row.style.padding))
        corner = card.topLeft() + QPointF(padding, padding)
        return QRectF(corner, QSizeF(row.picture, row.picture))

    def _text_box(self, row: CardRow, card: QRectF) -> QRectF:
        padding = round(self._px(row.style.padding))
        left = card.left() + row.picture + 2 * padding
        return QRectF(left, card.top(), card.right() - padding - left, card.height())

    def _paint_ground(self, painter: QPainter, card: QRectF, look: CardLook) -> None:
        theme, width = self._theme, _RING if look.selected else 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = theme.text if look.hovered else theme.divider
        painter.setPen(QPen(theme.accent if look.selected else edge, width))
        painter.setBrush(theme.selected if look.selected else theme.panel)
        inset = width / 2
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)
        if look.focused:
            painter.setPen(QPen(theme.accent, _RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            outset = _RING + _RING / 2
            ring = card.adjusted(-outset, -outset, outset, outset)
            painter.drawRoundedRect(ring, _RADIUS + 2, _RADIUS + 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _paint_number(
        self, painter: QPainter, box: QRectF, head: int, look: CardLook, word: str
    ) -> None:
        painter.setFont(self.number)
        painter.setPen(self._theme.secondary if look.muted else self._theme.text)
        text = f"H{head + 1}"
        painter.drawText(box, LEFT, text)
        if look.muted and not word:
            width = QFontMetricsF(self.number).horizontalAdvance(text)
            stroke = QRectF(box.left() - 1, round(box.center().y()), width + 2, 1)
            painter.fillRect(stroke, self._theme.secondary)

    def _paint_bar(self, painter: QPainter, bar: QRectF, head: int, look: CardLook) -> None:
        """Paint the head's colour; that of a muted head is an outline."""
        if not look.muted:
            painter.fillRect(bar, head_colour(self._theme, head))
            return
        painter.setPen(QPen(self._theme.border, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))

    def _bar_width(self, text: QRectF) -> float:
        return round(min(text.width(), self._px(32)))

    def _muted_word(self, room: float) -> str:
        """Return the word for a muted head; empty where it has no room."""
        word = QCoreApplication.translate("HeadStrip", "muted")
        return word if QFontMetricsF(self._caption).horizontalAdvance(word) <= room else ""

    def _paint_word(self, painter: QPainter, corner: QPointF, word: str) -> None:
        metrics = QFontMetricsF(self._caption)
        painter.setFont(self._caption)
        painter.setPen(QColor(self._theme.secondary))
        size = QSizeF(metrics.horizontalAdvance(word) + 1, metrics.height())
        painter.drawText(QRectF(corner, size), LEFT, word)

    def _px(self, length: float) -> float:
        return length * self._scale
