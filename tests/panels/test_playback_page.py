"""The Playback page: steps by mouse, keys and time; rows fill; nothing runs while it is hidden."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget
from pytestqt.qtbot import QtBot
from sharing_view_bench import SharingBench, make_sharing_bench, nameless, sharing_state

from mha_desktop.lab.state import CausalMask, ViewState
from mha_desktop.panels.sharing.playback_page import PlaybackPage
from mha_desktop.qt.theme import DARK, LIGHT, head_colour

DOG = {"sentence": "Dog bites man", "d_model": 64}


def _recorded(qtbot: QtBot, bench: SharingBench) -> PlaybackPage:
    """Wait until the tokens of the present state are recorded."""
    page, result = bench.view.playback.make(), bench.model.result
    model = page.rows._model
    qtbot.waitUntil(lambda: model.recording is not None and model.recording.result is result)
    return page


@pytest.fixture
def bench(qtbot: QtBot) -> SharingBench:
    return make_sharing_bench(qtbot, "Playback", sharing_state(8, 2, **DOG))


@pytest.fixture
def page(qtbot: QtBot, bench: SharingBench) -> PlaybackPage:
    return _recorded(qtbot, bench)


def _click(qtbot: QtBot, button: QWidget) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_step_fills_a_row_and_its_bytes(qtbot: QtBot, page: PlaybackPage) -> None:
    assert "No token of 3 written" in page.position.text()
    assert not page.controls.back.isEnabled()
    _click(qtbot, page.controls.step)
    assert "Token 1 of 3: “Dog”" in page.position.text()
    assert "= 2 · 2 · 8 · 1 · 4 = 128 bytes" in page.position.text()
    _click(qtbot, page.controls.step)
    assert "= 2 · 2 · 8 · 2 · 4 = 256 bytes" in page.position.text()
    _click(qtbot, page.controls.back)
    assert "Token 1 of 3" in page.position.text()


def test_the_keys_of_the_picture_step_and_go_to_the_ends(qtbot: QtBot, page: PlaybackPage) -> None:
    steps = {
        Qt.Key.Key_Right: "Token 1 of 3",
        Qt.Key.Key_End: "Token 3 of 3",
        Qt.Key.Key_Left: "Token 2 of 3",
        Qt.Key.Key_Home: "No token of 3",
    }
    for key, text in steps.items():
        qtbot.keyClick(page.rows, key)
        assert text in page.position.text()
        assert text in page.rows.accessibleDescription()


def test_steps_end_with_the_sentence(qtbot: QtBot, page: PlaybackPage) -> None:
    for _ in range(5):
        qtbot.keyClick(page.rows, Qt.Key.Key_Right)
    assert "Token 3 of 3" in page.position.text()
    assert not page.controls.step.isEnabled()


@pytest.mark.parametrize("g", [1, 2, 8])
def test_each_decoded_row_is_that_of_the_full_causal_pass(
    qtbot: QtBot, bench: SharingBench, g: int
) -> None:
    """Also where the lab has no mask: the page says that it uses a causal one."""
    bench.show(sharing_state(8, g, **DOG))
    page = _recorded(qtbot, bench)
    for number in (1, 2, 3):
        qtbot.keyClick(page.rows, Qt.Key.Key_Right)
        assert f"Row {number} decoded = row {number} of the full causal pass" in page.check.text()
    assert "the lab itself is set to: no mask" in page.note.text()


def test_under_a_causal_mask_there_is_no_note(qtbot: QtBot, bench: SharingBench) -> None:
    bench.show(sharing_state(8, 2, mask=CausalMask(), **DOG))
    page = _recorded(qtbot, bench)
    qtbot.keyClick(page.rows, Qt.Key.Key_End)
    assert "Row 3 decoded = row 3" in page.check.text()
    assert page.note.isHidden()


def test_play_writes_token_after_token_and_ends(qtbot: QtBot, page: PlaybackPage) -> None:
    _click(qtbot, page.controls.speed.button(10))
    qtbot.keyClick(page.rows, Qt.Key.Key_Space)
    assert page.controls.playing
    assert page.controls.play.text() == "&Pause"
    qtbot.waitUntil(lambda: "Token 3 of 3" in page.position.text())
    assert not page.controls.playing
    _click(qtbot, page.controls.play)
    assert "No token of 3" in page.position.text()
    assert page.controls.playing
    _click(qtbot, page.controls.play)
    assert not page.controls.playing


def test_hiding_the_page_stops_it(qtbot: QtBot, bench: SharingBench, page: PlaybackPage) -> None:
    _click(qtbot, page.controls.play)
    _click(qtbot, bench.view.pages.bar.buttons.button(0))
    assert not page.controls.playing


def test_closing_the_view_stops_it(qtbot: QtBot, bench: SharingBench, page: PlaybackPage) -> None:
    _click(qtbot, page.controls.play)
    bench.view.close()
    assert not page.controls.playing


class _StillStyle(QProxyStyle):
    """A system that is set to show no animations."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: object = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


