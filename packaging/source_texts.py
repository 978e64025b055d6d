"""Find every text of the program that can be translated, by reading its source.

Qt's own lupdate knows `tr`, `translate` and `QT_TRANSLATE_NOOP`. The packages without Qt give their
sentences to `Note(...)` and to errors, and many modules have a helper of their own that takes a
text: such helpers are followed to wherever the text was written.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from source_modules import Function, Module, read_modules

NOTES = "Notes"
# The functions and classes that a text goes to in the end, and the context they give it.
_NOTE_CLASSES = frozenset({"Note", "AttentionError"})
_MARKER = "QT_TRANSLATE_NOOP"


@dataclass(frozen=True, order=True)
class Text:
    """One text, under the context it is looked up with."""

    context: str
    source: str


@dataclass(frozen=True)
class Sink:
    """A function that shows one of its arguments, perhaps between two fixed texts."""

    context: str
    place: int
    keyword: str
    before: str = ""
    after: str = ""


@dataclass(frozen=True)
class Flow:
    """The text is the argument of the function that is being read."""

    name: str
    before: str = ""
    after: str = ""


@dataclass
class Found:
    """What the source has: its texts, and the calls whose text cannot be seen."""

    texts: set[Text] = field(default_factory=set)
    unseen: set[str] = field(default_factory=set)


def source_texts(root: Path) -> Found:
    """Return all texts of the package in the folder `root`."""
    reader = _Reader(read_modules(root))
    while reader.read():  # until no new helper is found
        pass
    return reader.found


class _Reader:
    """Reads all modules; each reading may find helpers that the next one follows."""

    def __init__(self, modules: dict[str, Module]) -> None:
        self._modules = modules
        self._calls = {name: list(_calls(module.tree)) for name, module in modules.items()}
        self._sinks: dict[tuple[str, str], Sink] = {}
        self._methods: dict[str, Sink] = {}
        self._note_classes = _note_classes(modules)
        self.found = Found()

    def read(self) -> bool:
        """Read all modules once; return whether a new helper was found."""
        self.found = Found()
        before = len(self._sinks) + len(self._methods)
        for name, module in self._modules.items():
            self._name, self._module = name, module
            for call in self._calls[name]:
                self._take(*call)
        return len(self._sinks) + len(self._methods) > before

    def _take(self, call: ast.Call, of_class: str | None, function: Function | None) -> None:
        sink = self._sink(call, of_class, function)
        argument = None if sink is None else _argument(call, sink)
        if sink is None or argument is None:
            return
        texts = self._texts(argument, function)
        if texts is None:
            self._strange(call)
            return
        for text in texts:
            if isinstance(text, Flow):
                self._add_sink(sink, text, of_class, function)
            elif _has_words(sink.before + text + sink.after):
                self.found.texts.add(Text(sink.context, sink.before + text + sink.after))

    def _sink(self, call: ast.Call, of_class: str | None, function: Function | None) -> Sink | None:
        """Return what a call does with a text, if it does anything."""
        called = call.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name in ("translate", _MARKER) and len(call.args) > 1:
            context = self._constant(call.args[0], function)
            return None if context is None else Sink(context, 1, "")
        if isinstance(called, ast.Attribute):
            if name == "tr" and isinstance(called.value, ast.Name):
                if called.value.id == "self" and of_class is not None:
                    return Sink(of_class, 0, "")
                self._strange(call)
                return None
            return self._methods.get(name)
        if name in self._note_classes:
            return Sink(NOTES, 0, "template")
        if name == "tr" and of_class is not None and self._is_own_tr(function):
            return Sink(of_class, 0, "")
        home = (self._name, name) if name in self._module.functions else None
        return self._sinks.get(home or self._module.imports.get(name, ("", "")))

    def _is_own_tr(self, function: Function | None) -> bool:
        """Return whether a function calls the method of its class by a shorter name."""
        values = [] if function is None else self._module.locals[function].get("tr", [])
        return any(ast.unparse(value) == "self.tr" for value in values)

    def _strange(self, call: ast.Call) -> None:
        """Remember a call whose context or text depends on what runs."""
        line = f"{self._module.path}:{call.lineno}: {ast.unparse(call)[:90]}"
        self.found.unseen.add(line)

    def _constant(self, node: ast.expr, function: Function | None) -> str | None:
        texts = self._texts(node, function)
        one = texts[0] if texts and len(texts) == 1 else None
        return one if isinstance(one, str) else None

    def _add_sink(
        self, sink: Sink, flow: Flow, of_class: str | None, function: Function | None
    ) -> None:
        assert function is not None  # only a function has arguments
        names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
        is_method = bool(names) and names[0] in ("self", "cls")
        place = names.index(flow.name) - is_method if flow.name in names else -1
        only_by_place = flow.name in [argument.arg for argument in function.args.posonlyargs]
        keyword = "" if only_by_place else flow.name
        new = Sink(sink.context, place, keyword, sink.before + flow.before, flow.after + sink.after)
        if is_method:
            self._methods.setdefault(function.name, new)
        else:
            self._sinks.setdefault((self._name, function.name), new)

    def _texts(
        self, node: ast.expr, function: Function | None, depth: int = 0
    ) -> list[str | Flow] | None:
        """Return the texts that an expression can be; None where that cannot be seen."""
        if depth > 8:
            return None
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp(body=body, orelse=other):
                return self._all([body, other], function, depth)
            case ast.BinOp(op=ast.Add(), left=left, right=right):
                return self._joined(left, right, function, depth)
            case ast.Name(id=name):
                return self._named(name, function, depth)
            case ast.Subscript(value=ast.Name(id=name)):
                return self._named(name, function, depth)
            case ast.Dict(values=values):
                return self._all(values, function, depth)
            case ast.Tuple(elts=values) | ast.List(elts=values):
                return self._all(values, function, depth)
            case ast.Attribute() | ast.Subscript():
                return []  # the text was seen where it was put there
            case ast.Call():
                return self._returned(node, depth)
        return None

    def _all(
        self, nodes: list[ast.expr], function: Function | None, depth: int
    ) -> list[str | Flow] | None:
        parts = [self._texts(node, function, depth + 1) for node in nodes]
        return None if None in parts else [text for part in parts if part for text in part]

    def _joined(
        self, left: ast.expr, right: ast.expr, function: Function | None, depth: int
    ) -> list[str | Flow] | None:
        before = self._texts(left, function, depth + 1)
        after = self._texts(right, function, depth + 1)
        if before is None or after is None:
            return None
        return [_join(one, other) for one in before for other in after]

    def _named(self, name: str, function: Function | None, depth: int) -> list[str | Flow] | None:
        if function is not None:
            inside = self._module.locals[function].get(name)
            if inside:
                return self._all(inside, function, depth)
            if name in _arguments(function):
                return [Flow(name)]
        if name in self._module.constants:
            return self._texts(self._module.constants[name], None, depth + 1)
        module, original = self._module.imports.get(name, ("", ""))
        if module in self._modules and original in self._modules[module].constants:
            return self._texts(self._modules[module].constants[original], None, depth + 1)
        return [] if function is not None and _is_unpacked(name, function) else None

    def _returned(self, call: ast.Call, depth: int) -> list[str | Flow] | None:
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        if name == "str":
            return []  # it only tells a type checker what is known
        if name in ("tr", "translate", _MARKER):
            return []  # seen as a call of its own
        function = self._module.functions.get(name)
        if function is None:
            return [] if isinstance(call.func, ast.Attribute) else None
        returns = [
            node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value
        ]
        texts = self._all(returns, function, depth)
        return None if texts is None else [text for text in texts if isinstance(text, str)]


def _calls(
    node: ast.AST, of_class: str | None = None, function: Function | None = None
) -> Iterator[tuple[ast.Call, str | None, Function | None]]:
    """Return all calls, each with the class and the function that it stands in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _calls(child, child.name, None)
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _calls(child, of_class, child)
        else:
            if isinstance(child, ast.Call):
                yield child, of_class, function
            yield from _calls(child, of_class, function)


