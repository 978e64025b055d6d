"""Expressions measure what their names say, and can do nothing else."""

import ast
import math

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.lesson_claims import computed
from mha_desktop.lab.lesson_errors import LessonError, Place
from mha_desktop.lab.lesson_expressions import read_expression
from mha_desktop.lab.lesson_vocabulary import MEASURES, QUANTITIES, ROLES
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import HiddenTokensMask, LabState, Mask, NoMask

PLACE = Place("mine.md", 7)
CAT = LabState(sentence="The tired cat sat on the warm mat", d_model=64)
LABORATORY = Laboratory()


@pytest.fixture(scope="module")
def result() -> LabResult:
    made = LABORATORY.evaluate(resolve(CAT).state)
    assert made is not None
    return made


def value(source: str, result: LabResult) -> object:
    return computed(read_expression(source, PLACE), result, LABORATORY)


def test_measures_agree_with_loops_over_the_arrays(result: LabResult) -> None:
    w = result.trace.weights.astype(float)
    below = [w[0, i, i - 1] for i in range(1, 8)]
    assert value("mass(H1, previous)", result) == pytest.approx(sum(below) / 7)
    assert value("mass(H5, -2)", result) == pytest.approx(
        sum(w[4, i, i - 2] for i in range(2, 8)) / 6
    )
    assert value('weight(H4, "sat", 1)', result) == pytest.approx(w[3, 3, 0])
    assert value('row_sum(H2, "mat")', result) == pytest.approx(1)
    q, k = result.trace.q[0, 2].astype(float), result.trace.k[0, 1].astype(float)
    product = sum(a * b for a, b in zip(q, k, strict=True))
    assert value('product(H1, "cat", "tired")', result) == pytest.approx(product, rel=1e-5)
    assert value('score(H1, "cat", "tired")', result) == pytest.approx(
        product / math.sqrt(8), rel=1e-5
    )
    assert value('query(H1, "cat", 3)', result) == pytest.approx(q[2])


def test_entries_are_those_of_the_steps_counted_from_1() -> None:
    """With two heads on each key/value head, head 4 reads the second one."""
    shared = LABORATORY.evaluate(
        resolve(msgspec.structs.replace(CAT, kv_head_of=(0, 0, 1, 1, 2, 2, 3, 3))).state
    )
    assert shared is not None
    trace = shared.trace
    assert value('query(H4, "cat", 1)', shared) == float(trace.q[3, 2, 0])
    assert value('key(H4, "cat", 8)', shared) == float(trace.k[1, 2, 7])
    assert value('value(H4, "cat", 2)', shared) == float(trace.v[1, 2, 1])
    assert value('head_output(H4, "cat", 3)', shared) == float(trace.head_outputs[3, 2, 2])
    assert value('output("cat", 64)', shared) == float(trace.output[2, 63])


def test_the_size_of_the_output_is_the_length_of_all_its_numbers(result: LabResult) -> None:
    squares = [number**2 for row in result.trace.output.tolist() for number in row]
    assert value("output_size", result) == pytest.approx(math.sqrt(math.fsum(squares)), rel=1e-5)


def test_heads_are_alike_as_far_as_their_rows_share_weight(result: LabResult) -> None:
    assert value("similarity(H2, H2)", result) == 1
    apart = []
    for p, r in zip(*result.trace.weights[[0, 5]].astype(float).tolist(), strict=True):
        mixed = [(a + b) / 2 for a, b in zip(p, r, strict=True)]
        bits = [-sum(w * math.log2(w) for w in row if w > 0) for row in (p, r, mixed)]
        apart.append(math.sqrt(max(bits[2] - (bits[0] + bits[1]) / 2, 0)))
    found = value("similarity(H1, H6)", result)
    assert found == pytest.approx(1 - math.fsum(apart) / 8, abs=1e-5)


def test_what_a_silenced_head_writes_reaches_no_column(result: LabResult) -> None:
    """The crafted heads write to their own columns; a gain of 0 leaves none."""
    muted = LABORATORY.evaluate(
        resolve(msgspec.structs.replace(CAT, muted=(True, *(False,) * 7))).state
    )
    assert muted is not None
    assert value("columns_reached(H1)", muted) == 0
    rows = np.abs(muted.trace.contributions[1]).T.tolist()
    largest = [max(row) for row in rows]
    reached = sum(size > 1e-4 * max(largest) for size in largest)
    assert value("columns_reached(H2)", muted) == reached > 0


