"""What the user likes, in one dialog: colours, language, text, motion, and what is remembered."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.controls.dialog_buttons import dialog_buttons
from mha_desktop.panels.heads.view_toolbar import colour_map_texts
from mha_desktop.panels.style_sheet import label_beside_fields, set_role
from mha_desktop.qt.languages import SYSTEM, Language
from mha_desktop.qt.numbers import decimal
from mha_desktop.qt.settings import GreetingChoice, MotionChoice, ThemeChoice

_LETTERS, _PADDING = 56, 16
_Entries = Sequence[tuple[str, object]]


@dataclass(frozen=True)
class PreferencesChoice:
    """Everything that the dialog asks for, as `Preferences` has it."""

    theme: ThemeChoice
    language: str
    text_scale: float
    colour_map: ColourMapName
    motion: MotionChoice
    greeting: GreetingChoice


class PreferencesDialog(QDialog):
    """Asks for everything at once; nothing changes before OK.

    Parameters
    ----------
    present : PreferencesChoice
        What is set now.
    languages : sequence of Language
    scales : sequence of float
        Sizes of text to choose from.
    has_recent : bool
        Whether there are recent files to forget.
    parent : QWidget, optional

    Signals
    -------
    chosen(object)
        The `PreferencesChoice` that was confirmed.
    forget_requested()
        Forget the recent files, now.
    """

    chosen = Signal(object)
    forget_requested = Signal()

    def __init__(
        self,
        present: PreferencesChoice,
        languages: Sequence[Language],
        scales: Sequence[float],
        has_recent: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("preferencesDialog")
        self.setWindowTitle(self.tr("Preferences"))
        sizes = sorted({*scales, present.text_scale})
        self._theme = _choice("preferencesTheme", self._themes(), present.theme)
        self._language = _choice(
            "preferencesLanguage", self._languages(languages), present.language
        )
        self._size = _choice("preferencesTextSize", self._sizes(sizes), present.text_scale)
        maps = tuple((text, name) for name, text in colour_map_texts())
        self._map = _choice("preferencesColourMap", maps, present.colour_map)
        self._motion = _choice("preferencesMotion", self._motions(), present.motion)
        self._greeting = _choice("preferencesGreeting", self._greetings(), present.greeting)
        self._forget = self._forget_button(has_recent)
        self._lay_out()

    @property
    def choice(self) -> PreferencesChoice:
        """What is set at present."""
        return PreferencesChoice(
            theme=self._theme.currentData(),
            language=self._language.currentData(),
            text_scale=self._size.currentData(),
            colour_map=self._map.currentData(),
            motion=self._motion.currentData(),
            greeting=self._greeting.currentData(),
        )

    def _themes(self) -> _Entries:
        return (
            (self.tr("As the system"), "system"),
            (self.tr("Light"), "light"),
            (self.tr("Dark"), "dark"),
            (self.tr("High contrast"), "high_contrast"),
        )

    def _languages(self, languages: Sequence[Language]) -> _Entries:
        own = ((language.name, language.code) for language in languages)
        return ((self.tr("As the system"), SYSTEM), *own)

    def _sizes(self, scales: Sequence[float]) -> _Entries:
        text = self.tr("{percent} %")
        return tuple((text.format(percent=decimal(100 * scale, 0)), scale) for scale in scales)

    def _motions(self) -> _Entries:
        return (self.tr("As the system"), "system"), (self.tr("Off"), "off")

    def _greetings(self) -> _Entries:
        return (
            (self.tr("At the first starts"), "first"),
            (self.tr("At every start"), "always"),
            (self.tr("Never"), "never"),
        )

    def _forget_button(self, has_recent: bool) -> QPushButton:
        button = QPushButton(self.tr("For&get them"))
        button.setObjectName("preferencesForget")
        button.setAutoDefault(False)
        button.setAccessibleName(self.tr("Forget the recent files"))
        button.setToolTip(self.tr("Empty the list of recent files now; the files stay"))
        button.setEnabled(has_recent)
        button.clicked.connect(self._forget_recent)
        return button

    def _rows(self) -> Sequence[tuple[str, QComboBox, str]]:
        return (
            (self.tr("&Colours"), self._theme, self.tr("Colours of the window")),
            (
                self.tr("&Language"),
                self._language,
                self.tr("Language of the window and of its lessons"),
            ),
            (
                self.tr("&Text size"),
                self._size,
                self.tr("Of the size that the system asks for"),
            ),
            (
                self.tr("Colour &map"),
                self._map,
                self.tr("Colours of weights, here and in new windows"),
            ),
            (
                self.tr("&Animation"),
                self._motion,
                self.tr("Whether Play moves, or shows its end at once"),
            ),
            (self.tr("&Welcome"), self._greeting, self.tr("When the three ways to begin show")),
        )

    def _lay_out(self) -> None:
        form = QFormLayout()
        for text, widget, tip in self._rows():
            widget.setToolTip(tip)
            widget.setAccessibleName(text.replace("&", ""))
            form.addRow(text, widget)
        form.addRow(self.tr("Recent files"), self._forget)
        label_beside_fields(form)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        layout.setSpacing(_PADDING)
        layout.addLayout(form)
        layout.addWidget(self._buttons())
        self.setMinimumWidth(_LETTERS * self.fontMetrics().averageCharWidth())

    def _buttons(self) -> QDialogButtonBox:
        standard = QDialogButtonBox.StandardButton
        box = dialog_buttons(standard.Ok | standard.Cancel)
        box.setObjectName("preferencesButtons")
        set_role(box.button(standard.Ok), "main")
        box.accepted.connect(self._confirm)
        box.rejected.connect(self.reject)
        return box

    def _confirm(self) -> None:
        choice = self.choice
        self.accept()
        self.chosen.emit(choice)

    def _forget_recent(self) -> None:
        self._forget.setEnabled(False)
        self.forget_requested.emit()


def _choice(name: str, entries: _Entries, present: object) -> QComboBox:
    """Return a drop-down; what is not among the entries stands for the first."""
    box = QComboBox()
    box.setObjectName(name)
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(present), 0))
    return box
