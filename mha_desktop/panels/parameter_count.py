"""The number of parameters, large, with the formula that gives it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.engine.costs import parameter_counts
from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.rich_text import rich_label, set_tip
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.numbers import grouped_digits

_D = "d<sub>model</sub>"
# The lab's heads have d_k = d_model / h columns, so W_Q and W_O are square.
_MULTI_HEAD = f"4 · {_D}²"
_GROUPED = f"2 · {_D}² + 2 · {_D} · (g · d<sub>k</sub>)"


class ParameterCount(QWidget):
    """``1,048,576 parameters``, ``4 · d_model²``, and for multi-head attention what follows.

    "The same for any number of heads" is true only while every head has keys and values of its
    own (Vaswani et al. 2017, 3.2.2), and is said only then.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = QLabel()
        self._unit = QLabel(self.tr("parameters"))
        self.formula = rich_label("")
        self.note = QLabel(self.tr("The same for any number of heads."))
        self._build()

    def show_state(self, state: LabState) -> None:
        """Show what W_Q, W_K, W_V and W_O of a state have together."""
        counts = parameter_counts(state.d_model, state.n_heads, state.n_kv_heads)
        self.count.setText(grouped_digits(sum(counts.values())))
        grouped = state.n_kv_heads < state.n_heads
        self.formula.setText(_grouped_formula(state) if grouped else _MULTI_HEAD)
        self.note.setVisible(not grouped)

    def _build(self) -> None:
        set_role(self.count, "readout")
        set_role(self._unit, "secondary")
        set_role(self.note, "secondary")
        for label in (self.formula, self.note):
            label.setWordWrap(True)
        set_tip(self.formula, self.tr("Numbers in W_Q, W_K, W_V and W_O together"))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.count, 0, Qt.AlignmentFlag.AlignBaseline)
        row.addWidget(self._unit, 1, Qt.AlignmentFlag.AlignBaseline)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.formula)
        column.addWidget(self.note)


def _grouped_formula(state: LabState) -> str:
    d, g, d_k = state.d_model, state.n_kv_heads, state.d_k
    return f"{_GROUPED}<br>= 2 · {d}² + 2 · {d} · ({g} · {d_k})"
