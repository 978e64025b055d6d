"""Head names on hand-made weights: what earns a name, and which of two names counts."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.lexicon import token_kinds
from mha_desktop.engine.masks import causal_mask
from mha_desktop.engine.roles import (
    HeadRole,
    RoleKind,
    measured_role,
    measured_roles,
    offset_of,
    offset_role,
    role_mass,
)

SENTENCE = "The animal did not cross the street because it was too tired ."
TOKENS = SENTENCE.split()
KINDS = token_kinds(TOKENS)
N = len(TOKENS)


def even() -> FloatArray:
    return np.full((N, N), 1 / N)


def looking_at(keys: np.ndarray, share: float = 0.9) -> FloatArray:
    """Return weights of which each row puts `share` on the keys marked for it, (n,) or (n, n)."""
    marked = np.broadcast_to(keys, (N, N)).astype(np.float64)
    counts = marked.sum(axis=-1, keepdims=True)
    targeted = share * marked / np.maximum(counts, 1) + (1 - share) * even()
    return np.where(counts > 0, targeted, even())


EARLIER = np.tri(N, k=-1, dtype=np.bool_)
FIRST = np.arange(N) == 0


@pytest.mark.parametrize(
    ("keys", "role"),
    [
        (np.eye(N, k=-1), HeadRole(RoleKind.PREVIOUS)),
        (np.eye(N, k=1), HeadRole(RoleKind.NEXT)),
        (np.eye(N), HeadRole(RoleKind.SELF)),
        (np.eye(N, k=-3), HeadRole(RoleKind.OFFSET, -3)),
        (np.eye(N, k=6), HeadRole(RoleKind.OFFSET, 6)),
        (FIRST, HeadRole(RoleKind.FIRST_TOKEN)),
        (KINDS.separator, HeadRole(RoleKind.SEPARATOR)),
        (KINDS.rare, HeadRole(RoleKind.RARE)),
        (EARLIER, HeadRole(RoleKind.BACKWARD)),
        (EARLIER.T, HeadRole(RoleKind.FORWARD)),
        (np.outer(KINDS.pronoun, KINDS.noun), HeadRole(RoleKind.PRONOUN)),
        (np.outer(KINDS.verb, KINDS.nominal) & EARLIER, HeadRole(RoleKind.VERB)),
        (np.outer(KINDS.verb, KINDS.nominal) & EARLIER.T, HeadRole(RoleKind.OBJECT)),
        (np.outer(KINDS.adjective, KINDS.noun), HeadRole(RoleKind.ADJECTIVE)),
        (np.outer(KINDS.determiner, KINDS.noun) & EARLIER.T, HeadRole(RoleKind.DETERMINER)),
    ],
)
def test_a_head_is_named_after_what_it_looks_at(keys: np.ndarray, role: HeadRole) -> None:
    weights = looking_at(keys)
    named, mass = measured_role(weights, KINDS)
    assert named == role
    assert mass == pytest.approx(role_mass(role, weights, KINDS))
    assert mass > 0.9


def test_even_weights_are_uniform() -> None:
    role, evenness = measured_role(even(), KINDS)
    assert role == HeadRole(RoleKind.UNIFORM)
    assert evenness == pytest.approx(1)


def test_a_uniform_head_fulfils_its_role_as_far_as_its_entropy_is_relative_to_the_mask() -> None:
    """All weight on two of four keys is half of what a free row can spread, and all of two."""
    weights = np.array([[0.5, 0.5, 0, 0]] * 4)
    kinds = token_kinds(["of", "it", "and", "cat"])
    uniform = HeadRole(RoleKind.UNIFORM)
    assert role_mass(uniform, weights, kinds) == pytest.approx(0.5)
    assert role_mass(uniform, weights, kinds, weights > 0) == pytest.approx(1)


def test_even_weights_under_a_causal_mask_are_uniform() -> None:
    mask = causal_mask(N)
    weights = mask / mask.sum(axis=-1, keepdims=True)
    assert measured_role(weights, KINDS, mask)[0] == HeadRole(RoleKind.UNIFORM)
    assert measured_role(weights, KINDS)[0] != HeadRole(RoleKind.UNIFORM)


@pytest.mark.parametrize(
    ("mass", "name"),
    [(0.51, HeadRole(RoleKind.PRONOUN)), (0.5, HeadRole(RoleKind.PRONOUN)), (0.49, None)],
)
def test_half_of_the_mass_is_needed(mass: float, name: HeadRole | None) -> None:
    """Only the pronoun's row has a pattern; the others look here and there."""
    kinds = token_kinds(["of", "it", "and", "cat", "so", "if"])
    weights = np.eye(6)[[5, 3, 0, 4, 1, 5]]
    weights[1] = np.where(kinds.noun, mass, (1 - mass) / 5)
    assert measured_role(weights, kinds)[0] == name


