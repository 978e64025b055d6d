"""Which numbers to export, and in which form: the questions before a file is written."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.numbers_files import FileForm
from mha_desktop.panels.controls.dialog_buttons import dialog_buttons
from mha_desktop.panels.style_sheet import label_beside_fields, set_role

_WIDTH, _PADDING = 440, 16


@dataclass(frozen=True)
class NumbersChoice:
    """What the user wants.

    Attributes
    ----------
    form : FileForm
    heads : tuple of int or None
        Counted from 0; None for all.
    bom : bool
        Whether text begins with the mark by which Excel knows UTF-8.
    """

    form: FileForm
    heads: tuple[int, ...] | None
    bom: bool


class NumbersDialog(QDialog):
    """Asks for the form of the file, and what of the heads goes into it.

    Parameters
    ----------
    n_heads : int
    has_all_stages : bool
        Whether there is more than weights.
    parent : QWidget, optional

    Signals
    -------
    save_requested(object)
        Write the numbers of this `NumbersChoice`.
    """

    save_requested = Signal(object)

    def __init__(self, n_heads: int, has_all_stages: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("numbersDialog")
        self.setWindowTitle(self.tr("Export numbers"))
        self._form = self._choice("numbersForm", self._forms(has_all_stages))
        self._heads = self._choice("numbersHeads", self._head_choices(n_heads))
        self._bom = QCheckBox(self.tr("Begin with a &mark for Excel"))
        self._bom.setObjectName("numbersBom")
        self._bom.setToolTip(self.tr("Excel reads “é” and “猫” rightly only with this mark"))
        self._what = QLabel()
        self._what.setWordWrap(True)
        self._what.setProperty("role", "secondary")
        self._what.setObjectName("numbersWhat")
        self._has_all_stages = has_all_stages
        self._form.currentIndexChanged.connect(self._explain)
        self._lay_out()
        self._explain()

    @property
    def choice(self) -> NumbersChoice:
        """What is set at present."""
        form = self._form.currentData()
        if form == "npz":
            return NumbersChoice(form, None, False)
        return NumbersChoice(form, self._heads.currentData(), self._bom.isChecked())

    def _forms(self, has_all_stages: bool) -> Sequence[tuple[str, object]]:
        npz = self.tr("NPZ, every array") if has_all_stages else self.tr("NPZ, the weights")
        return (
            (self.tr("CSV, a row for each weight"), "csv"),
            (self.tr("CSV, a table for each head"), "csv-matrix"),
            (npz, "npz"),
        )

    def _head_choices(self, n_heads: int) -> Sequence[tuple[str, object]]:
        single = [
            (self.tr("Head {head}").format(head=head + 1), (head,)) for head in range(n_heads)
        ]
        return ((self.tr("All heads"), None), *single)

    def _choice(self, name: str, entries: Sequence[tuple[str, object]]) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        for text, value in entries:
            box.addItem(text, value)
        return box

    def _lay_out(self) -> None:
        form = QFormLayout()
        rows = (
            (self.tr("&Form"), self._form, self.tr("How the file is built")),
            (self.tr("&Heads"), self._heads, self.tr("Whose weights are written")),
        )
        for text, widget, tip in rows:
            widget.setToolTip(tip)
            widget.setAccessibleName(text.replace("&", ""))
            form.addRow(text, widget)
        label_beside_fields(form)
        form.addRow("", self._bom)
        form.addRow("", self._what)
        self.setMinimumWidth(_WIDTH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        layout.setSpacing(_PADDING)
        layout.addLayout(form)
        layout.addWidget(self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        box = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        box.setObjectName("numbersButtons")
        save = box.addButton(self.tr("&Save…"), QDialogButtonBox.ButtonRole.AcceptRole)
        set_role(save, "main")
        save.setDefault(True)
        box.accepted.connect(self._save)
        box.rejected.connect(self.reject)
        return box

    def _explain(self) -> None:
        """Say what the file will hold; what the form has no use for cannot be set."""
        form = self._form.currentData()
        for widget in (self._heads, self._bom):
            widget.setEnabled(form != "npz")
        self._what.setText(self._explanations()[form])

    def _explanations(self) -> dict[FileForm, str]:
        npz = (
            self.tr(
                "Everything from x to the output, for NumPy; read again, it is bit for bit equal."
            )
            if self._has_all_stages
            else self.tr("Tokens and weights, for NumPy; equal bit for bit when read.")
        )
        return {
            "csv": self.tr("Columns: head, query, key and weight, with all digits."),
            "csv-matrix": self.tr("Queries down, keys across, with all digits."),
            "npz": npz,
        }

    def _save(self) -> None:
        self.save_requested.emit(self.choice)
