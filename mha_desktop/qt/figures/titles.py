"""The line above a tile: colour, number and name of a head, its group, and whether it is muted."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mha_desktop.qt.figures.text import TextStyle, draw_text, elided

_LEFT = Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True)
class TitleLook:
    """What the titles of a picture have in common.

    Attributes
    ----------
    width, height : int
        Size of the band, in pixels.
    number, role, note : TextStyle
    line : int
        Colour of the outline of "muted", ``0xffRRGGBB``.
    """

    width: int
    height: int
    number: TextStyle
    role: TextStyle
    note: TextStyle
    line: int

    def __hash__(self) -> int:
        """Take little time: 128 titles look for their images at every tick of a slider."""
        return hash((self.width, self.height, self.line))


@dataclass(frozen=True)
class HeadTitle:
    """Everything a title shows; the origin is the upper left corner of its band.

    Attributes
    ----------
    number : str
        "H4", or "4" where there is little room.
    role : str
        What the head does; empty if it has no name, or no room for one.
    note : str
        What stands at the right end, such as "KV 2".
    muted : bool
    bar : int or None
        Colour of the head, ``0xffRRGGBB``; None for a mean of heads.
    look : TitleLook
    """

    number: str
    role: str
    note: str
    muted: bool
    bar: int | None
    look: TitleLook

    def bounds(self) -> QRectF:
        """Return the band; the number of a very small tile may reach a little beyond it."""
        return QRectF(0, 0, max(self.look.width, self._number_end()), self.look.height)

    @property
    def says_role(self) -> bool:
        """Whether the name has room beside the note, but for what is in brackets."""
        note = self.look.note.metrics.horizontalAdvance(self.note) + self._px(6)
        room = self.look.width - self._number_end() - self._px(8) - note
        return self._fitted_role(max(room, 0.0))[0] in (self.role, self._short_role)

    def paint(self, painter: QPainter) -> None:
        """Paint from both ends; the name gets what is left, cut if need be."""
        self._paint_bar(painter)
        self._text(painter, self.look.number, self._number_left(), self.number)
        end = self._paint_note(painter, float(self.look.width))
        if self.muted:
            end = self._paint_muted(painter, end)
        self._paint_role(painter, self._number_end() + self._px(8), end)

    def _paint_role(self, painter: QPainter, left: float, end: float) -> None:
        text, style = self._fitted_role(max(end - left, 0.0))
        self._text(painter, style, left, text)

    def _fitted_role(self, width: float) -> tuple[str, TextStyle]:
        """Return the name and its style, smaller or without what is in brackets if it has to be."""
        for text in (self.role, self._short_role):
            for style in (self.look.role, self.look.note):
                if style.metrics.horizontalAdvance(text) <= width:
                    return text, style
        cut = elided(self._short_role, self.look.note, width)
        return cut if len(cut) > 1 else "", self.look.note

    @property
    def _short_role(self) -> str:
        return self.role.rsplit(" (", 1)[0]

    def _px(self, length: float) -> float:
        return length * self.look.number.scale

    def _bar_width(self) -> float:
        return max(round(self.look.number.font.pixelSize() / 4), 2)

    def _number_left(self) -> float:
        if self.bar is None:
            return 0.0
        return 2 * self._bar_width() + self._px(1)

    def _number_end(self) -> float:
        advance = self.look.number.metrics.horizontalAdvance(self.number)
        return self._number_left() + advance

    def _text(self, painter: QPainter, style: TextStyle, left: float, text: str) -> None:
        draw_text(
            painter, style, QRectF(left, 0, self.look.width, self.look.height), text, align=_LEFT
        )

    def _paint_bar(self, painter: QPainter) -> None:
        if self.bar is None:
            return
        height = self.look.number.font.pixelSize()
        top = (self.look.height - height) // 2
        painter.fillRect(QRectF(0, top, self._bar_width(), height), QColor.fromRgb(self.bar))

    def _paint_note(self, painter: QPainter, end: float) -> float:
        """Paint the note if there is room for it; return where the free room ends."""
        left = end - self.look.note.metrics.horizontalAdvance(self.note)
        if not self.note or left < self._number_end() + self._px(4):
            return end
        self._text(painter, self.look.note, left, self.note)
        return left - self._px(6)

    def _paint_muted(self, painter: QPainter, end: float) -> float:
        """Paint "muted" in an outline, or a stroke through the number where there is no room."""
        word = QCoreApplication.translate("Figure", "muted")
        metrics, padding = self.look.note.metrics, self._px(4)
        width, height = metrics.horizontalAdvance(word) + 2 * padding, metrics.height()
        box = QRectF(end - width - self._px(1), (self.look.height - height) / 2, width, height)
        if box.left() < self._number_end() + padding:
            self._strike_number(painter)
            return end
        painter.setPen(QPen(QColor.fromRgb(self.look.line), self._px(1)))
        painter.drawRoundedRect(box, padding, padding)
        self._text(painter, self.look.note, box.left() + padding, word)
        return box.left() - padding

    def _strike_number(self, painter: QPainter) -> None:
        middle = self.look.height / 2
        stroke = QRectF(self._number_left(), middle, self._number_end() - self._number_left(), 1)
        painter.fillRect(stroke, QColor.fromRgb(self.look.number.colour))


@dataclass(frozen=True)
class TitleRow:
    """The titles of tiles side by side, as one piece; the origin is the first one's.

    Attributes
    ----------
    titles : tuple of HeadTitle
        At least one; all have the same look.
    pitch : int
        From one title to the next, in pixels.
    """

    titles: tuple[HeadTitle, ...]
    pitch: int

    def __hash__(self) -> int:
        """Take little time, as for the look."""
        return hash((self.titles[0].number, len(self.titles), self.pitch))

    def bounds(self) -> QRectF:
        """Return the band of all titles."""
        ends = (i * self.pitch + one.bounds().right() for i, one in enumerate(self.titles))
        return QRectF(0, 0, max(ends), self.titles[0].look.height)

    def paint(self, painter: QPainter) -> None:
        """Paint one title after the other."""
        for place, title in enumerate(self.titles):
            painter.save()
            painter.translate(place * self.pitch, 0)
            title.paint(painter)
            painter.restore()
