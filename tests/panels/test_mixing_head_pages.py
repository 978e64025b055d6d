"""All pages of the Mixing view together, on one store."""

import pytest
from mixing_bench import PageBench, lab_state
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSlider, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.mixing.head_pages import HeadPages
from mha_desktop.panels.mixing.mixing_view import MixingView
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.models.head_page_models import HeadPageModels
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.mixing_model import MixingModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

PAGES = ("muting", "pruning", "fold", "words")


def make_view(store: LabStore, intents: Intents, parent: QObject) -> MixingView:
    contributions, heads = ContributionsModel(parent), HeadsModel(parent)
    mixing = MixingModel(contributions, parent, executor=ImmediateExecutor)
    models = HeadPageModels(parent, executor=ImmediateExecutor)
    for follower in (contributions, heads, mixing, models):
        follower.update(store.result)
        store.result_changed.connect(follower.update)
    pages = HeadPages(models, heads, LIGHT, parent)
    pages.mute_toggled.connect(intents.toggle_mute)
    pages.mutes_set.connect(intents.set_mutes)
    pages.mutes_released.connect(intents.end_gesture)
    pages.head_selected.connect(intents.select_head)
    view = MixingView(mixing, LIGHT, pages.pages())
    view.head_pages = pages

    def follow(state: ViewState) -> None:
        models.set_head(state.selected_head)
        view.show_view(state)

    store.view_changed.connect(follow)
    return view


@pytest.fixture
def bench(qtbot: QtBot) -> PageBench:
    return PageBench(qtbot, make_view)


def page_of(bench: PageBench, name: str) -> QWidget:
    """Bring a page to the front with its button, and return it."""
    button = bench.page.pages.bar.buttons.button(2 + PAGES.index(name))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return getattr(bench.page.head_pages, name).make()


@pytest.mark.parametrize("name", PAGES)
def test_each_page_comes_to_the_front_up_to_date(bench: PageBench, name: str) -> None:
    bench.intents.select_head(3)
    bench.intents.toggle_mute(1)
    page = page_of(bench, name)
    assert page.isVisible()
    assert [getattr(bench.page.head_pages, other).isVisible() for other in PAGES].count(True) == 1
    match name:
        case "muting":
            assert page.silent.text() == "Silent: H2"
        case "pruning":
            assert len(page.rows.rows) == 8
        case "fold":
            assert page.w_o.matrix.shape == (16, 128)
        case "words":
            assert len(page.rows.rows) == 3


@pytest.mark.parametrize("name", PAGES)
def test_every_control_has_a_name_and_a_tip(bench: PageBench, name: str) -> None:
    page = page_of(bench, name)
    stops = [
        part
        for part in page.findChildren(QWidget)
        if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops
    assert [part for part in stops if not _name(part)] == []
    kinds = (QAbstractButton, QSlider, QComboBox)
    assert [part for part in stops if isinstance(part, kinds) and not part.toolTip()] == []


def _name(part: QWidget) -> str:
    return part.accessibleName() or (part.text() if isinstance(part, QAbstractButton) else "")


def test_themes_reach_every_page(bench: PageBench) -> None:
    for name in PAGES:
        page = page_of(bench, name)
        light = page.grab().toImage()
        bench.page.set_theme(DARK)
        assert page.grab().toImage() != light, name
        bench.page.set_theme(LIGHT)


def test_mutes_by_one_page_show_on_the_other(bench: PageBench) -> None:
    pruning = page_of(bench, "pruning")
    QTest.keyClick(pruning.slider, Qt.Key.Key_Right)
    least = bench.store.state.muted.index(True)
    muting = page_of(bench, "muting")
    assert muting.silent.text() == f"Silent: H{least + 1}"
    place = muting.heads.head_rect(least).center().toPoint()
    QTest.mouseClick(muting.heads, Qt.MouseButton.LeftButton, pos=place)
    assert page_of(bench, "pruning").slider.value() == 0


def test_an_empty_sentence_hides_the_pages_and_they_come_back(bench: PageBench) -> None:
    muting = page_of(bench, "muting")
    bench.intents.type_sentence("")
    assert not muting.isVisible()
    bench.intents.type_sentence("Dog bites")
    assert bench.column(muting.rows, 0) == ["1 Dog", "2 bites"]


@pytest.mark.parametrize("heads", [1, 128])
def test_any_number_of_heads(qtbot: QtBot, heads: int) -> None:
    bench = PageBench(qtbot, make_view, lab_state(heads))
    for count in (heads, 2):
        bench.intents.set_heads(count)
        pages = {name: page_of(bench, name) for name in PAGES}
        assert len(pages["pruning"].rows.rows) == count
        assert pages["fold"].w_v.matrix.shape == (128, 128 // count)
        assert len(pages["words"].rows.rows) == 3
        assert pages["muting"].heads.head_rect(count - 1).isValid()
        assert not any(page.grab().isNull() for page in pages.values())
