"""Help: the Dimensions panel and the status bar."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("status_tokens",),
        QT_TRANSLATE_NOOP("HelpTexts", "Tokens"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This is the number of tokens that the sentence was cut into. Every map has "
            "that many rows and columns.",
        ),
        "n",
        "n",
    ),
    Help(
        ("status_heads",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This is the number of heads that look at the sentence side by side. Each has "
            "a map of its own.",
        ),
        "h",
        "h",
    ),
    Help(
        ("status_d_k",),
        QT_TRANSLATE_NOOP("HelpTexts", "Width of a head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A head works with this many numbers for each token. At the same model width, "
            "more heads are narrower heads.",
        ),
        r"d_k = \frac{d_{\mathrm{model}}}{h}",
        "d_k = d_model / h",
    ),
    Help(
        ("status_parameters",),
        QT_TRANSLATE_NOOP("HelpTexts", "Parameters"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "All numbers in the four matrices are counted here, with biases where there "
            "are any. Sharing keys and values makes W_K and W_V smaller; without sharing, the "
            "number of heads does not change the count.",
        ),
        r"d_{\mathrm{model}} \cdot d_k \cdot (2h + 2g)",
        QT_TRANSLATE_NOOP("Formulas", "d_model · d_k · (2h + 2g), without biases"),
    ),
    Help(
        ("status_source",),
        QT_TRANSLATE_NOOP("HelpTexts", "Source"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This says where the matrices of the heads come from. Nothing here was "
            "trained unless it says so.",
        ),
    ),
    Help(
        ("status_time",),
        QT_TRANSLATE_NOOP("HelpTexts", "Time"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The last forward pass took this long on your computer. Only steps that a "
            "change touches are computed again.",
        ),
    ),
    Help(
        (
            "headsSlider",
            "headsSpinBox",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Number of heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The heads share the numbers of each token evenly, so a larger number of "
            "heads makes each of them narrower. Only numbers that divide the model width "
            "are offered.",
        ),
        r"d_k = \frac{d_{\mathrm{model}}}{h}",
        "d_k = d_model / h",
    ),
    Help(
        (
            "dModelSlider",
            "dModelSpinBox",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Model width"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Every token is a vector of this many numbers, which the heads share. It is "
            "always a multiple of the number of heads.",
        ),
        r"d_{\mathrm{model}} = h \cdot d_k",
        "d_model = h · d_k",
    ),
    Help(
        ("maskSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Mask"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A mask says which tokens a token may look at, and all others get a weight of "
            "exactly 0. The causal mask hides all later tokens, as in models that write "
            "text.",
        ),
        (
            r"a_{ij} = \frac{M_{ij}\, e^{s_{ij}}}{\sum_m M_{im}\, e^{s_{im}}},\quad "
            r"M_{ij} \in \{0, 1\}"
        ),
        QT_TRANSLATE_NOOP(
            "Formulas", "a_ij = M_ij exp(s_ij) / sum over m of M_im exp(s_im), where M is 0 or 1"
        ),
    ),
    Help(
        ("maskNumber",),
        QT_TRANSLATE_NOOP("HelpTexts", "Size of the mask"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "In a sliding window, this many tokens are seen: the token itself and those "
            "just before it. In a prefix mask, everyone may look at this many tokens at "
            "the start.",
        ),
    ),
    Help(
        ("hiddenTokens",),
        QT_TRANSLATE_NOOP("HelpTexts", "Hidden tokens"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "No token may look at a token that is checked here, and neither may that "
            "token itself. Its own row stays, because it may still look at the others.",
        ),
    ),
    Help(
        ("positionsSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Positions"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Positions tell a token where it stands; without them and without a mask, "
            "attention cannot tell one order of the words from another. Sinusoidal "
            "positions add waves of many lengths to the content of the tokens.",
        ),
        "x_t = c_t + p_t",
        QT_TRANSLATE_NOOP("Formulas", "x_t = content of token t + position of t"),
    ),
    Help(
        ("temperatureSpinBox",),
        QT_TRANSLATE_NOOP("HelpTexts", "Softmax temperature"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "All scores are divided by this number before the softmax. Below 1 the "
            "largest weight of a row grows, and above 1 the row becomes flatter.",
        ),
        r"a = \mathrm{softmax}\!\left(\frac{s}{T}\right)",
        "a = softmax(s / T)",
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        (
            "dimensionsPanel",
            "dimensionsDock",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Dimensions"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here you set the sizes of the layer, what may be looked at and how sharp the "
            "softmax is. Every change is computed at once and can be undone.",
        ),
        r"d_k = \frac{d_{\mathrm{model}}}{h}",
        "d_k = d_model / h",
    ),
)
