"""The dock on the left: heads, model width, mask, positions, and how many parameters that makes."""

from math import lcm

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.engine.dimensions import legal_head_counts
from mha_desktop.lab.state import CraftedHeads, LabState
from mha_desktop.panels.controls.arrange import arrange_now
from mha_desktop.panels.controls.budget_bar import BudgetBar
from mha_desktop.panels.controls.field_row import box_row, selector_row
from mha_desktop.panels.controls.rich_text import rich_label, subscripted, with_subscripts
from mha_desktop.panels.controls.stop_control import StopControl
from mha_desktop.panels.controls.tall_panel import TallPanel
from mha_desktop.panels.mask_chooser import MaskChooser
from mha_desktop.panels.parameter_count import ParameterCount
from mha_desktop.panels.style_sheet import divider
from mha_desktop.qt.theme import Theme

_WIDTH = 264
_PADDING = 16
_TOP = 8
_WIDEST_STOP = 1024
_WIDTH_STEP = 8
_POSITIONS = ("none", "sinusoidal", "rotary")


class DimensionsPanel(TallPanel):
    """What decides the sizes and the rules of attention. It shows states and emits intents.

    Signals
    -------
    heads_dragged(int), d_model_dragged(int)
        A legal value under the moving handle of a slider; `drag_ended` follows.
    heads_proposed(int), d_model_proposed(int)
        A value that was typed or stepped to; it may be illegal.
    mask_chosen(object), positions_chosen(str), temperature_chosen(float)
    """

    heads_dragged = Signal(int)
    heads_proposed = Signal(int)
    d_model_dragged = Signal(int)
    d_model_proposed = Signal(int)
    drag_ended = Signal()
    mask_chosen = Signal(object)
    positions_chosen = Signal(str)
    temperature_chosen = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(_WIDTH, parent)
        self.setObjectName("dimensionsPanel")
        self._needed_width = 0
        self._column = QVBoxLayout(self.content)
        self._heads = StopControl(
            self.tr("&Heads h"),
            self.tr("Number of heads"),
            self.tr("Number of heads h: any divisor of d_model"),
        )
        self._d_model = StopControl(
            self.tr("&Model width {d_model}").format(d_model=subscripted("d_model")),
            self.tr("Model width d_model"),
            self.tr("Length of a token vector: any multiple of the number of heads"),
        )
        self._budget = BudgetBar(theme)
        self._mask = MaskChooser()
        self._positions = self._positions_selector()
        self._temperature = self._temperature_box()
        self._parameters = ParameterCount()
        self._name_controls()
        self._build()
        self._connect()

    def show_state(self, state: LabState, tokens: tuple[str, ...]) -> None:
        """Show a legal state and the tokens of its sentence, without a signal."""
        step = lcm(state.n_heads, _WIDTH_STEP)
        self._heads.set_stops(legal_head_counts(state.d_model), state.n_heads)
        self._d_model.set_stops(range(step, _WIDEST_STOP + 1, step), state.d_model)
        self._budget.set_budget(state.d_model, state.n_heads)
        self._mask.show_mask(state.mask, tokens)
        self._show_positions(state)
        self._show_temperature(state.temperature)
        self._parameters.show_state(state)
        self._claim_width()
        arrange_now(self._budget)

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs beside the scroll bar, if there is one."""
        bar = self.verticalScrollBar()
        width = bar.sizeHint().width() if bar.maximum() else 0
        return super().minimumSizeHint() + QSize(width, 0)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._budget.set_theme(theme)

    def _name_controls(self) -> None:
        """Give the controls the object names that scripts find them by."""
        self._heads.setObjectName("headsControl")
        self._d_model.setObjectName("dModelControl")
        self._mask.setObjectName("maskControl")
        self._heads.slider.setObjectName("headsSlider")
        self._heads.box.setObjectName("headsSpinBox")
        self._d_model.slider.setObjectName("dModelSlider")
        self._d_model.box.setObjectName("dModelSpinBox")

    def _positions_selector(self) -> QComboBox:
        selector = QComboBox()
        selector.setObjectName("positionsSelector")
        selector.setAccessibleName(self.tr("Positions"))
        selector.setToolTip(self.tr("How a token knows its place in the sentence"))
        texts = (self.tr("None"), self.tr("Sinusoidal"), self.tr("Rotary"))
        for value, text in zip(_POSITIONS, texts, strict=True):
            selector.addItem(text, value)
        return selector

    def _temperature_box(self) -> QDoubleSpinBox:
        box = QDoubleSpinBox()
        box.setObjectName("temperatureSpinBox")
        box.setAccessibleName(self.tr("Softmax temperature"))
        box.setToolTip(self.tr("Scores are divided by this: low sharpens, high flattens"))
        box.setKeyboardTracking(False)
        box.setRange(0.1, 10.0)
        box.setSingleStep(0.1)
        box.setMinimumWidth(72)
        return box

    def _build(self) -> None:
        column = self._column
        column.setSpacing(8)
        column.addWidget(self._heads)
        column.addWidget(self._d_model)
        column.addSpacing(4)
        column.addWidget(rich_label(with_subscripts(self.tr("Dimension budget"))))
        column.addWidget(self._budget)
        column.addWidget(divider())
        column.addWidget(self._mask)
        column.addLayout(selector_row(self.tr("Pos&itions"), self._positions))
        column.addLayout(box_row(self.tr("&Temperature"), self._temperature))
        column.addWidget(divider())
        column.addWidget(self._parameters)
        column.addStretch(1)
        self._make_room(0, 0)
        self.verticalScrollBar().rangeChanged.connect(self._make_room)

    def _connect(self) -> None:
        self._heads.dragged.connect(self.heads_dragged)
        self._heads.proposed.connect(self.heads_proposed)
        self._d_model.dragged.connect(self.d_model_dragged)
        self._d_model.proposed.connect(self.d_model_proposed)
        for control in (self._heads, self._d_model):
            control.drag_ended.connect(self.drag_ended)
        self._mask.mask_chosen.connect(self.mask_chosen)
        self._positions.currentIndexChanged.connect(self._choose_positions)
        self._temperature.valueChanged.connect(self.temperature_chosen)

    def _claim_width(self) -> None:
        """Tell the dock when the content needs another width, as for larger text."""
        needed = self.content.minimumSizeHint().width()
        if needed != self._needed_width:
            self._needed_width = needed
            self.updateGeometry()

    def _make_room(self, _low: int, high: int) -> None:
        """Let the scroll bar lie in the padding, so that nothing moves when it comes or goes."""
        bar = self.verticalScrollBar().sizeHint().width() if high else 0
        self._column.setContentsMargins(_PADDING, _TOP, _PADDING - bar, _PADDING)
        self.updateGeometry()

    def _choose_positions(self, index: int) -> None:
        self.positions_chosen.emit(self._positions.itemData(index))

    def _show_temperature(self, temperature: float) -> None:
        box = self._temperature
        # A box that is set is painted, also to what it shows already.
        if (box.value(), box.text()) != (temperature, box.textFromValue(temperature)):
            with QSignalBlocker(box):
                box.setValue(temperature)

    def _show_positions(self, state: LabState) -> None:
        with QSignalBlocker(self._positions):
            self._positions.setCurrentIndex(_POSITIONS.index(state.positions))
        crafted = isinstance(state.source, CraftedHeads)
        model = self._positions.model()
        assert isinstance(model, QStandardItemModel)
        rotary = model.item(_POSITIONS.index("rotary"))
        rotary.setEnabled(not crafted)
        rotary.setToolTip(
            self.tr("Crafted heads read position features of the tokens; choose random heads")
            if crafted
            else self.tr("Queries and keys are turned by their place (Su et al. 2021)")
        )
