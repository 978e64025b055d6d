"""The command line: opens the window, or writes a picture or the numbers without one.

Whatever is wrong with the options or the files is told in one line on the standard error, with
exit status 2.
"""

import argparse
import gc
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import TextIO

from mha_desktop.app.arguments import UsageError, parse
from mha_desktop.app.display import UNSEEN_PLATFORMS, has_display, qt_platform
from mha_desktop.app.output import OutputError
from mha_desktop.app.requests import Request, requested
from mha_desktop.engine.errors import AttentionError
from mha_desktop.lab.notes import LabError
from mha_desktop.lab.tokens import displayable

REFUSED = 2
INTERRUPTED = 128 + signal.SIGINT


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for.

    Parameters
    ----------
    arguments : sequence of str, optional
        Without the program's name; those of the process by default.

    Returns
    -------
    int
        Exit status: 0, or 2 if something was refused.
    """
    _print_any_text()
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except (UsageError, OutputError, AttentionError, LabError) as problem:
        return _refuse(problem)
    except MemoryError:
        return _refuse("there is not enough memory for so many heads, tokens or dimensions")
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(arguments: Sequence[str]) -> int:
    try:
        options = parse(arguments)
    except SystemExit as done:  # argparse has printed the help or the version
        _say("", end="")
        return int(done.code or 0)
    request = requested(options)
    for note in request.notes:
        _remark(note)
    return _COMMANDS[options.command](options, request)


def _open_window(options: argparse.Namespace, request: Request) -> int:
    if not has_display(os.environ) and qt_platform(os.environ) not in UNSEEN_PLATFORMS:
        raise UsageError(
            "there is no display to open a window on; this writes a picture instead: "
            "mha-desktop export --out heads.png"
        )
    # A start makes much and throws nothing away: to look for garbage takes a tenth of its time.
    gc.disable()
    from mha_desktop.app.application import run

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal also ends Qt's loop
    return run(request)


def _export(options: argparse.Namespace, request: Request) -> int:
    from mha_desktop.app.commands.export import export

    return 0 if export(options, request, _say, _remark) else REFUSED


def _trace(options: argparse.Namespace, request: Request) -> int:
    from mha_desktop.app.commands.trace import trace

    _say(trace(options, request))
    return 0


# Imported when they run: the numbers need no Qt, and a picture needs no widgets.
_COMMANDS = {None: _open_window, "export": _export, "trace": _trace}


def _refuse(problem: object) -> int:
    choices = problem.note.choices if isinstance(problem, LabError) else ()
    if len(choices) > 1:
        options = ", ".join(f"--d-model {c.d_model} --heads {c.n_heads}" for c in choices)
        problem = f"{problem} (any of these works: {options})"
    _remark(problem)
    return REFUSED


def _remark(text: object) -> None:
    """Print one line on the standard error; what would break the line is written as U+XXXX."""
    line = f"mha-desktop: {displayable(str(text))}"
    if sys.stderr is None:  # closed; `print` would take the standard output instead
        return
    try:
        print(line, file=sys.stderr, flush=True)  # noqa: T201 - the command line speaks this way
    except OSError:  # the exit status still tells that something was refused
        _close(sys.stderr)


def _say(text: object, end: str = "\n") -> None:
    """Print on the standard output at once; that nobody reads it is no error."""
    try:
        print(text, end=end, flush=True)  # noqa: T201 - the command line speaks this way
    except BrokenPipeError:
        _close(sys.stdout)
    except OSError as error:
        _close(sys.stdout)
        raise OutputError(f"the standard output cannot be written: {error.strerror}") from error


def _close(stream: TextIO) -> None:
    """Let what is left unprinted go nowhere, or Python would try it again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _print_any_text() -> None:
    """Let file names that are not valid text be printed, too."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
