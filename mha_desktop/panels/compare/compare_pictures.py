"""A, B and their difference: side by side where three have room, else two or one of them."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mha_desktop.lab.comparison_tokens import NOWHERE, Place
from mha_desktop.panels.announcements import speak
from mha_desktop.panels.compare.compare_grid import CompareGrid
from mha_desktop.panels.compare.side_column import SideColumn
from mha_desktop.panels.heads.colour_bar_view import ColourBarView
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.qt.figures.comparison_figures import ComparisonFigures, ComparisonLook
from mha_desktop.qt.figures.comparison_large import LargePicture
from mha_desktop.qt.figures.comparison_pictures import GridPicture, Picture
from mha_desktop.qt.figures.content import GridFigure
from mha_desktop.qt.figures.heatmap import Pooling, pool_heads, pool_signed
from mha_desktop.qt.figures.numbers import weight_number
from mha_desktop.qt.models.comparison_model import Compared
from mha_desktop.qt.models.comparison_texts import cell_difference, head_reading
from mha_desktop.qt.theme import Theme

_COLUMN = 300
_LEAST = QSize(2 * 180, 160)


class Shown(Enum):
    """Which pictures are asked for."""

    SIDES = "sides"
    DIFFERENCE = "difference"


class ComparePictures(QWidget):
    """Three columns that scroll together and point at the same place.

    Parameters
    ----------
    theme : Theme

    Signals
    -------
    head_selected(int)
        The user chose a head, counted from 0.
    place_pointed(object, object)
        The head (or None) and the `Place` under the pointer.
    place_moved(object)
        The `Place` that the keys have found.
    opened(), shut()
        Show the selected head large, or all heads again.
    """

    head_selected = Signal(int)
    place_pointed = Signal(object, object)
    place_moved = Signal(object)
    opened = Signal()
    shut = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._figures: ComparisonFigures | None = None
        self._look: ComparisonLook | None = None
        self._shown, self._large = Shown.SIDES, False
        self.bar = ColourBarView()
        keys = self.tr("Arrows: head. Alt and arrows: cell. Enter: show the head large.")
        of_a = self.tr("Heads of A. {keys}").format(keys=keys)
        of_b = self.tr("Heads of B. {keys}").format(keys=keys)
        of_both = self.tr("Difference. {keys}").format(keys=keys)
        self.a = SideColumn("A", of_a, "compareGridA", theme)
        self.b = SideColumn("B", of_b, "compareGridB", theme)
        self.difference = SideColumn(
            self.tr("B − A"), of_both, "compareGridDifference", theme, self.bar
        )
        self.columns = (self.a, self.b, self.difference)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for column in self.columns:
            self._row.addWidget(column, 1)
        self._connect()

    def show_figures(self, figures: ComparisonFigures | None) -> None:
        """Show another comparison; `show_look` follows."""
        self._figures = figures

    def show_look(self, look: ComparisonLook) -> None:
        """Paint the comparison as it is looked at."""
        figures, self._look = self._figures, look
        if figures is None:
            return
        sides = (figures.a(look), figures.b(look), figures.difference(look))
        kinds = ((pool_heads, weight_number), (pool_heads, weight_number), _DIFFERENCES)
        for column, figure, kind, text in zip(
            self.columns, sides, kinds, self._reasons(figures.compared), strict=True
        ):
            if not column.isHidden():
                column.grid.show_picture(self._picture(figure, look.head, *kind), look.head, text)
        head = look.head if look.hovered is None else look.hovered
        self.bar.show_bar(figures.difference_bar(look, head, text_scale(self.font())))
        # Last of all: another place under the pointer is another look.
        for column in self.columns:
            column.grid.look_under_pointer()

    def show_part(self, shown: Shown) -> None:
        """Show both sides (and the difference, if it has room), or the difference alone."""
        self._shown = shown
        self._fit()

    def set_large(self, large: bool) -> None:
        """Show the selected head in all the room, or all heads; `show_look` follows."""
        self._large = large

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        for column in self.columns:
            column.set_theme(theme)

    def describe(self, text: str) -> None:
        """Have a text ready for whoever asks what is under the keyboard."""
        for column in self.columns:
            column.grid.setAccessibleDescription(text)

    def announce(self, text: str) -> None:
        """Have a text spoken by the picture that has the keyboard."""
        self.describe(text)
        for column in self.columns:
            if column.grid.hasFocus():
                speak(column.grid)

    @property
    def keyboard_grid(self) -> CompareGrid:
        """The picture that gets the keyboard first: B, which is live, if it is on show."""
        return (self.difference if self.b.isHidden() else self.b).grid

    def shut_down(self) -> None:
        """Stop what is being coloured; call it before the window goes."""
        for column in self.columns:
            column.grid.shut_down()

    def minimumSizeHint(self) -> QSize:
        """Room for two small columns."""
        return _LEAST * text_scale(self.font())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show three columns if they have room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() >= 3 * _COLUMN * text_scale(self.font())
        sides = self._shown is Shown.SIDES
        before = [column.isHidden() for column in self.columns]
        for column, visible in zip(self.columns, (sides, sides, wide or not sides), strict=True):
            column.setVisible(visible)
        # Columns of the same width have cells of the same size.
        shown = sum(not column.isHidden() for column in self.columns)
        self._row.setContentsMargins(0, 0, self.width() % shown, 0)
        if self._look is not None and before != [column.isHidden() for column in self.columns]:
            self.show_look(self._look)

    def _connect(self) -> None:
        for column in self.columns:
            grid = column.grid
            grid.head_selected.connect(self.head_selected)
            grid.opened.connect(self.opened)
            grid.shut.connect(self.shut)
            grid.pointed_changed.connect(lambda column=column: self._point(column))
            grid.cell_moved.connect(lambda cell, column=column: self._move(column, cell))
            column.bar.valueChanged.connect(self._scroll_together)

    def _scroll_together(self, value: int) -> None:
        for column in self.columns:
            column.bar.setValue(value)

    def _point(self, column: SideColumn) -> None:
        pointed = column.grid.pointed
        if pointed is None:
            self.place_pointed.emit(None, NOWHERE)
        else:
            self.place_pointed.emit(pointed.head, self._place(column, pointed.cell))

    def _move(self, column: SideColumn, cell: tuple[int, int]) -> None:
        self.place_moved.emit(self._place(column, cell))

    def _place(self, column: SideColumn, cell: tuple[int, int]) -> Place:
        """Return where a cell of a column lies in all of them.

        A picture that stays until the next one is coloured may have cells that are gone.
        """
        compared = None if self._figures is None else self._figures.compared
        if compared is None or max(cell) >= self._tokens(column, compared):
            return NOWHERE
        if compared.comparison is None:
            return Place(cell, None, None) if column is self.a else Place(None, cell, None)
        tokens = compared.comparison.tokens
        finders = (tokens.place_of_a, tokens.place_of_b, tokens.place_of_pair)
        return finders[self.columns.index(column)](cell)

    def _tokens(self, column: SideColumn, compared: Compared) -> int:
        """Return how many rows a column has."""
        if column is self.difference:
            return 0 if compared.comparison is None else len(compared.comparison.tokens)
        side = compared.a if column is self.a else compared.b
        return 0 if side is None else len(side.tokens)

    def _picture(
        self, figure: GridFigure | None, head: int, pooling: Pooling, number: Callable[[float], str]
    ) -> Picture | None:
        if figure is None:
            return None
        if self._large and head < figure.n_heads:
            return LargePicture(figure, head, pooling, number)
        return GridPicture(figure, pooling)

    def _reasons(self, compared: Compared) -> tuple[str, str, str]:
        """Return why a column is empty."""
        nothing = self.tr("The sentence of {name} has no words.")
        return (
            nothing.format(name="A"),
            nothing.format(name="B"),
            self.tr("Nothing can be subtracted."),
        )

    def tell_tips(self, compared: Compared) -> None:
        """Say how far each head moved where the pointer rests."""
        tips = tuple(str(head_reading(compared, head)) for head in range(compared.n_heads))
        for column in self.columns:
            column.grid.set_tips(tips)


_DIFFERENCES = (pool_signed, cell_difference)
