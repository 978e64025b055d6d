"""The table of one head: the engine's numbers at every stage, and no number where there is none."""

import math

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import CausalMask, HiddenTokensMask, LabState, RandomHeads, ViewState
from mha_desktop.qt.models.head_table_model import (
    ENTROPY,
    FIRST_KEY,
    SUM,
    HeadTableModel,
    HeadTableRole,
)
from mha_desktop.qt.worker import ImmediateExecutor

SENTENCE = "The cat saw the cat"
DISPLAY = Qt.ItemDataRole.DisplayRole
WORDS = Qt.ItemDataRole.AccessibleTextRole
STAGES = "products", "scores", "masked", "weights"


def evaluated(**fields: object) -> LabResult:
    given = {"sentence": SENTENCE, "d_model": 64, "source": RandomHeads(seed=4), **fields}
    result = Laboratory().evaluate(resolve(LabState(**given)).state)
    assert result is not None
    return result


@pytest.fixture
def model(qapp: object) -> HeadTableModel:
    return HeadTableModel(executor=ImmediateExecutor)


def view(head: int, stage: str) -> ViewState:
    return ViewState(selected_head=head, stage=stage)


def value(model: HeadTableModel, query: int, key: int) -> object:
    return model.index_of((query, key)).data(HeadTableRole.VALUE)


def test_keeps_the_rules_of_item_models_while_it_changes(model: HeadTableModel) -> None:
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode)
    for sentence in (SENTENCE, "Dog bites man", "man bites dog", SENTENCE * 2):
        model.update(evaluated(sentence=sentence))
        for stage in STAGES:
            model.show(view(3, stage))
    model.update(None)
    assert tester.model() is model
    assert (model.rowCount(), model.columnCount()) == (0, 0)


def test_every_stage_is_that_of_the_textbook_cell_by_cell(model: HeadTableModel) -> None:
    """Grouped heads, a mask and a temperature, against sums in plain Python."""
    result = evaluated(
        n_heads=4, kv_head_of=(0, 0, 1, 1), mask=CausalMask(), temperature=2.0, d_model=64
    )
    q, k = (array.astype(float) for array in (result.trace.q, result.trace.k))
    model.update(result)
    for query in range(5):
        products = [sum(a * b for a, b in zip(q[3, query], k[1, key], strict=True))
                    for key in range(5)]  # fmt: skip
        powers = [math.exp(p / math.sqrt(16) / 2) if key <= query else 0.0
                  for key, p in enumerate(products)]  # fmt: skip
        for key, product in enumerate(products):
            wanted = {
                "products": product,
                "scores": product / 4,
                "masked": product / 8 if key <= query else None,
                "weights": powers[key] / sum(powers) if key <= query else None,
            }
            for stage, number in wanted.items():
                model.show(view(3, stage))
                shown = value(model, query, key)
                assert (shown is None) == (number is None)
                if number is not None:
                    assert shown == pytest.approx(number, rel=1e-4, abs=1e-6)


def test_masked_cells_say_so_and_hold_no_number(model: HeadTableModel) -> None:
    model.update(evaluated(mask=CausalMask()))
    cell = model.index_of((1, 3))
    assert cell.data(DISPLAY) == "masked"
    assert cell.data(HeadTableRole.MASKED) is True
    assert cell.data(WORDS) == "'cat' may not look at 'the', masked"
    model.show(view(0, "scores"))
    assert cell.data(HeadTableRole.MASKED) is False


@pytest.mark.parametrize("stage", STAGES)
def test_no_cell_ever_reads_nan_or_infinity(model: HeadTableModel, stage: str) -> None:
    model.update(evaluated(mask=HiddenTokensMask(hidden=(0, 1, 2, 3, 4))))
    model.show(view(2, stage))
    texts = {
        model.index(row, column).data(DISPLAY)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    }
    assert not any("nan" in text.lower() or "inf" in text.lower() for text in texts)


def test_a_row_of_weights_has_its_sum_and_its_entropy(model: HeadTableModel) -> None:
    result = evaluated(mask=CausalMask())
    model.update(result)
    row = [float(w) for w in result.trace.weights[0, 3, :4]]
    entropy = -sum(w * math.log(w) for w in row) / math.log(4)
    assert model.index(3, SUM).data(DISPLAY) == "1.0000"
    assert model.index(3, ENTROPY).data(DISPLAY) == f"{entropy:.4f}"
    assert model.index(0, ENTROPY).data(DISPLAY) == "–"  # one key is no choice
    model.show(view(0, "masked"))
    assert model.index(3, ENTROPY).data(DISPLAY) == "–"
    total = float(result.trace.scores[0, 3, :4].sum())
    assert model.index(3, SUM).data(HeadTableRole.VALUE) == pytest.approx(total, rel=1e-5)


