"""Paints the list of effects: titles, and one row per head."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from mha_desktop.panels.controls.matrix.overlay import paint_ring
from mha_desktop.panels.controls.painted_text import LEFT
from mha_desktop.panels.mixer.head_tag import head_label, paint_head_tag, text_font, text_scale
from mha_desktop.panels.sharing.effect_colours import EffectImages
from mha_desktop.panels.sharing.effect_layout import PICTURES, EffectLayout, Spot
from mha_desktop.panels.sharing.effect_texts import distance_text
from mha_desktop.qt.models.head_effects import HeadEffects
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.wording import kv_label

_BOLD = QFont.Weight.DemiBold
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class RowMarks:
    """The selected head, the head with the keyboard ring (-1 for none), and what is pointed at."""

    selected: int
    ringed: int
    pointed: Spot | None


class EffectPainter:
    """Paints rows of one comparison in one theme, font and width.

    Parameters
    ----------
    effect : HeadEffects
    layout : EffectLayout
    images : EffectImages
    theme : Theme
    font : QFont
        Of the widget.
    """

    def __init__(
        self,
        effect: HeadEffects,
        layout: EffectLayout,
        images: EffectImages,
        theme: Theme,
        font: QFont,
    ) -> None:
        self._effect, self._layout, self._images = effect, layout, images
        self._theme = theme
        size = text_scale(font)
        self._bold = text_font(font, 10 * size, _BOLD)
        self._caption = text_font(font, 9 * size)
        self._titles = text_font(font, 9 * size, _BOLD)
        self._metrics = QFontMetricsF(self._bold)

    def paint_titles(self, painter: QPainter) -> None:
        """Paint what the columns are called."""
        painter.setFont(self._titles)
        painter.setPen(self._theme.secondary)
        metrics = QFontMetricsF(self._titles)
        for number, choices in enumerate(_titles()):
            area = self._layout.title(number)
            fitting = (text for text in choices if metrics.horizontalAdvance(text) <= area.width())
            painter.drawText(area, LEFT, next(fitting, choices[-1]))

    def paint_row(self, painter: QPainter, head: int, marks: RowMarks) -> None:
        """Paint one head; the painter's origin is the top of the first row."""
        layout = self._layout
        row = QRectF(0, layout.top(head), layout.width, layout.row_height)
        if head == marks.selected:
            painter.fillRect(row, self._theme.selected)
        self._paint_tag(painter, head)
        areas = tuple(layout.picture(head, number) for number in range(PICTURES))
        self._images.paint(painter, head, areas)
        self._paint_distance(painter, head, head == marks.selected)
        self._paint_pointed(painter, head, marks.pointed)
        if head == marks.ringed:
            self._paint_frame(painter, row)

    def _paint_tag(self, painter: QPainter, head: int) -> None:
        tag, theme = self._layout.tag(head), self._theme
        painter.setFont(self._bold)
        label = head_label(head + 1, self._metrics, tag.width())
        paint_head_tag(painter, tag, theme, head, label, silent=False, radius=4)
        painter.setFont(self._caption)
        painter.setPen(theme.secondary)
        lane = self._effect.shared.kv_head_of[head]
        painter.drawText(self._layout.below_tag(head), _CENTRE, kv_label(lane))

    def _paint_distance(self, painter: QPainter, head: int, is_selected: bool) -> None:
        area, distance = self._layout.distance(head), self._effect.distance(head)
        painter.setFont(self._bold)
        painter.setPen(self._theme.text)
        upper = QRectF(area.left(), area.top(), area.width(), area.height() / 2)
        painter.drawText(upper, LEFT, distance_text(distance))
        bar = self._layout.bar(head)
        painter.fillRect(bar, self._theme.divider)
        bar.setWidth(distance * bar.width())
        painter.fillRect(bar, self._theme.accent if is_selected else self._theme.border)

    def _paint_pointed(self, painter: QPainter, head: int, pointed: Spot | None) -> None:
        """Ring the cell in all three pictures of its head."""
        if pointed is not None and pointed.cell is not None and pointed.head == head:
            for number in range(PICTURES):
                paint_ring(painter, self._layout.cell_rect(head, number, pointed.cell))

    def _paint_frame(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(QPen(self._theme.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(1, 1, -1, -1))


def _titles() -> tuple[tuple[str, ...], ...]:
    """Return the titles of the columns, each with shorter ones for less room."""
    translate = QCoreApplication.translate
    return (
        (translate("SharingView", "Before"),),
        (translate("SharingView", "After"),),
        (translate("SharingView", "After \u2212 before"), translate("SharingView", "Difference"),
         translate("SharingView", "Diff.")),
        (translate("SharingView", "Jensen-Shannon distance"),
         translate("SharingView", "JS distance"), translate("SharingView", "Distance")),
    )  # fmt: skip
