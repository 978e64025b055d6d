"""The one-click pairs in a row; where the row has no room, in a menu."""

from itertools import pairwise

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from mha_desktop.lab.state import LabState
from mha_desktop.panels.compare.pair_choices import PairChoice, pair_choices
from mha_desktop.panels.compare.sentence_choice import SentenceChoice

_GAP = 8


class PairBar(QWidget):
    """Buttons for all pairs, and a field for the pair of sentences.

    Signals
    -------
    pair_chosen(object)
        The `PairChoice` that was clicked.
    sentence_chosen(str)
        Compare with this sentence.
    """

    pair_chosen = Signal(object)
    sentence_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._choices: tuple[PairChoice, ...] = ()
        self._made: list[tuple[QPushButton, QAction]] = []
        self.buttons = QWidget()
        self._row = _flat_row(self.buttons)
        self.menu_button = QPushButton(self.tr("Pai&rs"))
        self.sentence = SentenceChoice()
        self._set_up()
        row = _flat_row(self)
        row.addWidget(self.buttons)
        row.addWidget(self.menu_button)
        row.addWidget(self.sentence, 1)
        self.sentence.sentence_chosen.connect(self.sentence_chosen)

    def show_state(self, state: LabState, head: int) -> None:
        """Name the pairs of another live setting or of another selected head."""
        self.sentence.show_sentence(state.sentence)
        choices = pair_choices(state, head)
        same = [choice.name for choice in choices] == [choice.name for choice in self._choices]
        self._choices = choices
        if not same:
            self._make_buttons()
        for place, choice in enumerate(choices):
            self._label(place, choice)
        self._fit()

    def _set_up(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.buttons.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.menu_button.setObjectName("pairMenu")
        self.menu_button.setToolTip(self.tr("Two settings to compare, made from the present one"))
        self.menu_button.setAutoDefault(False)
        self.menu_button.setMenu(QMenu(self.menu_button))

    def _make_buttons(self) -> None:
        for button, _ in self._made:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        menu = self.menu_button.menu()
        menu.clear()
        menu.setToolTipsVisible(True)
        self._made = []
        for place, choice in enumerate(self._choices):
            button = QPushButton()
            button.setObjectName(choice.name)
            button.setAutoDefault(False)
            action = menu.addAction("")
            for trigger in (button.clicked, action.triggered):
                trigger.connect(lambda *_, place=place: self._choose(place))
            self._row.addWidget(button)
            self._made.append((button, action))
        # What is made late comes last in the order of Tab.
        stops = [self.menu_button, *(button for button, _ in self._made), self.sentence.field]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _label(self, place: int, choice: PairChoice) -> None:
        for part in self._made[place]:
            part.setText(choice.text)
            part.setToolTip(choice.tip)

    def _choose(self, place: int) -> None:
        self.pair_chosen.emit(self._choices[place])

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the menu and the field."""
        parts = (self.menu_button.sizeHint(), self.sentence.minimumSizeHint())
        height = max(part.height() for part in parts)
        return QSize(sum(part.width() for part in parts) + _GAP, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the buttons if they fit."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for button, _ in self._made:
            button.ensurePolished()
        needed = sum(button.sizeHint().width() + _GAP for button, _ in self._made)
        fits = needed + self.sentence.minimumSizeHint().width() <= self.width()
        self.buttons.setVisible(fits)
        self.menu_button.setHidden(fits)


def _flat_row(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(_GAP)
    return row
