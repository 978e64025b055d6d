"""The Matrices page of the Head view: what the selected head is made of, and works with."""

from typing import cast

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.head_matrices import TOKEN_ROWS, MatrixName
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.rich_text import rich_label, with_subscripts
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.matrices_texts import (
    effective_text,
    form_text,
    matrix_text,
    rank_text,
)
from mha_desktop.panels.head.matrix_cards import MatrixCards
from mha_desktop.panels.head.named_matrix import NamedMatrix
from mha_desktop.panels.head.pair import Pair
from mha_desktop.panels.head.spectrum_picture import SpectrumPicture
from mha_desktop.panels.sharing.reading_line import reading_line
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.head_matrices_model import HeadMatricesModel
from mha_desktop.qt.models.selected_head_model import HeadOfResult
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 12, 8
_SIDE_BY_SIDE = 840
_LEAST_MATRIX = 260


class HeadMatricesPage(QWidget):
    """Shows `HeadMatricesModel`: one matrix large, and the spectrum of W_Q · W_Kᵀ.

    Parameters
    ----------
    model : HeadMatricesModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(
        self, model: HeadMatricesModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._reason = model, ""
        self._choice: MatrixName = "W_Q"
        self.cards, self.large = MatrixCards(theme), NamedMatrix(theme)
        self.spectrum = SpectrumPicture(theme)
        self.about, self.form, self.rank, self.effective = (rich_label("") for _ in range(4))
        self.value = reading_line()
        self._build()
        self._when_shown = WhenShown(self, self._refresh)
        self.cards.chosen.connect(self._choose)
        self.spectrum.reading_changed.connect(self.value.setText)
        model.updated.connect(self._when_shown.change)
        model.spectrum_changed.connect(self._when_shown.change)

    def show_view(self, view: ViewState) -> None:
        """Follow the selected head."""
        self._model.set_head(view.selected_head)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for part in (self.cards, self.large, self.spectrum):
            part.set_theme(theme)

    def withhold(self, reason: str) -> None:
        """Say why there are no matrices; empty if there are."""
        if reason != self._reason:
            self._reason = reason
            self._when_shown.change()

    def take_keyboard(self) -> None:
        """Give the keyboard to the choice of matrices."""
        self.cards.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self.setObjectName("headMatricesPage")
        set_ground(self, "panel")
        for label in (self.about, self.form, self.rank, self.effective):
            label.setWordWrap(True)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, 0)
        column.setSpacing(0)
        column.addWidget(self.cards)
        pair = Pair(self._left(), self._right(), (3, 2), _SIDE_BY_SIDE)
        column.addWidget(scrolled(pair), 1)
        self.whole = filled_page(self, content)

    def _left(self) -> QWidget:
        pooling = QLabel(
            self.tr("Where entries share a place, it shows the one of largest magnitude. "
                    "The wheel, or plus and minus, zoom; numbers appear when there is room.")
        )  # fmt: skip
        pooling.setWordWrap(True)
        set_role(pooling, "caption")
        self.large.setMinimumHeight(_LEAST_MATRIX)
        return _column((self.about, 0), (self.large, 1), (pooling, 0))

    def _right(self) -> QWidget:
        title = QLabel(self.tr("Queries and keys together"))
        set_role(title, "title")
        set_role(self.rank, "secondary")
        return _column(
            (title, 0),
            (self.form, 0),
            (self.spectrum, 1),
            (self.value, 0),
            (self.effective, 0),
            (self.rank, 0),
        )

    def _refresh(self) -> None:
        present = self._model.present
        if present is None:
            hint = self.tr("Type a sentence above to see the matrices of a head.")
            self.whole.show_note(with_subscripts(self._reason) or hint)
            return
        self.whole.show_content()
        matrices = self._model.matrices()
        self.cards.show_matrices(matrices, self._choice)
        self._show_large(present, matrices[self._choice])
        self._show_spectrum(present)

    def _show_large(self, present: HeadOfResult, matrix: FloatArray) -> None:
        tokens = present.result.tokens if self._choice in TOKEN_ROWS else ()
        self.large.show_named(self._choice, matrix, tokens)
        self.about.setText(matrix_text(present, self._choice))

    def _show_spectrum(self, present: HeadOfResult) -> None:
        self.form.setText(form_text(present))
        self._model.ask_for_spectrum()
        spectrum = self._model.spectrum
        self.spectrum.show_spectrum(spectrum)
        self.effective.setText("" if spectrum is None else effective_text(spectrum))
        self.rank.setText("" if spectrum is None else rank_text(spectrum))

    @Slot(str)
    def _choose(self, name: str) -> None:
        self._choice = cast(MatrixName, name)
        self._refresh()


def _column(*parts: tuple[QWidget, int]) -> QWidget:
    """Return widgets one below the other, each with its stretch."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(_GAP)
    for part, stretch in parts:
        column.addWidget(part, stretch)
    return whole
