"""One place through all steps: the cell of one step is an input of the next."""

import numpy as np
from evaluated import evaluated
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine.parameters import AttentionParameters
from mha_desktop.lab.pipeline import PARTS, STEPS
from mha_desktop.lab.pipeline_place import Place
from mha_desktop.lab.state import LabState


def _parameters(kv_head_of: list[int], d_k: int = 4) -> AttentionParameters:
    h, g, d_model = len(kv_head_of), max(kv_head_of) + 1, len(kv_head_of) * d_k
    query, key = np.zeros((d_model, h * d_k)), np.zeros((d_model, g * d_k))
    return AttentionParameters(query, key, key, query.T, h, g, d_k, np.array(kv_head_of))


PARAMETERS = [_parameters([0, 1, 2, 3]), _parameters([0, 0, 1, 1]), _parameters([1, 0, 1, 1])]
PLACES = st.builds(
    Place,
    head=st.integers(0, 3),
    query=st.integers(0, 4),
    key=st.integers(0, 4),
    within=st.integers(0, 3),
    column=st.integers(0, 15),
)


@given(
    PLACES, st.sampled_from(STEPS), st.sampled_from(PARTS), st.sampled_from(PARAMETERS), PLACES
)  # fmt: skip
def test_a_chosen_cell_is_the_one_on_show(place, step, part, parameters, other) -> None:  # noqa: ANN001
    """Choosing a cell from anywhere, then asking for the cell, gives it back."""
    part = part if step in ("qkv", "split") else "q"
    cell = place.cell(step, part, parameters)
    if step == "split":
        other = Place(place.head, other.query, other.key, other.within, other.column)
    if step in ("scores", "mask", "softmax", "gather", "x", "output"):
        assert other.at(cell, step, part, parameters).head == other.head
    assert other.at(cell, step, part, parameters).cell(step, part, parameters) == cell


def test_the_column_of_a_head_is_followed_into_concat_and_w_o() -> None:
    parameters, place = PARAMETERS[0], Place(head=2, query=3, key=1, within=1, column=7)
    assert place.cell("gather", "q", parameters) == (3, 1)
    assert place.cell("concat", "q", parameters) == (3, 9)
    assert place.cell("projection", "q", parameters) == (9, 7)
    assert place.cell("output", "q", parameters) == (3, 7)


def test_a_row_of_w_o_leads_to_its_head_and_column() -> None:
    place = Place(head=0, query=3, key=1).at((9, 7), "projection", "q", PARAMETERS[0])
    assert place == Place(head=2, query=3, key=1, within=1, column=7)


def test_a_column_of_a_shared_key_keeps_the_head_that_reads_it() -> None:
    parameters = PARAMETERS[1]
    assert Place(head=3).at((0, 5), "qkv", "k", parameters).head == 3
    assert Place(head=0).at((0, 5), "qkv", "k", parameters).head == 2
    assert Place(head=3).at((0, 5), "qkv", "q", parameters).head == 1


def test_a_head_has_its_own_columns_of_queries_and_shares_those_of_keys() -> None:
    """Head 2 reads key/value head 1, as do two others."""
    parameters, place = _parameters([1, 0, 1, 1]), Place(head=2, query=3, key=2, within=1)
    assert place.cell("qkv", "q", parameters) == (3, 9)
    assert place.cell("qkv", "k", parameters) == place.cell("qkv", "v", parameters) == (2, 5)


def test_a_key_value_head_that_nobody_reads_leaves_the_head_as_it_is() -> None:
    matrix = np.zeros((16, 8))
    nobody_reads_1 = AttentionParameters(
        np.zeros((16, 16)), matrix, matrix, np.zeros((16, 16)), 4, 2, 4, np.zeros(4, int)
    )
    place = Place(head=2).at((3, 5), "qkv", "k", nobody_reads_1)
    assert (place.head, place.key, place.within) == (2, 3, 1)


def test_a_place_beyond_a_smaller_result_moves_to_its_nearest_end() -> None:
    small = LabState(sentence="one two three", d_model=16, n_heads=2, kv_head_of=(0, 1))
    result = evaluated(small, gains=(1.0,) * 2, muted=(False,) * 2, soloed=(False,) * 2)
    assert Place(9, 9, 9, 99, 99).clamped(result) == Place(1, 2, 2, 7, 15)
    inside = Place(1, 0, 1, 6, 3)
    assert inside.clamped(result) == inside
