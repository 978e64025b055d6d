"""The bar at the top: the sentence, where the heads come from, undo, export and presentation."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.state import CraftedHeads, ImportedWeights, LabState, RandomHeads
from mha_desktop.panels.example_selector import ExampleSelector
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.random_options import RandomOptions
from mha_desktop.panels.sentence_field import SentenceField
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.icons import icon, main_icon
from mha_desktop.qt.theme import Theme

_NARROW_BELOW = 1200
_CRAFTED, _RANDOM, _FILE = 0, 1, 2


class TopBar(QWidget):
    """Shows the sentence and the source, and emits what the user wants instead.

    Below 1200 px of width the captions hide, Export and Present become icons, and a button for the
    panels that have gone appears.

    Signals
    -------
    sentence_typed(str), typing_ended(), example_chosen(str)
    source_chosen(object), new_seed_requested()
    undo_requested(), redo_requested()
        The keys of undo or redo were pressed in the sentence field.
    """

    sentence_typed = Signal(str)
    typing_ended = Signal()
    example_chosen = Signal(str)
    source_chosen = Signal(object)
    new_seed_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, "window")
        self.setProperty("line", "below")
        self.sentence = SentenceField()
        self.examples = ExampleSelector()
        self.source = self._source_selector()
        self.random = RandomOptions()
        self._tips = {
            control.objectName(): control.toolTip()
            for control in (self.sentence, self.examples, self.source)
        }
        self._undo_button, self._redo_button = QToolButton(), QToolButton()
        self._export_button, self._present_button = QPushButton(), QPushButton()
        self._panels_button = self._make_panels_button()
        self._name_buttons()
        self._captions = [
            _caption(self.tr("&Sentence"), self.sentence),
            _caption(self.tr("S&ource"), self.source),
        ]
        self._shortcuts = [
            self._focus_key("Alt+S", self.sentence),
            self._focus_key("Alt+O", self.source),
        ]
        self._focus_key("Alt+X", self.examples)
        self._build()
        self._connect()
        self._wide = True
        self._show_width()
        self.set_theme(theme)

    def _name_buttons(self) -> None:
        names = {
            self._undo_button: "undoButton",
            self._redo_button: "redoButton",
            self._panels_button: "panelsButton",
            self._export_button: "exportButton",
            self._present_button: "presentButton",
        }
        for button, name in names.items():
            button.setObjectName(name)

    def set_actions(self, undo: QAction, redo: QAction, export: QAction, present: QAction) -> None:
        """Put the actions behind the buttons."""
        self._undo_button.setDefaultAction(undo)
        self._redo_button.setDefaultAction(redo)
        for button, action in ((self._export_button, export), (self._present_button, present)):
            button.setToolTip(action.toolTip())
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
            button.setEnabled(action.isEnabled())

    def set_panels_menu(self, menu: QMenu) -> None:
        """Offer the panels of a menu in a narrow window."""
        self._panels_button.setMenu(menu)
        self._show_width()

    def show_state(self, state: LabState) -> None:
        """Show the sentence and the source of a state, without a signal."""
        if isinstance(state.source, ImportedWeights):
            return
        self.sentence.show_sentence(state.sentence)
        self.examples.show_sentence(state.sentence)
        random = isinstance(state.source, RandomHeads)
        if isinstance(state.source, RandomHeads):
            self.random.show_source(state.source, state.d_model)
        with QSignalBlocker(self.source):
            self.source.setCurrentIndex(_RANDOM if random else _CRAFTED)
        self.random.setVisible(random)

    def show_viewed(self, tokens: str, reason: str) -> None:
        """Show the tokens of a file, which cannot be edited, and say why."""
        self.sentence.setReadOnly(True)
        self.sentence.show_sentence(tokens)
        self.random.hide()
        if self.source.count() == _FILE:
            with QSignalBlocker(self.source):
                self.source.addItem(self.tr("A file"))
                self.source.setCurrentIndex(_FILE)
        self._withhold(reason)

    def end_viewing(self, state: LabState) -> None:
        """Let everything be edited again."""
        self.sentence.setReadOnly(False)
        with QSignalBlocker(self.source):
            self.source.removeItem(_FILE)
        self._withhold("")
        self.show_state(state)

    def _withhold(self, reason: str) -> None:
        for control in (self.sentence, self.examples, self.source):
            control.setToolTip(reason or self._tips[control.objectName()])
        for control in (self.examples, self.source):
            control.setDisabled(bool(reason))

    def rearrange(self, state: LabState) -> None:
        """Show what belongs to width and state: controls may have been hidden, or come back."""
        self._show_width()
        self.show_state(state)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of another theme."""
        self._panels_button.setIcon(icon("panels", theme))
        self._export_button.setIcon(icon("export", theme))
        self._present_button.setIcon(main_icon("present", theme))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sentence the room of captions where there is little."""
        super().resizeEvent(event)
        wide = self.width() >= _NARROW_BELOW * text_scale(self.font())
        if wide != self._wide:
            self._wide = wide
            self._show_width()

    def _show_width(self) -> None:
        for caption in self._captions:
            caption.setVisible(self._wide)
        # A hidden caption takes its mnemonic along.
        for shortcut in self._shortcuts:
            shortcut.setEnabled(not self._wide)
        self._panels_button.setVisible(not self._wide and self._panels_button.menu() is not None)
        self._export_button.setText(self.tr("Export") if self._wide else "")
        self._present_button.setText(self.tr("Present") if self._wide else "")
        # The style sheet makes a square of a button without text, but looks only when asked.
        set_role(self._export_button, "")
        set_role(self._present_button, "main")

    def _make_panels_button(self) -> QToolButton:
        button = QToolButton()
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setProperty("arrow", False)
        button.setAccessibleName(self.tr("Panels"))
        button.setToolTip(self.tr("Show or hide panels"))
        return button

    def _source_selector(self) -> QComboBox:
        selector = QComboBox()
        selector.setObjectName("sourceSelector")
        selector.setAccessibleName(self.tr("Source"))
        selector.setToolTip(self.tr("Where the matrices of the heads come from"))
        selector.addItem(self.tr("Crafted heads"))
        selector.addItem(self.tr("Random heads"))
        for row, tip in (
            (_CRAFTED, self.tr("Made by hand: each head does one thing the textbooks name")),
            (_RANDOM, self.tr("Untrained: randn × scale, the same for the same seed")),
        ):
            selector.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        return selector

    def _focus_key(self, key: str, control: QWidget) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(lambda: control.setFocus(Qt.FocusReason.ShortcutFocusReason))
        return shortcut

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        sentence_caption, source_caption = self._captions
        row.addWidget(sentence_caption)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.examples)
        row.addSpacing(8)
        row.addWidget(source_caption)
        row.addWidget(self.source)
        row.addSpacing(8)
        row.addWidget(self._undo_button)
        row.addWidget(self._redo_button)
        row.addSpacing(8)
        row.addWidget(self._panels_button)
        row.addWidget(self._export_button)
        row.addWidget(self._present_button)
        self._export_button.setAccessibleName(self.tr("Export"))
        self._present_button.setAccessibleName(self.tr("Present"))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self.random)
        self.random.hide()

    def _connect(self) -> None:
        self.sentence.sentence_typed.connect(self.sentence_typed)
        self.sentence.typing_ended.connect(self.typing_ended)
        self.sentence.undo_requested.connect(self.undo_requested)
        self.sentence.redo_requested.connect(self.redo_requested)
        self.examples.example_chosen.connect(self.example_chosen)
        self.source.currentIndexChanged.connect(self._choose_source)
        self.random.source_chosen.connect(self.source_chosen)
        self.random.new_seed_requested.connect(self.new_seed_requested)

    def _choose_source(self, row: int) -> None:
        """Come back to the random heads that were there before."""
        self.source_chosen.emit(self.random.source if row == _RANDOM else CraftedHeads())


def _caption(text: str, buddy: QWidget) -> QLabel:
    caption = QLabel(text)
    caption.setBuddy(buddy)
    set_role(caption, "strong")
    return caption
