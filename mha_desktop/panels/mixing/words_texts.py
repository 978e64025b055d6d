"""Rows and sentences of the page that reads a head in words."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.reading import WrittenWord
from mha_desktop.lab.state import CraftedHeads, LabState, SourceProjection
from mha_desktop.panels.mixer.strip_texts import numbered, quoted
from mha_desktop.panels.mixing.muting_texts import cosine_text
from mha_desktop.qt.models.rows_model import Cell, Column, Row
from mha_desktop.qt.models.selected_head_model import Written

translate = QCoreApplication.translate


def columns() -> tuple[Column, ...]:
    """Return the columns of the table of tokens."""
    return (
        Column(translate("WordsPage", "Token"), translate("WordsPage", "Query token"), False),
        Column(
            translate("WordsPage", "The head"),
            translate("WordsPage", "The word whose content is nearest to what the head adds here"),
            False,
        ),
        Column(
            translate("WordsPage", "Cosine"),
            translate("WordsPage", "Of the angle between the contribution and the word's content"),
        ),
    )


def rows(written: Written) -> tuple[Row, ...]:
    """Return a row per token."""
    tokens = written.of.result.tokens
    words = {word.query: word for word in written.words}
    return tuple(
        (Cell(numbered(place, token)), *_cells(tokens, words.get(place), written.of.head))
        for place, token in enumerate(tokens)
    )


def _cells(tokens: tuple[str, ...], word: WrittenWord | None, head: int) -> Row:
    if word is None:
        return Cell(translate("WordsPage", "nothing above 0.5")), Cell("")
    return Cell(sentence(tokens, word)), Cell(cosine_text(word.cosine), word.cosine, head)


def sentence(tokens: tuple[str, ...], word: WrittenWord) -> str:
    """Return what a head does at a token: "moves 'tired' into 'cat'"."""
    if word.source == word.query:
        text = translate("WordsPage", "keeps {source} where it is")
    else:
        text = translate("WordsPage", "moves {source} into {query}")
    return text.format(source=quoted(tokens[word.source]), query=quoted(tokens[word.query]))


def why_not(state: LabState) -> str:
    """Return why a head cannot be read in words; empty if it can."""
    if isinstance(state.source, CraftedHeads):
        return ""
    return translate(
        "WordsPage",
        "Only crafted heads can be read in words. They move the content of a word along a "
        "direction that is known; random W<sub>V</sub> and W<sub>O</sub> turn it into directions "
        "that mean nothing.",
    )


def basis_text(state: LabState) -> str:
    """Return what is compared with what, and what another W_O does to it, as rich text."""
    basis = translate(
        "WordsPage",
        "What the head adds to a token is compared with the content of each word of the sentence; "
        "the nearest one is named if its cosine is above 0.5.",
    )
    if isinstance(state.projection, SourceProjection):
        return basis
    other = translate(
        "WordsPage",
        "The W<sub>O</sub> in use is not the one that these heads were made with, so words get "
        "lost on the way.",
    )
    return f"{basis} {other}"
