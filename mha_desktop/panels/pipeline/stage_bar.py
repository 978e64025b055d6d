"""The line over a stage: its title, and what can be chosen and played."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from mha_desktop.lab.pipeline import PARTS
from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.head_selector import HeadSelector
from mha_desktop.panels.pipeline.controls import StepControls
from mha_desktop.panels.pipeline.texts import step_subtitle, step_title, symbol_html
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.pipeline_model import PipelineModel

_MARGIN, _GAP = 16, 12


class StageBar(QWidget):
    """Title, choice of Q, K or V where there is one, choice of the head, and the player.

    Parameters
    ----------
    model : PipelineModel
    heads_model : HeadsModel
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        Counted from 0.
    """

    head_selected = Signal(int)

    def __init__(
        self, model: PipelineModel, heads_model: HeadsModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.title, self.subtitle = rich_label(""), QLabel()
        self.parts = SegmentedButton(
            self.tr("Queries, keys or values"), [(part.upper(), part) for part in PARTS]
        )
        self.parts.setObjectName("pipelinePart")
        self.head, self.controls = HeadSelector(heads_model), StepControls(model)
        self._build()
        self.parts.chosen.connect(model.set_part)
        self.head.head_selected.connect(self.head_selected)

    def refresh(self) -> None:
        """Show the step that the model has now."""
        model = self._model
        self.title.setText(symbol_html(step_title(model.step)))
        self.subtitle.setText(step_subtitle(model.step))
        self.subtitle.setToolTip(step_subtitle(model.step))
        self.parts.setVisible(model.has_parts)
        self.parts.set_choice(model.part)
        self.controls.refresh()

    def show_cell(self) -> None:
        """Offer what can be done at the chosen cell."""
        self.controls.refresh()

    def show_head(self, head: int) -> None:
        """Show which head is the selected one."""
        self.head.show_head(head)

    def _build(self) -> None:
        set_role(self.title, "section")
        set_role(self.subtitle, "secondary")
        # Gives way first where the window is narrow; the tool tip has all of it.
        self.subtitle.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        tips = (self.tr("Queries"), self.tr("Keys"), self.tr("Values"))
        for part, tip in zip(PARTS, tips, strict=True):
            self.parts.button(part).setToolTip(tip)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.title)
        row.addWidget(self.subtitle, 1)
        for widget in (self.parts, self.head, self.controls):
            row.addWidget(widget)
