"""How large imported weights may be, and how they are refused."""

from collections.abc import Sequence
from typing import NoReturn

from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.resolve import MAX_HEADS
from mha_desktop.lab.tokens import TOKEN_LIMIT

SUFFIXES = (".npy", ".npz", ".csv", ".tsv")
MOST_LAYERS = 128
TOLERANCE = 1e-3
"""How far the sum of a row may be from 1: a row of float16 is hardly further off."""

MOST_BYTES = 1 << 30
MOST_TEXT_BYTES = 64 << 20
MOST_TOKEN_BYTES = 16 << 20

_DIMENSIONS = (2, 3, 4)


class WeightsError(LabError):
    """A file that holds no weights; nothing was changed by reading it."""


def refuse(reason: str, **values: object) -> NoReturn:
    """Raise a `WeightsError`.

    Raises
    ------
    WeightsError
    """
    raise WeightsError(Note(reason, values))


def checked_shape(shape: Sequence[int]) -> None:
    """Refuse what is not (n, n), (h, n, n) or (layers, h, n, n), or is too large.

    Raises
    ------
    WeightsError
    """
    text = "(" + ", ".join(map(str, shape)) + ("," if len(shape) == 1 else "") + ")"
    if len(shape) not in _DIMENSIONS:
        _refuse_dimensions(text, len(shape))
    *outer, rows, columns = shape
    if rows != columns:
        refuse("its shape {shape} is not square: {rows} rows, {columns} columns; as many rows as "
               "columns are needed", shape=text, rows=rows, columns=columns)  # fmt: skip
    _check_size("token", "tokens", rows, TOKEN_LIMIT)
    if outer:
        _check_size("head", "heads", outer[-1], MAX_HEADS)
    if len(outer) > 1:
        _check_size("layer", "layers", outer[0], MOST_LAYERS)


def _refuse_dimensions(shape: str, dimensions: int) -> NoReturn:
    hint = "; of a batch, take one example" if dimensions > 4 else ""
    refuse("its shape is {shape}; (n, n), (heads, n, n) or (layers, heads, n, n) is needed" + hint,
           shape=shape)  # fmt: skip


def _check_size(one: str, many: str, size: int, most: int) -> None:
    if size < 1:
        refuse("there is no {one} in it; nearest: 1", one=one)
    if size > most:
        refuse("{size} {many} are more than {most}; nearest: {most}",
               size=size, many=many, most=most)  # fmt: skip
