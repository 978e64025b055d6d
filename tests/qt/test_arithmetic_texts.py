"""The arithmetic of a weight in words: what is on the clipboard and in the panel."""

import pytest
from evaluated import evaluated
from PySide6.QtGui import QGuiApplication

from mha_desktop.lab.cell_arithmetic import CellArithmetic, cell_arithmetic
from mha_desktop.lab.cell_arithmetic_overview import key_weights, mean_cell, query_weights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import CausalMask, HiddenTokensMask, LabState, RandomHeads
from mha_desktop.qt.arithmetic_numbers import number_text, score_text, share_text
from mha_desktop.qt.arithmetic_tables import line_table, mean_table, softmax_tables
from mha_desktop.qt.arithmetic_texts import arithmetic_text, steps, weight_line

pytestmark = pytest.mark.usefixtures("qapp")

SENTENCE = "The tired cat sat on the warm mat"


def _result(**fields: object) -> LabResult:
    return evaluated(LabState(sentence=SENTENCE, d_model=64, source=RandomHeads(seed=3)), **fields)


def _cell(query: int = 3, key: int = 2, **fields: object) -> CellArithmetic:
    return cell_arithmetic(_result(**fields), 0, query, key)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (19.774, "19.77"),
        (-1.649, "−1.65"),
        (0.0, "0.00"),
        (0.00034, "0.0003"),
        (-3.2e-8, "−3e−8"),
        (735.22, "735.2"),
        (48516.3, "48,516"),
        (1.07e13, "1.1e13"),
        (float("nan"), "undefined"),
    ],
)
def test_numbers_have_as_many_figures_as_help(value: float, text: str) -> None:
    assert number_text(value) == text


def test_rounding_leaves_no_minus_zero() -> None:
    assert score_text(-9e-7) == "0.00"
    assert number_text(-0.0) == "0.00"
    assert share_text(-0.001) == "0 %"
    assert share_text(None) == "–"


def test_the_text_has_the_engine_s_numbers_in_their_order() -> None:
    """Sum of products, the division, and power over sum as it gives the weight of the map."""
    result = _result()
    score, weight = result.trace.scores[0, 3, 4], result.trace.weights[0, 3, 4]
    text = arithmetic_text(cell_arithmetic(result, 0, 3, 4))
    total = score_text(float(score) * 8**0.5)
    expected = [
        "H1 sat → on",
        f"sum of 8 products: q·k = {total}",
        f"√8 = 2.83: {total} / 2.83 = {score_text(float(score))}",
        "key\tscore\te^score\tweight",
        f"= {weight:.2f}\nComputed again",
        "length of weight · v:",
    ]
    places = [text.find(part) for part in expected]
    assert -1 not in places
    assert places == sorted(places)
    assert text.count("\n") < 40


def test_the_temperature_has_a_line_only_where_it_changes_something() -> None:
    assert "temperature" not in arithmetic_text(_cell())
    warm = _cell(temperature=2.0)
    assert [line.name for line in steps(warm)[1].lines] == ["√8 = 2.83", "temperature 2"]
    assert softmax_tables(warm)[0].titles[1:3] == ("score/T", "e^score/T")


def test_subtracting_the_largest_score_is_said() -> None:
    cold = _cell(temperature=0.01)
    assert "is subtracted" in steps(cold)[2].remarks[0]
    assert softmax_tables(cold)[0].titles[2] == "e^score/T−max"
    assert not steps(_cell())[2].remarks


def test_what_the_mask_does_is_said_in_words() -> None:
    masked = _cell(query=2, key=3, mask=CausalMask())
    assert "The mask does not allow it: weight 0." in arithmetic_text(masked)
    assert softmax_tables(masked)[0].rows[3].numbers[1] == "masked"
    open_ = _cell(query=3, key=2, mask=CausalMask())
    assert "lets this query look at this key" in arithmetic_text(open_)
    empty = _cell(mask=HiddenTokensMask(tuple(range(8))))
    assert "leaves no key to this query: all its weights are 0" in arithmetic_text(empty)


@pytest.mark.parametrize(
    ("mistake", "step", "words"),
    [
        ("unscaled", 2, "not divided by √8"),
        ("scaled_by_d_model", 2, "divided by √64, not by √8"),
        ("forgotten_temperature", 2, "factor of 4"),
        ("softmax_over_queries", 3, "column"),
        ("softmax_twice", 3, "second softmax"),
        ("mask_after_softmax", 3, "afterwards"),
        ("empty_row", 3, "0 / 0"),
        ("interleaved_groups", 1, "H1 reads key/value head 1"),
        ("sliced_output", 4, "later"),
    ],
)
def test_a_mistake_is_named_in_its_step_only(mistake: str, step: int, words: str) -> None:
    notes = [text.mistake for text in steps(_cell(mistake=mistake))]
    assert words in notes[step - 1]
    assert sum(map(bool, notes)) == 1


def test_the_last_line_shows_what_the_wrong_code_divides() -> None:
    late = weight_line(_cell(query=2, key=3, mask=CausalMask(), mistake="mask_after_softmax"))
    assert late.formula.endswith("× 0 =")
    assert late.result == "0.00"
    hidden = HiddenTokensMask(tuple(range(8)))
    assert weight_line(_cell(mask=hidden, mistake="empty_row")).result == "undefined"
    assert len(softmax_tables(_cell(mistake="softmax_twice"))) == 2
    assert softmax_tables(_cell(mistake="softmax_over_queries"))[0].titles[0] == "query"


def test_of_a_long_sentence_the_strongest_keys_are_listed_and_the_others_added_up() -> None:
    result = _result(sentence=" ".join(f"word{i}" for i in range(64)))
    table = softmax_tables(cell_arithmetic(result, 0, 3, 2))[0]
    assert len(table.rows) in (11, 12)
    assert [row.name for row in table.rows if row.marked] == ["2 word2"]
    assert table.rows[-1].name == f"and {65 - len(table.rows)} others"
    assert sum(row.weight for row in table.rows) == pytest.approx(1)
    listed = [int(row.name.split()[0]) for row in table.rows[:-1]]
    assert listed == sorted(listed)
    assert int(result.trace.weights[0, 3].argmax()) in listed


def test_rows_columns_and_means_have_their_sums() -> None:
    result = _result()
    row, column = line_table(query_weights(result, 0, 3)), line_table(key_weights(result, 0, 3))
    assert (row.titles, row.total.weight_text) == (("key", "score", "weight"), "1.00")
    assert column.total.weight_text == f"{result.trace.weights[0, :, 3].sum():.2f}"
    mean = mean_table(mean_cell(result, 3, 2))
    assert mean.total.weight_text == f"{result.trace.weights[:, 3, 2].mean():.2f}"
    assert [line.name for line in mean.rows] == [f"H{i}" for i in range(1, 9)]
    assert "need not add up to 1" in arithmetic_text(key_weights(result, 0, 3))
    wrong = _result(mistake="softmax_over_queries")
    assert "adds up to 1, not rows" in arithmetic_text(key_weights(wrong, 0, 3))


def test_a_right_to_left_word_does_not_turn_the_title_around() -> None:
    text = arithmetic_text(_cell(query=0, key=1, sentence="שלום עולם"))
    assert text.startswith("H1 \u2068שלום\u2069 → \u2068עולם\u2069")
    assert QGuiApplication.instance() is not None
