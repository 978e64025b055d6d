"""SVG files, read by an XML parser and drawn by a renderer: texts as texts, sharp cells, state."""

import base64
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np
import pytest
from figure_samples import grid_sample, head_sample, pixels_of
from file_samples import MANY_SCRIPTS, shot_of
from numpy.typing import NDArray
from PIL import Image
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from mha_desktop.engine.masks import causal_mask
from mha_desktop.lab.figure_choices import FigureThemeName
from mha_desktop.lab.figure_state import session_in
from mha_desktop.lab.state import CausalMask, ViewState
from mha_desktop.lab.tokens import tokenise
from mha_desktop.qt.figures.export import ExportError, render_image, save_svg
from mha_desktop.qt.figures.export_svg import svg_bytes
from mha_desktop.qt.figures.figure import Figure, figure_size
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.svg_texts import mend_texts
from mha_desktop.qt.figures.view_figures import Shot, grid_picture, head_picture

pytestmark = pytest.mark.usefixtures("qapp")

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"


def texts_in(root: Element) -> list[str]:
    return ["".join(text.itertext()).strip() for text in root.iter(f"{SVG}text")]


def drawn(data: bytes, width: int, height: int, ground: str = "white") -> NDArray[np.uint32]:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    renderer = QSvgRenderer(QByteArray(data))
    assert renderer.isValid()
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return pixels_of(image)


def difference(one: NDArray[np.uint32], other: NDArray[np.uint32]) -> float:
    """Mean difference of the channels, 0 to 255."""
    channels = [
        pixels[..., None] >> np.array([16, 8, 0], np.uint32) & 255 for pixels in (one, other)
    ]
    return float(np.abs(channels[0].astype(float) - channels[1]).mean())


@pytest.mark.parametrize(
    ("figure", "width"),
    [
        (grid_sample(8, 12), 840),
        (grid_sample(8, 12, allowed=causal_mask(12)), 840),
        (grid_sample(8, 64), 1100),
        (grid_sample(128, 64), 1600),
        (head_sample(12, warning="Deliberately wrong: something"), 700),
        (head_sample(64, allowed=causal_mask(64)), 900),
    ],
    ids=["few cells", "masked", "64 tokens", "128 heads", "head", "masked head"],
)
def test_a_renderer_draws_what_is_in_the_png(figure: Figure, width: int) -> None:
    size = figure_size(figure, width)
    rendered = drawn(svg_bytes(figure, width=width), size.width(), size.height())
    pixels = pixels_of(render_image(figure, width=width))
    assert difference(rendered, pixels) < 2.5
    assert difference(np.roll(rendered, 12, axis=0), pixels) > 2.5, "this test sees nothing"


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast", "greyscale"])
def test_every_theme_is_drawn_as_in_the_png(theme: FigureThemeName) -> None:
    picture = grid_picture(shot_of(FigureOptions(theme=theme), mask=CausalMask()))
    rendered = drawn(svg_bytes(picture, width=840), 840, picture.height_for(840))
    assert difference(rendered, pixels_of(render_image(picture, width=840))) < 2.5


def test_size_and_view_box_are_those_asked_for(tmp_path: Path) -> None:
    figure = grid_sample()
    save_svg(figure, tmp_path / "a.svg", width=777)
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    height = figure_size(figure, 777).height()
    assert (root.get("width"), root.get("height")) == ("777", str(height))
    assert root.get("viewBox") == f"0 0 777 {height}"


@pytest.mark.parametrize("width", [0, 319, 20_000])
def test_absurd_widths_are_refused(tmp_path: Path, width: int) -> None:
    with pytest.raises(ExportError, match=str(width)):
        save_svg(grid_sample(), tmp_path / "a.svg", width=width)
    assert not (tmp_path / "a.svg").exists()


@pytest.mark.parametrize("make", [grid_picture, lambda shot: head_picture(shot, 0)])
def test_texts_are_texts_in_any_script(make: Callable[[Shot], Figure]) -> None:
    shot = shot_of(None, ViewState(), sentence=MANY_SCRIPTS)
    root = ElementTree.fromstring(svg_bytes(make(shot), width=1200))
    texts = texts_in(root)
    for token in tokenise(MANY_SCRIPTS).items:
        assert texts.count(token) >= 2, f"{token} is not beside both axes"
    every = " ".join(texts)
    assert [word for word in MANY_SCRIPTS.split() if word.strip('"') not in every] == []
    assert "MHA Desktop" in every
    assert not re.search(r"U\+[0-9A-F]{4}", every)


def test_a_sentence_stays_one_text() -> None:
    """Qt writes a text of several scripts as several ones, which no search would find."""
    sentence = "Die Größe von 東京 – naïve ☃ question?"
    texts = texts_in(
        ElementTree.fromstring(svg_bytes(grid_picture(shot_of(sentence=sentence)), width=1600))
    )
    assert sentence in texts


def test_letters_that_no_font_here_has_are_letters_in_the_file() -> None:
    """Pictures show their numbers; whoever opens the file may have a font."""
    group = ElementTree.fromstring(
        f"<g xmlns='{SVG[1:-1]}'><text x='0' font-size='12'>U+6771 and U+0001</text></g>"
    )
    mend_texts(group, {"U+6771": "東"})
    assert texts_in(group) == ["東 and U+0001"]