def _note_classes(modules: dict[str, Module]) -> frozenset[str]:
    """Return the classes whose first argument is a sentence: notes, and the engine's errors."""
    known = set(_NOTE_CLASSES)
    classes = [
        node
        for module in modules.values()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef)
    ]
    for _ in range(4):  # as deep as errors are derived from each other
        for node in classes:
            if any(isinstance(base, ast.Name) and base.id in known for base in node.bases):
                known.add(node.name)
    return frozenset(known)


def _argument(call: ast.Call, sink: Sink) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == sink.keyword and sink.keyword:
            return keyword.value
    inside = 0 <= sink.place < len(call.args)
    argument = call.args[sink.place] if inside else None
    return None if isinstance(argument, ast.Starred) else argument


def _arguments(function: Function) -> set[str]:
    arguments = function.args
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    return {argument.arg for argument in every}


def _has_words(text: str) -> bool:
    """Return whether there is anything to translate beside fields and symbols."""
    return re.search(r"[^\W\d_]", re.sub(r"\{[^}]*\}", "", text)) is not None


def _is_unpacked(name: str, function: Function) -> bool:
    """Return whether a name comes out of a loop over data, a match or an exception."""
    for node in ast.walk(function):
        targets: list[ast.AST] = []
        if isinstance(node, ast.For | ast.comprehension):
            targets = [node.target]
        elif isinstance(node, ast.match_case):
            targets = [node.pattern]
        elif isinstance(node, ast.Assign):
            targets = list(node.targets)
        for target in targets:
            for part in ast.walk(target):
                if getattr(part, "id", getattr(part, "name", None)) == name:
                    return True
    return False


def _join(one: str | Flow, other: str | Flow) -> str | Flow:
    match one, other:
        case str(), str():
            return one + other
        case Flow(), str():
            return Flow(one.name, one.before, one.after + other)
        case str(), Flow():
            return Flow(other.name, one + other.before, other.after)
    return one
