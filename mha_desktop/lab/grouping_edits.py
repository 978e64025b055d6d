"""Edits of a key/value grouping: pure functions on ``kv_head_of``.

A grouping is the tuple ``kv_head_of``: entry i is the key/value head (the lane of the editor) that
query head i reads. Lanes are numbered 0 to g - 1 from left to right and none is empty; that order
is part of the grouping, the order of the query heads inside a lane is always by their number.
"""

from collections.abc import Collection
from functools import lru_cache

from mha_desktop.engine.dimensions import nearest_divisors
from mha_desktop.engine.grouping import is_regular, regular_grouping
from mha_desktop.lab.notes import Note

Grouping = tuple[int, ...]
Lanes = tuple[tuple[int, ...], ...]


# Several panels ask the same of every grouping that a drag comes by.
@lru_cache(maxsize=32)
def lanes_of(kv_head_of: Grouping) -> Lanes:
    """Return the query heads of each key/value head, each lane in ascending order."""
    lanes: list[list[int]] = [[] for _ in range(max(kv_head_of) + 1)]
    for head, lane in enumerate(kv_head_of):
        lanes[lane].append(head)
    return tuple(tuple(lane) for lane in lanes)


def renumbered(places: tuple[int, ...]) -> Grouping:
    """Give the lanes the numbers 0, 1, 2 and so on, in the order of their places.

    Parameters
    ----------
    places : tuple of int
        For each query head, any number that orders the lanes; equal numbers share a lane.

    Returns
    -------
    tuple of int
        The grouping with lanes 0 to g - 1, none of them empty.
    """
    number = {place: lane for lane, place in enumerate(sorted(set(places)))}
    return tuple(number[place] for place in places)


def move_heads(kv_head_of: Grouping, heads: Collection[int], lane: int) -> Grouping:
    """Let `heads` read key/value head `lane`; a lane that loses its last head goes away."""
    moved = ((lane if i in heads else old) for i, old in enumerate(kv_head_of))
    return renumbered(tuple(moved))


def new_lane(kv_head_of: Grouping, heads: Collection[int], position: int) -> Grouping:
    """Give `heads` a key/value head of their own.

    Parameters
    ----------
    kv_head_of : tuple of int
    heads : collection of int
        The query heads that leave their lanes.
    position : int
        The new lane comes before the lane that has this number now; g puts it at the end.

    Returns
    -------
    tuple of int
        The new grouping. With all heads of one lane this only reorders the lanes.
    """
    between = 2 * position - 1
    places = ((between if i in heads else 2 * old) for i, old in enumerate(kv_head_of))
    return renumbered(tuple(places))


def merge_lanes(kv_head_of: Grouping, lane: int, into: int) -> Grouping:
    """Let all heads of key/value head `lane` read key/value head `into`."""
    return move_heads(kv_head_of, lanes_of(kv_head_of)[lane], into)


def split_lane(kv_head_of: Grouping, lane: int) -> Grouping:
    """Give the second half of a lane, the smaller one, a lane of its own behind the first half.

    A lane of one head stays as it is.
    """
    heads = lanes_of(kv_head_of)[lane]
    return new_lane(kv_head_of, heads[(len(heads) + 1) // 2 :], lane + 1)


def is_lane(kv_head_of: Grouping, heads: Collection[int]) -> bool:
    """Whether `heads` are all the heads of one key/value head."""
    return tuple(sorted(heads)) in lanes_of(kv_head_of)


def preset(n_heads: int, n_kv_heads: int) -> Grouping:
    """Return the grouping of real models: query head i reads ``i // (n_heads // n_kv_heads)``."""
    return tuple(int(lane) for lane in regular_grouping(n_heads, n_kv_heads))


def preset_sizes(n_heads: int) -> tuple[int, ...]:
    """Return every number of key/value heads that divides `n_heads`, from MHA down to MQA."""
    return tuple(g for g in range(n_heads, 0, -1) if n_heads % g == 0)


def uneven_sizes(n_heads: int, n_kv_heads: int) -> Note | None:
    """Say which numbers of key/value heads `n_heads` can share evenly, if this is none of them."""
    nearest = nearest_divisors(n_heads, n_kv_heads)
    if n_kv_heads in nearest:
        return None
    values = {"h": n_heads, "g": n_kv_heads, "low": min(nearest), "high": max(nearest)}
    if len(nearest) == 1:
        template = "{h} query heads cannot share {g} key/value heads evenly; choose {low}"
    else:
        template = "{h} query heads cannot share {g} key/value heads evenly; choose {low} or {high}"
    return Note(template, values)


@lru_cache(maxsize=32)
def preset_of(kv_head_of: Grouping) -> int | None:
    """Return the number of key/value heads if the grouping is a preset, else None."""
    return max(kv_head_of) + 1 if is_regular(kv_head_of) else None


def is_even(kv_head_of: Grouping) -> bool:
    """Whether every key/value head is read by the same number of query heads."""
    return len({len(lane) for lane in lanes_of(kv_head_of)}) == 1
