"""Where another sentence is typed or picked, to compare the present one with."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from mha_desktop.lab.comparison_pairs import other_sentences

_LETTERS, _MOST_CHARACTERS = 10, 200_000
_GAP = 8


class SentenceChoice(QWidget):
    """A field with suggestions that differ from the present sentence in few words.

    Signals
    -------
    sentence_chosen(str)
        Compare with this sentence.
    """

    sentence_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._sentence = ""
        self.line = QLineEdit()
        self.field = _Field()
        self.button = QPushButton(self.tr("&Compare"))
        self._set_up()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.field, 1)
        row.addWidget(self.button)
        self.line.returnPressed.connect(self._choose)
        self.button.clicked.connect(self._choose)

    def show_sentence(self, sentence: str) -> None:
        """Suggest other sentences than the present one; what is being typed stays."""
        if sentence == self._sentence:
            return
        self._sentence = sentence
        suggested = other_sentences(sentence)
        typed = self.field.currentText()
        with QSignalBlocker(self.field):
            untouched = not typed or self.field.findText(typed) >= 0
            self.field.clear()
            self.field.addItems(suggested)
            self.field.setCurrentText(suggested[0] if untouched else typed)
            self.line.home(False)

    def _set_up(self) -> None:
        field = self.field
        field.setObjectName("otherSentence")
        field.setLineEdit(self.line)
        # A completer would finish what is typed with a suggestion.
        field.setCompleter(QCompleter(field))
        field.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for part in (self.line, field):
            part.setAccessibleName(self.tr("Another sentence"))
            part.setToolTip(self.tr("A sentence for B: pick one, or type one and press Enter"))
        self.line.setMaxLength(_MOST_CHARACTERS)
        self.line.setPlaceholderText(self.tr("Another sentence"))
        field.setMinimumContentsLength(_LETTERS)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        field.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.button.setObjectName("sentencePair")
        self.button.setAutoDefault(False)
        self.button.setToolTip(self.tr("A: the present sentence. B: the one in the field."))

    def _choose(self) -> None:
        self.sentence_chosen.emit(self.field.currentText())


class _Field(QComboBox):
    """Takes Enter once, which Qt would give to the line a second time; its list is wide enough."""

    def showPopup(self) -> None:
        """Open the list as wide as its longest sentence, on the screen."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()
        popup, room = view.window(), self.screen().availableGeometry()
        left = max(min(popup.x(), room.right() + 1 - popup.width()), room.left())
        popup.move(left, popup.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop Enter, which the line has had already."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
