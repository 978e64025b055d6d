"""Work that the user waits for, off the thread of the window: with progress, and a way out."""

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QObject, QTimer, Slot
from PySide6.QtWidgets import QProgressDialog, QWidget

from mha_desktop.panels.status_bar import PROGRESS_AFTER_MS
from mha_desktop.qt.worker import LatestWorker


class Waiting(QObject):
    """Runs one job at a time on a worker of its own, while the window takes no other input.

    Parameters
    ----------
    parent : QObject, optional
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loop = QEventLoop(self)
        self._patience = QTimer(self, singleShot=True, interval=PROGRESS_AFTER_MS)
        self._patience.timeout.connect(self._loop.quit)
        self._running = False
        self._done = False
        self._error: Exception | None = None
        self._worker = LatestWorker(self)
        self._worker.finished.connect(self._finish)
        self._worker.failed.connect(self._fail)

    def wait_for(
        self, job: Callable[[Callable[[], bool]], None], text: str, window: QWidget
    ) -> bool:
        """Return whether a job ended; if not, the user gave it up.

        Parameters
        ----------
        job : callable
            Gets a function that says whether it was given up.
        text : str
            Says what the user waits for.
        window : QWidget

        Raises
        ------
        Exception
            What the job raised.
        """
        self._done, self._error, self._running = False, None, True
        self._worker.submit(job)
        self._wait_briefly()
        if self._running:
            self._wait_with_progress(text, window)
        if self._error is not None:
            raise self._error
        return self._done

    def shut_down(self) -> None:
        """Give up what is under way, before the window goes."""
        self._give_up()
        self._worker.shut_down()

    def _wait_briefly(self) -> None:
        """Most jobs end before anybody notices: what is typed meanwhile comes after them."""
        self._patience.start()
        self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self._patience.stop()

    def _wait_with_progress(self, text: str, window: QWidget) -> None:
        dialog = QProgressDialog(text, self.tr("Cancel"), 0, 0, window)
        dialog.setObjectName("waitingDialog")
        dialog.setWindowTitle(window.windowTitle())
        dialog.setAutoReset(False)
        dialog.canceled.connect(self._give_up)
        # Escape before the dialog is the active window hides it, but does not cancel.
        dialog.rejected.connect(self._give_up)
        dialog.open()
        if self._running:
            self._loop.exec()
        dialog.deleteLater()

    @Slot()
    def _give_up(self) -> None:
        self._worker.cancel()
        self._end()

    @Slot(object)
    def _finish(self, _value: object) -> None:
        self._done = True
        self._end()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._error = error
        self._end()

    def _end(self) -> None:
        self._running = False
        self._loop.quit()
