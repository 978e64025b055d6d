"""Computes the expressions of lessons from a result of the lab."""

import ast
import math
import operator
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from mha_desktop.engine.errors import AttentionError
from mha_desktop.engine.roles import HeadRole
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.lesson_errors import LessonError
from mha_desktop.lab.lesson_expressions import ELSEWHERE, Expression
from mha_desktop.lab.lesson_scene import Scene
from mha_desktop.lab.lesson_vocabulary import MATHEMATICS, MEASURES, QUANTITIES, ROLES, Kind
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState

Value = float | int | bool | str

_COMPARISONS: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
_OPERATIONS: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "exp": math.exp,
    "sqrt": math.sqrt,
    "abs": abs,
    "round": lambda number, places: round(number, int(places)),
    "min": min,
    "max": max,
}
_TYPES: Mapping[Kind, tuple[type, ...]] = {
    "head": (int,),
    "role": (HeadRole, int),
    "word": (str, int),
    "number": (int,),
    "name": (str,),
}
_PROBLEMS = (ValueError, TypeError, ArithmeticError, AttentionError, msgspec.ValidationError)


def computed(expression: Expression, result: LabResult, laboratory: Laboratory) -> Value:
    """Return the value of an expression.

    Parameters
    ----------
    expression : Expression
    result : LabResult
        What it is about.
    laboratory : Laboratory
        Computes the other states that `at` asks for.

    Raises
    ------
    LessonError
        If it has none for this result; the text names the line and what would work.
    """
    try:
        found: Value = _value(expression.tree, Scene(result, laboratory))
    except LessonError:
        raise
    except _PROBLEMS as error:
        problem = str(error) or type(error).__name__
        expression.place.refuse(
            "“{source}” has no value: {problem}", source=expression.source, problem=problem
        )
    if isinstance(found, float) and not math.isfinite(found):
        expression.place.refuse("“{source}” has no value", source=expression.source)
    return found


def _value(node: ast.expr, scene: Scene) -> Any:  # noqa: ANN401 - a number, a text, or a role
    match node:
        case ast.Constant(constant):
            return constant
        case ast.Name(name):
            return _named(name, scene)
        case ast.Call():
            return _called(node, scene)
        case ast.Compare(left, operators, others):
            return _compared([_value(part, scene) for part in (left, *others)], operators)
        case ast.BinOp(left, sign, right):
            return _OPERATIONS[type(sign)](_number(left, scene), _number(right, scene))
        case ast.BoolOp(ast.And(), parts):
            return all(_value(part, scene) for part in parts)
        case ast.BoolOp(_, parts):
            return any(_value(part, scene) for part in parts)
        case ast.UnaryOp(ast.Not(), part):
            return not _value(part, scene)
        case ast.UnaryOp(_, part):
            return -_number(part, scene)
    raise TypeError(f"{type(node).__name__} has no meaning here")


def _number(node: ast.expr, scene: Scene) -> float | int:
    """Return a number; two texts would add up, and a text times a number could fill the memory."""
    found = _value(node, scene)
    if not isinstance(found, (int, float)):
        raise TypeError(f"“{ast.unparse(node)}” is no number")
    return found


def _compared(values: list[Any], operators: list[ast.cmpop]) -> bool:
    pairs = zip(operators, values, values[1:], strict=False)
    return all(_COMPARISONS[type(sign)](left, right) for sign, left, right in pairs)


def _named(name: str, scene: Scene) -> Any:  # noqa: ANN401 - a number, a head, or a role
    if name in ROLES:
        return ROLES[name]
    if name in QUANTITIES:
        return QUANTITIES[name](scene)
    return _head(int(name[1:]), scene)


def _head(number: int, scene: Scene) -> int:
    heads = scene.result.state.n_heads
    if number > heads:
        raise ValueError(f"there is no H{number} among {heads} heads; nearest: H{heads}")
    return number - 1


def _called(call: ast.Call, scene: Scene) -> Any:  # noqa: ANN401 - what the measure returns
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name == ELSEWHERE:
        return _value(call.args[0], _elsewhere(call, scene))
    if name in MATHEMATICS:
        return _FUNCTIONS[name](*(_number(part, scene) for part in call.args))
    measure = MEASURES[name]
    arguments = [
        _checked(_value(part, scene), measure.kind(number), part)
        for number, part in enumerate(call.args)
    ]
    return measure.function(scene, *arguments)


def _checked(found: Any, kind: Kind, part: ast.expr) -> Any:  # noqa: ANN401 - as it came in
    """Refuse an argument of another type than its kind has."""
    if type(found) not in _TYPES[kind]:
        raise TypeError(f"“{ast.unparse(part)}” is no {kind}")
    return found


def _elsewhere(call: ast.Call, scene: Scene) -> Scene:
    """Return the scene of a changed state."""
    fields = {
        keyword.arg: keyword.value.value
        for keyword in call.keywords
        if keyword.arg is not None and isinstance(keyword.value, ast.Constant)
    }
    state = changed_state(scene.result.state, fields)
    result = scene.laboratory.evaluate(state)
    if result is None:
        raise ValueError("the sentence has no words")
    return Scene(result, scene.laboratory)


def changed_state(state: LabState, fields: Mapping[str, object]) -> LabState:
    """Return a legal state with some fields changed; "kv_heads" groups the heads evenly.

    Raises
    ------
    LabError
        If the state cannot be.
    msgspec.ValidationError
        If a value is of the wrong kind.
    """
    plain = {name: value for name, value in fields.items() if name != "kv_heads"}
    merged = {**msgspec.to_builtins(state), **plain}
    changed = resolve(msgspec.convert(merged, LabState)).state
    kv_heads = fields.get("kv_heads")
    if kv_heads is None:
        return changed
    if not isinstance(kv_heads, int) or kv_heads < 1 or changed.n_heads % kv_heads:
        raise ValueError(f"{changed.n_heads} heads cannot share {kv_heads} key/value heads evenly")
    grouped = msgspec.structs.replace(changed, kv_head_of=preset(changed.n_heads, kv_heads))
    return resolve(grouped).state
