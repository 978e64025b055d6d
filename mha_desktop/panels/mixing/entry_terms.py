"""The sum over heads with its numbers, for one entry of the output."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.entry_sum import EntrySum
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.mixer.head_tag import paint_head_tag, text_font, text_scale
from mha_desktop.panels.mixer.strip_texts import size_text
from mha_desktop.qt.theme import Theme

_CELL, _SIGN, _CHIP_WIDTH, _CHIP, _VALUE = 56, 14, 32, 24, 20
_POINTS = 10
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class Term:
    """One number of the sum.

    ``head`` is counted from 0; -1 stands for what is not a head, which ``name`` tells.
    """

    head: int
    name: str
    value: float


def terms_shown(entry: EntrySum, room: int, bias_name: str) -> tuple[Term, ...]:
    """Return at most `room` terms, at least 3; those left out are added up in one named "…"."""
    terms = [Term(head, str(head + 1), float(v)) for head, v in enumerate(entry.terms)]
    room = max(room - (entry.bias is not None), 3)
    if len(terms) > room:
        first = room - 2
        hidden = Term(-1, "\u2026", sum(term.value for term in terms[first:-1]))
        terms = [*terms[:first], hidden, terms[-1]]
    if entry.bias is not None:
        terms.append(Term(-1, bias_name, entry.bias))
    return tuple(terms)


class EntryTerms(QWidget):
    """A chip with its number per head, plus signs between, and the entry of the output behind.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    accessible_role = Role.Graphic

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entry: EntrySum | None = None
        self._silent, self._hovered = frozenset[int](), -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Sum over heads for one entry of the output"))

    @property
    def entry(self) -> EntrySum | None:
        """What is shown."""
        return self._entry

    def show_entry(self, entry: EntrySum | None, silent: frozenset[int]) -> None:
        """Show the sum behind an entry, with the chips of silent heads as outlines."""
        self._entry, self._silent = entry, silent
        self.setAccessibleDescription("" if entry is None else self._sentence(entry))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def set_hovered(self, head: int) -> None:
        """Frame the chip of a head that is being pointed at; -1 for none."""
        self._hovered = head
        self.update()

    def sizeHint(self) -> QSize:
        """Eight heads and the output."""
        return QSize(9 * (_CELL + _SIGN), _CHIP + _VALUE) * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Three terms and the output."""
        return QSize(5 * (_CELL + _SIGN), _CHIP + _VALUE) * text_scale(self.font())

    def terms(self) -> tuple[Term, ...]:
        """Return the terms that have room."""
        if self._entry is None:
            return ()
        cells = int(self.width() / text_scale(self.font())) // (_CELL + _SIGN)
        return terms_shown(self._entry, cells - 1, self.tr("bias"))

    def _sentence(self, entry: EntrySum) -> str:
        """Return what is written under the chips: "0.1 + 0.2 = 0.3"."""
        values = " + ".join(size_text(term.value) for term in self.terms())
        return f"{values} = {size_text(entry.output)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint terms, signs and the entry."""
        if self._entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = text_scale(self.font())
        painter.scale(scale, scale)
        terms = (*self.terms(), Term(-1, self.tr("output"), self._entry.output))
        for place, term in enumerate(terms):
            left = place * (_CELL + _SIGN)
            self._paint_term(painter, left, term)
            if place:
                sign = "=" if place == len(terms) - 1 else "+"
                self._paint_text(painter, QRectF(left - _SIGN, 0, _SIGN, _CHIP), sign)

    def _paint_term(self, painter: QPainter, left: int, term: Term) -> None:
        chip = QRectF(left + (_CELL - _CHIP_WIDTH) / 2, 0, _CHIP_WIDTH, _CHIP)
        if term.head >= 0:
            painter.setFont(text_font(self.font(), _POINTS, QFont.Weight.DemiBold))
            silent = term.head in self._silent
            paint_head_tag(
                painter, chip, self._theme, term.head, term.name, silent=silent, radius=4
            )
            if term.head == self._hovered:
                painter.setPen(QPen(self._theme.accent, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(chip.adjusted(-2, 1, 2, -1), 4, 4)
        else:
            self._paint_text(painter, QRectF(left, 0, _CELL, _CHIP), term.name)
        below = QRectF(left - 6, _CHIP, _CELL + 12, _VALUE)
        self._paint_text(painter, below, size_text(term.value))

    def _paint_text(self, painter: QPainter, area: QRectF, text: str) -> None:
        painter.setFont(text_font(self.font(), _POINTS))
        painter.setPen(self._theme.text)
        painter.drawText(area, _CENTRE, text)
