"""One mistake: its switch, its formula, what to look for, and what it changes now."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mha_desktop.lab.mistakes import MistakeEffect, Obstacle
from mha_desktop.lab.state import MistakeName
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.controls.formula_label import FormulaLabel
from mha_desktop.panels.controls.rich_text import rich_label, with_subscripts
from mha_desktop.panels.mistakes.effect_texts import effect_lines
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.mistake_texts import (
    Formula,
    mistake_look_for,
    mistake_name,
    obstacle_text,
    right_formula,
    wrong_formula,
)
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.translation import spoken_formula

_GAP, _PADDING, _FRAME, _INDENT = 4, 12, 2, 28
_LEFT = 16  # as all that stands in docks


class _SwitchName(QLabel):
    """The name beside a switch; a click on it is a click on the switch."""

    def __init__(self, html: str, switch: QCheckBox) -> None:
        super().__init__(html)
        self._switch = switch
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the button, or its release would go to what is below."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click the switch, if the pointer is still on the name."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._switch.click()


class MistakeCard(QWidget):
    """A switch with everything there is to know about one mistake.

    Parameters
    ----------
    mistake : MistakeName
    number : int
        The switch answers to Alt and this digit.
    theme : Theme

    Signals
    -------
    switched(bool)
        The user turned the mistake on or off.
    show_requested()
        The user wants a state that shows the mistake well.
    """

    accessible_role = Role.Grouping

    switched = Signal(bool)
    show_requested = Signal()

    def __init__(self, mistake: MistakeName, number: int, theme: Theme) -> None:
        super().__init__()
        self.mistake = mistake
        self._theme = theme
        self.switch = QCheckBox()
        self.show_button = QPushButton(self.tr("Show me"))
        self.wrong = FormulaLabel(*_parts(wrong_formula(mistake)), theme)
        self.right = FormulaLabel(*_parts(right_formula(mistake)), theme)
        self.obstacle, self.effect = rich_label(""), QLabel()
        self._right_row = QWidget()
        self._set_up(number)
        self._build()
        self.show_on(False)
        self.show_obstacle(None)

    def show_on(self, on: bool) -> None:
        """Show whether the mistake is on."""
        self.switch.setChecked(on)
        self._right_row.setVisible(on)
        self.effect.setVisible(on)
        self.update()

    def show_obstacle(self, obstacle: Obstacle | None) -> None:
        """Say why the mistake makes no difference now; None: it can make one."""
        text = "" if obstacle is None else obstacle_text(obstacle)
        self.obstacle.setText(with_subscripts(text))
        self.obstacle.setVisible(bool(text))

    def show_effect(self, effect: MistakeEffect | None) -> None:
        """Say what the mistake changes; None: that is not known yet."""
        self.effect.setText("" if effect is None else "\n".join(effect_lines(effect)))

    @property
    def says_effect(self) -> bool:
        """Whether it says what the mistake changes."""
        return bool(self.effect.text())

    def typeset(self) -> None:
        """Paint the formulas, which are ready."""
        self.wrong.typeset()
        self.right.typeset()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of another theme."""
        self._theme = theme
        self.wrong.set_theme(theme)
        self.right.set_theme(theme)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark the card of the mistake that is on."""
        if not self.switch.isChecked():
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.selected)
        painter.setPen(QPen(self._theme.error, _FRAME, j=Qt.PenJoinStyle.MiterJoin))
        half = _FRAME / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
        painter.end()

    def _set_up(self, number: int) -> None:
        name = mistake_name(self.mistake)
        self.switch.setObjectName(f"{self.mistake}Switch")
        self.switch.setAccessibleName(name)
        self.switch.setAccessibleDescription(mistake_look_for(self.mistake))
        self.switch.setShortcut(f"Alt+{number}")
        self.switch.setToolTip(
            self.tr("Make this mistake, or make it right again (Alt+{number})").format(
                number=number
            )
        )
        self.switch.clicked.connect(self.switched)
        self.show_button.setObjectName(f"{self.mistake}ShowButton")
        self.show_button.setAutoDefault(False)
        self.show_button.setAccessibleName(self.tr("Show me: {name}").format(name=name))
        self.show_button.setToolTip(self.tr("Set the lab so that this mistake is easy to see"))
        self.show_button.clicked.connect(self.show_requested)
        set_role(self.obstacle, "caption")
        self.obstacle.setWordWrap(True)
        self.effect.setWordWrap(True)

    def _build(self) -> None:
        look_for = rich_label(with_subscripts(mistake_look_for(self.mistake)))
        look_for.setWordWrap(True)
        set_role(look_for, "secondary")
        column = QVBoxLayout(self)
        column.setContentsMargins(_LEFT, _PADDING - _GAP, _PADDING, _PADDING)
        column.setSpacing(_GAP)
        column.addLayout(self._head())
        body = QVBoxLayout()
        body.setContentsMargins(_INDENT, 0, 0, 0)
        body.setSpacing(_GAP)
        self._fill_right_row()
        for part in (self.wrong, self._right_row, look_for, self.obstacle, self.effect):
            body.addWidget(part)
        column.addLayout(body)

    def _head(self) -> QHBoxLayout:
        name = _SwitchName(with_subscripts(_capitalised(mistake_name(self.mistake))), self.switch)
        set_role(name, "strong")
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self.switch)
        row.addWidget(name, 1)
        row.addWidget(self.show_button)
        return row

    def _fill_right_row(self) -> None:
        caption = QLabel(self.tr("right:"))
        set_role(caption, "secondary")
        row = QHBoxLayout(self._right_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * _GAP)
        row.addWidget(caption)
        row.addWidget(self.right, 1)


def _parts(formula: Formula) -> tuple[str, str]:
    return formula.latex, spoken_formula(formula.spoken)


def _capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]
