"""Help: the Pipeline view."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("pipelineCards",),
        QT_TRANSLATE_NOOP("HelpTexts", "Steps of attention"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each card is one step of the forward pass, from the tokens to the output. "
            "Choose one to see its matrices and its formula below.",
        ),
    ),
    Help(
        ("pipelinePart",),
        QT_TRANSLATE_NOOP("HelpTexts", "Queries, keys or values"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This step makes three matrices in the same way, and here you choose which is "
            "on show. Only the matrix that multiplies the tokens differs.",
        ),
        r"Q = X\, W_Q,\quad K = X\, W_K,\quad V = X\, W_V",
        "Q = X W_Q, K = X W_K, V = X W_V",
    ),
    Help(
        ("pipelineBack",),
        QT_TRANSLATE_NOOP("HelpTexts", "Back"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Goes one cell back in the matrix that is being filled. The sum below the "
            "picture is that of the cell.",
        ),
    ),
    Help(
        ("pipelinePlay",),
        QT_TRANSLATE_NOOP("HelpTexts", "Play or pause"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Fills the matrix cell after cell, row by row, or pauses. Pressed at the end, it "
            "starts again.",
        ),
    ),
    Help(
        ("pipelineStep",),
        QT_TRANSLATE_NOOP("HelpTexts", "Step"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Goes on by one cell. The row and the column that make it are marked in the "
            "matrices before.",
        ),
    ),
    Help(
        ("pipelineSpeed",),
        QT_TRANSLATE_NOOP("HelpTexts", "Cells per second"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Chooses how fast Play goes on. The numbers are the same at every speed.",
        ),
    ),
    Help(
        ("stagePicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices of the step"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The matrices on the left make the one on the right, and the marked cell is "
            "the one that is explained. Click a cell or use the arrows to choose another.",
        ),
        r"c_{ij} = \sum_m a_{im}\, b_{mj}",
        QT_TRANSLATE_NOOP("Formulas", "c_ij = sum over m of a_im b_mj"),
    ),
    Help(
        ("orderSentence",),
        QT_TRANSLATE_NOOP("HelpTexts", "A sentence to compare"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Takes this sentence into the lab. Both have the same words in another order, "
            "so only positions or a mask can tell them apart.",
        ),
    ),
    Help(
        ("positionsSwitch",),
        QT_TRANSLATE_NOOP("HelpTexts", "Positions on or off"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Switches the positions off, or on again. Without them and without a mask, the "
            "same word gives the same output wherever it stands.",
        ),
        "x_t = c_t + p_t",
        QT_TRANSLATE_NOOP("Formulas", "x_t = content of token t + position of t"),
    ),
    Help(
        ("stageCode",),
        QT_TRANSLATE_NOOP("HelpTexts", "The step in code"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "These lines are the step as a program would write it. You can select and copy them.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("pipelineView",),
        QT_TRANSLATE_NOOP("HelpTexts", "Pipeline"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The forward pass in ten steps, with the real numbers of the selected head. "
            "Every number can be checked with the sum below the picture.",
        ),
    ),
    Help(
        ("orderCard",),
        QT_TRANSLATE_NOOP("HelpTexts", "Blind to order?"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This compares two sentences of the same words in another order. Without "
            "positions and without a mask, their outputs differ by rounding only.",
        ),
    ),
)
