"""Many pictures from the window: progress, cancelling, and what is told."""

from pathlib import Path

import pytest
from export_bench import choose, files_in, open_batch, open_dialog, press, set_text
from PySide6.QtWidgets import QProgressBar
from window_bench import Bench, Key

from mha_desktop.app import batch
from mha_desktop.app.batch_asking import BatchAsking
from mha_desktop.panels.export.batch_dialog import BatchDialog
from mha_desktop.qt.figures.file_choice import FileChoice


@pytest.fixture
def folder(tmp_path: Path, bench: Bench) -> Path:
    bench.window._settings.change(figure_file=FileChoice(width=400), export_folder=str(tmp_path))
    return tmp_path / "out"


def wait_for(bench: Bench, dialog: BatchDialog, text: str) -> None:
    bench.qtbot.waitUntil(lambda: text in dialog.text, timeout=20_000)


def test_all_heads_go_into_a_folder(bench: Bench, folder: Path) -> None:
    dialog = open_batch(bench)
    set_text(bench, dialog, "batchFolder", str(folder))
    press(bench, dialog, "&Start")
    wait_for(bench, dialog, f"8 of 8 pictures are saved in {folder}.")
    assert len(files_in(folder)) == 8
    assert "H4-backward.png" in files_in(folder)
    assert bench.message == f"8 pictures are saved in {folder}."
    press(bench, dialog, "&Close")
    assert not dialog.isVisible()


def test_the_export_dialog_hands_its_choices_on(bench: Bench, folder: Path) -> None:
    dialog = open_dialog(bench)
    choose(dialog, "exportFormat", "svg")
    set_text(bench, dialog, "exportHeads", "2, 4")
    press(bench, dialog, "&Batch…")
    many = bench.part(BatchDialog)
    set_text(bench, many, "batchFolder", str(folder))
    press(bench, many, "&Start")
    wait_for(bench, many, "2 of 2 pictures")
    assert files_in(folder) == ["H2-self.svg", "H4-backward.svg"]
    many.reject()


def test_sentences_of_a_file_get_a_picture_each(bench: Bench, folder: Path) -> None:
    lines = folder.with_name("lines.txt")
    lines.write_text("Dog bites man\nMan bites dog\n")
    dialog = open_batch(bench)
    choose(dialog, "batchWhat", "file")
    choose(dialog, "batchView", "sheet")
    set_text(bench, dialog, "batchSentences", str(lines))
    set_text(bench, dialog, "batchFolder", str(folder))
    press(bench, dialog, "&Start")
    wait_for(bench, dialog, "2 of 2 pictures")
    assert files_in(folder) == ["01-dog-bites-man.png", "02-man-bites-dog.png"]
    dialog.reject()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe", "cannot be used: line 1 is no UTF-8; save it as UTF-8."),
        (b"\n", "cannot be used: it has no sentence; write one in each line."),
        (None, "cannot be opened: No such file or directory."),
    ],
)
def test_a_wrong_file_of_sentences_is_named(
    bench: Bench, folder: Path, content: bytes | None, problem: str
) -> None:
    lines = folder.with_name("lines.txt")
    if content is not None:
        lines.write_bytes(content)
    dialog = open_batch(bench)
    choose(dialog, "batchWhat", "file")
    set_text(bench, dialog, "batchSentences", str(lines))
    set_text(bench, dialog, "batchFolder", str(folder))
    press(bench, dialog, "&Start")
    wait_for(bench, dialog, f"{lines} {problem}")
    assert not folder.exists()
    dialog.reject()


def test_cancelling_keeps_what_is_finished(
    bench: Bench, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Escape in the middle: the dialog stays, and says how far it came."""
    dialog = open_batch(bench)
    written: list[Path] = []
    write = batch.write_pictures

    def write_and_cancel(pages: object, path: Path, *rest: object) -> object:
        written.append(path)
        if len(written) == 3:
            bench.window._exporter.findChild(BatchAsking).cancel()
        return write(pages, path, *rest)

    monkeypatch.setattr(batch, "write_pictures", write_and_cancel)
    set_text(bench, dialog, "batchFolder", str(folder))
    press(bench, dialog, "&Start")
    wait_for(bench, dialog, f"Cancelled: 2 of 8 pictures are saved in {folder}.")
    assert len(files_in(folder)) == 2
    assert dialog.isVisible()
    dialog.reject()
    assert not dialog.isVisible()


def test_escape_asks_the_batch_to_stop_before_it_closes_the_dialog(
    bench: Bench, folder: Path
) -> None:
    dialog = open_batch(bench)
    asked: list[bool] = []
    dialog.cancel_requested.connect(lambda: asked.append(True))
    dialog.show_started()
    bench.qtbot.keyClick(dialog, Key.Key_Escape)
    assert asked == [True]
    assert dialog.isVisible()
    assert dialog.findChild(QProgressBar, "batchProgress").isVisible()
    dialog.show_end("", (), written=False)
    bench.qtbot.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_place_that_cannot_be_written_is_named(bench: Bench, folder: Path) -> None:
    folder.write_text("mine")
    dialog = open_batch(bench)
    set_text(bench, dialog, "batchFolder", str(folder / "deeper"))
    press(bench, dialog, "&Start")
    wait_for(bench, dialog, f"{folder / 'deeper'} cannot be written: Not a directory.")
    assert folder.read_text() == "mine"
    dialog.reject()


def test_a_window_that_closes_leaves_whole_pictures(bench: Bench, folder: Path) -> None:
    dialog = open_batch(bench)
    set_text(bench, dialog, "batchFolder", str(folder))
    press(bench, dialog, "&Start")
    bench.close()
    names = files_in(folder) if folder.exists() else []
    assert [name for name in names if not name.endswith(".png")] == []


def test_without_a_folder_nothing_can_start(bench: Bench, folder: Path) -> None:
    dialog = open_batch(bench)
    assert dialog._start.isEnabled()
    set_text(bench, dialog, "batchFolder", " ")
    assert not dialog._start.isEnabled()
    choose(dialog, "batchWhat", "examples")
    set_text(bench, dialog, "batchFolder", str(folder))
    assert dialog._start.isEnabled()
    dialog.reject()
