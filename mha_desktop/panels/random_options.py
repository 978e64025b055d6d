"""Seed and scale of random heads."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLabel, QPushButton, QWidget

from mha_desktop.engine.random_heads import TEXTBOOK_SCALE, default_scale
from mha_desktop.lab.resolve import MAX_SCALE, MAX_SEED
from mha_desktop.lab.state import RandomHeads
from mha_desktop.panels.controls.rich_text import set_tip

_DIGITS = 4


class RandomOptions(QWidget):
    """A row that shows and changes how random heads are drawn.

    Signals
    -------
    source_chosen(object)
        `RandomHeads` with another seed or scale.
    new_seed_requested()
    """

    source_chosen = Signal(object)
    new_seed_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("randomOptions")
        self.source = RandomHeads()
        # A seed has up to 32 bits: more than the int of a QSpinBox.
        self.seed = _number_box(0, MAX_SEED, decimals=0)
        self.scale = _number_box(0.0, MAX_SCALE, decimals=_DIGITS)
        self.scale.setSingleStep(0.01)
        self.new_seed = QPushButton(self.tr("&New seed"))
        self.new_seed.setObjectName("newSeedButton")
        self.textbook = QPushButton(self.tr("Textbook 0.01"))
        self.textbook.setObjectName("textbookScaleButton")
        self.default = QPushButton()
        self.default.setObjectName("defaultScaleButton")
        self._name_controls()
        self._build()
        self._connect()

    def show_source(self, source: RandomHeads, d_model: int) -> None:
        """Show seed and scale, without a signal. A scale of None is the default for `d_model`."""
        self.source = source
        default = default_scale(d_model)
        with QSignalBlocker(self.seed), QSignalBlocker(self.scale):
            self.seed.setValue(source.seed)
            self.scale.setValue(default if source.scale is None else source.scale)
        text = self.tr("Default {scale}")
        self.default.setText(text.format(scale=self.locale().toString(default, "f", _DIGITS)))
        self.default.setEnabled(source.scale is not None)
        self.textbook.setEnabled(source.scale != TEXTBOOK_SCALE)

    def _name_controls(self) -> None:
        self.seed.setObjectName("seedSpinBox")
        self.scale.setObjectName("scaleSpinBox")
        for control, name, tip in (
            (self.seed, self.tr("Seed"), self.tr("The same seed always draws the same heads")),
            (self.new_seed, self.tr("New seed"), self.tr("Draw other random heads")),
            (
                self.scale,
                self.tr("Scale"),
                self.tr("Standard deviation of the random numbers in W_Q, W_K, W_V and W_O"),
            ),
            (
                self.textbook,
                self.tr("Textbook scale 0.01"),
                self.tr("randn × 0.01: scores so small that every map is almost flat"),
            ),
            (
                self.default,
                self.tr("Default scale"),
                self.tr("1 / √d_model: scores spread enough to see that heads differ"),
            ),
        ):
            control.setAccessibleName(name)
            set_tip(control, tip)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(_label(self.tr("&Random seed"), self.seed))
        row.addWidget(self.seed)
        row.addWidget(self.new_seed)
        row.addSpacing(16)
        row.addWidget(_label(self.tr("Sc&ale"), self.scale))
        row.addWidget(self.scale)
        row.addWidget(self.textbook)
        row.addWidget(self.default)
        row.addStretch(1)

    def _connect(self) -> None:
        self.seed.valueChanged.connect(self._choose_seed)
        self.scale.valueChanged.connect(self._choose_scale)
        self.new_seed.clicked.connect(self.new_seed_requested)
        self.textbook.clicked.connect(self._choose_textbook)
        self.default.clicked.connect(self._choose_default)

    def _choose_seed(self, seed: float) -> None:
        self.source_chosen.emit(RandomHeads(int(seed), self.source.scale))

    def _choose_scale(self, scale: float) -> None:
        self.source_chosen.emit(RandomHeads(self.source.seed, scale))

    def _choose_textbook(self) -> None:
        self._choose_scale(TEXTBOOK_SCALE)

    def _choose_default(self) -> None:
        self.source_chosen.emit(RandomHeads(self.source.seed, None))


def _number_box(low: float, high: float, decimals: int) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setKeyboardTracking(False)
    box.setDecimals(decimals)
    box.setRange(low, high)
    return box


def _label(text: str, buddy: QWidget) -> QLabel:
    label = QLabel(text)
    label.setBuddy(buddy)
    return label
