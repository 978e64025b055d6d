"""What a cell says in words, whatever the tokens are."""

import pytest

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import CausalMask, LabState
from mha_desktop.qt.models.reading import Reading, cell_reading, weight_text
from mha_desktop.qt.models.weights_model import WeightsModel


def model_of(**fields: object) -> WeightsModel:
    model = WeightsModel()
    model.update(Laboratory().evaluate(resolve(LabState(**fields)).state))
    return model


def test_a_cell_names_head_query_key_and_weight(qapp: object) -> None:
    model = model_of(sentence="The cat sat")
    value = f"{model.weights()[0, 2, 1]:.2f}"
    reading = cell_reading(model, 0, (2, 1))
    assert str(reading) == f"H1 'sat' looks at 'cat' {value}"
    assert reading.short == "H1 sat → cat"


def test_long_tokens_are_whole(qapp: object) -> None:
    """Labels cut tokens; the read-out is where the whole word stands."""
    word = "internationalisation"
    assert f"'{word}'" in str(cell_reading(model_of(sentence=f"{word} is long"), 1, (0, 0)))


def test_a_masked_cell_has_no_value(qapp: object) -> None:
    reading = cell_reading(model_of(sentence="The cat sat", mask=CausalMask()), 0, (0, 2))
    assert reading.value == ""
    assert str(reading) == (
        "H1 'The' may not look at 'sat'. The mask hides this key from this query."
    )


def test_a_flat_row_counts_the_keys_it_may_see(qapp: object) -> None:
    """The uniform head under a causal mask: the third token has three keys."""
    reading = cell_reading(model_of(mask=CausalMask()), 2, (2, 0))
    assert reading.note == "Every score in this row is equal, so every key gets 1/3."


def test_right_to_left_tokens_keep_their_place_in_the_sentence(qapp: object) -> None:
    """Isolated, an Arabic query stays the query: it does not change places with the key."""
    text = str(cell_reading(model_of(sentence="القطة جلست"), 0, (1, 0)))
    assert "'\u2068جلست\u2069' looks at '\u2068القطة\u2069'" in text


def test_control_characters_are_spelled_out(qapp: object) -> None:
    text = str(cell_reading(model_of(sentence="a\u0007b"), 0, (0, 0)))
    assert "\u0007" not in text


@pytest.mark.parametrize(
    ("weight", "text"),
    [(0.4249, "0.42"), (1.0, "1.00"), (0.0, "0.00"), (0.0031, "0.003"), (3e-4, "0.0003"),
     (2e-7, "< 0.0001")],
)  # fmt: skip
def test_small_weights_are_not_rounded_to_nothing(weight: float, text: str) -> None:
    assert weight_text(weight) == text


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        (Reading("H1 looks", value="0.4"), "H1 looks 0.4"),
        (Reading("H1 looks", value="0.4", note="Why."), "H1 looks 0.4. Why."),
        (Reading("H1 looks", value="0.4", spoken="Head 1, 0.4"), "Head 1, 0.4"),
        (Reading("H1 looks", value="0.4", note="Why.", spoken="Head 1, 0.4"), "Head 1, 0.4. Why."),
    ],
)
def test_a_screen_reader_says_the_words_for_the_ear_and_the_note(
    reading: Reading, said: str
) -> None:
    assert reading.aloud == said
