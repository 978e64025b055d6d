"""Help: the Compare view."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        (
            "nameA",
            "nameB",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Name of a setting"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Write here what is special about this setting. The name stands above its "
            "maps and in exported pictures.",
        ),
    ),
    Help(
        (
            "keepAsA",
            "keepAsAStart",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Keep as A"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Keeps the setting that is live at present as A. Then change B, and watch "
            "what that changes.",
        ),
    ),
    Help(
        ("swapSettings",),
        QT_TRANSLATE_NOOP("HelpTexts", "Swap"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Exchanges A and B, so that the kept setting becomes the live one. It is one "
            "step that Undo takes back.",
        ),
    ),
    Help(
        ("copyAToB",),
        QT_TRANSLATE_NOOP("HelpTexts", "Copy A to B"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Makes the live setting what A is. Then nothing differs until you change B.",
        ),
    ),
    Help(
        ("forgetA",),
        QT_TRANSLATE_NOOP("HelpTexts", "Do without A"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Forgets the kept setting and leads back to the start of this view. The live "
            "setting stays as it is.",
        ),
    ),
    Help(
        ("pairMenu",),
        QT_TRANSLATE_NOOP("HelpTexts", "Pairs"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each entry makes two settings from the present one that differ in a single "
            "thing. So you see what that thing does.",
        ),
    ),
    Help(
        (
            "otherSentence",
            "otherSentenceStart",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Another sentence"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Pick or type a sentence that B reads, while A reads the present one. A "
            "sentence that differs in one word shows which heads notice.",
        ),
    ),
    Help(
        (
            "sentencePair",
            "sentencePairStart",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Compare sentences"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Keeps the present sentence as A and gives the other one to B. Everything "
            "else is the same in both.",
        ),
    ),
    Help(
        ("comparePart",),
        QT_TRANSLATE_NOOP("HelpTexts", "Part of the comparison"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows both settings side by side, their difference alone, or how far each "
            "head moved as numbers. The cell that is read out is the same in all.",
        ),
    ),
    Help(
        ("compareOrder",),
        QT_TRANSLATE_NOOP("HelpTexts", "Order of the heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sorts the heads by number, by the largest difference of a single weight, or "
            "by their distance. Only the order of the rows changes.",
        ),
    ),
    Help(
        ("compareNumbers",),
        QT_TRANSLATE_NOOP("HelpTexts", "How far each head moved"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each row says how much the weights of one head differ between A and B. A "
            "distance of 0 means equal maps, and 1 means no common key.",
        ),
        r"\frac{1}{n} \sum_{i=1}^{n} \sqrt{\mathrm{JSD}(a_i, b_i)}",
        QT_TRANSLATE_NOOP(
            "Formulas", "mean over the rows of √JSD, the Jensen-Shannon divergence to base 2"
        ),
    ),
    Help(
        ("compareGridA", "compareGridB", "compareGridDifference"),
        QT_TRANSLATE_NOOP("HelpTexts", "Maps to compare"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The maps of A, of B, or of their difference, all in the same order and the "
            "same colours. Pointing at a cell marks it in all of them.",
        ),
        "A_B - A_A",
        QT_TRANSLATE_NOOP("Formulas", "weights of B − weights of A"),
    ),
    Help(
        ("compareOutput",),
        QT_TRANSLATE_NOOP("HelpTexts", "Output of the layer"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A row per token and a column for each number of the output. A and B share "
            "one colour scale, and the third picture is their difference.",
        ),
        "Y_B - Y_A",
        QT_TRANSLATE_NOOP("Formulas", "output of B − output of A"),
    ),
    Help(
        ("mhaGqaPairStart",),
        QT_TRANSLATE_NOOP("HelpTexts", "MHA and GQA"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A has keys and values for every head, and in B several heads share them. "
            "Everything else is the same.",
        ),
    ),
    Help(
        ("mhaMqaPairStart",),
        QT_TRANSLATE_NOOP("HelpTexts", "MHA and MQA"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A has keys and values for every head, and in B all heads share one pair. "
            "Everything else is the same.",
        ),
    ),
    Help(
        ("gqaMqaPairStart",),
        QT_TRANSLATE_NOOP("HelpTexts", "GQA and MQA"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "In A several heads share keys and values, and in B all heads share one pair. "
            "Everything else is the same.",
        ),
    ),
    Help(
        ("maskPairStart",),
        QT_TRANSLATE_NOOP("HelpTexts", "Without and with a mask"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A sees all tokens, and B sees only the token itself and earlier ones. "
            "Everything else is the same.",
        ),
    ),
    Help(
        ("headsPairStart",),
        QT_TRANSLATE_NOOP("HelpTexts", "Few and more heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The same model width is split into fewer heads in A and into more in B. More "
            "heads are narrower heads.",
        ),
        r"d_k = \frac{d_{\mathrm{model}}}{h}",
        "d_k = d_model / h",
    ),
    Help(
        ("withoutHeadPairStart",),
        QT_TRANSLATE_NOOP("HelpTexts", "With and without a head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "B leaves the selected head out of the sum. The difference of the outputs is "
            "what that head adds.",
        ),
        r"Y_A - Y_B = \gamma_i\, Z_i\, W_O^{(i)}",
        QT_TRANSLATE_NOOP("Formulas", "output of A − output of B = contribution of head i"),
    ),
    Help(
        ("sourcePairStart",),
        QT_TRANSLATE_NOOP("HelpTexts", "Crafted and random"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A has heads that were made by hand, and B heads that were drawn at random "
            "and never trained. The sentence is the same.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("compareView",),
        QT_TRANSLATE_NOOP("HelpTexts", "Compare"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A setting that you kept stands beside the live one, with the difference of "
            "their weights. Choose a pair to begin, or keep the present setting.",
        ),
    ),
)
