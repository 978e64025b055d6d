"""What the deliberate mistake changes in the numbers, for the panel that offers them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.mistakes import MistakeEffect, mistake_effect
from mha_desktop.lab.state import MistakeName
from mha_desktop.qt.models.background import Background
from mha_desktop.qt.typeset import typeset
from mha_desktop.qt.worker import Executor, LatestWorker


class MistakesModel(QObject):
    """The effect of the present mistake, and the typeset formulas; both made when asked for.

    Parameters
    ----------
    parent : QObject, optional
    executor : callable
        Makes an executor for each of the two.

    Signals
    -------
    updated()
        Another result, or none.
    effect_changed()
        `effect` is new.
    formulas_ready()
        The formulas that were asked for can be painted at once.
    failed(object)
        An exception out of a computation, which should not happen.
    """

    updated = Signal()
    effect_changed = Signal()
    formulas_ready = Signal()
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        executor: Callable[[], Executor] = LatestWorker,
    ) -> None:
        super().__init__(parent)
        self._result: LabResult | None = None
        self._effect = Background[MistakeEffect](executor(), self)
        self._formulas = Background[bool](executor(), self)
        self._effect.hand_on(self.effect_changed, self.failed)
        self._formulas.hand_on(self.formulas_ready, self.failed)

    def update(self, result: LabResult | None) -> None:
        """Belong to another result; an effect under way for an older one is given up."""
        self._result = result
        self._effect.keep_only(result)
        self.updated.emit()

    @property
    def mistake(self) -> MistakeName | None:
        """The mistake of the present result."""
        return None if self._result is None else self._result.state.mistake

    @property
    def effect(self) -> MistakeEffect | None:
        """The effect of the mistake of the present result; None until it is there."""
        is_present = self._result is not None and self._effect.is_made_from(self._result)
        return self._effect.value if is_present else None

    def ask_for_effect(self) -> None:
        """Have `effect` made, unless it is there or under way, or no mistake is on."""
        result = self._result
        if result is not None and result.state.mistake is not None:
            self._effect.ask(result, lambda *_: mistake_effect(result))

    def ask_for_formulas(self, latex: tuple[str, ...]) -> None:
        """Have formulas typeset, unless they are or it is under way."""
        self._formulas.ask(latex, lambda *_: _typeset_all(latex))

    def shut_down(self) -> None:
        """Stop the workers; call it before the window goes."""
        for job in (self._effect, self._formulas):
            job.shut_down()


def _typeset_all(latex: tuple[str, ...]) -> bool:
    for formula in latex:
        typeset(formula)
    return True
