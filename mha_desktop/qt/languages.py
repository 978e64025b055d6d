"""The languages of the program, and the one that is worn.

English is the language of the source. Every other one is a file,
``resources/translations/mha-desktop_CODE.ts``: a further language is a further file.
"""

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtGui import QGuiApplication

from mha_desktop.lab.notes import Note
from mha_desktop.qt.compiled_texts import NoCompilerError, compiled
from mha_desktop.resources import resource

ENGLISH = "en"
SYSTEM = "system"
EXTRA_FOLDERS = "MHA_DESKTOP_TRANSLATIONS"
_STEM = "mha-desktop_"


@dataclass(frozen=True)
class Language:
    """A language that the program can speak.

    Attributes
    ----------
    code : str
        As in the name of its file: ``de``, ``pt_BR``; ``en`` for English.
    file : Path or None
        Its translations; None for English.
    """

    code: str
    file: Path | None = None

    @property
    def name(self) -> str:
        """Its name in the language itself."""
        if self.code == ENGLISH:
            return "English"
        name = QLocale(self.code).nativeLanguageName()
        name = name[:1].upper() + name[1:]
        territory = self.code.partition("_")[2]
        return f"{name} ({territory})" if territory else name

    @property
    def locale(self) -> QLocale:
        """How it writes numbers: as the system does, if that speaks the language."""
        system, own = QLocale.system(), QLocale(self.code)
        return system if system.language() == own.language() else own

    @property
    def direction(self) -> Qt.LayoutDirection:
        """Which way it is read."""
        return QLocale(self.code).textDirection()


def available_languages() -> tuple[Language, ...]:
    """Return English, and every language that has a file, by name."""
    files = {path.stem.removeprefix(_STEM): path for path in _files()}
    others = [Language(code, path) for code, path in files.items()]
    return (Language(ENGLISH), *sorted(others, key=lambda language: language.name))


def language_for(choice: str, languages: Sequence[Language]) -> Language:
    """Return the language that was chosen, or that suits the system best; English if none does."""
    wanted = [choice] if choice != SYSTEM else _system_codes()
    by_code = {language.code: language for language in languages}
    for code in wanted:
        for shorter in (code, code.partition("_")[0]):
            if shorter in by_code:
                return by_code[shorter]
    return by_code[ENGLISH]


class Languages(QObject):
    """Holds the language, and has the application speak it.

    Parameters
    ----------
    choice : str
        Code of a language, or ``system``.
    parent : QObject, optional

    Attributes
    ----------
    available : tuple of Language
    current : Language
    previous : Language
        What was spoken before the last change.
    problem : Note or None
        Why the language that was wanted is not spoken.

    Signals
    -------
    changed()
        Texts are in another language from now on; what holds old ones has to be made anew.
    """

    changed = Signal()

    def __init__(self, choice: str = SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.available = available_languages()
        self.problem: Note | None = None
        self._choice = choice
        self._translators: list[QTranslator] = []
        self.current = self.previous = self.available[0]
        self._wear(language_for(choice, self.available))

    @property
    def choice(self) -> str:
        """What the user chose: the code of a language, or ``system``."""
        return self._choice

    def choose(self, choice: str) -> None:
        """Speak a language, or that of the system, from now on."""
        self._choice = choice
        wanted = language_for(choice, self.available)
        if wanted != self.current:
            self.previous = self.current
            self._wear(wanted)
            self.changed.emit()

    def take_off(self) -> None:
        """Go back to English as it is in the source."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
        self.current = self.available[0]

    def _wear(self, wanted: Language) -> None:
        self.take_off()
        self.problem = None
        try:
            if wanted.file is not None:
                self._add(_own_translator(wanted.file, self))
            self.current = wanted
        except NoCompilerError as error:
            values = {"language": wanted.name, "reason": str(error)}
            self.problem = Note("{language} cannot be shown: {reason}; English is used", values)
        self._add(_qt_translator(self.current, self))
        QLocale.setDefault(self.current.locale)
        QGuiApplication.setLayoutDirection(self.current.direction)

    def _add(self, translator: QTranslator) -> None:
        if not translator.isEmpty():
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)


class _BytesTranslator(QTranslator):
    """Keeps the bytes that Qt reads its texts from for as long as it does."""

    def __init__(self, texts: bytes, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts
        self.load(texts)


def _own_translator(file: Path, parent: QObject) -> QTranslator:
    return _BytesTranslator(compiled(file), parent)


def _qt_translator(language: Language, parent: QObject) -> QTranslator:
    """Return the texts of Qt's own dialogs."""
    translator = QTranslator(parent)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator.load(QLocale(language.code), "qtbase", "_", folder)
    return translator


def _system_codes() -> list[str]:
    return [name.replace("-", "_") for name in QLocale.system().uiLanguages()]


def _files() -> list[Path]:
    """Return the files of translations, those of a developer's own folder last."""
    folders = [Path(name) for name in os.environ.get(EXTRA_FOLDERS, "").split(os.pathsep) if name]
    with contextlib.suppress(FileNotFoundError):  # without translations there is English
        folders.insert(0, resource("translations"))
    return [path for folder in folders for path in sorted(folder.glob(f"{_STEM}*.ts"))]
