"""The one owner of the lab's state: changes go in, signals and results come out."""

from collections.abc import Callable, Iterator

import msgspec
import shiboken6
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoStack

from mha_desktop.lab.effort import estimated_ms
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.results import (
    Result,
    asked_for,
    evaluated,
    most_heads,
    possible_view,
    view_of_heads,
    view_within,
)
from mha_desktop.lab.state import CraftedHeads, ImportedWeights, LabState, Source, ViewState
from mha_desktop.qt.commands import ChangeLab
from mha_desktop.qt.figures.ranges import largest_weight
from mha_desktop.qt.gesture import Gesture
from mha_desktop.qt.models.head_roles import known_roles
from mha_desktop.qt.worker import Executor, LatestWorker

INLINE_MS = 8.0


class LabStore(QObject):
    """State, undo and results. Everything that changes the lab goes through `change`.

    Parameters
    ----------
    state : LabState, optional
        Where to start; the default sentence with eight crafted heads if left out.
    executor : Executor, optional
        Where long work runs; a worker thread if left out.

    Signals
    -------
    state_changed(object)
        The new `LabState`, before its numbers are there.
    view_changed(object)
        The new `ViewState`.
    result_changed(object)
        The new `LabResult`, or None where there are no tokens, and where weights were read from a
        file: then `weights` has them.
    message_raised(object)
        A `Note` for the user.
    message_cleared()
        The last message is no longer true.
    busy_changed(bool)
        Whether work is under way on the worker.
    failed(object)
        An exception out of the forward pass, which should not happen.
    """

    state_changed = Signal(object)
    view_changed = Signal(object)
    result_changed = Signal(object)
    message_raised = Signal(object)
    message_cleared = Signal()
    busy_changed = Signal(bool)
    failed = Signal(object)

    def __init__(
        self,
        state: LabState | None = None,
        *,
        executor: Executor | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self._laboratory = Laboratory()
        self._executor: Executor = LatestWorker(self) if executor is None else executor
        self._executor.finished.connect(self._take_result)
        self._executor.failed.connect(self._fail)
        self._gesture = Gesture(self)
        resolution = resolve(LabState() if state is None else state)
        self._state = resolution.state
        self._view = ViewState()
        self._result: Result | None = None
        self._compute()

    def __del__(self) -> None:
        """Delete the steps before Python's garbage collector does, which crashes.

        It takes the steps from the stack one by one and deletes them, but Qt's stack is not told
        and deletes them again. Finalisers run before that.
        """
        if shiboken6.isValid(self.undo_stack):
            self.undo_stack.blockSignals(True)
            self.undo_stack.clear()

    @property
    def state(self) -> LabState:
        """The legal state that was set last."""
        return self._state

    @property
    def view(self) -> ViewState:
        """How the lab is looked at."""
        return self._view

    @property
    def result(self) -> LabResult | None:
        """The newest forward pass; None where there are no tokens or nothing is computed yet."""
        return self._result if isinstance(self._result, LabResult) else None

    @property
    def weights(self) -> Result | None:
        """The newest weights, computed or read from a file; None where there are none."""
        return self._result

    @property
    def computed_source(self) -> Source:
        """The newest source that is no file: the present one, or the one of a step before."""
        states = [self._state, *(command.old for command in self._steps_back())]
        sources = (state.source for state in states)
        computed = (one for one in sources if not isinstance(one, ImportedWeights))
        return next(computed, CraftedHeads())

    @property
    def busy(self) -> bool:
        """Whether work is under way."""
        return self._executor.busy

    def change(self, text: str, *, gesture: str | None = None, **fields: object) -> bool:
        """Set fields of the state as one undoable step.

        Parameters
        ----------
        text : str
            Name of the step for the Edit menu, translated.
        gesture : str, optional
            Steps with the same name merge until `end_gesture`. They all start from the state
            before the first of them, so a drag that comes back restores exactly that state.
        **fields : object
            Fields of `LabState` and their new values.

        Returns
        -------
        bool
            False if the new state was refused; a message says why.
        """
        base = self._gesture.base_of(gesture, self._state)
        try:
            resolution = resolve(msgspec.structs.replace(base, **fields))
        except LabError as error:
            # Widgets that already show the refused value go back to the state.
            self.state_changed.emit(self._state)
            self.message_raised.emit(error.note)
            return False
        self._push(resolution.state, text, gesture)
        self._tell(resolution.notes)
        return True

    def end_gesture(self) -> None:
        """Close the present gesture: the next step is a command of its own."""
        self._gesture.end()

    def end_gesture_after_pause(self) -> None:
        """Close the present gesture when nothing comes for a second."""
        self._gesture.end_after_pause()

    def set_view(self, **fields: object) -> None:
        """Change how the lab is looked at; this is not undoable.

        What lies beyond the end of the sentence is not taken; while the numbers of another sentence
        are still to come, it waits for them.
        """
        view = possible_view(msgspec.structs.replace(self._view, **fields), self._state)
        if self._result is not None and self._result.state == self._state:
            view = view_within(view, len(self._result.tokens))
        self._set_view(view)

    def cancel(self) -> None:
        """Give up the work under way and go back to the last state that has numbers."""
        if not self.busy or self._result is None:
            return
        self._executor.cancel()
        self.busy_changed.emit(False)
        self.end_gesture()
        self._push(asked_for(self._result), self.tr("Cancel"), None)

    def restart(self, state: LabState, view: ViewState) -> None:
        """Take another state and view as they are, and forget all steps.

        Parameters
        ----------
        state : LabState
            Legal, as `resolve` makes it.
        view : ViewState
        """
        self.end_gesture()
        self.undo_stack.clear()
        self._view = view
        self._apply(state)
        self.view_changed.emit(self._view)

    def read_again(self) -> None:
        """Show what the source has now: a file may have changed."""
        self._compute()

    def undo(self) -> None:
        """Take the last step back."""
        self.end_gesture()
        self.undo_stack.undo()

    def redo(self) -> None:
        """Do the step again that was taken back."""
        self.end_gesture()
        self.undo_stack.redo()

    def shut_down(self) -> None:
        """Stop the worker; call it before the window goes."""
        self.end_gesture()
        self._executor.shut_down()

    def _steps_back(self) -> Iterator[ChangeLab]:
        """Return the steps that can be undone, newest first."""
        for step in reversed(range(self.undo_stack.index())):
            command = self.undo_stack.command(step)
            assert isinstance(command, ChangeLab)  # there is no other kind
            yield command

    def _push(self, new: LabState, text: str, gesture: str | None) -> None:
        if new == self._state:
            return
        key = self._gesture.key_of(gesture)
        self.undo_stack.push(ChangeLab(self._apply, self._state, new, text, key))

    def _apply(self, state: LabState) -> None:
        """Put the state in place and have its numbers made; only commands call this."""
        self._state = state
        self._set_view(possible_view(view_of_heads(self._view, most_heads(state)), state))
        self.message_cleared.emit()
        self.state_changed.emit(state)
        self._compute()

    def _tell(self, notes: tuple[Note, ...]) -> None:
        for note in notes:
            self.message_raised.emit(note)

    def _set_view(self, view: ViewState) -> None:
        if view != self._view:
            self._view = view
            self.view_changed.emit(view)

    def _compute(self) -> None:
        """Run at once what is cheap; everything else, and all while the worker runs, goes there."""
        state = self._state
        before = None if self._result is None else self._result.state
        if not self._executor.busy and estimated_ms(state, before) <= INLINE_MS:
            self._compute_at_once(state)
            return
        self._executor.submit(lambda cancelled: self._evaluated(state, cancelled))
        self.busy_changed.emit(self._executor.busy)

    def _evaluated(self, state: LabState, cancelled: Callable[[], bool]) -> Result | None:
        """Return the numbers of a state, with what all will ask for at once; on the worker."""
        result = evaluated(self._laboratory, state, cancelled)
        known_roles(result)
        if result is not None:
            largest_weight(result.weights)
        return result

    def _compute_at_once(self, state: LabState) -> None:
        try:
            result = evaluated(self._laboratory, state)
        except LabError as error:
            self._fail(error)
        else:
            self._take_result(result)

    @Slot(object)
    def _take_result(self, result: Result | None) -> None:
        self._result = result
        if result is not None:
            self._set_view(view_of_heads(self._view, result.state.n_heads))
        self._set_view(view_within(self._view, 0 if result is None else len(result.tokens)))
        self.result_changed.emit(self.result)
        self.busy_changed.emit(self._executor.busy)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        """Say what is wrong with the source, such as a file that is gone; all else is a bug."""
        self.busy_changed.emit(self._executor.busy)
        if isinstance(error, LabError):
            self._take_result(None)
            self.message_raised.emit(error.note)
        else:
            self.failed.emit(error)
