"""What pictures can have and lack: heads, columns, order, pages, captions, and refusals."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest
from file_samples import result_of, shot_of

from mha_desktop.lab.heads_compared import compared_heads
from mha_desktop.lab.state import (
    HiddenTokensMask,
    IdentityProjection,
    PerHeadRange,
    RandomHeads,
    ShuffledProjection,
    ViewState,
)
from mha_desktop.qt.figures.bodies import GridBody
from mha_desktop.qt.figures.caption import wrapped
from mha_desktop.qt.figures.caption_texts import caption_text
from mha_desktop.qt.figures.contact import chosen_heads, with_heads
from mha_desktop.qt.figures.export import ExportError, render_image
from mha_desktop.qt.figures.export_svg import svg_bytes
from mha_desktop.qt.figures.figures_from_result import grid_figure
from mha_desktop.qt.figures.options import FigureOptions, check_options
from mha_desktop.qt.figures.picture import FramedPicture
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle
from mha_desktop.qt.figures.view_figures import contact_sheet, grid_picture, head_picture
from mha_desktop.qt.theme import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

REFUSED = {
    "head 9 of 8": (FigureOptions(heads=(0, 8)), "no head 9 of 8; nearest: 8"),
    "head 0": (FigureOptions(heads=(-1,)), "no head 0 of 8; nearest: 1"),
    "no heads": (FigureOptions(heads=()), "no head is chosen"),
    "twice": (FigureOptions(heads=(1, 1)), "head 2 is chosen twice"),
    "columns": (FigureOptions(columns=9), "9 columns: not between 1 and 8"),
    "per page": (FigureOptions(per_page=-2), "-2 heads a page: not between 1 and 8"),
    "tiny": (FigureOptions(text_scale=0.1), "0.1 times their size: not between 0.5 and 3"),
    "not a number": (FigureOptions(text_scale=float("nan")), "nan times"),
}


@pytest.mark.parametrize(("options", "reason"), REFUSED.values(), ids=REFUSED)
def test_impossible_options_are_refused_with_the_nearest(
    options: FigureOptions, reason: str
) -> None:
    with pytest.raises(ExportError, match=re.escape(reason)):
        check_options(options, 8)


def numbers_in(picture: FramedPicture) -> list[str]:
    """The heads in their titles, in the order of painting."""
    return re.findall(r">H(\d+)</", svg_bytes(picture, width=1000).decode())


def test_chosen_heads_stand_in_the_order_given_with_their_own_numbers() -> None:
    picture = grid_picture(shot_of(FigureOptions(heads=(6, 0, 3))))
    assert numbers_in(picture) == ["7", "1", "4"]


def test_chosen_heads_keep_their_colours_and_limits() -> None:
    """Also where every head has a range of its own."""
    result, view = result_of(), ViewState(colour_range=PerHeadRange(), selected_head=3)
    whole = grid_figure(result, view, LIGHT)
    part = with_heads(whole, (5, 3))
    for place, head in enumerate((5, 3)):
        np.testing.assert_array_equal(
            part.scale.levels(part.weights[place : place + 1], place),
            whole.scale.levels(whole.weights[head : head + 1], head),
        )
        assert part.notes[place] == whole.notes[head]
        assert part.head_of(place) == head
    assert part.scale.limits(part.bar_head) == whole.scale.limits(whole.bar_head)


def test_similar_heads_stand_side_by_side() -> None:
    result = result_of(n_heads=16)
    order = chosen_heads(result, FigureOptions(order="similar"))
    assert order == compared_heads(result).order
    some = chosen_heads(result, FigureOptions(order="similar", heads=(9, 2, 4)))
    assert some == tuple(head for head in order if head in (9, 2, 4))


def test_heads_of_one_key_value_head_stand_side_by_side() -> None:
    result = result_of(kv_head_of=(0, 1, 0, 1, 0, 1, 0, 1))
    assert chosen_heads(result, FigureOptions(order="grouped")) == (0, 2, 4, 6, 1, 3, 5, 7)


@pytest.mark.parametrize("columns", [1, 2, 3, 5, 8])
def test_the_grid_has_the_columns_asked_for(columns: int) -> None:
    body = grid_picture(shot_of(FigureOptions(columns=columns))).body
    assert isinstance(body, GridBody)
    assert body._layout(1600, 900, 1.0).columns == columns
    image = render_image(grid_picture(shot_of(FigureOptions(columns=columns))), width=1600)
    assert image.width() == 1600


def test_too_many_columns_for_the_width_are_refused_with_as_many_as_fit() -> None:
    shot = shot_of(FigureOptions(columns=64), n_heads=64)
    with pytest.raises(ExportError, match="64 columns have no room in 600 px") as refused:
        render_image(grid_picture(shot), width=600)
    (most,) = refused.value.nearest
    fits = shot_of(FigureOptions(columns=most), n_heads=64)
    assert render_image(grid_picture(fits), width=600).width() == 600


def test_a_picture_too_high_to_be_painted_is_refused_with_what_works() -> None:
    """Below 32767 pixels Qt would leave everything white."""
    tall = grid_picture(shot_of(FigureOptions(columns=1, caption=False), n_heads=64))
    with pytest.raises(ExportError, match="px high, which is more than 32767") as refused:
        render_image(tall, width=1400)
    (width,) = refused.value.nearest
    assert render_image(tall, width=width).width() == width
    taller = grid_picture(shot_of(FigureOptions(columns=1), n_heads=128))
    with pytest.raises(ExportError, match="choose more columns, or fewer heads a page"):
        render_image(taller, width=1400)


@pytest.mark.parametrize("text_scale", [0.5, 3.0])
def test_title_and_bar_share_a_narrow_picture(text_scale: float) -> None:
    options = FigureOptions(title="Title", text_scale=text_scale)
    root = ElementTree.fromstring(svg_bytes(grid_picture(shot_of(options)), width=840))
    assert "Title" in {text.text for text in root.iter("{http://www.w3.org/2000/svg}text")}


def test_pages_have_all_heads_once_and_one_range() -> None:
    pages = contact_sheet(shot_of(FigureOptions(per_page=5), n_heads=16))
    assert [len(numbers_in(page)) for page in pages] == [5, 5, 5, 1]
    assert [n for page in pages for n in numbers_in(page)] == [str(n) for n in range(1, 17)]
    bars = {page.body.colour_bar.limits for page in pages}
    assert len(bars) == 1


def test_a_title_of_ones_own_stands_there_and_an_empty_one_takes_no_room() -> None:
    own = grid_picture(shot_of(FigureOptions(title="My <title>")))
    none = grid_picture(shot_of(FigureOptions(title="", colour_bar=False)))
    assert own.title == "My <title>"
    assert "My &lt;title&gt;" in svg_bytes(own, width=800).decode()
    assert none.title == ""
    assert none.height_for(800) < own.height_for(800)


def test_arcs_lie_beside_the_map() -> None:
    plain = head_picture(shot_of(), 7)
    arcs = head_picture(shot_of(FigureOptions(arcs=True)), 7)
    assert svg_bytes(plain, width=1080).decode().count(" C") == 0
    assert svg_bytes(arcs, width=1080).decode().count(" C") > 50
    with pytest.raises(ExportError, match="arcs show weights"):
        head_picture(shot_of(FigureOptions(arcs=True), ViewState(stage="scores")), 0)


def test_the_caption_says_all_that_decides_the_numbers() -> None:
    text = caption_text(
        result_of(
            sentence="A cat sat.",
            n_heads=8,
            d_model=64,
            kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1),
            source=RandomHeads(seed=42, scale=0.25),
            mask=HiddenTokensMask((1,)),
            positions="rotary",
            temperature=0.5,
            projection=ShuffledProjection(seed=3),
            muted=(False, True, *(False,) * 6),
            gains=(0.5, *(1.0,) * 7),
            mistake="unscaled",
        )
    )
    for part in (
        "“A cat sat.”", "8 heads, 2 key/value heads", "mean", "4 tokens", "d_model 64",
        "random heads, seed 42, scale 0.25", "hidden tokens: 1", "rotary", "temperature 0.50",
        "shuffled W_O, seed 3", "muted: H2", "H1 0.50", "Deliberately wrong", "MHA Desktop 0",
        f"NumPy {np.__version__}",
    ):  # fmt: skip
        assert part in text
    plain = caption_text(result_of())
    for part in ("temperature", "muted", "gains", "W_O", "key/value", "wrong"):
        assert part not in plain
    assert "1 head · 1 token ·" in caption_text(result_of(sentence="cat", n_heads=1))
    assert "identity" in caption_text(result_of(projection=IdentityProjection()))


def test_a_very_long_sentence_does_not_fill_the_picture() -> None:
    shot = shot_of(sentence="cat " * 20_000)
    picture = grid_picture(shot)
    assert picture.height_for(1000) < 2000
    assert "…" in picture.description


@pytest.mark.parametrize(
    "text", ["word " * 60, "東" * 300, "x" * 500, "مرحبا " * 80, "👨‍👩‍👧" * 90]
)
def test_captions_are_broken_and_lose_nothing(text: str) -> None:
    style = TextStyle(CAPTION_POINTS, 1.0, 0xFF000000)
    lines = wrapped(text, style, 400.0)
    assert len(lines) > 1
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(style.metrics.horizontalAdvance(line) <= 401 for line in lines)
