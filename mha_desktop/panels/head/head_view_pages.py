"""The pages of the Head view beside its map: numbers, heads compared, matrices."""

from PySide6.QtCore import QObject, Signal

from mha_desktop.panels.controls.late_page import LatePage
from mha_desktop.panels.head.compared_page import ComparedPage
from mha_desktop.panels.head.matrices_page import HeadMatricesPage
from mha_desktop.panels.head.table_page import TablePage
from mha_desktop.panels.head_view import TitledPage
from mha_desktop.qt.models.head_view_models import HeadViewModels
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.theme import Theme


class HeadViewPages(QObject):
    """Makes the pages when the Head view shows them, and gathers what they ask for.

    Parameters
    ----------
    models : HeadViewModels
    heads : HeadsModel
    theme : Theme
    parent : QObject, optional

    Signals
    -------
    head_selected(int)
        Counted from 0.
    cell_hovered(object)
        The (query, key) that the keys or a click went to, or None.
    pin_chosen(object)
        Another `Pin`, or None.
    """

    head_selected = Signal(int)
    cell_hovered = Signal(object)
    pin_chosen = Signal(object)

    def __init__(
        self,
        models: HeadViewModels,
        heads: HeadsModel,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._models, self._heads, self._theme = models, heads, theme
        self.table = LatePage(self._make_table)
        self.compared = LatePage(self._make_compared)
        self.matrices = LatePage(self._make_matrices)

    def pages(self) -> tuple[TitledPage, ...]:
        """Return titles and pages in the order of their buttons; whoever shows them owns them."""
        return (
            TitledPage(self.tr("Numbers"), self.table),
            TitledPage(self.tr("Heads compared"), self.compared),
            TitledPage(self.tr("Matrices"), self.matrices),
        )

    def _make_table(self) -> TablePage:
        page = TablePage(self._models.table, self._heads, self._theme)
        page.cell_hovered.connect(self.cell_hovered)
        page.pin_chosen.connect(self.pin_chosen)
        return page

    def _make_compared(self) -> ComparedPage:
        models = self._models
        page = ComparedPage(models.heads, models.similarity, self._heads, self._theme)
        page.head_selected.connect(self.head_selected)
        return page

    def _make_matrices(self) -> HeadMatricesPage:
        return HeadMatricesPage(self._models.matrices, self._theme)
