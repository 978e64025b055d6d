"""The Matrices page: one big matrix or one per head, the same numbers."""

from html import escape

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.panels.controls.content_or_note import filled_page
from mha_desktop.panels.controls.rich_text import subscripted
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.sharing.empty_page import empty_text
from mha_desktop.panels.sharing.projections_layout import Arrangement
from mha_desktop.panels.sharing.projections_painter import projections
from mha_desktop.panels.sharing.projections_picture import ProjectionsPicture
from mha_desktop.panels.sharing.reading_line import reading_line
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8


class MatricesPage(QWidget):
    """W_Q, W_K and W_V to scale; the switch moves the heads apart or together.

    Parameters
    ----------
    model : SharingModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, model: SharingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matricesPage")
        self._model = model
        self.switch = SegmentedButton(
            self.tr("Layout of the matrices"),
            [
                (self.tr("One &big matrix"), Arrangement.ONE_BIG),
                (self.tr("One per &head"), Arrangement.PER_HEAD),
            ],
        )
        self.switch.setObjectName("projectionsLayout")
        self.sentence, self.reading = QLabel(), reading_line()
        self.picture = ProjectionsPicture(theme)
        self._set_up_switch()
        self._build()
        self.picture.reading_changed.connect(self._show_reading)
        model.updated.connect(WhenShown(self, self._show_result).change)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.picture.set_theme(theme)

    def _set_up_switch(self) -> None:
        tips = {
            Arrangement.ONE_BIG: self.tr("As models store them: one product for all heads."),
            Arrangement.PER_HEAD: self.tr("As textbooks draw them: one small matrix per head."),
        }
        for arrangement, tip in tips.items():
            self.switch.button(arrangement).setToolTip(tip)
        self.switch.set_choice(Arrangement.ONE_BIG)
        self.switch.chosen.connect(self._arrange)

    def _build(self) -> None:
        for label in (self.sentence, self.reading):
            label.setTextFormat(Qt.TextFormat.RichText)
        self.sentence.setWordWrap(True)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        row = QHBoxLayout()
        row.setSpacing(_MARGIN)
        row.addWidget(self.switch, alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.sentence, 1)
        column.addLayout(row)
        column.addSpacing(_GAP)
        column.addWidget(self.picture, 1)
        column.addWidget(self.reading)
        self._whole = filled_page(self, content)

    def _show_result(self) -> None:
        result = self._model.result
        if result is None:
            self._whole.show_note(empty_text())
            self.picture.show_projections(None)
            return
        self._whole.show_content()
        self.picture.show_projections(projections(result.parameters))
        self.sentence.setText(f"{self._same_numbers(result)} {self._size(result)}")

    def _same_numbers(self, result: LabResult) -> str:
        h, d_k = result.state.n_heads, result.state.d_k
        first = (h - 1) * d_k + 1
        return self.tr(
            "The numbers are the same, only the layout of the picture changes: the matrix of "
            "H{h} is columns {first} to {last} of W<sub>Q</sub>."
        ).format(h=h, first=first, last=h * d_k)

    def _size(self, result: LabResult) -> str:
        h, g = result.state.n_heads, result.state.n_kv_heads
        if g == h:
            return self.tr(
                "With a key/value head for every query head, all three matrices are equally wide."
            )
        return self.tr(
            "W<sub>K</sub> and W<sub>V</sub> keep {g} of {h} heads, so they are {g}/{h} as wide."
        ).format(g=g, h=h)

    @Slot(str)
    def _show_reading(self, text: str) -> None:
        """Write the name at the start of the reading with a real subscript."""
        name, space, rest = text.partition(" ")
        self.reading.setText(f"{subscripted(name)}{space}{escape(rest)}")

    @Slot(object)
    def _arrange(self, arrangement: Arrangement) -> None:
        self.picture.arrange(arrangement)
