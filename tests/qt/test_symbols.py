"""Lines with real subscripts: what is one, where it is painted, and that files keep it as text."""

from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from file_samples import shot_of
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from mha_desktop.qt.figures.caption import Caption, wrapped
from mha_desktop.qt.figures.export_svg import svg_bytes
from mha_desktop.qt.figures.heading import Heading
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.picture import FramedPicture, Surroundings
from mha_desktop.qt.figures.recorded import recorded
from mha_desktop.qt.figures.symbols import draw_symbols, runs, symbols_width
from mha_desktop.qt.figures.text import TextStyle
from mha_desktop.qt.figures.view_figures import grid_picture
from mha_desktop.qt.theme import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

SVG = "{http://www.w3.org/2000/svg}"
LONG_WARNING = "Deliberately wrong: " + "the mask is multiplied in after the softmax " * 4


def lines_of(picture: FramedPicture, width: int) -> list[Element]:
    root = ElementTree.fromstring(svg_bytes(picture, width=width))
    return list(root.iter(f"{SVG}text"))


def headed(heading: Heading, caption: str = "") -> FramedPicture:
    """A picture of nothing but its heading."""
    body = recorded(lambda painter: None, QImage(800, 100, QImage.Format.Format_RGB32).size())
    return FramedPicture(body, Surroundings(LIGHT, heading, caption))


@pytest.mark.parametrize(
    ("text", "below"),
    [
        ("1/√d_model instead of 1/√d_k", ["model", "k"]),
        ("shuffled W_O, seed 3", ["O"]),
        ("W_Q, W_K, W_V", ["Q", "K", "V"]),
        ("add_k d_kind W_OO my_d_model _k d_", []),
        ("", []),
    ],
)
def test_only_names_of_the_mathematics_have_subscripts(text: str, below: list[str]) -> None:
    parts = list(runs(text))
    assert [part.text for part in parts if part.below] == below
    assert len("".join(part.text for part in parts)) == len(text) - len(below)


def test_a_subscript_is_lower_and_narrower_than_the_line() -> None:
    style = TextStyle(20.0, 1.0, 0xFF000000)
    assert symbols_width(style, "d_model") < style.metrics.horizontalAdvance("dmodel")
    lowest = []
    for text in ("dx", "d_k"):
        image = QImage(200, 60, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        draw_symbols(painter, style, QRectF(0, 0, 200, 60), text)
        painter.end()
        dark = [y for y in range(60) for x in range(200) if image.pixelColor(x, y).value() < 128]
        lowest.append(max(dark))
    assert lowest[1] > lowest[0]


def test_a_line_with_subscripts_is_one_text_of_an_svg_whose_parts_follow_each_other() -> None:
    """Without places of their own, or another font would tear them apart."""
    picture = grid_picture(shot_of(mistake="scaled_by_d_model"))
    lines = {"".join(line.itertext()): line for line in lines_of(picture, 1400)}
    line = lines["Deliberately wrong: 1/√dmodel instead of 1/√dk"]
    assert [part.text for part in line] == ["model", " instead of 1/√d", "k"]
    steps = [float(part.get("dy", "0")) for part in line]
    assert steps[0] == steps[2] == -steps[1] > 0
    assert all("x" not in part.attrib for part in line)
    sizes = [float(part.get("font-size", "0")) for part in line]
    assert sizes[0] == sizes[2] < sizes[1] == float(line.get("font-size", "0"))


def test_the_sentence_stays_as_it_was_typed() -> None:
    picture = grid_picture(shot_of(sentence="my d_model is W_O"))
    texts = ["".join(line.itertext()) for line in lines_of(picture, 1400)]
    assert "my d_model is W_O" in texts
    assert "“my d_model is W_O”" in texts
    assert any("dmodel 512" in text for text in texts)


def test_a_caption_is_broken_between_its_facts() -> None:
    style = TextStyle(9.0, 1.0, 0xFF000000)
    text = "8 heads · crafted heads · sinusoidal positions · MHA Desktop 0.1.0 · NumPy 2.4.6"
    for width in range(150, 700, 25):
        lines = wrapped(text, style, width)
        assert " ".join(lines) == text
        assert all(line.endswith(" ·") for line in lines[:-1])
        assert all(style.metrics.horizontalAdvance(line) <= width for line in lines)


def test_a_fraction_is_not_torn_apart() -> None:
    style = TextStyle(9.0, 1.0, 0xFF000000)
    for width in range(80, 300, 5):
        lines = wrapped("Deliberately wrong: 1/√d_model instead of 1/√d_k", style, width)
        assert " ".join(lines).count("1/√d_") == 2, lines


def test_a_fact_wider_than_the_picture_is_broken_between_words() -> None:
    style = TextStyle(9.0, 1.0, 0xFF000000)
    lines = wrapped("8 heads · " + "a mistake on purpose " * 5, style, 200)
    assert len(lines) >= 4
    assert "mistake" in " ".join(lines)
    assert all(style.metrics.horizontalAdvance(line) <= 200 for line in lines)


@pytest.mark.parametrize("width", [320, 500, 900])
def test_a_warning_is_never_cut_and_never_too_small_to_read(width: int) -> None:
    picture = headed(Heading("A title", warning=LONG_WARNING))
    lines = [line for line in lines_of(picture, width) if line.get("font-weight")][1:]
    said = " ".join("".join(line.itertext()).strip() for line in lines)
    assert said == LONG_WARNING.strip()
    scale = max(width / 800, 0.75)
    assert all(float(line.get("font-size", "0")) >= round(9 * 96 / 72 * scale) for line in lines)
    places = [float(line.get("y", "0")) for line in lines]
    assert places == sorted(set(places))
    assert max(places) < picture.height_for(width)


def test_a_title_without_room_is_cut_and_not_made_smaller_than_other_texts() -> None:
    picture = headed(Heading("a very long sentence " * 20), caption="“a very long sentence”")
    title, caption = lines_of(picture, 800)
    assert "".join(title.itertext()).endswith("…")
    assert float(title.get("font-size", "0")) > float(caption.get("font-size", "0"))


def test_the_height_of_a_caption_is_that_of_its_lines() -> None:
    one = Caption("“a”\n8 heads · d_model 512", 1000.0, 1.0)
    assert Caption("“a”", 1000.0, 1.0).height < one.height < Caption(one.text, 60.0, 1.0).height
    assert Caption("", 1000.0, 1.0).height == 0


def test_descriptions_for_those_who_cannot_see_name_what_is_typeset() -> None:
    shot = shot_of(FigureOptions(), mistake="unscaled")
    assert "d_model 512" in grid_picture(shot).description
    assert "no 1/√d_k" in grid_picture(shot).description
