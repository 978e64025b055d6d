"""Help: keys of the other views and of the docks."""

from mha_desktop.qt.help_texts_entry import PanelKeys
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

KEYS: tuple[PanelKeys, ...] = (
    PanelKeys(
        ("pipelineCards",),
        QT_TRANSLATE_NOOP("HelpTexts", "Steps of the pipeline"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "step before, step after")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last step")),
        ),
    ),
    PanelKeys(
        ("stagePicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Picture of a step"),
        (
            ("Right, .", QT_TRANSLATE_NOOP("HelpTexts", "one cell on")),
            ("Left, ,", QT_TRANSLATE_NOOP("HelpTexts", "one cell back")),
            ("Up, Down", QT_TRANSLATE_NOOP("HelpTexts", "row above, row below")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first cell, last cell")),
            ("Space", QT_TRANSLATE_NOOP("HelpTexts", "play, pause")),
        ),
    ),
    PanelKeys(
        ("compareGridA", "compareGridB", "compareGridDifference"),
        QT_TRANSLATE_NOOP("HelpTexts", "Compare"),
        (
            (
                "Arrows",
                QT_TRANSLATE_NOOP("HelpTexts", "select a head; on one large head, move the cell"),
            ),
            ("Alt+Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the cell that is read out")),
            ("Enter", QT_TRANSLATE_NOOP("HelpTexts", "show the head large")),
            (
                "PgUp, PgDown",
                QT_TRANSLATE_NOOP(
                    "HelpTexts", "page of heads; on one large head, head before, after"
                ),
            ),
            ("Esc", QT_TRANSLATE_NOOP("HelpTexts", "back to all heads")),
        ),
    ),
    PanelKeys(
        ("compareNumbers",),
        QT_TRANSLATE_NOOP("HelpTexts", "Table of differences"),
        (
            ("Up, Down", QT_TRANSLATE_NOOP("HelpTexts", "row above, row below")),
            ("Enter", QT_TRANSLATE_NOOP("HelpTexts", "select the head everywhere")),
        ),
    ),
    PanelKeys(
        ("headStrips",),
        QT_TRANSLATE_NOOP("HelpTexts", "Mixing desk"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "head before, head after")),
            ("Up, Down", QT_TRANSLATE_NOOP("HelpTexts", "gain up, down by 0.05")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("HelpTexts", "gain up, down by 0.25")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "gain 1, largest gain")),
            ("M, S", QT_TRANSLATE_NOOP("HelpTexts", "mute, solo")),
            ("Enter, Space", QT_TRANSLATE_NOOP("HelpTexts", "select the head")),
            ("Esc", QT_TRANSLATE_NOOP("HelpTexts", "give up a drag")),
        ),
    ),
    PanelKeys(
        ("contributionBars",),
        QT_TRANSLATE_NOOP("HelpTexts", "Contributions"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("HelpTexts", "head before, head after")),
            ("Enter", QT_TRANSLATE_NOOP("HelpTexts", "select the head")),
        ),
    ),
    PanelKeys(
        ("mutingHeads",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads to mute"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "another head")),
            ("Space, Enter, M", QT_TRANSLATE_NOOP("HelpTexts", "mute or unmute")),
        ),
    ),
    PanelKeys(
        ("groupLanes",),
        QT_TRANSLATE_NOOP("HelpTexts", "Key/value groups"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "select the head beside")),
            ("Shift+Arrows", QT_TRANSLATE_NOOP("HelpTexts", "select more heads")),
            ("Alt+Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the focus only")),
            (
                "Space, Ctrl+Space",
                QT_TRANSLATE_NOOP("HelpTexts", "select the head alone, add or remove it"),
            ),
            ("Ctrl+A", QT_TRANSLATE_NOOP("HelpTexts", "select all heads")),
            ("Ctrl+Left, Ctrl+Right", QT_TRANSLATE_NOOP("HelpTexts", "move the heads one lane")),
            ("Ctrl+Up, Ctrl+Down", QT_TRANSLATE_NOOP("HelpTexts", "reorder")),
            (
                "Ctrl+Shift+Left, Ctrl+Shift+Right",
                QT_TRANSLATE_NOOP("HelpTexts", "merge the lane with its neighbour"),
            ),
            ("S", QT_TRANSLATE_NOOP("HelpTexts", "split the lane in two")),
            ("N", QT_TRANSLATE_NOOP("HelpTexts", "give the heads a key/value head of their own")),
            ("Esc", QT_TRANSLATE_NOOP("HelpTexts", "give up a drag")),
        ),
    ),
    PanelKeys(
        ("effectRows",),
        QT_TRANSLATE_NOOP("HelpTexts", "Effect of sharing"),
        (
            ("Up, Down", QT_TRANSLATE_NOOP("HelpTexts", "head above, head below")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("HelpTexts", "one page up, down")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "first, last head")),
            ("Alt+Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the cell that is read out")),
            ("Enter, Space", QT_TRANSLATE_NOOP("HelpTexts", "select the head")),
        ),
    ),
    PanelKeys(
        ("projectionsPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices of queries, keys and values"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("HelpTexts", "move the number that is read out")),
            ("Ctrl+Left, Ctrl+Right", QT_TRANSLATE_NOOP("HelpTexts", "head before, head after")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("HelpTexts", "matrix before, matrix after")),
        ),
    ),
    PanelKeys(
        ("cacheRows",),
        QT_TRANSLATE_NOOP("HelpTexts", "Playback"),
        (
            ("Right, Down", QT_TRANSLATE_NOOP("HelpTexts", "write one more token")),
            ("Left, Up", QT_TRANSLATE_NOOP("HelpTexts", "take the last token back")),
            ("Home, End", QT_TRANSLATE_NOOP("HelpTexts", "no token, all tokens")),
            ("Space", QT_TRANSLATE_NOOP("HelpTexts", "play, pause")),
        ),
    ),
    PanelKeys(
        (
            "messageBar",
            "messageChoice",
            "closeMessageButton",
            "makeItRightButton",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Messages"),
        (
            ("Esc", QT_TRANSLATE_NOOP("HelpTexts", "close the message")),
            ("Alt+0", QT_TRANSLATE_NOOP("HelpTexts", "end a deliberate mistake")),
        ),
    ),
    PanelKeys(
        ("mistakesPanel",),
        QT_TRANSLATE_NOOP("HelpTexts", "Spot the bug"),
        (("Alt+1 … Alt+9", QT_TRANSLATE_NOOP("HelpTexts", "switch a mistake on or off")),),
    ),
)
