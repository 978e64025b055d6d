"""The Pipeline view: ten cards, and the chosen step enlarged."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.pipeline.card_strip import CardStrip
from mha_desktop.panels.pipeline.explanation import Explanation
from mha_desktop.panels.pipeline.stage_bar import StageBar
from mha_desktop.panels.pipeline.stage_picture import StagePicture
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.pipeline_model import PipelineAt, PipelineModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 16
_WORDS, _NARROW_WORDS, _NARROW = 320, 288, 1200
_LEAST_WORDS, _MOST_WORDS = 200, 0.4


class PipelineView(QWidget):
    """Attention step by step, for the selected head.

    Parameters
    ----------
    model : PipelineModel
    heads_model : HeadsModel
        For the names in the choice of heads.
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    head_selected(int)
        The user chose a head, counted from 0, or a cell that belongs to it.
    example_requested(object, str)
        Fields of a `LabState` to set together, and the text of that step.
    """

    head_selected = Signal(int)
    example_requested = Signal(object, str)

    def __init__(
        self,
        model: PipelineModel,
        heads_model: HeadsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("pipelineView")
        set_ground(self, "panel")
        self.cards = CardStrip(model, theme)
        self.bar = StageBar(model, heads_model)
        self.picture = StagePicture(model, theme)
        self.explanation = Explanation(model)
        self._card_area, self._words_area = scrolled(self.cards), scrolled(self.explanation)
        self._picture_area = scrolled(self.picture)
        self._empty = QLabel(self.tr("Type a sentence above to see it go through attention."))
        self._shown = WhenShown(self, self._refresh)
        self._build()
        self._connect()

    @property
    def at(self) -> PipelineAt:
        """Which step and which cell are on show."""
        return self._model.at

    def show_view(self, view: ViewState) -> None:
        """Follow the selected head and the colour map."""
        self.cards.set_colour_map(view.colour_map)
        self.picture.set_colour_map(view.colour_map)
        self.bar.show_head(view.selected_head)
        self._model.set_head(view.selected_head)

    def take_keyboard(self) -> None:
        """Give the keyboard to the cards."""
        self.cards.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.cards.set_theme(theme)
        self.picture.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give cards and words the room that suits the window."""
        super().resizeEvent(event)
        self.cards.fit_height(self.height())
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop playing."""
        super().hideEvent(event)
        self.bar.controls.stop()

    def _build(self) -> None:
        set_role(self._empty, "secondary")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._card_area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._words_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lower = QHBoxLayout()
        lower.setContentsMargins(_MARGIN, 0, _MARGIN, _GAP // 2)
        lower.setSpacing(_GAP)
        lower.addWidget(self._picture_area, 1)
        lower.addWidget(self._words_area)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._card_area)
        column.addWidget(self.bar)
        column.addLayout(lower, 1)
        self._page = page
        self._stack = QStackedLayout(self)
        self._stack.addWidget(page)
        self._stack.addWidget(self._empty)

    def _connect(self) -> None:
        model = self._model
        self.cards.step_chosen.connect(model.set_step)
        self.picture.play_toggled.connect(self.bar.controls.toggle)
        self.picture.resized.connect(self._show_pooled)
        self.bar.head_selected.connect(self.head_selected)
        self.explanation.order.example_requested.connect(self.example_requested)
        model.head_requested.connect(self.head_selected)
        model.updated.connect(self._shown.change)
        model.cell_changed.connect(self._show_cell)

    def _refresh(self) -> None:
        has_tokens = self._model.result is not None
        self._stack.setCurrentWidget(self._page if has_tokens else self._empty)
        if not has_tokens:
            self.bar.controls.stop()
            return
        for part in (self.cards, self.bar, self.picture, self.explanation):
            part.refresh()
        self._show_pooled()
        self._fit()
        self._show_card()

    def _show_pooled(self) -> None:
        self.explanation.show_pooled(self.picture.is_pooled)

    def _show_cell(self) -> None:
        if self.isVisible():
            for part in (self.bar, self.picture, self.explanation):
                part.show_cell()

    def _fit(self) -> None:
        """Let the row of cards be as high as they and their scroll bar are."""
        bar = self._card_area.horizontalScrollBar().sizeHint().height()
        needed = self.cards.sizeHint()
        scrolls = needed.width() > self.width()
        self._card_area.setFixedHeight(needed.height() + (bar if scrolls else 0))
        scale = self.fontMetrics().height() / 16
        words = _NARROW_WORDS if self.width() < _NARROW else _WORDS
        most = round(_MOST_WORDS * self.width())
        self._words_area.setFixedWidth(max(min(round(words * max(scale, 1)), most), _LEAST_WORDS))

    def _show_card(self) -> None:
        """Scroll to the chosen card."""
        card = self.cards.card_rect(self.cards.chosen_place()).toRect()
        self._card_area.ensureVisible(card.center().x(), 0, card.width(), 0)
