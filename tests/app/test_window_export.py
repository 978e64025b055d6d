"""Export from the whole window: the picture that was asked for, whole, where it was wanted."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from export_bench import (
    Step,
    answer,
    choose,
    chosen,
    files_in,
    in_dialogs,
    open_dialog,
    press,
    set_number,
    set_text,
    switch,
    wait_for_message,
    wait_for_preview,
)
from PIL import Image
from pypdf import PdfReader
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
)
from window_bench import ALT, LEFT, Bench, Key

from mha_desktop.lab.figure_state import session_in
from mha_desktop.lab.state import ImportedWeights, RandomHeads, Snapshot
from mha_desktop.panels.export.export_dialog import ExportDialog

OpenWindow = Callable[..., Bench]
SIDE = 2_000_000
"""Pixels of a square of 16 TB: no machine gives that."""


def test_a_panel_is_not_asked_for_a_colour_bar_that_it_would_not_heed(bench: Bench) -> None:
    dialog = open_dialog(bench)
    bar = dialog.findChild(QCheckBox, "exportColourBar")
    assert bar is not None
    assert bar.isVisible()
    choose(dialog, "exportPicture", "mixing")
    assert not bar.isVisible()
    choose(dialog, "exportPicture", "grid")
    assert bar.isVisible()
    dialog.reject()


@pytest.mark.parametrize("view", ["headsViewAction", "headViewAction"])
def test_the_picture_is_exactly_as_wide_as_asked_and_knows_its_resolution(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, view: str
) -> None:
    folder = tmp_path / "slides"
    folder.mkdir()
    answer(monkeypatch, folder / "heads.png")
    bench.trigger(view)
    dialog = open_dialog(bench)
    set_number(bench, dialog, "exportWidth", 1920)
    set_number(bench, dialog, "exportDpi", 300)
    set_text(bench, dialog, "exportTitle", "My heads")
    press(bench, dialog, "&Save…")
    wait_for_message(bench, f"The picture is saved as {folder / 'heads.png'}.")
    with Image.open(folder / "heads.png") as image:
        assert image.width == 1920
        assert image.text["Title"] == "My heads"
        assert image.info["dpi"] == pytest.approx((300, 300), abs=0.1)
    assert files_in(folder) == ["heads.png"]
    assert bench.window.findChild(ExportDialog) is None


@pytest.mark.parametrize(
    ("action", "view", "name"),
    [
        ("headsViewAction", "grid", "heads"),
        ("headViewAction", "head", "H4-backward"),
        ("pipelineViewAction", "pipeline", "pipeline"),
        ("mixingViewAction", "mixing", "mixing"),
        ("sharingViewAction", "grouping", "grouping"),
    ],
)
def test_what_is_in_front_is_offered_under_a_name_that_says_it(
    bench: Bench,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    action: str,
    view: str,
    name: str,
) -> None:
    offered = answer(monkeypatch, tmp_path / "a.svg")
    bench.click_head(3)
    bench.trigger(action)
    dialog = open_dialog(bench)
    assert chosen(dialog, "exportPicture") == view
    choose(dialog, "exportFormat", "svg")
    press(bench, dialog, "&Save…")
    wait_for_message(bench, "saved")
    assert offered[0][1:] == (name, "svg")
    assert session_in(tmp_path / "a.svg").view.selected_head == 3


def test_a_comparison_is_offered_once_there_is_something_to_compare(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer(monkeypatch, tmp_path / "a.svg")
    dialog = open_dialog(bench)
    with pytest.raises(AssertionError):
        choose(dialog, "exportPicture", "comparison")
    dialog.reject()
    bench.store.set_view(snapshot=Snapshot("before lunch", bench.state), view="compare")
    bench.store.change("Causal", source=RandomHeads(3))
    dialog = open_dialog(bench)
    assert chosen(dialog, "exportPicture") == "comparison"
    choose(dialog, "exportFormat", "svg")
    press(bench, dialog, "&Save…")
    wait_for_message(bench, "saved")
    assert "before lunch" in (tmp_path / "a.svg").read_text()


def test_the_dialog_says_how_large_the_picture_is_on_paper(bench: Bench) -> None:
    dialog = open_dialog(bench)
    set_number(bench, dialog, "exportWidth", 1000)
    set_number(bench, dialog, "exportDpi", 254)
    assert dialog.findChild(QLabel, "exportSize").text() == "10.0 cm wide on paper"
    choose(dialog, "exportUnit", "cm")
    set_number(bench, dialog, "exportCm", 7.5)
    assert dialog.findChild(QLabel, "exportSize").text() == "7.5 cm wide on paper"
    assert dialog.choice.image_width == 750
    cancel = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Cancel)
    bench.qtbot.mouseClick(cancel, LEFT)
    assert not dialog.isVisible()
    assert bench.message == ""


def test_the_preview_follows_every_choice(bench: Bench) -> None:
    """It is the picture of the file: of its proportions, and of its colours."""
    dialog = open_dialog(bench)
    assert dialog.preview.text.startswith("1920 × ")
    before = dialog.preview.image_size
    switch(bench, dialog, "exportCaption")
    bench.qtbot.waitUntil(lambda: dialog.preview.image_size != before)
    choose(dialog, "exportPicture", "sheet")
    choose(dialog, "exportFormat", "pdf")
    set_number(bench, dialog, "exportPerPage", 3)
    bench.qtbot.waitUntil(lambda: dialog.preview.text == "Page 1 of 3 · 21.0 × 29.7 cm")
    bench.qtbot.keyClick(dialog, Key.Key_PageDown, ALT)
    bench.qtbot.waitUntil(lambda: dialog.preview.text == "Page 2 of 3 · 21.0 × 29.7 cm")


def test_a_wrong_list_of_heads_is_answered_at_once(bench: Bench) -> None:
    dialog = open_dialog(bench)
    save = next(one for one in dialog.findChildren(QPushButton) if one.text() == "&Save…")
    set_text(bench, dialog, "exportHeads", "2, 7-9")
    assert dialog.preview.text == "There is no head 9 of 8; nearest: 8."
    assert not save.isEnabled()
    set_text(bench, dialog, "exportHeads", "2, 7-8")
    assert save.isEnabled()
    assert dialog.choice.options.heads == (1, 6, 7)
    wait_for_preview(bench, dialog)


def test_a_picture_that_cannot_be_says_so_instead_of_the_preview(bench: Bench) -> None:
    bench.store.set_view(view="head", stage="scores")
    dialog = open_dialog(bench)
    switch(bench, dialog, "exportArcs")
    text = "Arcs show weights; nearest: choose the stage of the weights."
    bench.qtbot.waitUntil(lambda: dialog.preview.text == text)


def test_pages_of_a_sheet_go_into_one_pdf_or_into_several_files(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "slides"
    folder.mkdir()
    for kind in ("pdf", "png"):
        answer(monkeypatch, folder / f"sheet.{kind}")
        dialog = open_dialog(bench)
        choose(dialog, "exportPicture", "sheet")
        choose(dialog, "exportFormat", kind)
        set_number(bench, dialog, "exportPerPage", 4)
        press(bench, dialog, "&Save…")
        wait_for_message(bench, "saved")
        bench.messages.close_message()
    assert files_in(folder) == ["sheet-1.png", "sheet-2.png", "sheet.pdf"]
    assert len(PdfReader(folder / "sheet.pdf").pages) == 2


def test_numbered_files_are_not_overwritten_unasked(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The dialog for the name knows nothing of them."""
    (tmp_path / "sheet-2.png").write_text("mine")
    answer(monkeypatch, tmp_path / "sheet.png")
    dialog = open_dialog(bench)
    choose(dialog, "exportPicture", "sheet")
    set_number(bench, dialog, "exportPerPage", 4)
    with in_dialogs(say(bench, QMessageBox.StandardButton.No)):
        press(bench, dialog, "&Save…")
    assert (tmp_path / "sheet-2.png").read_text() == "mine"
    assert dialog.isVisible()


