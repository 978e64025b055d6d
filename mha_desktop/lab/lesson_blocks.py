"""Cuts the file of a lesson into its header and its steps; every piece knows its lines."""

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from mha_desktop.lab.lesson_errors import Place

FENCE = "+++"
HEADING = "## "
RULE = "---"


@dataclass(frozen=True)
class Block:
    """Lines of a file."""

    file: str
    first: int
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The lines as one text."""
        return "\n".join(self.lines)

    @property
    def place(self) -> Place:
        """Where it begins."""
        return Place(self.file, self.first)

    def place_of(self, needle: str) -> Place:
        """Return the first line that holds `needle`, or the first line of all."""
        for number, line in enumerate(self.lines):
            if needle in line:
                return Place(self.file, self.first + number)
        return self.place

    def part(self, start: int, end: int | None = None) -> "Block":
        """Return some of the lines."""
        return Block(self.file, self.first + start, self.lines[start:end])

    def stripped(self) -> "Block":
        """Return the block without empty lines at its ends."""
        used = [number for number, line in enumerate(self.lines) if line.strip()]
        return self.part(used[0], used[-1] + 1) if used else self.part(0, 0)


@dataclass(frozen=True)
class StepBlocks:
    """The pieces of a step; `why` is empty if there is nothing to reveal."""

    title: str
    head: Block
    settings: Block
    text: Block
    why: Block


def cut(source: str, file: str) -> tuple[Block, tuple[StepBlocks, ...]]:
    """Return the header and the steps of a lesson.

    Raises
    ------
    LessonError
        If the header or the first step is missing, or a block has no end.
    """
    whole = Block(file, 1, tuple(source.splitlines())).stripped()
    if not whole.lines or whole.lines[0].strip() != FENCE:
        whole.place.refuse("a lesson begins with a header between two lines of {fence}",
                           fence=FENCE)  # fmt: skip
    header, rest = _fenced(whole)
    starts = [number for number, line in enumerate(rest.lines) if line.startswith(HEADING)]
    before = rest.part(0, starts[0] if starts else None).stripped()
    if before.lines or not starts:
        place = before.place if before.lines else rest.place
        place.refuse("the header is followed by a step, a line like “{example}”",
                     example=f"{HEADING}Step title")  # fmt: skip
    ends = [*starts[1:], None]
    return header, tuple(_step(rest.part(*piece)) for piece in zip(starts, ends, strict=True))


def table(block: Block) -> dict[str, Any]:
    """Return the settings of a block, written in TOML.

    Raises
    ------
    LessonError
        If it is no TOML.
    """
    try:
        return tomllib.loads(block.text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = re.search(r" \(at line (\d+), column \d+\)$", str(error))
        line = block.first + (int(found[1]) - 1 if found else 0)
        problem = str(error)[: found.start()] if found else str(error) or type(error).__name__
        Place(block.file, line).refuse(
            "the settings are no TOML ({problem}); a working line is {example}",
            problem=problem[:1].lower() + problem[1:], example='point = "headGrid"',
        )  # fmt: skip


def _fenced(block: Block) -> tuple[Block, Block]:
    """Return what is between the first line and the next fence, and what is after it."""
    ends = [n for n, line in enumerate(block.lines) if n and line.strip() == FENCE]
    if not ends:
        place = block.place
        place.refuse("the settings have no end; close them with a line of {fence}", fence=FENCE)
    return block.part(1, ends[0]), block.part(ends[0] + 1)


def _step(block: Block) -> StepBlocks:
    title = block.lines[0].removeprefix(HEADING).strip()
    if not title:
        block.place.refuse("a step needs a title after {heading}", heading=HEADING.strip())
    settings, body = block.part(1, 1), block.part(1).stripped()
    if body.lines and body.lines[0].strip() == FENCE:
        settings, body = _fenced(body)
    for number, line in enumerate(body.lines):
        if line.strip() == FENCE:
            body.part(number).place.refuse(
                "a line of {fence} stands in the text; settings begin right below the title",
                fence=FENCE,
            )
    rules = [number for number, line in enumerate(body.lines) if line.strip() == RULE]
    end = rules[0] if rules else len(body.lines)
    why = body.part(end + 1).stripped()
    return StepBlocks(title, block.part(0, 1), settings, body.part(0, end).stripped(), why)
