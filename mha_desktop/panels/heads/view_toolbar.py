"""The tool bar of the Heads and the Head view: head, colour range and colour map."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from mha_desktop.lab.state import (
    ColourMapName,
    FixedRange,
    LogRange,
    PerHeadRange,
    SharedRange,
    ViewState,
)
from mha_desktop.panels.controls.flow_rows import FlowRows
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.head_selector import HeadSelector
from mha_desktop.qt.models.heads_model import HeadsModel

translate = QCoreApplication.translate

_MARGIN, _GAP = 16, 8


class ViewToolbar(FlowRows):
    """What both views of the heads let choose, in one row or several.

    Parameters
    ----------
    heads_model : HeadsModel
    trailing : QWidget
        Fills the rest of the bar.
    upper, lower : sequence of QWidget
        Choices of one view only: behind the head, and behind range and map.
    above : int
        Pixels above several rows, where nothing else keeps them off the edge of the view.

    Signals
    -------
    head_selected(int)
        Counted from 0.
    colour_range_chosen(object)
        A `ColourRange`.
    colour_map_chosen(str)
        A `ColourMapName`.
    """

    head_selected = Signal(int)
    colour_range_chosen = Signal(object)
    colour_map_chosen = Signal(str)

    def __init__(
        self,
        heads_model: HeadsModel,
        trailing: QWidget,
        upper: Sequence[QWidget] = (),
        lower: Sequence[QWidget] = (),
        above: int = 0,
    ) -> None:
        self._head = HeadSelector(heads_model)
        self._range = _range_choice()
        self._map = _map_choice()
        parts = (self._head, *upper, self._map, self._range, *lower, trailing)
        super().__init__(parts, _MARGIN, _GAP, above=above)
        self._head.head_selected.connect(self.head_selected)
        self._range.chosen.connect(self.colour_range_chosen)
        self._map.currentIndexChanged.connect(self._choose_map)

    def show_view(self, view: ViewState) -> None:
        """Show the choices of a view."""
        self._head.show_head(view.selected_head)
        self._range.set_choice(view.colour_range)
        with QSignalBlocker(self._map):
            self._map.setCurrentIndex(self._map.findData(view.colour_map))

    def _choose_map(self, index: int) -> None:
        self.colour_map_chosen.emit(self._map.itemData(index))


def colour_map_texts() -> tuple[tuple[ColourMapName, str], ...]:
    """Return each colour map of weights with what it is called."""
    return (
        ("viridis", translate("ViewToolbar", "viridis")),
        ("cividis", translate("ViewToolbar", "cividis")),
        ("greys", translate("ViewToolbar", "greys")),
    )


def _range_choice() -> SegmentedButton:
    choices = (
        (translate("ViewToolbar", "Shared"), SharedRange()),
        (translate("ViewToolbar", "Per head"), PerHeadRange()),
        (translate("ViewToolbar", "Fixed"), FixedRange()),
        (translate("ViewToolbar", "Log"), LogRange()),
    )
    tips = (
        translate("ViewToolbar", "Shared: 0 to the largest weight of all heads"),
        translate("ViewToolbar", "Per head: 0 to the largest weight of each head"),
        translate("ViewToolbar", "Fixed: 0 to 1"),
        translate("ViewToolbar", "Log: 0.0001 to 1 in equal ratios, for faint weights"),
    )
    switch = SegmentedButton(translate("ViewToolbar", "Colour range"), choices)
    switch.setObjectName("rangeSelector")
    for (_, colour_range), tip in zip(choices, tips, strict=True):
        switch.button(colour_range).setToolTip(tip)
    return switch


def _map_choice() -> QComboBox:
    combo = QComboBox()
    combo.setObjectName("colourMapSelector")
    for name, text in colour_map_texts():
        combo.addItem(text, name)
    combo.setAccessibleName(translate("ViewToolbar", "Colour map"))
    combo.setToolTip(
        translate("ViewToolbar", "Colour map; greys stay in order on a black and white print")
    )
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return combo
