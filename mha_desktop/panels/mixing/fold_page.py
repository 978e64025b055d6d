"""The page "One matrix": W_V and W_O of a head fold into one."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.matrix_view import Band, MatrixView
from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixing.fold_texts import allowed_text, meaning_text, proof_text, size_text
from mha_desktop.panels.mixing.operator_label import OperatorLabel
from mha_desktop.panels.mixing.selected_head_bar import SelectedHeadBar
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.selected_head_model import SelectedHeadModel
from mha_desktop.qt.theme import Theme

_PADDING, _GAP = 16, 8
_NARROW, _WIDE = QSize(150, 300), QSize(220, 300)


class FoldPage(QWidget):
    """Shows the folded head of `SelectedHeadModel`.

    Parameters
    ----------
    model : SelectedHeadModel
    heads : HeadsModel
        For the choice of the head.
    theme : Theme
    parent : QWidget, optional
    """

    head_selected = Signal(int)

    def __init__(
        self,
        model: SelectedHeadModel,
        heads: HeadsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.bar = SelectedHeadBar(heads, self.tr("reads and writes with one matrix"))
        self.w_v, self.w_o, self.product = (MatrixView(theme) for _ in range(3))
        self.w_v.setObjectName("foldValueMatrix")
        self.w_o.setObjectName("foldOutputMatrix")
        self.product.setObjectName("foldProduct")
        self.proof, self.meaning, self.size_line = (rich_label("") for _ in range(3))
        self._build()
        self._when_shown = WhenShown(self, self._refresh)
        self.bar.head_selected.connect(self.head_selected)
        model.updated.connect(self._when_shown.change)
        model.folded_changed.connect(self._when_shown.change)

    def show_view(self, view: ViewState) -> None:
        """Show the selected head in the list; its numbers come with the model."""
        self.bar.show_head(view.selected_head)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for picture in (self.w_v, self.w_o, self.product):
            picture.set_theme(theme)

    def _build(self) -> None:
        set_ground(self, "panel")
        self.w_v.setMinimumSize(_NARROW)
        self.w_o.setMinimumSize(_WIDE)
        self.product.setMinimumSize(_WIDE)
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        for part, stretch in (
            (self.w_v, 2), (OperatorLabel("×"), 0), (self.w_o, 3),
            (OperatorLabel("="), 0), (self.product, 3),
        ):  # fmt: skip
            row.addWidget(part, stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _GAP, _PADDING, _PADDING)
        column.setSpacing(_GAP)
        column.addWidget(self.bar)
        column.addLayout(row, 1)
        for label in (self.proof, self.meaning, self.size_line):
            label.setWordWrap(True)
            column.addWidget(label)
        set_role(self.size_line, "secondary")

    def _refresh(self) -> None:
        self._model.ask_for_folded()
        folded = self._model.folded
        if folded is None:
            return
        matrices, head = folded.folded, folded.of.head
        d_k = matrices.w_v.shape[1]
        band = (Band(0, d_k, head),)
        self.w_v.set_matrix(matrices.w_v, column_bands=band, title="W_V")
        self.w_o.set_matrix(matrices.w_o, row_bands=band, title="W_O")
        self.product.set_matrix(matrices.matrix, title="W_VO")
        self.proof.setText(proof_text(folded))
        self.proof.setToolTip(allowed_text(folded))
        self.meaning.setText(meaning_text(folded))
        self.size_line.setText(size_text(folded))
