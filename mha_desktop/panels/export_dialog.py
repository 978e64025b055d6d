"""What to export and how large: the questions before a picture is written."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.qt.figures.export import MAX_DPI, MAX_WIDTH, MIN_DPI, MIN_WIDTH

View = Literal["grid", "head"]

_WIDTH, _PADDING = 400, 16


@dataclass(frozen=True)
class ExportChoice:
    """What the user wants: which picture, its title, its size in pixels and dots per inch."""

    view: View
    title: str
    width: int
    dpi: int


class ExportDialog(QDialog):
    """Asks for the picture and its size.

    Signals
    -------
    save_requested(object)
        Save the picture of this `ExportChoice`.
    copy_requested(object)
        Put the picture of this `ExportChoice` on the clipboard.
    """

    save_requested = Signal(object)
    copy_requested = Signal(object)

    def __init__(
        self, view: View, head: int, width: int, dpi: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("exportDialog")
        self.setWindowTitle(self.tr("Export picture"))
        self._picture = QComboBox()
        self._picture.addItem(self.tr("All heads"), "grid")
        self._picture.addItem(self.tr("Head {head}, large").format(head=head + 1), "head")
        self._picture.setCurrentIndex(self._picture.findData(view))
        self._title = QLineEdit()
        self._width = self._number("exportWidth", MIN_WIDTH, MAX_WIDTH, width, self.tr(" px"))
        self._dpi = self._number("exportDpi", MIN_DPI, MAX_DPI, dpi, self.tr(" dpi"))
        self._size = QLabel()
        self._width.valueChanged.connect(self._show_size)
        self._dpi.valueChanged.connect(self._show_size)
        self._picture.setObjectName("exportPicture")
        self._title.setObjectName("exportTitle")
        self._lay_out()
        self._show_size()

    @property
    def choice(self) -> ExportChoice:
        """What is set at present."""
        return ExportChoice(
            self._picture.currentData(),
            self._title.text().strip(),
            self._width.value(),
            self._dpi.value(),
        )

    def _number(self, name: str, low: int, high: int, value: int, suffix: str) -> QSpinBox:
        box = QSpinBox()
        box.setObjectName(name)
        box.setRange(low, high)
        box.setSuffix(suffix)
        box.setValue(value)
        return box

    def _lay_out(self) -> None:
        form = QFormLayout()
        rows = (
            (self.tr("&Picture"), self._picture, self.tr("The grid of heads, or one head large")),
            (self.tr("&Title"), self._title, self.tr("Written above the picture; may be empty")),
            (self.tr("&Width"), self._width, self.tr("The picture is exactly this wide")),
            (self.tr("&Resolution"), self._dpi, self.tr("Written into the file for printing")),
        )
        for text, widget, tip in rows:
            widget.setToolTip(tip)
            widget.setAccessibleName(text.replace("&", ""))
            form.addRow(text, widget)
        form.addRow("", self._size)
        self.setMinimumWidth(_WIDTH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        layout.setSpacing(_PADDING)
        layout.addLayout(form)
        layout.addWidget(self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        box.setObjectName("exportButtons")
        save = box.addButton(self.tr("&Save…"), QDialogButtonBox.ButtonRole.AcceptRole)
        save.setProperty("role", "main")
        save.setDefault(True)
        copy = box.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        box.accepted.connect(self._save)
        copy.clicked.connect(self._copy)
        box.rejected.connect(self.reject)
        return box

    def _show_size(self) -> None:
        centimetres = self.locale().toString(self._width.value() / self._dpi.value() * 2.54, "f", 1)
        self._size.setText(self.tr("{cm} cm wide on paper").format(cm=centimetres))

    def _save(self) -> None:
        self.save_requested.emit(self.choice)

    def _copy(self) -> None:
        self.copy_requested.emit(self.choice)
