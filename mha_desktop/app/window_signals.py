"""What the parts of a window tell its message bar, its status bar and its reporter of problems."""

from collections.abc import Iterable
from functools import partial
from typing import Protocol

from PySide6.QtCore import SignalInstance

from mha_desktop.app.panel_set import PanelSet
from mha_desktop.app.problems import ProblemReporter


class Failing(Protocol):
    """Something with a signal for exceptions that should not happen."""

    failed: SignalInstance


class Working(Failing, Protocol):
    """Something that works for a while, and can be stopped."""

    message: SignalInstance
    busy_changed: SignalInstance

    def cancel(self) -> None:
        """Give the work up."""


class Offering(Protocol):
    """Something that asks in the message bar."""

    offered: SignalInstance

    def answer(self, choice: str) -> None:
        """Do what was chosen there."""


def report_problems(problems: ProblemReporter, parts: Iterable[Failing]) -> None:
    """Report what fails in the parts."""
    for part in parts:
        part.failed.connect(problems.report)


def show_work(panels: PanelSet, problems: ProblemReporter, workers: Iterable[Working]) -> None:
    """Show how far workers are, in the status bar, and let a click there cancel them."""
    for worker in workers:
        worker.message.connect(panels.tell)
        worker.busy_changed.connect(partial(panels.status_bar.show_busy, type(worker).__name__))
        worker.failed.connect(problems.report)
        panels.status_bar.cancel_requested.connect(worker.cancel)


def show_offers(panels: PanelSet, offering: Iterable[Offering]) -> None:
    """Show offers in the message bar, and hand the answers on."""
    for one in offering:
        one.offered.connect(panels.messages.show_message)
        panels.messages.choice_made.connect(one.answer)
