"""Help: the top bar, messages, tabs and panels."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("sentenceInput",),
        QT_TRANSLATE_NOOP("HelpTexts", "Sentence"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The words that you type here are what all heads read, and every number "
            "follows each key. They are cut into tokens, which are the rows and the "
            "columns of every map.",
        ),
        r"X \in \mathbb{R}^{n \times d_{\mathrm{model}}}",
        QT_TRANSLATE_NOOP("Formulas", "X has n rows and d_model columns"),
    ),
    Help(
        ("exampleSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Examples"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each of these sentences shows one thing that heads do, such as a pronoun "
            "that finds its noun. Choosing one replaces the sentence, and Undo brings "
            "yours back.",
        ),
    ),
    Help(
        ("sourceSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Source"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here you choose where the matrices of the heads come from, for example made "
            "by hand or drawn at random. Sentence and sizes stay where the new matrices "
            "allow it.",
        ),
        r"W_Q,\; W_K,\; W_V,\; W_O",
        "W_Q, W_K, W_V, W_O",
    ),
    Help(
        ("seedSpinBox",),
        QT_TRANSLATE_NOOP("HelpTexts", "Seed"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The random numbers in the matrices are drawn from this number. The same seed "
            "gives the same heads on every computer.",
        ),
    ),
    Help(
        ("newSeedButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "New seed"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Draws other random numbers for all matrices of the heads. Undo brings the "
            "old ones back.",
        ),
    ),
    Help(
        ("scaleSpinBox",),
        QT_TRANSLATE_NOOP("HelpTexts", "Scale"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Every random number in the matrices is multiplied by this, so it is their "
            "standard deviation. A small scale makes the maps almost flat, and a large "
            "one leaves a single bright cell in most rows.",
        ),
        r"W = \sigma \cdot Z,\quad Z_{ij} \sim N(0, 1)",
        QT_TRANSLATE_NOOP("Formulas", "W = σ · Z, where Z is drawn from the normal distribution"),
    ),
    Help(
        ("textbookScaleButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Textbook scale"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sets the scale to 0.01, as many textbook programs do. The scores then come "
            "so close to 0 that every map is almost flat.",
        ),
        r"\sigma = 0.01",
        "σ = 0.01",
    ),
    Help(
        ("defaultScaleButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Default scale"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sets the scale to 1 divided by the root of the model width. The scores then "
            "differ enough to see that the heads differ.",
        ),
        r"\sigma = \frac{1}{\sqrt{d_{\mathrm{model}}}}",
        "σ = 1 / √d_model",
    ),
    Help(
        ("undoButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Undo"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Takes the last change of the lab back, however it was made. A whole drag "
            "counts as one change, and so does a burst of typing.",
        ),
    ),
    Help(
        ("redoButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Redo"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Makes the change again that Undo took back. It is there until you change "
            "something else.",
        ),
    ),
    Help(
        ("panelsButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Panels"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This menu lists all panels, and a check marks those that are open. It "
            "appears in a narrow window, where some panels have to give way.",
        ),
    ),
    Help(
        ("exportButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Export"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Saves the heatmaps or any other view as a picture for slides or for print. You choose "
            "what to save and how large before anything is written.",
        ),
    ),
    Help(
        ("cancelButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Cancel"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Stops what is being computed or written at present. The lab goes back to the "
            "last state that has numbers, and a file that is not finished is not kept.",
        ),
    ),
    Help(
        ("viewTabs",),
        QT_TRANSLATE_NOOP("HelpTexts", "Views"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each tab shows the same numbers from another side. The selected head stays "
            "the same in all of them.",
        ),
    ),
    Help(
        ("makeItRightButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Make it right"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Ends the deliberate mistake, so that every step is computed as it should be. "
            "The red bar goes, and all numbers change at once.",
        ),
    ),
    Help(
        ("messageChoice",),
        QT_TRANSLATE_NOOP("HelpTexts", "Suggestion"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This button takes a value that works in place of the one that does not. The "
            "message beside it says why.",
        ),
    ),
    Help(
        ("closeMessageButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Close message"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Hides the message and changes nothing else. Escape does the same while the "
            "keyboard is in the message.",
        ),
    ),
    Help(
        ("dockTabs",),
        QT_TRANSLATE_NOOP("HelpTexts", "Panels in tabs"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Panels that share a place stand behind each other, and a tab brings one of "
            "them to the front. Drag a tab away to give its panel a place of its own.",
        ),
    ),
    Help(
        ("floatDockButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Detach or put back"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Makes this panel a window of its own, or puts it back into the main window. "
            "Reset layout in the Window menu puts all panels back where they were.",
        ),
    ),
    Help(
        ("closeDockButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Close panel"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Hides this panel and keeps everything that was set in it. The Window menu "
            "shows it again.",
        ),
    ),
    Help(
        ("presentButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Present"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows this view to a class on the whole screen, with larger text and without "
            "panels. Escape leads back to this window.",
        ),
    ),
    Help(
        ("layerSelector",),
        QT_TRANSLATE_NOOP("HelpTexts", "Layer"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The file holds the weights of several layers, and this chooses which one is "
            "on show. Every layer has heads of its own.",
        ),
    ),
    Help(
        ("leaveViewerButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Leave viewer"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Goes back to the sentence and the heads that were there before. The file "
            "stays as it is.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("messageBar",),
        QT_TRANSLATE_NOOP("HelpTexts", "Message"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This bar says in one sentence what was changed, or why something cannot be. "
            "Its buttons offer the nearest values that work.",
        ),
    ),
    Help(
        ("mistakeBanner",),
        QT_TRANSLATE_NOOP("HelpTexts", "Deliberate mistake"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "While this red bar is on show, one step is computed wrongly on purpose. The "
            "numbers in all views show what that mistake does.",
        ),
    ),
    Help(
        ("topBar",),
        QT_TRANSLATE_NOOP("HelpTexts", "Sentence and source"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This bar holds the sentence that all heads read and says where their "
            "matrices come from. Whatever you change here is computed at once.",
        ),
    ),
    Help(
        ("mainWindow",),
        QT_TRANSLATE_NOOP("HelpTexts", "The lab"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A sentence goes through real multi-head attention, and every number on the "
            "screen is computed from the settings on the screen. Point at something and "
            "press F1 to read about it, or press Shift+F1 and click.",
        ),
        (
            r"\mathrm{head}_i = \mathrm{softmax}\!\left(\frac{Q_i "
            r"K_i^{T}}{\sqrt{d_k}}\right) V_i"
        ),
        QT_TRANSLATE_NOOP("Formulas", "head i = softmax(Q_i K_i transposed / √d_k) V_i"),
    ),
    Help(
        ("viewerBar",),
        QT_TRANSLATE_NOOP("HelpTexts", "Weights out of a file"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The maps on show were read from a file, so the lab knows the weights but not "
            "what made them. Steps that need the matrices are switched off meanwhile.",
        ),
    ),
)
