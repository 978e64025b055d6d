"""Help: the export of numbers, the welcome card, and the help itself."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("numbersForm",),
        QT_TRANSLATE_NOOP("HelpTexts", "Form of the file"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "CSV opens in every spreadsheet, and NPZ holds the arrays for NumPy. The line "
            "below says what the file will hold.",
        ),
    ),
    Help(
        ("numbersHeads",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Writes the weights of all heads or of one. The heads are numbered from 1, as "
            "in the window.",
        ),
    ),
    Help(
        ("numbersBom",),
        QT_TRANSLATE_NOOP("HelpTexts", "Mark for Excel"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The file begins with a mark by which Excel knows that it holds Unicode text. "
            "Without it, Excel shows letters such as é wrongly.",
        ),
    ),
    Help(
        ("numbersButtons",),
        QT_TRANSLATE_NOOP("HelpTexts", "Save or cancel"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Save asks for the name of a file and writes it. Cancel leaves everything as it is.",
        ),
    ),
    Help(
        ("welcomeTry",),
        QT_TRANSLATE_NOOP("HelpTexts", "Try it"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows you the two controls to begin with: the sentence and the number of "
            "heads. Whatever you change there is computed at once.",
        ),
    ),
    Help(
        ("welcomeLesson",),
        QT_TRANSLATE_NOOP("HelpTexts", "Open a lesson"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Opens the lessons, which lead you through the lab step by step. You can "
            "leave a lesson at any time.",
        ),
    ),
    Help(
        ("welcomeOpen",),
        QT_TRANSLATE_NOOP("HelpTexts", "Open a file"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Opens a session that you or somebody else saved. It replaces what is on the "
            "screen, after asking about unsaved work.",
        ),
    ),
    Help(
        ("closeWelcomeButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Close"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Closes this card. Welcome in the Help menu shows it again.",
        ),
    ),
    Help(
        ("commandSearch",),
        QT_TRANSLATE_NOOP("HelpTexts", "Find a command"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Type parts of words, or first letters, to find anything that the window can "
            "do. Up and Down choose, and Enter runs it.",
        ),
    ),
    Help(
        ("commandList",),
        QT_TRANSLATE_NOOP("HelpTexts", "Commands"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each line is something the window can do, with its menu and its keys. Greyed "
            "lines cannot be done at present.",
        ),
    ),
    Help(
        ("keysSearch",),
        QT_TRANSLATE_NOOP("HelpTexts", "Find a key"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Type a key or a word, and only the lines that have it stay. Escape closes the page.",
        ),
    ),
    Help(
        ("keysTable",),
        QT_TRANSLATE_NOOP("HelpTexts", "All keys"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each line is a key and what it does, with the place where it works. Keys of "
            "a panel work while the keyboard is in that panel.",
        ),
    ),
    Help(
        ("keysButtons",),
        QT_TRANSLATE_NOOP("HelpTexts", "Close"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Closes this page. It can stay open while you work.",
        ),
    ),
    Help(
        ("helpAllKeys",),
        QT_TRANSLATE_NOOP("HelpTexts", "All keys"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Opens the list of all keys of the window and its panels. You can search in it.",
        ),
    ),
    Help(
        ("helpWhatsThis",),
        QT_TRANSLATE_NOOP("HelpTexts", "What's this?"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Changes the pointer, and the next thing that you click is explained. Escape ends it.",
        ),
    ),
    Help(
        ("closeHelpButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Close"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Closes this help. The keyboard goes back to where it was.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("numbersDialog",),
        QT_TRANSLATE_NOOP("HelpTexts", "Export numbers"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here you choose which numbers are written, and in which form. All digits are kept.",
        ),
    ),
    Help(
        ("welcomeCard",),
        QT_TRANSLATE_NOOP("HelpTexts", "Welcome"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Three ways to begin, for people who are new here. The lab behind the card is "
            "live already.",
        ),
    ),
    Help(
        ("keysPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Keys"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "All keys of the window and of its panels, in one list. Type above it to search.",
        ),
    ),
    Help(
        ("commandPalette",),
        QT_TRANSLATE_NOOP("HelpTexts", "All commands"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "One list of everything the window can do. Type to search, and press Enter.",
        ),
    ),
    Help(
        ("helpCard",),
        QT_TRANSLATE_NOOP("HelpTexts", "Help"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This card explains one control in two sentences, with its formula and its "
            "keys. F1 on another control shows the help of that one.",
        ),
    ),
)
