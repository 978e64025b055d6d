"""The outputs of A and of B and their difference, small, with one line that says how much."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.comparison import Comparison, OutputDifference
from mha_desktop.panels.controls.matrix_view import MatrixView
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.comparison_texts import change_text
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.numbers import localised
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 8, 8
_HEIGHT = 56
_LEAST = QSize(100, _HEIGHT)


class OutputStrip(QWidget):
    """Three matrices of paired tokens × d_model; A and B have the same colours.

    Parameters
    ----------
    theme : Theme

    Signals
    -------
    pointed(int, int)
        Row (among the pairs) and column of the entry under the pointer or the keys; -1, -1: none.
    """

    pointed = Signal(int, int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.matrices = tuple(MatrixView(theme) for _ in range(3))
        self.captions = tuple(QLabel() for _ in range(3))
        self._build()
        for matrix in self.matrices:
            matrix.setObjectName("compareOutput")
            matrix.hovered.connect(self.pointed)

    def show_comparison(self, comparison: Comparison | None) -> None:
        """Show the outputs of another comparison; without one, nothing."""
        output = None if comparison is None else comparison.output
        if comparison is not None and output is not None:
            labels = comparison.tokens.tokens_b
            self._show(output, tuple(labels[place] for place in comparison.tokens.of_b))

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for matrix in self.matrices:
            matrix.set_theme(theme)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 0, _MARGIN, _MARGIN)
        row.setSpacing(2 * _MARGIN)
        names = (self.tr("Output of A"), self.tr("Output of B"), self.tr("Output, B − A"))
        for name, caption, matrix in zip(names, self.captions, self.matrices, strict=True):
            matrix.setMinimumSize(_LEAST)
            matrix.setMaximumHeight(_HEIGHT)
            matrix.setToolTip(
                self.tr("{name}: a row per token, d_model columns. Arrows: entry.").format(
                    name=name
                )
            )
            set_role(caption, "caption")
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(caption)
            column.addWidget(matrix, 1)
            row.addLayout(column, 1)

    def _show(self, output: OutputDifference, labels: tuple[str, ...]) -> None:
        limit = _limit(output.a, output.b)
        moved = float(abs(output.difference).max())
        named = (
            (self.tr("Output of A, ±{limit}"), output.a, limit),
            (self.tr("Output of B, ±{limit}"), output.b, limit),
            (
                self.tr("B − A, ±{limit}: {change} of A"),
                output.difference,
                rounded_up(moved) if moved else limit,
            ),
        )
        change = change_text(output.relative)
        for caption, matrix, (text, values, most) in zip(
            self.captions, self.matrices, named, strict=True
        ):
            matrix.set_matrix(values, row_labels=labels, limits=(-most, most))
            caption.setText(text.format(limit=localised(f"{most:g}"), change=change))
            matrix.setAccessibleName(caption.text())


def _limit(*matrices: FloatArray) -> float:
    """Return a round number that no entry exceeds in magnitude."""
    return rounded_up(max(float(abs(matrix).max()) for matrix in matrices))
