"""The Pruning page: heads by importance, and a slider that mutes the least important ones."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.mixing import PruningRanking
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.number_table import NumberTable
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.controls.side_by_side import SideBySide
from mha_desktop.panels.controls.steps_bar import StepsBar
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixing.pruning_curve import PruningCurve
from mha_desktop.panels.mixing.pruning_texts import (
    basis_text,
    columns,
    muted_count,
    muted_text,
    rows,
)
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.pruning_model import PruningModel
from mha_desktop.qt.models.rows_model import RowsModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8
_WIDEST = ("000", "H128", "0000000000 0.000")
_CURVE_HEIGHT = 180
# Half the width of the slider's handle.
_HANDLE = 8


class PruningPage(QWidget):
    """Shows `PruningModel`; the slider moves the mutes of the mixing desk.

    Parameters
    ----------
    model : PruningModel
    theme : Theme
    parent : QWidget, optional
    """

    mutes_set = Signal(object)
    """Whether each head is to be muted: a tuple of bool."""
    mutes_released = Signal()
    """The slider is let go: the next movement is another step."""

    def __init__(self, model: PruningModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._selected = 0
        self.basis = SegmentedButton(
            self.tr("Rank over"),
            [(self.tr("This sentence"), False), (self.tr("All examples"), True)],
        )
        self.basis.setObjectName("pruningBasis")
        self.progress, self.stop = StepsBar(self.tr("Sentences ranked")), QPushButton()
        self.stop.setObjectName("pruningStop")
        self.rows = RowsModel(columns(), self)
        self.table = NumberTable(
            self.rows, self.tr("Heads, least important first"), _WIDEST, theme, stretched=2
        )
        self.table.setObjectName("pruningTable")
        self.curve = PruningCurve(theme)
        self.slider = StopSlider()
        self.slider.setObjectName("pruningSlider")
        self.muted = QLabel()
        self._note = QLabel()
        self._ranked = SideBySide(self.table, self._right())
        self._build()
        self._fill()
        self._when_shown = WhenShown(self, self._refresh)
        self._connect()

    def show_view(self, view: ViewState) -> None:
        """Mark the selected head in the table."""
        self._selected = view.selected_head
        self._select()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.table.set_theme(theme)
        self.curve.set_theme(theme)

    def _build(self) -> None:
        set_ground(self, "panel")
        top = QHBoxLayout()
        top.setContentsMargins(_MARGIN, _GAP, _MARGIN, 0)
        top.setSpacing(_GAP)
        for part in (self.basis, self.progress, self.stop):
            top.addWidget(part)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._ranked, 1)

    def _right(self) -> QWidget:
        label = QLabel(self.tr("Mute the k least important heads"))
        label.setBuddy(self.slider)
        set_role(label, "strong")
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        caption = QLabel(self.tr("Relative change of the output"))
        set_role(caption, "secondary")
        below_the_points = QHBoxLayout()
        below_the_points.setContentsMargins(round(self.curve.left) - _HANDLE, 0, 0, 0)
        below_the_points.addWidget(self.slider)
        for part in (caption, self.curve, label):
            column.addWidget(part)
        column.addLayout(below_the_points)
        column.addWidget(self.muted)
        column.addWidget(self._note)
        return right

    def _fill(self) -> None:
        self.curve.setMinimumHeight(_CURVE_HEIGHT)
        for label in (self.muted, self._note):
            label.setWordWrap(True)
        set_role(self._note, "secondary")
        self.basis.set_choice(False)
        self.basis.button(False).setToolTip(self.tr("Rank the heads over the present sentence"))
        self.basis.button(True).setToolTip(self.tr("Rank the heads over all example sentences"))
        self.slider.setAccessibleName(self.tr("Number of least important heads to mute"))
        self.slider.setToolTip(self.tr("Mutes the k heads at the top of the table, and no others"))
        self.stop.setToolTip(self.tr("Stop ranking, or rank after all"))
        self._show_stop()

    def _connect(self) -> None:
        model = self._model
        self.basis.chosen.connect(model.set_examples)
        self.slider.stop_moved.connect(self._mute)
        self.slider.stop_released.connect(self.mutes_released)
        self.stop.clicked.connect(self._stop_or_retry)
        model.updated.connect(self._when_shown.change)
        model.ranking_changed.connect(self._when_shown.change)
        model.progress_changed.connect(self._show_progress)

    def _refresh(self) -> None:
        result = self._model.result
        if result is None:
            return
        self.basis.set_choice(self._model.examples)
        self._note.setText(basis_text(self._model.examples, len(EXAMPLE_SENTENCES)))
        self._model.ask_for_ranking()
        ranking = self._model.ranking
        # What was ranked before stays to be looked at, but it no longer says whom to mute.
        self._ranked.setEnabled(ranking is not None)
        if ranking is not None:
            self._show_ranking(ranking, result.state.muted)
        self._show_stop()

    def _show_ranking(self, ranking: PruningRanking, muted: tuple[bool, ...]) -> None:
        self.rows.show(rows(ranking))
        self._select()
        count = muted_count(ranking, muted)
        self.curve.set_curve(ranking.curve, count)
        self.slider.set_stops(range(len(muted) + 1), count or 0)
        self.muted.setText(muted_text(count, len(muted)))

    def _select(self) -> None:
        names = [row[1].text for row in self.rows.rows]
        name = f"H{self._selected + 1}"
        if name in names:
            self.table.mark_row(names.index(name))

    @Slot(int)
    def _mute(self, count: int) -> None:
        if self._model.ranking is not None:
            self.mutes_set.emit(self._model.ranking.muted(count))

    @Slot(int, int)
    def _show_progress(self, done: int, total: int) -> None:
        self.progress.show_steps(done, total)
        self._show_stop()

    def _show_stop(self) -> None:
        works = not self.progress.isHidden()
        self.stop.setVisible(works or self._model.is_declined)
        self.stop.setText(self.tr("Cancel") if works else self.tr("Rank"))

    def _stop_or_retry(self) -> None:
        if self._model.is_declined:
            self._model.retry()
        else:
            self._model.cancel()
