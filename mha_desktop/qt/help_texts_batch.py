"""Help: many pictures at once, and printing."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("batchWhat",),
        QT_TRANSLATE_NOOP("HelpTexts", "What"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Each head gets a picture, or each sentence does. The files get names that "
            "say what is inside.",
        ),
    ),
    Help(
        ("batchSentences", "batchSentencesButton"),
        QT_TRANSLATE_NOOP("HelpTexts", "Text file"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A text in UTF-8 with one sentence in each line. Blank lines are left out.",
        ),
    ),
    Help(
        ("batchView",),
        QT_TRANSLATE_NOOP("HelpTexts", "View"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "What the picture of each sentence shows. All other settings are those of the window.",
        ),
    ),
    Help(
        ("batchFolder", "batchFolderButton"),
        QT_TRANSLATE_NOOP("HelpTexts", "Folder"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The pictures go there, and it is made if it is missing. Files that are there "
            "stay: a new one gets a number.",
        ),
    ),
    Help(
        ("batchProgress",),
        QT_TRANSLATE_NOOP("HelpTexts", "Progress"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "How many of the pictures are finished. Each of them is whole, also if you cancel.",
        ),
    ),
    Help(
        ("batchButtons",),
        QT_TRANSLATE_NOOP("HelpTexts", "Start or close"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Start writes the pictures one after the other, and Cancel stops after the "
            "present one. Show in folder opens where they are.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("batchDialog",),
        QT_TRANSLATE_NOOP("HelpTexts", "Export many pictures"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here all heads, or many sentences, become pictures in one go. The window "
            "stays as it is.",
        ),
    ),
    Help(
        ("printPreview",),
        QT_TRANSLATE_NOOP("HelpTexts", "Print"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The pages as the printer gets them. The button with the printer asks which "
            "one, or writes a PDF.",
        ),
    ),
)
