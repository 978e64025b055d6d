"""Panels as pictures: their own theme, all of their content, and texts as texts."""

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.panels.export.panel_pictures import PanelShot, recorded_panel
from mha_desktop.qt.figures.export import ExportError, save_png, save_svg
from mha_desktop.qt.figures.exported_views import PANEL_VIEWS, PanelView, panel_picture
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.picture import FramedPicture
from mha_desktop.qt.figures.view_figures import Shot
from mha_desktop.qt.models.pipeline_model import PipelineAt
from mha_desktop.qt.theme import DARK, LIGHT


@pytest.fixture
def result(qtbot: QtBot) -> LabResult:
    return computed(LabState(n_heads=16, kv_head_of=tuple(range(16)), gains=(1.0,) * 16,
                             muted=(False,) * 16, soloed=(False,) * 16))  # fmt: skip


def computed(state: LabState) -> LabResult:
    result = Laboratory().evaluate(resolve(state).state)
    assert result is not None
    return result


def picture(panel: PanelView, result: LabResult, at: PipelineAt | None = None,
            **fields: object) -> FramedPicture:  # fmt: skip
    options = FigureOptions(**fields)
    body = recorded_panel(panel, PanelShot(result, ViewState(), options, at or PipelineAt()))
    return panel_picture(Shot(result, ViewState(), options), body)


def texts(picture: FramedPicture, folder: Path) -> str:
    save_svg(picture, folder / "a.svg", width=1600)
    root = ElementTree.parse(folder / "a.svg").getroot()
    return "\n".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))


@pytest.mark.parametrize(
    ("panel", "words"),
    [
        ("pipeline", ["Softmax", "Concat", "Output", "street"]),
        ("mixing", [*(f"M\nS\nH{n}\n1.0" for n in range(1, 17)), "Sum over heads", "equal"]),
        ("grouping", ["H16", "KV 16", "GQA-4", "KV cache"]),
    ],
)
def test_all_of_a_panel_is_in_the_picture_as_text(
    result: LabResult, tmp_path: Path, panel: PanelView, words: list[str]
) -> None:
    """Sixteen strips do not fit the dock, where they scroll."""
    written = texts(picture(panel, result), tmp_path)
    assert [word for word in words if word not in written] == []


def test_no_head_of_a_grouping_looks_selected(result: LabResult, tmp_path: Path) -> None:
    """Who looks at a slide has selected nothing: no chip has a line inside its edge."""
    save_svg(picture("grouping", result), tmp_path / "a.svg", width=1600)
    assert f'stroke="{LIGHT.head_text.name()}"' not in (tmp_path / "a.svg").read_text()


def test_the_pipeline_shows_the_step_that_was_asked_for(result: LabResult, tmp_path: Path) -> None:
    written = texts(picture("pipeline", result, PipelineAt(step="concat")), tmp_path)
    assert "put the heads side by side" in written


@pytest.mark.parametrize("panel", PANEL_VIEWS)
@pytest.mark.parametrize(("theme", "ground"), [("light", LIGHT.panel), ("dark", DARK.panel)])
def test_a_panel_wears_the_theme_of_the_picture(
    result: LabResult, tmp_path: Path, panel: PanelView, theme: str, ground: object
) -> None:
    save_png(picture(panel, result, theme=theme), tmp_path / "a.png", width=1200, dpi=96)
    with Image.open(tmp_path / "a.png") as image:
        colours = sorted(image.convert("RGB").getcolors(1 << 24), reverse=True)
    assert colours[0][1] == ground.getRgb()[:3]


@pytest.mark.parametrize("panel", PANEL_VIEWS)
def test_greyscale_has_no_colour(result: LabResult, tmp_path: Path, panel: PanelView) -> None:
    """But for the ring around a cell, which is almost black in every theme."""
    save_png(picture(panel, result, theme="greyscale"), tmp_path / "a.png", width=1200, dpi=96)
    with Image.open(tmp_path / "a.png") as image:
        pixels = np.asarray(image.convert("RGB")).astype(int)
    assert np.ptp(pixels, axis=-1).max() <= 12


@pytest.mark.parametrize("panel", PANEL_VIEWS)
def test_a_transparent_ground_is_left_out(
    result: LabResult, tmp_path: Path, panel: PanelView
) -> None:
    save_png(picture(panel, result, transparent=True), tmp_path / "a.png", width=1200, dpi=96)
    with Image.open(tmp_path / "a.png") as image:
        alpha = image.getchannel("A")
        clear = alpha.histogram()[0] / (image.width * image.height)
    assert clear > 0.2


def test_larger_texts_need_a_larger_panel(result: LabResult) -> None:
    plain, large = (picture("mixing", result, text_scale=scale) for scale in (1.0, 2.0))
    assert large.natural_width > 1.8 * plain.natural_width


def test_a_size_that_no_text_has_is_refused(result: LabResult) -> None:
    with pytest.raises(ExportError, match=r"texts of 0\.0 times their size"):
        picture("mixing", result, text_scale=0.0)
