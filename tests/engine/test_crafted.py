"""Crafted heads do what they are named for, from matrices that never see the sentence."""

import numpy as np
import pytest

from mha_desktop.engine import measures
from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.attention import attend
from mha_desktop.engine.crafted import crafted_embedding, crafted_parameters, crafted_roles
from mha_desktop.engine.dimensions import legal_head_counts
from mha_desktop.engine.errors import DimensionError
from mha_desktop.engine.features import N_CONTENT, N_STRUCTURE, content_vector, directions
from mha_desktop.engine.grouping import to_grouped
from mha_desktop.engine.lexicon import TokenKinds, token_kinds
from mha_desktop.engine.masks import causal_mask
from mha_desktop.engine.roles import HeadRole, RoleKind, measured_role, role_mass

SPACED = "The animal did not cross the street because it was too tired ."
DEFAULT = "The animal didn't cross the street because it was too tired ."
EXAMPLES = [
    DEFAULT,
    "The tired cat sat on the warm mat",
    "She told him that she would meet him there after she finished .",
    "The keys to the cabinet are on the table",
    "The cat that the dog chased ran away",
    "She gave him the book and he read it",
    "Dog bites man",
    "Man bites dog",
]
PREVIOUS, SELF, UNIFORM, BACKWARD, NEXT, SEPARATOR, RARE, PRONOUN, VERB = range(9)


def crafted_weights(sentence: str, d_model: int = 512, n_heads: int = 8) -> FloatArray:
    x = crafted_embedding(sentence.split(), d_model)
    return attend(x, crafted_parameters(d_model, n_heads)).weights


def kinds_of(sentence: str) -> TokenKinds:
    return token_kinds(sentence.split())


