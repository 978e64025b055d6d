"""Help: the Mixing view."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("wordsTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "What the head moves"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "For each token, this is the word whose content is nearest to what the head "
            "adds there. It is listed only if the cosine is above 0.5.",
        ),
        r"\cos\theta = \frac{u \cdot w}{\|u\|\, \|w\|}",
        QT_TRANSLATE_NOOP("Formulas", "cosine = u · w / (length of u · length of w)"),
    ),
    Help(
        ("foldValueMatrix",),
        QT_TRANSLATE_NOOP("HelpTexts", "W_V of the head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This matrix makes the values of the head out of the tokens. It has d_model "
            "rows and d_k columns.",
        ),
        r"v = x\, W_V",
        "v = x W_V",
    ),
    Help(
        ("foldOutputMatrix",),
        QT_TRANSLATE_NOOP("HelpTexts", "W_O of the head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This band of W_O spreads what the head found over the whole output. It has "
            "d_k rows and d_model columns.",
        ),
        r"z\, W_O",
        "z W_O",
    ),
    Help(
        ("foldProduct",),
        QT_TRANSLATE_NOOP("HelpTexts", "Both in one"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Multiplied, the two make one matrix that says what is written if a token is "
            "looked at. Its rank is at most d_k, so a narrow head can move little.",
        ),
        r"W_{VO} = W_V\, W_O",
        "W_VO = W_V W_O",
    ),
    Help(
        ("pruningBasis",),
        QT_TRANSLATE_NOOP("HelpTexts", "Rank over"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The heads are ranked by what their muting changes, on this sentence or on "
            "all example sentences together. More sentences say more about a head.",
        ),
    ),
    Help(
        ("pruningStop",),
        QT_TRANSLATE_NOOP("HelpTexts", "Rank or stop"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Starts the ranking, or stops it while it runs. What was ranked before stays on show.",
        ),
    ),
    Help(
        ("pruningTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads, least important first"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The change is how far the output moves if only this head is muted. Nothing "
            "was trained, so this says nothing about how well a task is solved.",
        ),
        r"\frac{\| Y' - Y \|}{\| Y \|}",
        QT_TRANSLATE_NOOP("Formulas", "length of the change of the output / length of the output"),
    ),
    Help(
        ("pruningSlider",),
        QT_TRANSLATE_NOOP("HelpTexts", "Mute the least important"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Mutes as many heads as you choose, from the top of the table. The curve "
            "shows how far the output moves for every such number.",
        ),
        r"\frac{\| Y' - Y \|}{\| Y \|}",
        QT_TRANSLATE_NOOP("Formulas", "length of the change of the output / length of the output"),
    ),
    Help(
        ("mutingHeads",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads to mute"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A click on a head leaves it out of the sum or takes it in again. The mutes "
            "are those of the mixing desk.",
        ),
        r"Y' = \sum_{i \notin M} Z_i\, W_O^{(i)} + b_O",
        QT_TRANSLATE_NOOP(
            "Formulas", "output = sum over the heads that are not muted, plus the bias"
        ),
    ),
    Help(
        ("slicedSwitch",),
        QT_TRANSLATE_NOOP("HelpTexts", "The wrong way"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Some programs mute a head by setting its columns of the output to 0, after "
            "W_O has mixed all heads. Switch it on to see that this removes parts of "
            "every head instead.",
        ),
    ),
    Help(
        ("mutingTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "Change of each token"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each row says how far the output of one token moved, and how far it turned. "
            "A cosine of 1 means that the direction stayed.",
        ),
        r"\frac{\| y' - y \|}{\| y \|}",
        QT_TRANSLATE_NOOP("Formulas", "length of the change / length of the output of the token"),
    ),
    Help(
        ("mutingPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Where the output changes"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Rows are tokens, columns are the numbers of the output, and the colour is "
            "the change. Muting before W_O changes all columns, because W_O mixes the "
            "heads.",
        ),
        "Y' - Y",
        QT_TRANSLATE_NOOP("Formulas", "changed output − output"),
    ),
    Help(
        ("projectionSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Choice of W_O"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Try the layer with the W_O of the source, with one that does not mix at all, "
            "with a random rotation, or with the bands given to other heads. The weights "
            "of the heads do not change by that.",
        ),
        r"Y = Z\, W_O + b_O",
        QT_TRANSLATE_NOOP("Formulas", "output = concat · W_O + bias"),
    ),
    Help(
        ("projectionSeed",),
        QT_TRANSLATE_NOOP("HelpTexts", "Seed of W_O"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The random W_O is drawn from this number. The same seed always gives the same matrix.",
        ),
    ),
    Help(
        ("projectionNewSeed",),
        QT_TRANSLATE_NOOP("HelpTexts", "New seed of W_O"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Draws another random W_O of the same kind. Undo brings the old one back.",
        ),
    ),
    Help(
        ("projectionPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Which columns each head reaches"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each row is a head, each column a block of the output, and the colour is how "
            "strongly W_O connects them. With the identity, each head reaches its own "
            "block only.",
        ),
        r"\| W_O^{(i,\,b)} \|_F",
        QT_TRANSLATE_NOOP("Formulas", "Frobenius norm of the part of W_O from head i to block b"),
    ),
    Help(
        ("reachPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Another choice of W_O"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This is the same picture for one of the other choices of W_O. A click takes "
            "that choice.",
        ),
    ),
    Help(
        ("sumConcat",),
        QT_TRANSLATE_NOOP("HelpTexts", "Concat"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The outputs of all heads stand side by side here, each times its gain. Until "
            "now no head has seen what another found.",
        ),
        r"Z = [\gamma_1 Z_1 \;\ldots\; \gamma_h Z_h]",
        QT_TRANSLATE_NOOP("Formulas", "Z = gain 1 · Z_1 and so on, side by side"),
    ),
    Help(
        ("sumOutputMatrix",),
        QT_TRANSLATE_NOOP("HelpTexts", "W_O"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each head has a band of rows in this matrix, in its colour. The band says "
            "how its findings are spread over the output.",
        ),
    ),
    Help(
        ("sumOutput",),
        QT_TRANSLATE_NOOP("HelpTexts", "Output"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This is what the layer adds up for each token. It is the concat times W_O, "
            "and just as well the sum of what every head adds.",
        ),
        r"Y = Z\, W_O + b_O = \sum_i \gamma_i\, Z_i\, W_O^{(i)} + b_O",
        QT_TRANSLATE_NOOP(
            "Formulas",
            "output = concat · W_O + bias = sum of the contributions of the heads + bias",
        ),
    ),
    Help(
        ("contributionBars",),
        QT_TRANSLATE_NOOP("HelpTexts", "Contributions"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each bar is the length of what one head adds to the output. Long bars can "
            "cancel each other, so the output is not the sum of the lengths.",
        ),
        r"\| \gamma_i\, Z_i\, W_O^{(i)} \|",
        QT_TRANSLATE_NOOP("Formulas", "length of gain i · head output i · its band of W_O"),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("mixingView",),
        QT_TRANSLATE_NOOP("HelpTexts", "Mixing"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This view shows how W_O makes one output of all heads. What you mute or turn "
            "down here is the same as on the mixing desk.",
        ),
        r"Y = Z\, W_O + b_O",
        QT_TRANSLATE_NOOP("Formulas", "output = concat · W_O + bias"),
    ),
)
