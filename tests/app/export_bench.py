"""Hands for the ways out of the window: the export dialog, its buttons, and file dialogs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)
from window_bench import LEFT, Bench

from mha_desktop.panels.export.batch_dialog import BatchDialog
from mha_desktop.panels.export.export_dialog import ExportDialog

Step = tuple[type[QDialog], Callable[[QDialog], None]]
"""A kind of dialog, and what to do when one is open."""


def open_dialog(bench: Bench) -> ExportDialog:
    """Open the export dialog and wait for its first preview."""
    bench.trigger("exportAction")
    dialog = bench.part(ExportDialog)
    wait_for_preview(bench, dialog)
    return dialog


def open_batch(bench: Bench) -> BatchDialog:
    bench.trigger("batchAction")
    return bench.part(BatchDialog)


def wait_for_preview(bench: Bench, dialog: ExportDialog) -> None:
    bench.qtbot.waitUntil(lambda: not dialog.preview.image_size.isEmpty(), timeout=20_000)


def press(bench: Bench, dialog: QDialog, text: str) -> None:
    """Press the button of a dialog that has this text."""
    [button] = [one for one in dialog.findChildren(QPushButton) if one.text() == text]
    bench.qtbot.mouseClick(button, LEFT)


def set_number(bench: Bench, dialog: QDialog, name: str, text: object) -> None:
    """Type a number into a box."""
    box = dialog.findChild(QAbstractSpinBox, name)
    box.selectAll()
    bench.qtbot.keyClicks(box, str(text))


def set_text(bench: Bench, dialog: QDialog, name: str, text: str) -> None:
    """Type over a field."""
    field = dialog.findChild(QLineEdit, name)
    field.selectAll()
    bench.qtbot.keyClicks(field, text)


def choose(dialog: QDialog, name: str, value: object) -> None:
    """Choose the entry of a drop-down that stands for a value."""
    box = dialog.findChild(QComboBox, name)
    index = box.findData(value)
    assert index >= 0
    box.setCurrentIndex(index)


def chosen(dialog: QDialog, name: str) -> object:
    return dialog.findChild(QComboBox, name).currentData()


def switch(bench: Bench, dialog: QDialog, name: str) -> None:
    """Press the space bar on a switch."""
    box = dialog.findChild(QCheckBox, name)
    before = box.isChecked()
    bench.qtbot.keyClick(box, " ")
    assert box.isChecked() is not before


def answer(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> list[tuple[str, str, str]]:
    """Answer the question for a file name; return what was offered: folder, name and kind."""
    offered: list[tuple[str, str, str]] = []

    def choose_file(_parent: QWidget, folder: str, name: str, kind: str) -> str:
        offered.append((folder, name, kind))
        return str(path)

    monkeypatch.setattr("mha_desktop.app.export_asking.choose_picture_file", choose_file)
    return offered


def wait_for_message(bench: Bench, text: str) -> None:
    bench.qtbot.waitUntil(lambda: text in bench.message, timeout=20_000)


def files_in(folder: Path) -> list[str]:
    """Return the names of all files in a folder, hidden ones, too."""
    return sorted(path.name for path in folder.iterdir() if path.is_file())


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
