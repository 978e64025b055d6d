"""The colour bar as a widget: the figures' own bar, with room for both limits and the triangle."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.colour_bar import ColourBar, limit_text, paint_colour_bar

_SIZE = QSize(230, 28)
_LEAST_SIZE = QSize(160, 28)


class ColourBarView(QWidget):
    """Shows one colour bar, or nothing while there is nothing to colour."""

    accessible_role = Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar: ColourBar | None = None
        self.setObjectName("colourBar")
        self.setAccessibleName(self.tr("Colour bar"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def bar(self) -> ColourBar | None:
        """What is shown."""
        return self._bar

    def show_bar(self, bar: ColourBar | None) -> None:
        """Show a bar; None shows nothing."""
        self._bar = bar
        self.setAccessibleDescription("" if bar is None else self._limits(bar))
        self.setToolTip(self.accessibleDescription())
        self.update()

    def _limits(self, bar: ColourBar) -> str:
        low, high = (limit_text(limit) for limit in bar.limits)
        return self.tr("Weights from {low} to {high}").format(low=low, high=high)

    def sizeHint(self) -> QSize:
        """As wide as in the figures, at the scale of the text."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for a strip between the limits."""
        return _LEAST_SIZE * text_scale(self.font())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar over the whole width."""
        if self._bar is not None:
            paint_colour_bar(QPainter(self), QRectF(self.rect()), self._bar)
