"""Concat · W_O = output, as matrices and as a sum over heads."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.controls.matrix_view import MatrixView, head_bands
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.mixer.strip_choices import StripChoices
from mha_desktop.panels.mixer.strip_texts import quoted, size_text
from mha_desktop.panels.mixer.sum_check import SumCheckView
from mha_desktop.panels.mixing.entry_terms import EntryTerms
from mha_desktop.panels.mixing.head_bars import HeadBars
from mha_desktop.panels.mixing.operator_label import OperatorLabel
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.theme import Theme

_PADDING, _GAP = 16, 8
_LEAST_MATRIX = QSize(150, 190)
# The desk may be narrower than its choices; here they are shown whole.
_CHOICES_WIDTHS = 280, 320


class SumPage(QWidget):
    """The product of all heads' outputs with W_O, and the same as a sum, entry by entry.

    Parameters
    ----------
    model : MixingModel
    theme : Theme
    parent : QWidget, optional
    """

    head_hovered = Signal(int)
    """Head whose band, bar or tag is under the pointer, or -1."""
    head_selected = Signal(int)
    token_chosen = Signal(object)
    """Place of a token, or None for all together."""
    order_chosen = Signal(str)

    def __init__(self, model: MixingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        set_ground(self, "panel")
        self.concat, self.w_o, self.output = (MatrixView(theme) for _ in range(3))
        self.concat.setObjectName("sumConcat")
        self.w_o.setObjectName("sumOutputMatrix")
        self.output.setObjectName("sumOutput")
        self.choices = StripChoices(model.contributions)
        self.bars = HeadBars(model.contributions, theme)
        self.bars.setObjectName("contributionBars")
        self.terms = EntryTerms(theme)
        self.check = SumCheckView(model.contributions, theme)
        self._entry_name, self._bars_name = QLabel(), QLabel()
        self._build()
        self._connect()
        self._matrices_shown = WhenShown(self, self._show_matrices)
        self._strips_shown = WhenShown(self, self._show_strips)
        model.updated.connect(self._matrices_shown.change)
        model.contributions.updated.connect(self._strips_shown.change)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for part in (self.concat, self.w_o, self.output, self.bars, self.terms, self.check):
            part.set_theme(theme)

    def set_hovered(self, head: int) -> None:
        """Mark a head that is being pointed at anywhere in the window; -1 for none."""
        for part in (self.concat, self.w_o, self.bars, self.terms):
            part.set_hovered(head)

    def _build(self) -> None:
        self._fit_choices()
        set_role(self._entry_name, "secondary")
        set_role(self._bars_name, "strong")
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _GAP, _PADDING, _PADDING)
        column.setSpacing(_GAP)
        column.addLayout(self._matrices(), 3)
        column.addWidget(self._entry_name)
        column.addWidget(self.terms)
        column.addSpacing(_GAP)
        column.addLayout(self._below(), 1)

    def changeEvent(self, event: QEvent) -> None:
        """Give the choices the room of another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_choices()

    def _fit_choices(self) -> None:
        least, most = (round(width * text_scale(self.font())) for width in _CHOICES_WIDTHS)
        self.choices.setMinimumWidth(least)
        self.choices.setMaximumWidth(most)

    def _matrices(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        for sign, matrix in (("", self.concat), ("×", self.w_o), ("=", self.output)):
            matrix.setMinimumSize(_LEAST_MATRIX)
            if sign:
                row.addWidget(OperatorLabel(sign))
            row.addWidget(matrix, 1)
        return row

    def _below(self) -> QHBoxLayout:
        left = QVBoxLayout()
        left.setSpacing(_GAP)
        title = QHBoxLayout()
        title.setSpacing(_GAP // 2)
        title.addWidget(self._bars_name)
        title.addWidget(self.choices, 1)
        title.addStretch(1)
        left.addLayout(title)
        left.addWidget(self.bars, 1)
        row = QHBoxLayout()
        row.setSpacing(_PADDING)
        row.addLayout(left, 1)
        row.addWidget(self.check, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _connect(self) -> None:
        for part in (self.concat, self.w_o, self.bars):
            part.head_hovered.connect(self.head_hovered)
            part.head_hovered.connect(self.set_hovered)
        for matrix in (self.concat, self.output):
            matrix.chosen.connect(self._choose_row)
        self.output.hovered.connect(self._show_entry)
        self.bars.head_selected.connect(self.head_selected)
        self.choices.token_chosen.connect(self.token_chosen)
        self.choices.order_chosen.connect(self.order_chosen)

    def _choose_row(self, row: int, _column: int) -> None:
        """Choose the token of a row; the chosen one again stands for all together."""
        self.token_chosen.emit(None if row == self._model.contributions.token else row)

    def _show_matrices(self) -> None:
        model = self._model
        if model.result is None:
            return
        bands = head_bands(model.n_heads, model.d_k)
        self.concat.set_matrix(
            model.concat, row_labels=model.tokens, column_bands=bands, title=self.tr("Concat")
        )
        self.w_o.set_matrix(model.w_o, row_bands=bands, title="W_O")
        self.output.set_matrix(model.output, row_labels=model.tokens, title=self.tr("Output"))
        self._mark_token()
        self._show_entry()

    def _show_strips(self) -> None:
        """Follow what the mixing desk's model tells: who is silent, which token, which order."""
        for matrix in (self.concat, self.w_o):
            matrix.set_silent(self._silent())
        self._mark_token()
        self._show_entry()
        self._show_bars()

    def _mark_token(self) -> None:
        for matrix in (self.concat, self.output):
            matrix.mark(row=self._token())

    def _token(self) -> int | None:
        """Return the chosen token, unless the sentence on show does not reach so far."""
        token = self._model.contributions.token
        return token if token is not None and token < len(self._model.tokens) else None

    def _silent(self) -> frozenset[int]:
        return frozenset(
            strip.number - 1 for strip in self._model.contributions.strips if strip.silent
        )

    def _show_entry(self) -> None:
        """Take apart the entry that is pointed at, else the strongest of the chosen token."""
        entry = self._model.entry_sum(*(self.output.cell or (self._token() or 0, None)))
        if entry is None:
            return
        self.terms.show_entry(entry, self._silent())
        self._entry_name.setText(
            self.tr("Output of {token}, column {column}: the sum of what each head adds").format(
                token=quoted(self._model.tokens[entry.token]), column=entry.column + 1
            )
        )

    def _show_bars(self) -> None:
        token = self._model.contributions.token_text
        text = self.tr("Added to {token}") if token else self.tr("Added to all tokens")
        self._bars_name.setText(text.format(token=quoted(token)))
        self._bars_name.setToolTip(
            self.tr("Length of each head's contribution; a bar of full height is {full}").format(
                full=size_text(self.bars.full)
            )
        )
        self.bars.update()
