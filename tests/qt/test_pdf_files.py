"""PDF files, read by pypdf: pages, sizes, texts, images and the attached state."""

from pathlib import Path

import numpy as np
import pytest
from figure_samples import grid_sample, head_sample
from file_samples import shot_of
from pypdf import PageObject, PdfReader

from mha_desktop.engine.masks import causal_mask
from mha_desktop.lab.figure_choices import PageName
from mha_desktop.lab.sessions import decoded
from mha_desktop.lab.state import CausalMask
from mha_desktop.qt.figures.export import ExportError, Paper, save_pdf
from mha_desktop.qt.figures.figure import figure_size
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.view_figures import contact_sheet, grid_picture, head_picture

pytestmark = pytest.mark.usefixtures("qapp")

POINTS_PER_CM = 72 / 2.54


def size_of(page: PageObject) -> tuple[float, float]:
    return float(page.mediabox.width), float(page.mediabox.height)


@pytest.mark.parametrize(
    ("page", "landscape", "size"),
    [
        ("A4", False, (595, 842)),
        ("A4", True, (842, 595)),
        ("Letter", False, (612, 792)),
        ("Letter", True, (792, 612)),
    ],
)
def test_pages_have_the_size_of_the_paper(
    tmp_path: Path, page: PageName, landscape: bool, size: tuple[int, int]
) -> None:
    save_pdf([grid_sample(), head_sample()], tmp_path / "a.pdf", Paper(page, landscape=landscape))
    pages = PdfReader(tmp_path / "a.pdf").pages
    assert len(pages) == 2
    for one in pages:
        assert size_of(one) == pytest.approx(size, abs=1)


def test_a_page_that_fits_has_the_size_of_its_picture(tmp_path: Path) -> None:
    figures = [grid_sample(), head_sample()]
    save_pdf(figures, tmp_path / "a.pdf", Paper("fit", width=20.0))
    for figure, page in zip(figures, PdfReader(tmp_path / "a.pdf").pages, strict=True):
        width, height = size_of(page)
        assert width == pytest.approx(20 * POINTS_PER_CM, abs=1)
        shape = figure_size(figure, 4000).height() / 4000
        assert height / width == pytest.approx(shape, rel=0.02)


def test_a_page_that_fits_has_texts_of_the_size_of_the_screen(tmp_path: Path) -> None:
    save_pdf([grid_sample()], tmp_path / "a.pdf", Paper("fit"))
    width, _ = size_of(PdfReader(tmp_path / "a.pdf").pages[0])
    assert width == pytest.approx(840 * 72 / 96, abs=1)


def test_texts_are_texts(tmp_path: Path) -> None:
    shot = shot_of(sentence="the 東京 кошка sat on שלום", mistake="unscaled")
    save_pdf([head_picture(shot, 3)], tmp_path / "a.pdf")
    reader = PdfReader(tmp_path / "a.pdf")
    text = reader.pages[0].extract_text()
    for word in ("the", "東", "京", "кошка", "sat", "H4", "Query token (looking)", "512 ·"):
        assert word in text, f"{word} is not in the text of the page"
    assert "שלום" in text or "שלום"[::-1] in text
    assert "Deliberately wrong" in text


def test_arabic_is_found_as_it_was_typed(tmp_path: Path) -> None:
    """Qt maps glyphs back to the shapes of letters, and spaces to tabs."""
    save_pdf([grid_picture(shot_of(sentence="the قطة sat"))], tmp_path / "a.pdf")
    text = PdfReader(tmp_path / "a.pdf").pages[0].extract_text()
    assert {"قطة", "قطة"[::-1]} & set(text.split())
    assert "\t" not in text


def test_title_creator_and_state_are_in_the_file(tmp_path: Path) -> None:
    shot = shot_of(sentence="东京 Größe")
    save_pdf([grid_picture(shot)], tmp_path / "a.pdf")
    reader = PdfReader(tmp_path / "a.pdf")
    assert reader.metadata is not None
    assert reader.metadata.title == "东京 Größe"
    assert str(reader.metadata.creator).startswith("MHA Desktop ")
    assert decoded(reader.attachments["state.mha"][0]) == shot.session


