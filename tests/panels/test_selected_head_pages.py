"""The pages about one head: its two matrices as one, and what it writes in words."""

import numpy as np
import pytest
from mixing_bench import PageBench, lab_state
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.state import DEFAULT_SENTENCE, IdentityProjection, LabState, RandomHeads
from mha_desktop.panels.mixing.fold_page import FoldPage
from mha_desktop.panels.mixing.words_page import WordsPage
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.selected_head_model import SelectedHeadModel
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

KEY = Qt.Key
Page = type[FoldPage] | type[WordsPage]


def opened(qtbot: QtBot, kind: Page, state: LabState | None = None) -> PageBench:
    def make(store: LabStore, intents: Intents, parent: QObject) -> FoldPage | WordsPage:
        model = SelectedHeadModel(parent, executor=ImmediateExecutor)
        heads = HeadsModel(parent)
        for follower in (heads, model):
            follower.update(store.result)
            store.result_changed.connect(follower.update)
        page = kind(model, heads, LIGHT)
        page.head_selected.connect(intents.select_head)
        store.view_changed.connect(lambda view: model.set_head(view.selected_head))
        store.view_changed.connect(page.show_view)
        return page

    return PageBench(qtbot, make, state)


@pytest.fixture
def fold(qtbot: QtBot) -> PageBench:
    return opened(qtbot, FoldPage)


@pytest.fixture
def words(qtbot: QtBot) -> PageBench:
    return opened(qtbot, WordsPage, lab_state(d_model=512, sentence=DEFAULT_SENTENCE))


def sayings(bench: PageBench) -> list[str]:
    return bench.column(bench.page.rows, 1)


def test_the_product_of_both_matrices_is_shown(fold: PageBench) -> None:
    page, parameters = fold.page, fold.store.result.parameters
    np.testing.assert_array_equal(page.w_v.matrix, parameters.w_v[:, :16])
    np.testing.assert_array_equal(page.w_o.matrix, parameters.w_o[:16])
    expected = parameters.w_v[:, :16].astype(float) @ parameters.w_o[:16]
    np.testing.assert_allclose(page.product.matrix, expected, atol=1e-5)
    assert "<b>equal</b>, largest difference" in page.proof.text()
    assert page.proof.toolTip().startswith("Rounding explains differences up to")


def test_keys_choose_another_head_and_the_view_follows(fold: PageBench) -> None:
    QTest.keyClick(fold.page.bar.selector, KEY.Key_Down)
    assert fold.store.view.selected_head == 1
    np.testing.assert_array_equal(fold.page.w_o.matrix, fold.store.result.parameters.w_o[16:32])
    fold.intents.select_head(5)
    assert fold.page.bar.selector.currentIndex() == 5
    np.testing.assert_array_equal(fold.page.w_o.matrix, fold.store.result.parameters.w_o[80:96])


def test_several_heads_have_one_matrix_each(fold: PageBench) -> None:
    assert fold.page.meaning.text().startswith("Each of the 8 heads has such a matrix")
    assert fold.page.size_line.text().startswith("4,096 numbers in two matrices, 16,384 in one")


def test_one_head_is_the_whole_layer(qtbot: QtBot) -> None:
    """Scenario 26."""
    bench = opened(qtbot, FoldPage, lab_state(1))
    assert "this holds for the whole layer" in bench.page.meaning.text()
    result = bench.store.result
    folded = result.trace.weights[0] @ (result.x @ bench.page.product.matrix)
    np.testing.assert_allclose(folded, result.trace.output, atol=1e-5)


def test_a_shared_w_v_is_said(fold: PageBench) -> None:
    fold.intents.set_grouping((0, 0, 1, 1, 2, 2, 3, 3), "share")
    fold.intents.select_head(3)
    page, parameters = fold.page, fold.store.result.parameters
    assert "key/value head 2, which 2 heads share" in page.size_line.text()
    np.testing.assert_array_equal(page.w_v.matrix, parameters.w_v[:, 16:32])
    assert "<b>equal</b>" in page.proof.text()


def test_a_head_that_is_gone_is_not_folded(fold: PageBench) -> None:
    fold.intents.select_head(7)
    fold.intents.set_heads(2)
    np.testing.assert_array_equal(fold.page.w_o.matrix, fold.store.result.parameters.w_o[64:])
    fold.intents.type_sentence("")


@pytest.mark.parametrize("kind", [FoldPage, WordsPage])
def test_128_heads(qtbot: QtBot, kind: Page) -> None:
    bench = opened(qtbot, kind, lab_state(128, d_model=256))
    bench.intents.select_head(127)
    assert bench.page.bar.selector.currentText().startswith("H128")


@pytest.mark.parametrize("kind", [FoldPage, WordsPage])
def test_a_hidden_page_computes_nothing(qtbot: QtBot, kind: Page) -> None:
    bench = opened(qtbot, kind)
    model = bench.page._model
    bench.page.hide()
    bench.intents.select_head(3)
    made = [made.of.head for made in (model.folded, model.written) if made is not None]
    assert made == [0]
    bench.page.show()
    made = [made.of.head for made in (model.folded, model.written) if made is not None]
    assert made == [3]


@pytest.mark.parametrize("kind", [FoldPage, WordsPage])
def test_pages_follow_the_theme(qtbot: QtBot, kind: Page) -> None:
    bench = opened(qtbot, kind)
    picture = bench.page.product if kind is FoldPage else bench.page.table.viewport()
    before = picture.grab().toImage()
    bench.page.set_theme(DARK)
    assert picture.grab().toImage() != before


def test_the_previous_token_head_moves_each_word_one_place_on(words: PageBench) -> None:
    said = sayings(words)
    assert said[2] == "moves 'animal' into 'didn't'"
    assert said[7] == "moves 'because' into 'it'"
    cosines = [float(text) for text in words.column(words.page.rows, 2) if text]
    assert min(cosines) > 0.5


def test_self_keeps_words_and_uniform_writes_nothing_clear(words: PageBench) -> None:
    words.intents.select_head(1)
    assert sayings(words)[1] == "keeps 'animal' where it is"
    words.intents.toggle_mute(1)
    assert set(sayings(words)) == {"nothing above 0.5"}
    assert set(words.column(words.page.rows, 2)) == {""}


def test_pronoun_head_moves_the_noun(words: PageBench) -> None:
    words.intents.select_head(7)
    assert sayings(words)[7] == "moves 'animal' into 'it'"


def test_random_heads_cannot_be_read_and_the_page_says_why(words: PageBench) -> None:
    words.intents.set_source(RandomHeads(3))
    assert words.page.whole.note.startswith("Only crafted heads can be read in words.")
    words.store.undo()
    assert words.page.whole.note == ""
    assert len(sayings(words)) == 12


def test_another_w_o_is_said(words: PageBench) -> None:
    words.intents.set_projection(IdentityProjection())
    assert "not the one that these heads were made with" in words.page.basis.text()
