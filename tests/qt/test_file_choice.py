"""Sizes of files: pixels, centimetres and pages mean what they say."""

from collections.abc import Callable
from pathlib import Path

import pytest
from file_samples import shot_of
from PIL import Image
from pypdf import PdfReader
from PySide6.QtCore import QSize

from mha_desktop.qt.figures.export import ExportError
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.picture import FramedPicture
from mha_desktop.qt.figures.picture_files import file_paths, write_pictures
from mha_desktop.qt.figures.preview import preview
from mha_desktop.qt.figures.view_figures import contact_sheet, grid_picture

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def picture() -> FramedPicture:
    return grid_picture(shot_of(sentence="Dog bites man", n_heads=4))


@pytest.fixture
def pages() -> tuple[FramedPicture, ...]:
    return contact_sheet(shot_of(FigureOptions(per_page=3), sentence="Dog bites man"))


@pytest.mark.parametrize(
    ("choice", "pixels", "centimetres"),
    [
        (FileChoice(), 1920, 1920 / 200 * 2.54),
        (FileChoice(unit="cm", cm=8.0, dpi=300), 945, 8.0),
        (FileChoice("svg", unit="cm", cm=25.4, dpi=300), 960, 25.4),
        (FileChoice("svg", width=960), 960, 25.4),
        (FileChoice("pdf", page="fit", width=960), 960, 25.4),
    ],
)
def test_pixels_and_centimetres_agree(choice: FileChoice, pixels: int, centimetres: float) -> None:
    assert choice.pixels == pixels
    assert choice.centimetres == pytest.approx(centimetres)


def test_centimetres_without_a_picture_are_refused() -> None:
    with pytest.raises(ExportError, match=r"1\.0 cm is not between 2 and 200"):
        _ = FileChoice(unit="cm", cm=1.0).pixels


def test_a_png_in_centimetres_has_them_on_paper(picture: FramedPicture, tmp_path: Path) -> None:
    choice = FileChoice(unit="cm", cm=12.7, dpi=200)
    assert list(write_pictures([picture], tmp_path / "a.png", choice)) == [tmp_path / "a.png"]
    with Image.open(tmp_path / "a.png") as image:
        assert image.width == 1000
        assert image.info["dpi"] == pytest.approx((200, 200), abs=0.1)


def test_a_fitting_page_is_as_wide_as_asked(picture: FramedPicture, tmp_path: Path) -> None:
    choice = FileChoice("pdf", unit="cm", cm=12.7, page="fit")
    list(write_pictures([picture], tmp_path / "a.pdf", choice))
    [page] = PdfReader(tmp_path / "a.pdf").pages
    assert float(page.mediabox.width) == pytest.approx(5 * 72, abs=0.5)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("png", ["sheet-1.png", "sheet-2.png", "sheet-3.png"]),
        ("svg", ["sheet-1.svg", "sheet-2.svg", "sheet-3.svg"]),
        ("pdf", ["sheet.pdf"]),
    ],
)
def test_pages_become_files_where_a_file_has_none(
    pages: tuple[FramedPicture, ...], tmp_path: Path, kind: str, names: list[str]
) -> None:
    path = tmp_path / f"sheet.{kind}"
    choice = FileChoice(kind, width=400)  # type: ignore[arg-type]
    files = list(write_pictures(pages, path, choice))
    assert [file.name for file in files] == names
    assert files == list(file_paths(path, 3, choice))
    pictures = [file for file in tmp_path.iterdir() if file.is_file()]
    assert sorted(file.name for file in pictures) == names
    if kind == "pdf":
        assert len(PdfReader(path).pages) == 3


def test_numbers_of_many_pages_sort_as_they_count() -> None:
    paths = file_paths(Path("a.png"), 12, FileChoice())
    assert [path.name for path in paths[::11]] == ["a-01.png", "a-12.png"]


def cancelled_after(asked: int) -> Callable[[], bool]:
    """Say so from the given question on."""
    questions = iter(range(1000))
    return lambda: next(questions) >= asked


def test_what_is_complete_stays_when_the_rest_is_cancelled(
    pages: tuple[FramedPicture, ...], tmp_path: Path
) -> None:
    choice = FileChoice(width=400)
    files = list(write_pictures(pages, tmp_path / "a.png", choice, cancelled_after(3)))
    assert [file.name for file in files] == ["a-1.png"]
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["a-1.png"]
    with Image.open(files[0]) as image:
        image.verify()


@pytest.mark.parametrize("with_state", [True, False])
def test_the_state_goes_along_only_if_wanted(
    picture: FramedPicture, tmp_path: Path, with_state: bool
) -> None:
    choice = FileChoice(width=400, with_state=with_state)
    list(write_pictures([picture], tmp_path / "a.png", choice))
    with Image.open(tmp_path / "a.png") as image:
        assert ("mha-desktop-session" in image.text) is with_state


def test_a_preview_has_the_proportions_of_its_file(picture: FramedPicture, tmp_path: Path) -> None:
    choice = FileChoice(width=2400)
    shown = preview([picture], choice, QSize(300, 300), 2.0)
    list(write_pictures([picture], tmp_path / "a.png", choice))
    with Image.open(tmp_path / "a.png") as image:
        assert (shown.size.width(), shown.size.height()) == image.size
    size = shown.image.size()
    assert max(size.width(), size.height()) == 600
    assert size.width() / size.height() == pytest.approx(image.width / image.height, rel=0.01)


def test_a_preview_of_pages_shows_paper(pages: tuple[FramedPicture, ...]) -> None:
    choice = FileChoice("pdf", page="Letter", landscape=True)
    shown = preview(pages, choice, QSize(440, 400), 1.0, page=7)
    assert (shown.page, shown.pages, shown.on_paper) == (2, 3, True)
    assert shown.image.size() == QSize(440, 340)
    assert shown.image.pixelColor(2, 2).name() == "#ffffff"


def test_a_preview_refuses_what_no_file_can_be(picture: FramedPicture) -> None:
    with pytest.raises(ExportError, match="width 100 px is not between 320 and 16384"):
        preview([picture], FileChoice(width=100), QSize(300, 300), 1.0)
