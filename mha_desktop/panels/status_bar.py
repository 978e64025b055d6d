"""The status bar: what is computed, how large it is, how long it took, and work under way."""

import html
from collections.abc import Mapping

from PySide6.QtCore import QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QStatusBar, QWidget

from mha_desktop.engine.costs import parameter_counts
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import LabState
from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.panels.controls.steady_label import SteadyLabel
from mha_desktop.qt.numbers import grouped_digits
from mha_desktop.qt.wording import source_text

PROGRESS_AFTER_MS = 200
CANCEL_AFTER_MS = 500
_GAP = 16
_EDGE = 2  # that Qt leaves at the ends of the bar
_LEAST_HEIGHT, _AROUND = 28, 4


class LabStatusBar(QStatusBar):
    """Facts on the left; progress and Cancel on the right while the worker is busy.

    Signals
    -------
    cancel_requested()
        The user gives up the work under way.
    """

    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._facts = self._fact_labels()
        self._under_way: frozenset[str] = frozenset()
        self._progress = QProgressBar()
        self._progress.setRange(0, 0)
        self._progress.setFixedWidth(120)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(self.tr("Computing"))
        self._cancel = QPushButton(self.tr("Cance&l"))
        self._cancel.setObjectName("cancelButton")
        self._cancel.setToolTip(self.tr("Go back to the last state that has numbers"))
        self._cancel.clicked.connect(self.cancel_requested)
        self._timers = [
            self._delayed(PROGRESS_AFTER_MS, self._progress),
            self._delayed(CANCEL_AFTER_MS, self._cancel),
        ]

    def sizeHint(self) -> QSize:
        """As high as the facts need, and never lower than usual."""
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        """As high as the facts need; a least height in the style sheet would cut large text."""
        return QSize(super().minimumSizeHint().width(), self._height())

    def _height(self) -> int:
        facts = max(label.sizeHint().height() for label in self._facts.values())
        return max(facts + _AROUND, _LEAST_HEIGHT)

    def show_result(self, state: LabState, result: LabResult | None) -> None:
        """Show the facts of the newest numbers."""
        parameters = sum(
            parameter_counts(state.d_model, state.n_heads, state.n_kv_heads, state.d_k).values()
        )
        n = 0 if result is None else len(result.tokens)
        values = {
            "tokens": self._tokens_text(n),
            "heads": self._heads_text(state.n_heads),
            "d_k": self.tr("d<sub>k</sub> <b>{d_k}</b>").format(d_k=state.d_k),
            "parameters": self.tr("<b>{count}</b> parameters").format(
                count=grouped_digits(parameters)
            ),
            "time": self._time_text(result),
            "source": self.tr("source <b>{name}</b>").format(name=source_text(state.source)),
        }
        self._show_facts(values)

    def _show_facts(self, values: Mapping[str, str]) -> None:
        for name, label in self._facts.items():
            label.show_text(values.get(name, ""))
            label.setVisible(bool(values.get(name)))

    def show_weights(self, result: WeightsResult) -> None:
        """Show what is known of weights that were read from a file."""
        n_heads, n, _ = result.weights.shape
        values = {
            "tokens": self._tokens_text(n),
            "heads": self._heads_text(n_heads),
            "source": self.tr("source <b>{name}</b>").format(
                name=html.escape(source_text(result.source))
            ),
        }
        self._show_facts(values)

    def _tokens_text(self, count: int) -> str:
        one, several = self.tr("<b>1</b> token"), self.tr("<b>{n}</b> tokens")
        return one if count == 1 else several.format(n=count)

    def _heads_text(self, count: int) -> str:
        one, several = self.tr("<b>1</b> head"), self.tr("<b>{h}</b> heads")
        return one if count == 1 else several.format(h=count)

    def show_busy(self, work: str, busy: bool) -> None:
        """Show progress and Cancel once the work has lasted long enough; hide them at its end.

        Parameters
        ----------
        work : str
            What is under way; several things can be.
        busy : bool
            Whether it begins (or goes on) or has ended.
        """
        before = bool(self._under_way)
        self._under_way = self._under_way | {work} if busy else self._under_way - {work}
        if self._under_way and not before:
            self._begin_waiting()
        elif before and not self._under_way:
            self._end_waiting()

    def _begin_waiting(self) -> None:
        for timer in self._timers:
            timer.start()

    def _end_waiting(self) -> None:
        for timer in self._timers:
            timer.stop()
        self._progress.hide()
        self._cancel.hide()

    def _fact_labels(self) -> dict[str, SteadyLabel]:
        labels = {}
        for name in ("tokens", "heads", "d_k", "parameters", "time", "source"):
            labels[name] = SteadyLabel()
            labels[name].setTextFormat(Qt.TextFormat.RichText)
            labels[name].setObjectName(f"status_{name}")
            labels[name].setIndent(_GAP)
            self.addWidget(labels[name])
        labels["tokens"].setIndent(_GAP - _EDGE)
        return labels

    def _delayed(self, milliseconds: int, widget: QWidget) -> QTimer:
        self.addPermanentWidget(widget)
        widget.hide()
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(widget.show)
        return timer

    def _time_text(self, result: LabResult | None) -> str:
        if result is None:
            return ""
        milliseconds = QLocale().toString(result.seconds * 1000, "f", 1)
        return self.tr("forward pass <b>{ms} ms</b>").format(ms=milliseconds)
