"""PNG files, read by Pillow: exactly as wide as asked for, with resolution, state and ground."""

from pathlib import Path

import numpy as np
import pytest
from figure_samples import grid_sample, head_sample
from file_samples import MANY_SCRIPTS, shot_of
from numpy.typing import NDArray
from PIL import Image

from mha_desktop.lab.figure_choices import FigureThemeName
from mha_desktop.lab.figure_state import PNG_KEY, session_in
from mha_desktop.lab.sessions import SessionError, decoded
from mha_desktop.lab.state import CausalMask, PinnedQuery, RandomHeads, Snapshot, ViewState
from mha_desktop.qt.figures.export import ExportError, pixels_of, save_png
from mha_desktop.qt.figures.figure import Figure
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.view_figures import grid_picture, head_picture
from mha_desktop.qt.theme import DARK, GREYSCALE, HIGH_CONTRAST, LIGHT, Theme

pytestmark = pytest.mark.usefixtures("qapp")


def pixels_in(path: Path, mode: str = "RGBA") -> NDArray[np.uint8]:
    """The pixels as Pillow decodes them, shape (height, width, channels)."""
    with Image.open(path) as image:
        return np.asarray(image.convert(mode))


@pytest.mark.parametrize("figure", [grid_sample(), head_sample()], ids=["grid", "head"])
@pytest.mark.parametrize(("width", "dpi"), [(320, 72), (841, 96), (1920, 300), (3000, 600)])
def test_width_and_resolution_are_those_asked_for(
    tmp_path: Path, figure: Figure, width: int, dpi: int
) -> None:
    save_png(figure, tmp_path / "a.png", width=width, dpi=dpi)
    with Image.open(tmp_path / "a.png") as image:
        assert image.width == width
        assert image.info["dpi"] == pytest.approx((dpi, dpi), abs=0.02)


@pytest.mark.parametrize(("cm", "dpi", "pixels"), [(8.5, 300, 1004), (17.2, 600, 4063)])
def test_centimetres_become_pixels_and_stay_so_wide_on_paper(
    tmp_path: Path, cm: float, dpi: int, pixels: int
) -> None:
    assert pixels_of(cm, dpi) == pixels
    save_png(grid_sample(), tmp_path / "a.png", width=pixels, dpi=dpi)
    with Image.open(tmp_path / "a.png") as image:
        assert image.width / image.info["dpi"][0] * 2.54 == pytest.approx(cm, abs=0.01)


@pytest.mark.parametrize(("cm", "dpi"), [(0.1, 300), (1000.0, 300), (190.0, 600), (2.0, 36)])
def test_widths_on_paper_that_no_picture_has_are_refused(cm: float, dpi: int) -> None:
    with pytest.raises(ExportError, match=r"is not between \d+ and \d+"):
        pixels_of(cm, dpi)


def test_the_state_comes_back_equal(tmp_path: Path) -> None:
    """Sentence in many scripts, snapshot, pin and all: everything but where the pointer was."""
    view = ViewState(
        view="head",
        selected_head=2,
        pin=PinnedQuery(1),
        colour_map="cividis",
        notes="see 東京",
        snapshot=Snapshot("before", shot_of().result.state),
        cell=(1, 2),
        hovered_head=3,
    )
    shot = shot_of(None, view, sentence=MANY_SCRIPTS, source=RandomHeads(seed=5), temperature=0.5)
    save_png(head_picture(shot, 2), tmp_path / "a.png", width=700, dpi=96)
    session = session_in(tmp_path / "a.png")
    assert session == shot.session
    assert session.lab == shot.result.state
    assert session.view.cell is None
    with Image.open(tmp_path / "a.png") as image:
        image.load()
        assert decoded(image.text[PNG_KEY].encode()) == session, "Pillow reads another text"
        assert MANY_SCRIPTS in image.text["Title"]
        assert "random heads, seed 5" in image.text["Description"]
        assert image.text["Software"].startswith("MHA Desktop ")


def test_a_figure_without_a_state_says_so_when_it_is_opened(tmp_path: Path) -> None:
    save_png(grid_sample(), tmp_path / "a.png", width=500, dpi=96)
    with pytest.raises(SessionError, match="it holds no state"):
        session_in(tmp_path / "a.png")


@pytest.mark.parametrize(
    ("name", "theme"),
    [("light", LIGHT), ("dark", DARK), ("high_contrast", HIGH_CONTRAST), ("greyscale", GREYSCALE)],
)
def test_the_theme_of_a_picture_is_its_own(
    tmp_path: Path, name: FigureThemeName, theme: Theme
) -> None:
    options = FigureOptions(theme=name)
    shot = shot_of(options, mask=CausalMask(), kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1))
    save_png(grid_picture(shot), tmp_path / "a.png", width=900, dpi=96)
    pixels = pixels_in(tmp_path / "a.png", "RGB")
    panel = theme.panel.red(), theme.panel.green(), theme.panel.blue()
    assert tuple(pixels[0, 0]) == panel
    spread = pixels.max(axis=-1).astype(int) - pixels.min(axis=-1)
    assert (spread.max() == 0) == (name == "greyscale"), "the greyscale picture has colours"


def test_a_transparent_ground_is_seen_through_between_the_cells_too(tmp_path: Path) -> None:
    for transparent in (False, True):
        shot = shot_of(FigureOptions(transparent=transparent))
        save_png(grid_picture(shot), tmp_path / f"{transparent}.png", width=1200, dpi=96)
    solid, clear = pixels_in(tmp_path / "False.png"), pixels_in(tmp_path / "True.png")
    assert solid[..., 3].min() == 255
    is_ground = (solid == (255, 255, 255, 255)).all(axis=-1)
    assert is_ground.mean() > 0.2
    assert (clear[is_ground][:, 3] == 0).all()
    is_cell = (solid == (0x44, 0x01, 0x54, 255)).all(axis=-1)
    np.testing.assert_array_equal(clear[is_cell], solid[is_cell])
    assert is_ground[300:420, 300:600].any(), "the gaps between cells are part of this test"


@pytest.mark.parametrize("option", ["caption", "colour_bar"])
def test_what_is_left_out_takes_no_room(option: str) -> None:
    with_it, without = (
        head_picture(shot_of(FigureOptions(**{option: value})), 1).height_for(800)
        for value in (True, False)
    )
    assert without < with_it


def test_larger_texts_make_larger_letters_at_the_same_width(tmp_path: Path) -> None:
    heights = []
    for scale in (1.0, 2.0):
        shot = shot_of(FigureOptions(text_scale=scale, title="H", caption=False, colour_bar=False))
        save_png(grid_picture(shot), tmp_path / "a.png", width=840, dpi=96)
        pixels = pixels_in(tmp_path / "a.png", "L")
        rows = np.nonzero((pixels[: int(44 * scale), :200] < 128).any(axis=1))[0]
        heights.append(rows.max() - rows.min())
    assert heights[1] == pytest.approx(2 * heights[0], abs=2)
