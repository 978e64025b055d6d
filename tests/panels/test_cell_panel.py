"""The column beside the large map: steps, tables, pin and clipboard."""

import itertools

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.cell_arithmetic import CellArithmetic
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import CausalMask, LabState, PinnedCell, PinnedQuery, ViewState
from mha_desktop.panels.head.cell_panel import CellPanel
from mha_desktop.panels.style_sheet import style_sheet
from mha_desktop.qt.models.cell_model import CellModel
from mha_desktop.qt.theme import DARK, LIGHT

SENTENCE = "The tired cat sat on the warm mat"


class Bench:
    """The panel on a model that is updated as the window updates it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.model = CellModel()
        self.panel = CellPanel(self.model, LIGHT)
        self.pins: list[object] = []
        self.panel.pin_changed.connect(self.pins.append)
        qtbot.addWidget(self.panel)
        self.set_state()
        self.panel.resize(330, 700)
        self.panel.show()
        qtbot.waitExposed(self.panel)

    def set_state(self, **fields: object) -> None:
        state = msgspec.structs.replace(LabState(sentence=SENTENCE), **fields)
        self.model.update(Laboratory().evaluate(resolve(state).state))

    def show(self, **fields: object) -> None:
        self.panel.show_view(msgspec.structs.replace(ViewState(), **fields))


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def test_it_says_what_to_do_without_a_cell_or_a_sentence(bench: Bench) -> None:
    assert "Point at a cell" in bench.panel.hint.text()
    assert bench.panel.hint.isVisible()
    assert not bench.panel.copy.isEnabled()
    bench.set_state(sentence="  ")
    assert "Type a sentence" in bench.panel.hint.text()


def test_the_steps_are_those_of_the_cell(bench: Bench) -> None:
    bench.show(cell=(3, 2), selected_head=3)
    steps, explained = bench.panel.steps, bench.model.arithmetic
    assert isinstance(explained, CellArithmetic)
    assert bench.panel.title.text() == "sat → cat"
    assert steps.divide.title == "Divide by √d<sub>k</sub>"
    score = f"<b>{explained.division.score:.2f}</b>"
    assert score in steps.divide.lines()[0]
    assert f"<b>{explained.computed:.2f}</b>" in steps.result.text()
    assert steps.table.table is not None
    assert [row.name for row in steps.table.table.rows] == SENTENCE.split()
    assert "float64" in steps.check.text()


def test_a_pinned_cell_is_marked_and_can_be_let_go(qtbot: QtBot, bench: Bench) -> None:
    bench.show(cell=(3, 2))
    assert not bench.panel.pinned.isVisible()
    assert not bench.panel.release.isVisible()
    bench.show(cell=(3, 2), pin=PinnedCell(1, 0))
    assert bench.panel.pinned.isVisible()
    assert bench.panel.title.text() == "tired → The"
    qtbot.mouseClick(bench.panel.release, Qt.MouseButton.LeftButton)
    assert bench.pins == [None]


def test_the_keyboard_copies_the_numbers_as_text(qtbot: QtBot, bench: Bench) -> None:
    bench.show(cell=(3, 2), selected_head=3)
    bench.panel.copy.setFocus()
    qtbot.keyClick(bench.panel.copy, Qt.Key.Key_Space)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("H4 sat → cat")
    assert "key\tscore\te^score\tweight" in text


def test_a_row_and_a_mean_have_a_table_of_their_own(bench: Bench) -> None:
    bench.show(pin=PinnedQuery(3))
    assert bench.panel.title.text() == "What “sat” looks at"
    assert bench.panel.overview.table.isVisible()
    bench.show(averaged=True, cell=(3, 2))
    assert bench.panel.title.text() == "sat → cat"
    assert "no arithmetic of its own" in bench.panel.overview.remark.text()


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"mask": CausalMask(), "mistake": "softmax_twice"},
        {"temperature": 0.02, "mistake": "forgotten_temperature"},
    ],
)
def test_nothing_is_squeezed_or_cut_off_at_300_pixels(
    qtbot: QtBot, bench: Bench, fields: dict[str, object]
) -> None:
    """Tables keep their height from the first paint on, and lines end within the panel."""
    bench.panel.setStyleSheet(style_sheet(LIGHT))
    bench.set_state(**fields)
    bench.panel.resize(300, 600)
    for cell in itertools.product(range(4), range(4)):
        bench.show(cell=cell, selected_head=3)
        QGuiApplication.processEvents()
        steps, layout = bench.panel.steps, bench.panel.steps.layout()
        assert layout is not None
        assert steps.height() >= layout.heightForWidth(steps.width())
        assert steps.table.height() == steps.table.sizeHint().height()
        assert steps.strips.height() == steps.strips.sizeHint().height()
        assert steps.width() <= 300


def test_the_keys_scroll_to_the_last_step(qtbot: QtBot, bench: Bench) -> None:
    bench.panel.resize(330, 400)
    bench.show(cell=(3, 2), selected_head=3)
    area = bench.panel._areas[0]
    area.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(area, Qt.Key.Key_PageDown)
    assert area.verticalScrollBar().value() > 0
    assert area.accessibleDescription().startswith("H4 sat → cat")


def test_a_weight_below_what_is_printed_is_not_lost_in_the_markup(bench: Bench) -> None:
    bench.show(cell=(3, 6), selected_head=3)
    assert "&lt; 0.0001" in bench.panel.steps.result.text()


def test_a_hidden_panel_computes_nothing_and_catches_up(qtbot: QtBot, bench: Bench) -> None:
    bench.panel.hide()
    bench.show(cell=(3, 2))
    assert bench.model._explanation is None
    bench.panel.show()
    assert bench.panel.title.text() == "sat → cat"


def test_keys_and_pointer_read_single_products(qtbot: QtBot, bench: Bench) -> None:
    bench.show(cell=(3, 2), selected_head=3)
    strips, explained = bench.panel.steps.strips, bench.model.arithmetic
    assert isinstance(explained, CellArithmetic)
    qtbot.keyClick(strips, Qt.Key.Key_End)
    assert strips.reading().startswith("entry 64:")
    assert strips.accessibleDescription() == strips.reading()
    area = strips.strip_rect(2)
    QTest.mouseMove(strips, area.topLeft() + QPoint(1, 3))
    assert strips.reading().startswith("entry 1: ")
    assert strips.reading().endswith(f"{explained.products.values[0]:.2f}".replace("-", "−"))
    QTest.mouseMove(strips, QPoint(2, 2))
    assert strips.reading() == "entries 1 to 64"


def test_a_row_of_the_table_is_read_out_in_full(bench: Bench) -> None:
    bench.show(cell=(3, 2), selected_head=3)
    table = bench.panel.steps.table
    height = table.sizeHint().height() / 10
    text = table.row_text(1.5 * height)
    assert text.startswith("The, score ")
    assert table.row_text(2) == ""
    assert "sum" in table.accessibleDescription()


def test_both_themes_colour_the_result(bench: Bench) -> None:
    bench.show(cell=(3, 2))
    bench.panel.set_theme(DARK)
    assert DARK.accent.name() in bench.panel.steps.result.text()
    bench.panel.set_theme(LIGHT)
    assert LIGHT.accent.name() in bench.panel.steps.result.text()
