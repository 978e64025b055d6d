"""The Matrices page of the Head view: cards, the large matrix, and the spectrum beside it."""

import numpy as np
import pytest
from head_page_bench import HeadPageBench, state_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mha_desktop.lab.head_matrices import MATRIX_NAMES
from mha_desktop.lab.state import RandomHeads
from mha_desktop.panels.head import matrix_cards
from mha_desktop.panels.head.matrices_page import HeadMatricesPage
from mha_desktop.panels.head.matrix_thumbnail import thumbnail, thumbnail_size
from mha_desktop.qt.models.head_matrices_model import HeadMatricesModel
from mha_desktop.qt.theme import DARK, LIGHT
from mha_desktop.qt.worker import ImmediateExecutor, LatestWorker

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
GROUPED = (0, 0, 0, 0, 1, 1, 1, 1)


def make_page(bench: HeadPageBench) -> HeadMatricesPage:
    model = HeadMatricesModel(bench.store, executor=ImmediateExecutor)
    bench.follow(model.update)
    return HeadMatricesPage(model, LIGHT)


@pytest.fixture
def bench(qtbot: QtBot) -> HeadPageBench:
    return HeadPageBench(qtbot, make_page, state_of(source=RandomHeads()), (1175, 600))


def choose(bench: HeadPageBench, name: str) -> None:
    cards = bench.widget.cards
    place = cards.card(MATRIX_NAMES.index(name)).center().toPoint()
    QTest.mouseClick(cards, LEFT, pos=place)


@pytest.mark.parametrize("name", MATRIX_NAMES)
def test_a_click_shows_a_matrix_large(bench: HeadPageBench, name: str) -> None:
    choose(bench, name)
    large = bench.widget.large
    np.testing.assert_array_equal(large.matrix, bench.widget._model.matrices()[name])
    assert large.accessibleName().startswith(f"{name}, ")
    assert bench.widget.cards.choice == name


def test_keys_go_from_card_to_card(bench: HeadPageBench) -> None:
    cards = bench.widget.cards
    cards.setFocus()
    for key, name in ((KEY.Key_Right, "W_K"), (KEY.Key_End, "W_O"), (KEY.Key_Home, "x")):
        QTest.keyClick(cards, key)
        assert cards.choice == name
        assert cards.accessibleDescription().startswith(f"{name}, ")


def test_an_entry_is_read_out_as_one_writes_it(bench: HeadPageBench) -> None:
    large = bench.widget.large
    large.setFocus()
    QTest.keyClick(large, KEY.Key_Down)
    for key in (KEY.Key_Down, KEY.Key_Right, KEY.Key_Right):
        QTest.keyClick(large, key)
    value = f"{large.matrix[1, 2]:.3g}".replace("-", "−")
    assert large.reading() == f"W_Q[2, 3] = {value}"
    choose(bench, "k")
    QTest.keyClick(large, KEY.Key_Down)
    assert large.reading().startswith("k[1 'The', 1] = ")


def test_hovering_reads_the_entry_under_the_pointer(bench: HeadPageBench) -> None:
    large = bench.widget.large
    place = large.cell_rect(5, 2).center().toPoint()
    QTest.mouseMove(large, place + QPoint(1, 0))
    QTest.mouseMove(large, place)
    assert large.reading().startswith("W_Q[")
    row, column = large.cell
    assert large.reading().endswith(f"{large.matrix[row, column]:.3g}".replace("-", "−"))


def test_numbers_appear_when_zoomed_in(bench: HeadPageBench) -> None:
    large = bench.widget.large
    large.setFocus()
    assert not large.values_shown
    for _ in range(14):
        QTest.keyClick(large, KEY.Key_Plus)
    assert large.values_shown


def test_the_selected_head_is_followed(bench: HeadPageBench) -> None:
    bench.intents.select_head(5)
    assert bench.widget.about.text().startswith("W<sub>Q</sub> of H6: columns 81 to 96")
    matrices = bench.widget._model.matrices()
    np.testing.assert_array_equal(bench.widget.large.matrix, matrices["W_Q"])
    bench.intents.set_heads(4)
    assert "of H4" in bench.widget.about.text()


def test_a_shared_head_is_said_plainly(qtbot: QtBot) -> None:
    bench = HeadPageBench(qtbot, make_page, state_of(kv_head_of=GROUPED), (1175, 600))
    bench.intents.select_head(6)
    for name in ("W_K", "W_V", "k", "v"):
        choose(bench, name)
        shared = "4 query heads share key/value head 2: H5, H6, H7, H8."
        assert shared in bench.widget.about.text(), name
    choose(bench, "W_Q")
    assert "share" not in bench.widget.about.text()


def test_the_rank_and_its_limit_are_said(bench: HeadPageBench) -> None:
    page = bench.widget
    assert "rank ≤ d<sub>k</sub> = 16: singular value 17 and all later" in page.rank.text()
    product = page._model.matrices()["W_Q"] @ page._model.matrices()["W_K"].T
    values = np.linalg.svd(product.astype(np.float64), compute_uv=False)[:16]
    shares = values / values.sum()
    effective = np.exp(-(shares * np.log(shares)).sum())
    assert page.effective.text() == f"16 are not 0. Effective rank <b>{effective:.1f}</b>."


