"""A lesson of one's own opens, or the answer is one sentence with file, line and what works."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.lesson import ChoiceQuestion, NumberQuestion, RowQuestion
from mha_desktop.lab.lesson_answers import step_facts
from mha_desktop.lab.lesson_errors import LessonError
from mha_desktop.lab.lesson_format import MOST_BYTES, open_lesson, read_lesson
from mha_desktop.lab.lesson_library import language_for, lesson_paths
from mha_desktop.lab.lesson_vocabulary import CHANGES, MATHEMATICS, MEASURES, QUANTITIES, ROLES
from mha_desktop.lab.state import CausalMask, PinnedCell, RandomHeads
from mha_desktop.resources import resource

HEADER = '+++\ntitle = "Mine"\nobjectives = ["See"]\nminutes = 5\n+++\n'
WHOLE = (
    HEADER
    + """
## First
+++
point = "headGrid"
claims = ['n == 3']
[lab]
sentence = "Dog bites man"
d_model = 64
source = { type = "random", seed = 4 }
[view]
view = "head"
selected_head = 2
pin = { type = "cell", query = 1, key = 0 }
[question]
type = "choice"
ask = "How many words?"
[[question.options]]
text = "{n}"
holds = 'n == 3'
[[question.options]]
text = "{n + 1}"
holds = 'n == 4'
+++
There are {n} words, and {{braces}}.
---
Count: {n}.

## Second
+++
[change]
mask = { type = "causal" }
[question]
type = "row"
ask = "Draw"
head = "H1"
query = "Dog"
+++
Text.

