"""Which heads the output would miss least, for the page that mutes them one after the other."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.mixing import PruningRanking, pruning_ranking
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.worker import Executor, LatestWorker


class RankingKey(NamedTuple):
    """What a ranking is made from: gains, mutes, solos and mistakes make no difference to it."""

    state: LabState
    examples: bool


class RankedHeads(NamedTuple):
    """A ranking, and what it was made from."""

    key: RankingKey
    ranking: PruningRanking | None


class PruningModel(QObject):
    """The present result, and the ranking of its heads once a page asks for it.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor of the ranking.

    Signals
    -------
    updated()
        Another result, or none, or other sentences to rank over.
    ranking_changed()
        `ranking` is new, or nobody works on it any more.
    progress_changed(int, int)
        So many sentences of how many are done, from 200 ms on; (0, 0) when that is over.
    failed(object)
        An exception out of the ranking, which should not happen.
    """

    updated = Signal()
    ranking_changed = Signal()
    progress_changed = Signal(int, int)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._examples = False
        self._declined: RankingKey | None = None
        self._ranked = Background[RankedHeads](executor(), self)
        self._ranked.hand_on(self.ranking_changed, self.failed, self.progress_changed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; work on a ranking that it does not share is given up."""
        self._result = result
        self._follow()

    def set_examples(self, examples: bool) -> None:
        """Rank over all example sentences, or over the present sentence."""
        self._examples = examples
        self._follow()

    @property
    def result(self) -> LabResult | None:
        """The present result; None where there are no tokens."""
        return self._result

    @property
    def examples(self) -> bool:
        """Whether the ranking is over all example sentences."""
        return self._examples

    @property
    def ranking(self) -> PruningRanking | None:
        """The ranking of the present heads; None until it is there."""
        ranked = self._ranked.value
        return None if ranked is None or ranked.key != self._key() else ranked.ranking

    @property
    def is_declined(self) -> bool:
        """Whether the user has cancelled this very ranking."""
        return self._declined is not None and self._declined == self._key()

    def ask_for_ranking(self) -> None:
        """Have `ranking` made, unless it is there, under way, or was cancelled."""
        key = self._key()
        if key is not None and not self.is_declined:
            self._ranked.ask(key, lambda *tools: _ranked(key, *tools))

    def cancel(self) -> None:
        """Give up the ranking under way; it is not made until `retry`."""
        self._declined = self._key()
        self._ranked.keep_only(None)
        self.ranking_changed.emit()

    def retry(self) -> None:
        """Make the ranking after all."""
        self._declined = None
        self.ask_for_ranking()

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._ranked.shut_down()

    def _follow(self) -> None:
        key = self._key()
        if key != self._declined:
            self._declined = None
        self._ranked.keep_only(key)
        self.updated.emit()

    def _key(self) -> RankingKey | None:
        return None if self._result is None else ranking_key(self._result.state, self._examples)


def ranking_key(state: LabState, examples: bool) -> RankingKey:
    """Return what a ranking is made from."""
    nobody = (False,) * state.n_heads
    plain = msgspec.structs.replace(
        state, gains=(1.0,) * state.n_heads, muted=nobody, soloed=nobody, mistake=None
    )
    return RankingKey(msgspec.structs.replace(plain, sentence="") if examples else plain, examples)


def _ranked(
    key: RankingKey, cancelled: Callable[[], bool], progress: Callable[[int, int], None]
) -> RankedHeads:
    ranking = pruning_ranking(
        key.state, examples=key.examples, cancelled=cancelled, progress=progress
    )
    return RankedHeads(key, ranking)
