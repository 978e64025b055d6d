"""The arcs with their title, what they mean, and the choice of weights that have one."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.head.arcs import Arcs
from mha_desktop.panels.head.arcs_texts import count_text
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.figures.arcs_layout import ArcRows
from mha_desktop.qt.figures.arcs_selection import ArcsChoice
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_GAP, _ALL = 8, 0


class ArcsPanel(QWidget):
    """Title, curves, caption and two spin boxes.

    Parameters
    ----------
    heads_model, weights_model : item models
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    pin_changed(object), cell_hovered(object)
        As of `Arcs`.
    """

    pin_changed = Signal(object)
    cell_hovered = Signal(object)

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("arcsPanel")
        self.arcs = Arcs(heads_model, weights_model, theme)
        self.title, self.caption = QLabel(self.tr("Arcs")), QLabel()
        self.strongest, self.threshold = QSpinBox(), QDoubleSpinBox()
        self._build()
        self.arcs.pin_changed.connect(self.pin_changed)
        self.arcs.cell_hovered.connect(self.cell_hovered)
        self.arcs.shown_changed.connect(self._follow)
        self.strongest.valueChanged.connect(self._choose)
        self.threshold.valueChanged.connect(self._choose)

    def lie_beside(self, picture: QWidget, rows: ArcRows | None) -> None:
        """Put every token beside the row of a map that lies on the same level.

        Parameters
        ----------
        picture : QWidget
            In the same window.
        rows : ArcRows or None
            In the picture's pixels; None where the map does not show all tokens.
        """
        if rows is not None:
            offset = picture.mapTo(picture.window(), QPoint()) - self.arcs.mapTo(
                self.window(), QPoint()
            )
            rows = ArcRows(rows.top + offset.y(), rows.pitch)
        self.arcs.lie_beside(rows)

    def show_view(self, view: ViewState) -> None:
        """Follow head, pin, cell and sides of a view."""
        self.arcs.show_view(view)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.arcs.set_theme(theme)

    def _build(self) -> None:
        set_role(self.title, "section")
        set_role(self.caption, "caption")
        self.caption.setWordWrap(True)
        self._set_up_boxes()
        form = QFormLayout()
        form.setHorizontalSpacing(_GAP)
        form.addRow(self.tr("St&rongest per query"), self.strongest)
        form.addRow(self.tr("Wei&ght at least"), self.threshold)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.title)
        column.addWidget(self.arcs, 1)
        column.addWidget(self.caption)
        column.addLayout(form)

    def _set_up_boxes(self) -> None:
        choice = self.arcs.choice
        self.strongest.setObjectName("arcsStrongest")
        self.strongest.setSpecialValueText(self.tr("all"))
        self.strongest.setRange(_ALL, 1)
        self.strongest.setToolTip(self.tr("How many keys of each query have a curve"))
        self.threshold.setObjectName("arcsThreshold")
        self.threshold.setRange(0.0, 1.0)
        self.threshold.setSingleStep(0.01)
        self.threshold.setValue(choice.threshold)
        self.threshold.setToolTip(self.tr("Weights below this have no curve"))

    def _choose(self) -> None:
        strongest = self.strongest.value()
        choice = ArcsChoice(None if strongest == _ALL else strongest, self.threshold.value())
        self.arcs.set_choice(choice)

    def _follow(self) -> None:
        """Offer as many keys as there are, and say how many curves are on show."""
        if self.arcs.tokens:
            self.strongest.setMaximum(self.arcs.tokens)
        self.caption.setText(count_text(*self.arcs.counts))
