"""Comparisons in files: both settings and their difference, named, with what is wrong with each."""

from xml.etree import ElementTree

import pytest
from file_samples import result_of

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import CausalMask, LabState, Snapshot, ViewState
from mha_desktop.qt.figures.export import ExportError, render_image
from mha_desktop.qt.figures.export_svg import svg_bytes
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.picture import FramedPicture
from mha_desktop.qt.figures.view_figures import Shot, comparison_picture
from mha_desktop.qt.models.comparison_model import Compared, ComparisonModel
from mha_desktop.qt.worker import ImmediateExecutor

pytestmark = pytest.mark.usefixtures("qapp")


def compared(a: LabState, b: LabResult | None) -> Compared:
    model = ComparisonModel(executor=ImmediateExecutor)
    model.show_view(ViewState(snapshot=Snapshot("kept", a)))
    model.update(b)
    model.ask()
    assert model.compared is not None
    result = model.compared
    model.shut_down()
    return result


def picture_of(a: LabResult, b: LabResult, **options: object) -> FramedPicture:
    shot = Shot(b, ViewState(), FigureOptions(**options))
    return comparison_picture(shot, compared(a.state, b))


def texts_of(picture: FramedPicture) -> list[str]:
    """All texts; subscripts are parts of theirs, without the underscore."""
    root = ElementTree.fromstring(svg_bytes(picture, width=1400))
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


def test_both_sides_and_their_difference_are_named() -> None:
    texts = texts_of(picture_of(result_of(), result_of(mask=CausalMask())))
    assert "A: 8 heads · dmodel 512 · crafted heads · no mask" in texts
    assert "B: 8 heads · dmodel 512 · crafted heads · causal mask" in texts
    assert "B − A" in texts
    assert [texts.count(f"H{head}") for head in range(1, 9)] == [3] * 8
    assert texts.count("−1.0") == 1, "the bar of the difference has no limits"


def test_names_that_were_given_are_written() -> None:
    b = result_of(n_heads=4)
    shot = Shot(b, ViewState(), FigureOptions())
    picture = comparison_picture(shot, compared(LabState(), b), ("before", "after"))
    assert {"A: before", "B: after"} <= set(texts_of(picture))


def test_a_mistake_is_told_with_its_side() -> None:
    right, wrong = result_of(), result_of(mistake="unscaled")
    assert "B: Deliberately wrong: no 1/√dk" in texts_of(picture_of(right, wrong))
    assert "A: Deliberately wrong: no 1/√dk" in texts_of(picture_of(wrong, right))
    assert "Deliberately wrong: no 1/√dk" in texts_of(picture_of(wrong, wrong))


def test_sides_of_other_sizes_and_greys_have_a_picture() -> None:
    a, b = result_of(n_heads=16, sentence="a b c d"), result_of(n_heads=2, sentence="c d e")
    for theme in ("greyscale", "high_contrast"):
        picture = picture_of(a, b, theme=theme, transparent=True, colour_bar=False)
        assert render_image(picture, width=1000).width() == 1000


def test_one_side_without_words_leaves_the_other() -> None:
    a = result_of()
    picture = comparison_picture(
        Shot(a, ViewState(), FigureOptions()), compared(LabState(sentence=""), a)
    )
    texts = texts_of(picture)
    assert texts.count("H1") == 1
    assert "B − A" not in texts


def test_two_sides_without_words_are_refused() -> None:
    nothing = compared(LabState(sentence=""), None)
    with pytest.raises(ExportError, match="neither sentence has words"):
        comparison_picture(Shot(result_of(), ViewState(), FigureOptions()), nothing)
