"""Writing the present sentence token by token: what the KV cache holds after each one."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from mha_desktop.engine.costs import Product, kv_cache_product
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.playback import PlaybackStep, Recording, record
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.models.contributions_model import SumCheck
from mha_desktop.qt.worker import Executor, LatestWorker


class PlaybackModel(QObject):
    """A recording of all tokens, made on a worker, and how many of them are written.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor of the recording.

    Signals
    -------
    recorded()
        There is another recording, or none.
    moved()
        Another number of tokens is written.
    progress_changed(int, int)
        So many tokens of the next recording are there, from 200 ms on; (0, 0) when that is over.
    failed(object)
        An exception out of the recording, which should not happen.
    """

    recorded = Signal()
    moved = Signal()
    progress_changed = Signal(int, int)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._background = Background[Recording](executor(), self)
        self._recording: Recording | None = None
        self._written = 0
        self._background.changed.connect(self._take_new)
        self._background.progress_changed.connect(self.progress_changed)
        self._background.failed.connect(self.failed)

    def show(self, result: LabResult | None) -> None:
        """Record a result, unless that is done; None: there are no tokens."""
        if result is None:
            self._background.keep_only(None)
            self._take(None)
            return
        self._background.ask(result, lambda *tools: record(result, *tools))
        made = self._background.value
        if made is not None and made.result is result:
            self._take(made)

    @property
    def recording(self) -> Recording | None:
        """The newest recording; while the next one is made, the one before it."""
        return self._recording

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of the recording."""
        return () if self.recording is None else self.recording.result.tokens

    @property
    def written(self) -> int:
        """How many tokens are written."""
        return self._written

    @property
    def at_end(self) -> bool:
        """Whether all tokens are written."""
        return self._written == len(self.tokens)

    @property
    def step(self) -> PlaybackStep | None:
        """The last token written; None before the first."""
        if self.recording is None or not self._written:
            return None
        return self.recording.steps[self._written - 1]

    def write(self, count: int) -> None:
        """Let this many tokens be written; numbers out of range become the nearest in range."""
        new = min(max(count, 0), len(self.tokens))
        if new != self._written:
            self._written = new
            self.moved.emit()

    def check(self) -> SumCheck | None:
        """Compare the last token written with its row of the causal pass; None before the first."""
        if self.recording is None or not self._written:
            return None
        token = self._written - 1
        scale = max(1.0, float(abs(self.recording.whole.output).max()))
        return SumCheck(self.recording.difference(token), 1e-5 * scale)

    def size(self) -> Product | None:
        """Return the bytes in the cache of this layer as a formula; None without tokens."""
        if self.recording is None:
            return None
        parameters = self.recording.result.parameters
        return kv_cache_product(
            layers=1,
            n_kv_heads=parameters.n_kv_heads,
            d_k=parameters.d_k,
            tokens=self._written,
            bytes_per_number=parameters.dtype.itemsize,
        )

    def shut_down(self) -> None:
        """Give up what is under way, and wait until nothing runs."""
        self._background.shut_down()

    def _take_new(self) -> None:
        self._take(self._background.value)

    def _take(self, recording: Recording | None) -> None:
        """Start with another recording where the one before it was."""
        if recording is self._recording:
            return
        self._recording = recording
        self._written = min(self._written, len(self.tokens))
        self.recorded.emit()
