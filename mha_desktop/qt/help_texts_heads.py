"""Help: the Heads view and maps of the Head view."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("headSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Selects one head, which is then the same in every view. Its name is "
            "measured: it says what the weights of the head do, and is missing if they do "
            "nothing clear.",
        ),
    ),
    Help(
        ("colourMapSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Colour map"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Chooses the colours that stand for small and for large weights. The greys "
            "stay in order on a black and white print.",
        ),
    ),
    Help(
        ("rangeSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Colour range"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This says which numbers the two ends of the colours stand for. Shared makes "
            "heads comparable, Per head shows each at full contrast, Fixed goes from 0 to "
            "1, and Log shows faint weights.",
        ),
    ),
    Help(
        ("headGrid",),
        QT_TRANSLATE_NOOP("HelpTexts", "All heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each map is one head: its rows are the tokens that look, its columns the "
            "tokens looked at, and its colours the weights. The weights of a row sum to "
            "1.",
        ),
        r"A_i = \mathrm{softmax}\!\left(\frac{Q_i K_i^{T}}{\sqrt{d_k}}\right)",
        QT_TRANSLATE_NOOP("Formulas", "weights i = softmax(Q_i K_i transposed / √d_k)"),
    ),
    Help(
        ("readOut",),
        QT_TRANSLATE_NOOP("HelpTexts", "Read-out"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This line names the cell under the pointer, or the one that the keys chose, "
            "with its number. The number is the one that was computed, rounded for "
            "reading.",
        ),
    ),
    Help(
        ("colourBar",),
        QT_TRANSLATE_NOOP("HelpTexts", "Colour bar"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The bar says which colour stands for which number, with both limits. The "
            "triangle marks the number that is read out.",
        ),
    ),
    Help(
        ("headStrip",),
        QT_TRANSLATE_NOOP("HelpTexts", "All heads, small"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The selected head is framed here and shown large below. A click, or Left and "
            "Right, choose another.",
        ),
    ),
    Help(
        ("pageSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Pages"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This view has several pages, which show the same numbers in different ways. "
            "Left and Right go from page to page.",
        ),
    ),
    Help(
        ("stageSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Stage"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The same cell has four numbers on its way: the product of query and key, the "
            "score, the score after the mask, and the weight. Choose which of them the "
            "map shows.",
        ),
        (
            r"s_{ij} = \frac{q_i \cdot k_j}{\sqrt{d_k}},\quad a_{ij} = "
            r"\frac{e^{s_{ij}}}{\sum_m e^{s_{im}}}"
        ),
        QT_TRANSLATE_NOOP(
            "Formulas", "s_ij = q_i · k_j / √d_k, and a_ij = exp(s_ij) / sum over m of exp(s_im)"
        ),
    ),
    Help(
        ("transposeButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Transpose"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Exchanges the axes of the picture, so that queries are columns and keys are "
            "rows. The numbers stay the same.",
        ),
    ),
    Help(
        ("topTwoButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Top 2"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Marks the strongest key of each query with a filled dot and the second with "
            "a ring. The marks follow every change.",
        ),
    ),
    Help(
        ("meanButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Mean"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the mean of the weights of all heads that are not muted. A mean can "
            "hide that two heads do opposite things.",
        ),
        r"\bar{A} = \frac{1}{m} \sum_{i=1}^{m} A_i",
        QT_TRANSLATE_NOOP("Formulas", "mean = sum of the weights of m heads / m"),
    ),
    Help(
        ("entropyButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Entropy"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows for each query how widely its weights are spread: 0 for a single key, "
            "1 for all keys alike. Queries that may look at one key only are left out.",
        ),
        r"H_i = -\frac{\sum_j a_{ij} \log a_{ij}}{\log m_i}",
        QT_TRANSLATE_NOOP(
            "Formulas", "H_i = −(sum over j of a_ij log a_ij) / log m_i, where m_i keys are allowed"
        ),
    ),
    Help(
        ("headMap",),
        QT_TRANSLATE_NOOP("HelpTexts", "One head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Rows are the tokens that look, columns the tokens looked at, and the colour "
            "of a cell is its number. Enter pins a cell, so that the arithmetic beside "
            "the map stays on it.",
        ),
        r"A = \mathrm{softmax}\!\left(\frac{Q K^{T}}{\sqrt{d_k}}\right)",
        QT_TRANSLATE_NOOP("Formulas", "weights = softmax(Q K transposed / √d_k)"),
    ),
    Help(
        ("besideSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Beside the map"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Cell shows where the number of one cell comes from, step by step. Arcs shows "
            "the weights as lines between the tokens.",
        ),
    ),
    Help(
        ("headArcs",),
        QT_TRANSLATE_NOOP("HelpTexts", "Arcs"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A line leads from each token that looks to the tokens looked at, and the "
            "stronger the line, the larger the weight. Point at a token to see its lines "
            "alone.",
        ),
    ),
    Help(
        ("arcsStrongest",),
        QT_TRANSLATE_NOOP("HelpTexts", "Strongest keys"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Only so many keys of each query have a line, the strongest first. The "
            "weights that are left out are still in the sums.",
        ),
    ),
    Help(
        ("arcsThreshold",),
        QT_TRANSLATE_NOOP("HelpTexts", "Smallest weight with a line"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Weights below this number have no line. Nothing but the picture changes.",
        ),
    ),
    Help(
        ("cellArithmetic",),
        QT_TRANSLATE_NOOP("HelpTexts", "Arithmetic of one cell"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here the weight of one cell is computed from its query and its key, with the "
            "numbers on show. Each step uses the result of the one before.",
        ),
        r"a_{ij} = \mathrm{softmax}_j\!\left(\frac{q_i \cdot k_j}{\sqrt{d_k}}\right)",
        QT_TRANSLATE_NOOP("Formulas", "a_ij = softmax over j of q_i · k_j / √d_k"),
    ),
    Help(
        ("unpinButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Unpin"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Lets the pinned cell go. The arithmetic then follows the pointer again.",
        ),
    ),
    Help(
        ("copyArithmeticButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Copy as text"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Puts the arithmetic of this cell on the clipboard as plain text. You can "
            "paste it into notes or a worksheet.",
        ),
    ),
    Help(
        ("termStrips",),
        QT_TRANSLATE_NOOP("HelpTexts", "Query, key and products"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The three strips are the entries of the query, of the key, and of their "
            "products. All products added up are q · k.",
        ),
        r"q \cdot k = \sum_{c=1}^{d_k} q_c\, k_c",
        QT_TRANSLATE_NOOP("Formulas", "q · k = sum over c of q_c k_c"),
    ),
    Help(
        ("sentenceStrip",),
        QT_TRANSLATE_NOOP("HelpTexts", "Sentence"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The background of each word shows how much the chosen token looks at it. "
            "Enter or a click pins a word as the token that looks.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("headsView",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "One map per head, all from the same sentence and the same layer. Enter or a "
            "double click opens the selected head large.",
        ),
    ),
    Help(
        ("headView",),
        QT_TRANSLATE_NOOP("HelpTexts", "Head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The selected head from all sides: its map, its numbers, its likeness to "
            "other heads, and its matrices. Escape leads back to all heads.",
        ),
    ),
    Help(
        ("arcsPanel",),
        QT_TRANSLATE_NOOP("HelpTexts", "Arcs"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The weights of the head as lines from the tokens that look to the tokens "
            "looked at. The two boxes leave weak lines out.",
        ),
    ),
    Help(
        ("cellPanel",),
        QT_TRANSLATE_NOOP("HelpTexts", "Cell"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Where the number of one cell comes from, from query and key to the weight. "
            "Pin a cell to keep it.",
        ),
    ),
)
