"""The left part of the KV cache page: the model, and what the size of its cache depends on."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mha_desktop.lab.kv_cache import BATCH_STOPS, BYTES_PER_NUMBER, CONTEXT_STOPS, MEMORY_SIZES
from mha_desktop.panels.controls.field_row import selector_row
from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.controls.stop_control import StopControl
from mha_desktop.panels.sharing.cache_texts import numbers_html, row_name, sources_html
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.cache_model import CacheModel
from mha_desktop.qt.note_texts import note_text

_LEAST_WIDTH, _MOST_WIDTH = 320, 440


class CacheChoices(QWidget):
    """Model with its sources, context, batch, bytes per number and memory.

    Parameters
    ----------
    model : CacheModel
    parent : QWidget, optional

    Signals
    -------
    load_requested(object, str)
        Fields of a `LabState` like the model on show, and the text of that step.
    """

    load_requested = Signal(object, str)

    def __init__(self, model: CacheModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setMaximumWidth(_MOST_WIDTH)
        self.models = self._model_choice()
        self.numbers, self.sources = rich_label(""), rich_label("")
        self.load = self._load_button()
        self.context, self.batch = self._context_control(), self._batch_control()
        self.context.setObjectName("contextControl")
        self.batch.setObjectName("batchControl")
        self.bytes_per_number = self._bytes_choice()
        self.bytes_per_number.setObjectName("bytesPerNumber")
        self.memory = self._memory_choice()
        self.memory.setObjectName("memorySelector")
        self._build()
        self._connect()

    def refresh(self) -> None:
        """Show the model and the settings."""
        model, settings = self._model, self._model.settings
        self.numbers.setText(numbers_html(model.cache))
        self.sources.setText(sources_html(model.row))
        self.load.setEnabled(model.scaled() is not None)
        self.context.set_stops(CONTEXT_STOPS, settings.tokens)
        self.batch.set_stops(BATCH_STOPS, settings.batch)
        self.bytes_per_number.set_choice(settings.bytes_per_number)
        with QSignalBlocker(self.memory):
            self.memory.setCurrentIndex(MEMORY_SIZES.index(settings.gigabytes))

    def _model_choice(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("cacheModel")
        for row in (None, *self._model.rows):
            combo.addItem(row_name(row))
        combo.setAccessibleName(self.tr("Model"))
        combo.setToolTip(self.tr("A real model with published sizes, or one built like the lab"))
        return combo

    def _load_button(self) -> QPushButton:
        button = QPushButton(self.tr("&Load scaled down"))
        button.setObjectName("loadScaledDown")
        button.setAccessibleName(self.tr("Load the model scaled down into the lab"))
        button.setToolTip(
            self.tr(
                "Give the lab heads and key/value heads in the same proportion, 8 columns a head. "
                "Up to 16 heads stay; more are divided where that is possible."
            )
        )
        return button

    def _context_control(self) -> StopControl:
        return _stop_control(
            self.tr("&Context, tokens"),
            self.tr("Context in tokens"),
            self.tr("Tokens of each sequence whose keys and values are kept; the slider doubles"),
            CONTEXT_STOPS,
        )

    def _batch_control(self) -> StopControl:
        return _stop_control(
            self.tr("&Batch, sequences"),
            self.tr("Batch in sequences"),
            self.tr("Sequences that are written at the same time"),
            BATCH_STOPS,
        )

    def _bytes_choice(self) -> SegmentedButton:
        tips = {
            4: self.tr("4 bytes: float32"),
            2: self.tr("2 bytes: 16-bit floats, as models are usually run"),
            1: self.tr("1 byte: 8-bit numbers"),
        }
        choices = [(str(count), count) for count in BYTES_PER_NUMBER]
        switch = SegmentedButton(self.tr("Bytes per number"), choices)
        for count, tip in tips.items():
            switch.button(count).setToolTip(tip)
        return switch

    def _memory_choice(self) -> QComboBox:
        combo = QComboBox()
        for size in MEMORY_SIZES:
            combo.addItem(self.tr("{size} GB").format(size=size))
        combo.setAccessibleName(self.tr("Memory"))
        combo.setToolTip(self.tr("Memory to hold the cache against; a GB is 1,000,000,000 bytes"))
        return combo

    def _build(self) -> None:
        set_role(self.sources, "caption")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._problem())
        column.addLayout(selector_row(self.tr("&Model"), self.models))
        for label in (self.numbers, self.sources):
            label.setWordWrap(True)
            column.addWidget(label)
        column.addWidget(self.load, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(8)
        column.addWidget(self.context)
        column.addWidget(self.batch)
        column.addLayout(self._bytes_row())
        column.addLayout(selector_row(self.tr("Memor&y"), self.memory))
        column.addStretch()

    def _problem(self) -> QLabel:
        """Return the label that says what was wrong with the list of models."""
        problem = self._model.problem
        label = QLabel("" if problem is None else note_text(problem))
        label.setObjectName("modelsProblem")
        label.setWordWrap(True)
        label.setVisible(problem is not None)
        set_role(label, "error")
        return label

    def _bytes_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(QLabel(self.tr("Bytes per number")), 1)
        row.addWidget(self.bytes_per_number)
        return row

    def _connect(self) -> None:
        model = self._model
        self.models.currentIndexChanged.connect(self._choose_model)
        self.load.clicked.connect(self._ask_to_load)
        for signal in (self.context.dragged, self.context.proposed):
            signal.connect(model.set_tokens)
        for signal in (self.batch.dragged, self.batch.proposed):
            signal.connect(model.set_batch)
        self.bytes_per_number.chosen.connect(model.set_bytes_per_number)
        self.memory.currentIndexChanged.connect(self._choose_memory)

    def _choose_model(self, index: int) -> None:
        self._model.choose((None, *self._model.rows)[index])

    def _choose_memory(self, index: int) -> None:
        self._model.set_gigabytes(MEMORY_SIZES[index])

    def _ask_to_load(self) -> None:
        text = self.tr("Load {model} scaled down").format(model=row_name(self._model.row))
        self.load_requested.emit(self._model.scaled(), text)


def _stop_control(label: str, name: str, tip: str, stops: tuple[int, ...]) -> StopControl:
    control = StopControl(label, name, tip)
    control.box.setMaximum(stops[-1])
    return control
