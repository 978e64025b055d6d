"""Help: keys of the top bar, of rows of buttons, and of the Heads and Head views."""

from mha_desktop.qt.help_texts_entry import PanelKeys
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

KEYS: tuple[PanelKeys, ...] = (
    PanelKeys(
        ("sentenceInput",),
        QT_TRANSLATE_NOOP("HelpTexts", "Top bar"),
        (
            ("Alt+S", QT_TRANSLATE_NOOP("HelpTexts", "go to the sentence")),
            ("Alt+X", QT_TRANSLATE_NOOP("HelpTexts", "go to the examples")),
            ("Alt+O", QT_TRANSLATE_NOOP("HelpTexts", "go to the source")),
            ("Ctrl+Z, Ctrl+Y", QT_TRANSLATE_NOOP("HelpTexts", "take a change back, make it again")),
        ),
    ),
    PanelKeys(
        (
            "headsSlider",
            "dModelSlider",
            "contextControl",
            "batchControl",
            "pruningSlider",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Sliders"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "one step")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("HelpTexts", "several steps")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "smallest, largest value")),
        ),
    ),
    PanelKeys(
        (
            "pageSelector",
            "rangeSelector",
            "stageSelector",
            "besideSelector",
            "similarityOrder",
            "pipelinePart",
            "pipelineSpeed",
            "comparePart",
            "compareOrder",
            "pruningBasis",
            "projectionSelector",
            "playbackSpeed",
            "bytesPerNumber",
            "projectionsLayout",
            "presetSelector",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Rows of joined buttons"),
        (("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "choose the button beside")),),
    ),
    PanelKeys(
        ("headGrid",),
        QT_TRANSLATE_NOOP("HelpTexts", "Grid of heads"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "select a head")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("HelpTexts", "one page of heads up, down")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last head")),
            ("Alt+Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the cell that is read out")),
            ("Enter", QT_TRANSLATE_NOOP("HelpTexts", "open the head large")),
        ),
    ),
    PanelKeys(
        ("headStrip",),
        QT_TRANSLATE_NOOP("HelpTexts", "Strip of small heads"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "head before, head after")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("HelpTexts", "as many heads as fit")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last head")),
        ),
    ),
    PanelKeys(
        ("headMap",),
        QT_TRANSLATE_NOOP("HelpTexts", "One head"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the cell that is read out")),
            ("Enter, Space", QT_TRANSLATE_NOOP("HelpTexts", "pin the cell, or let it go")),
            ("Q, K", QT_TRANSLATE_NOOP("HelpTexts", "pin the whole query, the whole key")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("HelpTexts", "head before, head after")),
            ("+, −", QT_TRANSLATE_NOOP("HelpTexts", "zoom in, zoom out")),
            ("0, Home", QT_TRANSLATE_NOOP("HelpTexts", "whole map")),
            ("Esc", QT_TRANSLATE_NOOP("HelpTexts", "let the pin go; then back to all heads")),
        ),
    ),
    PanelKeys(
        (
            "transposeButton",
            "topTwoButton",
            "meanButton",
            "entropyButton",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Switches of the map"),
        (
            ("Alt+1", QT_TRANSLATE_NOOP("HelpTexts", "transpose")),
            ("Alt+2", QT_TRANSLATE_NOOP("HelpTexts", "mark the two strongest keys")),
            ("Alt+3", QT_TRANSLATE_NOOP("HelpTexts", "mean of the heads")),
            ("Alt+4", QT_TRANSLATE_NOOP("HelpTexts", "entropy of each query")),
        ),
    ),
    PanelKeys(
        ("headArcs",),
        QT_TRANSLATE_NOOP("HelpTexts", "Arcs"),
        (
            ("Up, Down", QT_TRANSLATE_NOOP("HelpTexts", "token above, below")),
            (
                "Left, Right",
                QT_TRANSLATE_NOOP("HelpTexts", "the tokens that look, the tokens looked at"),
            ),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last token")),
            ("Enter, Space", QT_TRANSLATE_NOOP("HelpTexts", "pin the token, or let it go")),
        ),
    ),
    PanelKeys(
        ("sentenceStrip",),
        QT_TRANSLATE_NOOP("HelpTexts", "Sentence under the map"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "word before, word after")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last word")),
            ("Enter, Space", QT_TRANSLATE_NOOP("HelpTexts", "pin the word as query, or let it go")),
        ),
    ),
    PanelKeys(
        ("cellArithmetic",),
        QT_TRANSLATE_NOOP("HelpTexts", "Arithmetic of a cell"),
        (("Up, Down", QT_TRANSLATE_NOOP("HelpTexts", "scroll")),),
    ),
    PanelKeys(
        ("termStrips",),
        QT_TRANSLATE_NOOP("HelpTexts", "Query, key and products"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "entry before, entry after")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last entry")),
        ),
    ),
    PanelKeys(
        ("dataTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "Table of numbers"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the cell")),
            ("Enter", QT_TRANSLATE_NOOP("HelpTexts", "pin the cell, or on a sum the whole query")),
            ("Ctrl+C", QT_TRANSLATE_NOOP("HelpTexts", "copy the selection")),
        ),
    ),
    PanelKeys(
        ("headsTableRows",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads compared"),
        (("Up, Down", QT_TRANSLATE_NOOP("HelpTexts", "select a head")),),
    ),
    PanelKeys(
        ("matrixCards",),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices of the head"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "another matrix")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last matrix")),
        ),
    ),
    PanelKeys(
        (
            "spectrumPicture",
            "errorChart",
            "distanceBars",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Bars and curves"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "read the value before, after")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last value")),
        ),
    ),
    PanelKeys(
        (
            "largeMatrix",
            "similarityMap",
            "foldValueMatrix",
            "foldOutputMatrix",
            "foldProduct",
            "mutingPicture",
            "projectionPicture",
            "reachPicture",
            "sumConcat",
            "sumOutputMatrix",
            "sumOutput",
            "compareOutput",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the entry that is read out")),
            ("+, −", QT_TRANSLATE_NOOP("HelpTexts", "zoom in, zoom out")),
            ("0, Home", QT_TRANSLATE_NOOP("HelpTexts", "whole matrix")),
            ("Shift+Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the part on show")),
            (
                "Enter, Space",
                QT_TRANSLATE_NOOP("HelpTexts", "choose what a click there would choose"),
            ),
        ),
    ),
)
