"""The two colour bars of the list of effects."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.matrix.bar import paint_bar
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.sharing.effect_colours import difference_colours, weight_colours
from mha_desktop.qt.models.head_effects import HeadEffects
from mha_desktop.qt.theme import Theme

_SIZE = QSize(320, 20)
_GAP = 24


class EffectBars(QWidget):
    """On the left the colours of weights, on the right those of their difference."""

    accessible_role = Role.Graphic

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._map_name: ColourMapName = "viridis"
        self._effect: HeadEffects | None = None
        self.setAccessibleName(self.tr("Colour bars of weights and of their difference"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_effect(self, effect: HeadEffects | None) -> None:
        """Show the limits of another comparison."""
        self._effect = effect
        self._describe()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def set_colour_map(self, name: ColourMapName) -> None:
        """Show another map of weights."""
        self._map_name = name
        self.update()

    def sizeHint(self) -> QSize:
        """Two bars side by side, one line high."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """As wide as the limits and a little colour need."""
        return self.sizeHint()

    def _describe(self) -> None:
        text = ""
        if self._effect is not None:
            weights = weight_colours(self._effect, self._map_name).texts
            differences = difference_colours(self._effect, self._theme).texts
            text = self.tr("Weights from {0} to {1}, differences from {2} to {3}").format(
                *weights, *differences
            )
        self.setAccessibleDescription(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both bars."""
        effect = self._effect
        if effect is None:
            return
        painter, scale = QPainter(self), text_scale(self.font())
        width = (self.width() - _GAP) / 2
        left = QRectF(0, 0, width, self.height())
        weights = weight_colours(effect, self._map_name)
        paint_bar(painter, left, weights, self._theme, scale)
        differences = difference_colours(effect, self._theme)
        paint_bar(painter, left.translated(width + _GAP, 0), differences, self._theme, scale)
