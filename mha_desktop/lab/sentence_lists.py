"""Sentences out of a text file, one in each line."""

from pathlib import Path
from typing import NoReturn

from mha_desktop.lab.notes import LabError, Note

MOST_SENTENCES = 1000
MOST_BYTES = 4 << 20


def sentences_in(path: Path) -> tuple[str, ...]:
    """Return the lines of a file in UTF-8 that are not blank, without the spaces around them.

    Raises
    ------
    LabError
        If it is no such text, has none, or too many; the text names the line.
    OSError
        If it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        _refuse(path, "it is larger than {most} MB", most=MOST_BYTES >> 20)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        _refuse(path, "line {line} is no UTF-8; save it as UTF-8", line=line)
    if "\0" in text:
        _refuse(path, "it is no text")
    # Only these end a line; others, such as a form feed, may stand within one.
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    sentences = tuple(filter(None, map(str.strip, lines)))
    if not sentences:
        _refuse(path, "it has no sentence; write one in each line")
    if len(sentences) > MOST_SENTENCES:
        text = "it has {count} sentences; nearest: {most}"
        _refuse(path, text, count=len(sentences), most=MOST_SENTENCES)
    return sentences


def _refuse(path: Path, reason: str, **values: object) -> NoReturn:
    problem = Note(reason, values)
    raise LabError(
        Note("{path} cannot be used: {problem}", {"path": str(path), "problem": problem})
    )
