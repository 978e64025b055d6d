"""Exceptions nobody caught: told in the window, kept for a report, and the program goes on."""

import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

ExceptHook = Callable[[type[BaseException], BaseException, TracebackType | None], object]

# The hook from before the first window, and those of the open windows; empty without a window.
_hooks: list[ExceptHook] = []


@dataclass(frozen=True)
class Details:
    """What a report needs: the trace of an exception."""

    text: str


class ProblemReporter(QObject):
    """Takes the place of `sys.excepthook` while its window is open.

    Of several windows, the one that was opened last reports.

    Parameters
    ----------
    window : QWidget
        Until it is on the screen, the standard error is told, too.

    Signals
    -------
    offered(str, object)
        One line that says what happened, and the choice to copy the details for a report.
    """

    offered = Signal(str, object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def install(self) -> None:
        """Begin to report exceptions out of slots and events."""
        if not _hooks:
            _hooks.append(sys.excepthook)
        _hooks.append(self._report)
        sys.excepthook = _hooks[-1]

    def remove(self) -> None:
        """Give the hook back."""
        _hooks.remove(self._report)
        sys.excepthook = _hooks[-1]
        if len(_hooks) == 1:
            _hooks.clear()

    def report(self, error: BaseException) -> None:
        """Report an exception that was caught somewhere else."""
        self._report(type(error), error, error.__traceback__)

    def _report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            _hooks[0](kind, error, trace)
            return
        if not self._window.isVisible():  # an error that ends the start would end it silently
            _hooks[0](kind, error, trace)
        details = "".join(traceback.format_exception(kind, error, trace))
        line = self.tr("Something went wrong ({kind}: {reason}). Your work is still here.")
        choices = [(self.tr("Copy details"), Details(details))]
        self.offered.emit(line.format(kind=kind.__name__, reason=error), choices)

    @Slot(object)
    def answer(self, choice: object) -> None:
        """Copy the details, if it is that what was chosen."""
        if isinstance(choice, Details):
            QGuiApplication.clipboard().setText(choice.text)
