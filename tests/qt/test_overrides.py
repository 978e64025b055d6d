"""Exceptions out of overrides of Qt methods: without the guard, these tests end the test run."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

import mha_desktop.qt  # noqa: F401 - it installs the guard

_NOT_GUARDED = """
import importlib, sys
from types import FunctionType
from shiboken6 import Shiboken
import mha_desktop.app.application
from mha_desktop.app.idle_imports import missing_modules
from mha_desktop.qt.overrides import _is_override

for name in missing_modules():
    importlib.import_module(name)

def all_below(base):
    return {base}.union(*map(all_below, type.__subclasses__(base)))

guarded = 0
for made in all_below(Shiboken.Object):
    bases = [base for base in made.__mro__ if base.__module__.startswith("PySide6.")]
    if not made.__module__.startswith("mha_desktop.") or not bases:
        continue
    for name, member in vars(made).items():
        if isinstance(member, FunctionType) and _is_override(name, bases):
            guarded += 1
            if not hasattr(member, "__wrapped__"):
                print(made, name)
print(guarded > 400)
"""


class _Failing(QWidget):
    def hideEvent(self, _event: QHideEvent) -> None:
        [][0]


class _FailingFilter(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            "".index("no such text")
        return super().eventFilter(watched, event)


class _FailingModel(QAbstractListModel):
    def rowCount(self, _parent: QModelIndex | None = None) -> int:
        return 1 // 0


class _OwnAccept(QDialog):
    accepted_with: tuple[object, ...] | None = None

    def accept(self) -> None:
        self.accepted_with = ()
        super().accept()


def test_an_event_that_fails_while_python_calls_qt_raises_and_does_not_end_the_program(
    qtbot: QtBot,
) -> None:
    """PySide read the message of the IndexError as if it were the exception."""
    widget = _Failing()
    qtbot.addWidget(widget)
    widget.show()

    with pytest.raises(IndexError, match="list index out of range"):
        widget.hide()


def test_an_event_filter_that_fails_raises_what_it_raised(qtbot: QtBot) -> None:
    watched, watching = QWidget(), _FailingFilter()
    qtbot.addWidget(watched)
    watched.installEventFilter(watching)
    watched.show()

    with pytest.raises(ValueError, match="substring not found"):
        watched.hide()


def test_a_model_that_fails_raises_what_it_raised() -> None:
    model = _FailingModel()

    with pytest.raises(ZeroDivisionError):
        model.index(0, 0)  # asks for the number of rows


def test_a_slot_of_qt_that_is_overridden_gets_no_argument_that_it_does_not_take(
    qtbot: QtBot,
) -> None:
    dialog = _OwnAccept()
    qtbot.addWidget(dialog)
    dialog.windowTitleChanged.connect(dialog.accept)

    dialog.setWindowTitle("An argument")

    assert dialog.accepted_with == ()


def test_every_override_of_the_program_is_guarded() -> None:
    """Whichever module is imported first: the classes of all come after the guard."""
    done = subprocess.run(
        [sys.executable, "-c", _NOT_GUARDED], capture_output=True, text=True, check=True
    )

    assert done.stdout == "True\n"
