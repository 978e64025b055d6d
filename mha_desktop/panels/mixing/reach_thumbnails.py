"""All choices of W_O at a glance: a small picture of each, which chooses it."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mha_desktop.lab.projection_reach import ProjectionReach
from mha_desktop.lab.state import OutputProjection
from mha_desktop.panels.controls.matrix_view import SIZES, MatrixView, head_bands
from mha_desktop.panels.mixing.reach_texts import projection_name
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.theme import Theme

_SIZE = QSize(112, 112)
_COLUMNS = 2
_COUNT = 4


class ReachThumbnails(QWidget):
    """Four small head × block pictures with their names."""

    projection_chosen = Signal(object)
    """The choice whose picture was clicked."""
    head_hovered = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reaches: tuple[ProjectionReach, ...] = ()
        self.pictures = tuple(MatrixView(theme, SIZES) for _ in range(_COUNT))
        for picture in self.pictures:
            picture.setObjectName("reachPicture")
        self.names = tuple(QLabel() for _ in range(_COUNT))
        for name in self.names:
            name.setWordWrap(True)
        self._build()

    def show_reaches(self, reaches: tuple[ProjectionReach, ...], present: OutputProjection) -> None:
        """Show one picture per choice; the name of the present one is bold."""
        self._reaches = reaches
        for reach, picture, name in zip(reaches, self.pictures, self.names, strict=False):
            bands = head_bands(len(reach.blocks), 1)
            picture.set_matrix(reach.blocks, row_bands=bands, column_bands=bands)
            text = projection_name(reach.projection)
            name.setText(text)
            set_role(name, "strong" if reach.projection == present else "secondary")
            name.setMinimumHeight(name.heightForWidth(_SIZE.width()))
            picture.setAccessibleName(self.tr("{name}. Enter chooses it.").format(name=text))
            picture.setToolTip(self.tr("Click to choose: {name}").format(name=text))

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for picture in self.pictures:
            picture.set_theme(theme)

    def set_hovered(self, head: int) -> None:
        """Frame a head in every picture; -1 for none."""
        for picture in self.pictures:
            picture.set_hovered(head)

    def _build(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        for place, (picture, name) in enumerate(zip(self.pictures, self.names, strict=True)):
            row, column = divmod(place, _COLUMNS)
            picture.setFixedSize(_SIZE)
            picture.chosen.connect(self._choose)
            picture.head_hovered.connect(self.head_hovered)
            grid.addWidget(picture, 2 * row, column)
            grid.addWidget(name, 2 * row + 1, column)
        grid.setColumnStretch(_COLUMNS, 1)

    def _choose(self) -> None:
        place = self.pictures.index(self.sender())
        if place < len(self._reaches):
            self.projection_chosen.emit(self._reaches[place].projection)
