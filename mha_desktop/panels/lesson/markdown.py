"""Markdown as a document that can be painted, with real subscripts in d_k and W_O."""

import re

from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

_SUBSCRIPT = re.compile(r"(?<=[A-Za-z])_([A-Za-z]+)")
_NUMBERED = re.compile(r"^(\d+)\.")
_INDENT = 0.9
# Raw HTML stays text: a lesson of one's own can load nothing and hide nothing.
_FEATURES = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)


def title_markdown(title: str) -> str:
    """Return the Markdown of a title; one that begins with a number is no list."""
    return _NUMBERED.sub(r"\1\.", title)


def markdown_document(text: str, font: QFont, width: float = -1) -> QTextDocument:
    """Return a document.

    Parameters
    ----------
    text : str
        Markdown.
    font : QFont
    width : float
        Where lines break, in pixels; -1 for nowhere.
    """
    document = QTextDocument()
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setIndentWidth(_INDENT * QFontMetricsF(font).height())
    document.setMarkdown(text, _FEATURES)
    _lower_subscripts(document)
    _close_up(document)
    document.setTextWidth(width)
    return document


def paint_document(painter: QPainter, document: QTextDocument, colour: QColor) -> None:
    """Paint a document at the painter's origin in one colour."""
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, colour)
    context.palette = palette
    document.documentLayout().draw(painter, context)


def _lower_subscripts(document: QTextDocument) -> None:
    """Write what follows an underscore in a name as a subscript, from the last one on."""
    lowered = QTextCharFormat()
    lowered.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignSubScript)
    for found in reversed(list(_SUBSCRIPT.finditer(document.toRawText()))):
        cursor = QTextCursor(document)
        cursor.setPosition(found.start())
        cursor.setPosition(found.end(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(lowered)
        cursor.setPosition(found.start())
        cursor.deleteChar()


def _close_up(document: QTextDocument) -> None:
    """Take the space above the first and below the last paragraph away."""
    for block, above in ((document.firstBlock(), True), (document.lastBlock(), False)):
        cursor = QTextCursor(block)
        format_ = block.blockFormat()
        if above:
            format_.setTopMargin(0)
        else:
            format_.setBottomMargin(0)
        cursor.setBlockFormat(format_)
