"""The speaker's desk: notes, what comes next, and the time."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QElapsedTimer, QRect, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mha_desktop.panels.notes_panel import NotesPanel
from mha_desktop.panels.presenter.one_line import OneLine
from mha_desktop.panels.presenter.paged import Paged
from mha_desktop.panels.style_sheet import divider, set_ground, set_role

_SECOND = 1000
_MARGIN, _GAP = 16, 8
_WIDTH, _HEIGHT = 560, 480


class PresenterWindow(QWidget):
    """What the class does not see.

    Parameters
    ----------
    pages : Paged
        What the presentation goes through.
    handlers : mapping of str to callable
        What the buttons do: ``next``, ``back``, ``reveal``, ``blank``, ``swap`` and ``leave``.
    parent : QWidget
        The main window.
    """

    def __init__(
        self, pages: Paged, handlers: Mapping[str, Callable[[], None]], parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("presenterWindow")
        self.setWindowTitle(self.tr("Presenter"))
        set_ground(self, "panel")
        self.place, self.present = OneLine("secondary"), OneLine("section")
        self.coming = OneLine("strong")
        self.clock = QLabel()
        self.clock.setObjectName("presenterClock")
        self.clock.setAccessibleName(self.tr("Time since the start"))
        set_role(self.clock, "readout")
        self.notes = NotesPanel()
        self._pages = pages
        self._reveal = QPushButton()
        self._since, self._tick = QElapsedTimer(), QTimer(self, interval=_SECOND)
        self._tick.timeout.connect(self._show_time)
        self._build(handlers)
        self._follow(pages)
        self.resize(_WIDTH, _HEIGHT)

    def set_pages(self, pages: Paged) -> None:
        """Go through other pages."""
        self._pages.paged.disconnect(self._show_page)
        self._follow(pages)

    def fit_to(self, room: QRect) -> None:
        """Move to the middle of a screen."""
        size = self.size().boundedTo(room.size())
        self.setGeometry(
            QRect(room.topLeft(), size).translated(
                (room.width() - size.width()) // 2, (room.height() - size.height()) // 2
            )
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Start the clock."""
        super().showEvent(event)
        if not self._tick.isActive():
            self._since.start()
            self._tick.start()
        self._show_time()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the clock."""
        self._tick.stop()
        super().closeEvent(event)

    def _follow(self, pages: Paged) -> None:
        self._pages = pages
        pages.paged.connect(self._show_page)
        self._show_page()

    def _show_page(self) -> None:
        pages = self._pages
        self.place.show_text(pages.place)
        self.present.show_text(pages.present)
        self.coming.show_text(pages.coming or self.tr("The end"))
        self._reveal.setEnabled(pages.can_reveal)

    def _show_time(self) -> None:
        self.clock.setText(clock_text(self._since.elapsed() // _SECOND))

    def _build(self, handlers: Mapping[str, Callable[[], None]]) -> None:
        top = QHBoxLayout()
        top.addWidget(self.place, 1)
        top.addWidget(self.clock)
        coming = QHBoxLayout()
        coming.setSpacing(_GAP)
        coming.addWidget(_caption(self.tr("Next:")))
        coming.addWidget(self.coming, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        column.addLayout(top)
        column.addWidget(self.present)
        column.addLayout(coming)
        column.addWidget(divider())
        column.addWidget(_caption(self.tr("Notes")))
        column.addWidget(self.notes, 1)
        column.addLayout(self._buttons(handlers))

    def _buttons(self, handlers: Mapping[str, Callable[[], None]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(_GAP)
        texts = (
            ("back", self.tr("Bac&k"), self.tr("Step or head before (Page Up)")),
            ("reveal", self.tr("&Reveal"), self.tr("Show the hidden answer (R)")),
            ("next", self.tr("&Next"), self.tr("Next step or head (Page Down)")),
            ("blank", self.tr("&Blank"), self.tr("Blank the screen of the class (B)")),
            ("swap", self.tr("S&wap screens"), self.tr("Present on the other screen (X)")),
            ("leave", self.tr("&Leave"), self.tr("End the presentation (Esc)")),
        )
        for number, (name, text, tip) in enumerate(texts):
            button = self._reveal if name == "reveal" else QPushButton()
            button.setObjectName(f"presenter_{name}")
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleName(text.replace("&", ""))
            button.clicked.connect(handlers[name])
            set_role(button, "main" if name == "next" else "")
            grid.addWidget(button, number // 3, number % 3)
        return grid


def clock_text(seconds: int) -> str:
    """Return minutes and seconds, with hours if there are some."""
    minutes, hours = seconds // 60, seconds // 3600
    start = f"{hours}:{minutes % 60:02}" if hours else str(minutes)
    return f"{start}:{seconds % 60:02}"


def _caption(text: str) -> QLabel:
    label = QLabel(text)
    set_role(label, "secondary")
    return label