def test_an_ending_of_another_kind_does_not_lie(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer(monkeypatch, tmp_path / "heads.svg")
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, f"saved as {tmp_path / 'heads.svg.png'}")


def test_what_was_chosen_last_is_offered_again(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also after a new start; but for a title, which belongs to one sentence."""
    folder, settings = tmp_path / "slides", tmp_path / "settings.json"
    folder.mkdir()
    offered = answer(monkeypatch, folder / "a.png")
    first = open_window(settings=settings)
    dialog = open_dialog(first)
    set_number(first, dialog, "exportWidth", 640)
    set_number(first, dialog, "exportTextSize", 150)
    choose(dialog, "exportTheme", "greyscale")
    set_text(first, dialog, "exportTitle", "Lunch")
    set_text(first, dialog, "exportHeads", "1-3")
    press(first, dialog, "&Save…")
    wait_for_message(first, "saved")
    dialog = open_dialog(first)
    assert (dialog.choice.options.title, dialog.choice.options.heads) == ("Lunch", (0, 1, 2))
    dialog.reject()
    first.close()
    second = open_window(settings=settings)
    dialog = open_dialog(second)
    choice = dialog.choice
    assert (choice.file.width, choice.options.text_scale) == (640, 1.5)
    assert choice.options.theme == "greyscale"
    assert (choice.options.title, choice.options.heads) == (None, None)
    press(second, dialog, "&Save…")
    assert offered[1][0] == str(folder)
    wait_for_message(second, "saved")


def test_the_folder_of_a_picture_can_be_shown_now_and_later(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []

    def show(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    answer(monkeypatch, tmp_path / "heads.png")
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, "saved")
    [button] = bench.messages.choice_buttons()
    assert button.text() == "Show in &folder"
    bench.qtbot.mouseClick(button, LEFT)
    dialog = open_dialog(bench)
    [action] = dialog.findChild(QMenu, "exportRecentMenu").actions()
    assert action.text() == "heads.png"
    action.trigger()
    assert shown == [str(tmp_path)] * 2


def test_a_folder_that_cannot_be_shown_is_named(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    answer(monkeypatch, tmp_path / "heads.png")
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, "saved")
    bench.qtbot.mouseClick(bench.messages.choice_buttons()[0], LEFT)
    assert bench.message == f"The folder cannot be shown here: {tmp_path}."


def test_weights_out_of_a_file_are_exported_without_what_is_not_known(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    np.save(tmp_path / "w.npy", np.full((1, 3, 4, 4), 0.25, np.float32))
    bench.store.change("View", source=ImportedWeights(str(tmp_path / "w.npy")))
    answer(monkeypatch, tmp_path / "heads.png")
    dialog = open_dialog(bench)
    with pytest.raises(AssertionError):
        choose(dialog, "exportPicture", "mixing")
    press(bench, dialog, "&Save…")
    wait_for_message(bench, "saved")
    with Image.open(tmp_path / "heads.png") as image:
        assert "w.npy" in image.text["Description"]
        assert "d_model" not in image.text["Description"]
        assert "mha-desktop-session" not in image.text


# What goes wrong


def test_an_unwritable_place_is_named_and_nothing_is_left(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A folder that is a file is unwritable for root, too."""
    file = tmp_path / "file"
    file.write_text("mine")
    before = set(tmp_path.rglob("*"))
    answer(monkeypatch, file / "heads.png")
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, f"{file / 'heads.png'} cannot be written: Not a directory")
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


