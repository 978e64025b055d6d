"""The pages of the Mixing view about single heads: muted, pruned, folded, and read in words."""

from PySide6.QtCore import QObject, Signal

from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.mixing.fold_page import FoldPage
from mha_desktop.panels.mixing.mixing_view import MixingPage
from mha_desktop.panels.mixing.muting_page import MutingPage
from mha_desktop.panels.mixing.pruning_page import PruningPage
from mha_desktop.panels.mixing.words_page import WordsPage
from mha_desktop.qt.models.head_page_models import HeadPageModels
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.theme import Theme


class HeadPages(QObject):
    """Makes the pages when the Mixing view shows them, and gathers what they ask for.

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
        self._models, self._heads, self._theme = models, heads, theme
        self.muting = LatePage(self._make_muting)
        self.pruning = LatePage(self._make_pruning)
        self.fold = LatePage(self._make_fold)
        self.words = LatePage(self._make_words)

    def pages(self) -> tuple[MixingPage, ...]:
        """Return the pages for the Mixing view, in the order of its buttons; call it once."""
        return (
            MixingPage(self.tr("Muting"), self.muting),
            MixingPage(self.tr("Pruning"), self.pruning),
            MixingPage(self.tr("One matrix"), self.fold),
            MixingPage(self.tr("In words"), self.words),
        )

    def _make_muting(self) -> MutingPage:
        page = MutingPage(self._models.muting, self._theme)
        page.mute_toggled.connect(self.mute_toggled)
        return page

    def _make_pruning(self) -> PruningPage:
        page = PruningPage(self._models.pruning, self._theme)
        page.mutes_set.connect(self.mutes_set)
        page.mutes_released.connect(self.mutes_released)
        return page

    def _make_fold(self) -> FoldPage:
        page = FoldPage(self._models.selected, self._heads, self._theme)
        page.head_selected.connect(self.head_selected)
        return page

    def _make_words(self) -> WordsPage:
        page = WordsPage(self._models.selected, self._heads, self._theme)
        page.head_selected.connect(self.head_selected)
        return page
