"""Heads as people write them: "1, 3-5" for the first and the third to the fifth."""

import re
from collections.abc import Sequence
from typing import NoReturn

from mha_desktop.lab.notes import LabError, Note

_PART = re.compile(r"(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?")


def heads_from(text: str, n_heads: int) -> tuple[int, ...]:
    """Return the heads that a text lists, counted from 0, in its order.

    Parameters
    ----------
    text : str
        Numbers from 1, and ranges of them, separated by commas or spaces.
    n_heads : int

    Raises
    ------
    LabError
        If it is no such list, or has a head that there is not, or one twice; the text names it.
    """
    heads: list[int] = []
    parts = re.split(r"[,;]\s*|(?<![-–])\s+(?![-–])", text.strip().strip(",; "))
    for part in filter(None, map(str.strip, parts)):
        heads.extend(_part(part.removeprefix("H").removeprefix("h"), n_heads))
    if not heads:
        _refuse("no head is chosen; nearest: 1")
    for head in heads:
        if heads.count(head) > 1:
            _refuse("head {head} is chosen twice", head=head + 1)
    return tuple(heads)


def head_list(heads: Sequence[int]) -> str:
    """Return heads, counted from 0, as people write them."""
    runs: list[list[int]] = []
    for head in heads:
        if runs and runs[-1][-1] == head - 1:
            runs[-1].append(head)
        else:
            runs.append([head])
    return ", ".join(_run(run[0] + 1, run[-1] + 1) for run in runs)


def _run(first: int, last: int) -> str:
    if first == last:
        return str(first)
    return f"{first}, {last}" if last == first + 1 else f"{first}-{last}"


def _part(part: str, n_heads: int) -> range:
    found = _PART.fullmatch(part)
    if found is None:
        _refuse("“{part}” is no head; write numbers such as 1, 3-5", part=part)
    first, last = int(found[1]), int(found[2] or found[1])
    for head in (first, last):
        if not 1 <= head <= n_heads:
            near = min(max(head, 1), n_heads)
            text = "there is no head {head} of {n_heads}; nearest: {near}"
            _refuse(text, head=head, n_heads=n_heads, near=near)
    if last < first:
        _refuse("{first}-{last} goes backwards; nearest: {last}-{first}", first=first, last=last)
    return range(first - 1, last)


def _refuse(reason: str, **values: object) -> NoReturn:
    raise LabError(Note(reason, values))
