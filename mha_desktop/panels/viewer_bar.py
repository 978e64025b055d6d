"""The bar over weights out of a file: what they are, what is not known, and the way back."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.rich_text import rich_label, with_subscripts
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.viewer_texts import file_name, not_known, sums_text

_SIDE, _TOP, _GAP = 16, 6, 8


class ViewerBar(QWidget):
    """Stands there while weights out of a file are on show; otherwise it takes no room.

    Signals
    -------
    layer_chosen(int)
        Another layer, counted from 0.
    leave_requested()
        Go back to what was there before.
    """

    layer_chosen = Signal(int)
    leave_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("viewerBar")
        set_ground(self, "panel")
        self.setProperty("line", "below")
        self.name, self.facts = QLabel(), rich_label("")
        self.layer, self.layer_caption = QSpinBox(), QLabel(self.tr("La&yer"))
        self.leave = QPushButton(self.tr("Lea&ve viewer"))
        self._set_up()
        self._build()
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says of the weights."""
        return self.accessibleName()

    def show_file(self, name: str) -> None:
        """Name a file whose weights are not there yet."""
        self.name.setText(name)
        self.name.setToolTip(name)
        self._show_layers(1, 0)
        self._tell("")

    def show_weights(self, result: WeightsResult) -> None:
        """Say what is on show."""
        self.name.setText(file_name(result))
        self.name.setToolTip(result.source.path)
        self._show_layers(result.arrays.n_layers, result.source.layer)
        self._tell(sums_text(result))

    def _tell(self, sums: str) -> None:
        text = f"{sums} {not_known()}".strip()
        if text != self.text:
            self.facts.setText(with_subscripts(text))
            self.setAccessibleName(text)
            announce(self, text)

    def _show_layers(self, count: int, layer: int) -> None:
        with QSignalBlocker(self.layer):
            self.layer.setRange(1, count)
            self.layer.setValue(layer + 1)
        self.layer.setSuffix(self.tr(" of {count}").format(count=count))
        for part in (self.layer, self.layer_caption):
            part.setVisible(count > 1)

    def _set_up(self) -> None:
        set_role(self.name, "strong")
        set_role(self.facts, "secondary")
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setWordWrap(True)
        self.facts.setObjectName("viewerFacts")
        self.layer.setObjectName("layerSelector")
        self.layer.setAccessibleName(self.tr("Layer"))
        self.layer.setToolTip(self.tr("Which layer of the file is on show (Alt+Y)"))
        self.layer.setKeyboardTracking(False)
        self.layer_caption.setBuddy(self.layer)
        self.layer.valueChanged.connect(lambda number: self.layer_chosen.emit(number - 1))
        self.leave.setObjectName("leaveViewerButton")
        self.leave.setAccessibleName(self.tr("Leave viewer"))
        self.leave.setAutoDefault(False)
        self.leave.setToolTip(self.tr("Go back to the sentence and heads that were there (Alt+V)"))
        self.leave.clicked.connect(self.leave_requested)

    def _build(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.facts)
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE, _TOP, _SIDE, _TOP)
        row.setSpacing(_GAP)
        row.addLayout(words, 1)
        row.addWidget(self.layer_caption)
        row.addWidget(self.layer)
        row.addWidget(self.leave)
