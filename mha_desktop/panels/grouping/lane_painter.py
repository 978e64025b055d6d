"""Paints lanes, chips and their lines; only what touches the strip asked for."""

from collections.abc import Collection
from dataclasses import dataclass, field

from PySide6.QtCore import QLine, QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from mha_desktop.panels.controls.kept_pictures import KeptPictures
from mha_desktop.panels.grouping.lane_geometry import BetweenLanes, Drop, IntoLane, Lane, LaneLayout
from mha_desktop.panels.mixer.head_tag import text_font
from mha_desktop.qt.figures.same import Same
from mha_desktop.qt.theme import Theme, head_colour

_RADIUS = 4
_RING = 2
_DRAG_MARGIN = 4
_BAND_OPACITY = 0.12
_BOLD = QFont.Weight.DemiBold
_CENTRE = Qt.AlignmentFlag.AlignCenter


_PICTURES = KeptPictures()


@dataclass(frozen=True)
class DraggedChips:
    """Chips under way: the one that was grabbed, all that move, and what letting go would do."""

    grabbed: int
    heads: frozenset[int]
    rect: QRect
    drop: Drop | None


@dataclass(frozen=True)
class LanesScene:
    """What there is to paint; ``focused`` is the head with the keyboard ring, if it shows."""

    layout: LaneLayout
    selected: frozenset[int] = field(default_factory=frozenset)
    focused: int | None = None
    hovered: int | None = None
    drag: DraggedChips | None = None
    band: QRect | None = None


