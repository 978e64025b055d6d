"""One numbered step of the arithmetic of a weight."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.head.cell_formula import formula, formula_label, line_html
from mha_desktop.panels.mixer.head_tag import text_font, text_scale
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.arithmetic_texts import FormulaLine, StepText
from mha_desktop.qt.theme import Theme

_BADGE, _BADGE_POINTS, _GAP = 22, 9, 4
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
_BOTTOM = Qt.AlignmentFlag.AlignBottom


class StepBadge(QWidget):
    """The number of a step in a disc."""

    def __init__(self, number: int, theme: Theme) -> None:
        super().__init__()
        self._number, self._theme = number, theme

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a disc."""
        side = round(_BADGE * text_scale(self.font()))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return room for the whole disc."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the disc and the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.selected)
        side = self.sizeHint().width()
        disc = QRectF(0, (self.height() - side) / 2, side, side)
        painter.drawEllipse(disc)
        points = _BADGE_POINTS * text_scale(self.font())
        painter.setFont(text_font(self.font(), points, QFont.Weight.DemiBold))
        painter.setPen(self._theme.accent)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))


class CellStep(QWidget):
    """Title, a picture or table, lines of calculation, remarks.

    Parameters
    ----------
    number : int
    theme : Theme
    pictures : QWidget
        What stands between the title and the lines, if anything.
    first_role : str
        Role, in the style sheet, of the calculation in the first line.
    """

    def __init__(self, number: int, theme: Theme, *pictures: QWidget, first_role: str = "") -> None:
        super().__init__()
        self._first_role = first_role
        self._badge = StepBadge(number, theme)
        self._title = formula_label("strong")
        self._mistake = formula_label("error", wrapped=True)
        self._remark = formula_label("caption", wrapped=True)
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(2)
        self._build(pictures)

    @property
    def title(self) -> str:
        """The title as rich text."""
        return self._title.text()

    @property
    def mistake(self) -> str:
        """The mistake that is pointed out, as rich text; empty without one."""
        return self._mistake.text()

    @property
    def remark(self) -> str:
        """The remarks as rich text."""
        return self._remark.text()

    def lines(self) -> list[str]:
        """Return the lines on show as rich text."""
        shown = (row for row in self._rows if not row[0].isHidden())
        return [f"{name.text()} {value.text()}" for name, value in shown]

    def show_step(self, step: StepText) -> None:
        """Show another step of the same number."""
        self._title.setText(formula(step.title))
        self._show_text(self._mistake, step.mistake)
        self._show_text(self._remark, " ".join(step.remarks))
        while len(self._rows) < len(step.lines):
            self._add_row()
        for place, (name, value) in enumerate(self._rows):
            shown = place < len(step.lines)
            if shown:
                _fill(name, value, step.lines[place])
            name.setVisible(shown)
            value.setVisible(shown)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._badge.set_theme(theme)

    def _build(self, pictures: tuple[QWidget, ...]) -> None:
        head = QHBoxLayout()
        head.setSpacing(2 * _GAP)
        head.addWidget(self._badge)
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self._mistake)
        for picture in pictures:
            column.addWidget(picture)
        column.addLayout(self._grid)
        column.addWidget(self._remark)

    def _add_row(self) -> None:
        name, value = formula_label("caption", wrapped=True), formula_label("")
        row = len(self._rows)
        self._grid.addWidget(name, row, 0, _BOTTOM)
        self._grid.addWidget(value, row, 1, _RIGHT)
        self._rows.append((name, value))
        if row == 0 and self._first_role:
            set_role(value, self._first_role)

    def _show_text(self, label: QLabel, text: str) -> None:
        label.setText(formula(text))
        label.setVisible(bool(text))


def _fill(name: QLabel, value: QLabel, line: FormulaLine) -> None:
    name.setText(formula(line.name))
    value.setText(line_html(line))
