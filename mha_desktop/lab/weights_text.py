"""Weights in text: tables of numbers, one for each head, with or without the tokens beside them."""

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mha_desktop.lab.numbers_files import LONG_HEADER, plain_token
from mha_desktop.lab.resolve import MAX_HEADS
from mha_desktop.lab.tokens import TOKEN_LIMIT, displayable
from mha_desktop.lab.weights_arrays import Found
from mha_desktop.lab.weights_limits import refuse

_NUMBER = re.compile(
    r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?|[+-]?(nan|inf|infinity)", re.I
)
_HEAD = re.compile(r"H[0-9]+\b")
_DELIMITERS = "\t;,"
# In the first line it tells Excel what separates the cells of all others.
_EXCEL_HINT = re.compile(r'"?sep=[^\r\n]"?\r?\n')
_SHOWN = 24


@dataclass(frozen=True)
class _Row:
    """The cells of a line, and the number of the line in the file, from 1."""

    line: int
    cells: Sequence[str]


@dataclass(frozen=True)
class _Table:
    """One head: rows of numbers as text, the first column they stand in, and the tokens."""

    rows: Sequence[_Row]
    first: int
    tokens: tuple[str, ...] | None


def text_weights(data: bytes) -> Found:
    """Read CSV, semicolons (with decimal commas), tabs or the spaces of `numpy.savetxt`.

    An empty line is between two heads.

    The tokens may stand over the columns, before the rows, or both.

    Raises
    ------
    WeightsError
        If a cell is no number, a row too short or too long, or a table not square.
    """
    text = _without_hint(_decoded(data))
    delimiter = _delimiter(text)
    tables = [_table(rows) for rows in _blocks(text, delimiter)]
    if not tables:
        refuse("it is empty; a table of numbers is needed")
    maps = [_numbers(table) for table in tables]
    _check_alike(tables, maps)
    weights = maps[0] if len(maps) == 1 else np.stack(maps)
    return Found(weights, tables[0].tokens)


def _decoded(data: bytes) -> str:
    encoding = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        refuse("it is neither a NumPy file nor UTF-8 text (byte {place})", place=error.start)


def _without_hint(text: str) -> str:
    """Return the text with an empty line for that of Excel, so that lines keep their numbers."""
    hint = _EXCEL_HINT.match(text)
    return "\n" + text[hint.end() :] if hint else text


def _delimiter(text: str) -> str:
    """Return what separates the numbers of the last line."""
    lines = [line for line in text.splitlines() if line.strip()]
    last = lines[-1] if lines else ""
    return next((mark for mark in _DELIMITERS if _separates(mark, last)), _likeliest(last))


def _separates(mark: str, line: str) -> bool:
    """Whether all cells are numbers but the first, which may be a token."""
    try:
        others = next(csv.reader([line], delimiter=mark))[1:]
    except csv.Error:
        return False
    return bool(others) and all(map(_is_number, others))


def _likeliest(line: str) -> str:
    if all(map(_is_number, line.split())):
        return " " if len(line.split()) > 1 else ","
    return next((mark for mark in _DELIMITERS if mark in line), ",")


def _blocks(text: str, delimiter: str) -> list[list[_Row]]:
    """Return the lines of each table."""
    blocks: list[list[_Row]] = [[]]
    lines = io.StringIO(text, newline="")
    reader = csv.reader(lines, delimiter=delimiter, skipinitialspace=delimiter == " ")
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                blocks.append([])
                continue
            blocks[-1].append(_Row(reader.line_num, cells))
            _check_room(blocks, cells)
    except csv.Error as error:
        refuse("line {line} is no CSV ({problem})", line=reader.line_num, problem=str(error))
    return [block for block in blocks if block]


def _check_room(blocks: list[list[_Row]], cells: Sequence[str]) -> None:
    """Stop at the first line that makes it too large."""
    rows = len(blocks[-1])
    if max(rows, len(cells)) > TOKEN_LIMIT + 1:
        if tuple(blocks[0][0].cells[: len(LONG_HEADER)]) == LONG_HEADER:
            _refuse_long()
        refuse("{size} tokens are more than {most}; nearest: {most}",
               size=max(rows, len(cells)) - 1, most=TOKEN_LIMIT)  # fmt: skip
    if len(blocks) > 2 * MAX_HEADS:
        refuse("{size} heads are more than {most}; nearest: {most}",
               size=len(blocks), most=MAX_HEADS)  # fmt: skip


def _refuse_long() -> None:
    refuse("it has a row for each weight; the form with a table for each head, or NPZ, is needed")


