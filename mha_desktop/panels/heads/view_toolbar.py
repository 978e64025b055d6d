"""The tool bar of the Heads and the Head view: head, colour range and colour map."""

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QWidget

from mha_desktop.lab.state import FixedRange, LogRange, PerHeadRange, SharedRange, ViewState
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.head_selector import HeadSelector
from mha_desktop.qt.models.heads_model import HeadsModel

_MARGIN, _GAP = 16, 8
_HEIGHT = 48


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
        self._parts = (
            _row((self._head, 0), (self._range, 0)),
            _row((self._map, 0), (trailing, 1)),
        )
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        self._box.setSpacing(_GAP)
        for stretch, part in enumerate(self._parts):
            self._box.addWidget(part, stretch)
        self.setMinimumHeight(_HEIGHT)
        self._head.head_selected.connect(self.head_selected)
        self._range.chosen.connect(self.colour_range_chosen)
        self._map.currentIndexChanged.connect(self._choose_map)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for one part: two that do not fit side by side stand one above the other."""
        width = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(width + 2 * _MARGIN, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts side by side if they fit."""
        super().resizeEvent(event)
        needed = sum(part.minimumSizeHint().width() for part in self._parts) + _GAP + 2 * _MARGIN
        direction = QBoxLayout.Direction
        fits = self.width() >= needed
        self._box.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

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


def _row(*parts: tuple[QWidget, int]) -> QWidget:
    """Return a row of widgets, each with its stretch."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(_GAP)
    for widget, stretch in parts:
        layout.addWidget(widget, stretch)
    if not any(stretch for _, stretch in parts):
        layout.addStretch()
    return row
