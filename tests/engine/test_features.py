"""The features of a token, and the directions that they are laid along."""

import os
import subprocess
import sys

import numpy as np
import pytest

from mha_desktop.engine.features import (
    FREQUENCIES,
    N_FEATURES,
    N_POSITION,
    N_STRUCTURE,
    ClassFeature,
    content_vector,
    directions,
    orthonormal,
    token_features,
)

DOUBLE = np.dtype(np.float64)


@pytest.mark.parametrize("d_model", [N_FEATURES, 128, 512, 1000])
def test_directions_are_orthonormal_where_there_is_room(d_model: int) -> None:
    rows = directions(d_model, DOUBLE)
    np.testing.assert_allclose(rows @ rows.T, np.eye(N_FEATURES), atol=1e-11)


@pytest.mark.parametrize("d_model", [1, 8, 64, N_FEATURES - 1])
def test_too_few_dimensions_make_features_overlap(d_model: int) -> None:
    """Unit rows, and no hidden help: there is overlap, as chance has it."""
    rows = directions(d_model, DOUBLE)
    gram = rows @ rows.T
    np.testing.assert_allclose(np.diag(gram), 1)
    assert np.abs(gram - np.eye(N_FEATURES)).max() > 0.3


@pytest.mark.parametrize("shape", [(3, 7), (7, 3), (4, 4)])
def test_orthonormal_matrices_of_any_shape(shape: tuple[int, int]) -> None:
    matrix = orthonormal(*shape, seed=1)
    assert matrix.shape == shape
    small = matrix @ matrix.T if shape[0] <= shape[1] else matrix.T @ matrix
    np.testing.assert_allclose(small, np.eye(min(shape)), atol=1e-12)


def test_position_features_are_cosines_and_sines() -> None:
    features = token_features(["of"] * 9)
    np.testing.assert_allclose(features[8, 0:N_POSITION:2], np.cos(8 * FREQUENCIES))
    np.testing.assert_allclose(features[8, 1:N_POSITION:2], np.sin(8 * FREQUENCIES))


def test_without_positions_equal_words_are_equal() -> None:
    features = token_features(["cat", "dog", "cat"], positions=False)
    np.testing.assert_array_equal(features[0], features[2])
    assert not features[:, :N_POSITION].any()


def test_equal_words_differ_by_their_positions_only() -> None:
    features = token_features(["cat", "dog", "Cat"])
    np.testing.assert_array_equal(features[0, N_POSITION:], features[2, N_POSITION:])
    assert not np.array_equal(features[0, :N_POSITION], features[2, :N_POSITION])


def test_word_classes_are_marked() -> None:
    features = token_features(["She", "chased", "the", "tired", "cat", "."])
    marked = {feature: np.flatnonzero(features[:, feature]).tolist() for feature in ClassFeature}
    assert marked == {
        ClassFeature.CONSTANT: [0, 1, 2, 3, 4, 5],
        ClassFeature.SEPARATOR: [5],
        ClassFeature.RARE: [1, 3, 4],
        ClassFeature.PRONOUN: [0],
        ClassFeature.NOUN: [4],
        ClassFeature.NOMINAL: [0, 4],
        ClassFeature.VERB: [1],
        ClassFeature.ADJECTIVE: [3],
        ClassFeature.DETERMINER: [2],
    }


def test_the_groups_of_features_do_not_overlap() -> None:
    assert [int(feature) for feature in ClassFeature] == list(range(N_POSITION, N_STRUCTURE))


def test_words_have_unit_vectors_of_their_own() -> None:
    cat, dog = content_vector("cat"), content_vector("dog")
    assert np.linalg.norm(cat) == pytest.approx(1)
    assert abs(cat @ dog) < 0.5
    np.testing.assert_array_equal(cat, content_vector("CAT"))


def test_any_token_has_a_content_vector() -> None:
    for token in ("", "\ud800", "🐱", "猫", "\x00"):
        assert np.isfinite(content_vector(token)).all()


def test_content_does_not_depend_on_the_hash_seed_of_python() -> None:
    """`hash("cat")` differs from run to run; the content of "cat" must not."""
    script = (
        "from mha_desktop.engine.features import content_vector;"
        "print(content_vector('cat').tobytes().hex())"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=True, capture_output=True, text=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert outputs == {content_vector("cat").tobytes().hex() + "\n"}


def test_features_of_no_tokens() -> None:
    assert token_features([]).shape == (0, N_FEATURES)
