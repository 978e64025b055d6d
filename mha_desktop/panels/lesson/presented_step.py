"""A step of a lesson in front of a class, which need not answer."""

from mha_desktop.panels.lesson.step_page import StepPage


class PresentedStep(StepPage):
    """Next shows an answer that is still hidden first, as a clicker does, and goes on then."""

    @property
    def leads_on(self) -> bool:
        """Whether Next does anything: nobody has to answer."""
        return super().leads_on or self._model.asked.is_open

    @property
    def way_on(self) -> str:
        """What Next does."""
        if self._model.asked.is_open:
            return self.tr("Show the answer, then go on (Right, Page Down)")
        return super().way_on

    def go_on(self) -> None:
        """Show the answer if it is hidden, else the next step."""
        if self._model.asked.is_open:
            self._model.show_answer()
        else:
            super().go_on()