def test_previous_says_more_than_backward() -> None:
    """Half previous, half even: backward has the larger mass, but even attention has it too."""
    weights = looking_at(np.eye(N, k=-1), 0.5)
    assert role_mass(HeadRole(RoleKind.BACKWARD), weights, KINDS) > 0.7
    assert measured_role(weights, KINDS)[0] == HeadRole(RoleKind.PREVIOUS)


def test_a_causal_mask_alone_does_not_make_a_head_backward() -> None:
    mask = causal_mask(N)
    weights = np.random.default_rng(5).uniform(0.1, 4, (N, N)) * mask
    weights /= weights.sum(axis=-1, keepdims=True)
    assert role_mass(HeadRole(RoleKind.BACKWARD), weights, KINDS) > 0.7
    assert measured_role(weights, KINDS, mask)[0] is None


def test_a_separator_at_the_end_is_not_a_far_offset() -> None:
    """Offset 12 has one row here, and all its weight is on the full stop."""
    weights = looking_at(KINDS.separator, 1.0)
    assert role_mass(HeadRole(RoleKind.OFFSET, 12), weights, KINDS) == 1
    assert measured_role(weights, KINDS)[0] == HeadRole(RoleKind.SEPARATOR)


def test_a_role_without_a_target_in_the_sentence_has_no_mass() -> None:
    kinds = token_kinds(["Dog", "bites", "man"])
    weights = np.full((3, 3), 1 / 3)
    for role in (
        HeadRole(RoleKind.SEPARATOR), HeadRole(RoleKind.PRONOUN), HeadRole(RoleKind.OFFSET, -5)
    ):  # fmt: skip
        assert role_mass(role, weights, kinds) is None


def test_one_token_has_no_uniform_head() -> None:
    kinds = token_kinds(["Dog"])
    assert role_mass(HeadRole(RoleKind.UNIFORM), np.ones((1, 1)), kinds) is None
    assert measured_role(np.ones((1, 1)), kinds) == (None, 0.0)


def test_fully_masked_heads_have_no_name() -> None:
    mask = np.zeros((N, N), dtype=np.bool_)
    assert measured_role(np.zeros((N, N)), KINDS, mask) == (None, 0.0)


@given(st.integers(0, 2**31), st.integers(1, 9))
def test_many_heads_at_once_get_the_names_that_each_gets_alone(seed: int, n: int) -> None:
    """Every head has a mask of its own: no head may see another one's."""
    random = np.random.default_rng(seed)
    kinds = token_kinds(random.choice(TOKENS, n).tolist())
    masks = random.random((6, n, n)) < 0.7
    weights = random.exponential(size=(6, n, n)) ** 3 * masks
    weights /= np.maximum(weights.sum(axis=-1, keepdims=True), 1e-9)
    together = measured_roles(weights, kinds, masks)
    alone = [measured_role(*head) for head in zip(weights, [kinds] * 6, masks, strict=True)]
    assert [role for role, _ in together] == [role for role, _ in alone]
    assert [mass for _, mass in together] == pytest.approx([mass for _, mass in alone])


def test_a_mask_that_allows_nothing_else_earns_no_name() -> None:
    """Rounding leaves even attention just below the whole; that is no gain."""
    mask = np.array([[0, 1, 1, 1], [0, 0, 0, 1], [0, 0, 0, 0], [0, 1, 1, 1]], dtype=np.bool_)
    weights = np.zeros((4, 4), dtype=np.float32)
    weights[0, 1:], weights[1, 3], weights[3, 1:] = (0.1, 0.7, 0.2), 1, (0.9, 0.0, 0.1)
    role, _ = measured_role(weights, token_kinds(["of", "the", "and", "a"]), mask)
    assert role == HeadRole(RoleKind.OFFSET, -2)


@pytest.mark.parametrize("offset", [-5, -1, 0, 1, 2])
def test_offsets_and_their_roles_belong_together(offset: int) -> None:
    assert offset_of(offset_role(offset)) == offset


def test_other_roles_have_no_offset() -> None:
    assert offset_of(HeadRole(RoleKind.BACKWARD)) is None


@given(st.integers(0, 2**31), st.integers(1, 9), st.booleans())
def test_any_weights_get_a_mass_between_0_and_1(seed: int, n: int, causal: bool) -> None:
    random = np.random.default_rng(seed)
    mask = causal_mask(n) if causal else None
    weights = random.exponential(size=(n, n)) ** 3 * (1 if mask is None else mask)
    weights /= weights.sum(axis=-1, keepdims=True)
    role, mass = measured_role(weights, token_kinds(random.choice(TOKENS, n).tolist()), mask)
    assert 0 <= mass <= 1 + 1e-9
    assert role is None or mass >= 0.5