def test_singular_values_are_read_by_keys_and_pointer(bench: HeadPageBench) -> None:
    picture = bench.widget.spectrum
    values = bench.widget._model.spectrum.values
    picture.setFocus()
    QTest.keyClick(picture, KEY.Key_Right)
    QTest.keyClick(picture, KEY.Key_Right)
    assert bench.widget.value.text() == f"Singular value 2 of 16: {values[1]:.3g}"
    place = picture.bar(7).center().toPoint()
    QTest.mouseMove(picture, place + QPoint(1, 0))
    QTest.mouseMove(picture, place)
    assert bench.widget.value.text() == f"Singular value 8 of 16: {values[7]:.3g}"
    assert picture.bar(0).height() > picture.bar(15).height() > 0


def test_a_head_of_zeros_says_so(qtbot: QtBot) -> None:
    """The crafted uniform head, H3, has zero matrices."""
    bench = HeadPageBench(qtbot, make_page, state_of(), (1175, 600))
    bench.intents.select_head(2)
    assert bench.widget.effective.text().startswith("All of them are 0")
    assert bench.widget.spectrum.grab().width() > 0


def test_rotary_positions_are_not_hidden(qtbot: QtBot) -> None:
    rotary = state_of(source=RandomHeads(), positions="rotary")
    bench = HeadPageBench(qtbot, make_page, rotary, (1175, 600))
    assert "Rotary positions turn q and k" in bench.widget.form.text()
    choose(bench, "q")
    assert "after rotary positions" in bench.widget.about.text()


def test_a_fader_paints_no_matrix_anew(
    bench: HeadPageBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.widget.cards.grab()
    still, spectrum = bench.widget.large._picture(), bench.widget._model.spectrum
    made: list[None] = []
    monkeypatch.setattr(matrix_cards, "thumbnail", lambda *a: made.append(None) or thumbnail(*a))
    bench.intents.drag_gain(1, 0.5)
    bench.widget.cards.grab()
    assert bench.widget.large._picture() is still
    assert bench.widget._model.spectrum is spectrum
    assert made == []


def test_a_hidden_page_does_nothing(bench: HeadPageBench) -> None:
    page = bench.widget
    page.hide()
    text = page.about.text()
    bench.intents.select_head(4)
    assert page.about.text() == text
    assert page._model.spectrum is None
    page.show()
    assert page.about.text() != text
    assert page._model.spectrum is not None


def test_without_tokens_a_sentence_says_what_to_do(bench: HeadPageBench) -> None:
    bench.intents.type_sentence("")
    assert bench.widget.whole.note.startswith("Type a sentence")
    bench.intents.type_sentence("Dog bites")
    assert bench.widget.whole.note == ""


@pytest.mark.parametrize("heads", [1, 128])
def test_any_number_of_heads_and_one_token(qtbot: QtBot, heads: int) -> None:
    state = state_of(heads, sentence="one", source=RandomHeads())
    bench = HeadPageBench(qtbot, make_page, state, (780, 500))
    for name in MATRIX_NAMES:
        choose(bench, name)
        assert bench.widget.large.grab().width() > 0
    assert bench.widget.effective.text()


def test_a_matrix_too_large_for_a_small_picture_is_an_outline(
    bench: HeadPageBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matrix_cards, "MOST_ENTRIES", 0)
    monkeypatch.setattr(matrix_cards, "thumbnail", None)  # would raise
    bench.widget.cards._pictures.clear()
    assert bench.widget.cards.grab().width() > 0


@pytest.mark.parametrize(
    ("shape", "size"), [((512, 64), (10, 40)), ((64, 512), (40, 10)), ((9, 9), (40, 40))]
)
def test_small_pictures_keep_the_proportions_up_to_4_to_1(
    shape: tuple[int, int], size: tuple[int, int]
) -> None:
    assert thumbnail_size(shape, 40).toTuple() == size


def test_cards_wrap_where_eight_have_no_room(bench: HeadPageBench) -> None:
    cards = bench.widget.cards
    assert cards.card(7).top() == cards.card(0).top()
    bench.widget.resize(500, 600)
    assert cards.card(7).top() > cards.card(0).top()
    assert cards.rect().contains(cards.card(7).toRect())


def test_themes_reach_every_picture(bench: HeadPageBench) -> None:
    parts = (bench.widget.cards, bench.widget.large, bench.widget.spectrum)
    light = [part.grab().toImage() for part in parts]
    bench.widget.set_theme(DARK)
    assert all(part.grab().toImage() != old for part, old in zip(parts, light, strict=True))


def test_the_worker_makes_the_spectrum_off_the_window(qtbot: QtBot) -> None:
    models: list[HeadMatricesModel] = []

    def make(bench: HeadPageBench) -> HeadMatricesPage:
        models.append(HeadMatricesModel(bench.store, executor=LatestWorker))
        bench.follow(models[0].update)
        return HeadMatricesPage(models[0], LIGHT)

    bench = HeadPageBench(qtbot, make, size=(1175, 600))
    qtbot.waitUntil(lambda: bench.widget.rank.text() != "")
    models[0].shut_down()
