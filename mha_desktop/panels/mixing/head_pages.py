"""The pages of the Mixing view about single heads: muted, pruned, folded, and read in words."""

from PySide6.QtCore import QObject, Signal

from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.mixing.fold_page import FoldPage
from mha_desktop.panels.mixing.mixing_view import MixingPage
from mha_desktop.panels.mixing.muting_page import MutingPage
from mha_desktop.panels.mixing.pruning_page import PruningPage
from mha_desktop.panels.mixing.words_page import WordsPage
from mha_desktop.qt.models.head_page_models import HeadPageModels
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.theme import Theme


class HeadPages(QObject):
    """Makes the pages and gathers what they ask for; the Mixing view shows them.

    Parameters
    ----------
    models : HeadPageModels
    heads : HeadsModel
    theme : Theme
    parent : QObject, optional
    """

    head_selected = Signal(int)
    mute_toggled = Signal(int)
    mutes_set = Signal(object)
    """Whether each head is to be muted: a tuple of bool."""
    mutes_released = Signal()
    """The slider of the mutes is let go: the next movement is another step."""

    def __init__(
        self,
        models: HeadPageModels,
        heads: HeadsModel,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.muting = MutingPage(models.muting, theme)
        self.pruning = PruningPage(models.pruning, theme)
        self.fold = FoldPage(models.selected, heads, theme)
        self.words = WordsPage(models.selected, heads, theme)
        self.muting.mute_toggled.connect(self.mute_toggled)
        self.pruning.mutes_set.connect(self.mutes_set)
        self.pruning.mutes_released.connect(self.mutes_released)
        for page in (self.fold, self.words):
            page.head_selected.connect(self.head_selected)

    def pages(self) -> tuple[MixingPage, ...]:
        """Return the pages for the Mixing view, in the order of its buttons; call it once."""
        return (
            MixingPage(self.tr("Muting"), scrolled(self.muting), self.muting),
            MixingPage(self.tr("Pruning"), scrolled(self.pruning), self.pruning),
            MixingPage(self.tr("One matrix"), scrolled(self.fold), self.fold),
            MixingPage(self.tr("In words"), scrolled(self.words), self.words),
        )
