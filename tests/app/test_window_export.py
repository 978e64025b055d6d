"""Export from the whole window: the picture that was asked for, whole, where it was wanted."""

import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QWidget,
)
from window_bench import LEFT, Bench, Key

from mha_desktop.panels.export_dialog import ExportDialog

OpenWindow = Callable[..., Bench]
SIDE = 2_000_000
"""Pixels of a square of 16 TB: no machine gives that."""


def open_dialog(bench: Bench) -> ExportDialog:
    bench.trigger("exportAction")
    return bench.part(ExportDialog)


def press(bench: Bench, dialog: ExportDialog, text: str) -> None:
    """Press the button of a dialog that has this text."""
    [button] = [one for one in dialog.findChildren(QPushButton) if one.text() == text]
    bench.qtbot.mouseClick(button, LEFT)


def set_number(bench: Bench, dialog: ExportDialog, name: str, number: int) -> None:
    box = dialog.findChild(QSpinBox, name)
    box.selectAll()
    bench.qtbot.keyClicks(box, str(number))


def answer(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> list[str]:
    """Answer the question for a file name; return the folders that were offered."""
    folders: list[str] = []

    def choose(_parent: QWidget, folder: str) -> str:
        folders.append(folder)
        return str(path)

    monkeypatch.setattr("mha_desktop.app.export.choose_picture_file", choose)
    return folders


def wait_for_message(bench: Bench, text: str) -> None:
    bench.qtbot.waitUntil(lambda: text in bench.message, timeout=20_000)


def dots_per_metre(path: Path) -> tuple[int, int]:
    """Read the pHYs chunk of a PNG (PNG specification, 11.3.5.3)."""
    content = path.read_bytes()
    place = content.index(b"pHYs") + 4
    across, down, unit = struct.unpack(">IIB", content[place : place + 9])
    assert unit == 1
    return across, down


@pytest.mark.parametrize("view", ["headsViewAction", "headViewAction"])
def test_the_picture_is_exactly_as_wide_as_asked_and_knows_its_resolution(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, view: str
) -> None:
    path = tmp_path / "heads.png"
    answer(monkeypatch, path)
    bench.trigger(view)
    dialog = open_dialog(bench)
    set_number(bench, dialog, "exportWidth", 1920)
    set_number(bench, dialog, "exportDpi", 300)
    bench.qtbot.keyClicks(dialog.findChild(QLineEdit, "exportTitle"), "My heads")
    press(bench, dialog, "&Save…")
    wait_for_message(bench, f"The picture is saved as {path}.")
    image = QImage(str(path))
    assert image.width() == 1920
    assert image.text("Title") == "My heads"
    assert dots_per_metre(path) == (11811, 11811)
    assert [file.name for file in tmp_path.glob("*.p*")] == ["heads.png"]
    assert bench.window.findChild(ExportDialog) is None


def test_the_dialog_offers_what_is_in_front_and_says_its_size_on_paper(bench: Bench) -> None:
    bench.click_head(3)
    bench.trigger("headViewAction")
    dialog = open_dialog(bench)
    picture = dialog.findChild(QComboBox, "exportPicture")
    assert picture.currentText() == "Head 4, large"
    set_number(bench, dialog, "exportWidth", 1000)
    set_number(bench, dialog, "exportDpi", 254)
    dialog.findChild(QSpinBox, "exportDpi").interpretText()
    assert any(label.text() == "10.0 cm wide on paper" for label in dialog.findChildren(QLabel))
    press(bench, dialog, dialog.findChild(QDialogButtonBox).button(
        QDialogButtonBox.StandardButton.Cancel).text())  # fmt: skip
    assert not dialog.isVisible()
    assert bench.message == ""


def test_what_was_chosen_last_is_offered_again(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Folder, width and resolution; also after a new start."""
    folder, settings = tmp_path / "slides", tmp_path / "settings.json"
    folder.mkdir()
    folders = answer(monkeypatch, folder / "a.png")
    first = open_window(settings=settings)
    dialog = open_dialog(first)
    set_number(first, dialog, "exportWidth", 640)
    set_number(first, dialog, "exportDpi", 150)
    press(first, dialog, "&Save…")
    wait_for_message(first, "saved")
    first.close()
    second = open_window(settings=settings)
    dialog = open_dialog(second)
    assert dialog.findChild(QSpinBox, "exportWidth").value() == 640
    assert dialog.findChild(QSpinBox, "exportDpi").value() == 150
    press(second, dialog, "&Save…")
    assert folders[1] == str(folder)
    wait_for_message(second, "saved")


def test_an_unwritable_place_is_named_and_nothing_is_left(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A folder that is a file is unwritable for root, too."""
    file = tmp_path / "file"
    file.write_text("mine")
    before = set(tmp_path.rglob("*"))
    answer(monkeypatch, file / "heads.png")
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, f"{file / 'heads.png'} cannot be written")
    assert set(tmp_path.rglob("*")) == before
    assert file.read_text() == "mine"


def test_a_missing_folder_is_named(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "gone" / "heads.png"
    answer(monkeypatch, path)
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, str(path))
    assert "cannot be written" in bench.message


def test_giving_no_name_writes_nothing(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "")
    press(bench, open_dialog(bench), "&Save…")
    assert bench.message == ""
    assert not bench.window._exporter._worker.busy


def test_the_picture_goes_to_the_clipboard(bench: Bench) -> None:
    dialog = open_dialog(bench)
    set_number(bench, dialog, "exportWidth", 800)
    press(bench, dialog, "&Copy")
    assert QGuiApplication.clipboard().image().width() == 800
    assert bench.message == "The picture is on the clipboard."
    bench.press("Ctrl+Shift+C")
    assert QGuiApplication.clipboard().image().width() == 1920


def test_a_picture_too_large_for_the_memory_is_refused_in_one_sentence(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Both ways out say why; a failed export leaves no file."""
    monkeypatch.setattr("mha_desktop.qt.figures.export_png.figure_size", lambda *_: QSize(SIDE, SIDE))
    bench.trigger("copyPictureAction")
    assert bench.message.startswith(
        f"There is not enough memory for a picture of {SIDE} × {SIDE} px"
    )
    path = tmp_path / "heads.png"
    answer(monkeypatch, path)
    dialog = open_dialog(bench)
    bench.messages.close_message()
    press(bench, dialog, "&Save…")
    wait_for_message(bench, "not enough memory")
    assert not path.exists()


def test_an_export_may_be_the_last_thing_before_the_window_closes(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "heads.png"
    answer(monkeypatch, path)
    press(bench, open_dialog(bench), "&Save…")
    bench.close()
    assert QImage(str(path)).width() == 1920


def test_a_mean_of_no_heads_is_refused_in_one_sentence(bench: Bench) -> None:
    bench.store.change("Mute all", muted=(True,) * 8)
    bench.store.set_view(view="head", averaged=True)
    bench.trigger("copyPictureAction")
    assert bench.message == "Every head is muted: there is no mean of them; unmute one."


def test_without_heads_there_is_nothing_to_export(bench: Bench) -> None:
    bench.type_sentence("")
    bench.trigger("exportAction")
    assert bench.message == "There are no heatmaps to export; type a sentence first."
    assert bench.window.findChild(ExportDialog) is None


Step = tuple[type[QDialog], Callable[[QDialog], None]]
"""A kind of dialog, and what to do when one is open."""


@contextmanager
def in_dialogs(*steps: Step) -> Iterator[None]:
    """Work the modal dialogs that the body opens, one after the other."""
    waiting = list(steps)

    def work() -> None:
        kind, act = waiting[0]
        modal = QApplication.activeModalWidget()
        if isinstance(modal, kind):
            waiting.pop(0)
        if waiting:
            QTimer.singleShot(10, work)
        if isinstance(modal, kind):
            act(modal)

    QTimer.singleShot(0, work)
    yield
    assert not waiting


def type_name(bench: Bench, path: Path) -> Step:
    """Put a file name in, as pasting does, and press Enter."""

    def work(dialog: QDialog) -> None:
        name = dialog.findChild(QLineEdit)
        name.setText(str(path))  # typing would open completions, which the offscreen platform lacks
        bench.qtbot.keyClick(name, Key.Key_Return)

    return QFileDialog, work


def say(bench: Bench, button: QMessageBox.StandardButton) -> Step:
    """Answer the question whether to overwrite."""

    def work(box: QMessageBox) -> None:
        assert "already exists" in box.text()
        bench.qtbot.mouseClick(box.button(button), LEFT)

    return QMessageBox, work


def leave(bench: Bench) -> Step:
    """Give the file dialog up."""
    return QFileDialog, lambda dialog: bench.qtbot.keyClick(dialog, Key.Key_Escape)


def test_a_missing_extension_is_added(bench: Bench, tmp_path: Path) -> None:
    dialog = open_dialog(bench)
    with in_dialogs(type_name(bench, tmp_path / "picture")):
        press(bench, dialog, "&Save…")
    wait_for_message(bench, f"saved as {tmp_path / 'picture.png'}")
    assert QImage(str(tmp_path / "picture.png")).width() == 1920


def test_overwriting_asks_first(bench: Bench, tmp_path: Path) -> None:
    path = tmp_path / "heads.png"
    path.write_text("mine")
    dialog = open_dialog(bench)
    no = say(bench, QMessageBox.StandardButton.No)
    with in_dialogs(type_name(bench, path), no, leave(bench)):
        press(bench, dialog, "&Save…")
    assert path.read_text() == "mine"
    assert bench.message == ""
    assert dialog.isVisible()
    with in_dialogs(type_name(bench, path), say(bench, QMessageBox.StandardButton.Yes)):
        press(bench, dialog, "&Save…")
    assert not dialog.isVisible()
    wait_for_message(bench, "saved")
    assert QImage(str(path)).width() == 1920
