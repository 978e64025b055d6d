"""Back, Step, Play and the speed of the playback."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from mha_desktop.panels.controls.motion import wants_motion
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.qt.models.playback_model import PlaybackModel

_SPEEDS = (1, 2, 5, 10)
_FIRST_SPEED = 2


class PlaybackControls(QWidget):
    """Buttons over the model. While it plays, a timer writes a token at each tick.

    Where the system shows no animations, Play writes all tokens at once.

    Parameters
    ----------
    model : PlaybackModel
    parent : QWidget, optional

    Signals
    -------
    play_changed(bool)
        Whether it plays.
    """

    play_changed = Signal(bool)

    def __init__(self, model: PlaybackModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.back = QPushButton(self.tr("B&ack"))
        self.back.setObjectName("playbackBack")
        self.step = QPushButton(self.tr("&Step"))
        self.step.setObjectName("playbackStep")
        self.play = QPushButton()
        self.play.setObjectName("playbackPlay")
        self.speed = self._speed_choice()
        self.speed.setObjectName("playbackSpeed")
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._set_up()
        self._build()
        model.moved.connect(self.refresh)
        model.recorded.connect(self.refresh)
        self.refresh()

    @property
    def playing(self) -> bool:
        """Whether tokens are written by themselves."""
        return self._timer.isActive()

    def refresh(self) -> None:
        """Offer what can be done."""
        tokens = len(self._model.tokens)
        self.back.setEnabled(self._model.written > 0)
        self.step.setEnabled(not self._model.at_end)
        self.play.setEnabled(tokens > 0)
        text = self.tr("&Pause") if self.playing else self.tr("&Play")
        self.play.setText(text)
        self.play.setAccessibleName(text.replace("&", ""))

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        if self.playing:
            self.stop()
        elif not wants_motion(self):
            self._model.write(len(self._model.tokens))
        elif self._model.tokens:
            self._start()

    def stop(self) -> None:
        """Pause."""
        self._timer.stop()
        self._tell()

    def _start(self) -> None:
        if self._model.at_end:
            self._model.write(0)
        self._timer.start()
        self._tell()

    def _tick(self) -> None:
        self._model.write(self._model.written + 1)
        if self._model.at_end:
            self.stop()

    def _tell(self) -> None:
        self.refresh()
        self.play_changed.emit(self.playing)

    def _speed_choice(self) -> SegmentedButton:
        choices = [(str(speed), speed) for speed in _SPEEDS]
        switch = SegmentedButton(self.tr("Tokens per second"), choices)
        switch.set_choice(_FIRST_SPEED)
        for speed in _SPEEDS:
            tip = self.tr("{speed} tokens per second").format(speed=speed)
            switch.button(speed).setToolTip(tip)
        return switch

    def _set_speed(self, speed: int) -> None:
        self._timer.setInterval(1000 // speed)

    def _set_up(self) -> None:
        self.back.setToolTip(self.tr("Take the last token back (Left in the picture)"))
        self.step.setToolTip(self.tr("Write one more token (Right in the picture)"))
        self.play.setToolTip(self.tr("Write token after token (Space in the picture)"))
        for button, name in ((self.back, self.tr("Back")), (self.step, self.tr("Step"))):
            button.setAccessibleName(name)
        self._set_speed(_FIRST_SPEED)
        self.back.clicked.connect(lambda: self._model.write(self._model.written - 1))
        self.step.clicked.connect(lambda: self._model.write(self._model.written + 1))
        self.play.clicked.connect(self.toggle)
        self.speed.chosen.connect(self._set_speed)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.back, self.step, self.play):
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.speed)
        row.addWidget(QLabel(self.tr("tokens/s")))
        row.addStretch()
