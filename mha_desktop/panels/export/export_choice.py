"""What of the lab there is to export, and what the user chose of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

import msgspec

from mha_desktop.lab.figure_choices import ExportView
from mha_desktop.lab.pipeline import StepName
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.picture import FramedPicture


@dataclass(frozen=True)
class ExportChoice:
    """One export, but for the name of the file.

    Attributes
    ----------
    view : ExportView
    head : int
        Of the view of one head, counted from 0.
    step : StepName
        Of the pipeline.
    options : FigureOptions
    file : FileChoice
    """

    view: ExportView
    head: int
    step: StepName
    options: FigureOptions
    file: FileChoice

    @property
    def image_width(self) -> int:
        """Width in pixels of an image of the picture, whatever its file has.

        Raises
        ------
        ExportError
            If the size is out of bounds.
        """
        return msgspec.structs.replace(self.file, format="png").pixels

    def on_paper(self) -> "ExportChoice":
        """Return the choice for pages of a printer."""
        page = "A4" if self.file.page == "fit" else self.file.page
        return replace(self, file=msgspec.structs.replace(self.file, format="pdf", page=page))

    def pages(self, n_heads: int) -> int:
        """Return how many pages there are, of so many heads."""
        options = self.options
        if self.view != "sheet" or options.per_page is None:
            return 1
        heads = n_heads if options.heads is None else len(options.heads)
        return ceil(heads / options.per_page)

    def stateless(self, pictures: Sequence[FramedPicture]) -> Sequence[FramedPicture]:
        """Return pictures without their state, if that is to be left out."""
        if self.file.with_state:
            return pictures
        return [replace(picture, session=None) for picture in pictures]


@dataclass(frozen=True)
class Subject:
    """What the window shows.

    Attributes
    ----------
    sentence : str
    head_titles : tuple of str
        "H4 backward", one for each head.
    computed : bool
        Whether there is a forward pass behind the weights, so that all views have numbers.
    averaged : bool
        Whether the view of one head is the mean of the heads.
    has_snapshot : bool
        Whether there is something to compare with.
    """

    sentence: str
    head_titles: tuple[str, ...]
    computed: bool = True
    averaged: bool = False
    has_snapshot: bool = False

    @property
    def n_heads(self) -> int:
        """How many heads there are."""
        return len(self.head_titles)

    def offers(self, view: ExportView) -> bool:
        """Whether there is anything to see in a view."""
        if view == "comparison":
            return self.computed and self.has_snapshot
        return self.computed or view in ("grid", "head", "sheet")
