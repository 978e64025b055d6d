"""What kind of file a picture goes into, and how large it is there."""

from typing import TYPE_CHECKING, Literal

import msgspec

from mha_desktop.lab.figure_choices import FileFormat, PageName
from mha_desktop.qt.figures.export_limits import CM_PER_INCH, SCREEN_DPI, pixels_of

if TYPE_CHECKING:
    from mha_desktop.qt.figures.export_pdf import Paper

WidthUnit = Literal["px", "cm"]

# The proportions of the grid on a screen of 1440 by 900.
SCREEN_SHAPE = 492 / 840
# Fills a page in portrait, with heading and caption.
_PORTRAIT_SHAPE = 1.2


class FileChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Format and size of a file.

    Attributes
    ----------
    format : FileFormat
    unit : {"px", "cm"}
        Which of the next two decides.
    width : int
        Pixels; for shapes, at 96 dpi.
    cm : float
        Centimetres on paper.
    dpi : int
        Dots per inch of pixels.
    page : {"A4", "Letter", "fit"}
        Of a PDF; one that fits has the size of its picture.
    landscape : bool
    with_state : bool
        Whether the state goes into the file, to be opened again.
    """

    format: FileFormat = "png"
    unit: WidthUnit = "px"
    width: int = 1920
    cm: float = 16.0
    dpi: int = 200
    page: PageName = "A4"
    landscape: bool = False
    with_state: bool = True

    @property
    def has_pages(self) -> bool:
        """Whether the paper, not the width, decides the size."""
        return self.format == "pdf" and self.page != "fit"

    @property
    def pixels(self) -> int:
        """Width in pixels: of the image, or at 96 dpi of what has no pixels.

        Raises
        ------
        ExportError
            If the centimetres or the dots per inch are out of bounds.
        """
        if self.unit == "px":
            return self.width
        return pixels_of(self.cm, self.dpi if self.format == "png" else SCREEN_DPI)

    @property
    def centimetres(self) -> float:
        """Width on paper, or on a page that fits."""
        if self.unit == "cm":
            return self.cm
        dpi = self.dpi if self.format == "png" else SCREEN_DPI
        return self.width / dpi * CM_PER_INCH

    @property
    def paper(self) -> "Paper":
        """The pages of a PDF."""
        # Imported with the first picture: the settings, which hold a choice, need none.
        from mha_desktop.qt.figures.export_pdf import Paper

        width = self.centimetres if self.page == "fit" else None
        return Paper(self.page, self.landscape, width=width)

    @property
    def shape(self) -> float:
        """Height of the room for the heads as a part of its width."""
        return _PORTRAIT_SHAPE if self.has_pages and not self.landscape else SCREEN_SHAPE
