"""The pages of the Head view beside its map: numbers, heads compared, matrices."""

from PySide6.QtCore import QObject, Signal

from mha_desktop.panels.head.compared_page import ComparedPage
from mha_desktop.panels.head.matrices_page import HeadMatricesPage
from mha_desktop.panels.head.table_page import TablePage
from mha_desktop.panels.head_view import TitledPage
from mha_desktop.qt.models.head_view_models import HeadViewModels
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.theme import Theme


class HeadViewPages(QObject):
    """Makes the pages and gathers what they ask for; the Head view shows them.

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
        self.table = TablePage(models.table, heads, theme)
        self.compared = ComparedPage(models.heads, models.similarity, heads, theme)
        self.matrices = HeadMatricesPage(models.matrices, theme)
        self.table.cell_hovered.connect(self.cell_hovered)
        self.table.pin_chosen.connect(self.pin_chosen)
        self.compared.head_selected.connect(self.head_selected)

    def pages(self) -> tuple[TitledPage, ...]:
        """Return titles and pages in the order of their buttons; whoever shows them owns them."""
        return (
            TitledPage(self.tr("Numbers"), self.table),
            TitledPage(self.tr("Heads compared"), self.compared),
            TitledPage(self.tr("Matrices"), self.matrices),
        )
