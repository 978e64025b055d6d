"""All pages of the Head view beside its map, in front one at a time, on one store."""

import pytest
from head_page_bench import HeadPageBench, state_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import PinnedCell, ViewState
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.head.head_view_pages import HeadViewPages
from mha_desktop.qt.models.head_view_models import HeadViewModels
from mha_desktop.qt.theme import DARK, LIGHT, Theme
from mha_desktop.qt.worker import ImmediateExecutor

NAMES = ("table", "compared", "matrices")


class Pages(SubPages):
    """The pages as the Head view will show them."""

    def __init__(self, bench: HeadPageBench) -> None:
        self.models = HeadViewModels(bench.store, executor=ImmediateExecutor)
        bench.follow(self.models.update)
        self.made = HeadViewPages(self.models, bench.heads, LIGHT, bench.store)
        super().__init__("Pages", self.made.pages())
        self.made.head_selected.connect(bench.intents.select_head)
        self.made.cell_hovered.connect(bench.intents.point_at_cell)
        self.made.pin_chosen.connect(bench.intents.set_pin)

    def show_view(self, view: ViewState) -> None:
        for _, page in self.made.pages():
            page.tell("show_view", view)

    def set_theme(self, theme: Theme) -> None:
        for _, page in self.made.pages():
            page.tell("set_theme", theme)


@pytest.fixture
def bench(qtbot: QtBot) -> HeadPageBench:
    return HeadPageBench(qtbot, Pages, size=(1175, 640))


def page_of(bench: HeadPageBench, name: str) -> QWidget:
    button = bench.widget.bar.buttons.button(NAMES.index(name))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return getattr(bench.widget.made, name).make()


def computed(bench: HeadPageBench) -> tuple[bool, ...]:
    models, result = bench.widget.models, bench.store.result
    return (
        models.heads.measured is not None and models.heads.measured.of is result,
        models.similarity.compared is not None and models.similarity.compared.of is result,
        models.matrices.spectrum is not None,
    )


def test_only_the_page_in_front_computes(bench: HeadPageBench) -> None:
    assert computed(bench) == (False, False, False)
    page_of(bench, "compared")
    assert computed(bench) == (True, True, False)
    page_of(bench, "matrices")
    bench.intents.type_sentence("Dog bites man")
    assert computed(bench) == (False, False, True)


@pytest.mark.parametrize("name", NAMES)
def test_each_page_follows_the_lab_and_takes_the_keyboard(bench: HeadPageBench, name: str) -> None:
    page = page_of(bench, name)
    for sentence, heads in (("", 8), ("Dog bites man", 16), ("one", 1), ("", 1), ("Dog", 4)):
        bench.intents.type_sentence(sentence)
        bench.intents.set_heads(heads)
        bench.intents.select_head(heads - 1)
        assert page.grab().width() > 0
    page.take_keyboard()
    assert page.isAncestorOf(bench.widget.window().focusWidget())


@pytest.mark.parametrize("name", NAMES)
def test_every_control_has_a_name_and_a_tip(bench: HeadPageBench, name: str) -> None:
    page = page_of(bench, name)
    stops = [
        part
        for part in page.findChildren(QWidget)
        if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops
    buddies = {label.buddy() for label in page.findChildren(QWidget) if hasattr(label, "buddy")}
    assert [part for part in stops if not _name(part) and part not in buddies] == []
    kinds = (QAbstractButton, QComboBox)
    assert [part for part in stops if isinstance(part, kinds) and not part.toolTip()] == []


def _name(part: QWidget) -> str:
    return part.accessibleName() or (part.text() if isinstance(part, QAbstractButton) else "")


def test_a_head_chosen_on_one_page_is_shown_on_the_others(bench: HeadPageBench) -> None:
    compared = page_of(bench, "compared")
    QTest.keyClick(compared.table.table, Qt.Key.Key_Down)
    assert bench.selected == 1
    assert page_of(bench, "table").title.text() == bench.heads.title(1)
    assert "of H2" in page_of(bench, "matrices").about.text()


def test_themes_reach_every_page(bench: HeadPageBench) -> None:
    bench.intents.set_pin(PinnedCell(1, 1))  # the rest of the table has the application's colours
    for name in NAMES:
        page = page_of(bench, name)
        light = page.grab().toImage()
        bench.widget.set_theme(DARK)
        assert page.grab().toImage() != light, name
        bench.widget.set_theme(LIGHT)


@pytest.mark.parametrize(("heads", "tokens"), [(128, 64), (1, 512)])
def test_large_settings_are_shown_on_every_page(qtbot: QtBot, heads: int, tokens: int) -> None:
    state = state_of(heads, sentence="cat sat " * (tokens // 2))
    bench = HeadPageBench(qtbot, Pages, state, (780, 500))
    for name in NAMES:
        assert page_of(bench, name).isVisible()
    assert len(bench.widget.made.compared.make().similarity.map.order) == heads