## Third
+++
[question]
type = "number"
ask = "n?"
answer = 'n'
+++
"""
)


def test_a_lesson_is_read_whole() -> None:
    lesson = read_lesson(WHOLE, "mine.md", "mine")
    first, second, third = lesson.steps
    assert (lesson.title, lesson.minutes, lesson.objectives) == ("Mine", 5, ("See",))
    assert first.state.source == RandomHeads(4)
    assert first.view.pin == PinnedCell(1, 0)
    assert first.text.filled(lambda field: "3") == "There are 3 words, and {braces}."
    assert first.why.filled(lambda field: "3") == "Count: 3."
    assert isinstance(first.question, ChoiceQuestion)
    assert (second.state.mask, second.state.sentence) == (CausalMask(), "Dog bites man")
    assert second.view.view == "heads"
    assert isinstance(second.question, RowQuestion)
    assert third.state == second.state
    assert isinstance(third.question, NumberQuestion)
    assert [step_facts(step, "mine.md").right for step in lesson.steps] == [0, (1.0, 0.0, 0.0), 3]


def broken(old: str, new: str) -> str:
    assert old in WHOLE
    return WHOLE.replace(old, new, 1)


def line_of(source: str, needle: str) -> int:
    return next(n for n, line in enumerate(source.splitlines(), start=1) if needle in line)


@pytest.mark.parametrize(
    ("source", "needle", "help_"),
    [
        (broken("minutes = 5", "minuts = 5"), "minuts", "nearest: minutes"),
        (broken("minutes = 5", "minutes = five"), "minutes", "no TOML"),
        (broken("minutes = 5\n", ""), "title", "“minutes” is missing"),
        (broken("d_model = 64", "d_modl = 64"), "d_modl", "nearest: d_model"),
        (broken("d_model = 64", "d_model = 63"), "d_model = 63", "nearest"),
        (broken("d_model = 64", 'd_model = "64"'), "d_model", "expected `int`"),
        (broken('type = "random"', 'type = "rendom"'), "rendom", "nearest: random"),
        (broken('view = "head"', 'view = "haed"'), "haed", "nearest: head"),
        (broken("selected_head = 2", "selected_head = 8"), "selected_head", "nearest: 7"),
        (broken("query = 1, key", "query = 5, key"), "pin", "nearest: 2"),
        (broken("[view]", "[view]\ncolour_map = 1"), "colour_map", "nearest: colour_range"),
        (broken("[change]", "[lab]\n[change]"), "[change", "not both"),
        (broken('type = "choice"', 'type = "choise"'), "choise", "nearest: choice"),
        (broken("claims = ['n == 3']", "claims = ['m == 3']"), "m == 3", "nearest"),
        (broken("holds = 'n == 4'", "holds = 'n = 4'"), "n = 4", "no expression"),
        (broken("{n} words", "{m} words"), "{m} words", "no quantity “m”"),
        (broken("{n} words", "{n words"), "{n words", "brace"),
        (broken('head = "H1"', 'head = "H9"'), "H9", "nearest: H8"),
        (broken('query = "Dog"', 'query = "Cat"'), 'query = "Cat"', "0 times"),
        (broken("## First\n+++", "## First\n"), "", "settings begin right below the title"),
        (broken("## First", "##  "), "##  ", "title"),
        (HEADER, "", "followed by a step"),
        (HEADER + "Hello\n## One\n", "Hello", "followed by a step"),
        (HEADER + "## One\nA\n---\nB", "B", "add a question"),
        ("Hello", "Hello", "begins with a header"),
        ("", "", "begins with a header"),
        ('+++\ntitle = "x"\n', "+++", "no end"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(source: str, needle: str, help_: str) -> None:
    with pytest.raises(LessonError) as refused:
        read_lesson(source, "mine.md", "mine")
    text = str(refused.value)
    assert help_ in text
    assert "\n" not in text
    if needle:
        assert f"in mine.md, line {line_of(source, needle)}:" in text


def test_two_right_answers_are_no_answer() -> None:
    lesson = read_lesson(broken("'n == 4'", "'n > 2'"), "mine.md", "mine")
    found = step_facts(lesson.steps[0], "mine.md")
    assert found.right is None
    assert "2 answers are right" in str(found.problem)
    assert "line 7" in str(found.problem)


def test_a_sentence_without_words_is_said_when_the_step_is_shown() -> None:
    source = HEADER + '## One\n+++\n[lab]\nsentence = ""\n+++\nHi {n}\n'
    found = step_facts(read_lesson(source, "mine.md", "mine").steps[0], "mine.md")
    assert "no words" in str(found.problem)
    assert found.problems


def test_files_are_read_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "mine.md"
    path.write_bytes(b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode())
    assert open_lesson(path, "mine") == read_lesson(WHOLE, "mine.md", "mine")
    path.write_bytes(WHOLE.encode() + b"\n\xff")
    with pytest.raises(LessonError, match=f"line {len(WHOLE.splitlines()) + 2}.*UTF-8"):
        open_lesson(path, "mine")
    path.write_bytes(b"x" * (MOST_BYTES + 1))
    with pytest.raises(LessonError, match="larger than 1 MB"):
        open_lesson(path, "mine")
    with pytest.raises(OSError, match="No such file"):
        open_lesson(tmp_path / "none.md", "mine")


def test_too_many_steps_are_refused() -> None:
    with pytest.raises(LessonError, match="at most 50"):
        read_lesson(HEADER + "## Step\nx\n" * 51, "mine.md", "mine")


LINES = WHOLE.splitlines(keepends=True)


@given(st.data())
def test_no_damage_does_more_than_be_refused(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["drop", "double", "swap", "text", "cut"]))
        if kind == "drop" and len(lines) > 1:
            del lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
        else:
            lines.insert(at, data.draw(st.text(max_size=20)))
    assert outcome("".join(lines))


def outcome(source: str) -> bool:
    """Return whether a text is a lesson with steps, or is refused with its line."""
    try:
        return bool(read_lesson(source, "mine.md", "mine").steps)
    except LessonError as error:
        return str(error).startswith("in mine.md, line ")


@given(st.text())
def test_any_text_is_a_lesson_or_is_refused(source: str) -> None:
    assert outcome(source)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de_AT", "de"), ("de-CH", "de"), ("en_GB", "en"), ("fr", "en"), ("", "en")],
)
def test_other_languages_get_english(locale: str, language: str) -> None:
    assert language_for(locale) == language
    assert lesson_paths(language)


def test_the_guide_for_teachers_works() -> None:
    """Its example is a lesson whose claim is true, and it names every measure and role."""
    guide = resource("lessons/HOW-TO.md").read_text(encoding="utf-8")
    lesson = read_lesson(guide.split("```")[1].strip(), "guide.md", "guide")
    found = step_facts(lesson.steps[0], "guide.md")
    assert found.right == 0
    assert found.failed(lesson.steps[0].claims) == ()
    for name in (*MEASURES, *QUANTITIES, *MATHEMATICS, *ROLES, *CHANGES):
        assert re.search(rf"\b{name}\b", guide), name
