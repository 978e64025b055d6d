"""Pictures as PDF: shapes and texts on pages of paper, or on a page that fits them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from mha_desktop.lab.figure_choices import PageName
from mha_desktop.lab.sessions import encoded as session_document
from mha_desktop.qt.figures.export_limits import (
    CM_PER_INCH,
    MAX_CM,
    MIN_CM,
    SCREEN_DPI,
    ExportError,
    check_between,
    write_picture,
)
from mha_desktop.qt.figures.export_png import SOFTWARE
from mha_desktop.qt.figures.figure import Figure, picture_of
from mha_desktop.qt.figures.paper import fitting_layout, page_layout, paint_pages
from mha_desktop.qt.figures.pdf_texts import with_plain_letters
from mha_desktop.qt.figures.picture import Picture

MOST_MARGIN_MM = 50
_DPI = 600
_SIZES = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


@dataclass(frozen=True)
class Paper:
    """The pages of a PDF.

    Attributes
    ----------
    page : {"A4", "Letter", "fit"}
        A page that fits has no margins and the size of its picture.
    landscape : bool
    margin : float
        On all sides, in millimetres.
    width : float or None
        Of a page that fits, in centimetres; None for texts of the size of the screen's.
    """

    page: PageName = "A4"
    landscape: bool = False
    margin: float = 15.0
    width: float | None = None

    @property
    def layout(self) -> QPageLayout:
        """Of pages of a standard size."""
        return page_layout(_SIZES[self.page], landscape=self.landscape, margin=self.margin)


def save_pdf(
    figures: Sequence[Figure | Picture],
    path: str | Path,
    paper: Paper = Paper(),
    *,
    cancelled: Callable[[], bool] = lambda: False,
) -> bool:
    """Write figures as PDF, each on a page of its own, with the state of the first attached.

    Parameters
    ----------
    figures : sequence of Figure or Picture
        At least one.
    path : path-like
        An existing file is replaced once the new one is complete.
    paper : Paper
    cancelled : callable
        Asked once, when nothing is written yet.

    Returns
    -------
    bool
        Whether the file was written: False if `cancelled` said so.

    Raises
    ------
    ExportError
        If there is no figure, or width or margin is out of bounds.
    OSError
        If the file cannot be written; its text names path and reason, and no part of it is left.
    """
    written = pdf_bytes(figures, paper)
    if cancelled():
        return False
    write_picture(written, Path(path))
    return True


def pdf_bytes(figures: Sequence[Figure | Picture], paper: Paper) -> bytes:
    """Return the PDF document of some figures; see `save_pdf`."""
    pictures = [picture_of(figure) for figure in figures]
    _check(pictures, paper)
    encoded = QByteArray()
    buffer = QBuffer(encoded)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    _describe(writer, pictures[0])
    _set_page(writer, pictures[0], paper)
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    for number, picture in enumerate(pictures):
        if number:
            _set_page(writer, picture, paper)
            writer.newPage()
        paint_pages(painter, writer, [picture], _DPI)
    painter.end()
    return with_plain_letters(bytes(encoded.data()))


def _check(pictures: Sequence[Picture], paper: Paper) -> None:
    if not pictures:
        raise ExportError("there is no picture to write; choose one")
    template = "a margin of {value} mm is not between {low} and {high}"
    check_between(template, paper.margin, 0, MOST_MARGIN_MM)
    template = "{value} cm is not between {low} and {high}"
    check_between(template, MIN_CM if paper.width is None else paper.width, MIN_CM, MAX_CM)


def _describe(writer: QPdfWriter, picture: Picture) -> None:
    writer.setTitle(picture.title)
    writer.setCreator(SOFTWARE)
    if picture.session is not None:
        document = QByteArray(session_document(picture.session))
        writer.addFileAttachment("state.mha", document, "application/json")


def _width(picture: Picture, paper: Paper) -> int:
    """Return the width of a page that fits, in dots."""
    natural = picture.natural_width / SCREEN_DPI
    return round((natural if paper.width is None else paper.width / CM_PER_INCH) * _DPI)


def _set_page(writer: QPdfWriter, picture: Picture, paper: Paper) -> None:
    if paper.page == "fit":
        writer.setPageLayout(fitting_layout(picture, _width(picture, paper), _DPI))
    else:
        writer.setPageLayout(paper.layout)