def test_every_font_has_a_substitute() -> None:
    root = ElementTree.fromstring(svg_bytes(grid_sample(), width=800))
    families = root.get("font-family", "")
    assert families.endswith("sans-serif")
    own = [text.get("font-family") for text in root.iter(f"{SVG}text")]
    assert all(family is None or family.endswith("sans-serif") for family in own)


def test_few_cells_are_shapes_with_sharp_edges() -> None:
    figure = grid_sample(8, 12)
    root = ElementTree.fromstring(svg_bytes(figure, width=840))
    cells = [
        path for path in root.iter(f"{SVG}path") if path.get("shape-rendering") == "crispEdges"
    ]
    corners = sum(path.get("d", "").count("M") for path in cells)
    assert corners == 8 * 12 * 12
    images = list(root.iter(f"{SVG}image"))
    assert len(images) == 1, "only the colour bar is an image"


def embedded(image: Element) -> Image.Image:
    data = image.get(HREF, "").removeprefix("data:image/png;base64,")
    return Image.open(BytesIO(base64.b64decode(data)))


def test_many_cells_are_images_with_some_pixels_per_cell_that_nobody_smooths() -> None:
    """Also where the tile has fewer pixels than tokens: the file can be zoomed into.

    Programs that smooth images all the same, as librsvg and LibreOffice do, smooth edges only.
    """
    figure = grid_sample(8, 100)
    root = ElementTree.fromstring(svg_bytes(figure, width=1600))
    images = [image for image in root.iter(f"{SVG}image") if float(image.get("height", 0)) > 50]
    assert len(images) == 8
    for head, image in enumerate(images):
        assert "pixelated" in image.get("style", "")
        with embedded(image) as pixels:
            factor = pixels.width // 100
            assert pixels.size == (100 * factor, 100 * factor)
            assert factor >= 4
            cells = np.asarray(pixels.convert("RGB")).reshape(100, factor, 100, factor, 3)
        assert (cells == cells[:, :1, :, :1]).all(), "a cell has more than one colour"
        first = tuple(cells[0, 0, 0, 0].tolist())
        level = int(figure.scale.levels(figure.weights[head : head + 1, :1, :1], head)[0, 0, 0])
        colour = QColor.fromRgb(int(figure.colour_map.table[level]))
        assert first == (colour.red(), colour.green(), colour.blue())


def test_masked_cells_have_strokes() -> None:
    free = svg_bytes(grid_sample(8, 12), width=840)
    masked = svg_bytes(grid_sample(8, 12, allowed=causal_mask(12)), width=840)
    strokes = [
        root.findall(f".//{SVG}g[@stroke-linecap='butt']")
        for root in map(ElementTree.fromstring, (free, masked))
    ]
    assert not strokes[0]
    lines = sum(path.get("d", "").count("M") for group in strokes[1] for path in group)
    assert lines == 8 * 12 * 11 // 2


def test_a_transparent_ground_is_seen_through() -> None:
    shot = shot_of(FigureOptions(transparent=True))
    data = svg_bytes(grid_picture(shot), width=840)
    rendered = drawn(data, 840, grid_picture(shot).height_for(840), "magenta")
    assert rendered[0, 0] == QColor("magenta").rgb()
    gaps = (rendered == QColor("magenta").rgb()).mean()
    assert gaps > 0.2
    assert "#ffffff" not in data.decode()


def test_the_state_comes_back_equal(tmp_path: Path) -> None:
    shot = shot_of(None, ViewState(notes="]]> & \uffff"), sentence=MANY_SCRIPTS)
    save_svg(grid_picture(shot), tmp_path / "a.svg", width=800)
    assert session_in(tmp_path / "a.svg") == shot.session


def test_title_and_description_are_there_for_those_who_cannot_see() -> None:
    shot = shot_of(mistake="unscaled")
    root = ElementTree.fromstring(svg_bytes(grid_picture(shot), width=800))
    assert root.findtext(f"{SVG}title") == shot.result.state.sentence
    description = root.findtext(f"{SVG}desc", "")
    assert "Deliberately wrong" in description
    assert "d_model 512" in description
    assert root.get("role") == "img"


def test_8_heads_of_12_tokens_take_less_than_300_kb() -> None:
    picture = grid_picture(shot_of(mask=CausalMask()))
    assert len(picture.body.figure.tokens) == 12
    assert len(svg_bytes(picture, width=1920)) < 300_000


def test_128_heads_of_64_tokens_take_less_than_3_mb() -> None:
    """Random weights, which no compression makes small."""
    assert len(svg_bytes(grid_sample(128, 64), width=1920)) < 3_000_000
    masked = grid_sample(128, 64, allowed=causal_mask(64))
    assert len(svg_bytes(masked, width=1920)) < 3_000_000


def test_cells_that_touch_are_no_shapes() -> None:
    """Which would have seams between them in programs that smooth the edges of shapes."""
    root = ElementTree.fromstring(svg_bytes(head_sample(64), width=400))
    corners = [path.get("d", "").count("M") for path in root.iter(f"{SVG}path")]
    assert max(corners, default=0) < 64
