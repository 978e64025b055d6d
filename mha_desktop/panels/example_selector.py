"""The drop-down with sentences to try."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox, QWidget

from mha_desktop.lab.examples import EXAMPLE_SENTENCES

_LETTERS = 7


class ExampleSelector(QComboBox):
    """Always reads "Examples"; the sentence on show is the checked row of its list.

    Signals
    -------
    example_chosen(str)
    """

    example_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exampleSelector")
        self.setAccessibleName(self.tr("Examples"))
        self.setToolTip(self.tr("Sentences that show one thing heads do (Alt+X)"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)
        self.addItems(EXAMPLE_SENTENCES)
        self.setCurrentIndex(-1)
        self.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.currentIndexChanged.connect(self._choose)

    def show_sentence(self, sentence: str) -> None:
        """Mark the sentence in the list, if it is an example, without a signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findText(sentence, Qt.MatchFlag.MatchExactly))

    def showPopup(self) -> None:
        """Open the list as wide as its longest sentence."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 32)
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Show what the control is for, not the sentence, which stands in the field beside it."""
        super().initStyleOption(option)
        option.currentText = self.tr("Examples")

    def _choose(self, index: int) -> None:
        if index >= 0:
            self.example_chosen.emit(self.itemText(index))
