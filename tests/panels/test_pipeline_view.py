"""The Pipeline view: cards, cells and the player by mouse and keys, and what is written."""

import numpy as np
import pytest
from pipeline_bench import PipelineBench, pipeline_state
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QProxyStyle, QStyle, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.pipeline import STEPS, StepName
from mha_desktop.lab.state import CausalMask, HiddenTokensMask, RandomHeads, ViewState
from mha_desktop.panels.pipeline.readings import number_text
from mha_desktop.qt.theme import DARK, LIGHT

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def bench(qtbot: QtBot) -> PipelineBench:
    return PipelineBench(qtbot)


def _centre_of(bench: PipelineBench, row: int, column: int) -> QPoint:
    """Return the middle of a cell of the last matrix."""
    layout = bench.view.picture._arranged()
    assert layout is not None
    area = layout.pictures[-1].cell_rect(row, column)
    assert area is not None
    return area.center().toPoint()


def test_a_click_on_a_card_shows_its_step(qtbot: QtBot, bench: PipelineBench) -> None:
    cards = bench.view.cards
    for place, step in enumerate(STEPS):
        qtbot.mouseClick(cards, LEFT, pos=cards.card_rect(place).center().toPoint())
        assert bench.model.step == step
        assert f"{place + 1} of 10" in cards.accessibleDescription()
        assert not cards.grab().isNull()


def test_the_keys_of_the_cards_walk_to_both_ends(qtbot: QtBot, bench: PipelineBench) -> None:
    cards = bench.view.cards
    for key, step in (
        (Key.Key_End, "output"),
        (Key.Key_Right, "output"),
        (Key.Key_Left, "projection"),
        (Key.Key_Home, "x"),
        (Key.Key_Right, "qkv"),
    ):
        qtbot.keyClick(cards, key)
        assert bench.model.step == step
    assert bench.view.bar.title.text() == "Q, K, V"


def test_a_cell_is_picked_by_the_mouse_and_written_out(qtbot: QtBot, bench: PipelineBench) -> None:
    """Row 3 times column 1 over the root of 16, added up by a loop."""
    qtbot.mouseClick(bench.view.picture, LEFT, pos=_centre_of(bench, 3, 1))
    assert bench.model.cell == (3, 1)
    result = bench.model.result
    assert result is not None
    total = sum(float(result.trace.q[0, 3, i]) * float(result.trace.k[0, 1, i]) for i in range(16))
    assert "“sat”" in bench.view.explanation.words.text()
    assert "“tired”" in bench.view.explanation.words.text()
    assert "Multiply 16 pairs, add, divide by 4." in bench.view.explanation.words.text()
    written = bench.view.explanation.sum.accessibleDescription().replace("−", "-")
    assert written.endswith(f"/ 4 {total / 4:.3g}")
    assert f"sum {total:.3g}" in written


