"""Help: which controls the window shows."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("controlsShownGroups",),
        QT_TRANSLATE_NOOP("HelpTexts", "Groups of controls"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "What has no check disappears from the window at once, and one view always stays. "
            "The numbers do not change, and the session remembers the choice.",
        ),
    ),
    Help(
        ("controlsShownButtons",),
        QT_TRANSLATE_NOOP("HelpTexts", "Show all or close"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Show all puts back whatever was taken out of the window. Close keeps the choice "
            "as it is.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("controlsShownDialog",),
        QT_TRANSLATE_NOOP("HelpTexts", "Controls shown"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here a teacher leaves out of the window what a lesson does not need. The View menu "
            "brings every control back.",
        ),
    ),
)
