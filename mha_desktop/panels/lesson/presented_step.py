"""A step of a lesson in front of a class, which does not scroll."""

from collections.abc import Iterator
from itertools import islice

from PySide6.QtGui import QResizeEvent

from mha_desktop.panels.lesson.settled import settle_layouts
from mha_desktop.panels.lesson.sizes import LessonSizes
from mha_desktop.panels.lesson.step_page import StepPage

# Sizes in which what was read before the reveal still stands above the answer.
_SIZES_WITH_READING = 2


class PresentedStep(StepPage):
    """Writes a step as large as all of it can be seen, for what lies below is not seen by a class.

    After the reveal what stands above the question gives way, and publications stand where there is
    room for them.
    """

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the step as large as it has room for now."""
        super().resizeEvent(event)
        if self._model.step is not None:
            self._fit()

    def _write_fitting(self) -> None:
        for sizes, reading in self._ways():
            self._write(sizes)
            for part in (self.title, self.text):
                part.setVisible(reading)
            self.references.hide()
            if not self._has_to_scroll:
                break
        self.references.setVisible(bool(self.references.markdown))
        if self._has_to_scroll:
            self.references.hide()
        settle_layouts(self._content, self.question)

    def _ways(self) -> Iterator[tuple[LessonSizes, bool]]:
        """Yield sizes, largest first, and whether title and text stand above the question."""
        if not self._model.revealed:
            yield from ((sizes, True) for sizes in _chain(self._sizes))
            return
        for sizes in islice(_chain(self._sizes), _SIZES_WITH_READING):
            yield sizes, True
        for sizes in _chain(self._sizes):
            yield sizes, False

    def _show_answer(self) -> None:
        if self._model.revealed:
            self._fit()
        super()._show_answer()


def _chain(sizes: LessonSizes | None) -> Iterator[LessonSizes]:
    while sizes is not None:
        yield sizes
        sizes = sizes.tighter
