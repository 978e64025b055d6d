"""What can be written into a file, copied and printed: anything that paints itself in a width."""

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter

from mha_desktop.lab.sessions import Session
from mha_desktop.qt.figures.caption import Caption
from mha_desktop.qt.figures.colour_bar import ColourBar
from mha_desktop.qt.figures.heading import PADDING, Heading, paint_heading
from mha_desktop.qt.theme import Theme

SMALLEST_SCALE = 0.75


class Picture(Protocol):
    """A picture for a file, the clipboard or a page of paper."""

    @property
    def title(self) -> str:
        """What it is called, also in the properties of the file."""
        ...

    @property
    def description(self) -> str:
        """What is written under it, for those who cannot see it."""
        ...

    @property
    def session(self) -> Session | None:
        """The state that it shows, to be opened again; None to keep it out of the file."""
        ...

    @property
    def natural_width(self) -> int:
        """Width in pixels at which texts have the size that they have on the screen."""
        ...

    @abstractmethod
    def height_for(self, width: int) -> int:
        """Return the height that suits the content, in pixels."""

    @abstractmethod
    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint into a rectangle, of the height that suits its width or any other."""


class Body(Protocol):
    """What stands between heading and caption. Its origin is its upper left corner."""

    @property
    def natural_width(self) -> int:
        """Width at which texts have the size that they have on the screen."""
        ...

    @property
    def colour_bar(self) -> ColourBar | None:
        """The bar at the end of the heading; None for a body that has its own, or none."""
        ...

    @abstractmethod
    def height_for(self, width: int, scale: float) -> int:
        """Return the height that suits the content, with texts of a scale."""

    @abstractmethod
    def paint(self, painter: QPainter, room: QRect, scale: float) -> None:
        """Paint into a rectangle that begins at the origin, with texts of a scale."""


@dataclass(frozen=True)
class Surroundings:
    """What stands around a body.

    Attributes
    ----------
    theme : Theme
    heading : Heading
    caption : str
    text_scale : float
        Magnification of texts besides the one that comes with the width.
    """

    theme: Theme
    heading: Heading
    caption: str = ""
    text_scale: float = 1.0


@dataclass(frozen=True, eq=False)
class FramedPicture:
    """A body with its heading above and its caption below.

    Attributes
    ----------
    body : Body
    around : Surroundings
    session : Session or None
    """

    body: Body
    around: Surroundings
    session: Session | None = None

    @property
    def title(self) -> str:
        """The heading."""
        return self.around.heading.title

    @property
    def description(self) -> str:
        """All that is written around the body besides the title."""
        heading = self.around.heading
        return "\n".join(filter(None, (heading.subtitle, heading.warning, self.around.caption)))

    @property
    def natural_width(self) -> int:
        """The body's."""
        return self.body.natural_width

    def height_for(self, width: int) -> int:
        """Return the height that suits the content."""
        scale = self._scale(width)
        return self._around_height(width) + self.body.height_for(width, scale)

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint ground, heading, body and caption; the body gets the height that is left."""
        theme, width, scale = self.around.theme, rect.width(), self._scale(rect.width())
        painter.save()
        painter.setClipRect(rect)
        painter.translate(rect.topLeft())
        if theme.panel.alpha():
            painter.fillRect(QRect(0, 0, width, rect.height()), theme.panel)
        paint_heading(painter, self.around.heading, width, (theme, scale), self.body.colour_bar)
        caption, padding = self._caption(width), PADDING * scale
        if caption.text:
            caption.paint(painter, padding, rect.height() - padding - caption.height, theme)
        painter.translate(0, self._heading_height(width))
        room = QRect(0, 0, width, max(rect.height() - self._around_height(width), 1))
        self.body.paint(painter, room, scale)
        painter.restore()

    def _scale(self, width: int) -> float:
        natural = max(width / self.body.natural_width, SMALLEST_SCALE)
        return natural * self.around.text_scale

    def _heading_height(self, width: int) -> int:
        has_bar = self.body.colour_bar is not None
        return self.around.heading.height(width, self._scale(width), has_bar=has_bar)

    def _around_height(self, width: int) -> int:
        scale, caption = self._scale(width), self._caption(width)
        padding = round(PADDING * scale)
        below = caption.height + padding if caption.text else 0
        return self._heading_height(width) + below + padding

    def _caption(self, width: int) -> Caption:
        scale = self._scale(width)
        return Caption(self.around.caption, max(width - 2 * PADDING * scale, 1.0), scale)


def transparent(theme: Theme) -> Theme:
    """Return a theme whose ground is left out."""
    panel = QColor(theme.panel)
    panel.setAlpha(0)
    return replace(theme, panel=panel)
