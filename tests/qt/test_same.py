"""Keys of frozen objects: a picture may be found again by its very own numbers only."""

import numpy as np

from mha_desktop.qt.figures.same import Same


def test_keys_of_one_object_are_equal_and_hash_alike() -> None:
    array = np.ones(3)
    assert Same(array) == Same(array)
    assert hash(Same(array)) == hash(Same(array))


def test_equal_numbers_in_another_array_are_another_key() -> None:
    one, other = np.ones(3), np.ones(3)
    assert Same(one) != Same(other)


def test_the_key_neither_keeps_its_object_nor_stands_for_what_follows() -> None:
    """A new array may get the place in memory, and so the id, of one that is gone."""
    array = np.ones(3)
    key = Same(array)
    kept = {key: "picture"}
    del array
    assert key != Same(np.ones(3))
    for _ in range(50):
        follower = np.ones(3)
        assert Same(follower) not in kept


def test_a_key_equals_no_object_of_another_kind() -> None:
    array = np.ones(3)
    assert Same(array) != id(array)
