"""The question what more heads cost, with the answer for the present state."""

from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from mha_desktop.lab.cost_table import DoubledHeads
from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.cost_table_model import CostTableModel, totals_of
from mha_desktop.qt.numbers import grouped_digits, localised

_LEAST_WIDTH = 320
_MINUS = "\u2212"


class DoublingQuestion(QWidget):
    """Asks, and answers when asked to; an answer on show follows the state.

    Parameters
    ----------
    model : CostTableModel
    parent : QWidget, optional
    """

    def __init__(self, model: CostTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.question = rich_label(
            self.tr(
                "What happens to the total computation when the heads double "
                "and d<sub>k</sub> halves?"
            )
        )
        self.reveal = QPushButton()
        self.answer = rich_label("")
        self._set_up()
        self.reveal.toggled.connect(self._show)
        model.costs_changed.connect(self._show)
        self._show()

    def _set_up(self) -> None:
        self.setMinimumWidth(_LEAST_WIDTH)
        set_role(self.question, "section")
        self.reveal.setObjectName("revealDoubling")
        self.reveal.setCheckable(True)
        self.reveal.setToolTip(self.tr("Think first; then see the numbers of the present state."))
        for label in (self.question, self.answer):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(self.question)
        column.addWidget(self.reveal, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.answer)
        column.addStretch()

    def _show(self) -> None:
        shown = self.reveal.isChecked()
        text = self.tr("Hide the &answer") if shown else self.tr("&Reveal the answer")
        self.reveal.setText(text)
        self.reveal.setAccessibleName(text.replace("&", ""))
        self.answer.setVisible(shown)
        if shown:
            self.answer.setText(self._answer())

    def _answer(self) -> str:
        doubled = self._model.doubled()
        if doubled is None:
            odd = self.tr("d<sub>k</sub> = {d_k} is odd: it cannot be halved. Choose fewer heads.")
            return odd.format(d_k=self._model.state.d_k)
        parts = [self._verdict(doubled), self._numbers(doubled), self._exponentials(doubled)]
        if not self._model.tokens:
            parts.append(self.tr("The sentence has no tokens, so nothing is multiplied yet."))
        return "".join(f"<p>{part}</p>" if part[0] != "<" else part for part in parts)

    def _verdict(self, doubled: DoubledHeads) -> str:
        state = self._model.state
        values = {
            "d_model": state.d_model, "g": state.n_kv_heads, "d_k": state.d_k,
            "before": state.n_kv_heads * state.d_k, "after": doubled.n_kv_heads * doubled.d_k,
        }  # fmt: skip
        if doubled.keeps_totals:
            return self.tr(
                "Nothing. All costs have h only as h · d<sub>k</sub>, and that stays "
                "d<sub>model</sub> = {d_model}: every head gets cheaper as there are more of them."
            ).format(**values)
        return self.tr(
            "Here it does not stay the same. With {g} shared key/value heads kept, "
            "W<sub>K</sub> and W<sub>V</sub> have g · d<sub>k</sub> columns, and these halve with "
            "d<sub>k</sub>: from {before} to {after}. “The total does not change” holds under MHA, "
            "where g grows with h."
        ).format(**values)

    def _numbers(self, doubled: DoubledHeads) -> str:
        names = (
            self.tr("Parameters"), self.tr("Multiply-adds"), self.tr("Exponentials"),
        )  # fmt: skip
        rows = zip(names, totals_of(doubled.before), totals_of(doubled.after), strict=True)
        state = self._model.state
        head = self._row(
            "", _sizes(state.n_heads, state.n_kv_heads, state.d_k),
            _sizes(doubled.n_heads, doubled.n_kv_heads, doubled.d_k), "",
        )  # fmt: skip
        body = "".join(
            self._row(name, grouped_digits(old), grouped_digits(new), self._change(old, new))
            for name, old, new in rows
        )
        return f'<table cellpadding="4">{head}{body}</table>'

    def _row(self, *cells: str) -> str:
        return "<tr>" + "".join(f'<td align="right">{cell}</td>' for cell in cells) + "</tr>"

    def _change(self, old: int, new: int) -> str:
        if old == new:
            return self.tr("<b>unchanged</b>")
        if new == 2 * old:
            return self.tr("<b>doubled</b>")
        return f"<b>{_signed_percent(Fraction(new - old, old))}</b>"

    def _exponentials(self, doubled: DoubledHeads) -> str:
        return self.tr(
            "The softmax pays: it takes one exponential per weight, h · n² in all. "
            "These are not multiply-adds, and they double with the heads: {before} become {after}."
        ).format(
            before=grouped_digits(doubled.before.exponentials),
            after=grouped_digits(doubled.after.exponentials),
        )


def _sizes(n_heads: int, n_kv_heads: int, d_k: int) -> str:
    return f"h = {n_heads}, g = {n_kv_heads}<br>d<sub>k</sub> = {d_k}"


def _signed_percent(change: Fraction) -> str:
    sign = _MINUS if change < 0 else "+"
    return localised(f"{sign}{abs(100 * float(change)):.3g} %")