def long_sentence(n: int) -> str:
    words = (" ".join(EXAMPLES)).split()
    return " ".join((words * (n // len(words) + 1))[:n])


def test_the_first_nine_heads_and_their_order() -> None:
    assert [role.kind for role in crafted_roles(9)] == [
        RoleKind.PREVIOUS, RoleKind.SELF, RoleKind.UNIFORM, RoleKind.BACKWARD, RoleKind.NEXT,
        RoleKind.SEPARATOR, RoleKind.RARE, RoleKind.PRONOUN, RoleKind.VERB,
    ]  # fmt: skip


def test_the_first_heads_are_the_same_for_every_number_of_heads() -> None:
    everything = crafted_roles(128)
    assert len(everything) == 128
    for n_heads in (1, 7, 16, 96):
        assert crafted_roles(n_heads) == everything[:n_heads]


def test_the_first_32_heads_all_do_something_else() -> None:
    assert len(set(crafted_roles(32))) == 32


@pytest.mark.parametrize("sentence", [SPACED, DEFAULT])
def test_the_figures_of_the_default_layer(sentence: str) -> None:
    weights, kinds = crafted_weights(sentence), kinds_of(sentence)
    assert measures.offset_mass(weights[PREVIOUS], -1) >= 0.95
    assert measures.self_mass(weights[SELF]) >= 0.95
    assert measures.offset_mass(weights[NEXT], 1) >= 0.95
    assert measures.relative_entropy(weights[UNIFORM]) >= 0.999
    assert measures.backward_mass(weights[BACKWARD]) >= 0.95
    assert measures.separator_mass(weights[SEPARATOR], kinds.separator) >= 0.9
    assert measures.rare_mass(weights[RARE], kinds.rare) >= 0.9


@pytest.mark.parametrize("sentence", [SPACED, DEFAULT])
def test_it_looks_at_animal_first_and_at_street_second(sentence: str) -> None:
    words = sentence.split()
    row = crafted_weights(sentence)[PRONOUN, words.index("it")]
    animal, street = row[words.index("animal")], row[words.index("street")]
    assert animal + street >= 0.85
    assert animal > 2 * street


@pytest.mark.parametrize("n", [8, 64, 512])
def test_backward_holds_over_the_whole_range_of_lengths(n: int) -> None:
    weights = crafted_weights(long_sentence(n))
    assert measures.backward_mass(weights[BACKWARD]) >= 0.95
    assert measures.offset_mass(weights[PREVIOUS], -1) >= 0.95


def test_small_heads_and_small_layers_stay_poor() -> None:
    """The limits of capacity are there to be seen: d_k 4, and d_model 32 with 8 heads."""
    assert measures.offset_mass(crafted_weights(SPACED, 512, 128)[PREVIOUS], -1) < 0.8
    assert measures.offset_mass(crafted_weights(SPACED, 32, 8)[PREVIOUS], -1) < 0.3
    assert measures.offset_mass(crafted_weights(SPACED, 512, 64)[PREVIOUS], -1) > 0.9


@pytest.mark.parametrize("sentence", [SPACED, DEFAULT])
@pytest.mark.parametrize("n_heads", [8, 16])
def test_every_head_measures_as_what_it_is_meant_to_be(sentence: str, n_heads: int) -> None:
    weights, kinds = crafted_weights(sentence, n_heads=n_heads), kinds_of(sentence)
    named = tuple(measured_role(head, kinds)[0] for head in weights)
    assert named == crafted_roles(n_heads)


@pytest.mark.parametrize("sentence", EXAMPLES)
def test_heads_with_a_target_in_the_example_find_it(sentence: str) -> None:
    weights, kinds = crafted_weights(sentence, n_heads=16), kinds_of(sentence)
    for role, head in zip(crafted_roles(16), weights, strict=True):
        mass = role_mass(role, head, kinds)
        assert mass is None or mass > 0.85


@pytest.mark.parametrize(
    ("sentence", "verb", "subject"),
    [
        ("The keys to the cabinet are on the table", "are", "keys"),
        ("The cat that the dog chased ran away", "ran", "cat"),
        ("Dog bites man", "bites", "Dog"),
        ("Man bites dog", "bites", "Man"),
    ],
)
def test_the_verb_looks_at_its_subject(sentence: str, verb: str, subject: str) -> None:
    words = sentence.split()
    row = crafted_weights(sentence, n_heads=16)[VERB, words.index(verb)]
    assert words[int(row.argmax())] == subject


def test_without_a_full_stop_the_separator_head_is_even() -> None:
    weights = crafted_weights("Dog bites man")[SEPARATOR]
    np.testing.assert_allclose(weights, 1 / 3, atol=1e-4)


def test_without_positions_positional_heads_are_even_and_matches_stay() -> None:
    x = crafted_embedding(SPACED.split(), 512, positions=False)
    weights, kinds = attend(x, crafted_parameters(512, 8)).weights, kinds_of(SPACED)
    for head in (PREVIOUS, SELF, BACKWARD, NEXT):
        assert measures.relative_entropy(weights[head]) > 0.999
    assert measures.separator_mass(weights[SEPARATOR], kinds.separator) > 0.9


def test_without_positions_order_is_lost() -> None:
    """ "Dog bites man" and "Man bites dog" give the same rows in another order."""
    parameters = crafted_parameters(128, 8)
    outputs = [
        attend(crafted_embedding(words, 128, positions=False), parameters).output
        for words in (["dog", "bites", "man"], ["man", "bites", "dog"])
    ]
    np.testing.assert_allclose(outputs[0], outputs[1][::-1], atol=1e-5)


def test_the_matrices_do_not_depend_on_the_sentence() -> None:
    """The same bits before and after other sentences, and from a fresh build."""
    before = crafted_parameters(96, 12)
    copies = [getattr(before, name).copy() for name in ("w_q", "w_k", "w_v", "w_o")]
    for sentence in EXAMPLES:
        attend(crafted_embedding(sentence.split(), 96), crafted_parameters(96, 12))
    for n_heads in (1, 2, 3, 4, 6, 8, 16, 24, 32, 48, 96):
        for dtype in (np.float32, np.float64):
            crafted_parameters(96, n_heads, dtype=dtype)
    after = crafted_parameters(96, 12)
    assert after is not before
    for name, copy in zip(("w_q", "w_k", "w_v", "w_o"), copies, strict=True):
        assert getattr(after, name).tobytes() == copy.tobytes()


def test_crafted_matrices_are_built_once_and_read_only() -> None:
    parameters = crafted_parameters(64, 4)
    assert crafted_parameters(64, 4) is parameters
    with pytest.raises(ValueError, match="read-only"):
        parameters.w_q[0, 0] = 1


def test_float32_by_default_and_float64_on_request() -> None:
    words = SPACED.split()
    single = attend(crafted_embedding(words, 256), crafted_parameters(256, 8))
    double = attend(
        crafted_embedding(words, 256, dtype=np.float64),
        crafted_parameters(256, 8, dtype=np.float64),
    )
    assert single.weights.dtype == np.float32
    assert double.weights.dtype == np.float64
    np.testing.assert_allclose(single.weights, double.weights, atol=1e-4)


@pytest.mark.parametrize("d_model", [1, 2, 3, 7, 30, 96, 97, 128, 240])
def test_every_legal_head_count_gives_a_layer(d_model: int) -> None:
    x = crafted_embedding(SPACED.split(), d_model)
    for n_heads in legal_head_counts(d_model):
        trace = attend(x, crafted_parameters(d_model, n_heads))
        assert np.isfinite(trace.output).all()
        np.testing.assert_allclose(trace.weights.sum(axis=-1), 1, atol=1e-5)


def test_the_largest_layer() -> None:
    trace = attend(crafted_embedding(["a", "b"], 4096), crafted_parameters(4096, 128))
    assert np.isfinite(trace.output).all()


def test_heads_of_one_column_use_half_a_pair() -> None:
    """One number per query and key cannot hold a direction, but it is not nothing."""
    weights = crafted_weights(SPACED, 128, 128)
    assert measures.relative_entropy(weights[PREVIOUS]) < 0.98
    assert measures.separator_mass(weights[SEPARATOR], kinds_of(SPACED).separator) > 0.9


def test_uneven_heads_are_refused_with_the_nearest_legal_numbers() -> None:
    with pytest.raises(DimensionError, match="50 is not divisible by 8") as refused:
        crafted_parameters(50, 8)
    assert refused.value.nearest == (48, 56)


def test_a_contribution_moves_the_content_of_the_word_looked_at() -> None:
    """H1 writes the content of the previous word, seen through its projection R·Rᵀ, into each."""
    words = SPACED.split()
    trace = attend(
        crafted_embedding(words, 512, dtype=np.float64),
        crafted_parameters(512, 8, dtype=np.float64),
    )
    content = directions(512, np.dtype(np.float64))[N_STRUCTURE:]
    moved = trace.contributions[PREVIOUS] @ content.T
    expected = trace.weights[PREVIOUS] @ np.stack([content_vector(word) for word in words])
    np.testing.assert_allclose(moved, expected, atol=1e-9)


@pytest.mark.parametrize("n_heads", [4, 8, 32])
def test_value_projections_are_orthonormal_and_differ_between_heads(n_heads: int) -> None:
    d_k = 512 // n_heads
    parameters = crafted_parameters(512, n_heads, dtype=np.float64)
    first, second = parameters.w_v[:, :d_k], parameters.w_v[:, d_k : 2 * d_k]
    values = np.linalg.svd(first, compute_uv=False)
    np.testing.assert_allclose(values[: min(d_k, N_CONTENT)], 1, atol=1e-10)
    np.testing.assert_allclose(values[N_CONTENT:], 0, atol=1e-10)
    assert np.abs(first - second).max() > 0.05


def test_positional_heads_lose_nothing_by_sharing_their_keys() -> None:
    """Offsets are in the queries: previous, self and next may share one key/value head."""
    x = crafted_embedding(SPACED.split(), 512)
    alone = crafted_parameters(512, 8)
    groups = [0, 0, 1, 2, 0, 3, 4, 5]
    shared = attend(x, to_grouped(alone, groups)).weights
    for head in (PREVIOUS, SELF, NEXT):
        np.testing.assert_allclose(shared[head], attend(x, alone).weights[head], atol=1e-5)


def test_later_rounds_do_the_same_jobs_less_sharply() -> None:
    weights, kinds = crafted_weights(SPACED, 1024, 128), kinds_of(SPACED)
    roles = crafted_roles(128)
    for role in (RoleKind.SELF, RoleKind.SEPARATOR):
        masses = [
            role_mass(HeadRole(role), weights[head], kinds)
            for head in range(128)
            if roles[head].kind is role
        ]
        assert len(masses) == 4
        assert masses == sorted(masses, reverse=True)
        assert masses[0] > masses[3] + 0.1


def test_under_a_causal_mask_the_heads_that_look_back_keep_their_names() -> None:
    mask, kinds = causal_mask(13), kinds_of(SPACED)
    weights = attend(crafted_embedding(SPACED.split(), 512), crafted_parameters(512, 8), mask=mask)
    names = [measured_role(head, kinds, mask)[0] for head in weights.weights]
    roles = crafted_roles(8)
    for head in (PREVIOUS, SELF, UNIFORM, BACKWARD, PRONOUN):
        assert names[head] == roles[head]


def test_duplicate_words_are_different_tokens() -> None:
    """Both "the" have a row of their own, and the previous-token head tells them apart."""
    words = SPACED.lower().split()
    weights = crafted_weights(" ".join(words))[PREVIOUS]
    assert words[0] == words[5]
    assert weights[6, 5] > 0.95
    assert weights[6, 0] < 0.05
