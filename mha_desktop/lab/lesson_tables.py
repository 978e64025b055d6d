"""The tables of a lesson's file, strictly read: a misspelt name is answered with the nearest."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, NoReturn, TypeVar

import msgspec

from mha_desktop.lab.lesson import VIEW_FIELDS, Reference
from mha_desktop.lab.lesson_blocks import Block
from mha_desktop.lab.lesson_errors import Place, nearest
from mha_desktop.lab.state import LabState, ViewState

_Struct = TypeVar("_Struct", bound=msgspec.Struct)
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a file."""

    title: _Text
    objectives: Annotated[tuple[_Text, ...], msgspec.Meta(min_length=1, max_length=9)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)]
    references: tuple[Reference, ...] = ()


class OptionTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to choose, and the expression that is true if it is right."""

    text: _Text
    holds: _Text


class ChoiceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="choice"):
    """One of several answers."""

    ask: _Text
    options: Annotated[tuple[OptionTable, ...], msgspec.Meta(min_length=2, max_length=9)]


class NumberTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="number"):
    """A number."""

    ask: _Text
    answer: _Text
    tolerance: Annotated[float, msgspec.Meta(ge=0, le=1e12)] = 0.0
    decimals: Annotated[int, msgspec.Meta(ge=0, le=6)] = 2
    unit: str = ""


class RowTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="row"):
    """A row of weights to draw."""

    ask: _Text
    head: Annotated[str, msgspec.Meta(pattern=r"^H[1-9]\d{0,2}$")]
    query: str | int
    enough: Annotated[float, msgspec.Meta(gt=0, le=1)] = 0.8


class StepTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a step: `lab` is a whole state, `change` changes the one before.

    `view` is how it is looked at, `reveal` the same from the reveal on.
    """

    lab: dict[str, Any] | None = None
    change: dict[str, Any] | None = None
    view: dict[str, Any] = {}
    reveal: dict[str, Any] | None = None
    point: str = ""
    claims: tuple[_Text, ...] = ()
    question: ChoiceTable | NumberTable | RowTable | None = None


def decoded(raw: object, kind: type[_Struct], block: Block) -> _Struct:
    """Return a table as a struct.

    Raises
    ------
    LessonError
        If a field is unknown, missing, or has a wrong value.
    """
    try:
        return msgspec.convert(raw, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        _refuse(str(error) or "it is nested too deeply", kind, block)


def changed_lab(base: LabState, changes: dict[str, Any], block: Block) -> LabState:
    """Return a state with some fields changed; it may not be legal yet."""
    _check_names(changes, LabState.__struct_fields__, block)
    return decoded({**msgspec.to_builtins(base), **changes}, LabState, block)


def changed_view(changes: dict[str, Any], block: Block) -> ViewState:
    """Return a view in which all that is not named is as at the start."""
    _check_names(changes, VIEW_FIELDS, block)
    return decoded({**msgspec.to_builtins(ViewState()), **changes}, ViewState, block)


def _check_names(changes: dict[str, Any], known: tuple[str, ...], block: Block) -> None:
    for name in changes:
        if name not in known:
            block.place_of(name).refuse("there is no setting “{name}”; nearest: {close}",
                                        name=name, close=nearest(name, known))  # fmt: skip


def _refuse(problem: str, kind: type[msgspec.Struct], block: Block) -> NoReturn:
    """Say what the decoder found, in the words of the file."""
    where = re.search(r" - at `\$\.?(.*)`$", problem)
    field = where[1] if where else ""
    place = _place(field, block)
    if found := re.search(r"unknown field `(.+?)`", problem):
        close = nearest(found[1], _names(msgspec.inspect.type_info(kind)))
        block.place_of(found[1]).refuse(
            "there is no setting “{name}”; nearest: {close}", name=found[1], close=close
        )
    if found := re.search(r"missing required field `(.+?)`", problem):
        place.refuse("the setting “{name}” is missing", name=found[1])
    if found := re.search(r"Invalid (?:enum )?value '(.*?)'", problem):
        close = nearest(found[1], _values(kind, field))
        block.place_of(found[1]).refuse(
            "“{value}” is no value that {field} knows; nearest: {close}",
            value=found[1], field=field or "it", close=close,
        )  # fmt: skip
    text = problem[: where.start()] if where else problem
    place.refuse("{problem} in {field}", problem=text[:1].lower() + text[1:], field=field or "it")


def _place(field: str, block: Block) -> Place:
    """Return where a field such as ``question.options[0].holds`` stands, or its nearest parent."""
    for name in reversed(re.findall(r"[a-z_]+", field)):
        place = block.place_of(name)
        if any(name in line for line in block.lines):
            return place
    return block.place


def _names(info: msgspec.inspect.Type) -> set[str]:
    """Return the names of all fields of a struct and of its parts."""
    names: set[str] = set()
    for part in _parts(info):
        if isinstance(part, msgspec.inspect.StructType):
            names |= {field.name for field in part.fields} | ({"type"} if part.tag else set())
    return names


def _values(kind: type[msgspec.Struct], path: str) -> set[str]:
    """Return the words that the field at the end of a path can be, or that its type can be."""
    name = path.removesuffix(".type").split(".")[-1].split("[")[0]
    values: set[str] = set()
    for part in _parts(msgspec.inspect.type_info(kind)):
        if isinstance(part, msgspec.inspect.StructType):
            for field in part.fields:
                if field.name == name:
                    values |= _words(field.type)
    return values


def _words(info: msgspec.inspect.Type) -> set[str]:
    """Return the words and tags that a value of a type can be."""
    match info:
        case msgspec.inspect.LiteralType(values):
            return {str(value) for value in values}
        case msgspec.inspect.StructType(tag=str(tag)):
            return {tag}
        case msgspec.inspect.UnionType(types):
            return {word for part in types for word in _words(part)}
    return set()


def _parts(info: msgspec.inspect.Type) -> Iterator[msgspec.inspect.Type]:
    """Give a type and all types in it."""
    yield info
    match info:
        case msgspec.inspect.StructType():
            inner = tuple(field.type for field in info.fields)
        case msgspec.inspect.UnionType():
            inner = tuple(info.types)
        case msgspec.inspect.VarTupleType():
            inner = (info.item_type,)
        case _:
            inner = ()
    for part in inner:
        yield from _parts(part)