@pytest.mark.parametrize(
    ("sentence", "mask", "source", "help_"),
    [
        ("Go", NoMask(), "entropy(H1)", "no row of the sentence has a choice"),
        ("Go on", HiddenTokensMask((0, 1)), "similarity(H1, H2)", "no row has weight in both"),
    ],
)
def test_what_nothing_can_be_measured_of_has_no_value(
    sentence: str, mask: Mask, source: str, help_: str
) -> None:
    state = msgspec.structs.replace(CAT, sentence=sentence, mask=mask)
    short = LABORATORY.evaluate(resolve(state).state)
    assert short is not None
    with pytest.raises(LessonError, match=help_):
        value(source, short)


def test_muting_is_what_is_missing_in_the_output(result: LabResult) -> None:
    trace = result.trace
    left = trace.output - trace.contributions[2] - trace.contributions[4]
    change = np.linalg.norm(trace.output - left) / np.linalg.norm(trace.output)
    assert value("output_change(H3, H5)", result) == pytest.approx(float(change), rel=1e-4)


def test_costs_agree_with_their_formulas(result: LabResult) -> None:
    assert value("parameters", result) == 4 * 64 * 64
    assert value('parameters("w_o")', result) == 64 * 64
    assert value("multiply_adds", result) == 4 * 8 * 64**2 + 2 * 8**2 * 64
    assert value("exponentials == h * n * n", result) is True
    assert value('cache_bytes("Llama 3.3 70B", 10)', result) == 2 * 80 * 8 * 128 * 2 * 10


def test_at_computes_a_changed_state(result: LabResult) -> None:
    other = Laboratory().evaluate(msgspec.structs.replace(result.state, positions="none"))
    assert other is not None
    below = [float(other.weights[0, i, i - 1]) for i in range(1, 8)]
    found = value('at(mass(H1, previous), positions="none")', result)
    assert found == pytest.approx(sum(below) / 7, rel=1e-5)
    assert value('at(n, sentence="Go on")', result) == 2
    assert value("at(g, kv_heads=2)", result) == 2
    assert value("at(g, kv_heads=1)", result) == 1
    assert value("n", result) == 8


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("second", [True, False])
def test_and_or_not_mean_what_they_say(first: bool, second: bool, result: LabResult) -> None:
    one, other = (f"n {'==' if is_so else '!='} 8" for is_so in (first, second))
    assert value(f"{one} and {other}", result) is (first and second)
    assert value(f"{one} or {other}", result) is (first or second)
    assert value(f"not {one}", result) is not first


def test_a_chain_of_comparisons_is_true_if_all_of_them_are(result: LabResult) -> None:
    assert value("0 < n <= 8", result) is True
    assert value("0 < n < 8", result) is False
    assert value("9 < n <= 8", result) is False
    assert value("-n < 0 != n", result) is True


@pytest.mark.parametrize(
    "source",
    [
        "__import__('os').system('true')",
        "().__class__",
        "[1]",
        "{1: 2}",
        "lambda: 1",
        "x := 1",
        "n ** 9 ** 9",
        "n if n else n",
        "(n for n in n)",
        "f'{n}'",
        "n[0]",
        "open('x')",
        "n.real",
        "mass(*H1)",
        "at(n, **n)",
        "b'x'",
        "None",
        "1j",
        "n; n",
        "",
        "1 +",
        "mass",
        "H1",
        "previous",
        "mass(H1)",
        "mass(H1, previous, 2)",
        "mass(1, previous)",
        "mass(H1, prevous)",
        "entropie(H1)",
        "at(n)",
        "at(n, heads=2)",
        "at(n, n_heads=n)",
        "H0",
        "x" * 500,
        "(" * 300,
        "mass(H1, previous) >",
        "mass(head=H1)",
        "not",
        "~n",
        "n << 2",
        "n @ n",
        "n // 2",
        "n % 2",
        "n in n",
        "n is n",
    ],
)
def test_everything_else_is_refused_with_its_line(source: str) -> None:
    with pytest.raises(LessonError) as refused:
        read_expression(source, PLACE)
    assert "in mine.md, line 7:" in str(refused.value)


