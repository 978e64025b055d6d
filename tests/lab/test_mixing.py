"""What the mixing view is told: muting rightly and wrongly, pruning, and words."""

import threading

import msgspec
import numpy as np
import pytest

from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.laboratory import Cancelled, Laboratory, LabResult
from mha_desktop.lab.mixing import compare_muting, pruning_ranking, words_written
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import HiddenTokensMask, LabState, PrefixMask, RandomHeads


def legal(**fields: object) -> LabState:
    return resolve(msgspec.structs.replace(LabState(), **fields)).state


def evaluate(**fields: object) -> LabResult:
    result = Laboratory().evaluate(legal(**fields))
    assert result is not None
    return result


def heads(*chosen: int, n_heads: int = 8) -> tuple[bool, ...]:
    return tuple(head in chosen for head in range(n_heads))


def relative_change(traces: list[LabResult], muted: set[int]) -> float:
    """Return the change of the output over all sentences, computed again under the mutes."""
    whole, changed = 0.0, 0.0
    for before in traces:
        mutes = heads(*muted, n_heads=before.state.n_heads)
        after = Laboratory().evaluate(msgspec.structs.replace(before.state, muted=mutes))
        changed += np.linalg.norm(after.trace.output - before.trace.output) ** 2
        whole += np.linalg.norm(before.trace.output) ** 2
    return float(np.sqrt(changed / whole))


def test_muting_one_of_eight_heads_changes_all_columns_and_slicing_eight() -> None:
    """Scenario 27: head 2 of 8 at d_model 64."""
    comparison = compare_muting(evaluate(d_model=64, muted=heads(1)))
    everything = evaluate(d_model=64)
    assert comparison.silent == (1,)
    np.testing.assert_allclose(comparison.all_on, everything.trace.output, atol=1e-5)
    lost = comparison.all_on - comparison.present.output
    np.testing.assert_allclose(lost, everything.trace.contributions[1], atol=1e-5)
    assert comparison.present.columns.all()
    assert np.flatnonzero(comparison.sliced.columns).tolist() == list(range(8, 16))
    assert not comparison.sliced.output[:, 8:16].any()


def test_both_effects_are_measured_from_all_heads_on() -> None:
    comparison = compare_muting(evaluate(muted=heads(0, 3)))
    for changed in (comparison.present, comparison.sliced):
        difference = changed.output - comparison.all_on
        np.testing.assert_allclose(
            changed.effect.token_change, np.linalg.norm(difference, axis=1), rtol=1e-5
        )
        relative = np.linalg.norm(difference) / np.linalg.norm(comparison.all_on)
        assert changed.effect.relative_change == pytest.approx(relative, rel=1e-5)


def test_faders_count_as_a_change_and_solo_silences_the_others() -> None:
    gains = (1.0, 0.5, 0.0, 2.0, 1.0, 1.0, 1.0, 1.0)
    faded = compare_muting(evaluate(gains=gains))
    assert faded.silent == (2,)
    added = np.tensordot(np.array(gains) - 1, evaluate().trace.contributions, axes=1)
    np.testing.assert_allclose(faded.present.output - faded.all_on, added, atol=1e-5)
    assert np.flatnonzero(faded.sliced.columns).tolist() == list(range(128, 192))
    assert compare_muting(evaluate(soloed=heads(2))).silent == (0, 1, 3, 4, 5, 6, 7)


def test_with_all_heads_on_nothing_changes() -> None:
    comparison = compare_muting(evaluate())
    for changed in (comparison.present, comparison.sliced):
        assert changed.effect.relative_change == 0
        assert not changed.columns.any()


def changed_columns(scale: float, largest: float) -> list[bool]:
    """Return what counts when a fader changes single numbers by so much, at most."""
    source = RandomHeads(3, scale)
    everything = evaluate(source=source)
    most = float(np.abs(everything.trace.contributions[0]).max())
    gains = (1 + largest / most, *(1.0,) * 7)
    comparison = compare_muting(evaluate(source=source, gains=gains))
    moved = np.abs(comparison.present.output - comparison.all_on).max()
    assert moved == pytest.approx(largest, rel=0.1)  # what is left after the lab's rounding
    return comparison.present.columns.tolist()


