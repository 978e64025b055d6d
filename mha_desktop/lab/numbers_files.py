"""The weights of heads as text: CSV for other programs, tab-separated for the clipboard.

Numbers are written with a point, and with as many digits as it takes to read the same float32
again. Heads count from 1, as their names H1, H2, ... do; queries and keys from 0, as the ticks of
the maps do. A row of weights that is 0/0 is written as NaN. Where a deliberate mistake made the
weights, the file says so.

A spreadsheet takes a cell that begins with ``=``, ``+``, ``-`` or ``@`` for a formula, and would
run it. Such a token, unless it is that one character, gets an apostrophe in front, as spreadsheets
themselves write text; one that begins with apostrophes before such a character gets one more, so
that `plain_token` always finds the token again.
"""

import csv
import io
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Literal, cast

import numpy as np

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.files import whole_file
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.number_arrays import arrays_of, write_npz
from mha_desktop.lab.tokens import displayable

FileForm = Literal["npz", "csv", "csv-matrix"]

LONG_HEADER = ("head", "query_index", "query_token", "key_index", "key_token", "weight")
_FORMULA = re.compile(r"'*[=+\-@＝＋－＠].")
_ESCAPED = re.compile(r"''*[=+\-@＝＋－＠].")

Rows = Iterator[Sequence[object]]


class WritingCancelledError(Exception):
    """The file was given up before its end."""


def cell_token(token: str) -> str:
    """Return a token as it stands in a cell of a table: visible, and never a formula."""
    shown = displayable(token)
    return f"'{shown}" if _FORMULA.match(shown) else shown


def plain_token(cell: str) -> str:
    """Return the token that `cell_token` made a cell of."""
    return cell[1:] if _ESCAPED.match(cell) else cell


def write_numbers(
    result: HeadWeights,
    path: Path,
    form: FileForm,
    *,
    heads: Sequence[int] | None = None,
    bom: bool = False,
    cancelled: Callable[[], bool] = lambda: False,
) -> None:
    """Write the numbers of a result to a file, whole or not at all.

    Parameters
    ----------
    result : HeadWeights
        Of a forward pass, an NPZ holds every array; of weights alone, what there is.
    path : Path
    form : {"npz", "csv", "csv-matrix"}
        Every array; a row for each weight; a table for each head.
    heads : sequence of int, optional
        The heads of a CSV, counted from 0; all if left out. An NPZ has all.
    bom : bool
        Whether a CSV begins with a byte order mark, by which Excel knows UTF-8.
    cancelled : callable
        Asked now and then.

    Raises
    ------
    OSError
        If the file cannot be written.
    WritingCancelledError
        If `cancelled` said so.
    """
    with whole_file(path) as file:
        if form == "npz":
            write_npz(_arrays(result), cast(BinaryIO, _Stoppable(file, cancelled)))
        else:
            _write_csv(_ROWS[form](result, _heads(result, heads)), file, bom, cancelled)
        if cancelled():
            raise WritingCancelledError


class _Stoppable:
    """A file that refuses to be written on once that is not wanted any more."""

    def __init__(self, file: BinaryIO, cancelled: Callable[[], bool]) -> None:
        self._file, self._cancelled = file, cancelled

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        if self._cancelled():
            raise WritingCancelledError
        return self._file.write(data)


def head_as_text(result: HeadWeights, head: int) -> str:
    """Return the table of one head, tab-separated, as spreadsheets paste it."""
    text = io.StringIO()
    csv.writer(text, "excel-tab", lineterminator="\n").writerows(_table(result, head))
    return text.getvalue()


def _arrays(result: HeadWeights) -> dict[str, np.ndarray]:
    if isinstance(result, LabResult):
        return dict(arrays_of(result))
    tokens = np.array([displayable(token) for token in result.tokens])
    return {"tokens": tokens, "weights": result.weights}


def _heads(result: HeadWeights, heads: Sequence[int] | None) -> Sequence[int]:
    return range(len(result.weights)) if heads is None else heads


def _write_csv(rows: Rows, file: BinaryIO, bom: bool, cancelled: Callable[[], bool]) -> None:
    text = io.TextIOWrapper(file, "utf-8-sig" if bom else "utf-8", newline="")
    writer = csv.writer(text)
    for row in rows:
        writer.writerow(row)
        if cancelled():
            break
    text.flush()
    text.detach()


def _long_rows(result: HeadWeights, heads: Sequence[int]) -> Rows:
    mistake = () if result.state.mistake is None else (result.state.mistake,)
    yield (*LONG_HEADER, *("mistake" for _ in mistake))
    tokens = [cell_token(token) for token in result.tokens]
    for head in heads:
        for query, numbers in enumerate(_numbers(result, head)):
            for key, number in enumerate(numbers):
                place = (head + 1, query, tokens[query], key, tokens[key])
                yield (*place, number, *mistake)


def _matrix_rows(result: HeadWeights, heads: Sequence[int]) -> Rows:
    for place, head in enumerate(heads):
        if place:
            yield ()
        yield from _table(result, head)


def _table(result: HeadWeights, head: int) -> Rows:
    """Return the keys with the name of the head before them, then each query and its weights."""
    tokens = [cell_token(token) for token in result.tokens]
    mistake = result.state.mistake
    name = f"H{head + 1}" if mistake is None else f"H{head + 1} (mistake: {mistake})"
    yield (name, *tokens)
    for token, numbers in zip(tokens, _numbers(result, head), strict=True):
        yield (token, *numbers)


def _numbers(result: HeadWeights, head: int) -> Iterator[Sequence[str]]:
    """Return the weights of each query in the fewest digits that tell them apart."""
    for query, row in enumerate(result.weights[head]):
        undefined = result.undefined is not None and result.undefined[head, query]
        yield ["NaN"] * len(row) if undefined else _digits(row)


def _digits(row: FloatArray) -> list[str]:
    return [str(number) for number in row]


_ROWS: dict[str, Callable[[HeadWeights, Sequence[int]], Rows]] = {
    "csv": _long_rows,
    "csv-matrix": _matrix_rows,
}
