"""The W_O mixing desk: strips of all heads, W_O, and the sum over heads."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.controls.rich_text import set_rich_tip
from mha_desktop.panels.controls.tall_panel import TallPanel
from mha_desktop.panels.mixer.output_matrix import OutputMatrix
from mha_desktop.panels.mixer.strip_choices import StripChoices
from mha_desktop.panels.mixer.strips import HeadStrips
from mha_desktop.panels.mixer.sum_check import SumCheckView
from mha_desktop.panels.style_sheet import divider, set_role
from mha_desktop.qt.icons import icon
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.theme import Theme

_WIDTH = 336
_PADDING = 16


class _Shrinking(QVBoxLayout):
    """A column whose pictures give way before it scrolls, also with captions that wrap."""

    def hasHeightForWidth(self) -> bool:
        """Deny it: the scroll area would give the column its wanted height, not its least."""
        return False


class MixerPanel(TallPanel):
    """Shows `ContributionsModel` and emits what the user wants; it changes nothing itself.

    Parameters
    ----------
    model : ContributionsModel
    theme : Theme
    parent : QWidget, optional
    """

    gain_moved = Signal(int, float)
    """Head (counted from 0) and its new gain, again and again while it moves."""
    gain_released = Signal()
    """The gain is let go: the next movement is another step."""
    mute_toggled = Signal(int)
    solo_toggled = Signal(int)
    head_selected = Signal(int)
    head_hovered = Signal(int)
    """Head whose strip or band is under the pointer, or -1."""
    gains_reset = Signal()
    """All gains to 1, no mutes, no solos."""
    order_chosen = Signal(str)
    """A `StripOrder`."""
    token_chosen = Signal(object)
    """Place of a token whose contributions are to be shown alone, or None for all."""
    open_requested = Signal()
    """W_O is to be seen large, in the Mixing view."""

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(_WIDTH, parent)
        self.setObjectName("mixerPanel")
        self._model = model
        self.choices = StripChoices(model)
        self.strips = HeadStrips(model, theme)
        self.strips.setObjectName("headStrips")
        self.matrix = OutputMatrix(model, theme)
        self.check = SumCheckView(model, theme)
        self.reset_button = QToolButton()
        self.reset_button.setObjectName("resetMixButton")
        self.open_button = QToolButton()
        self.open_button.setObjectName("openMixingButton")
        self._shape = QLabel()
        self._set_up()
        self._connect()
        self.set_theme(theme)
        self._take()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for part in (self.strips, self.matrix, self.check):
            part.set_theme(theme)
        self.reset_button.setIcon(icon("reset", theme))
        self.open_button.setIcon(icon("plus", theme))

    def set_selected(self, head: int) -> None:
        """Mark the selected head (counted from 0)."""
        self.strips.set_selected(head)

    def set_hovered(self, head: int) -> None:
        """Mark a head that is being pointed at anywhere in the window; -1 for none."""
        self.strips.set_hovered(head)
        self.matrix.set_hovered(head)

    def _set_up(self) -> None:
        column = _Shrinking(self.content)
        column.setContentsMargins(_PADDING, 0, _PADDING, _PADDING)
        column.setSpacing(8)
        column.addWidget(self.choices)
        column.addWidget(self.strips)
        column.addLayout(self._caption_row())
        column.addSpacing(8)
        column.addLayout(self._title_row())
        column.addWidget(self.matrix, 1)
        column.addSpacing(4)
        column.addWidget(divider())
        column.addSpacing(4)
        column.addWidget(self.check)

    def _caption_row(self) -> QHBoxLayout:
        caption = QLabel(self.tr("Fader: gain, 0 to 2. Bar: size of Z · W<sub>O</sub>."))
        caption.setToolTip(self.tr("All bars have the same scale; point at one for its numbers."))
        set_role(caption, "caption")
        caption.setWordWrap(True)
        set_role(self.reset_button, "quiet")
        self.reset_button.setAccessibleName(self.tr("Reset mixing desk"))
        self.reset_button.setToolTip(self.tr("Reset: all gains to 1, no mutes, no solos"))
        row = QHBoxLayout()
        row.addWidget(caption, 1)
        row.addWidget(self.reset_button)
        return row

    def _title_row(self) -> QHBoxLayout:
        title = QLabel("W<sub>O</sub>")
        set_role(title, "strong")
        set_role(self._shape, "caption")
        self._shape.setWordWrap(True)
        self._shape.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        set_role(self.open_button, "quiet")
        self.open_button.setAccessibleName(self.tr("Show W_O large"))
        set_rich_tip(
            self.open_button,
            self.tr(
                "W<sub>O</sub> large, in the Mixing view (double click, or Ctrl and the wheel)"
            ),
        )
        row = QHBoxLayout()
        row.addWidget(title)
        row.addWidget(self._shape, 1)
        row.addWidget(self.open_button)
        return row

    def _connect(self) -> None:
        self.strips.gain_moved.connect(self.gain_moved)
        self.strips.gain_released.connect(self.gain_released)
        self.strips.mute_toggled.connect(self.mute_toggled)
        self.strips.solo_toggled.connect(self.solo_toggled)
        self.reset_button.clicked.connect(self.gains_reset)
        self.choices.order_chosen.connect(self.order_chosen)
        self.choices.token_chosen.connect(self.token_chosen)
        self.matrix.zoom_wanted.connect(self.open_requested)
        self.open_button.clicked.connect(self.open_requested)
        for part in (self.strips, self.matrix):
            part.head_selected.connect(self.head_selected)
            part.head_hovered.connect(self.head_hovered)
            part.head_hovered.connect(self.set_hovered)
        self._model.updated.connect(self._take)

    def _take(self) -> None:
        (rows, columns), strips = self._model.w_o().shape, self._model.strips
        self.reset_button.setEnabled(
            any(strip.gain != 1.0 or strip.muted or strip.soloed for strip in strips)
        )
        self._shape.setVisible(rows > 0)
        self.open_button.setEnabled(rows > 0)
        if rows:
            self._shape.setText(
                self.tr("{rows} × {columns}, one band per head").format(rows=rows, columns=columns)
            )
            self.matrix.setAccessibleName(
                self.tr("W_O, {rows} × {columns}, one band per head").format(
                    rows=rows, columns=columns
                )
            )