@pytest.mark.parametrize(
    ("source", "help_"),
    [
        ("mas(H1, previous)", "nearest: mass"),
        ("mass(H1, prevous)", "nearest: previous"),
        ("parameter > 1", "nearest: parameters"),
        ("at(n, n_head=2)", "nearest: n_heads"),
        ("mass(H1)", "takes 2 arguments, not 1"),
        ("mass(H1, role=previous)", "takes 2 arguments, not 2"),
        ("min(n)", "takes 2 to 16 arguments, not 1"),
        ("mass + 1", "“mass” needs arguments in brackets"),
        ("previous > 1", "“previous” alone is no number; ask for a measure"),
        ("H1", "“H1” alone is no number"),
        ("1 + " * 100 + "1", "an expression has 401 characters; the most is 400"),
        ("max(hh, 1)", "no quantity “hh”; nearest: h"),
        ("weight(H1, hh, 1)", "no quantity “hh”; nearest: h"),
        ("at(hh, n_heads=4)", "no quantity “hh”; nearest: h"),
    ],
)
def test_a_refusal_names_what_would_work(source: str, help_: str) -> None:
    with pytest.raises(LessonError, match=help_):
        read_expression(source, PLACE)


@pytest.mark.parametrize(
    ("source", "help_"),
    [
        ('weight(H1, "dog", "cat")', "not in the sentence; nearest"),
        ("mass(H9, previous)", "nearest: H8"),
        ("mass(H8, pronoun)", "has a target"),
        ("1 / 0", "division by zero"),
        ("exp(10000)", "range"),
        ("exp(700) * exp(700)", "“exp(700) * exp(700)” has no value"),
        ("at(g, kv_heads=0)", "cannot share 0"),
        ("weight(H1, 0, 1)", "nearest: 1"),
        ("weight(H1, 9, 1)", "nearest: 8"),
        ('query(H1, "cat", 99)', "nearest: 8"),
        ('cache_gib("Lama 3.3 70B", 1)', "nearest: Llama 3.3 70B"),
        ('at(n, n_heads="two")', "Expected `int`"),
        ("at(n, n_heads=7)", "not divisible"),
        ("at(g, kv_heads=3)", "cannot share 3"),
        ('at(n, sentence="")', "no words"),
        ('"cat" < 1', "not supported"),
        ('3 * "cat"', "is no number"),
        ("weight(H1, 1 > 0, 1)", "is no word"),
        ('parameters("w_x")', "nearest: w_"),
    ],
)
def test_an_expression_without_a_value_says_why(source: str, help_: str, result: LabResult) -> None:
    with pytest.raises(LessonError) as refused:
        value(source, result)
    assert help_ in str(refused.value)
    assert "in mine.md, line 7:" in str(refused.value)


def test_a_word_that_stands_twice_is_asked_for_by_its_place() -> None:
    twice = LABORATORY.evaluate(resolve(LabState(sentence="the cat the mat", d_model=64)).state)
    assert twice is not None
    with pytest.raises(LessonError, match="places 1, 3"):
        value('weight(H1, "the", "cat")', twice)
    assert value('weight(H1, 3, "cat")', twice) == pytest.approx(float(twice.weights[0, 2, 1]))


_ATOMS = st.sampled_from(
    [
        *QUANTITIES,
        *ROLES,
        *(f"{name}(H1, 1, 1)" for name in MEASURES),
        "1",
        "0.5",
        "'cat'",
        "H2",
        "at(n, n_heads=2)",
        "at(n, sentence='')",
        "mass(H1, previous)",
        "-",
        "not n",
        "(",
        ")",
        ",",
        ">",
    ]
)


@given(st.one_of(st.lists(_ATOMS, max_size=6).map(" ".join), st.text(max_size=40)))
def test_any_text_is_computed_or_refused(source: str) -> None:
    result = LABORATORY.evaluate(resolve(CAT).state)
    assert result is not None
    try:
        found = value(source, result)
    except LessonError:
        return
    assert isinstance(found, (int, float, str, bool))
    assert isinstance(ast.parse(source.strip(), mode="eval"), ast.Expression)
