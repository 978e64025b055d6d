"""Every lesson says what is true in the lab, asks what has one answer, and is whole in German."""

import ast
import re
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest
from lesson_files import NAMES, facts, lesson

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.lesson import (
    ChoiceQuestion,
    Lesson,
    NumberQuestion,
    Question,
    RowQuestion,
    Step,
)
from mha_desktop.lab.lesson_answers import even_row, is_right
from mha_desktop.lab.lesson_answers import match as row_match
from mha_desktop.lab.lesson_library import lesson_paths
from mha_desktop.lab.lesson_text import LessonText
from mha_desktop.lab.notes import Note
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState

EACH = pytest.mark.parametrize(("language", "name"), NAMES)
HIDDEN_VIEWS = {"mixing", "pipeline", "compare"}


def steps(language: str, name: str) -> Iterator[Step]:
    yield from lesson(language, name).steps


def test_there_are_eight_lessons_in_each_language() -> None:
    assert [path.stem[:2] for path in lesson_paths("en")] == [f"0{n}" for n in range(1, 9)]
    assert [path.name for path in lesson_paths("de")] == [path.name for path in lesson_paths("en")]


@EACH
def test_a_lesson_has_what_a_teacher_needs(language: str, name: str) -> None:
    one = lesson(language, name)
    assert 5 <= len(one.steps) <= 10
    assert len(one.questions) >= 2
    assert 5 <= one.minutes <= 30
    assert len(one.objectives) >= 3
    assert all(len(reference.shows) > 40 for reference in one.references)
    assert any("Vaswani et al. 2017" in reference.work for reference in one.references) or (
        name in {"05-what-heads-do", "07-sharing-keys-and-values"}
    )


def test_all_seven_publications_are_named_somewhere() -> None:
    works = " ".join(
        reference.work
        for language, name in NAMES
        for reference in lesson(language, name).references
    )
    for who in ("Vaswani et al. 2017", "Ainslie et al. 2023", "Clark et al. 2019",
                "Voita et al. 2019", "Michel et al. 2019", "Shazeer 2019",
                "Bhojanapalli et al. 2020"):  # fmt: skip
        assert who in works
    assert "section 3.2.2" in works


@EACH
def test_every_state_is_legal_as_it_stands(language: str, name: str) -> None:
    for step in steps(language, name):
        assert resolve(step.state).state == step.state
        assert resolve(step.state).notes == ()


@EACH
def test_every_claim_is_true_in_the_lab(language: str, name: str) -> None:
    for step in steps(language, name):
        found = facts(step, name)
        assert step.claims, step.title
        assert found.failed(step.claims) == (), step.title
        assert found.problems == ()


@EACH
def test_every_number_of_a_text_is_computed(language: str, name: str) -> None:
    for step in steps(language, name):
        values = facts(step, name).values
        broken = [one for one in step.expressions if isinstance(values[one], Note)]
        assert broken == []


@EACH
def test_no_measured_number_is_written_down(language: str, name: str) -> None:
    """Two decimals can come from the lab only: a text that holds them would not follow it."""
    for step in steps(language, name):
        for text in _texts(step):
            plain = " ".join(part for part in text.parts if isinstance(part, str))
            assert not re.search(r"\d[.,]\d\d", plain), (step.title, plain)


@EACH
def test_every_question_has_exactly_one_right_answer(language: str, name: str) -> None:
    for step in steps(language, name):
        if step.question is not None:
            right = facts(step, name).right
            assert right is not None, step.title
            assert is_right(step.question, right, right)
            _check_answer(step.question, step, name)


def _check_answer(question: Question, step: Step, name: str) -> None:
    found = facts(step, name)
    match question:
        case ChoiceQuestion(options=options):
            true = [found.values[option.holds] is True for option in options]
            assert true.count(True) == 1, step.title
            wrong = [n for n, holds in enumerate(true) if not holds]
            assert not any(is_right(question, n, found.right) for n in wrong)
        case NumberQuestion(tolerance=tolerance, decimals=decimals):
            # What the screen shows, rounded, counts as right; twice as much does not.
            assert isinstance(found.right, (int, float))
            assert is_right(question, round(found.right, decimals), found.right), step.title
            assert not is_right(question, 2 * found.right + 1, found.right)
            assert tolerance < max(abs(found.right) / 3, 1e-9) or not tolerance
        case RowQuestion(enough=enough):
            assert isinstance(found.right, tuple)
            assert sum(found.right) == pytest.approx(1)
            even = np.array(even_row(len(found.right)))
            assert row_match(even, np.array(found.right)) < enough, step.title


