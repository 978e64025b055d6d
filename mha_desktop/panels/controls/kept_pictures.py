"""Images of what is painted again and again in the same way, as at every tick of a slider."""

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from mha_desktop.lab.recent import Recent
from mha_desktop.qt.figures.ground import is_vector

_MOST_PICTURES = 256
_MOST_BYTES = 8 << 20


class KeptPictures:
    """Draws from an image what looks as it did before; those used longest ago make room."""

    def __init__(self) -> None:
        self._images: Recent[object, QImage] = Recent(_MOST_PICTURES, _MOST_BYTES)

    def draw(
        self, painter: QPainter, size: QSizeF, look: Hashable, paint: Callable[[QPainter], None]
    ) -> None:
        """Draw at the painter's origin; shapes stay shapes in files that can hold them.

        Parameters
        ----------
        painter : QPainter
        size : QSizeF
            What `paint` paints lies between the origin and this corner.
        look : hashable
            Whatever decides how the picture looks, apart from its magnification.
        paint : callable
            Paints it with the painter that it is given.
        """
        if is_vector(painter):
            painter.save()
            paint(painter)
            painter.restore()
            return
        key = look, painter.deviceTransform().m11()
        image = self._images.get(key)
        if image is None:
            image = _picture(size, key[1], paint)
            self._images.keep(key, image, image.sizeInBytes())
        painter.drawImage(QPointF(0, 0), image)


def _picture(size: QSizeF, scale: float, paint: Callable[[QPainter], None]) -> QImage:
    """Return an image with `scale` device pixels per unit."""
    width, height = max(ceil(size.width() * scale), 1), max(ceil(size.height() * scale), 1)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image
