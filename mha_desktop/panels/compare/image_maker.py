"""Colours the pictures of the comparison: small ones at once, large ones on a worker."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mha_desktop.qt.figures.comparison_pictures import Picture
from mha_desktop.qt.figures.grid_layout import GridLayout
from mha_desktop.qt.figures.heatmap import HeatmapImage
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.worker import LatestWorker

# So many weights are coloured in about 4 ms.
_MOST_AT_ONCE = 600_000


class Coloured(NamedTuple):
    """A picture with its places and its pixels."""

    picture: Picture
    layout: GridLayout
    image: HeatmapImage


class ImageMaker(QObject):
    """Keeps what is shown until the next pixels are there, so that nothing flickers.

    Parameters
    ----------
    parent : QObject

    Signals
    -------
    changed()
        `shown` is another picture, or the same one with other marks.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._background = Background[HeatmapImage](LatestWorker(self), self)
        self._background.changed.connect(self._take)
        self._shown: Coloured | None = None
        self._wanted: tuple[Picture, GridLayout] | None = None

    @property
    def shown(self) -> Coloured | None:
        """The newest picture whose pixels are there."""
        return self._shown

    def show(self, picture: Picture | None, layout: GridLayout | None) -> None:
        """Have another picture coloured, or show nothing."""
        if picture is None or layout is None:
            self._wanted, self._shown = None, None
            self._background.keep_only(None)
            self.changed.emit()
            return
        self._wanted = picture, layout
        image = self._image_at_once(picture, layout)
        if image is None:
            self._background.ask(picture.look(layout), lambda *_: picture.image(layout))
            self._take()
        else:
            self._background.keep_only(None)
            self._show(image)

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._background.shut_down()

    def _image_at_once(self, picture: Picture, layout: GridLayout) -> HeatmapImage | None:
        """Return the pixels if they are there already, or if they are few."""
        before = self._shown
        if before is not None and before.picture.look(before.layout) == picture.look(layout):
            return before.image
        return picture.image(layout) if picture.weight_count <= _MOST_AT_ONCE else None

    def _take(self) -> None:
        """Show what is wanted, if the newest pixels are its own."""
        image = self._background.value
        if self._wanted is None or image is None:
            return
        picture, layout = self._wanted
        if self._background.is_made_from(picture.look(layout)):
            self._show(image)

    def _show(self, image: HeatmapImage) -> None:
        if self._wanted is not None:
            self._shown = Coloured(*self._wanted, image)
            self.changed.emit()
