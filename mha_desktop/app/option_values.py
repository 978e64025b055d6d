"""Values of options on the command line: numbers, and words that were meant for others."""

import argparse
import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from mha_desktop.lab.file_kinds import is_named_as_readable, is_named_as_session

_CHOICE = re.compile(r"invalid choice: '(.*)' \(choose from (.*)\)$", re.DOTALL)
# Options that share no more than the beginning are not meant for each other.
_ALIKE = 0.75
_UNKNOWN = re.compile(r"unrecognized arguments: (-\S+)")
_LEFT_OVER = re.compile(r"unrecognized arguments: ([^-].*)$", re.DOTALL)


def whole_number(text: str) -> int:
    """Return the integer that a text is.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is none; the text names the nearest.
    """
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number{_nearest(text)}") from None


def number(text: str) -> float:
    """Return the number that a text is.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is none; the text names the nearest.
    """
    try:
        return float(text)
    except ValueError:
        pointed = text.replace(",", ".")
        near = f"; nearest: {pointed}" if _is_number(pointed) else ""
        raise argparse.ArgumentTypeError(f"{text!r} is no number{near}") from None


def nearest_words(message: str, options: Iterable[str]) -> str:
    """Return what argparse says of a word that it does not know, with the nearest that it does.

    Parameters
    ----------
    message : str
        Of argparse.
    options : iterable of str
        What could have been meant by an unknown option.
    """
    if file := _misplaced_file(message):
        option = option_for_file(file)
        return f"{file!r} is a file in a place where none is taken; put it first, or after {option}"
    if choice := _CHOICE.search(message):
        near = get_close_matches(choice[1].lower(), re.findall(r"'([^']*)'", choice[2]), n=1)
    elif unknown := _UNKNOWN.match(message):
        near = get_close_matches(unknown[1].split("=")[0], list(options), n=1, cutoff=_ALIKE)
    else:
        near = []
    return f"{message}; nearest: {near[0]}" if near else message


def option_for_file(name: str) -> str:
    """Return the option that opens a file of this name."""
    return "--session" if is_named_as_session(Path(name)) else "--weights"


def _misplaced_file(message: str) -> str | None:
    word = _CHOICE.search(message) or _LEFT_OVER.match(message)
    is_file = word is not None and is_named_as_readable(Path(word[1]))
    return word[1] if word and is_file else None


def _nearest(text: str) -> str:
    try:
        return f"; nearest: {round(float(text.replace(',', '.')))}"
    except (ValueError, OverflowError):  # no number, or one without an end
        return ""


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
