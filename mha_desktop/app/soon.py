"""Work that has to wait until what is under way has ended."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def run_soon(owner: QObject, job: Callable[[], object]) -> None:
    """Do a job at the next turn of the event loop, unless its owner is deleted before.

    `QTimer.singleShot` would then keep the job for ever, and with it the window.
    """
    timer = QTimer(owner, singleShot=True, interval=0)
    timer.timeout.connect(job)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
