"""The matrices of the selected head, and their spectrum once a page asks for it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.lab.head_matrices import (
    MATRIX_NAMES,
    HeadSpectrum,
    MatrixName,
    head_matrix,
    head_spectrum,
)
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.models.selected_head_model import HeadOfResult
from mha_desktop.qt.worker import Executor, LatestWorker

Matrices = dict[MatrixName, FloatArray]


class _Key(NamedTuple):
    """What a spectrum is made from; parameters are told apart by identity."""

    parameters: AttentionParameters
    head: int


class _Made(NamedTuple):
    """A spectrum, and what it was made from."""

    key: _Key
    spectrum: HeadSpectrum


class HeadMatricesModel(QObject):
    """The selected head of the present result.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes the executor of the spectrum.

    Signals
    -------
    updated()
        Another result, or none, or another head.
    spectrum_changed()
        `spectrum` is new.
    failed(object)
        An exception out of the spectrum, which should not happen.
    """

    updated = Signal()
    spectrum_changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._head = 0
        self._views: Matrices = {}
        self._job = Background[_Made](executor(), self)
        self._job.hand_on(self.spectrum_changed, self.failed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; a spectrum under way for other parameters is given up."""
        self._result = result
        self._follow()

    def set_head(self, head: int) -> None:
        """Belong to another head, counted from 0."""
        if head != self._head:
            self._head = head
            self._follow()

    @property
    def present(self) -> HeadOfResult | None:
        """The selected head, or the last one if there are fewer; None without tokens."""
        if self._result is None:
            return None
        return HeadOfResult(self._result, min(self._head, self._result.state.n_heads - 1))

    def matrices(self) -> Matrices:
        """Return the matrices of the present head: the same objects as long as they are the same.

        A picture can tell by `is` whether it has to be painted anew.
        """
        present = self.present
        if present is None:
            return {}
        views = {name: head_matrix(*present, name) for name in MATRIX_NAMES}
        self._views = {name: _kept(view, self._views.get(name)) for name, view in views.items()}
        return self._views

    @property
    def spectrum(self) -> HeadSpectrum | None:
        """That of the present head; None until it is there."""
        made = self._job.value
        return None if made is None or made.key != self._key() else made.spectrum

    def ask_for_spectrum(self) -> None:
        """Have `spectrum` made, unless it is there or under way."""
        key = self._key()
        if key is not None:
            self._job.ask(key, lambda *_: _Made(key, head_spectrum(*key)))

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self._job.shut_down()

    def _follow(self) -> None:
        self._job.keep_only(self._key())
        self.updated.emit()

    def _key(self) -> _Key | None:
        present = self.present
        return None if present is None else _Key(present.result.trace.parameters, present.head)


def _kept(view: FloatArray, before: FloatArray | None) -> FloatArray:
    """Return the view before, if it shows the very same memory, which it keeps from other use."""
    same = before is not None and before.__array_interface__ == view.__array_interface__
    return before if same and before is not None else view