def test_contact_sheets_have_a_page_for_some_heads_each(tmp_path: Path) -> None:
    shot = shot_of(FigureOptions(per_page=3))
    sheets = contact_sheet(shot)
    save_pdf(sheets, tmp_path / "a.pdf")
    pages = PdfReader(tmp_path / "a.pdf").pages
    assert [sum(f"H{n}" in page.extract_text() for n in range(1, 9)) for page in pages] == [3, 3, 2]
    assert "page 2 of 3" in pages[1].extract_text()
    assert "H4" in pages[1].extract_text()


def test_many_cells_are_images_of_exact_colours_in_sharp_squares(tmp_path: Path) -> None:
    """Several pixels for each cell, so that readers which smooth images smooth edges only."""
    figure = grid_sample(4, 64)
    save_pdf([figure], tmp_path / "a.pdf")
    page = PdfReader(tmp_path / "a.pdf").pages[0]
    images = [image for image in page.images if image.image.width == image.image.height]
    assert len(images) == 4, "one for each head"
    colours = {
        tuple(int(c) >> shift & 255 for shift in (16, 8, 0)) for c in figure.colour_map.table
    }
    for image in images:
        factor = image.image.width // 64
        assert factor >= 4
        found = {colour for _, colour in image.image.convert("RGB").getcolors(4096)}
        assert found <= colours, "compressed with a loss, or smoothed"
        cells = np.asarray(image.image.convert("RGB")).reshape(64, factor, 64, factor, 3)
        assert (cells == cells[:, :1, :, :1]).all(), "a cell has more than one colour"
    for entry in page["/Resources"]["/XObject"].values():
        assert not entry.get_object().get("/Interpolate", False)


def test_cells_with_gaps_are_shapes(tmp_path: Path) -> None:
    save_pdf([grid_sample(8, 12)], tmp_path / "a.pdf")
    page = PdfReader(tmp_path / "a.pdf").pages[0]
    assert len(page.images) == 1, "only the colour bar is an image"


def test_a_high_picture_is_painted_smaller_so_that_the_page_holds_it(tmp_path: Path) -> None:
    """The last line of the caption is on the page, above its lower margin."""
    places = []
    save_pdf([head_picture(shot_of(), 0)], tmp_path / "a.pdf", Paper("Letter", landscape=True))

    def visit(text: str, _outer: object, place: list[float], *_rest: object) -> None:
        if "NumPy" in text:
            places.append(place[5])

    page = PdfReader(tmp_path / "a.pdf").pages[0]
    page.extract_text(visitor_text=visit)
    assert places
    assert min(places) > 15 / 25.4 * 72 - 1


@pytest.mark.parametrize(
    "paper", [Paper(margin=-1.0), Paper(margin=90.0), Paper("fit", width=0.5)], ids=repr
)
def test_absurd_papers_are_refused(tmp_path: Path, paper: Paper) -> None:
    with pytest.raises(ExportError, match="is not between"):
        save_pdf([grid_sample()], tmp_path / "a.pdf", paper)
    assert not (tmp_path / "a.pdf").exists()


def test_no_picture_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="no picture"):
        save_pdf([], tmp_path / "a.pdf")


def test_emoji_are_seen(tmp_path: Path) -> None:
    """Qt leaves a gap where a letter is in a font of coloured pictures."""
    pictures = []
    for sentence in ("a cat", "a 😀"):
        save_pdf([grid_picture(shot_of(sentence=sentence))], tmp_path / "a.pdf")
        page = PdfReader(tmp_path / "a.pdf").pages[0]
        pictures.append(len(page.images))
        fonts = str([font.get_object() for font in page["/Resources"]["/Font"].values()])
    assert pictures[1] > pictures[0] or "Emoji" not in fonts


@pytest.mark.parametrize("masked", [False, True])
def test_128_heads_of_64_tokens_take_less_than_3_mb(tmp_path: Path, masked: bool) -> None:
    figure = grid_sample(128, 64, allowed=causal_mask(64) if masked else None)
    save_pdf([figure], tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").stat().st_size < 3_000_000


def test_8_heads_of_12_tokens_take_less_than_300_kb(tmp_path: Path) -> None:
    save_pdf([grid_picture(shot_of(mask=CausalMask()))], tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").stat().st_size < 300_000


def test_a_path_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "a.pdf"
    with pytest.raises(OSError, match="cannot be written"):
        save_pdf([grid_sample()], path)
