"""A number with a name, a box to type it and a slider to drag it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mha_desktop.panels.controls.rich_text import rich_label, set_tip
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.controls.stop_spin_box import StopSpinBox


class StopControl(QWidget):
    """Slider and box over the same stops. The box also proposes what is no stop.

    Parameters
    ----------
    label : str
        HTML of the label, with its mnemonic.
    name, tip : str
        Accessible name and tool tip of the slider and the box.

    Signals
    -------
    dragged(int)
        A stop was reached while the mouse holds the handle; `drag_ended` follows in the end.
    proposed(int)
        A value was typed or stepped to; it may be illegal.
    """

    dragged = Signal(int)
    drag_ended = Signal()
    proposed = Signal(int)

    def __init__(self, label: str, name: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = rich_label(label)
        self._label.setWordWrap(True)
        self.box = StopSpinBox()
        self.slider = StopSlider()
        self._label.setBuddy(self.slider)
        for control in (self._label, self.box, self.slider):
            set_tip(control, tip)
        for control in (self.box, self.slider):
            control.setAccessibleName(name)
        self._build()
        self.slider.stop_moved.connect(self._move)
        self.slider.stop_released.connect(self.drag_ended)
        self.box.value_proposed.connect(self.proposed)

    def set_stops(self, stops: Sequence[int], value: int) -> None:
        """Show a value among its stops, without a signal."""
        self.slider.set_stops(stops, value)
        self.box.set_stops(stops, value)

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label, 1)
        row.addWidget(self.box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.slider)

    def _move(self, value: int) -> None:
        signal = self.dragged if self.slider.isSliderDown() else self.proposed
        signal.emit(value)
