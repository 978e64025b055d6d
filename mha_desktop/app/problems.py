"""Exceptions nobody caught: told in the window, kept for a report, and the program goes on."""

import sys
import traceback
from dataclasses import dataclass
from types import TracebackType

from PySide6.QtCore import QObject, Signal


@dataclass(frozen=True)
class Details:
    """What a report needs: the trace of an exception."""

    text: str


class ProblemReporter(QObject):
    """Takes the place of `sys.excepthook` while the window is open.

    Signals
    -------
    problem(str, str)
        One line that says what happened, and the details for a report.
    """

    problem = Signal(str, str)

    def install(self) -> None:
        """Begin to report exceptions out of slots and events."""
        self._before = sys.excepthook
        sys.excepthook = self._report

    def remove(self) -> None:
        """Give the hook back."""
        sys.excepthook = self._before

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
            self._before(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        line = self.tr("Something went wrong ({kind}: {reason}). Your work is still here.")
        self.problem.emit(line.format(kind=kind.__name__, reason=error), details)
