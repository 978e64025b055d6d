"""The tool bar of the Heads and the Head view: head, colour range and colour map."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from mha_desktop.lab.state import FixedRange, LogRange, PerHeadRange, SharedRange, ViewState
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.head_selector import HeadSelector
from mha_desktop.qt.models.heads_model import HeadsModel

_MARGIN, _GAP = 16, 8


class ViewToolbar(QWidget):
    """What both views of the heads let choose; `trailing` fills the rest of the bar.

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

    def __init__(self, heads_model: HeadsModel, trailing: QWidget) -> None:
        super().__init__()
        self._head = HeadSelector(heads_model)
        self._range = self._range_choice()
        self._map = self._map_choice()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        self._row.setSpacing(_GAP)
        for widget in (self._head, self._range, self._map):
            self._row.addWidget(widget)
        self._row.addSpacing(_GAP)
        self._row.addWidget(trailing, 1)
        self.setMinimumHeight(56)
        self._head.head_selected.connect(self.head_selected)
        self._range.chosen.connect(self.colour_range_chosen)
        self._map.currentIndexChanged.connect(self._choose_map)

    def _range_choice(self) -> SegmentedButton:
        choices = (
            (self.tr("Shared"), SharedRange(), self.tr("0 to the largest weight of all heads")),
            (self.tr("Per head"), PerHeadRange(), self.tr("0 to the largest weight of each head")),
            (self.tr("Fixed"), FixedRange(), self.tr("0 to 1")),
            (self.tr("Log"), LogRange(), self.tr("0.0001 to 1 in equal ratios, for faint weights")),
        )
        segments = [(text, value) for text, value, _ in choices]
        switch = SegmentedButton(self.tr("Colour range"), segments)
        switch.setObjectName("rangeSelector")
        for text, value, tip in choices:
            switch.button(value).setToolTip(self.tr("{range}: {tip}").format(range=text, tip=tip))
        return switch

    def _map_choice(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("colourMapSelector")
        for name, text in (
            ("viridis", self.tr("viridis")),
            ("cividis", self.tr("cividis")),
            ("greys", self.tr("greys")),
        ):
            combo.addItem(text, name)
        combo.setAccessibleName(self.tr("Colour map"))
        combo.setToolTip(self.tr("Colour map; greys stay in order on a black and white print"))
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return combo

    def show_view(self, view: ViewState) -> None:
        """Show the choices of a view."""
        self._head.show_head(view.selected_head)
        self._range.set_choice(view.colour_range)
        with QSignalBlocker(self._map):
            self._map.setCurrentIndex(self._map.findData(view.colour_map))

    def _choose_map(self, index: int) -> None:
        self.colour_map_chosen.emit(self._map.itemData(index))
