"""The field for the sentence, whose undo is the undo of the whole lab."""

import re

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from mha_desktop.panels.style_sheet import set_role

_MOST_CHARACTERS = 200_000
_SURROGATE = re.compile("[\ud800-\udfff]")
_OWN_UNDO = ("edit-undo", "edit-redo")
_ALSO_REDO = QKeySequence("Ctrl+Y")


class SentenceField(QLineEdit):
    """A line that reports every change, and leaves undoing to the undo stack of the lab.

    Signals
    -------
    sentence_typed(str)
        The text changed, by whatever means but `show_sentence`.
    typing_ended()
        Enter was pressed or the focus went away.
    undo_requested(), redo_requested()
        The keys of undo or redo were pressed in the field.
    """

    sentence_typed = Signal(str)
    typing_ended = Signal()
    undo_requested = Signal()
    redo_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sentenceInput")
        self.setMaxLength(_MOST_CHARACTERS)
        self.setAccessibleName(self.tr("Sentence"))
        self.setPlaceholderText(self.tr("Type a sentence"))
        self.setToolTip(self.tr("The sentence that the heads read"))
        set_role(self, "sentence")
        self._shown = ""
        self.textChanged.connect(self._type)
        self.editingFinished.connect(self.typing_ended)

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence without a signal; nothing moves if it is what was typed last."""
        if sentence == self._shown:
            return
        self._shown = sentence
        with QSignalBlocker(self):
            self.setText(_SURROGATE.sub(_code_point, sentence))
        if not self.hasFocus():
            self.home(False)

    def event(self, event: QEvent) -> bool:
        """Claim the keys of undo and redo, which the window's actions would get otherwise."""
        if isinstance(event, QKeyEvent) and (_undoes(event) or _redoes(event)):
            event.accept()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass undo and redo on, and paste what there is room for; everything else is typing."""
        if _undoes(event):
            self.undo_requested.emit()
        elif _redoes(event):
            self.redo_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Paste) and not self.isReadOnly():
            # Of 50 MB Qt itself would look at each character, for two seconds.
            self.insert(QGuiApplication.clipboard().text()[:_MOST_CHARACTERS])
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window; what is dropped here is text."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer everything of the standard menu but the field's own undo."""
        menu = self.createStandardContextMenu()
        for action in menu.actions():
            if action.objectName() in _OWN_UNDO:
                menu.removeAction(action)
        menu.exec(event.globalPos())
        menu.deleteLater()

    def _type(self, text: str) -> None:
        self._shown = text
        self.sentence_typed.emit(text)


def _undoes(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo)


def _redoes(event: QKeyEvent) -> bool:
    pressed = QKeySequence(event.keyCombination())
    return event.matches(QKeySequence.StandardKey.Redo) or pressed == _ALSO_REDO


def _code_point(match: re.Match[str]) -> str:
    """Write a lone surrogate as its number: Qt would drop it."""
    return f"U+{ord(match.group()):04X}"
