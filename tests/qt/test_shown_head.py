"""The numbers in the picture of a head, against loops over single entries."""

import math

import msgspec
import numpy as np
import pytest

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    LabState,
    LogRange,
    PerHeadRange,
    PinnedCell,
    RandomHeads,
    SharedRange,
    Stage,
    ViewState,
)
from mha_desktop.qt.figures.content import HeadFigure
from mha_desktop.qt.models.figure_source import FigureSource
from mha_desktop.qt.models.head_reading import head_reading
from mha_desktop.qt.models.heads_model import HeadsModel
from mha_desktop.qt.models.shown_head import ShownHead
from mha_desktop.qt.models.weights_model import WeightsModel
from mha_desktop.qt.theme import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

RANDOM = {"sentence": "The tired cat sat on the mat", "source": RandomHeads(seed=3), "d_model": 64}
GROUPED = (0, 0, 0, 0, 1, 1, 1, 1)


def result_of(**changes: object) -> LabResult:
    state = resolve(msgspec.structs.replace(LabState(), **RANDOM | changes)).state
    result = Laboratory().evaluate(state)
    assert result is not None
    return result


class Source:
    """A figure source on one result."""

    def __init__(self, **changes: object) -> None:
        self.result = result_of(**changes)
        self.heads, self.weights = HeadsModel(), WeightsModel()
        self.heads.update(self.result)
        self.weights.update(self.result)
        self.source = FigureSource(self.heads, self.weights)

    def shown(self, **view: object) -> ShownHead:
        shown = self.source.shown_head(ViewState(**view))
        assert shown is not None
        return shown

    def figure(self, **view: object) -> HeadFigure:
        tokens = range(len(self.result.tokens))
        figure = self.source.head_figure(ViewState(**view), LIGHT, tokens, tokens)
        assert figure is not None
        return figure

    def reading(self, **view: object) -> str:
        return str(head_reading(self.weights, self.shown(**view), self.figure(**view)))


def by_hand(result: LabResult, head: int, stage: Stage) -> np.ndarray:
    """Every entry by a loop over the entries of q and k, in double precision."""
    trace, n = result.trace, len(result.tokens)
    keys = trace.k[result.state.kv_head_of[head]]
    numbers = np.zeros((n, n))
    for query in range(n):
        for key in range(n):
            pairs = zip(trace.q[head, query].tolist(), keys[key].tolist(), strict=True)
            numbers[query, key] = math.fsum(a * b for a, b in pairs)
    if stage != "products":
        numbers /= math.sqrt(trace.q.shape[-1])
    if stage == "masked":
        numbers /= result.state.temperature
    return numbers


@pytest.mark.parametrize("stage", ["products", "scores", "masked"])
@pytest.mark.parametrize("head", [0, 6])
def test_the_numbers_of_a_stage_are_those_of_a_loop(stage: Stage, head: int) -> None:
    source = Source(mask=CausalMask(), temperature=2.0, kv_head_of=GROUPED)
    shown, expected = source.shown(selected_head=head, stage=stage), None
    expected = by_hand(source.result, head, stage)
    allowed = np.tri(len(expected), dtype=bool) if stage == "masked" else expected == expected
    np.testing.assert_allclose(shown.values[allowed], expected[allowed], rtol=1e-4, atol=1e-5)


def test_the_mask_hatches_cells_from_its_stage_on() -> None:
    """Before the mask every pair has a score: scenario of the upper triangle."""
    source = Source(mask=CausalMask())
    for stage in ("products", "scores"):
        assert source.figure(stage=stage).allowed is None
        assert np.triu(source.figure(stage=stage).values, 1).any()
    for stage in ("masked", "weights"):
        figure = source.figure(stage=stage)
        np.testing.assert_array_equal(figure.allowed, np.tri(7, dtype=bool))
        assert not np.triu(figure.values, 1).any()
    assert Source().figure().values[np.triu_indices(7, 1)].all()


@pytest.mark.parametrize("stage", ["products", "scores", "masked"])
def test_colours_of_scores_are_symmetric_and_hold_every_number_on_show(stage: Stage) -> None:
    source = Source(mask=CausalMask(), temperature=0.5)
    everywhere = max(
        np.abs(by_hand(source.result, head, stage))[np.tri(7, dtype=bool) | (stage != "masked")]
        .max()
        for head in range(8)
    )  # fmt: skip
    for colour_range, largest in ((SharedRange(), everywhere), (LogRange(), None)):
        figure = source.figure(selected_head=4, stage=stage, colour_range=colour_range)
        low, high = figure.scale.limits(4)
        own = float(np.abs(figure.values).max())
        assert low == -high
        assert (largest or own) <= high * (1 + 1e-5)
        assert high <= 1.5 * (largest or own)
        level = figure.scale.levels(np.zeros((1, 1, 1), dtype=np.float32))[0, 0, 0]
        assert level in (127, 128)


def test_weights_keep_their_ranges() -> None:
    source = Source()
    per_head = source.figure(selected_head=2, colour_range=PerHeadRange())
    assert per_head.scale.limits(2)[1] == pytest.approx(per_head.values.max())
    assert source.figure(colour_range=LogRange()).scale.limits(0) == (1e-4, 1.0)


def test_the_mean_is_that_of_the_heads_that_are_heard() -> None:
    muted = (True, False, False, True, False, False, False, False)
    source = Source(muted=muted)
    figure = source.figure(averaged=True, stage="scores", colour_range=PerHeadRange())
    heard = [head for head in range(8) if not muted[head]]
    expected = sum(source.result.trace.weights[h].astype(float) for h in heard) / len(heard)
    np.testing.assert_allclose(figure.values, expected, rtol=1e-5)
    assert figure.name == "Mean of 6 heads"
    assert figure.note == "a mean that the model does not use"
    assert figure.head is None
    assert not figure.signed
    assert figure.scale.limits(figure.scale_head)[1] == pytest.approx(expected.max())


