"""What Python raises in the middle of an event is reported, instead of ending the program.

PySide 6.10 puts a text of its own before the message of an exception that leaves an override of a
Qt method, such as `paintEvent`, while Python is calling Qt. Up to Python 3.11, an error that C code
raises is a type and a message at first, and no exception: PySide takes the message for the
exception, and the program is gone without a word. Whatever an `except` has seen is an exception.
"""

from collections.abc import Callable
from functools import cache, wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QMetaMethod, QObject
from shiboken6 import Shiboken


def guard_overrides() -> None:
    """Let the exceptions of all overrides be exceptions, in each class that is made from now on."""
    setattr(Shiboken.Object, "__init_subclass__", classmethod(_guard))  # noqa: B010 - for mypy


def _guard(made: type[Shiboken.Object], /, **options: object) -> None:
    super(Shiboken.Object, made).__init_subclass__(**options)
    bases = [base for base in made.__mro__ if base.__module__.startswith("PySide6.")]
    if not bases or made.__module__.startswith("pyqtgraph."):
        return
    for name, function in list(vars(made).items()):
        if isinstance(function, FunctionType) and _is_override(name, bases):
            setattr(made, name, _raising_exceptions(function))


def _is_override(name: str, bases: list[type]) -> bool:
    """Tell what Qt calls: not Python's own methods, and not slots.

    PySide passes a slot as many arguments as it can take, which a guard would hide.
    """
    if name.startswith("__") or not any(name in vars(base) for base in bases):
        return False
    return name not in _slots_of(bases[0])


@cache
def _slots_of(base: type) -> set[str]:
    if not issubclass(base, QObject):
        return set()
    about = base.staticMetaObject  # type: ignore[attr-defined]
    methods = map(about.method, range(about.methodCount()))
    return {
        bytes(method.name().data()).decode()
        for method in methods
        if method.methodType() is QMetaMethod.MethodType.Slot
    }


def _raising_exceptions(function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def guarded(*arguments: Any, **named: Any) -> Any:  # noqa: ANN401 - as the function
        try:
            return function(*arguments, **named)
        except BaseException:  # makes it an exception
            raise

    return guarded
