"""The KV cache of a real model, or of one built like the lab, with what may be set about it."""

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.kv_cache import (
    BATCH_STOPS,
    CONTEXT_STOPS,
    MEMORY_SIZES,
    KvCache,
    MemoryLine,
    memory_lines,
    model_cache,
    state_cache,
)
from mha_desktop.lab.model_presets import ModelRow, PublishedModel, model_rows, scaled_fields
from mha_desktop.lab.state import LabState

LAB_LAYERS = 1


@dataclass(frozen=True)
class CacheSettings:
    """What the sliders of the KV cache are set to.

    Attributes
    ----------
    tokens, batch : int
        Tokens of each sequence, sequences at the same time.
    bytes_per_number : int
    gigabytes : int
        One of `MEMORY_SIZES`, to hold the cache against.
    """

    tokens: int = 4096
    batch: int = 1
    bytes_per_number: int = 2
    gigabytes: int = 24


class CacheModel(QObject):
    """Which model, which settings, and the bytes that follow: exact integers, however large.

    Parameters
    ----------
    parent : QObject, optional
    path : Path, optional
        Of the list of models; the one that comes with the program if left out.

    Signals
    -------
    changed()
        The model, a setting or the state of the lab is new.

    Attributes
    ----------
    rows : tuple of ModelRow
    problem : `mha_desktop.lab.notes.Note` or None
        What was wrong with the list of models.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, *, path: Path | None = None) -> None:
        super().__init__(parent)
        self.rows, self.problem = model_rows(path)
        self._row: ModelRow | None = None
        self._state = LabState()
        self._settings = CacheSettings()

    @property
    def row(self) -> ModelRow | None:
        """The model; None for one built like the lab."""
        return self._row

    @property
    def settings(self) -> CacheSettings:
        """What the sliders are set to."""
        return self._settings

    @property
    def cache(self) -> KvCache | None:
        """The cache; None where the maker publishes no numbers."""
        settings = self._settings
        given = {"batch": settings.batch, "bytes_per_number": settings.bytes_per_number}
        if self._row is None:
            return state_cache(self._state, LAB_LAYERS, settings.tokens, **given)
        if isinstance(self._row, PublishedModel):
            return model_cache(self._row, settings.tokens, **given)
        return None

    def memory(self, cache: KvCache) -> MemoryLine:
        """Return the memory that is chosen, with the share that a cache takes."""
        return memory_lines(cache)[MEMORY_SIZES.index(self._settings.gigabytes)]

    def scaled(self) -> dict[str, object] | None:
        """Return the fields of a `LabState` like the model; None where there is nothing to load."""
        return scaled_fields(self._row) if isinstance(self._row, PublishedModel) else None

    def show_state(self, state: LabState) -> None:
        """Take the heads of a legal state for "this lab"."""
        if state != self._state:
            self._state = state
            self.changed.emit()

    def choose(self, row: ModelRow | None) -> None:
        """Choose one of `rows`, or None for a model built like the lab."""
        self._row = row
        self.changed.emit()

    def set_tokens(self, tokens: int) -> None:
        """Set the tokens of each sequence; numbers out of range become the nearest in range."""
        self._set(tokens=min(max(tokens, CONTEXT_STOPS[0]), CONTEXT_STOPS[-1]))

    def set_batch(self, batch: int) -> None:
        """Set the sequences at the same time; numbers out of range become the nearest in range."""
        self._set(batch=min(max(batch, BATCH_STOPS[0]), BATCH_STOPS[-1]))

    def set_bytes_per_number(self, count: int) -> None:
        """Set the size of one number: 4, 2 or 1."""
        self._set(bytes_per_number=count)

    def set_gigabytes(self, gigabytes: int) -> None:
        """Choose the memory to hold the cache against."""
        self._set(gigabytes=gigabytes)

    def _set(self, **fields: int) -> None:
        self._settings = replace(self._settings, **fields)
        self.changed.emit()
