"""Edits of a grouping as gestures and keys make them, with the words for each."""

from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt

from mha_desktop.lab.grouping_edits import (
    Grouping,
    is_lane,
    lanes_of,
    merge_lanes,
    move_heads,
    new_lane,
    preset,
    split_lane,
)
from mha_desktop.lab.layout_costs import preset_name
from mha_desktop.panels.grouping.grouping_texts import grouping_label, head_names, with_warning
from mha_desktop.panels.grouping.lane_geometry import Drop, IntoLane


class GroupingEdit(NamedTuple):
    """A grouping after an edit, the name of the undo step, and what is said once it is done.

    An edit that is not possible leaves the grouping as it was and says why.
    """

    grouping: Grouping
    text: str
    said: str

    @property
    def news(self) -> str:
        """What is said, with a warning of a grouping that no real model has."""
        return with_warning(self.said, self.grouping)


KeyEdit = Callable[[Grouping, Collection[int], int], GroupingEdit]
"""Makes an edit from the grouping, the heads that move and the current head among them."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("GroupingEditor", text)


def edit_drop(grouping: Grouping, heads: Collection[int], drop: Drop) -> GroupingEdit:
    """Do what a drop means."""
    if isinstance(drop, IntoLane):
        return _moved(move_heads(grouping, heads, drop.lane), heads)
    return _new_lane(grouping, heads, drop.position)


def edit_to_preset(n_heads: int, n_kv_heads: int) -> GroupingEdit:
    """Group the heads as real models do."""
    grouping, name = preset(n_heads, n_kv_heads), preset_name(n_heads, n_kv_heads)
    text = _tr("Group as {name}").format(name=name)
    return GroupingEdit(grouping, text, grouping_label(grouping))


def _step_lane(
    direction: int, grouping: Grouping, heads: Collection[int], current: int
) -> GroupingEdit:
    """Move heads to the lane beside that of the current head."""
    lane = grouping[current] + direction
    if not 0 <= lane <= max(grouping):
        return _at_the_end(grouping, current)
    return _moved(move_heads(grouping, heads, lane), heads)


def _step_order(
    direction: int, grouping: Grouping, heads: Collection[int], current: int
) -> GroupingEdit:
    """Swap the lane of the current head with the one beside it."""
    lane = grouping[current]
    if not 0 <= lane + direction <= max(grouping):
        return _at_the_end(grouping, current)
    readers = lanes_of(grouping)[lane]
    return _moved(new_lane(grouping, readers, lane + (2 if direction > 0 else -1)), readers)


def _merge(
    direction: int, grouping: Grouping, _heads: Collection[int], current: int
) -> GroupingEdit:
    """Let the whole lane of the current head read the key/value head beside it."""
    lane, into = grouping[current], grouping[current] + direction
    if not 0 <= into <= max(grouping):
        return _at_the_end(grouping, current)
    after = merge_lanes(grouping, lane, into)
    values = {"lane": lane + 1, "into": into + 1, "number": after[current] + 1}
    readers = head_names(lanes_of(after)[after[current]])
    return GroupingEdit(
        after,
        _tr("Merge KV {lane} with KV {into}").format(**values),
        _tr("Merged: {heads} now read KV {number}").format(heads=readers, **values),
    )


def split(grouping: Grouping, _heads: Collection[int], current: int) -> GroupingEdit:
    """Give half of the lane of the current head a key/value head of its own."""
    lane = grouping[current]
    after = split_lane(grouping, lane)
    if after == grouping:
        said = _tr("KV {lane} has one query head only: there is nothing to split")
        return GroupingEdit(grouping, "", said.format(lane=lane + 1))
    first, second = (head_names(lanes_of(after)[half]) for half in (lane, lane + 1))
    said = _tr("Split: {first} on KV {lane}, {second} on KV {new}")
    return GroupingEdit(
        after,
        _tr("Split KV {lane}").format(lane=lane + 1),
        said.format(first=first, second=second, lane=lane + 1, new=lane + 2),
    )


def split_off(grouping: Grouping, heads: Collection[int], current: int) -> GroupingEdit:
    """Take heads into a new lane behind that of the current head."""
    return _new_lane(grouping, heads, grouping[current] + 1)


def _new_lane(grouping: Grouping, heads: Collection[int], position: int) -> GroupingEdit:
    after = new_lane(grouping, heads, position)
    if is_lane(grouping, heads):
        return _moved(after, heads)
    values = {"heads": head_names(heads), "lane": _number(after, heads)}
    return GroupingEdit(
        after,
        _tr("Give {heads} a new key/value head").format(**values),
        _tr("New key/value head KV {lane} for {heads}").format(**values),
    )


def _moved(after: Grouping, heads: Collection[int]) -> GroupingEdit:
    values = {"heads": head_names(heads), "lane": _number(after, heads)}
    one, several = _tr("{heads} now reads KV {lane}"), _tr("{heads} now read KV {lane}")
    return GroupingEdit(
        after,
        _tr("Move {heads} to KV {lane}").format(**values),
        (one if len(heads) == 1 else several).format(**values),
    )


def _at_the_end(grouping: Grouping, current: int) -> GroupingEdit:
    lane = grouping[current]
    if max(grouping) == 0:
        said = _tr("KV {lane} is the only lane")
    elif lane == 0:
        said = _tr("KV {lane} is the first lane")
    else:
        said = _tr("KV {lane} is the last lane")
    return GroupingEdit(grouping, "", said.format(lane=lane + 1))


def _number(grouping: Grouping, heads: Collection[int]) -> int:
    """Return the number, from 1, of the lane that the heads share."""
    return grouping[next(iter(heads))] + 1


merge_left: KeyEdit = partial(_merge, -1)
merge_right: KeyEdit = partial(_merge, 1)

_CONTROL = Qt.KeyboardModifier.ControlModifier
_CONTROL_SHIFT = _CONTROL | Qt.KeyboardModifier.ShiftModifier
_PLAIN = Qt.KeyboardModifier.NoModifier
KEY_EDITS: dict[tuple[Qt.KeyboardModifier, Qt.Key], KeyEdit] = {
    (_CONTROL, Qt.Key.Key_Left): partial(_step_lane, -1),
    (_CONTROL, Qt.Key.Key_Right): partial(_step_lane, 1),
    (_CONTROL, Qt.Key.Key_Up): partial(_step_order, -1),
    (_CONTROL, Qt.Key.Key_Down): partial(_step_order, 1),
    (_CONTROL_SHIFT, Qt.Key.Key_Left): merge_left,
    (_CONTROL_SHIFT, Qt.Key.Key_Right): merge_right,
    (_PLAIN, Qt.Key.Key_S): split,
    (_CONTROL, Qt.Key.Key_N): split_off,
    (_PLAIN, Qt.Key.Key_N): split_off,
}
