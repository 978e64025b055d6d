"""Query, key and their products, entry by entry, as three strips of colours."""

import numpy as np
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.cell_arithmetic import Products
from mha_desktop.panels.controls.painted_text import LEFT
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.sharing.read_picture import RowPicture
from mha_desktop.qt.arithmetic_numbers import in_brackets, number_text
from mha_desktop.qt.figures.colour_maps import LEVELS, diverging_map
from mha_desktop.qt.theme import Theme

_STRIP, _GAP, _LABEL, _LINE = 18, 6, 72, 18
_CAPTION_POINTS = 9


class TermStrips(RowPicture):
    """Colours from the negative to the positive of the largest number of each strip.

    The pointer, or Left, Right, Home and End, read one entry; it is written under the strips.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._products: Products | None = None
        self._names = ("", "")
        self.setObjectName("termStrips")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Query, key and their products. Left and Right: entry."))
        self.setToolTip(
            self.tr(
                "Every strip goes from the negative to the positive of its largest number; the "
                "middle of the colours is 0. Left and Right read the entries."
            )
        )

    def show_products(self, products: Products, query: str, key: str) -> None:
        """Show the products of a query and a key, and their tokens."""
        self._products, self._names = products, (query, key)
        self._forget_lost_place()
        self._tell()

    @property
    def count(self) -> int:
        """How many entries there are."""
        return 0 if self._products is None else len(self._products.values)

    def reading(self) -> str:
        """Return the entry that is read out, else how many there are."""
        products, entry = self._products, self._place
        if products is None:
            return ""
        if entry is None:
            return self.tr("entries 1 to {count}").format(count=len(products.values))
        q, k, product = (float(v[entry]) for v in (products.q, products.k, products.values))
        formula = f"{number_text(q)} × {in_brackets(k)} = {number_text(product)}"
        return self.tr("entry {place}: {formula}").format(place=entry + 1, formula=formula)

    def sizeHint(self) -> QSize:
        """Three strips and a line."""
        return QSize(280, self._top(3) + self._scaled(_LINE))

    def minimumSizeHint(self) -> QSize:
        """Return less width for the strips."""
        return QSize(160, self.sizeHint().height())

    def strip_rect(self, number: int) -> QRect:
        """Return where a strip lies: 0 the query, 1 the key, 2 the products."""
        left = self._scaled(_LABEL)
        width = max(self.width() - left - 2, 1)
        return QRect(left, self._top(number), width, self._scaled(_STRIP))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint labels, strips and what is read out."""
        if self._products is None:
            return
        painter = QPainter(self)
        painter.setFont(self._caption())
        labels = (f"q({self._names[0]})", f"k({self._names[1]})", "q × k")
        strips = (self._products.q, self._products.k, self._products.values)
        for number, (label, numbers) in enumerate(zip(labels, strips, strict=True)):
            self._paint_strip(painter, number, label, numbers)
        if self._place is not None:
            self._paint_mark(painter, self._place)
        painter.setPen(self._theme.secondary)
        line = QRect(self._scaled(_LABEL), self._top(3), self.width(), self._scaled(_LINE))
        painter.drawText(line, LEFT, self.reading())
        self._ring.paint(painter, self._theme.accent)

    def _paint_strip(self, painter: QPainter, number: int, label: str, numbers: FloatArray) -> None:
        area = self.strip_rect(number)
        room = QRect(2, area.top(), area.left() - _GAP, area.height())
        elided = QFontMetrics(painter.font()).elidedText(
            label, Qt.TextElideMode.ElideMiddle, room.width()
        )
        painter.setPen(self._theme.secondary)
        painter.drawText(room, LEFT, elided)
        painter.drawImage(area, _strip_image(numbers, self._theme))
        painter.setPen(self._theme.divider)
        painter.drawRect(area.adjusted(0, 0, -1, -1))

    def _paint_mark(self, painter: QPainter, entry: int) -> None:
        """Frame an entry in all strips."""
        first, last = self.strip_rect(0), self.strip_rect(2)
        count = len(self._products.values) if self._products else 1
        left = first.left() + entry * first.width() // count
        right = first.left() + (entry + 1) * first.width() // count
        painter.setPen(self._theme.text)
        painter.drawRect(
            QRect(left - 1, first.top() - 1, right - left + 1, last.bottom() - first.top() + 2)
        )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the entry under the pointer."""
        area = self.strip_rect(0)
        across = event.position().x() - area.left()
        if self._products is not None and 0 <= across < area.width():
            self._read(int(across * len(self._products.values) / area.width()))
        else:
            self._read(None)

    def _top(self, number: int) -> int:
        return 2 + number * (self._scaled(_STRIP) + self._scaled(_GAP))

    def _scaled(self, pixels: int) -> int:
        return round(pixels * text_scale(self.font()))

    def _caption(self) -> QFont:
        return text_font(self.font(), _CAPTION_POINTS * text_scale(self.font()))


def _strip_image(numbers: FloatArray, theme: Theme) -> QImage:
    """Return one pixel for every number."""
    largest = float(np.abs(numbers).max()) or 1.0
    levels = np.rint((numbers / largest + 1) / 2 * (LEVELS - 1)).astype(np.intp)
    pixels = diverging_map(theme).table[levels]
    count = len(pixels)
    return QImage(pixels.data, count, 1, 4 * count, QImage.Format.Format_RGB32).copy()
