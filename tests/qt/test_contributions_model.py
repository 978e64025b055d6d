"""The contributions model: the rows are the state's heads, and the sum is really taken."""

from dataclasses import replace

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from mha_desktop.engine.attention import attend
from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models.contributions_model import (
    ContributionsModel,
    ContributionsRole,
    check_sum,
    row_by_row,
)

STATE = LabState(sentence="Dog bites man", d_model=64)


def evaluated(**fields: object) -> LabResult:
    state = LabState(**{name: getattr(STATE, name) for name in STATE.__struct_fields__} | fields)
    result = Laboratory().evaluate(state)
    assert result is not None
    return result


def gains(**changed: float) -> tuple[float, ...]:
    return tuple(changed.get(f"h{head}", 1.0) for head in range(1, 9))


def flags(*heads: int) -> tuple[bool, ...]:
    return tuple(number in heads for number in range(1, 9))


@pytest.fixture
def model(qapp: object) -> ContributionsModel:
    return ContributionsModel()


def test_rows_are_the_state(model: ContributionsModel) -> None:
    model.update(evaluated(gains=gains(h2=0.5, h3=2.0), muted=flags(3)))
    role = ContributionsRole
    row = model.index(1)
    assert [row.data(r) for r in (role.NUMBER, role.GAIN, role.MUTED)] == [2, 0.5, False]
    assert model.index(2).data(role.EFFECTIVE_GAIN) == 0.0
    assert model.index(2).data(role.GAIN) == 2.0
    assert model.rowCount() == 8


def test_norms_are_those_of_the_contributions(model: ContributionsModel) -> None:
    result = evaluated(gains=gains(h2=0.5))
    model.update(result)
    expected = np.linalg.norm(result.trace.contributions, axis=(1, 2))
    np.testing.assert_allclose([strip.norm for strip in model.strips], expected, rtol=1e-4)


@pytest.mark.parametrize(
    ("fields", "off", "silent"),
    [
        ({}, (), ()),
        ({"muted": flags(3)}, (3,), (3,)),
        ({"soloed": flags(1, 2)}, (3, 4, 5, 6, 7, 8), (3, 4, 5, 6, 7, 8)),
        ({"soloed": flags(1), "muted": flags(1)}, tuple(range(1, 9)), tuple(range(1, 9))),
        ({"gains": gains(h5=0.0)}, (), (5,)),
    ],
)
def test_off_means_kept_out_and_silent_means_no_contribution(
    model: ContributionsModel,
    fields: dict[str, object],
    off: tuple[int, ...],
    silent: tuple[int, ...],
) -> None:
    """A fader at 0 is silent but not "off": its own position says why."""
    model.update(evaluated(**fields))
    assert tuple(strip.number for strip in model.strips if strip.off) == off
    assert tuple(strip.number for strip in model.strips if strip.silent) == silent


def test_only_rows_that_differ_are_announced(model: ContributionsModel, qtbot: QtBot) -> None:
    model.update(evaluated())
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.update(evaluated(gains=gains(h4=0.5, h6=0.5)))
    first, last = changed.args[:2]
    assert (first.row(), last.row()) == (3, 5)


def test_another_number_of_heads_resets_the_rows(model: ContributionsModel, qtbot: QtBot) -> None:
    model.update(evaluated())
    four = {"gains": (1.0,) * 4, "muted": (False,) * 4, "soloed": (False,) * 4}
    with qtbot.waitSignal(model.modelReset):
        model.update(evaluated(n_heads=4, kv_head_of=(0, 1, 2, 3), **four))
    assert model.rowCount() == 4


def test_no_tokens_empty_the_model(model: ContributionsModel) -> None:
    model.update(evaluated())
    model.update(None)
    assert model.rowCount() == 0
    assert model.w_o().shape == (0, 0)
    assert model.sum_check() is None
    assert model.output_norm() == 0.0


def test_titles_are_asked_for_one_head_at_a_time(qapp: object) -> None:
    """Measuring what a head does is slow: nobody asks for heads that are not read out."""
    asked: list[int] = []

    def title_of(head: int) -> str:
        asked.append(head)
        return f"H{head + 1} uniform"

    model = ContributionsModel(title_of=title_of)
    model.update(evaluated())
    assert model.title(2) == model.index(2).data() == "H3 uniform"
    assert asked == [2, 2]


def test_w_o_is_the_read_only_matrix_itself(model: ContributionsModel) -> None:
    result = evaluated()
    model.update(result)
    assert model.w_o() is result.trace.parameters.w_o
    assert not model.w_o().flags.writeable


