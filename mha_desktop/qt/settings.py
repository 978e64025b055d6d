"""What the program remembers between two starts, in one strictly read JSON file."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from PySide6.QtCore import QStandardPaths

from mha_desktop.lab.files import whole_file
from mha_desktop.lab.lesson_progress import LessonProgress
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import ColourMapName
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.figures.options import FigureOptions

# A newcomer who has not closed the welcome may need it again; a fourth start is no first one.
FIRST_STARTS = 3

ThemeChoice = Literal["system", "light", "dark", "high_contrast"]
MotionChoice = Literal["system", "off"]
GreetingChoice = Literal["first", "always", "never"]


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is remembered. Window geometry and docks are Qt's own byte strings.

    ``language`` is the code of a language, or "system". ``lessons`` is how far the user got in each
    lesson. ``colour_map`` is that of new windows. ``welcome_shown`` counts the starts that greeted
    a newcomer.
    """

    theme: ThemeChoice = "system"
    language: str = "system"
    text_scale: Annotated[float, msgspec.Meta(ge=1, le=2)] = 1.0
    colour_map: ColourMapName = "viridis"
    motion: MotionChoice = "system"
    greeting: GreetingChoice = "first"
    presenter_scale: Annotated[float, msgspec.Meta(ge=1, le=3)] = 1.0
    audience_screen: str = ""
    geometry: bytes = b""
    docks: bytes = b""
    export_folder: str = ""
    figure_file: FileChoice = FileChoice()
    figure_options: FigureOptions = FigureOptions()
    recent_exports: tuple[str, ...] = ()
    numbers_folder: str = ""
    recent_sessions: tuple[str, ...] = ()
    lessons: dict[str, LessonProgress] = {}
    welcome_shown: int = 0

    @property
    def greets(self) -> bool:
        """Whether the next start shows the welcome."""
        if self.greeting == "first":
            return self.welcome_shown < FIRST_STARTS
        return self.greeting == "always"


class Settings:
    """Preferences kept in a file, or in memory only.

    Parameters
    ----------
    path : Path, optional
        The file; without one nothing is read or written.

    Attributes
    ----------
    preferences : Preferences
    problem : Note or None
        What was wrong with the file when it was read or written last.
    tell : callable
        Gets a `Note` when the file cannot be written.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self.problem: Note | None = None
        self.tell: Callable[[Note], None] = lambda note: None
        self.preferences = self._read()

    @property
    def is_kept(self) -> bool:
        """Whether there is a file, so that the next start knows what this one did."""
        return self._path is not None

    def change(self, **fields: object) -> None:
        """Remember new values of fields of `Preferences`, at once.

        A file that cannot be written costs no more than the memory of these values: `tell` is told,
        and the program goes on.
        """
        changed = msgspec.structs.replace(self.preferences, **fields)
        if changed == self.preferences:
            return
        self.preferences = changed
        self._write()

    def _read(self) -> Preferences:
        if self._path is None:
            return Preferences()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Preferences)
        except (FileNotFoundError, NotADirectoryError):  # the first start
            return Preferences()
        except OSError as error:
            self.problem = Note(
                "the settings file {path} cannot be read ({reason}); the defaults are used",
                {"path": str(self._path), "reason": error.strerror or str(error)},
            )
            return Preferences()
        except (RecursionError, msgspec.DecodeError) as error:
            self.problem = Note(
                "the settings file {path} is damaged ({reason}); the defaults are used",
                {"path": str(self._path), "reason": str(error)},
            )
            return Preferences()

    def _write(self) -> None:
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(self._path) as file:
                file.write(msgspec.json.encode(self.preferences))
        except OSError as error:
            self.problem = Note(
                "the settings cannot be kept in {path}: {reason}",
                {"path": str(self._path), "reason": error.strerror or str(error)},
            )
            self.tell(self.problem)


def settings_path() -> Path:
    """Return where the settings of this user lie."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.json"
