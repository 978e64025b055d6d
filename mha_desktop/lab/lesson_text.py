"""Texts in Markdown with fields, ``{mass(H1, previous):.2f}``, that the lab fills."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from mha_desktop.lab.lesson_errors import Place
from mha_desktop.lab.lesson_expressions import Expression, read_expression

_PIECE = re.compile(
    r"(?P<brace>\{\{|\}\})|\{(?P<source>[^{}]+?)(?::(?P<form>\.\d[f%e]|d))?\}|(?P<stray>[{}])"
)


@dataclass(frozen=True)
class Field:
    """An expression in a text, and how its value is written.

    ``form`` is ".2f" for decimals, ".0%" for per cent, ".0e" for powers of ten, "d" for a whole
    number in groups of three digits; empty for a text or a whole number.
    """

    expression: Expression
    form: str


@dataclass(frozen=True)
class LessonText:
    """Plain Markdown and fields, in the order of reading."""

    parts: tuple[str | Field, ...] = ()

    @property
    def expressions(self) -> tuple[Expression, ...]:
        """What has to be computed to show the text."""
        return tuple(part.expression for part in self.parts if isinstance(part, Field))

    def filled(self, write: Callable[[Field], str]) -> str:
        """Return the Markdown with what `write` makes of each field."""
        return "".join(part if isinstance(part, str) else write(part) for part in self.parts)

    def __bool__(self) -> bool:
        return bool(self.parts)


def read_text(source: str, place: Place) -> LessonText:
    """Return a text with its fields read; doubled braces stand for single ones.

    Parameters
    ----------
    source : str
    place : Place
        Where it begins.

    Raises
    ------
    LessonError
        If a brace is left over, or a field holds no expression.
    """
    parts: list[str | Field] = []
    end = 0
    for found in _PIECE.finditer(source):
        parts += (source[end : found.start()], _part(found, source, place))
        end = found.end()
    parts.append(source[end:])
    return LessonText(tuple(part for part in parts if part != ""))


def _part(found: re.Match[str], source: str, place: Place) -> str | Field:
    here = Place(place.file, place.line + source.count("\n", 0, found.start()))
    if found["brace"]:
        return found["brace"][0]
    if found["stray"]:
        here.refuse("a brace is left over; write {doubled} for a single one",
                    doubled=found["stray"] * 2)  # fmt: skip
    expression = " ".join(found["source"].split())
    return Field(read_expression(expression, here), found["form"] or "")
