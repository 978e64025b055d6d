"""The line above a presentation: the sentence, the heads, and how to leave."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from mha_desktop.lab.state import LabState
from mha_desktop.panels.presenter.one_line import OneLine
from mha_desktop.panels.style_sheet import set_ground, set_role

_MARGIN, _ABOVE, _GAP = 24, 8, 16


class PresenterHeader(QWidget):
    """Says what is on show in letters that the last row can read.

    Signals
    -------
    hints_requested(), leave_requested()
        The user wants to see the keys, or to end the presentation.
    """

    hints_requested = Signal()
    leave_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("presenterHeader")
        set_ground(self, "window")
        self.setProperty("line", "below")
        self.sentence = OneLine("section")
        self.sentence.setObjectName("presentedSentence")
        self.heads = QLabel()
        self.heads.setTextFormat(Qt.TextFormat.RichText)
        set_role(self.heads, "secondary")
        self.hints = _button(
            "presenterHints", self.tr("Keys  H"), self.tr("Show the keys of the presentation (H)")
        )
        self.leave = _button(
            "leavePresenting", self.tr("Leave  Esc"), self.tr("End the presentation (Esc)")
        )
        self._row = row = QHBoxLayout(self)
        self.set_scale(1.0)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.heads)
        row.addWidget(self.hints)
        row.addWidget(self.leave)
        self.hints.clicked.connect(self.hints_requested)
        self.leave.clicked.connect(self.leave_requested)

    def set_scale(self, scale: float) -> None:
        """Magnify the margins."""
        side, above = round(_MARGIN * scale), round(_ABOVE * scale)
        self._row.setContentsMargins(side, above, side, above)
        self._row.setSpacing(round(_GAP * scale))

    def show_state(self, state: LabState) -> None:
        """Show the sentence and the heads of a state."""
        self.sentence.show_text(state.sentence)
        heads = self.tr("1 head") if state.n_heads == 1 else self.tr("{h} heads")
        text = self.tr("{heads} &nbsp; d<sub>k</sub> = {d_k}")
        self.heads.setText(text.format(heads=heads.format(h=state.n_heads), d_k=state.d_k))


def _button(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAutoDefault(False)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
