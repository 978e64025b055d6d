"""The sum over heads as a row of chips: 1 + 2 + 3 + ..."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.kept_pictures import KeptPictures
from mha_desktop.panels.mixer.head_tag import paint_head_tag, text_font, text_scale
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.theme import Theme

_CHIP = 24
_PLUS = 16
_CENTRE = Qt.AlignmentFlag.AlignCenter


class HeadSum(QWidget):
    """One chip per head with a plus between two; the middle is left out where there is no room.

    Parameters
    ----------
    model : ContributionsModel
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.Graphic

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._shown = model.silent
        self._fonts, self._pictures = self._sized_fonts(), KeptPictures()
        model.updated.connect(self._take)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme, self._pictures = theme, KeptPictures()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fonts, self._pictures = self._sized_fonts(), KeptPictures()

    def _sized_fonts(self) -> list[tuple[QFont, QFontMetricsF]]:
        """Return the fonts of a number in a chip, from the largest to the smallest."""
        self._plain = text_font(self.font(), 10)
        fonts = [text_font(self.font(), points, QFont.Weight.DemiBold) for points in (10, 9, 8)]
        return [(font, QFontMetricsF(font)) for font in fonts]

    def _take(self) -> None:
        if self._model.silent != self._shown:
            self._shown = self._model.silent
            self.update()

    def sizeHint(self) -> QSize:
        """One row of eight chips."""
        scale = text_scale(self.font())
        return QSize(round((8 * _CHIP + 7 * _PLUS) * scale), round(_CHIP * scale))

    def minimumSizeHint(self) -> QSize:
        """Three chips: the first, the dots and the last."""
        scale = text_scale(self.font())
        return QSize(round((3 * _CHIP + 2 * _PLUS) * scale), round(_CHIP * scale))

    def terms(self) -> tuple[int | None, ...]:
        """Heads on show, counted from 0; None stands for the dots that replace the others."""
        heads = self._model.rowCount()
        room = int((self.width() / text_scale(self.font()) + _PLUS) // (_CHIP + _PLUS))
        if heads <= room:
            return tuple(range(heads))
        return (*range(max(room - 2, 1)), None, heads - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chips that have room."""
        painter = QPainter(self)
        scale = text_scale(self.font())
        painter.scale(scale, scale)
        strips = self._model.strips
        terms = tuple((head, head is not None and strips[head].silent) for head in self.terms())
        size = QSizeF(len(terms) * (_CHIP + _PLUS), _CHIP)
        self._pictures.draw(painter, size, terms, lambda to: self._paint_terms(to, terms))

    def _paint_terms(self, painter: QPainter, terms: Sequence[tuple[int | None, bool]]) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, (head, silent) in enumerate(terms):
            area = QRectF(place * (_CHIP + _PLUS), 0, _CHIP, _CHIP)
            self._paint_term(painter, area, head, silent)
            if place:
                self._paint_text(
                    painter, area.translated(-_PLUS, 0).adjusted(0, 0, _PLUS - _CHIP, 0), "+"
                )

    def _paint_term(self, painter: QPainter, area: QRectF, head: int | None, silent: bool) -> None:
        if head is None:
            self._paint_text(painter, area, "\u2026")
            return
        number = str(head + 1)
        painter.setFont(self._fitting_font(number))
        paint_head_tag(painter, area, self._theme, head, number, silent=silent, radius=4)

    def _fitting_font(self, text: str) -> QFont:
        room = _CHIP - 3
        fitting = (font for font, metrics in self._fonts if metrics.horizontalAdvance(text) <= room)
        return next(fitting, self._fonts[-1][0])

    def _paint_text(self, painter: QPainter, area: QRectF, text: str) -> None:
        painter.setFont(self._plain)
        painter.setPen(self._theme.secondary)
        painter.drawText(area, _CENTRE, text)
