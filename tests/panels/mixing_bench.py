"""A page of the Mixing view on a real store, with everything computed at once."""

from collections.abc import Callable

from mixer_bench import lab_state
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor

__all__ = ["PageBench", "lab_state"]

WIDTH, HEIGHT = 808, 620


class PageBench:
    """Store, intents, and a page that is on show."""

    def __init__(
        self,
        qtbot: QtBot,
        make: Callable[[LabStore, Intents, QObject], QWidget],
        state: LabState | None = None,
    ) -> None:
        self.store = LabStore(state or lab_state(), executor=ImmediateExecutor())
        self.intents = Intents(self.store)
        self.page = make(self.store, self.intents, self.store)
        # Held by qtbot until it is closed: collected in the middle of a paint, a page crashes.
        qtbot.addWidget(self.page, before_close_func=self._end)
        self.page.resize(WIDTH, HEIGHT)
        self.page.show()
        qtbot.waitExposed(self.page)

    def _end(self, _page: QWidget) -> None:
        self.store.end_gesture()

    def column(self, rows: object, column: int) -> list[str]:
        """Return the texts of a column of a `RowsModel`."""
        return [row[column].text for row in rows.rows]
