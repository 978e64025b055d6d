"""Reads lessons: Markdown files with a header and one part for each step.

::

    +++
    title = "My lesson"
    objectives = ["Know what a head looks at"]
    minutes = 10
    +++

    ## First step
    +++
    point = "headGrid"
    claims = ["mass(H1, previous) > 0.9"]
    [lab]
    sentence = "The tired cat sat on the warm mat"
    +++
    H1 looks one word back: {mass(H1, previous):.2f} of its weight goes there.

What stands below a line of ``---`` is shown after the reveal.
"""

from pathlib import Path
from typing import Any

import msgspec

from mha_desktop.lab.lesson import (
    ChoiceOption,
    ChoiceQuestion,
    Lesson,
    NumberQuestion,
    Question,
    RowQuestion,
    Step,
)
from mha_desktop.lab.lesson_blocks import Block, StepBlocks, cut, table
from mha_desktop.lab.lesson_errors import LessonError, Place, nearest
from mha_desktop.lab.lesson_expressions import Expression, read_expression
from mha_desktop.lab.lesson_tables import (
    ChoiceTable,
    Header,
    NumberTable,
    RowTable,
    StepTable,
    changed_lab,
    changed_view,
    decoded,
)
from mha_desktop.lab.lesson_text import LessonText, read_text
from mha_desktop.lab.notes import LabError
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.lab.tokens import tokenise

SUFFIX = ".md"
MOST_BYTES = 1 << 20
MOST_STEPS = 50


def open_lesson(path: Path, identity: str) -> Lesson:
    """Read a lesson from a file.

    Raises
    ------
    LessonError
        If the file is no lesson; the text names the line and what would work.
    OSError
        If it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    start = Place(path.name, 1)
    if len(data) > MOST_BYTES:
        start.refuse("the file is larger than {most} MB", most=MOST_BYTES >> 20)
    try:
        source = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = Place(path.name, data.count(b"\n", 0, error.start) + 1)
        line.refuse("the text is not UTF-8; save it as UTF-8")
    return read_lesson(source, path.name, identity)


def read_lesson(source: str, file: str, identity: str) -> Lesson:
    """Return the lesson that a text describes.

    Parameters
    ----------
    source : str
    file : str
        What errors call it.
    identity : str
        What its progress is kept under.

    Raises
    ------
    LessonError
    """
    head, blocks = cut(source, file)
    header = decoded(table(head), Header, head)
    if len(blocks) > MOST_STEPS:
        place = blocks[MOST_STEPS].head.place
        place.refuse("a lesson has at most {most} steps", most=MOST_STEPS)
    steps: list[Step] = []
    for block in blocks:
        steps.append(_step(block, steps[-1].state if steps else resolve(LabState()).state))
    return Lesson(
        identity, header.title, header.objectives, header.minutes, header.references, tuple(steps)
    )


def _step(blocks: StepBlocks, before: LabState) -> Step:
    settings = blocks.settings
    raw = decoded(table(settings), StepTable, settings)
    state = _state(raw, before, settings)
    if raw.question is None and (blocks.why.lines or raw.reveal is not None):
        place = blocks.why.place if blocks.why.lines else settings.place_of("[reveal")
        place.refuse("there is something to reveal, and this step asks nothing; add a question")
    return Step(
        blocks.title,
        state,
        _view(raw.view, state, settings),
        read_text(blocks.text.text, blocks.text.place),
        read_text(blocks.why.text, blocks.why.place),
        None if raw.reveal is None else _view(raw.reveal, state, settings),
        raw.point,
        None if raw.question is None else _question(raw.question, state, settings),
        tuple(_expression(claim, settings) for claim in raw.claims),
        blocks.head.first,
    )


def _state(raw: StepTable, before: LabState, block: Block) -> LabState:
    if raw.lab is not None and raw.change is not None:
        place = block.place_of("[change")
        place.refuse("a step has either lab, a whole state, or change, not both")
    if raw.lab is None and raw.change is None:
        return before
    base, changes = (LabState(), raw.lab) if raw.lab is not None else (before, raw.change or {})
    try:
        return resolve(changed_lab(base, changes, block)).state
    except LessonError:
        raise
    except LabError as error:
        name = next((name for name in changes if name in error.note.template), "lab")
        block.place_of(name).refuse("{problem}", problem=str(error))


def _view(changes: dict[str, Any], state: LabState, block: Block) -> ViewState:
    """Return a view whose places are there."""
    view = changed_view(changes, block)
    if not 0 <= view.selected_head < state.n_heads:
        block.place_of("selected_head").refuse(
            "there is no head {head} among {h}, counted from 0; nearest: {close}",
            head=view.selected_head, h=state.n_heads,
            close=min(max(view.selected_head, 0), state.n_heads - 1),
        )  # fmt: skip
    words = len(tokenise(state.sentence, state.token_mode).items)
    pin = () if view.pin is None else msgspec.structs.astuple(view.pin)
    for word in (*pin, *(() if view.token is None else (view.token,))):
        if not 0 <= word < words:
            block.place_of("pin" if word in pin else "token").refuse(
                "there is no word {word} among {n}, counted from 0; nearest: {close}",
                word=word, n=words, close=min(max(word, 0), max(words - 1, 0)),
            )  # fmt: skip
    return view


def _expression(source: str, block: Block) -> Expression:
    return read_expression(source, block.place_of(source))


def _text(source: str, block: Block) -> LessonText:
    return read_text(source, block.place_of(source.split("\n", 1)[0]))


def _question(raw: ChoiceTable | NumberTable | RowTable, state: LabState, block: Block) -> Question:
    ask = _text(raw.ask, block)
    match raw:
        case ChoiceTable():
            options = (
                ChoiceOption(_text(option.text, block), _expression(option.holds, block))
                for option in raw.options
            )
            return ChoiceQuestion(ask, tuple(options))
        case NumberTable():
            answer = _expression(raw.answer, block)
            return NumberQuestion(ask, answer, raw.tolerance, raw.decimals, raw.unit)
        case RowTable():
            return _row_question(raw, ask, state, block)


def _row_question(raw: RowTable, ask: LessonText, state: LabState, block: Block) -> RowQuestion:
    head = int(raw.head[1:])
    if head > state.n_heads:
        block.place_of(raw.head).refuse("there is no {head} among {h} heads; nearest: H{h}",
                                        head=raw.head, h=state.n_heads)  # fmt: skip
    tokens = tokenise(state.sentence, state.token_mode).items
    if isinstance(raw.query, int):
        places = [raw.query - 1] if 1 <= raw.query <= len(tokens) else []
    else:
        places = [place for place, token in enumerate(tokens) if token == raw.query]
    if len(places) != 1:
        close = nearest(str(raw.query), set(tokens))
        block.place_of("query").refuse(
            "“{query}” stands {count} times in the sentence, and once is needed; "
            "give its number, or take {close}",
            query=raw.query, count=len(places), close=close,
        )  # fmt: skip
    return RowQuestion(ask, head - 1, places[0], raw.enough)
