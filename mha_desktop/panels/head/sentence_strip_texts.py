"""What the colours of the sentence say in words."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.panels.head.sentence_strip_weights import SentenceWeights
from mha_desktop.qt.models.reading import readable, weight_text

translate = QCoreApplication.translate


def subject_text(weights: SentenceWeights) -> str:
    """Return whose weights the colours are."""
    figure = weights.figure
    if weights.subject is None:
        return translate("Sentence", "Click a word to see what it looks at.")
    if weights.is_query:
        template = translate("Sentence", "{head}: what “{token}” looks at")
    else:
        template = translate("Sentence", "{head}: how much each word looks at “{token}”")
    return template.format(head=figure.name, token=readable(figure.tokens[weights.subject]))


def word_text(weights: SentenceWeights, word: int) -> str:
    """Return the number of a word."""
    tokens = weights.figure.tokens
    if weights.subject is None:
        text = translate("Sentence", "Click, or press Enter, to see what “{token}” looks at.")
        return text.format(token=readable(tokens[word]))
    if weights.is_masked(word):
        template = translate("Sentence", "{head}: “{query}” may not look at “{key}”")
    else:
        template = translate("Sentence", "{head}: “{query}” looks at “{key}” {weight}")
    query, key = weights.cell(word)
    return template.format(
        head=weights.figure.name,
        query=readable(tokens[query]),
        key=readable(tokens[key]),
        weight=weight_text(weights.weight(word)),
    )
