"""What the Compare view shows while there is no A: what it is for, and one click to begin."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.state import LabState
from mha_desktop.panels.compare.pair_choices import PairChoice, pair_choices
from mha_desktop.panels.compare.sentence_choice import SentenceChoice
from mha_desktop.panels.style_sheet import set_ground, set_role

_MARGIN, _GAP, _COLUMNS = 24, 8, 3
_WIDEST = 640


class StartPage(QWidget):
    """A short explanation, a button that keeps the present setting, and the pairs.

    Signals
    -------
    kept()
        Keep the live setting as A.
    pair_chosen(object)
        The `PairChoice` that was clicked.
    sentence_chosen(str)
        Compare with this sentence.
    """

    kept = Signal()
    pair_chosen = Signal(object)
    sentence_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        set_ground(self, "panel")
        self._choices: tuple[PairChoice, ...] = ()
        self._buttons: list[QPushButton] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self.keep = QPushButton(self.tr("Kee&p the present setting as A"))
        self.sentence = SentenceChoice()
        self._build()
        self.keep.clicked.connect(self.kept)
        self.sentence.sentence_chosen.connect(self.sentence_chosen)

    def show_state(self, state: LabState, head: int) -> None:
        """Name the pairs of another live setting or of another selected head."""
        self.sentence.show_sentence(state.sentence)
        self._choices = pair_choices(state, head)
        while len(self._buttons) < len(self._choices):
            self._add_button()
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(self._choices))
        for button, choice in zip(self._buttons, self._choices, strict=False):
            button.setText(choice.text)
            button.setToolTip(choice.tip)
            button.setObjectName(f"{choice.name}Start")

    def _add_button(self) -> None:
        place = len(self._buttons)
        button = QPushButton()
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.pair_chosen.emit(self._choices[place]))
        self._grid.addWidget(button, *divmod(place, _COLUMNS))
        # What is made late comes last in the order of Tab.
        self.setTabOrder(self._buttons[-1] if self._buttons else self.keep, button)
        self.setTabOrder(button, self.sentence.field)
        self._buttons.append(button)

    def _build(self) -> None:
        title = QLabel(self.tr("Compare two settings"))
        set_role(title, "section")
        text = QLabel(
            self.tr(
                "A is a setting that you keep; B is the live one, which follows everything you "
                "change. Both stand side by side with the same colours, and B − A beside them."
            )
        )
        pairs = QLabel(self.tr("Or begin with a pair, made from the present setting:"))
        for label in (text, pairs):
            label.setWordWrap(True)
            set_role(label, "secondary")
        self._set_up()
        column = QWidget()
        column.setMaximumWidth(_WIDEST)
        inside = QVBoxLayout(column)
        inside.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        inside.setSpacing(2 * _GAP)
        inside.addWidget(title)
        inside.addWidget(text)
        inside.addWidget(self.keep, alignment=Qt.AlignmentFlag.AlignLeft)
        inside.addWidget(pairs)
        inside.addLayout(self._grid)
        inside.addWidget(self.sentence)
        self._centre(column)

    def _set_up(self) -> None:
        set_role(self.keep, "main")
        self.keep.setObjectName("keepAsAStart")
        self.keep.setAutoDefault(False)
        self.sentence.field.setObjectName("otherSentenceStart")
        self.sentence.button.setObjectName("sentencePairStart")
        self.keep.setToolTip(self.tr("A becomes the present setting; then change B"))

    def _centre(self, column: QWidget) -> None:
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(column, 1000)
        middle.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(middle)
        whole.addStretch(2)
