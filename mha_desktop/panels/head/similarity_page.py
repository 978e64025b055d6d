"""How similar the heads are, as a map of all pairs."""

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.controls.steps_bar import StepsBar
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.similarity_map import SimilarityMap
from mha_desktop.panels.sharing.reading_line import reading_line
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.similarity_model import Compared, SimilarityModel
from mha_desktop.qt.models.unmeasured_text import unmeasured_text
from mha_desktop.qt.numbers import decimal
from mha_desktop.qt.theme import Theme

_GAP = 8


class SimilarityPage(QWidget):
    """Shows `SimilarityModel`, ordered by similarity or by number.

    Parameters
    ----------
    model : SimilarityModel
    heads : HeadsModel
        For what the heads do.
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        The user chose the head of a row, counted from 0.
    """

    head_selected = Signal(int)

    def __init__(
        self,
        model: SimilarityModel,
        heads: HeadsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model, self._heads, self._view = model, heads, ViewState()
        self._on_map: tuple[Compared, bool] | None = None
        self.order = SegmentedButton(
            self.tr("Order of the heads"),
            [(self.tr("By similarity"), True), (self.tr("By number"), False)],
        )
        self.order.setObjectName("similarityOrder")
        self.progress = StepsBar(self.tr("Pairs of heads compared"))
        self.map, self.reading = SimilarityMap(theme), reading_line()
        self._caption = QLabel(
            self.tr("1 minus the mean over rows of √(Jensen–Shannon divergence, base 2)")
        )
        self._set_up()
        self._build()
        self._when_shown = WhenShown(self, self._refresh)
        self._connect()

    def show_view(self, view: ViewState) -> None:
        """Mark the selected head; use the colour map of `view`."""
        self._view = view
        self._when_shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.map.set_theme(theme)

    def take_keyboard(self) -> None:
        """Give the keyboard to the map."""
        self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_up(self) -> None:
        self.setObjectName("similarityPage")
        self.order.set_choice(True)
        self.order.button(True).setToolTip(
            self.tr("Similar heads side by side, by average linkage of their distances")
        )
        self.order.button(False).setToolTip(self.tr("H1, H2, and so on"))
        self.map.setToolTip(self.tr("Click, or Enter, selects the head of the row"))
        set_role(self._caption, "caption")
        self._caption.setWordWrap(True)
        self._caption.setToolTip(
            self.tr("1.00: the same weights in every row. 0.00: no key in common in any row.")
        )

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(self.order)
        row.addWidget(self.progress, 1)
        row.addStretch(1)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(row)
        column.addWidget(self.reading)
        column.addWidget(self.map, 1)
        column.addWidget(self._caption)
        self.whole = filled_page(self, content)

    def _connect(self) -> None:
        self.order.chosen.connect(self._show_compared)
        self.map.hovered.connect(self._read)
        self.map.chosen.connect(self._choose)
        self._model.updated.connect(self._when_shown.change)
        self._model.compared_changed.connect(self._when_shown.change)
        self._model.progress_changed.connect(self.progress.show_steps)

    def _refresh(self) -> None:
        if self._model.is_empty:
            self.whole.show_note(self.tr("Type a sentence above to compare its heads."))
            return
        self._model.ask()
        self._show_compared()

    @Slot()
    def _show_compared(self) -> None:
        """Show what was compared last; the map says whose it is by its labels."""
        compared = self._model.compared
        if compared is None:
            return
        if not compared.heads.known.any():
            self.whole.show_note(unmeasured_text(compared.of))
            return
        self.whole.show_content()
        self._put_on_map(compared, by_similarity=bool(self.order.choice()))
        self.map.set_colour_map(self._view.colour_map)
        self.map.mark_head(min(self._view.selected_head, len(self.map.order) - 1))
        self._read(*(self.map.cell or (-1, -1)))

    def _put_on_map(self, compared: Compared, *, by_similarity: bool) -> None:
        if (compared, by_similarity) == self._on_map:
            return
        self._on_map = compared, by_similarity
        similarities = np.where(compared.heads.known, 1 - compared.heads.distances, 0.0)
        plain = tuple(range(len(similarities)))
        self.map.show_similarities(similarities, compared.heads.order if by_similarity else plain)

    @Slot(int, int)
    def _read(self, row: int, column: int) -> None:
        compared = self._model.compared
        if compared is None or row < 0:
            self.reading.clear()
            return
        first, second = self.map.order[row], self.map.order[column]
        text = self.pair_text(compared, first, second)
        self.reading.setText(text)
        announce(self.reading, text)

    def pair_text(self, compared: Compared, first: int, second: int) -> str:
        """Return how similar two heads are, in words."""
        names = {"first": self._title(compared, first), "second": self._title(compared, second)}
        distance = float(compared.heads.distances[first, second])
        if np.isnan(distance):
            return self.tr("{first} and {second}: no row has weight in both").format(**names)
        return self.tr(
            "{first} and {second}: similarity {similarity} (distance {distance})"
        ).format(similarity=decimal(1 - distance, 2), distance=decimal(distance, 2), **names)

    def _title(self, compared: Compared, head: int) -> str:
        """Return number and name; the number alone while the lab has other heads already."""
        if self._heads.describes(compared.of.weights):
            return self._heads.title(head)
        return f"H{head + 1}"

    @Slot(int, int)
    def _choose(self, row: int, _column: int) -> None:
        self.head_selected.emit(self.map.order[row])
