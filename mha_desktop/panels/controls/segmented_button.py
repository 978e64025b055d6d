"""A row of joined buttons of which exactly one or none is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

_SIDE = 12


class SegmentedButton(QWidget):
    """Exclusive choices. Arrow keys move the choice; Tab stops at the chosen button only.

    Parameters
    ----------
    name : str
        Accessible name of the whole, read before the name of each choice.
    choices : sequence of (str, object)
        Text (with a mnemonic if wanted) and value of each button, from left to right.
    """

    chosen = Signal(object)

    def __init__(
        self, name: str, choices: Sequence[tuple[str, object]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._values = [value for _, value in choices]
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for index, (text, _) in enumerate(choices):
            row.addWidget(self._button(index, text))
        self._round_corners()
        self._group.idToggled.connect(self._place_tab_stop)
        self._group.idClicked.connect(self._announce)
        self._place_tab_stop()
        self._fit_widths()

    def choice(self) -> object:
        """Return the value of the chosen button, or None."""
        index = self._group.checkedId()
        return self._values[index] if index >= 0 else None

    def set_choice(self, value: object) -> None:
        """Show which value is chosen, without a signal; a value of no button unchecks all."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)
        else:
            self._uncheck()

    def button(self, value: object) -> QPushButton:
        """Return the button of a value, for its tool tip."""
        button = self._group.button(self._values.index(value))
        assert isinstance(button, QPushButton)
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Keep room for bold text when the font or the style changes, and the corners outside."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_widths()
        elif event.type() is QEvent.Type.LayoutDirectionChange:
            self._round_corners()

    def _round_corners(self) -> None:
        """Name the place of each button from left to right, which is not that of reading."""
        buttons = self._group.buttons()
        for place, button in enumerate(reversed(buttons) if self.isRightToLeft() else buttons):
            button.setProperty("segment", _place(place, len(buttons)))
            button.style().unpolish(button)
            button.style().polish(button)

    def _button(self, index: int, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setCheckable(True)
        button.setAutoDefault(False)
        plain = text.replace("&", "")
        button.setAccessibleName(f"{self.accessibleName()}: {plain}")
        self._group.addButton(button, index)
        return button

    def _announce(self, index: int) -> None:
        self.chosen.emit(self._values[index])

    def _place_tab_stop(self) -> None:
        """Let Tab reach the chosen button, or the first one while none is chosen."""
        stop = self._group.checkedButton() or self._group.button(0)
        for button in self._group.buttons():
            policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _uncheck(self) -> None:
        """Uncheck the last button, which an exclusive group refuses to let go."""
        checked = self._group.checkedButton()
        if checked is not None:
            self._group.setExclusive(False)
            checked.setChecked(False)
            self._group.setExclusive(True)

    def _fit_widths(self) -> None:
        """Make room for bold text, so that the buttons do not move at each choice."""
        for button in self._group.buttons():
            font = QFont(button.font())
            font.setWeight(QFont.Weight.DemiBold)
            text = button.text().replace("&", "")
            width = QFontMetrics(font).horizontalAdvance(text)
            button.setMinimumWidth(width + 2 * _SIDE)


def _place(index: int, count: int) -> str:
    """Name the corners that a button rounds."""
    if count == 1:
        return "only"
    return {0: "first", count - 1: "last"}.get(index, "middle")
