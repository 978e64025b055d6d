"""Batches: one file after the other, each whole, and what is finished stays."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PIL import Image

from mha_desktop.app.batch import Batch, BatchItem, BatchStoppedError, head_items, sentence_items
from mha_desktop.lab.figure_state import session_in
from mha_desktop.lab.file_names import FreeNames
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, PinnedQuery, ViewState
from mha_desktop.qt.figures.exported_views import Comparer, ViewPictures
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.view_figures import Shot

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = FileChoice(width=400)
SENTENCES = ("Dog bites man", "Man bites dog", "Dog bites man")


def result_of(sentence: str = "Dog bites man") -> LabResult:
    result = Laboratory().evaluate(resolve(LabState(sentence=sentence)).state)
    assert result is not None
    return result


def items(
    sentences: Sequence[str] = SENTENCES,
    view: ViewState | None = None,
    options: FigureOptions | None = None,
) -> tuple[BatchItem, ...]:
    pictures = ViewPictures("grid", 0, Comparer())
    return sentence_items(
        LabState(), view or ViewState(), options or FigureOptions(), pictures, sentences
    )


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def batch(folder: Path, **fields: object) -> Batch:
    return Batch(folder / "out", SMALL, FreeNames(), **fields)


def test_equal_sentences_have_files_of_their_own(tmp_path: Path) -> None:
    report = batch(tmp_path).write(items())
    names = ["01-dog-bites-man.png", "02-man-bites-dog.png", "03-dog-bites-man.png"]
    assert names_in(tmp_path / "out") == names == [path.name for path in report.files]
    assert (report.done, report.total, report.notes, report.cancelled) == (3, 3, (), False)
    for path, sentence in zip(report.files, SENTENCES, strict=True):
        assert session_in(path).lab.sentence == sentence


def test_files_that_are_there_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "01-dog-bites-man.png").write_text("mine")
    [path] = batch(tmp_path).write(items(SENTENCES[:1])).files
    assert path.name == "01-dog-bites-man-2.png"
    assert (tmp_path / "out" / "01-dog-bites-man.png").read_text() == "mine"


def test_heads_are_called_after_what_they_do(tmp_path: Path) -> None:
    result = result_of("The animal didn't cross the street because it was too tired.")
    shot = Shot(result, ViewState(), FigureOptions())
    wanted = head_items(shot, (0, 3, 7))
    assert [item.name for item in wanted] == ["H1-previous-token", "H4-backward", "H8-pronoun-noun"]
    hidden = Shot(result, ViewState(answers_hidden=True), FigureOptions())
    assert [item.name for item in head_items(hidden, (0, 3))] == ["H1", "H4"]


def test_each_picture_of_a_batch_of_heads_is_of_its_own_head(tmp_path: Path) -> None:
    """Also while the window shows the mean of the heads."""
    shot = Shot(result_of(), ViewState(averaged=True), FigureOptions())
    report = batch(tmp_path).write(head_items(shot, range(8)))
    contents = {path.read_bytes() for path in report.files}
    assert len(contents) == report.done == 8


def test_what_is_about_one_sentence_is_not_said_of_others(tmp_path: Path) -> None:
    """A title of one's own, and a pin on its tokens."""
    view = ViewState(pin=PinnedQuery(2))
    options = FigureOptions(title="My dog")
    report = batch(tmp_path).write(items(("Yes", "Dog bites man"), view, options))
    titles = []
    for path in report.files:
        with Image.open(path) as image:
            titles.append(image.text["Title"])
    assert titles == ["Yes", "Dog bites man"]


def cancelled_after(asked: int) -> Callable[[], bool]:
    questions = iter(range(10_000))
    return lambda: next(questions) >= asked


@pytest.mark.parametrize("asked", range(9))
def test_whenever_it_is_cancelled_what_is_there_is_whole(tmp_path: Path, asked: int) -> None:
    report = batch(tmp_path, cancelled=cancelled_after(asked)).write(items())
    assert report.cancelled
    assert names_in(tmp_path / "out") == sorted(path.name for path in report.files)
    assert len(report.files) == report.done < 3
    for path in report.files:
        with Image.open(path) as image:
            image.verify()


def test_progress_counts_whole_files(tmp_path: Path) -> None:
    told: list[tuple[int, int, bool]] = []

    def progress(done: int, total: int, files: Sequence[Path]) -> None:
        told.append((done, total, all(file.exists() for file in files)))

    batch(tmp_path, progress=progress).write(items())
    assert told == [(1, 3, True), (2, 3, True), (3, 3, True)]


def test_one_picture_that_cannot_be_does_not_end_the_batch(tmp_path: Path) -> None:
    report = batch(tmp_path).write(items(("Dog bites man", " ", "Man bites dog")))
    assert [path.name for path in report.files] == ["01-dog-bites-man.png", "03-man-bites-dog.png"]
    assert report.notes == ("02.png: The sentence has no tokens.",)


def test_a_disk_that_ends_stops_the_batch_and_keeps_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file after it is tried, and none is half there."""

    def fill(_done: int, _total: int, _files: Sequence[Path]) -> None:
        def refuse(_source: object, target: object) -> None:
            raise OSError(28, "No space left on device", str(target))

        monkeypatch.setattr("mha_desktop.lab.files.os.replace", refuse)

    with pytest.raises(BatchStoppedError) as stopped:
        batch(tmp_path, progress=fill).write(items())
    second = tmp_path / "out" / "02-man-bites-dog.png"
    assert str(stopped.value) == f"{second} cannot be written: No space left on device"
    assert stopped.value.report.done == 1
    assert names_in(tmp_path / "out") == ["01-dog-bites-man.png"]


def test_a_folder_under_a_file_cannot_be_written_by_anybody(tmp_path: Path) -> None:
    (tmp_path / "out").touch()
    with pytest.raises(BatchStoppedError, match="out cannot be written: File exists"):
        batch(tmp_path).write(items())
    assert (tmp_path / "out").read_bytes() == b""
