"""Weights that another program computed: NPY, NPZ and CSV files, strictly read.

A file is one map (n, n), one for each head (h, n, n), or heads in layers (layers, h, n, n); rows
are queries, columns are keys. What is wrong with it is said in one sentence with its place, counted
from 1. Nothing is unpickled, and no more memory is taken than the file justifies.
"""

import os
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NoReturn

import numpy as np

from mha_desktop.engine.arrays import FloatArray, read_only
from mha_desktop.lab.notes import Note
from mha_desktop.lab.weights_arrays import NPY_MAGIC, ZIP_MAGIC, Found, npy_weights, npz_weights
from mha_desktop.lab.weights_limits import (
    MOST_BYTES,
    MOST_TEXT_BYTES,
    TOLERANCE,
    checked_shape,
    refuse,
)
from mha_desktop.lab.weights_text import text_weights

MOST_WEIGHT = 1e6
"""Larger magnitudes are no weights, nor scores, and their sums would overflow."""


@dataclass(frozen=True)
class Place:
    """Where a row or a cell is, each counted from 0; `key` is None for a whole row."""

    layer: int
    head: int
    query: int
    key: int | None = None


@dataclass(frozen=True)
class RowSums:
    """What the rows add up to.

    Attributes
    ----------
    rows : int
        How many there are, in all heads and layers.
    wrong : int
        How many do not sum to 1, within `TOLERANCE`.
    worst : Place
    worst_sum : float
        The sum furthest from 1.
    negative : int
        How many weights are below 0.
    lowest : Place
    lowest_weight : float
    """

    rows: int
    wrong: int
    worst: Place
    worst_sum: float
    negative: int
    lowest: Place
    lowest_weight: float


@dataclass(frozen=True, eq=False)
class ImportedArrays:
    """What a file holds.

    Attributes
    ----------
    weights : ndarray of float32, shape (layers, h, n, n)
        Read-only.
    tokens : tuple of str, or None
        None if the file has none.
    sums : RowSums
    """

    weights: FloatArray
    tokens: tuple[str, ...] | None
    sums: RowSums

    @property
    def n_layers(self) -> int:
        """How many layers there are; 1 for a file without layers."""
        return len(self.weights)

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is to be said of row sums and negative weights; always something."""
        sums, named = self.sums, self.n_layers > 1
        notes = [_sum_note(sums, named)]
        if sums.negative:
            text = "{count} weights are negative, the lowest {value} ({place})"
            if sums.negative == 1:
                text = "one weight is negative: {value} ({place})"
            place, value = _place_note(sums.lowest, named), _rounded(sums.lowest_weight)
            notes.append(Note(text, {"count": sums.negative, "value": value, "place": place}))
        return tuple(notes)


def read_weights(path: Path) -> ImportedArrays:
    """Read a file of weights, which its first bytes tell the kind of.

    Raises
    ------
    LabError
        If it holds anything but weights; the note names the place and what works.
    OSError
        If it cannot be read.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        refuse("it is no file")
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        start = file.read(len(NPY_MAGIC))
        file.seek(0)
        if size > MOST_BYTES:
            refuse("it is larger than {most} GB", most=MOST_BYTES >> 30)
        if start.startswith(NPY_MAGIC):
            found = npy_weights(file, size)
        elif start.startswith(ZIP_MAGIC):
            found = npz_weights(file)
        else:
            found = _text(file.read(MOST_TEXT_BYTES + 1))
    return _checked(found)


def write_weights(arrays: ImportedArrays, file: BinaryIO) -> None:
    """Write weights and tokens as an NPZ file that `read_weights` reads again, bit for bit."""
    tokens = {} if arrays.tokens is None else {"tokens": np.array(arrays.tokens)}
    np.savez(file, allow_pickle=False, weights=arrays.weights, **tokens)


def _text(data: bytes) -> Found:
    if len(data) > MOST_TEXT_BYTES:
        refuse("text of more than {most} MB is too much; save the weights with numpy.save",
               most=MOST_TEXT_BYTES >> 20)  # fmt: skip
    return text_weights(data)


def _checked(found: Found) -> ImportedArrays:
    shape = found.weights.shape
    checked_shape(shape)
    with np.errstate(over="ignore", invalid="ignore"):
        weights = np.ascontiguousarray(found.weights, dtype=np.float32)
    _check_values(found.weights, weights)
    _check_tokens(found.tokens, shape[-1])
    layered = weights.reshape((1,) * (4 - len(shape)) + shape)
    return ImportedArrays(read_only(layered), found.tokens, _row_sums(layered))


def _check_values(given: FloatArray, weights: FloatArray) -> None:
    if weights.min() >= -MOST_WEIGHT and weights.max() <= MOST_WEIGHT:  # not so with NaN
        return
    place = np.unravel_index(int(np.argmin(np.abs(weights) <= MOST_WEIGHT)), weights.shape)
    _refuse_value(float(given[place]), [int(number) for number in place])


def _refuse_value(value: float, place: Sequence[int]) -> NoReturn:
    full = Place(*((0,) * (4 - len(place))), *place)
    where = _place_note(full, len(place) > 3, len(place) > 2)
    if np.isnan(value):
        refuse("a weight is no number, but NaN ({place}); nearest: 0 to 1", place=where)
    if np.isinf(value):
        refuse("a weight is infinite ({place}); nearest: 0 to 1", place=where)
    refuse("{value} is no weight ({place}); nearest: 0 to 1", value=value, place=where)


def _check_tokens(tokens: tuple[str, ...] | None, n: int) -> None:
    if tokens is not None and len(tokens) != n:
        refuse("it has {count} tokens for {n} rows", count=len(tokens), n=n)


def _row_sums(weights: FloatArray) -> RowSums:
    sums = weights.sum(axis=-1, dtype=np.float64)
    off = np.abs(sums - 1)
    worst = np.unravel_index(int(off.argmax()), off.shape)
    lowest = np.unravel_index(int(weights.argmin()), weights.shape)
    return RowSums(
        rows=sums.size,
        wrong=int(np.count_nonzero(off > TOLERANCE)),
        worst=Place(*map(int, worst)),
        worst_sum=float(sums[worst]),
        negative=int(np.count_nonzero(weights < 0)),
        lowest=Place(*map(int, lowest)),
        lowest_weight=float(weights[lowest]),
    )


def _sum_note(sums: RowSums, layered: bool) -> Note:
    if sums.rows == 1 and not sums.wrong:
        return Note("its row sums to 1")
    if not sums.wrong:
        return Note("all {rows} rows sum to 1", {"rows": sums.rows})
    place, total = _place_note(sums.worst, layered), _rounded(sums.worst_sum)
    values = {"rows": sums.rows, "wrong": sums.wrong, "sum": total, "place": place}
    if sums.wrong == 1:
        return Note("one of {rows} rows sums to {sum} instead of 1 ({place})", values)
    return Note("{wrong} of {rows} rows do not sum to 1, the worst to {sum} ({place})", values)


def _rounded(value: float) -> float | int:
    rounded = float(f"{value:.3g}")
    return int(rounded) if rounded.is_integer() else rounded


def _place_note(place: Place, layered: bool, headed: bool = True) -> Note:
    """Return a place in words, counted from 1."""
    parts = ["layer {layer}"] if layered else []
    parts += ["H{head}"] if headed else []
    parts += ["row {row}"] if place.key is None else ["row {row}, column {column}"]
    values = {"layer": place.layer + 1, "head": place.head + 1, "row": place.query + 1}
    return Note(", ".join(parts), {**values, "column": (place.key or 0) + 1})