def test_the_sum_over_heads_is_the_output(model: ContributionsModel) -> None:
    result = evaluated(gains=gains(h2=0.5), muted=flags(3))
    model.update(result)
    check = model.sum_check()
    assert check is not None
    assert check.equal
    expected = np.abs(result.trace.contributions.sum(axis=0) - result.trace.output).max()
    assert check.difference == pytest.approx(float(expected), abs=check.allowed)
    assert model.output_norm() == pytest.approx(float(np.linalg.norm(result.trace.output)))


def test_the_check_is_taken_once_per_result(model: ContributionsModel) -> None:
    model.update(evaluated())
    first = model.sum_check()
    assert model.sum_check() is first
    model.update(evaluated(gains=gains(h1=0.0)))
    assert model.sum_check() is not first


def test_an_output_that_is_no_such_sum_is_found_out(model: ContributionsModel) -> None:
    result = evaluated()
    output = result.trace.output.copy()
    output[0, 0] += 0.01
    model.update(replace(result, trace=replace(result.trace, output=output)))
    check = model.sum_check()
    assert check is not None
    assert not check.equal
    assert check.difference == pytest.approx(0.01, rel=1e-3)


def test_bands_of_other_heads_do_not_add_up() -> None:
    """The check multiplies head by head; it does not repeat the product that made the output."""
    trace = evaluated().trace
    swapped = np.roll(trace.parameters.w_o, trace.parameters.d_k, axis=0)
    assert not check_sum(trace, swapped).equal


def test_not_a_number_is_never_equal() -> None:
    trace = evaluated().trace
    broken = replace(trace, output=np.full_like(trace.output, np.nan))
    assert not check_sum(broken, trace.parameters.w_o).equal


def test_output_bias_is_part_of_the_sum_and_float64_is_held_to_float64() -> None:
    random = np.random.default_rng(0)
    q, k, v, o = random.standard_normal((4, 12, 12))
    parameters = AttentionParameters(
        q, k, v, o, 3, 3, 4, np.arange(3), b_o=random.standard_normal(12)
    )
    trace = attend(random.standard_normal((5, 12)), parameters, gains=(1.0, 0.5, 2.0))
    check = check_sum(trace, o)
    assert check.equal
    assert check.allowed < 1e-10
    without = replace(trace, parameters=replace(parameters, b_o=None))
    assert not check_sum(without, o).equal


@pytest.mark.parametrize("shape", [(1, 1), (5, 70), (64, 33)])
def test_row_by_row_changes_the_order_in_memory_only(shape: tuple[int, int]) -> None:
    matrix = np.arange(shape[0] * shape[1], dtype=np.float32).reshape(shape, order="F")
    copy = row_by_row(matrix)
    np.testing.assert_array_equal(copy, matrix)
    assert copy.flags.c_contiguous
    assert not copy.flags.writeable


def test_a_token_that_the_sentence_does_not_have_is_none(model: ContributionsModel) -> None:
    """The view may be of a longer sentence, whose numbers are still to come."""
    result = evaluated()
    model.update(result)
    model.set_view("index", 99)
    assert (model.token, model.token_text) == (None, "")
    norms = result.trace.contribution_norms
    assert [strip.norm for strip in model.strips] == pytest.approx(norms.tolist())


def test_one_token_has_its_own_norms_and_order(model: ContributionsModel, qtbot: QtBot) -> None:
    result = evaluated(gains=gains(h2=0.0, h5=1.5))
    model.update(result)
    with qtbot.waitSignal(model.updated):
        model.set_view("contribution", 2)
    assert (model.token, model.token_text) == (2, "man")
    z, w_o = result.trace.head_outputs, result.trace.parameters.w_o
    norms = [
        result.state.gains[head] * np.linalg.norm(z[head, 2] @ w_o[8 * head : 8 * head + 8])
        for head in range(8)
    ]
    assert [strip.norm for strip in model.strips] == pytest.approx(norms, rel=1e-4)
    assert [norms[head] for head in model.order] == pytest.approx(sorted(norms, reverse=True))
    with qtbot.assertNotEmitted(model.updated):
        model.set_view("contribution", 2)


@pytest.mark.parametrize(("token", "found"), [(0, 0), (2, 2), (3, None), (None, None)])
def test_a_token_is_one_of_the_three(
    model: ContributionsModel, token: int | None, found: int | None
) -> None:
    model.set_view("index", token)
    assert model.token is None  # no sentence yet
    model.update(evaluated())
    assert model.token == found


@pytest.mark.parametrize(("error", "equal"), [(2e-5, True), (2e-4, False)])
def test_the_sum_may_be_off_by_1e_5_of_the_largest_output(error: float, equal: bool) -> None:
    trace = evaluated().trace
    scaled = replace(trace, output=trace.output * np.float32(1 + error / 3))
    check = check_sum(trace, trace.parameters.w_o)
    largest = max(1.0, float(np.abs(trace.output).max()))
    assert check.allowed == pytest.approx(1e-5 * largest)
    assert check_sum(scaled, trace.parameters.w_o).equal is equal
