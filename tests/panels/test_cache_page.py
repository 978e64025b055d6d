"""The KV cache page: real models with their sources, exact bytes, bars, and a model to load."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from sharing_view_bench import SharingBench, make_sharing_bench, nameless, sharing_state

from mha_desktop.lab.model_presets import BUILT_IN
from mha_desktop.panels.sharing.cache_page import CachePage
from mha_desktop.qt.models.cache_model import CacheModel
from mha_desktop.qt.theme import DARK, LIGHT


@pytest.fixture
def bench(qtbot: QtBot) -> SharingBench:
    return make_sharing_bench(qtbot, "KV cache")


@pytest.fixture
def page(bench: SharingBench) -> CachePage:
    return bench.view.cache.make()


def _choose(qtbot: QtBot, page: CachePage, name: str) -> None:
    """Choose a model with the keys."""
    combo = page.choices.models
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(combo.findText(name)):
        qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentText() == name


def _type(qtbot: QtBot, box: object, number: str) -> None:
    box.selectAll()
    qtbot.keyClicks(box, number)
    qtbot.keyClick(box, Qt.Key.Key_Return)


def test_all_models_of_the_file_are_offered_behind_the_lab(page: CachePage) -> None:
    combo = page.choices.models
    names = [combo.itemText(i) for i in range(combo.count())]
    assert names[0] == "This lab (1 layer)"
    assert names[-1] == "GPT-4, Claude: not published"
    for name in ("BERT-base", "GPT-3 175B", "Falcon-7B", "Llama 3.3 70B", "SmolLM2-135M"):
        assert name in names


@pytest.mark.parametrize(
    ("name", "size", "of_mha"),
    [
        ("Llama 2 7B", "2 GiB", "100 % of what MHA would keep (2 GiB)"),
        ("Llama 3.1 8B", "0.5 GiB", "25 % of what MHA would keep (2 GiB)"),
        ("Falcon-7B", "32 MiB", "1.41 % of what MHA would keep (2.2 GiB)"),
    ],
)
def test_a_real_model_takes_what_its_heads_take(
    qtbot: QtBot, page: CachePage, name: str, size: str, of_mha: str
) -> None:
    _choose(qtbot, page, name)
    assert page.result.size_label.text() == size
    assert of_mha in page.result.bars.accessibleDescription()


def test_the_formula_has_the_numbers_of_the_settings(qtbot: QtBot, page: CachePage) -> None:
    _choose(qtbot, page, "Llama 3.1 8B")
    formula = page.result.formula.text()
    assert "2 · layers · g · d<sub>k</sub> · tokens · bytes · batch" in formula
    assert "= 2 · 32 · 8 · 128 · 4,096 · 2 · 1<br>= 536,870,912" in formula
    assert page.result.bytes_label.text() == "= 512 MiB = 536,870,912 bytes"


def test_the_source_of_each_number_is_shown(qtbot: QtBot, page: CachePage) -> None:
    _choose(qtbot, page, "Mistral 7B v0.1")
    sources = page.choices.sources.text()
    assert "window: <i>Jiang et al. 2023, Mistral 7B</i>" in sources
    assert "key/value heads" in sources


def test_this_lab_follows_the_state(bench: SharingBench, page: CachePage) -> None:
    bench.show(sharing_state(128, 4, d_model=1024))
    assert "heads: 128, key/value heads: 4" in page.choices.numbers.text()
    assert "= 2 · 1 · 4 · 8 · 4,096 · 2 · 1<br>= 524,288" in page.result.formula.text()
    bench.show(sharing_state(1, sentence=""))
    assert "= 2 · 1 · 1 · 512 · 4,096 · 2 · 1" in page.result.formula.text()


def test_the_largest_settings_stay_exact(qtbot: QtBot, page: CachePage) -> None:
    _choose(qtbot, page, "GPT-3 175B")
    page.choices.context.slider.setFocus()
    qtbot.keyClick(page.choices.context.slider, Qt.Key.Key_End)
    qtbot.keyClick(page.choices.batch.slider, Qt.Key.Key_End)
    qtbot.mouseClick(page.choices.bytes_per_number.button(4), Qt.MouseButton.LeftButton)
    # 2 · 96 · 96 · 128 · 2^20 · 4 · 2^10, above 2^53
    assert "10,133,099,161,583,616 bytes" in page.result.bytes_label.text()
    assert page.result.size_label.text() == "9,437,184 GiB"
    assert "does not fit" in page.result.bars.accessibleDescription()


def test_a_drag_moves_the_context_by_doublings(qtbot: QtBot, page: CachePage) -> None:
    slider = page.choices.context.slider
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(4, 12))
    assert page.choices.context.box.value() == 1
    qtbot.mouseMove(slider, QPoint(slider.width() // 2, 12))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, 12))
    assert page.choices.context.box.value() == 1024
    assert "· 1,024 · 2 · 1<br>" in page.result.formula.text()
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert page.choices.context.box.value() == 2048


def test_any_context_can_be_typed(qtbot: QtBot, page: CachePage) -> None:
    _type(qtbot, page.choices.context.box, "1000000")
    assert page.choices.context.slider.value() == 1_000_000
    assert "· 1,000,000 ·" in page.result.formula.text()
    _type(qtbot, page.choices.context.box, "0")
    assert page.choices.context.box.value() == 1


def test_the_memory_is_chosen_from_a_list(qtbot: QtBot, page: CachePage) -> None:
    _choose(qtbot, page, "Llama 2 7B")
    _type(qtbot, page.choices.context.box, "32768")
    assert "71.6 % of 24 GB" in page.result.bars.accessibleDescription()
    qtbot.keyClick(page.choices.memory, Qt.Key.Key_Home)
    assert "215 % of 8 GB = 7.5 GiB: the cache alone" in page.result.bars.accessibleDescription()
    assert page.result.bars.memory_mark() == round(page.result.bars.width() * 8e9 / 2**34)
    qtbot.keyClick(page.choices.memory, Qt.Key.Key_End)
    assert "21.5 % of 80 GB" in page.result.bars.accessibleDescription()
    assert page.result.bars.memory_mark() is None


def test_a_sliding_window_limits_what_is_cached(qtbot: QtBot, page: CachePage) -> None:
    _choose(qtbot, page, "Mistral 7B v0.1")
    _type(qtbot, page.choices.context.box, "32768")
    assert page.result.size_label.text() == "0.5 GiB"
    assert "at most 4,096 tokens are cached, here 4,096 of 32,768" in page.result.notes.text()


def test_an_encoder_keeps_no_cache_and_the_page_says_so(qtbot: QtBot, page: CachePage) -> None:
    _choose(qtbot, page, "BERT-base")
    assert "keeps no cache" in page.result.notes.text()


def test_what_is_not_published_has_no_number(qtbot: QtBot, page: CachePage) -> None:
    _choose(qtbot, page, "GPT-4, Claude: not published")
    assert page.result.size_label.text() == "Not published"
    assert not page.result.formula.isVisible()
    assert not page.result.bars.isVisible()
    assert not page.choices.load.isEnabled()
    assert "gives no further details" in page.choices.sources.text()
    _choose(qtbot, page, "GPT-2 small")
    assert page.result.formula.isVisible()


def test_a_model_is_loaded_scaled_down(qtbot: QtBot, bench: SharingBench, page: CachePage) -> None:
    assert not page.choices.load.isEnabled()
    _choose(qtbot, page, "Llama 3.1 8B")
    with qtbot.waitSignal(bench.view.load_requested) as asked:
        qtbot.mouseClick(page.choices.load, Qt.MouseButton.LeftButton)
    fields, text = asked.args
    assert fields == {"d_model": 64, "n_heads": 8, "kv_head_of": (0, 0, 0, 0, 1, 1, 1, 1)}
    assert text == "Load Llama 3.1 8B scaled down"


def test_a_damaged_list_is_told_and_the_built_in_models_are_there(
    qtbot: QtBot, tmp_path: Path
) -> None:
    damaged = tmp_path / "models.json"
    damaged.write_text('{"format": 1, "models": [{}]}')
    page = CachePage(CacheModel(path=damaged), LIGHT)
    qtbot.addWidget(page)
    page.show()
    problem = page.findChild(QLabel, "modelsProblem")
    assert problem.isVisible()
    assert problem.text().startswith("The list of real models cannot be read")
    assert page.choices.models.count() == 1 + len(BUILT_IN)


def test_the_page_fits_a_narrow_window(bench: SharingBench, page: CachePage) -> None:
    bench.view.resize(750, 500)
    assert bench.view.width() == 750
    right = page.result.mapTo(bench.view, QPoint(page.result.width(), 0)).x()
    assert right <= 750


def test_every_control_has_a_name_and_a_tool_tip(page: CachePage) -> None:
    assert nameless(page) == []


def _picture(page: CachePage) -> QImage:
    return page.result.bars.grab().toImage()


def test_the_bars_have_the_colours_of_the_theme(
    qtbot: QtBot, bench: SharingBench, page: CachePage
) -> None:
    _choose(qtbot, page, "GPT-3 175B")
    _type(qtbot, page.choices.context.box, "1000000")
    for theme in (DARK, LIGHT):
        bench.view.set_theme(theme)
        picture = _picture(page)
        bottom = picture.height() - 3
        assert picture.pixelColor(picture.width() - 3, bottom) == theme.error
        assert picture.pixelColor(picture.width() // 2, bottom // 2 - 10) == theme.accent
