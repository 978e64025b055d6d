"""DimensionsPanel: gestures become intents, and states show without an intent."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, SignalInstance
from PySide6.QtGui import QAccessible, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import LabState, RandomHeads, SlidingWindowMask
from mha_desktop.panels.controls.stop_slider import StopSlider
from mha_desktop.panels.controls.stop_spin_box import StopSpinBox
from mha_desktop.panels.dimensions_panel import DimensionsPanel
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.theme import DARK, LIGHT

TOKENS = ("The", "cat", "sat")


@pytest.fixture
def panel(qtbot: QtBot) -> DimensionsPanel:
    widget = DimensionsPanel(LIGHT)
    qtbot.addWidget(widget)
    widget.resize(264, 560)
    widget.show_state(LabState(), TOKENS)
    widget.show()
    widget.activateWindow()
    return widget


def part(panel: DimensionsPanel, kind: type, name: str):  # noqa: ANN201 - the kind asked for
    found = panel.findChild(kind, name)
    assert found is not None
    return found


def intents(panel: DimensionsPanel) -> list[SignalInstance]:
    return [
        panel.heads_dragged,
        panel.heads_proposed,
        panel.d_model_dragged,
        panel.d_model_proposed,
        panel.mask_chosen,
        panel.positions_chosen,
        panel.temperature_chosen,
    ]


def grouped(n_heads: int, n_kv_heads: int, d_model: int = 512) -> LabState:
    lanes = tuple(head * n_kv_heads // n_heads for head in range(n_heads))
    return replace(LabState(), d_model=d_model, n_heads=n_heads, kv_head_of=lanes)


def texts(panel: DimensionsPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_heads_slider_stands_on_the_divisors_of_d_model(panel: DimensionsPanel) -> None:
    slider = part(panel, StopSlider, "headsSlider")
    assert slider.stops == (1, 2, 4, 8, 16, 32, 64, 128)
    assert slider.value() == 8
    panel.show_state(grouped(90, 90, d_model=720), TOKENS)
    assert slider.stops[-3:] == (80, 90, 120)


def test_d_model_slider_moves_in_multiples_that_the_heads_divide(panel: DimensionsPanel) -> None:
    slider = part(panel, StopSlider, "dModelSlider")
    assert slider.stops == tuple(range(8, 1025, 8))
    panel.show_state(grouped(12, 12, d_model=768), TOKENS)
    assert slider.stops == tuple(range(24, 1025, 24))


def test_drag_of_the_heads_slider_is_told_as_a_drag(qtbot: QtBot, panel: DimensionsPanel) -> None:
    slider = part(panel, StopSlider, "headsSlider")
    dragged: list[int] = []
    panel.heads_dragged.connect(dragged.append)
    with qtbot.assertNotEmitted(panel.heads_proposed), qtbot.waitSignal(panel.drag_ended):
        qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(8, 12))
        qtbot.mouseMove(slider, QPoint(slider.width() - 8, 12))
        qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 8, 12))
    assert dragged == [1, 128]


def test_key_on_a_slider_is_one_proposal(qtbot: QtBot, panel: DimensionsPanel) -> None:
    with qtbot.waitSignal(panel.d_model_proposed) as caught:
        qtbot.keyClick(part(panel, StopSlider, "dModelSlider"), Qt.Key.Key_Right)
    assert caught.args == [520]


@pytest.mark.parametrize(
    ("name", "signal", "typed"),
    [("headsSpinBox", "heads_proposed", 7), ("dModelSpinBox", "d_model_proposed", 4096)],
)
def test_typed_number_is_proposed_even_if_it_is_no_stop(
    qtbot: QtBot, panel: DimensionsPanel, name: str, signal: str, typed: int
) -> None:
    box = part(panel, StopSpinBox, name)
    box.selectAll()
    qtbot.keyClicks(box, str(typed))
    with qtbot.waitSignal(getattr(panel, signal)) as caught:
        qtbot.keyClick(box, Qt.Key.Key_Return)
    assert caught.args == [typed]


def test_state_shows_everywhere_without_an_intent(panel: DimensionsPanel) -> None:
    state = replace(
        grouped(16, 4),
        source=RandomHeads(),
        mask=SlidingWindowMask(3),
        positions="rotary",
        temperature=2.0,
    )
    told: list[object] = []
    for signal in intents(panel):
        signal.connect(told.append)
    panel.show_state(state, TOKENS)
    assert told == []
    assert part(panel, StopSlider, "headsSlider").value() == 16
    assert part(panel, StopSpinBox, "headsSpinBox").value() == 16
    assert part(panel, QComboBox, "maskSelector").currentText() == "Sliding window"
    assert part(panel, QComboBox, "positionsSelector").currentText() == "Rotary"
    assert "512 = 16 × 32" in texts(panel)


def test_choosing_positions_tells_their_value(qtbot: QtBot, panel: DimensionsPanel) -> None:
    selector = part(panel, QComboBox, "positionsSelector")
    with qtbot.waitSignal(panel.positions_chosen) as caught:
        qtbot.keyClick(selector, Qt.Key.Key_Up)
    assert caught.args == ["none"]


def test_rotary_is_offered_for_random_heads_only_and_says_why(panel: DimensionsPanel) -> None:
    model = part(panel, QComboBox, "positionsSelector").model()
    assert isinstance(model, QStandardItemModel)
    rotary = model.item(2)
    assert not rotary.isEnabled()
    assert "Crafted heads" in rotary.toolTip()
    panel.show_state(replace(LabState(), source=RandomHeads()), TOKENS)
    assert rotary.isEnabled()


def test_alt_h_and_alt_m_reach_the_sliders(qtbot: QtBot, panel: DimensionsPanel) -> None:
    selector = part(panel, QComboBox, "maskSelector")
    for key, name in ((Qt.Key.Key_H, "headsSlider"), (Qt.Key.Key_M, "dModelSlider")):
        selector.setFocus()
        qtbot.waitUntil(selector.hasFocus)
        qtbot.keyClick(selector, key, Qt.KeyboardModifier.AltModifier)
        assert part(panel, StopSlider, name).hasFocus()


def test_theme_repaints_the_budget(panel: DimensionsPanel) -> None:
    before = panel.grab().toImage()
    panel.set_theme(DARK)
    assert panel.grab().toImage() != before


def test_every_control_has_a_name_and_a_tool_tip(panel: DimensionsPanel) -> None:
    panel.show_state(replace(LabState(), mask=SlidingWindowMask()), TOKENS)
    controls = [
        widget
        for widget in panel.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.focusProxy() is None
    ]
    assert len(controls) >= 8
    for control in controls:
        name = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        assert name, control.objectName()
        assert "<" not in name
        assert control.toolTip() or control.parentWidget().toolTip(), control.objectName()


def test_panel_grows_with_the_text(panel: DimensionsPanel) -> None:
    """It has no scroll bar below, so text of 200 % must make it wider instead of being cut."""
    font = panel.font()
    font.setPointSizeF(20)
    panel.setFont(font)
    panel.setStyleSheet(style_sheet(LIGHT, 2.0))
    panel.show_state(LabState(), TOKENS)
    panel.resize(panel.minimumSizeHint())
    assert panel.widget().width() >= panel.widget().minimumSizeHint().width()
    assert panel.minimumSizeHint().width() > 264


def test_small_dock_of_240_pixels_is_wide_enough(panel: DimensionsPanel) -> None:
    panel.setStyleSheet(style_sheet(LIGHT))
    panel.show_state(LabState(), TOKENS)
    assert panel.minimumSizeHint().width() <= 240


def test_a_scroll_bar_covers_nothing(qtbot: QtBot, panel: DimensionsPanel) -> None:
    """In the narrowest dock all of the content is beside it."""
    panel.resize(panel.minimumSizeHint().width(), 300)
    qtbot.waitUntil(lambda: panel.verticalScrollBar().maximum() > 0)
    panel.resize(panel.minimumSizeHint().width(), 300)
    assert panel.content.width() <= panel.viewport().width()