class LanesPainter:
    """Paints a `LanesScene` in the colours of a theme.

    Parameters
    ----------
    painter : QPainter
    theme : Theme
    font : QFont
        Font of the widget, from which those of chips and labels are made.
    """

    def __init__(self, painter: QPainter, theme: Theme, font: QFont) -> None:
        self._painter, self._theme, self._font = painter, theme, font
        self._look = Same(theme), font.toString()
        self._large_font = text_font(font, 11, _BOLD)
        self._small_font = text_font(font, 9, _BOLD)
        self._small_metrics = QFontMetrics(self._small_font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, scene: LanesScene, strip: QRect) -> None:
        """Paint the lanes that touch the strip."""
        layout, drag = scene.layout, scene.drag
        for number in layout.lanes_between(strip.left() - 4, strip.right() + 4):
            lane = layout.lanes[number]
            if drag is None:
                self._paint_kept(lane, number)
            else:
                self._paint_lane(lane, number, drag.drop == IntoLane(number))
                self._paint_chips(lane, drag.heads)
            self._paint_marks(lane, scene)
        if scene.focused is not None:
            self._outline(layout.chip(scene.focused).adjusted(-3, -3, 3, 3), self._theme.accent)
        if drag is not None:
            self._paint_drag(layout, drag)
        if scene.band is not None:
            self._paint_band(scene.band)

    def _paint_kept(self, lane: Lane, number: int) -> None:
        """Paint a lane with its chips from an image; the heads slider comes by the same again."""
        rect, painter = lane.rect, self._painter
        corner, block = rect.topLeft(), lane.block.left() - rect.left()
        places = rect.width(), rect.height(), lane.columns, lane.is_large, block

        def paint(to: QPainter) -> None:
            to.translate(-corner)
            other = LanesPainter(to, self._theme, self._font)
            other._paint_lane(lane, number, is_target=False)
            other._paint_chips(lane)

        painter.translate(corner)
        look = *self._look, number, lane.heads, *places
        _PICTURES.draw(painter, QSizeF(rect.size()), look, paint)
        painter.translate(-corner)

    def _paint_lane(self, lane: Lane, number: int, is_target: bool) -> None:
        theme, painter = self._theme, self._painter
        painter.setPen(QPen(theme.divider, 1))
        painter.setBrush(theme.selected if is_target else theme.window)
        painter.drawRoundedRect(
            lane.rect.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS
        )
        if is_target:
            self._outline(lane.rect.adjusted(1, 1, -1, -1), theme.accent)
        self._paint_lines(lane)
        self._paint_block(lane)
        self._paint_label(lane, number)

    def _paint_lines(self, lane: Lane) -> None:
        """Draw a line from each chip down to a bar, and one from the bar to the K V block."""
        painter, top = self._painter, lane.block.top()
        bar = top - 6 if len(lane.chips) > lane.columns else (lane.chips[0].bottom() + top) // 2
        xs = [chip.left() + chip.width() // 2 for chip in lane.chips[: lane.columns]]
        middle = lane.block.left() + lane.block.width() // 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(self._theme.border, 1))
        bottom = lane.chips[0].bottom()
        lines = [QLine(x, bottom, x, bar) for x in xs]
        lines.append(QLine(min(*xs, middle), bar, max(*xs, middle), bar))
        lines.append(QLine(middle, bar, middle, top))
        painter.drawLines(lines)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_block(self, lane: Lane) -> None:
        painter, head = self._painter, lane.heads[0]
        half = lane.block.width() // 2
        painter.setFont(self._small_font)
        for letter, left in (("K", 0), ("V", half)):
            cell = QRect(lane.block.left() + left, lane.block.top(), half, lane.block.height())
            painter.fillRect(cell.adjusted(0, 0, -1, 0), head_colour(self._theme, head))
            painter.setPen(self._theme.head_text)
            painter.drawText(cell, _CENTRE, letter)

    def _paint_label(self, lane: Lane, number: int) -> None:
        below = lane.block.translated(0, lane.block.height()).adjusted(-20, 0, 20, 0)
        text = f"KV {number + 1}"
        fits = self._small_metrics.horizontalAdvance(text) < lane.rect.width() - 2
        self._painter.setPen(self._theme.text)
        self._painter.drawText(below, _CENTRE, text if fits else str(number + 1))

    def _paint_chips(self, lane: Lane, moving: Collection[int] = ()) -> None:
        for head, chip in zip(lane.heads, lane.chips, strict=True):
            if head in moving:
                self._paint_old_place(chip, head, lane.is_large)
            else:
                self._paint_chip(chip, head, _label(head, lane.is_large))

    def _paint_marks(self, lane: Lane, scene: LanesScene) -> None:
        """Outline the selected chips, and the one that is pointed at."""
        moving = scene.drag.heads if scene.drag else ()
        for head, chip in zip(lane.heads, lane.chips, strict=True):
            if head in scene.selected and head not in moving:
                inset = 3 if lane.is_large else 2
                ring = chip.adjusted(inset, inset, -inset, -inset)
                self._outline(ring, self._theme.head_text, width=1.5)
            if head == scene.hovered and head not in moving:
                self._outline(chip, self._theme.text, width=1.5)

    def _paint_chip(self, chip: QRect, head: int, label: str) -> None:
        painter = self._painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(head_colour(self._theme, head))
        painter.drawRoundedRect(chip, _RADIUS, _RADIUS)
        painter.setFont(self._large_font if chip.height() > 24 else self._small_font)
        painter.setPen(self._theme.head_text)
        painter.drawText(chip, _CENTRE, label)

    def _paint_old_place(self, chip: QRect, head: int, is_large: bool) -> None:
        painter, theme = self._painter, self._theme
        painter.setPen(QPen(theme.border, 1, Qt.PenStyle.DashLine))
        painter.setBrush(theme.window)
        painter.drawRoundedRect(chip.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.setFont(self._large_font if is_large else self._small_font)
        painter.setPen(theme.secondary)
        painter.drawText(chip, _CENTRE, _label(head, is_large))

    def _paint_drag(self, layout: LaneLayout, drag: DraggedChips) -> None:
        into_new_lane = layout.has_room and drag.drop == BetweenLanes(len(layout.lanes))
        if layout.has_room:
            self._paint_new_lane(layout.new_lane, into_new_lane)
        if isinstance(drag.drop, BetweenLanes) and not into_new_lane:
            self._painter.fillRect(layout.gap(drag.drop.position), self._theme.accent)
        others = len(drag.heads) - 1
        is_large = drag.rect.height() > 24
        label = _label(drag.grabbed, is_large)
        self._paint_chip(drag.rect, drag.grabbed, f"{label} +{others}" if others else label)
        self._outline(drag.rect.adjusted(-1, -1, 1, 1), self._theme.panel)
        self._outline(drag.rect.adjusted(-3, -3, 3, 3), self._theme.accent)

    def _paint_new_lane(self, slot: QRect, is_target: bool) -> None:
        """Show the place after the last lane that makes a key/value head."""
        painter, theme = self._painter, self._theme
        painter.setPen(QPen(theme.accent if is_target else theme.border, 1, Qt.PenStyle.DashLine))
        painter.setBrush(theme.selected if is_target else theme.panel)
        painter.drawRoundedRect(slot.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.setFont(self._large_font)
        painter.setPen(theme.text)
        painter.drawText(slot, _CENTRE, "+")

    def _paint_band(self, band: QRect) -> None:
        tint = QColor(self._theme.accent)
        tint.setAlphaF(_BAND_OPACITY)
        self._painter.setPen(QPen(self._theme.accent, 1))
        self._painter.setBrush(tint)
        self._painter.drawRect(band.toRectF().adjusted(0.5, 0.5, -0.5, -0.5))

    def _outline(self, rect: QRect, colour: QColor, width: float = _RING) -> None:
        self._painter.setPen(QPen(colour, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(rect, _RADIUS, _RADIUS)


def dragged_rect(chip: QRect, several: bool, corner: QPoint, visible: QRect) -> QRect:
    """Return where a dragged chip is: it hangs on the pointer, but stays in sight."""
    rect = QRect(corner, chip.size() + QSize(24 if several else 0, 0))
    inside = visible.adjusted(_DRAG_MARGIN, 0, -_DRAG_MARGIN, 0)
    rect.moveLeft(max(min(rect.left(), inside.right() - rect.width() + 1), inside.left()))
    return rect


def _label(head: int, is_large: bool) -> str:
    return f"H{head + 1}" if is_large else str(head + 1)
