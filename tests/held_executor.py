"""A worker as slow as a test wants it."""

from collections.abc import Callable

from mha_desktop.qt.worker import ImmediateExecutor


class HeldExecutor(ImmediateExecutor):
    """Counts its jobs, and keeps the newest until the test runs it."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs = 0
        self.job: Callable[[Callable[[], bool]], object] | None = None
        self.is_shut_down = False

    def submit(self, job: Callable[[Callable[[], bool]], object]) -> None:
        self.jobs += 1
        self.job = job

    def run(self) -> None:
        assert self.job is not None
        super().submit(self.job)

    def cancel(self) -> None:
        self.job = None

    def shut_down(self) -> None:
        self.is_shut_down = True