def test_equal_words_have_different_names(model: HeadTableModel) -> None:
    model.update(evaluated())
    rows = [model.headerData(i, Qt.Orientation.Vertical) for i in range(5)]
    assert rows == ["1 The", "2 cat", "3 saw", "4 the", "5 cat"]
    horizontal = Qt.Orientation.Horizontal
    columns = [model.headerData(i, horizontal) for i in range(model.columnCount())]
    assert columns == ["Row sum", "Entropy", *rows]


def test_a_cell_speaks_a_sentence(model: HeadTableModel) -> None:
    result = evaluated()
    model.update(result)
    text = f"{result.trace.weights[0, 2, 1]:.4f}"
    assert model.index_of((2, 1)).data(WORDS) == f"'saw' looks at 'cat', {text}"


def test_a_faint_weight_is_not_called_zero(model: HeadTableModel) -> None:
    result = evaluated(source=RandomHeads(seed=4, scale=3.0))
    model.update(result)
    faint = [
        (int(q), int(k))
        for q, k in zip(*np.nonzero(result.trace.weights[0] < 4e-5), strict=True)
        if result.trace.weights[0, q, k] > 0
    ]
    assert faint
    assert {model.index_of(cell).data(DISPLAY) for cell in faint} == {"< 0.0001"}


def test_copied_numbers_are_exact(model: HeadTableModel) -> None:
    result = evaluated(mask=CausalMask())
    model.update(result)
    texts: list[str] = []
    model.copied.connect(texts.append)
    model.copy()
    lines = [line.split("\t") for line in texts[0].splitlines()]
    assert lines[0] == ["", "1 The", "2 cat", "3 saw", "4 the", "5 cat"]
    for query, line in enumerate(lines[1:]):
        for key, text in enumerate(line[1:]):
            if key > query:
                assert text == "masked"
            else:
                assert np.float32(text) == result.trace.weights[0, query, key]
    model.copy(range(1, 3), range(2))
    assert [line.split("\t")[0] for line in texts[1].splitlines()] == ["", "2 cat", "3 saw"]


def test_nothing_is_computed_for_a_table_nobody_reads(model: HeadTableModel) -> None:
    model.update(evaluated())
    model.show(view(5, "products"))
    assert "values" not in vars(model.sheet.shown)
    assert value(model, 0, 0) is not None
    assert "values" in vars(model.sheet.shown)


def test_the_head_stays_in_bounds_when_heads_go(model: HeadTableModel) -> None:
    model.show(view(7, "weights"))
    model.update(evaluated(n_heads=2))
    assert model.sheet.shown.heads == (1,)
    assert model.index(0, FIRST_KEY).data(DISPLAY)


def test_a_mean_is_that_of_the_heads_that_are_heard(model: HeadTableModel) -> None:
    laboratory = Laboratory()

    def muted(*heads: int) -> LabResult:
        silent = tuple(head in heads for head in range(8))
        state = resolve(LabState(sentence=SENTENCE, d_model=64, muted=silent)).state
        return laboratory.evaluate(state)

    model.show(ViewState(averaged=True, stage="scores"))
    result = muted(1, 2)
    model.update(result)
    heard = [float(result.trace.weights[head, 3, 2]) for head in (0, 3, 4, 5, 6, 7)]
    assert value(model, 3, 2) == pytest.approx(sum(heard) / 6, rel=1e-5)
    model.update(muted())
    assert value(model, 3, 2) == pytest.approx(result.trace.weights[:, 3, 2].mean(), rel=1e-5)
    model.update(muted(*range(8)))
    assert model.sheet is None
    assert not model.is_empty
    assert model.index(0, 0).data(DISPLAY) is None


def test_a_row_of_nothing_divided_by_nothing_is_undefined(model: HeadTableModel) -> None:
    """With this mistake a query without a key gets 0/0."""
    mask = HiddenTokensMask(hidden=(0, 1, 2, 3, 4))
    model.update(evaluated(mask=mask, mistake="empty_row"))
    assert {model.index(1, column).data(DISPLAY) for column in range(2, 7)} == {"undefined"}
    assert model.index(1, SUM).data(DISPLAY) == "undefined"
    assert model.index(1, ENTROPY).data(DISPLAY) == "–"
    texts: list[str] = []
    model.copied.connect(texts.append)
    model.copy()
    assert texts[0].splitlines()[2] == "\t".join(["2 cat", *["undefined"] * 5])


def test_rows_that_a_mistake_spoils_show_what_they_add_up_to(model: HeadTableModel) -> None:
    result = evaluated(mistake="softmax_over_queries")
    model.update(result)
    for query in range(5):
        total = sum(float(weight) for weight in result.trace.weights[0, query])
        assert model.index(query, SUM).data(DISPLAY) == f"{total:.4f}"
    assert model.index(0, SUM).data(DISPLAY) != "1.0000"
