"""Numbers out of the whole window: what was asked for, exact, where it was wanted."""

import csv
import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from export_bench import press
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget
from window_bench import LEFT, Bench, Key

from mha_desktop.lab.state import LabState
from mha_desktop.panels.numbers_dialog import NumbersDialog


def open_dialog(bench: Bench) -> NumbersDialog:
    bench.trigger("exportNumbersAction")
    return bench.part(NumbersDialog)


def choose(bench: Bench, dialog: NumbersDialog, name: str, text: str) -> None:
    box = dialog.findChild(QComboBox, name)
    bench.qtbot.keyClick(box, Key.Key_Home)
    for _ in range(box.findText(text)):
        bench.qtbot.keyClick(box, Key.Key_Down)
    assert box.currentText() == text


def answer(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> list[tuple[str, str]]:
    """Answer the question for a file name; return the folders and forms that were asked for."""
    asked: list[tuple[str, str]] = []

    def choose_file(_parent: QWidget, folder: str, form: str, _title: str) -> str:
        asked.append((folder, form))
        return str(path)

    monkeypatch.setattr("mha_desktop.app.numbers.choose_numbers_file", choose_file)
    return asked


def wait_for_message(bench: Bench, text: str) -> None:
    bench.qtbot.waitUntil(lambda: text in bench.message, timeout=20_000)


def test_the_chosen_head_is_written_as_a_table(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "a.csv"
    asked = answer(monkeypatch, path)
    dialog = open_dialog(bench)
    choose(bench, dialog, "numbersForm", "CSV, a table for each head")
    choose(bench, dialog, "numbersHeads", "Head 3")
    bench.qtbot.mouseClick(dialog.findChild(QCheckBox, "numbersBom"), LEFT)
    press(bench, dialog, "&Save…")
    wait_for_message(bench, f"The numbers are saved as {path}.")
    text = path.read_bytes().decode("utf-8")
    assert text.startswith("\ufeffH3,The,animal")
    numbers = [line[1:] for line in csv.reader(io.StringIO(text))][1:]
    assert np.array_equal(np.array(numbers).astype(np.float32), bench.weights[2])
    assert asked[0][1] == "csv-matrix"
    assert bench.window.findChild(NumbersDialog) is None


def test_an_npz_has_everything_and_asks_for_nothing_else(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answer(monkeypatch, tmp_path / "a.npz")
    dialog = open_dialog(bench)
    choose(bench, dialog, "numbersForm", "NPZ, every array")
    assert not dialog.findChild(QComboBox, "numbersHeads").isEnabled()
    assert not dialog.findChild(QCheckBox, "numbersBom").isEnabled()
    press(bench, dialog, "&Save…")
    wait_for_message(bench, "saved")
    with np.load(tmp_path / "a.npz", allow_pickle=False) as file:
        assert np.array_equal(file["weights"], bench.weights)
        assert np.array_equal(file["output"], bench.result.trace.output)


def test_the_folder_is_offered_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = answer(monkeypatch, tmp_path / "a.csv")
    for _ in range(2):
        press(bench, open_dialog(bench), "&Save…")
        wait_for_message(bench, "saved")
        bench.messages.close_message()
    assert asked[1][0] == str(tmp_path)


def test_giving_no_name_keeps_the_dialog_and_writes_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, "")
    dialog = open_dialog(bench)
    press(bench, dialog, "&Save…")
    assert dialog.isVisible()
    assert bench.message == ""


def test_the_selected_head_goes_to_the_clipboard(bench: Bench) -> None:
    bench.click_head(4)
    bench.trigger("copyNumbersAction")
    wait_for_message(bench, "The weights of H5 are on the clipboard.")
    text = QGuiApplication.clipboard().text()
    (name, *_), *lines = csv.reader(io.StringIO(text), "excel-tab")
    assert name == "H5"
    numbers = np.array([line[1:] for line in lines]).astype(np.float32)
    assert np.array_equal(numbers, bench.weights[4])


@pytest.mark.parametrize("library", ["numpy", pytest.param("torch", marks=pytest.mark.oracle)])
def test_the_copied_program_runs_beside_its_file(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, library: str
) -> None:
    answer(monkeypatch, tmp_path / "lesson 1.npz")
    bench.trigger(f"{library}ProgramAction")
    wait_for_message(bench, f"reads lesson 1.npz, which lies in {tmp_path}.")
    program = QGuiApplication.clipboard().text()
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_programs_stand_in_a_menu_of_their_own(bench: Bench) -> None:
    [file] = [menu for menu in bench.window.menuBar().actions() if menu.text() == "&File"]
    assert bench.window.findChild(QAction, "exportNumbersAction").shortcut() == "Ctrl+Shift+E"
    [python] = [one for one in file.menu().actions() if one.text() == "Copy as &Python"]
    assert [one.text() for one in python.menu().actions()] == ["&NumPy…", "Py&Torch…"]


def test_a_deliberate_mistake_has_no_program(
    open_window: Callable[..., Bench], monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = open_window(state=LabState(mistake="unscaled"))
    asked = answer(monkeypatch, "nowhere.npz")
    bench.trigger("numpyProgramAction")
    assert bench.message == "The weights on show are deliberately wrong; make it right first."
    assert asked == []


@pytest.mark.parametrize("action", ["exportNumbersAction", "copyNumbersAction"])
def test_without_heads_there_is_nothing_to_export(bench: Bench, action: str) -> None:
    bench.type_sentence("")
    bench.window.findChild(QAction, action).trigger()
    assert bench.message == "There are no weights to export; type a sentence first."
    assert bench.window.findChild(NumbersDialog) is None


def test_an_unwritable_place_is_named_and_nothing_is_left(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    answer(monkeypatch, file / "a.csv")
    press(bench, open_dialog(bench), "&Save…")
    wait_for_message(bench, f"{file / 'a.csv'} cannot be written: Not a directory.")
    assert file.read_text() == "mine"
