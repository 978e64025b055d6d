"""A formula, typeset, that grows with the text around it and is read aloud in words."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QFontInfo, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.typeset import formula_renderer, formula_size

# The letters of the formula font are smaller than those of the text beside it.
_LARGER = 1.25


class FormulaLabel(QWidget):
    """Paints LaTeX as vectors. A formula too wide for its place is painted smaller.

    Parameters
    ----------
    latex : str
    spoken : str
        The formula in plain text: accessible name, and what is written until `typeset`.
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.StaticText

    def __init__(
        self, latex: str, spoken: str, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._latex, self._spoken, self._theme = latex, spoken, theme
        self._renderer: QSvgRenderer | None = None
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def latex(self) -> str:
        """The formula in LaTeX."""
        return self._latex

    @property
    def is_typeset(self) -> bool:
        """Whether the formula is painted, not its words."""
        return self._renderer is not None

    def typeset(self) -> None:
        """Paint the formula from now on; takes long if `qt.typeset` does not have it ready."""
        self._renderer = formula_renderer(self._latex, self._theme.text)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of another theme."""
        self._theme = theme
        if self._renderer is not None:
            self._renderer = formula_renderer(self._latex, theme.text)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the formula at the size of the font."""
        if self._renderer is None:
            return self.fontMetrics().size(0, self._spoken)
        pixels = QFontInfo(self.font()).pixelSize() * _LARGER
        size = formula_size(self._latex, pixels)
        return QSize(-int(-size.width() // 1), -int(-size.height() // 1))

    def minimumSizeHint(self) -> QSize:
        """Let the formula shrink rather than widen its panel."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint at the left, in the middle of the height."""
        painter = QPainter(self)
        if self._renderer is None:
            painter.setPen(self._theme.text)
            painter.drawText(self.rect(), 0, self._spoken)
        else:
            self._renderer.render(painter, self._place())
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.updateGeometry()

    def _place(self) -> QRectF:
        wanted = self.sizeHint()
        shrunk = min(1.0, self.width() / max(1, wanted.width()))
        width, height = wanted.width() * shrunk, wanted.height() * shrunk
        return QRectF(0, (self.height() - height) / 2, width, height)
