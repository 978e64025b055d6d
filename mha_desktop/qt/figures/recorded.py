"""Anything that was painted once, kept as shapes and texts, and put into a picture for a file."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPicture

from mha_desktop.qt.figures.colour_bar import ColourBar


@dataclass(frozen=True, eq=False)
class RecordedBody:
    """What a painter was told, to be told again in any size and on any thread.

    Attributes
    ----------
    recording : QPicture
    size : QSize
        Of what was painted, in logical pixels.
    """

    recording: QPicture
    size: QSize

    @property
    def natural_width(self) -> int:
        """The width that it was painted in."""
        return self.size.width()

    @property
    def colour_bar(self) -> ColourBar | None:
        """None: it brings its own."""
        return None

    def height_for(self, width: int, scale: float) -> int:
        """Return the height at a width; the texts in it grow with it."""
        return round(self.size.height() * width / self.size.width())

    def paint(self, painter: QPainter, room: QRect, scale: float) -> None:
        """Paint it from the upper left corner, as large as it fits."""
        fitting = min(room.width() / self.size.width(), room.height() / max(self.size.height(), 1))
        # Qt makes a recording as many inches wide as it was.
        fitting *= self.recording.logicalDpiX() / painter.device().logicalDpiX()
        painter.save()
        painter.scale(fitting, fitting)
        self.recording.play(painter)
        painter.restore()


def recorded(paint: Callable[[QPainter], None], size: QSize) -> RecordedBody:
    """Record what a function paints.

    Parameters
    ----------
    paint : callable
        Gets a painter; on the GUI thread it may render a widget. It should paint no ground.
    size : QSize
        Of what it paints, in logical pixels.
    """
    recording = QPicture()
    painter = QPainter(recording)
    paint(painter)
    painter.end()
    return RecordedBody(recording, size)