def test_what_counts_as_a_change_grows_with_the_largest_number_of_the_output() -> None:
    """Numbers of thousands are rounded in steps that would be changes among small ones."""
    output = np.abs(evaluate(source=RandomHeads(3, 1.0)).trace.output).max()
    assert output > 1000
    assert not any(changed_columns(1.0, 0.7e-5 * output))
    assert any(changed_columns(1.0, 2e-5 * output))


def test_among_small_numbers_a_change_counts_from_a_hundred_thousandth() -> None:
    output = np.abs(evaluate(source=RandomHeads(3, 0.01)).trace.output).max()
    assert output < 0.5
    assert not any(changed_columns(0.01, 0.7e-5))
    assert any(changed_columns(0.01, 1.5e-5))


def test_crafted_heads_are_read_in_words_and_random_ones_are_not() -> None:
    result = evaluate()
    written = {word.query: word.source for word in words_written(result, 7)}
    assert written[result.tokens.index("it")] == result.tokens.index("animal")
    assert words_written(evaluate(source=RandomHeads()), 7) == ()


@pytest.mark.parametrize("examples", [False, True])
def test_the_ranking_is_what_muting_really_changes(examples: bool) -> None:
    state = legal(d_model=64, source=RandomHeads(2), temperature=0.5)
    ranking = pruning_ranking(state, examples=examples)
    sentences = EXAMPLE_SENTENCES if examples else (state.sentence,)
    results = [
        evaluate(d_model=64, source=RandomHeads(2), temperature=0.5, sentence=sentence)
        for sentence in sentences
    ]
    alone = [relative_change(results, {head}) for head in range(8)]
    np.testing.assert_allclose(ranking.alone, alone, rtol=1e-4)
    assert ranking.order == tuple(np.argsort(alone))
    curve = [relative_change(results, set(ranking.order[:k])) for k in range(9)]
    np.testing.assert_allclose(ranking.curve, curve, rtol=1e-4, atol=1e-6)


def test_what_the_slider_mutes_has_the_change_that_the_curve_shows() -> None:
    state = legal()
    ranking = pruning_ranking(state, examples=False)
    for count in (0, 3, 8):
        muted = ranking.muted(count)
        assert sum(muted) == count
        change = compare_muting(evaluate(muted=muted)).present.effect.relative_change
        assert change == pytest.approx(ranking.curve[count], abs=1e-5)


def test_the_order_does_not_move_under_the_slider() -> None:
    """The mutes that the slider sets, the solos and the faders play no part in the ranking."""
    plain = pruning_ranking(legal(), examples=False)
    mixed = legal(muted=plain.muted(4), soloed=heads(6), gains=(0.0, 2.0) * 4)
    again = pruning_ranking(mixed, examples=False)
    assert again.order == plain.order
    np.testing.assert_array_equal(again.curve, plain.curve)


@pytest.mark.parametrize("mask", [HiddenTokensMask((0, 11)), PrefixMask(12)])
def test_a_mask_made_for_a_long_sentence_does_for_the_short_examples(mask: object) -> None:
    ranking = pruning_ranking(legal(mask=mask), examples=True)
    assert sorted(ranking.order) == list(range(8))
    assert np.isfinite(ranking.curve).all()


def test_without_tokens_there_is_nothing_to_rank_but_in_the_examples() -> None:
    assert pruning_ranking(legal(sentence=" "), examples=False) is None
    assert pruning_ranking(legal(sentence=" "), examples=True) is not None


def test_progress_counts_the_sentences_and_cancelling_stops_between_them() -> None:
    told: list[tuple[int, int]] = []
    total = len(EXAMPLE_SENTENCES)
    pruning_ranking(legal(), examples=True, progress=lambda *step: told.append(step))
    assert told == [(done, total) for done in range(1, total + 1)]
    told.clear()
    with pytest.raises(Cancelled):
        pruning_ranking(
            legal(),
            examples=True,
            cancelled=lambda: len(told) == 3,
            progress=lambda *step: told.append(step),
        )
    assert len(told) == 3


def test_ranking_on_another_thread_leaves_a_laboratory_its_stages() -> None:
    laboratory, state = Laboratory(), legal()
    trace = laboratory.evaluate(state).trace
    before = laboratory.staged.runs
    worker = threading.Thread(target=pruning_ranking, args=(state,), kwargs={"examples": True})
    worker.start()
    worker.join()
    again = laboratory.evaluate(state).trace
    assert laboratory.staged.runs == before
    assert np.shares_memory(again.output, trace.output)
