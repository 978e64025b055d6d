"""Back, Play, Step and the speed, for walking over the cells of a step."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from mha_desktop.panels.controls.motion import wants_motion
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.qt.models.pipeline_model import PipelineModel

_SPEEDS = (1, 4, 16)
_FIRST_SPEED = 4
_GAP = 8


class StepControls(QWidget):
    """Buttons over the model. While it plays, a timer goes to the next cell at each tick.

    Where the system shows no animations, Play goes to the last cell at once.

    Parameters
    ----------
    model : PipelineModel
    parent : QWidget, optional
    """

    def __init__(self, model: PipelineModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.back, self.step = QPushButton(self.tr("&Back")), QPushButton(self.tr("S&tep"))
        self.back.setObjectName("pipelineBack")
        self.step.setObjectName("pipelineStep")
        self.play = QPushButton()
        self.play.setObjectName("pipelinePlay")
        self.speed = self._speed_choice()
        self.speed.setObjectName("pipelineSpeed")
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._set_speed(_FIRST_SPEED)
        self._set_up()
        self._build()
        self.refresh()

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def refresh(self) -> None:
        """Offer what can be done."""
        has_cells = self._model.result is not None
        self.back.setEnabled(has_cells and not self._model.at_start)
        self.step.setEnabled(has_cells and not self._model.at_end)
        self.play.setEnabled(has_cells)
        text = self.tr("&Pause") if self.playing else self.tr("&Play")
        if text != self.play.text():
            self.play.setText(text)
            self.play.setAccessibleName(text.replace("&", ""))

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        if self.playing:
            self.stop()
        elif not wants_motion(self):
            self._model.move(self._model.cells)
        elif self._model.result is not None:
            if self._model.at_end:
                self._model.go_to_start()
            self._timer.start()
            self.refresh()

    def stop(self) -> None:
        """Pause."""
        self._timer.stop()
        self.refresh()

    def _tick(self) -> None:
        self._model.move(1)
        if self._model.at_end:
            self.stop()

    def _set_speed(self, speed: int) -> None:
        self._timer.setInterval(1000 // speed)

    def _speed_choice(self) -> SegmentedButton:
        choices = [(str(speed), speed) for speed in _SPEEDS]
        switch = SegmentedButton(self.tr("Cells per second"), choices)
        switch.set_choice(_FIRST_SPEED)
        for speed in _SPEEDS:
            tip = self.tr("{speed} cells per second").format(speed=speed)
            switch.button(speed).setToolTip(tip)
        return switch

    def _set_up(self) -> None:
        self.back.setToolTip(self.tr("One cell back (Left or comma in the picture)"))
        self.step.setToolTip(self.tr("One cell on (Right or full stop in the picture)"))
        self.play.setToolTip(self.tr("Cell after cell, row by row (Space in the picture)"))
        for button, name in ((self.back, self.tr("Back")), (self.step, self.tr("Step"))):
            button.setAccessibleName(name)
        self.back.clicked.connect(lambda: self._model.move(-1))
        self.step.clicked.connect(lambda: self._model.move(1))
        self.play.clicked.connect(self.toggle)
        self.speed.chosen.connect(self._set_speed)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for widget in (self.back, self.play, self.step, self.speed, QLabel(self.tr("cells/s"))):
            row.addWidget(widget)