def _table(rows: list[_Row]) -> _Table:
    """Tell the tokens from the numbers."""
    if tuple(rows[0].cells[: len(LONG_HEADER)]) == LONG_HEADER:
        _refuse_long()
    rows = _with_corner(rows)
    width = len(rows[0].cells)
    for row in rows:
        if len(row.cells) != width:
            refuse("cells in line {line}: {count}, in the first line: {width}",
                   line=row.line, count=len(row.cells), width=width)  # fmt: skip
    header, names = _has_header(rows), _has_names(rows)
    body, first = rows[header:], int(names)
    n, columns = len(body), width - first
    if n != columns:
        refuse(
            "the table at line {line} is not square: {rows} rows, {columns} columns; as many rows "
            "as columns are needed",
            line=rows[0].line, rows=n, columns=columns,
        )  # fmt: skip
    return _Table(body, first, _tokens(rows, header, names))


def _with_corner(rows: list[_Row]) -> list[_Row]:
    """Add the empty corner that some programs leave out of the header."""
    if len(rows) > 1 and len(rows[0].cells) == len(rows[1].cells) - 1 == len(rows) - 1:
        return [_Row(rows[0].line, ["", *rows[0].cells]), *rows[1:]]
    return rows


def _has_header(rows: list[_Row]) -> bool:
    """Whether the first row holds tokens."""
    cells, height = rows[0].cells, len(rows)
    if height == len(cells) + 1:
        return not all(map(_is_number, cells))
    return height == len(cells) and _is_corner(rows)


def _has_names(rows: list[_Row]) -> bool:
    """Whether the first column holds tokens."""
    height, width = len(rows), len(rows[0].cells)
    if width == height + 1:
        return not all(_is_number(row.cells[0]) for row in rows)
    return height == width and _is_corner(rows)


def _is_corner(rows: list[_Row]) -> bool:
    """Whether the first cell belongs to no number: empty, the name of a head, or before words."""
    corner, *others = rows[0].cells
    if _is_number(corner) or not others:
        return False
    if not corner.strip() or _HEAD.match(corner):
        return True
    names = (row.cells[0] for row in rows[1:])
    return not (all(map(_is_number, others)) or all(map(_is_number, names)))


def _tokens(rows: list[_Row], header: bool, names: bool) -> tuple[str, ...] | None:
    keys = tuple(plain_token(cell) for cell in rows[0].cells[int(names) :]) if header else None
    queries = tuple(plain_token(row.cells[0]) for row in rows[header:]) if names else None
    if keys and queries and keys != queries:
        refuse("the rows of the table at line {line} have other tokens than its columns; maps of "
               "one sentence on itself are needed", line=rows[0].line)  # fmt: skip
    return keys or queries


def _is_number(cell: str) -> bool:
    return bool(_NUMBER.fullmatch(_pointed(cell)))


def _pointed(cell: str) -> str:
    """Return a number with a point: where semicolons separate, it may have a comma."""
    return cell.strip().replace(",", ".")


def _numbers(table: _Table) -> np.ndarray:
    numbers = np.empty((len(table.rows), len(table.rows)))
    for place, row in enumerate(table.rows):
        numbers[place] = [
            _number(cell, row.line, column)
            for column, cell in enumerate(row.cells[table.first :], table.first + 1)
        ]
    return numbers


def _number(cell: str, line: int, column: int) -> float:
    text = _pointed(cell)
    if not _NUMBER.fullmatch(text):
        shown = displayable(cell[:_SHOWN]) + ("…" if len(cell) > _SHOWN else "")
        refuse("“{cell}” in line {line}, column {column} is no number; nearest: 0 to 1",
               cell=shown, line=line, column=column)  # fmt: skip
    value = float(text)
    if not np.isfinite(value):
        refuse("{value} in line {line}, column {column} is no weight; nearest: 0 to 1",
               value=text, line=line, column=column)  # fmt: skip
    return value


def _check_alike(tables: Sequence[_Table], maps: Sequence[np.ndarray]) -> None:
    for number, (table, one) in enumerate(zip(tables, maps, strict=True), start=1):
        if len(one) != len(maps[0]):
            refuse(
                "rows in table {number} (line {line}): {n}, in the first one: {first}",
                number=number, line=table.rows[0].line, n=len(one), first=len(maps[0]),
            )  # fmt: skip
        if table.tokens != tables[0].tokens:
            refuse("table {number} (line {line}) has other tokens than the first one",
                   number=number, line=table.rows[0].line)  # fmt: skip
