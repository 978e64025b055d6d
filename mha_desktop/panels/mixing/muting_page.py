"""The Muting page: what the output loses, and why a head is muted before W_O, not after."""

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from mha_desktop.lab.mixing import ChangedOutput
from mha_desktop.lab.state import ViewState
from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.controls.flow_rows import FlowRows
from mha_desktop.panels.controls.matrix.colouring import SIGNED
from mha_desktop.panels.controls.matrix_view import MatrixView, head_bands
from mha_desktop.panels.controls.number_table import NumberTable
from mha_desktop.panels.controls.rich_text import rich_label, set_rich_tip
from mha_desktop.panels.controls.side_by_side import SideBySide
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixing.head_buttons import HeadButtons
from mha_desktop.panels.mixing.muting_texts import (
    change_text,
    columns,
    columns_text,
    rows,
    silent_text,
    wrong_reason,
)
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.muting_model import ComparedResult, MutingModel
from mha_desktop.qt.models.rows_model import RowsModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8
_PICTURE_HEIGHT = 190
_WRONG_COLUMNS = (3, 4)
_WIDEST = ("00 because", "0000000000 0.000", "−0.00", "0000000000 0.000", "−0.00")


class ChangePicture(QWidget):
    """A title, the number of changed columns, and the change of the output as a matrix.

    Parameters
    ----------
    title : str
        Rich text.
    theme : Theme
    owned : bool
        Whether to mark the columns that heads would own if W_O had not mixed them.
    """

    def __init__(self, title: str, theme: Theme, *, owned: bool) -> None:
        super().__init__()
        self._owned = owned
        self.matrix = MatrixView(theme)
        self.matrix.setObjectName("mutingPicture")
        self.matrix.setMinimumHeight(_PICTURE_HEIGHT)
        self.columns = QLabel()
        heading = rich_label(title)
        set_role(heading, "strong")
        set_role(self.columns, "secondary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP // 2)
        column.addWidget(heading)
        column.addWidget(self.columns)
        column.addWidget(self.matrix, 1)

    def show_change(
        self, compared: ComparedResult, changed: ChangedOutput, limits: tuple[float, float]
    ) -> None:
        """Show how an output differs from the one with all heads on."""
        parameters = compared.result.parameters
        bands = head_bands(parameters.n_heads, parameters.d_k)
        self.columns.setText(columns_text(changed))
        self.matrix.set_matrix(
            changed.output - compared.comparison.all_on,
            row_labels=tuple(map(displayable, compared.result.tokens)),
            column_bands=bands if self._owned else (),
            title=self.tr("Change"),
            limits=limits,
        )


class MutingPage(QWidget):
    """Shows `MutingModel`; the mutes are those of the mixing desk.

    Parameters
    ----------
    model : MutingModel
    theme : Theme
    parent : QWidget, optional
    """

    mute_toggled = Signal(int)
    """Head, from 0."""

    def __init__(self, model: MutingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._shown: ComparedResult | None = None
        self.heads = HeadButtons(theme)
        self.heads.setObjectName("mutingHeads")
        self.rows = RowsModel(columns(), self)
        self.table = NumberTable(self.rows, self.tr("Change of each token"), _WIDEST, theme)
        self.table.setObjectName("mutingTable")
        self.present = ChangePicture(self.tr("Muted before W<sub>O</sub>"), theme, owned=False)
        self.sliced = ChangePicture(
            self.tr("The wrong way: sliced after W<sub>O</sub>"), theme, owned=True
        )
        self.wrong_way = QCheckBox(self.tr("The wrong way: slice the output"))
        self.wrong_way.setObjectName("slicedSwitch")
        self.relative, self.silent = QLabel(), QLabel()
        self._caption = QLabel(self.tr("relative change of the output"))
        self._why = rich_label("")
        self._build()
        self._fill()
        self._when_shown = WhenShown(self, self._refresh)
        self._connect()
        self._show_wrong_way(False)

    def show_view(self, view: ViewState) -> None:
        """Mark the chosen token."""
        for picture in (self.present, self.sliced):
            picture.matrix.mark(row=view.token)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for part in (self.heads, self.table, self.present.matrix, self.sliced.matrix):
            part.set_theme(theme)

    def _build(self) -> None:
        set_ground(self, "panel")
        pictures = QWidget()
        stack = QVBoxLayout(pictures)
        stack.setContentsMargins(0, 0, 0, 0)
        for part in (self.present, self.sliced):
            stack.addWidget(part, 1)
        stack.addWidget(self._why)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top())
        column.addWidget(SideBySide(self.table, pictures), 1)

    def _top(self) -> QVBoxLayout:
        parts = (self.relative, self._caption, self.silent, self.wrong_way)
        column = QVBoxLayout()
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, 0)
        column.addWidget(self.heads)
        column.addWidget(FlowRows(parts, margin=0, gap=_GAP))
        return column

    def _fill(self) -> None:
        set_role(self.relative, "readout")
        for label in (self._caption, self.silent, self._why):
            set_role(label, "secondary")
        self._why.setWordWrap(True)
        self._caption.setToolTip(
            self.tr("‖output − all heads on‖ / ‖all heads on‖, over all tokens")
        )
        set_rich_tip(
            self.wrong_way,
            self.tr(
                "Show what happens if a head's columns are set to 0 after W<sub>O</sub> instead"
            ),
        )

    def _connect(self) -> None:
        self.heads.toggled.connect(self.mute_toggled)
        self.wrong_way.toggled.connect(self._show_wrong_way)
        self._model.updated.connect(self._when_shown.change)
        self._model.compared_changed.connect(self._show_comparison)

    def _refresh(self) -> None:
        result = self._model.result
        if result is None:
            return
        self.heads.set_heads(result.state.muted, result.state.effective_gains)
        self._model.ask_for_comparison()
        self._show_comparison()

    def _show_comparison(self) -> None:
        compared = self._model.compared
        if compared is None or compared is self._shown or not self.isVisible():
            return
        self._shown, comparison = compared, compared.comparison
        self.relative.setText(change_text(comparison.present))
        self.silent.setText(silent_text(comparison))
        self.rows.show(rows(compared))
        changes = [
            way.output - comparison.all_on for way in (comparison.present, comparison.sliced)
        ]
        limits = SIGNED.limits(np.stack(changes))
        self.present.show_change(compared, comparison.present, limits)
        self.sliced.show_change(compared, comparison.sliced, limits)
        self._why.setText(wrong_reason(compared))

    def _show_wrong_way(self, shown: bool) -> None:
        for column in _WRONG_COLUMNS:
            self.table.setColumnHidden(column, not shown)
        self.table.updateGeometry()
        self.sliced.setVisible(shown)
        self._why.setVisible(shown)
