"""Icons of ``resources/icons``: line drawings that take the colour of the text beside them."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mha_desktop.qt.theme import Theme
from mha_desktop.resources import resource

# Physical pixels that task bars and switchers ask for.
_SIZES = (16, 20, 24, 32, 48, 64, 128, 256)
# Python would delete a copy that Qt asked for, and that nobody holds here.
_copies: list[QIconEngine] = []


def icon(name: str, theme: Theme) -> QIcon:
    """Icon in the text colour; dimmed when disabled, readable on the accent when checked."""
    return _icon(name, theme.text.name(), theme.border.name(), theme.on_accent.name())


def main_icon(name: str, theme: Theme) -> QIcon:
    """Icon for a main button, whose ground is the accent."""
    return _icon(name, theme.on_accent.name(), theme.border.name(), theme.on_accent.name())


def coloured_icon(name: str, colour: QColor) -> QIcon:
    """Icon in one colour, whatever the state of its control."""
    return _icon(name, colour.name(), colour.name(), colour.name())


@lru_cache(maxsize=1)
def application_icon() -> QIcon:
    """Icon of the program for windows and task bars."""
    return _icon("mha-desktop", "", "", "")


@lru_cache(maxsize=256)
def _icon(name: str, normal: str, disabled: str, on: str) -> QIcon:
    return QIcon(_Drawing(name, normal, disabled, on))


class _Drawing(QIconEngine):
    """Draws an icon when it is first shown, sharp in whatever size that is.

    Parameters
    ----------
    name : str
        Of the drawing.
    normal, disabled, on : str
        What ``currentColor`` stands for, by the state of the control.
    """

    def __init__(self, name: str, normal: str, disabled: str, on: str) -> None:
        super().__init__()
        self._colours = (name, normal, disabled, on)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return a picture of that many physical pixels."""
        name, normal, disabled, on = self._colours
        colour = on if state is QIcon.State.On else normal
        colour = disabled if mode is QIcon.Mode.Disabled else colour
        return _pixmap(name, colour, size.width(), size.height())

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon into a rectangle."""
        painter.drawPixmap(rect, self.pixmap(rect.size(), mode, state))

    def availableSizes(
        self, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off
    ) -> list[QSize]:
        """Return the sizes that task bars are offered."""
        return [QSize(size, size) for size in _SIZES]

    def clone(self) -> QIconEngine:
        """Return the same again, for an icon that somebody changes."""
        copy = _Drawing(*self._colours)
        _copies.append(copy)
        return copy


@lru_cache(maxsize=1024)
def _pixmap(name: str, colour: str, width: int, height: int) -> QPixmap:
    drawing = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    side = min(width, height)
    square = QRectF((width - side) / 2, (height - side) / 2, side, side)
    painter = QPainter(pixmap)
    renderer.render(painter, square)
    painter.end()
    return pixmap