@pytest.mark.parametrize("step", STEPS)
def test_every_cell_under_the_pointer_is_the_one_that_is_picked(
    qtbot: QtBot, bench: PipelineBench, step: StepName
) -> None:
    bench.model.set_step(step)
    rows, columns = bench.model.shape
    for row, column in ((0, 0), (rows - 1, columns - 1), (rows // 2, columns // 3)):
        qtbot.mouseClick(bench.view.picture, LEFT, pos=_centre_of(bench, row, column))
        assert bench.model.cell == (row, column)


def test_a_place_for_several_entries_picks_the_strongest(qtbot: QtBot) -> None:
    bench = PipelineBench(qtbot, pipeline_state(d_model=1024, source=RandomHeads()))
    bench.model.set_step("output")
    assert bench.view.picture.is_pooled
    assert not bench.view.explanation.pooled.isHidden()
    layout = bench.view.picture._arranged()
    assert layout is not None
    picture = layout.pictures[-1]
    where = QPoint(picture.left + 41, picture.top + 2)
    qtbot.mouseClick(bench.view.picture, LEFT, pos=where)
    covered = picture.columns.entries_at(41)
    assert len(covered) > 1
    assert bench.model.result is not None
    row = np.abs(bench.model.result.trace.output[0, covered.start : covered.stop])
    assert bench.model.cell == (0, covered.start + int(row.argmax()))
    qtbot.keyClick(bench.view.picture, Key.Key_Right)
    assert bench.model.cell == (0, covered.start + int(row.argmax()) + 1)


def test_the_keys_of_the_picture_go_from_cell_to_cell(qtbot: QtBot, bench: PipelineBench) -> None:
    picture = bench.view.picture
    for key, cell in (
        (Key.Key_Right, (0, 1)),
        (Key.Key_Period, (0, 2)),
        (Key.Key_Down, (1, 2)),
        (Key.Key_Comma, (1, 1)),
        (Key.Key_Left, (1, 0)),
        (Key.Key_Left, (0, 3)),
        (Key.Key_Up, (0, 3)),
        (Key.Key_End, (3, 3)),
        (Key.Key_Down, (3, 3)),
        (Key.Key_Home, (0, 0)),
    ):
        qtbot.keyClick(picture, key)
        assert bench.model.cell == cell
    assert "'the', 'the'" in picture.accessibleDescription()


def test_back_and_step_do_what_they_say(qtbot: QtBot, bench: PipelineBench) -> None:
    controls = bench.view.bar.controls
    assert not controls.back.isEnabled()
    qtbot.mouseClick(controls.step, LEFT)
    qtbot.mouseClick(controls.step, LEFT)
    qtbot.mouseClick(controls.back, LEFT)
    assert bench.model.cell == (0, 1)
    bench.model.set_cell(3, 3)
    assert not controls.step.isEnabled()


def test_space_plays_to_the_end_and_starts_again(qtbot: QtBot, bench: PipelineBench) -> None:
    picture, controls = bench.view.picture, bench.view.bar.controls
    qtbot.mouseClick(controls.speed.button(16), LEFT)
    bench.model.set_cell(3, 1)
    qtbot.keyClick(picture, Key.Key_Space)
    assert controls.playing
    assert controls.play.text() == "&Pause"
    qtbot.waitUntil(lambda: bench.model.cell == (3, 3))
    assert not controls.playing
    qtbot.keyClick(picture, Key.Key_Space)
    assert bench.model.cell == (0, 0)
    qtbot.keyClick(picture, Key.Key_Space)
    assert not controls.playing


def test_hiding_the_view_stops_it(qtbot: QtBot, bench: PipelineBench) -> None:
    bench.view.bar.controls.toggle()
    assert bench.view.bar.controls.playing
    bench.view.hide()
    assert not bench.view.bar.controls.playing


class _StillStyle(QProxyStyle):
    """A system that is set to show no animations."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: object = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


def test_without_animations_play_goes_to_the_end_at_once(bench: PipelineBench) -> None:
    controls, style = bench.view.bar.controls, _StillStyle()
    controls.setStyle(style)
    controls.toggle()
    assert not controls.playing
    assert bench.model.cell == (3, 3)


def test_the_head_is_chosen_here_and_elsewhere(qtbot: QtBot, bench: PipelineBench) -> None:
    bench.view.bar.head.setCurrentIndex(2)
    assert bench.selected.selected_head == 2
    assert bench.model.place.head == 2
    bench.select(1)
    assert bench.view.bar.head.currentIndex() == 1
    bench.model.set_step("concat")
    qtbot.mouseClick(bench.view.picture, LEFT, pos=_centre_of(bench, 1, 3 * 16 + 4))
    assert bench.selected.selected_head == 3
    assert bench.view.bar.head.currentIndex() == 3


def test_shared_keys_are_shown_once_and_say_whose_they_are(bench: PipelineBench) -> None:
    from mha_desktop.panels.pipeline.texts import matrix_caption, shape_text

    bench.show(pipeline_state(4, 2))
    bench.model.set_step("split")
    bench.model.set_part("k")
    assert bench.model.stage is not None
    assert matrix_caption(bench.model.stage.result) == "4 × 16, shared by H1–H2"
    assert len(bench.model.stage.result.sheets) == 2
    texts = {step.name: shape_text(step) for step in bench.model.steps}
    assert texts["split"] == "(4+2+2) × 4 × 16"
    assert texts["qkv"] == "4 × (64+32+32)"
    assert "K[kv_head_of]" not in bench.view.explanation.code.text()
    bench.model.set_step("scores")
    assert "K[kv_head_of]" in bench.view.explanation.code.text()


def test_a_masked_cell_says_so(bench: PipelineBench) -> None:
    bench.show(pipeline_state(mask=CausalMask()))
    bench.model.set_step("mask")
    bench.model.set_cell(0, 2)
    assert "may not look at" in bench.view.explanation.words.text()
    assert bench.view.explanation.sum.accessibleDescription().endswith("−∞")


@pytest.mark.parametrize("step", ["mask", "softmax"])
def test_what_the_mask_takes_is_struck_through_and_not_coloured(
    bench: PipelineBench, step: StepName
) -> None:
    """A weight of 0 behind the mask would look like any small weight."""
    bench.show(pipeline_state(mask=CausalMask()))
    bench.model.set_step(step)
    picture, corner = bench.view.picture, QPoint(-3, -3)
    shown = picture.grab().toImage()
    divider = LIGHT.divider.rgb()
    assert shown.pixel(_centre_of(bench, 1, 3) + corner) == divider
    assert shown.pixel(_centre_of(bench, 3, 1) + corner) != divider


@pytest.mark.parametrize("written", [0.0, -0.0])
def test_nothing_is_0_without_a_sign(written: float) -> None:
    assert number_text(written) == "0"


def test_large_numbers_are_written_alike_below_and_above_0() -> None:
    assert (number_text(1234.5), number_text(-1234.5)) == ("1,234", "−1,234")


def test_a_number_that_the_formula_does_not_give_is_owned_up_to(bench: PipelineBench) -> None:
    state = pipeline_state(source=RandomHeads(), mistake="softmax_twice")
    result = Laboratory().evaluate(state)
    assert result is not None
    bench.model.update(result)
    explanation = bench.view.explanation
    assert explanation.mistake.isHidden()
    bench.model.set_step("softmax")
    assert explanation.mistake.isVisible()
    assert "Deliberately wrong" in explanation.mistake.text()
    traced = f"{result.trace.weights[0, 0, 0]:.3g}"
    assert f"({traced})" in explanation.mistake.text()


def test_an_undefined_weight_is_not_passed_off_as_0(bench: PipelineBench) -> None:
    bench.show(pipeline_state(mistake="empty_row", mask=HiddenTokensMask((0, 1, 2, 3))))
    bench.model.set_step("softmax")
    explanation = bench.view.explanation
    assert explanation.mistake.text() == (
        "Deliberately wrong: 0/0 is not a number. It is shown as 0 here."
    )
    assert explanation.sum.accessibleDescription().endswith("0/0")


@pytest.mark.parametrize("step", STEPS)
def test_exactly_one_colour_bar_for_each_range(bench: PipelineBench, step: StepName) -> None:
    from mha_desktop.panels.pipeline.stage_painter import shows_bar

    bench.model.set_step(step)
    stage = bench.model.stage
    assert stage is not None
    bars = [m.range_name for i, m in enumerate(stage.matrices) if shows_bar(stage, i)]
    assert sorted(bars) == sorted({matrix.range_name for matrix in stage.matrices})


@pytest.mark.parametrize(
    "state",
    [
        pipeline_state(1, 1, sentence="one"),
        pipeline_state(64, 4, sentence="中文 שלום 👩‍👩‍👧 e\u0301 extraordinarily-long-token"),
        pipeline_state(8, 2, sentence="word " * 70, mask=CausalMask()),
    ],
)
def test_every_step_is_painted_at_every_size(bench: PipelineBench, state: object) -> None:
    bench.show(state)
    for size in ((1440, 690), (1024, 520), (500, 300)):
        bench.view.resize(*size)
        for step in STEPS:
            bench.model.set_step(step)
            image = bench.view.picture.grab().toImage()
            assert len({image.pixel(x, 60) for x in range(0, image.width(), 3)}) > 1


def test_an_empty_sentence_leaves_a_friendly_text(bench: PipelineBench) -> None:
    bench.view.bar.controls.toggle()
    bench.model.update(None)
    assert bench.view._empty.isVisible()
    assert not bench.view.bar.controls.playing
    bench.show(pipeline_state())
    assert not bench.view._empty.isVisible()


def test_a_hidden_view_paints_nothing_until_it_is_shown(bench: PipelineBench) -> None:
    bench.view.hide()
    bench.show(pipeline_state(8, 8))
    assert bench.view.picture._stage is not None
    assert bench.view.picture._stage.matrices[0].values.shape == (4, 16)
    bench.view.show()
    assert bench.view.picture._stage.matrices[0].values.shape == (4, 8)


def test_colours_follow_theme_and_map(bench: PipelineBench) -> None:
    bench.model.set_step("softmax")
    light = bench.view.picture.grab().toImage()
    bench.view.show_view(ViewState(colour_map="greys"))
    grey = bench.view.picture.grab().toImage()
    bench.view.set_theme(DARK)
    assert light != grey
    assert bench.view.picture.grab().toImage() != grey


def test_every_control_has_a_name_and_a_tip(bench: PipelineBench) -> None:
    buttons = bench.view.findChildren(QAbstractButton)
    assert len(buttons) >= 4
    for button in buttons:
        assert button.accessibleName() or button.text()
        assert button.toolTip(), button.text()
    for picture in (bench.view.cards, bench.view.picture):
        assert picture.accessibleDescription()


def test_the_note_about_places_for_several_entries_follows_the_room(qtbot: QtBot) -> None:
    """A view that gets more room, as a window that is made larger, takes the note back."""
    bench = PipelineBench(qtbot, pipeline_state(d_model=256, source=RandomHeads()))
    bench.model.set_step("output")
    for size, is_pooled in ((1000, True), (6000, False), (1000, True)):
        bench.view.resize(size, size)
        assert bench.view.picture.is_pooled == is_pooled
        assert bench.view.explanation.pooled.isHidden() != is_pooled