def test_a_file_that_another_program_holds_is_named_and_stays(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Windows lets nobody replace a file that is open; so it is here."""
    (tmp_path / "heads.png").write_text("in use")

    def hold(_source: Path, target: Path) -> None:
        raise PermissionError(13, "in use by another program", str(target))

    monkeypatch.setattr("mha_desktop.lab.files.os.replace", hold)
    before = files_in(tmp_path)
    answer(monkeypatch, tmp_path / "heads.png")
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, "in use by another program")
    assert files_in(tmp_path) == before
    assert (tmp_path / "heads.png").read_text() == "in use"


def test_cancelling_leaves_no_file(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "slides"
    folder.mkdir()
    answer(monkeypatch, folder / "heads.png")
    dialog = open_dialog(bench)
    set_number(bench, dialog, "exportWidth", 16384)
    press(bench, dialog, "&Save…")
    bench.window.panels.status_bar.cancel_requested.emit()
    bench.window._exporter._worker.wait()
    assert files_in(folder) == []
    assert bench.message == ""


def test_giving_no_name_writes_nothing(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "")
    press(bench, open_dialog(bench), "&Save…")
    assert bench.message == ""
    assert not bench.window._exporter._worker.busy


def test_the_picture_goes_to_the_clipboard_as_pixels_and_as_shapes(bench: Bench) -> None:
    dialog = open_dialog(bench)
    set_number(bench, dialog, "exportWidth", 800)
    press(bench, dialog, "&Copy")
    wait_for_message(bench, "The picture is on the clipboard.")
    mime = QGuiApplication.clipboard().mimeData()
    assert QGuiApplication.clipboard().image().width() == 800
    assert mime.data("image/svg+xml").startsWith(b"<?xml")
    assert mime.data("image/png").startsWith(b"\x89PNG")
    bench.messages.close_message()
    bench.store.set_view(view="head")
    bench.trigger("copyPictureAction")
    wait_for_message(bench, "The picture is on the clipboard.")
    image = QGuiApplication.clipboard().image()
    assert image.width() == 800
    assert image.height() > image.width()


def test_a_picture_too_large_for_the_memory_is_refused_in_one_sentence(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Both ways out say why; a failed export leaves no file."""
    path = tmp_path / "heads.png"
    answer(monkeypatch, path)
    dialog = open_dialog(bench)
    monkeypatch.setattr(
        "mha_desktop.qt.figures.export_png.figure_size", lambda *_: QSize(SIDE, SIDE)
    )
    press(bench, dialog, "&Save…")
    text = f"There is not enough memory for a picture of {SIDE} × {SIDE} px."
    wait_for_message(bench, text)
    assert not path.exists()
    bench.messages.close_message()
    bench.trigger("copyPictureAction")
    wait_for_message(bench, text)


def test_an_export_may_be_the_last_thing_before_the_window_closes(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "heads.png"
    answer(monkeypatch, path)
    press(bench, open_dialog(bench), "&Save…")
    bench.close()
    assert QImage(str(path)).width() == 1920


def test_a_window_may_close_under_an_open_dialog(bench: Bench) -> None:
    bench.trigger("exportAction")
    bench.close()
    assert not bench.window.isVisible()


def test_a_mean_of_no_heads_is_refused_in_one_sentence(bench: Bench) -> None:
    bench.store.change("Mute all", muted=(True,) * 8)
    bench.store.set_view(view="head", averaged=True)
    bench.trigger("copyPictureAction")
    wait_for_message(bench, "Every head is muted: there is no mean of them; unmute one.")


@pytest.mark.parametrize(
    "action", ["exportAction", "copyPictureAction", "printAction", "batchAction"]
)
def test_without_heads_there_is_nothing_to_export(bench: Bench, action: str) -> None:
    bench.type_sentence("")
    bench.trigger(action)
    assert bench.message == "There are no heatmaps to export; type a sentence first."
    assert bench.window.findChild(QDialog) is None


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
        assert "already exist" in box.text()
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