def test_most_of_a_head_would_survive_a_cut_after_w_o_as_a_lesson_says() -> None:
    muted = lesson("en", "04-concat-and-w-o").steps[-1].state
    result = Laboratory().evaluate(msgspec.structs.replace(muted, muted=(False,) * 8))
    assert result is not None
    written = np.square(result.trace.contributions[1]).sum(axis=0)
    assert written[64:128].sum() < 0.2 * written.sum()


def test_the_keys_of_a_group_are_as_a_lesson_says() -> None:
    result = Laboratory().evaluate(LabState())
    assert result is not None
    h1, h2, h3, h4 = (keys.ravel() for keys in np.split(result.parameters.w_k, 8, axis=1)[:4])
    assert not h3.any()
    for other in (h2, h4):
        assert h1 @ other > 0.8 * np.linalg.norm(h1) * np.linalg.norm(other)


@EACH
def test_a_row_that_is_asked_for_is_not_on_show(language: str, name: str) -> None:
    for step in steps(language, name):
        if isinstance(step.question, RowQuestion):
            shows_scores = step.view.view == "head" and step.view.stage != "weights"
            assert step.view.view in HIDDEN_VIEWS or shows_scores, step.title
            assert step.revealed_view is not None, step.title


@pytest.mark.parametrize("name", [path.stem for path in lesson_paths("en")])
def test_german_has_the_same_steps_states_and_claims(name: str) -> None:
    english, german = lesson("en", name), lesson("de", name)
    assert (english.minutes, len(english.objectives)) == (german.minutes, len(german.objectives))
    assert [one.work for one in english.references] == [one.work for one in german.references]
    pairs = zip(english.steps, german.steps, strict=True)
    assert all(_structure(one) == _structure(other) for one, other in pairs)
    assert english.title != german.title


def _structure(step: Step) -> object:
    texts = [sorted(one.source for one in text.expressions) for text in _texts(step)]
    question = step.question
    rest: tuple[object, ...] = ()
    match question:
        case ChoiceQuestion(options=options):
            rest = tuple(option.holds.source for option in options)
        case NumberQuestion():
            rest = (question.answer.source, question.tolerance, question.decimals, question.unit)
        case RowQuestion():
            rest = (question.head, question.query, question.enough)
    claims = [claim.source for claim in step.claims]
    return (
        msgspec.to_builtins(step.state), msgspec.to_builtins(step.view), step.revealed_view,
        step.point, claims, texts, type(question), rest,
    )  # fmt: skip


@EACH
def test_german_is_german_and_addresses_nobody_as_du(language: str, name: str) -> None:
    one = lesson(language, name)
    words = set(re.findall(r"[A-Za-zÄÖÜäöüß]+", _all_words(one)))
    if language == "de":
        assert not words & {"the head", "du", "dein", "deine", "dir", "dich"}
        assert "Kopf" in words or "Köpfe" in words
    else:
        assert not words & {"Kopf", "der", "und", "ist"}


def _all_words(one: Lesson) -> str:
    texts = [one.title, *one.objectives]
    for step in one.steps:
        texts.append(step.title)
        texts += [part for text in _texts(step) for part in text.parts if isinstance(part, str)]
    return " ".join(texts)


def _texts(step: Step) -> list[LessonText]:
    texts = [step.text, step.why]
    if step.question is not None:
        texts.append(step.question.ask)
    if isinstance(step.question, ChoiceQuestion):
        texts += [option.text for option in step.question.options]
    return texts


def test_expressions_of_lessons_are_plain_trees() -> None:
    """No expression holds anything that could run."""
    for language, name in NAMES:
        for step in steps(language, name):
            for expression in step.expressions:
                kinds = {type(node) for node in ast.walk(expression.tree)}
                assert not kinds & {ast.Attribute, ast.Subscript, ast.Lambda, ast.Starred}
