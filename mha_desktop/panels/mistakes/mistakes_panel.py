"""Spot the bug: nine well-known mistakes, of which one at a time can be switched on."""

from typing import get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.lab.mistakes import demonstration, obstacle
from mha_desktop.lab.state import LabState, MistakeName
from mha_desktop.panels.controls.tall_panel import TallPanel
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mistakes.mistake_card import MistakeCard
from mha_desktop.panels.style_sheet import divider, set_role
from mha_desktop.qt.mistake_texts import mistake_name, right_formula, wrong_formula
from mha_desktop.qt.models.mistakes_model import MistakesModel
from mha_desktop.qt.theme import Theme

_WIDTH = 336
_PADDING = 16


class MistakesPanel(TallPanel):
    """A card for each mistake.

    Parameters
    ----------
    model : MistakesModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    mistake_chosen(object)
        Name of the mistake that the user switched on, or None.
    demonstration_requested(object, str)
        Fields of the state, the mistake among them, and the name of the step.
    """

    mistake_chosen = Signal(object)
    demonstration_requested = Signal(object, str)

    def __init__(self, model: MistakesModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(_WIDTH, parent)
        self._model = model
        self._state = LabState()
        names: tuple[MistakeName, ...] = get_args(MistakeName)
        self._cards = {
            name: MistakeCard(name, number, theme) for number, name in enumerate(names, start=1)
        }
        self._revealed: MistakeCard | None = None
        # The card whose effect, which makes it longer, is not known yet.
        self._growing: MistakeCard | None = None
        self._column = QVBoxLayout(self.content)
        self._build()
        self._connect()

    def card(self, mistake: MistakeName) -> MistakeCard:
        """Return the card of a mistake."""
        return self._cards[mistake]

    def show_state(self, state: LabState) -> None:
        """Show which mistake is on, and which ones can make a difference."""
        self._state = state
        self._state_shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of another theme."""
        for card in self._cards.values():
            card.set_theme(theme)

    def _build(self) -> None:
        column = self._column
        column.setContentsMargins(0, 0, 0, _PADDING)
        column.setSpacing(0)
        column.addWidget(self._introduction())
        for card in self._cards.values():
            column.addWidget(divider())
            column.addWidget(card)
        column.addStretch(1)

    def _introduction(self) -> QLabel:
        text = self.tr(
            "Each switch puts one mistake into the code, in every view. Find what it does to the "
            "maps, the row sums and the output."
        )
        label = QLabel(text)
        label.setWordWrap(True)
        label.setContentsMargins(_PADDING, 0, _PADDING, _PADDING)
        set_role(label, "secondary")
        return label

    def _connect(self) -> None:
        for card in self._cards.values():
            card.switched.connect(self._choose)
            card.show_requested.connect(self._demonstrate)
        self._state_shown = WhenShown(self, self._show_state)
        self._effect_shown = WhenShown(self, self._show_effect)
        self._formulas_shown = WhenShown(self, self._ask_for_formulas)
        self._model.updated.connect(self._effect_shown.change)
        self._model.effect_changed.connect(self._effect_shown.change)
        self._model.formulas_ready.connect(self._typeset)

    def _choose(self, on: bool) -> None:
        card = self.sender()
        assert isinstance(card, MistakeCard)
        self.mistake_chosen.emit(card.mistake if on else None)

    def _demonstrate(self) -> None:
        card = self.sender()
        assert isinstance(card, MistakeCard)
        text = self.tr("Show {name}").format(name=mistake_name(card.mistake))
        self.demonstration_requested.emit(demonstration(self._state, card.mistake), text)

    def _show_state(self) -> None:
        for name, card in self._cards.items():
            card.show_on(name == self._state.mistake)
            card.show_obstacle(obstacle(self._state, name))
        mistake = self._state.mistake
        self._reveal(None if mistake is None else self._cards[mistake])

    def _reveal(self, card: MistakeCard | None) -> None:
        """Scroll to the card of a mistake that was switched on by a key, by undo, or elsewhere."""
        if card is not None and card is not self._revealed:
            self._scroll_to(card)
            self._growing = card
        self._revealed = card

    def _scroll_to(self, card: MistakeCard) -> None:
        """Show all of a card, also where it has just grown."""
        for layout in (card.layout(), self._column):
            if layout is not None:
                layout.activate()
        width, room = self.content.width(), self.viewport().height()
        self.content.resize(width, max(self.content.heightForWidth(width), room))
        self.ensureWidgetVisible(card, 0, 0)

    def _show_effect(self) -> None:
        self._model.ask_for_effect()
        for name, card in self._cards.items():
            card.show_effect(self._model.effect if name == self._model.mistake else None)
        if self._growing is not None and self._growing.says_effect:
            self._scroll_to(self._growing)
            self._growing = None

    def _ask_for_formulas(self) -> None:
        pairs = [(wrong_formula(name), right_formula(name)) for name in self._cards]
        self._model.ask_for_formulas(tuple(formula.latex for pair in pairs for formula in pair))

    def _typeset(self) -> None:
        for card in self._cards.values():
            card.typeset()
