"""The sentence as running text on the colours of the weights of one of its words."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.head.sentence_strip_words import SentenceWords
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import Theme

_GAP = 2


class SentenceStrip(QWidget):
    """A line that says what the colours are, and the words.

    Parameters
    ----------
    heads_model, weights_model : item models
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    pin_changed(object)
        `PinnedQuery` of a word; None to let go of it.
    """

    pin_changed = Signal(object)

    def __init__(
        self,
        heads_model: HeadsModel,
        weights_model: WeightsModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.caption, self.words = QLabel(), SentenceWords(heads_model, weights_model, theme)
        set_role(self.caption, "caption")
        # A long word may not widen the page.
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.caption)
        column.addWidget(self.words)
        self.words.pin_changed.connect(self.pin_changed)
        self.words.reading_changed.connect(self.caption.setText)

    def show_view(self, view: ViewState) -> None:
        """Follow head, pin, cell and colours of a view."""
        self.words.show_view(view)

    def set_most_rows(self, rows: int) -> None:
        """Show no more lines than this at a time."""
        self.words.set_most_rows(rows)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.words.set_theme(theme)
