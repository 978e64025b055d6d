"""What a picture in a file can have or lack, apart from what it shows."""

from collections.abc import Mapping

import msgspec

from mha_desktop.lab.figure_choices import FigureThemeName, HeadOrder
from mha_desktop.lab.state import ColourMapName
from mha_desktop.qt.figures.export_limits import ExportError, check_between
from mha_desktop.qt.theme import DARK, GREYSCALE, HIGH_CONTRAST, LIGHT, Theme

THEMES: Mapping[FigureThemeName, Theme] = {
    "light": LIGHT,
    "dark": DARK,
    "high_contrast": HIGH_CONTRAST,
    "greyscale": GREYSCALE,
}
LEAST_TEXT_SCALE, MOST_TEXT_SCALE = 0.5, 3.0


class FigureOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a picture is made for a file.

    Attributes
    ----------
    title : str or None
        Heading; None for the sentence, an empty text for none.
    caption : bool
        Whether all that decides the numbers is written under the picture.
    colour_bar : bool
    theme : FigureThemeName
        Apart from the window's.
    text_scale : float
        Magnification of all texts, at the same width of the picture.
    transparent : bool
        Whether the ground is left out.
    heads : tuple of int or None
        Which heads a grid or a contact sheet has, counted from 0; None for all.
    columns : int or None
        Of a grid; None for those that give the largest cells.
    order : HeadOrder
        As in `heads`; similar heads side by side; or heads of one key/value head side by side.
    per_page : int or None
        Heads on each page of a contact sheet; None for all.
    arcs : bool
        Whether one head is drawn as arcs, too.
    """

    title: str | None = None
    caption: bool = True
    colour_bar: bool = True
    theme: FigureThemeName = "light"
    text_scale: float = 1.0
    transparent: bool = False
    heads: tuple[int, ...] | None = None
    columns: int | None = None
    order: HeadOrder = "given"
    per_page: int | None = None
    arcs: bool = False

    @property
    def colours(self) -> Theme:
        """The theme itself."""
        return THEMES[self.theme]

    def colour_map(self, name: ColourMapName) -> ColourMapName:
        """Return the map of the weights: on paper without colour it is the one of greys."""
        return "greys" if self.theme == "greyscale" else name


DEFAULT_OPTIONS = FigureOptions()


def check_options(options: FigureOptions, n_heads: int) -> None:
    """Check that a picture of so many heads can be made.

    Raises
    ------
    ExportError
        The text names the value, and the nearest one that works.
    """
    low, high = LEAST_TEXT_SCALE, MOST_TEXT_SCALE
    if not low <= options.text_scale <= high:
        template = "texts of {value} times their size: not between {low} and {high}"
        raise ExportError(template, value=options.text_scale, low=low, high=high)
    if options.heads is not None:
        _check_heads(options.heads, n_heads)
    template = "{value} columns: not between {low} and {high}"
    if options.columns is not None:
        check_between(template, options.columns, 1, n_heads)
    template = "{value} heads a page: not between {low} and {high}"
    if options.per_page is not None:
        check_between(template, options.per_page, 1, n_heads)


def _check_heads(heads: tuple[int, ...], n_heads: int) -> None:
    if not heads:
        raise ExportError("no head is chosen; nearest: one head")
    for head in heads:
        if not 0 <= head < n_heads:
            near = min(max(head, 0), n_heads - 1) + 1
            raise ExportError(
                "there is no head {head} of {n_heads}; nearest: {near}",
                nearest=(near,), head=head + 1, n_heads=n_heads, near=near,
            )  # fmt: skip
        if heads.count(head) > 1:
            raise ExportError("head {head} is chosen twice", head=head + 1)