def test_a_solo_makes_a_mean_of_one_and_no_heads_make_none() -> None:
    source = Source(soloed=(False, True) + (False,) * 6)
    assert source.figure(averaged=True).name == "Mean of 1 head"
    silent = Source(muted=(True,) * 8)
    assert silent.source.shown_head(ViewState(averaged=True)) is None


def test_entropies_and_sums_are_those_of_loops() -> None:
    source = Source(mask=CausalMask(), mistake="mask_after_softmax")
    shown = source.shown(selected_head=5)
    for query in range(7):
        row = [float(weight) for weight in source.result.trace.weights[5, query]]
        assert shown.sums.texts[query] == f"{math.fsum(row):.2f}"
        nats = -sum(w * math.log(w) for w in row if w > 0)
        expected = f"{nats / math.log(query + 1):.2f}" if query else "–"
        assert shown.entropies.texts[query] == expected


def test_sums_stand_beside_the_map_of_every_mistake_and_of_no_other() -> None:
    assert Source().figure().beside == ()
    assert [one.caption for one in Source().figure(shows_entropy=True).beside] == ["entropy"]
    for mistake in ("unscaled", "softmax_over_queries", "sliced_output"):
        beside = Source(mistake=mistake).figure(shows_entropy=True).beside
        assert [one.caption for one in beside] == ["Σ weights", "entropy"]


def test_a_mistake_that_leaves_the_weights_alone_still_shows_its_sums() -> None:
    """The weights of a result with `sliced_output` are those of the right one."""
    source = Source()
    wrong = Laboratory().evaluate(msgspec.structs.replace(source.result.state, mistake="unscaled"))
    source.heads.update(wrong)
    source.weights.update(wrong)
    assert source.figure().beside


def test_undefined_rows_say_so_and_are_hatched() -> None:
    hidden = HiddenTokensMask(tuple(range(7)))
    source = Source(mask=hidden, mistake="empty_row")
    figure = source.figure(cell=(2, 1))
    assert set(figure.beside[0].texts) == {"undefined"}
    assert not figure.allowed.any()
    assert np.isfinite(figure.values).all()
    assert "undefined" in source.reading(cell=(2, 1))


def test_without_the_mistake_an_empty_row_adds_up_to_nothing() -> None:
    """No warning either: warnings are errors here."""
    source = Source(mask=HiddenTokensMask(tuple(range(7))))
    for stage in ("products", "scores", "masked", "weights"):
        view = {"stage": stage, "marks_top_two": True, "shows_entropy": True, "cell": (2, 1)}
        figure = source.figure(**view)
        assert np.isfinite(figure.values).all()
        assert source.reading(**view)
    assert set(figure.beside[0].texts) == {"–"}
    assert not figure.ranks.any()


def test_notes_tell_what_the_numbers_are() -> None:
    source = Source(mask=CausalMask())
    notes = {stage: source.figure(stage=stage).note for stage in ("products", "scores", "weights")}
    assert notes["products"] == "q·k, not yet divided"
    assert notes["scores"] == "q·k / √8"
    assert notes["weights"] == "each row adds up to 1"
    assert source.figure(transposed=True).note == "each column adds up to 1"
    assert Source(mistake="scaled_by_d_model").figure(stage="scores").note == "q·k / √64"
    assert Source(mistake="unscaled").figure(stage="scores").note == "q·k, not divided"
    assert Source(mistake="unscaled").figure().note == ""


@pytest.mark.parametrize(
    ("stage", "start"),
    [
        ("products", "H5 q·k of 'sat' and 'cat'"),
        ("scores", "H5 score of 'sat' for 'cat'"),
        ("masked", "H5 score of 'sat' for 'cat' after the mask"),
        ("weights", "H5 'sat' looks at 'cat'"),
    ],
)
def test_readings_name_the_stage_and_its_number(stage: Stage, start: str) -> None:
    source = Source()
    text = source.reading(selected_head=4, stage=stage, cell=(3, 2))
    assert text.startswith(start)
    number = float(text.rsplit(" ", 1)[1].replace("\N{MINUS SIGN}", "-"))
    expected = float(source.shown(selected_head=4, stage=stage).values[3, 2])
    assert number == pytest.approx(expected, rel=0.02, abs=0.006)


def test_readings_of_the_mean_and_of_marks() -> None:
    source = Source()
    mean = source.reading(averaged=True, cell=(3, 2))
    assert mean.startswith("Mean of 8 heads: 'sat' looks at 'cat'")
    assert mean.endswith("The model does not use this mean.")
    query = 3
    strongest = int(source.result.trace.weights[0, query].argmax())
    text = source.reading(marks_top_two=True, cell=(query, strongest))
    assert text.endswith("The strongest key of this query.")


def test_a_pin_beyond_the_sentence_is_no_pin() -> None:
    """While a shorter sentence is computed, the view may still hold the old pin."""
    assert Source().figure(pin=PinnedCell(20, 2)).pin is None


def test_the_numbers_are_kept_while_nothing_changes_them() -> None:
    source = Source()
    first = source.figure(stage="products", cell=(1, 2))
    second = source.figure(stage="products", cell=(3, 2), pin=PinnedCell(1, 1))
    assert first.values is second.values
    assert source.figure(stage="products", selected_head=1).values is not first.values
