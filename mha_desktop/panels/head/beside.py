"""What stands beside the large map: both columns where there is room, else one of them."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.style_sheet import upright_divider

_MARGIN, _GAP = 16, 8


class Beside(QWidget):
    """Arcs and arithmetic; where only one has room, a switch above it chooses which.

    Parameters
    ----------
    arcs, cell : QWidget
    """

    def __init__(self, arcs: QWidget, cell: QWidget) -> None:
        super().__init__()
        self._arcs, self._cell = arcs, cell
        self._together = True
        self.choice = SegmentedButton(
            self.tr("Beside the map"), [(self.tr("Cell"), "cell"), (self.tr("Arcs"), "arcs")]
        )
        self.choice.setObjectName("besideSelector")
        self.choice.button("cell").setToolTip(self.tr("Where the weight of one cell comes from"))
        self.choice.button("arcs").setToolTip(self.tr("The weights as lines between the tokens"))
        self._line = upright_divider()
        self._build()
        self.choice.chosen.connect(self._show)
        self.choice.set_choice("cell")
        self._show("cell")

    def fit(self, room: int) -> None:
        """Show both if they have room, else the chosen one."""
        needed = self._arcs.minimumSizeHint().width() + self._cell.minimumSizeHint().width()
        self._together = room >= needed + 3 * _MARGIN
        self._show(self.choice.choice())

    def _show(self, chosen: object) -> None:
        self.choice.set_choice(chosen)
        self.choice.setHidden(self._together)
        self._arcs.setVisible(self._together or chosen == "arcs")
        self._line.setVisible(self._together)
        self._cell.setVisible(self._together or chosen == "cell")

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(_MARGIN)
        row.addWidget(self._arcs, 1)
        row.addWidget(self._line)
        row.addWidget(self._cell)
        column = QVBoxLayout(self)
        column.setContentsMargins(_GAP, _GAP, _MARGIN, _GAP)
        column.setSpacing(_GAP)
        column.addWidget(self.choice)
        column.addLayout(row, 1)
