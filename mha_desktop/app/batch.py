"""Many pictures into one folder: of all heads, or of many sentences."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from mha_desktop.app.export_problems import note_of
from mha_desktop.engine.errors import AttentionError
from mha_desktop.lab.file_names import FreeNames, speaking_name
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import Cancelled, Laboratory
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.figures.export import PictureNotWrittenError
from mha_desktop.qt.figures.exported_views import ViewPictures
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.picture import FramedPicture
from mha_desktop.qt.figures.picture_files import file_paths, write_pictures
from mha_desktop.qt.figures.view_figures import Shot, head_picture
from mha_desktop.qt.models.head_roles import HeadRoles
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.wording import role_name

CancelledQuery = Callable[[], bool]
Made = tuple[tuple[FramedPicture, ...], tuple[Note, ...]]


@dataclass(frozen=True)
class BatchItem:
    """One picture of a batch.

    Attributes
    ----------
    name : str
        Of its file, without ending.
    make : callable
        Returns its pages, and what there is to say about them.
    """

    name: str
    make: Callable[[CancelledQuery], Made]


@dataclass(frozen=True)
class BatchReport:
    """What became of a batch.

    Attributes
    ----------
    total : int
        Pictures that were wanted.
    done : int
        Pictures that are written.
    files : tuple of Path
        All of them complete.
    notes : tuple of str
        What was wrong with single pictures, each with the name of its file.
    cancelled : bool
    """

    total: int
    done: int = 0
    files: tuple[Path, ...] = ()
    notes: tuple[str, ...] = ()
    cancelled: bool = False


def head_items(shot: Shot, heads: Sequence[int]) -> tuple[BatchItem, ...]:
    """Return a picture of each of some heads, named after what it does: H4-backward."""
    options = msgspec.structs.replace(shot.options, heads=None)
    view = msgspec.structs.replace(shot.view, averaged=False)
    plain = Shot(shot.result, view, options)

    def item(head: int) -> BatchItem:
        name = _head_name(shot.result, shot.view, head)
        return BatchItem(name, lambda cancelled: ((head_picture(plain, head),), ()))

    return tuple(map(item, heads))


def sentence_items(
    state: LabState,
    view: ViewState,
    options: FigureOptions,
    pictures: ViewPictures,
    sentences: Sequence[str],
) -> tuple[BatchItem, ...]:
    """Return a picture of a state with each of some sentences: 02-the-animal-didnt-cross.

    Parameters
    ----------
    state : LabState
    view : ViewState
        What it says about single tokens is left out.
    options : FigureOptions
        A title of one's own is left out, too: each picture has its sentence.
    pictures : ViewPictures
        Of a view that needs no recording.
    sentences : sequence of str
    """
    laboratory = Laboratory()
    title = "" if options.title == "" else None
    options = msgspec.structs.replace(options, title=title)
    view = msgspec.structs.replace(view, pin=None, cell=None, token=None)
    digits = max(len(str(len(sentences))), 2)

    def item(number: int, sentence: str) -> BatchItem:
        def make(cancelled: CancelledQuery) -> Made:
            resolution = resolve(msgspec.structs.replace(state, sentence=sentence))
            result = laboratory.evaluate(resolution.state, cancelled)
            if result is None:
                raise LabError(Note("the sentence has no tokens"))
            return pictures.of(Shot(result, view, options), cancelled), resolution.notes

        words = speaking_name(sentence)
        return BatchItem("-".join(filter(None, (f"{number:0{digits}}", words))), make)

    return tuple(item(number, text) for number, text in enumerate(sentences, start=1))


class BatchStoppedError(OSError):
    """No file can be written any more; what is complete stays, and ``report`` knows it."""

    def __init__(self, reason: OSError, report: BatchReport) -> None:
        super().__init__(reason.errno, reason.strerror, reason.filename)
        self.reason, self.report = reason, report

    def __str__(self) -> str:
        return str(self.reason)


@dataclass
class Batch:
    """Writes pictures one after the other; what is complete stays, whatever comes after.

    Attributes
    ----------
    folder : Path
        Made if it is not there.
    choice : FileChoice
    names : FreeNames
    cancelled : callable
        Asked before and after each picture is made.
    progress : callable
        Told how many pictures are done, of how many, and the files of the newest one.
    """

    folder: Path
    choice: FileChoice
    names: FreeNames
    cancelled: CancelledQuery = lambda: False
    progress: Callable[[int, int, Sequence[Path]], None] = lambda done, total, files: None
    _done: int = 0
    _files: list[Path] = field(default_factory=list)
    _notes: list[str] = field(default_factory=list)

    def write(self, items: Sequence[BatchItem]) -> BatchReport:
        """Write all of them, and return what became of them.

        Raises
        ------
        BatchStoppedError
            If folder or file cannot be written: the next one could not either.
        """
        stopped = False
        try:
            _make_folder(self.folder)
            for item in items:
                if stopped := self.cancelled() or not self._write_item(item, len(items)):
                    break
        except PictureNotWrittenError as error:
            raise BatchStoppedError(error, self._report(len(items), cancelled=False)) from error
        return self._report(len(items), cancelled=stopped)

    def _report(self, total: int, *, cancelled: bool) -> BatchReport:
        return BatchReport(total, self._done, tuple(self._files), tuple(self._notes), cancelled)

    def _write_item(self, item: BatchItem, total: int) -> bool:
        """Write one picture; return whether the next one is wanted."""
        path = self.names.free(self.folder / f"{item.name}.{self.choice.format}")
        files: list[Path] = []
        try:
            pages, notes = item.make(self.cancelled)
            for file in write_pictures(pages, path, self.choice, self.cancelled):
                files.append(file)
                self._files.append(file)
        except Cancelled:
            return False
        except (LabError, AttentionError) as error:
            self._notes.append(f"{path.name}: {note_text(note_of(error))}")
            return True
        if len(files) < len(file_paths(path, len(pages), self.choice)):
            return False
        self._notes += [f"{path.name}: {note_text(note)}" for note in notes]
        self._done += 1
        self.progress(self._done, total, files)
        return True


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PictureNotWrittenError(folder, error.strerror or str(error)) from error


def _head_name(result: HeadWeights, view: ViewState, head: int) -> str:
    """Return the number of a head, and what it was measured to do."""
    number = f"H{head + 1}"
    role = None if view.answers_hidden else HeadRoles(result).measure(head)[0]
    return number if role is None else f"{number}-{speaking_name(role_name(role))}"
