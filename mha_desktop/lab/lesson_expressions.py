"""A small language of expressions over the live result: ``mass(H1, previous) > 0.9``.

Expressions look like Python and are read by its parser, but they are never run as Python: only the
names of `mha_desktop.lab.lesson_vocabulary` mean anything, and few kinds of nodes are allowed.
"""

import ast
import re
from dataclasses import dataclass, field

from mha_desktop.lab.lesson_errors import Place, nearest
from mha_desktop.lab.lesson_vocabulary import (
    CHANGES,
    HEAD,
    MATHEMATICS,
    MEASURES,
    QUANTITIES,
    ROLES,
    Kind,
)

MOST_CHARACTERS = 400
ELSEWHERE = "at"
"""The call that computes its first argument for a changed state: ``at(n, sentence="Go")``."""

_OPERATORS = (
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq,
    ast.And, ast.Or, ast.Not, ast.USub, ast.Load,
)  # fmt: skip
_COMBINED = (ast.Compare, ast.BoolOp, ast.BinOp, ast.UnaryOp)


@dataclass(frozen=True)
class Expression:
    """An expression that was checked, and where it stands.

    Attributes
    ----------
    source : str
    place : Place
        Not part of what makes two expressions equal.
    tree : ast.expr
    """

    source: str
    place: Place = field(compare=False)
    tree: ast.expr = field(compare=False, repr=False)


def read_expression(source: str, place: Place) -> Expression:
    """Return the expression, checked as far as that is possible without a result.

    Raises
    ------
    LessonError
        If it is no expression, or uses a name or a number of arguments that nobody knows.
    """
    if len(source) > MOST_CHARACTERS:
        place.refuse(
            "an expression has {count} characters; the most is {most}",
            count=len(source), most=MOST_CHARACTERS,
        )  # fmt: skip
    tree = _parsed(source, place)
    _Check(source, place).check(tree)
    return Expression(source, place, tree)


def _parsed(source: str, place: Place) -> ast.expr:
    try:
        return ast.parse(source.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        place.refuse(
            "“{source}” is no expression; a working one is “{example}”",
            source=source, example="mass(H1, previous) > 0.9",
        )  # fmt: skip


@dataclass(frozen=True)
class _Check:
    """Goes through a tree and refuses what has no meaning."""

    source: str
    place: Place

    def check(self, node: ast.AST) -> None:
        match node:
            case ast.Call():
                self._check_call(node)
            case ast.Name(name):
                self._check_quantity(name)
            case ast.Constant(value) if isinstance(value, (int, float, str)):
                pass
            case _ if isinstance(node, (*_OPERATORS, *_COMBINED)):
                for part in ast.iter_child_nodes(node):
                    self.check(part)
            case _:
                self.place.refuse(
                    "“{source}” has something other than numbers, texts, measures, + − * /, "
                    "comparisons, and, or, not",
                    source=self.source,
                )

    def _check_quantity(self, name: str) -> None:
        if name in QUANTITIES:
            return
        if name in ROLES or re.fullmatch(HEAD, name):
            self.place.refuse("“{name}” alone is no number; ask for a measure, as in {example}",
                              name=name, example="mass(H1, previous)")  # fmt: skip
        if name in MEASURES:
            self.place.refuse("“{name}” needs arguments in brackets, as in {example}",
                              name=name, example="mass(H1, previous)")  # fmt: skip
        close = nearest(name, QUANTITIES)
        self.place.refuse("there is no quantity “{name}”; nearest: {close}", name=name, close=close)

    def _check_call(self, call: ast.Call) -> None:
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name == ELSEWHERE:
            self._check_elsewhere(call)
        elif name in MATHEMATICS:
            self._check_count(call, name, *MATHEMATICS[name])
            for part in call.args:
                self.check(part)
        elif name in MEASURES:
            measure = MEASURES[name]
            self._check_count(call, name, measure.fewest, measure.most)
            for number, part in enumerate(call.args):
                self._check_argument(name, part, measure.kind(number))
        else:
            close = nearest(name, (*MEASURES, *MATHEMATICS, ELSEWHERE))
            self.place.refuse(
                "there is no measure “{name}”; nearest: {close}", name=name, close=close
            )

    def _check_count(self, call: ast.Call, name: str, fewest: int, most: int) -> None:
        given = len(call.args) + len(call.keywords)
        if not fewest <= given <= most or call.keywords:
            self.place.refuse(
                "“{name}” takes {wanted} arguments, not {given}",
                name=name, given=given,
                wanted=fewest if fewest == most else f"{fewest} to {most}",
            )  # fmt: skip

    def _check_argument(self, name: str, part: ast.expr, kind: Kind) -> None:
        if kind == "head":
            if not (isinstance(part, ast.Name) and re.fullmatch(HEAD, part.id)):
                self._refuse_argument(name, part, "H1")
        elif kind == "role" and isinstance(part, ast.Name):
            if part.id not in ROLES:
                self._refuse_argument(name, part, nearest(part.id, ROLES))
        else:
            self.check(part)

    def _refuse_argument(self, name: str, part: ast.expr, close: str) -> None:
        self.place.refuse("“{name}” cannot take “{given}”; nearest: {close}",
                          name=name, given=ast.unparse(part), close=close)  # fmt: skip

    def _check_elsewhere(self, call: ast.Call) -> None:
        if len(call.args) != 1 or not call.keywords:
            self.place.refuse(
                "“at” takes one expression and at least one change, as in {example}",
                example='at(mass(H1, previous), positions="none")',
            )
        self.check(call.args[0])
        for keyword in call.keywords:
            if keyword.arg not in CHANGES:
                close = nearest(keyword.arg or "", CHANGES)
                self.place.refuse("“at” cannot change “{name}”; nearest: {close}",
                                  name=keyword.arg, close=close)  # fmt: skip
            if not isinstance(keyword.value, ast.Constant):
                self.place.refuse("“at” needs a plain number or text for {name}", name=keyword.arg)
