"""A step of a lesson in front of a class, which does not scroll."""

from collections.abc import Iterator
from itertools import islice

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from mha_desktop.panels.lesson.settled import settle, settle_layouts
from mha_desktop.panels.lesson.sizes import LessonSizes
from mha_desktop.panels.lesson.step_page import StepPage
from mha_desktop.panels.lesson.step_texts import hidden_panel

# Sizes in which what was read before the reveal still stands above the answer.
_SIZES_WITH_READING = 2
# The keys of a presentation that show panels: one of them, or all.
_KEYS, _KEY = {"dimensionsDock": "D"}, "P"


class PresentedStep(StepPage):
    """Writes a step as large as all of it can be seen, for what lies below is not seen by a class.

    After the reveal what stands above the question gives way. Publications, and the way to a panel
    that the presentation hides, stand where there is room for them.
    """

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the step as large as it has room for now."""
        super().resizeEvent(event)
        if self._model.step is not None:
            self._fit()

    def _write_fitting(self) -> None:
        settle(self.head, self)  # a longer title leaves less room
        for sizes, reading in self._ways():
            self._write(sizes)
            for part in (self.title, self.text):
                part.setVisible(reading)
            for extra in self._extras:
                extra.hide()
            if not self._has_to_scroll:
                break
        for extra in self._extras:
            extra.setVisible(bool(extra.text()))
            if self._has_to_scroll:
                extra.hide()
        settle_layouts(self._content, self.question)

    @property
    def _extras(self) -> tuple[QLabel, ...]:
        return (self.panel_note, self.references)

    def _panel_text(self, point: str) -> str:
        dock = hidden_panel(self.window(), point)
        if dock is None:
            return ""
        key = _KEYS.get(dock.objectName(), _KEY)
        text = self.tr("Key {key} shows the panel “{panel}”.")
        return text.format(key=key, panel=dock.windowTitle())

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
