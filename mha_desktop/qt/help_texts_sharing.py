"""Help: the Sharing view."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("effectRows",),
        QT_TRANSLATE_NOOP("HelpTexts", "Before and after"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "For each head, the left map has keys and values of its own, and the right "
            "map shares them as set at present. The distance says how far the weights "
            "moved.",
        ),
        r"\frac{1}{n} \sum_{i=1}^{n} \sqrt{\mathrm{JSD}(a_i, b_i)}",
        QT_TRANSLATE_NOOP(
            "Formulas", "mean over the rows of √JSD, the Jensen-Shannon divergence to base 2"
        ),
    ),
    Help(
        ("errorChart",),
        QT_TRANSLATE_NOOP("HelpTexts", "Error against key/value heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The curves say how far the output moves if keys and values are shared, for "
            "each way to make the shared heads. No model was trained here, and training "
            "makes the error smaller.",
        ),
        r"\frac{\| Y' - Y \|}{\| Y \|}",
        QT_TRANSLATE_NOOP("Formulas", "length of the change of the output / length of the output"),
    ),
    Help(
        ("distanceBars",),
        QT_TRANSLATE_NOOP("HelpTexts", "Distance of each head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each bar is how far the weights of one head moved, from 0 for not at all to "
            "1 for no common key. Another order of the groups moves other heads.",
        ),
        r"\frac{1}{n} \sum_{i=1}^{n} \sqrt{\mathrm{JSD}(a_i, b_i)}",
        QT_TRANSLATE_NOOP(
            "Formulas", "mean over the rows of √JSD, the Jensen-Shannon divergence to base 2"
        ),
    ),
    Help(
        ("projectionsLayout",),
        QT_TRANSLATE_NOOP("HelpTexts", "Layout of the matrices"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Models store one big matrix for all heads, and textbooks draw a small one "
            "for each head. Both hold the same numbers.",
        ),
    ),
    Help(
        ("projectionsPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices of queries, keys and values"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The columns of each head have its colour, and a shared key/value head has "
            "columns once only. That is why sharing makes these two matrices narrower.",
        ),
        r"W_K, W_V \in \mathbb{R}^{d_{\mathrm{model}} \times g\, d_k}",
        QT_TRANSLATE_NOOP("Formulas", "W_K and W_V have d_model rows and g · d_k columns"),
    ),
    Help(
        ("costsTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "Costs by matrix and stage"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each row is one step, with the numbers it stores or multiplies for MHA, for "
            "the present grouping, and for MQA. The formulas say where each number comes "
            "from.",
        ),
        r"4\, n\, d_{\mathrm{model}}^2 + 2\, n^2\, d_{\mathrm{model}}",
        QT_TRANSLATE_NOOP(
            "Formulas", "multiply-adds of MHA: 4 n d_model squared + 2 n squared d_model"
        ),
    ),
    Help(
        ("revealDoubling",),
        QT_TRANSLATE_NOOP("HelpTexts", "Reveal the answer"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Think first what doubling does to the costs, and then press this. The answer "
            "uses the sizes of the lab at present.",
        ),
    ),
    Help(
        ("cacheModel",),
        QT_TRANSLATE_NOOP("HelpTexts", "Model"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The sizes are those that the makers of the model published, or those of the "
            "lab. They decide how large its KV cache is.",
        ),
    ),
    Help(
        ("loadScaledDown",),
        QT_TRANSLATE_NOOP("HelpTexts", "Load scaled down"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Gives the lab heads and key/value heads in the same proportion, with only 8 "
            "columns for each head. Undo brings your sizes back.",
        ),
    ),
    Help(
        ("contextControl",),
        QT_TRANSLATE_NOOP("HelpTexts", "Context"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The keys and values of this many tokens are kept for each sequence. The "
            "cache grows in proportion.",
        ),
        r"\mathrm{bytes} = 2 \cdot L \cdot g \cdot d_k \cdot n \cdot B \cdot b",
        QT_TRANSLATE_NOOP(
            "Formulas", "bytes = 2 · layers · g · d_k · tokens · sequences · bytes per number"
        ),
    ),
    Help(
        ("batchControl",),
        QT_TRANSLATE_NOOP("HelpTexts", "Batch"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This many sequences are written at the same time, each with a cache of its "
            "own. The cache grows in proportion.",
        ),
        r"\mathrm{bytes} = 2 \cdot L \cdot g \cdot d_k \cdot n \cdot B \cdot b",
        QT_TRANSLATE_NOOP(
            "Formulas", "bytes = 2 · layers · g · d_k · tokens · sequences · bytes per number"
        ),
    ),
    Help(
        ("bytesPerNumber",),
        QT_TRANSLATE_NOOP("HelpTexts", "Bytes per number"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A number takes 4 bytes as float32, 2 bytes as models are usually run, and 1 "
            "byte if it is rounded to 8 bits. Half the bytes are half the cache.",
        ),
    ),
    Help(
        ("memorySelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Memory"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The cache is held against a memory of this size. A GB is 1,000,000,000 bytes here.",
        ),
    ),
    Help(
        ("playbackBack",),
        QT_TRANSLATE_NOOP("HelpTexts", "Back"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Takes the last token back, and its keys and values out of the cache. The "
            "rows before it stay.",
        ),
    ),
    Help(
        ("playbackStep",),
        QT_TRANSLATE_NOOP("HelpTexts", "Step"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Writes one more token: its keys and values go into the cache, and its query "
            "reads all of them. Nothing that was written before is computed again.",
        ),
    ),
    Help(
        ("playbackPlay",),
        QT_TRANSLATE_NOOP("HelpTexts", "Play or pause"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Writes token after token at the chosen speed, or pauses. Pressed at the end, it "
            "starts from the beginning.",
        ),
    ),
    Help(
        ("playbackSpeed",),
        QT_TRANSLATE_NOOP("HelpTexts", "Tokens per second"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Chooses how fast Play goes on. The numbers are the same at every speed.",
        ),
    ),
    Help(
        ("cacheRows",),
        QT_TRANSLATE_NOOP("HelpTexts", "Keys and values in the cache"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each row is one token, with its keys and values for each key/value head in "
            "the colour of the head. The stronger the colour, the larger the number.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("sharingView",),
        QT_TRANSLATE_NOOP("HelpTexts", "Sharing"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This view shows what shared keys and values change, cost and save. The "
            "groups are those of the key/value groups panel.",
        ),
    ),
    Help(
        ("effectPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Effect"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here you see how far each head and the output move if keys and values are "
            "shared. Everything is computed from the matrices of the lab.",
        ),
    ),
    Help(
        ("matricesPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Matrices"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The matrices that make queries, keys and values, with the columns of each "
            "head. Sharing takes columns away from keys and values only.",
        ),
    ),
    Help(
        ("orderPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Interleave or repeat?"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Neighbouring heads share a key/value head in real models, and a program that "
            "gets the order wrong gives each head the keys of another. The two orders "
            "stand side by side here.",
        ),
        r"\mathrm{kv}(i) = \left\lfloor \frac{i}{h / g} \right\rfloor",
        QT_TRANSLATE_NOOP("Formulas", "kv(i) = i divided by h/g, rounded down"),
    ),
    Help(
        ("costsPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Costs"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "What the layer stores and multiplies, step by step. All numbers belong to "
            "the present sizes.",
        ),
    ),
    Help(
        ("cachePage",),
        QT_TRANSLATE_NOOP("HelpTexts", "KV cache"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This page says how much memory the keys and values of a model take while it "
            "writes. The bars hold it against a memory of the size you choose.",
        ),
    ),
    Help(
        ("playbackPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Playback"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A model writes one token at a time and keeps the keys and values of all "
            "before. Step through it and watch the cache grow.",
        ),
    ),
)
