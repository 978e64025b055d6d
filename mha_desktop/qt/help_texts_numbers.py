"""Help: tables, similarity and matrices of the Head view."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("copyTableButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Copy table"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Puts all cells of the table on the clipboard, with every digit. Tabs stand "
            "between the columns, so it can be pasted into a spreadsheet.",
        ),
    ),
    Help(
        ("dataTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "All numbers of the head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each row is a token that looks, each column a token looked at. The last "
            "columns check the row: its sum and its entropy.",
        ),
    ),
    Help(
        ("headsTableColumn",),
        QT_TRANSLATE_NOOP("HelpTexts", "Sort by"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Chooses the column by which the heads are sorted. A click on a column's "
            "title does the same.",
        ),
    ),
    Help(
        ("headsTableDescending",),
        QT_TRANSLATE_NOOP("HelpTexts", "Largest first"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sorts from the largest value to the smallest, or the other way round. Only "
            "the order of the rows changes.",
        ),
    ),
    Help(
        ("headsTableRows",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads in numbers"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each row says how one head spreads its weights: on the token before, on "
            "itself, on earlier ones, and so on. The name of a head comes from these "
            "numbers.",
        ),
    ),
    Help(
        ("similarityOrder",),
        QT_TRANSLATE_NOOP("HelpTexts", "Order of the heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "By similarity puts heads that do alike side by side, and By number keeps H1, "
            "H2 and so on. The distances are the same in both.",
        ),
    ),
    Help(
        ("similarityMap",),
        QT_TRANSLATE_NOOP("HelpTexts", "Similarity of heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A cell says how alike the maps of two heads are: 1 for equal maps, 0 for "
            "maps without a common key. The diagonal compares each head with itself.",
        ),
        r"1 - \frac{1}{n} \sum_{i=1}^{n} \sqrt{\mathrm{JSD}(a_i, b_i)}",
        QT_TRANSLATE_NOOP(
            "Formulas", "1 − mean over the rows of √JSD, the Jensen-Shannon divergence to base 2"
        ),
    ),
    Help(
        ("matrixCards",),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices of the head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each card is one matrix of the selected head: the tokens x, the weights W_Q, "
            "W_K, W_V and W_O, and the q, k and v made from them. Choose a card to see "
            "its matrix large.",
        ),
        r"q = x\, W_Q,\quad k = x\, W_K,\quad v = x\, W_V",
        "q = x W_Q, k = x W_K, v = x W_V",
    ),
    Help(
        ("largeMatrix",),
        QT_TRANSLATE_NOOP("HelpTexts", "One matrix, large"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Every cell is one number of the chosen matrix, and 0 is the middle of the "
            "colours. Zoom in until the numbers stand in the cells.",
        ),
    ),
    Help(
        ("spectrumPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Singular values"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The bars say how strongly the matrix stretches vectors along its own "
            "directions, the largest first. Along a direction with a bar of 0, the head "
            "sees nothing.",
        ),
        r"W = U\, \Sigma\, V^{T}",
        QT_TRANSLATE_NOOP("Formulas", "W = U Σ V transposed"),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("dataPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Numbers"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "All weights of the head, or the scores before them, as a table. What you "
            "select can be copied.",
        ),
    ),
    Help(
        ("headsTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads compared"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "All heads of the layer with what was measured about them. The marked row is "
            "the selected head.",
        ),
    ),
    Help(
        ("similarityPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Similarity"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This picture compares every head with every other. Heads with equal maps look "
            "at the same tokens, but what they pass on can still differ.",
        ),
    ),
    Help(
        ("headMatricesPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "These are the numbers behind the head, from the tokens to what it writes. "
            "Choose a card to see one large.",
        ),
    ),
)
