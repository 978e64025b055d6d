"""Why W_O is there: which columns of the output each head reaches with it, and without."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.controls.matrix_view import SIZES, MatrixView, head_bands
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.mixing.projection_choice import ProjectionChoice
from mha_desktop.panels.mixing.reach_texts import measured_text, seen_text
from mha_desktop.panels.mixing.reach_thumbnails import ReachThumbnails
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.theme import Theme

_PADDING, _GAP = 16, 8
_LEAST_PICTURE = QSize(260, 240)
_TEXT_WIDTH = 320


class WhyPage(QWidget):
    """The choice of W_O, a head × block picture of it, and the same picture of every choice.

    Parameters
    ----------
    model : MixingModel
    theme : Theme
    parent : QWidget, optional
    """

    projection_chosen = Signal(object)
    """Another `OutputProjection`."""
    head_hovered = Signal(int)

    def __init__(self, model: MixingModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        set_ground(self, "panel")
        self.choice = ProjectionChoice()
        self.picture = MatrixView(theme, SIZES)
        self.picture.setObjectName("projectionPicture")
        self.thumbnails = ReachThumbnails(theme)
        self.seen, self.measured = QLabel(), QLabel()
        self._build()
        self._connect()
        self._follow = WhenShown(self, self._refresh)
        model.updated.connect(self._follow.change)
        model.reaches_changed.connect(self._follow.change)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.picture.set_theme(theme)
        self.thumbnails.set_theme(theme)

    def set_hovered(self, head: int) -> None:
        """Mark a head that is being pointed at anywhere in the window; -1 for none."""
        self.picture.set_hovered(head)
        self.thumbnails.set_hovered(head)

    def _build(self) -> None:
        self.picture.setMinimumSize(_LEAST_PICTURE)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _GAP, _PADDING, _PADDING)
        column.setSpacing(_PADDING)
        column.addWidget(self.choice)
        row = QHBoxLayout()
        row.setSpacing(2 * _PADDING)
        row.addWidget(self.picture, 1)
        row.addLayout(self._beside())
        column.addLayout(row, 1)

    def _beside(self) -> QVBoxLayout:
        set_role(self.seen, "section")
        set_role(self.measured, "secondary")
        self.measured.setToolTip(
            self.tr("Shares of the squared Frobenius norm of each head's band of W<sub>O</sub>")
        )
        self.seen.setTextFormat(Qt.TextFormat.RichText)
        compare = QLabel(self.tr("All choices"))
        set_role(compare, "strong")
        column = QVBoxLayout()
        column.setSpacing(_GAP)
        for label in (self.seen, self.measured, compare):
            label.setWordWrap(True)
            label.setFixedWidth(_TEXT_WIDTH)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            column.addWidget(label)
            column.addSpacing(_GAP)
        column.addWidget(self.thumbnails)
        column.addStretch(1)
        return column

    def _connect(self) -> None:
        for part in (self.choice, self.thumbnails):
            part.projection_chosen.connect(self.projection_chosen)
        for picture in (self.picture, self.thumbnails):
            picture.head_hovered.connect(self.head_hovered)
            picture.head_hovered.connect(self.set_hovered)

    def _refresh(self) -> None:
        reach = self._model.reach
        if reach is None:
            return
        bands = head_bands(len(reach.blocks), 1)
        self.choice.show_choices(self._model.choices, reach.projection)
        self.picture.set_matrix(
            reach.blocks,
            row_bands=bands,
            column_bands=bands,
            title=self.tr("Head × block of {d_k} columns").format(d_k=self._model.d_k),
        )
        self.seen.setText(seen_text(reach, self._model.d_k))
        self.measured.setText(measured_text(reach))
        self.thumbnails.show_reaches(self._model.reaches, reach.projection)
        self._model.ask_for_reaches()
