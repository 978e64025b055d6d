"""The tables of the help: two sentences each, formulas that can be typeset, each name once."""

import re
from collections import Counter

import pytest
from PySide6.QtWidgets import QApplication

from mha_desktop.qt import help_texts
from mha_desktop.qt.help_texts import OVERVIEW, areas, controls, help_of
from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.help_texts_keys import PANEL_KEYS, keys_of
from mha_desktop.qt.typeset import formula_size

PAGES = list(dict.fromkeys((*controls().values(), *areas().values())))
_END = re.compile(r"[.!?](?=\s|$)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.names[0])
def test_a_page_has_exactly_two_sentences(page: Help) -> None:
    sentences = [one.strip() for one in _END.split(page.text)]

    assert sentences.pop() == ""
    assert len(sentences) == 2
    assert all(sentence[0].isupper() for sentence in sentences)
    assert all(len(sentence.split()) <= 34 for sentence in sentences)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.names[0])
def test_a_formula_comes_with_words_to_read_it_aloud(page: Help) -> None:
    assert bool(page.latex) == bool(page.spoken)
    assert "\\" not in page.spoken


def test_every_formula_can_be_typeset(qapp: QApplication) -> None:
    formulas = {page.latex for page in PAGES if page.latex}
    assert len(formulas) > 5
    for latex in formulas:
        size = formula_size(latex, 14)
        assert 0 < size.width() < 480, latex
        assert 0 < size.height() < 80, latex


def test_no_name_is_explained_twice() -> None:
    modules = (*help_texts._WITH_AREAS, help_texts.help_texts_mistakes)
    names = Counter(
        name
        for module in modules
        for page in (*module.CONTROLS, *getattr(module, "AREAS", ()))
        for name in page.names
    )

    assert [name for name, count in names.items() if count > 1] == []


def test_controls_with_numbers_share_a_page() -> None:
    assert help_of("lessonChoice3") is help_of("lessonChoice")
    assert help_of("lessonChoice3") is not None


def test_there_is_an_overview_for_what_has_no_help() -> None:
    assert help_of(OVERVIEW) is not None
    assert help_of("") is None


def test_every_widget_that_has_keys_of_its_own_is_explained() -> None:
    names = [name for panel in PANEL_KEYS for name in panel.names]

    assert [name for name in names if help_of(name) is None] == []
    assert len(names) == len(set(names))
    assert ("Q, K", "pin the whole query, the whole key") in keys_of("headMap")
