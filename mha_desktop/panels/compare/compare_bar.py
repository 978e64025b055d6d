"""The one colour bar of A and B, with a triangle for the pointed cell of each."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.qt.figures.colour_bar import ColourBar, paint_colour_bar

Marks = tuple[float | None, float | None]


class CompareBar(ColourBarView):
    """The weight of A has its triangle above the bar, that of B below."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: Marks = (None, None)
        self.setObjectName("compareBar")

    @property
    def marks(self) -> Marks:
        """The places (0 to 1) of the weights of A and B."""
        return self._marks

    def show_marked(self, bar: ColourBar | None, marks: Marks) -> None:
        """Show a bar, and the places (0 to 1) of the weights of A and B."""
        self._marks = marks
        self.show_bar(bar)
        tip = self.tr("{limits}, for A and B. Triangle above: A. Triangle below: B.")
        self.setToolTip(tip.format(limits=self.accessibleDescription()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar with the mark of A, then the mark of B upside down."""
        if self.bar is None:
            return
        a, b = self._marks
        painter, area = QPainter(self), QRectF(self.rect())
        paint_colour_bar(painter, area, replace(self.bar, position=a))
        if b is not None:
            # The strip takes the middle half of the height; below it there is the triangle only.
            painter.setClipRect(area.adjusted(0, 0.75 * area.height(), 0, 0))
            painter.translate(0, area.height())
            painter.scale(1, -1)
            paint_colour_bar(painter, area, replace(self.bar, position=b))
