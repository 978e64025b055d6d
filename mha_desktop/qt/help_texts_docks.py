"""Help: the mixing desk, key/value groups and side panels."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("headStrips",),
        QT_TRANSLATE_NOOP("HelpTexts", "Strips of the heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each strip is one head: M leaves it out, S leaves all others out, and the "
            "fader multiplies what it adds. The bar shows how large its contribution "
            "is.",
        ),
        r"Y = \sum_i \gamma_i\, Z_i\, W_O^{(i)} + b_O",
        QT_TRANSLATE_NOOP(
            "Formulas", "output = sum of gain i · head output i · its band of W_O, plus the bias"
        ),
    ),
    Help(
        ("stripOrder",),
        QT_TRANSLATE_NOOP("HelpTexts", "Order of the strips"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sorts the heads by their number or with the largest contribution first. Only "
            "the order on the screen changes, not the sum.",
        ),
    ),
    Help(
        ("stripToken",),
        QT_TRANSLATE_NOOP("HelpTexts", "Token of the contributions"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The bars show what each head adds to all tokens together, or only to the "
            "token that you choose here. The length of the contribution is its size.",
        ),
        r"\| \gamma_i\, z_i\, W_O^{(i)} \|",
        QT_TRANSLATE_NOOP("Formulas", "length of gain i · head output i · its band of W_O"),
    ),
    Help(
        ("resetMixButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Reset the mixing desk"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sets all gains to 1 and ends every mute and solo. It is one step that Undo "
            "takes back.",
        ),
    ),
    Help(
        ("openMixingButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Show W_O large"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Opens the Mixing view, where the matrix W_O is shown with the heads that it "
            "mixes. The mixing desk stays as it is.",
        ),
        r"Y = Z\, W_O + b_O",
        QT_TRANSLATE_NOOP("Formulas", "output = concat · W_O + bias"),
    ),
    Help(
        ("groupLanes",),
        QT_TRANSLATE_NOOP("HelpTexts", "Groups of heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each lane is one key/value head, and the chips in it are the query heads "
            "that read it. Drag a chip to another lane to let its head share other keys "
            "and values.",
        ),
        (
            r"A_i = \mathrm{softmax}\!\left(\frac{Q_i "
            r"K_{\mathrm{kv}(i)}^{T}}{\sqrt{d_k}}\right)"
        ),
        QT_TRANSLATE_NOOP(
            "Formulas", "weights i = softmax(Q_i · the keys it reads, transposed, / √d_k)"
        ),
    ),
    Help(
        (
            "presetSelector",
            "presetList",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Layout"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "MHA gives every query head keys and values of its own, MQA lets all heads "
            "share one pair, and GQA lies between. An uneven grouping is none of them, so "
            "nothing is marked.",
        ),
        r"\mathrm{kv}(i) = \left\lfloor \frac{i}{h / g} \right\rfloor",
        QT_TRANSLATE_NOOP("Formulas", "kv(i) = i divided by h/g, rounded down"),
    ),
    Help(
        ("keyValueHeadsSpinBox",),
        QT_TRANSLATE_NOOP("HelpTexts", "Number of key/value heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "As many query heads share each key/value head, in their order. The number "
            "must divide the number of heads.",
        ),
        r"\frac{h}{g}",
        QT_TRANSLATE_NOOP("Formulas", "h / g query heads share each"),
    ),
    Help(
        ("laneMenu",),
        QT_TRANSLATE_NOOP("HelpTexts", "Edit a key/value head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This menu merges the key/value head with a neighbour, splits it, or gives "
            "the selected heads a new one. The same keys work in the lanes.",
        ),
    ),
    Help(
        ("poolingSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "How a shared head is made"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The matrices of a shared key/value head are the mean of those that share it, "
            "the first of them, or new random numbers. Real models train theirs, so a "
            "mean is only a start.",
        ),
        r"W_K^{\mathrm{shared}} = \frac{1}{m} \sum_{i=1}^{m} W_K^{(i)}",
        QT_TRANSLATE_NOOP("Formulas", "shared W_K = mean of the W_K of the m heads"),
    ),
    Help(
        ("cacheSummary",),
        QT_TRANSLATE_NOOP("HelpTexts", "KV cache"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "While a model writes, it keeps the keys and values of all tokens, and this "
            "is their size in this layer. The button opens the key/value groups.",
        ),
        r"2 \cdot g \cdot d_k \cdot n \cdot 2 \;\mathrm{bytes}",
        QT_TRANSLATE_NOOP("Formulas", "2 · g · d_k · n · 2 bytes"),
    ),
    Help(
        ("costPanel",),
        QT_TRANSLATE_NOOP("HelpTexts", "Costs of the layouts"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The table compares the KV cache and the parameters of each layout at the "
            "present sizes. Fewer key/value heads need less memory, while the scores are "
            "as many as before.",
        ),
        r"2 \cdot g \cdot d_k \cdot n \cdot 2 \;\mathrm{bytes}",
        QT_TRANSLATE_NOOP("Formulas", "2 · g · d_k · n · 2 bytes"),
    ),
    Help(
        ("historyList",),
        QT_TRANSLATE_NOOP("HelpTexts", "History"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Every line is one change of this session, the newest last. Choose a line to "
            "go back to it, or forward again.",
        ),
    ),
    Help(
        ("notesText",),
        QT_TRANSLATE_NOOP("HelpTexts", "Notes"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Your own words about this session stand here. They are saved in its file and "
            "opened with it.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        (
            "mixerPanel",
            "mixerDock",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Mixing desk"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The output of the layer is a sum with one part for each head, and here you "
            "change how much each adds. The weights of the heads do not change by that.",
        ),
        r"Y = \sum_i \gamma_i\, Z_i\, W_O^{(i)} + b_O",
        QT_TRANSLATE_NOOP(
            "Formulas", "output = sum of gain i · head output i · its band of W_O, plus the bias"
        ),
    ),
    Help(
        (
            "groupingEditor",
            "groupingDock",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Key/value groups"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Several query heads can share one key/value head, which saves memory while a "
            "model writes. Here you choose who shares, and see at once what the heads "
            "lose.",
        ),
    ),
    Help(
        (
            "mistakesPanel",
            "mistakesDock",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Spot the bug"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each card switches one well-known mistake on, so that you see what it does "
            "to the numbers. A red bar warns you until everything is right again.",
        ),
    ),
    Help(
        (
            "historyPanel",
            "historyDock",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "History"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The steps of this session are listed here in their order. Going back loses "
            "nothing until you change something else.",
        ),
    ),
    Help(
        (
            "notesPanel",
            "notesDock",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Notes"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here is room for your own words about what you see. They are saved with the session.",
        ),
    ),
)