def test_without_animations_play_writes_all_at_once(qtbot: QtBot, page: PlaybackPage) -> None:
    style = _StillStyle("Fusion")
    page.controls.setStyle(style)
    page.setStyle(style)
    _click(qtbot, page.controls.play)
    assert "Token 3 of 3" in page.position.text()
    assert not page.controls.playing
    assert "Animations are off" in page.note.text()


def _colour(page: PlaybackPage, place: QRect) -> QColor:
    return page.rows.grab().toImage().pixelColor(place.center())


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_rows_fill_in_the_colours_of_their_lanes(
    qtbot: QtBot, bench: SharingBench, page: PlaybackPage, theme: object
) -> None:
    bench.view.set_theme(theme)
    qtbot.keyClick(page.rows, Qt.Key.Key_Right)
    layout = page.rows.cache_layout()
    empty = layout.block(1, 1)
    assert _colour(page, empty) == theme.window
    picture = page.rows.grab().toImage()
    for lane, head in ((0, 0), (1, 4)):
        tag = layout.lane(lane)
        assert picture.pixelColor(tag.left() + 3, 12) == head_colour(theme, head)
        row = layout.row(0).intersected(layout.block(lane, 1))
        colours = {
            picture.pixelColor(x, row.center().y()).name() for x in range(row.left(), row.right())
        }
        assert len(colours) > 1
        assert theme.window.name() not in colours


def test_the_row_on_show_is_that_of_the_selected_head(
    qtbot: QtBot, bench: SharingBench, page: PlaybackPage
) -> None:
    qtbot.keyClick(page.rows, Qt.Key.Key_End)
    bench.view.show_view(ViewState(view="sharing", selected_head=4))
    caption, decoded, full = page.comparison.pairs()[0]
    assert caption == "Weights of H5"
    assert decoded.shape == full.shape == (3,)
    weights = page.rows._model.recording.whole.weights
    assert full.tolist() == weights[4, 2].tolist()


def test_a_new_sentence_keeps_the_place_as_far_as_it_goes(
    qtbot: QtBot, bench: SharingBench, page: PlaybackPage
) -> None:
    qtbot.keyClick(page.rows, Qt.Key.Key_End)
    bench.show(sharing_state(8, 2, sentence="Dog bites", d_model=64))
    _recorded(qtbot, bench)
    assert "Token 2 of 2: “bites”" in page.position.text()


def test_without_tokens_the_page_asks_for_a_sentence(
    qtbot: QtBot, bench: SharingBench, page: PlaybackPage
) -> None:
    bench.show(sharing_state(8, sentence=""))
    assert page.empty.isVisible()
    assert not page.rows.isVisible()
    assert not page.controls.play.isEnabled()
    bench.show(sharing_state(8, **DOG))
    _recorded(qtbot, bench)
    assert page.rows.isVisible()
    assert page.empty.isHidden()


@pytest.mark.parametrize("n_heads", [1, 128])
def test_from_one_to_128_key_value_heads_and_many_tokens(
    qtbot: QtBot, bench: SharingBench, n_heads: int
) -> None:
    bench.show(sharing_state(n_heads, sentence="word " * 200, d_model=128))
    page = _recorded(qtbot, bench)
    bench.view.resize(750, 500)
    qtbot.keyClick(page.rows, Qt.Key.Key_End)
    layout = page.rows.cache_layout()
    for lane in (0, n_heads - 1):
        for half in (0, 1):
            assert page.rows.rect().contains(layout.block(lane, half))
    assert page.rows.rect().contains(layout.row(199))
    page.rows.grab()


def test_every_control_has_a_name_and_a_tool_tip(page: PlaybackPage) -> None:
    QTest.keyClick(page.rows, Qt.Key.Key_Right)
    assert nameless(page) == []
