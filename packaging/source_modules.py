"""Source files as trees, with the names that are defined in them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Module:
    """One source file, and the names in it."""

    path: Path
    tree: ast.Module
    functions: dict[str, Function] = field(default_factory=dict)
    locals: dict[Function, dict[str, list[ast.expr]]] = field(default_factory=dict)
    constants: dict[str, ast.expr] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)


def read_modules(root: Path) -> dict[str, Module]:
    """Return all modules of the package in a folder, by their dotted names."""
    return {_dotted(path, root): _module(path) for path in sorted(root.rglob("*.py"))}


def _dotted(path: Path, root: Path) -> str:
    parts = path.relative_to(root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _module(path: Path) -> Module:
    tree = ast.parse(path.read_text("utf-8"), str(path))
    module = Module(path, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            module.functions[node.name] = node
            module.locals[node] = _locals(node)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                module.imports[name.asname or name.name] = (node.module, name.name)
    for node in tree.body:
        for target, value in _assigned(node):
            module.constants[target] = value
    return module


def _locals(function: Function) -> dict[str, list[ast.expr]]:
    """Return all that the names of a function are set to in it."""
    values: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        for name, value in _assigned(node):
            values.setdefault(name, []).append(value)
    return values


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Return the names that a statement or expression gives a value to, with the values."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _pairs(target, node.value)
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
        yield from _pairs(node.target, node.value)
    elif isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple | ast.List):
        for value in node.iter.elts:
            yield from _pairs(node.target, value)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=False):
            yield from _pairs(one, other)
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.IfExp):
        yield from _pairs(target, value.body)
        yield from _pairs(target, value.orelse)
