"""Icons of ``resources/icons``: line drawings that take the colour of the text beside them."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mha_desktop.qt.theme import Theme
from mha_desktop.resources import resource

# Physical pixels, so that a 16 px icon is sharp at 100, 125, 150, 200, 300 and 400 %.
_SIZES = (16, 20, 24, 32, 48, 64)


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
    return _filled_icon({QIcon.State.Off: _drawing("mha-desktop")}, (*_SIZES, 128, 256))


@lru_cache(maxsize=256)
def _icon(name: str, normal: str, disabled: str, on: str) -> QIcon:
    drawing = _drawing(name)
    drawings = {
        QIcon.State.Off: drawing.replace("currentColor", normal),
        QIcon.State.On: drawing.replace("currentColor", on),
    }
    result = _filled_icon(drawings, _SIZES)
    for pixmap in _pixmaps(drawing.replace("currentColor", disabled), _SIZES):
        for state in (QIcon.State.Off, QIcon.State.On):
            result.addPixmap(pixmap, QIcon.Mode.Disabled, state)
    return result


def _filled_icon(drawings: dict[QIcon.State, str], sizes: tuple[int, ...]) -> QIcon:
    result = QIcon()
    for state, drawing in drawings.items():
        for pixmap in _pixmaps(drawing, sizes):
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Active, QIcon.Mode.Selected):
                result.addPixmap(pixmap, mode, state)
    return result


def _drawing(name: str) -> str:
    return resource(f"icons/{name}.svg").read_text(encoding="utf-8")


def _pixmaps(drawing: str, sizes: tuple[int, ...]) -> list[QPixmap]:
    """Draw an SVG text into a square for each of the sizes, in physical pixels."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    return [_pixmap(renderer, size) for size in sizes]


def _pixmap(renderer: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
