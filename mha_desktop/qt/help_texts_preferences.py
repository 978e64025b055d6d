"""Help: the preferences."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("preferencesTheme",),
        QT_TRANSLATE_NOOP("HelpTexts", "Colours"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Light, dark or high contrast colours for the whole window. As the system "
            "follows what your computer is set to, also when that changes.",
        ),
    ),
    Help(
        ("preferencesLanguage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Language"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The language of the window and of the lessons, which changes as soon as you "
            "confirm. Your work stays as it is.",
        ),
    ),
    Help(
        ("preferencesTextSize",),
        QT_TRANSLATE_NOOP("HelpTexts", "Text size"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "How much larger than the system's size all text is written. Ctrl and plus or "
            "minus change it at any time.",
        ),
    ),
    Help(
        ("preferencesColourMap",),
        QT_TRANSLATE_NOOP("HelpTexts", "Colour map"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The colours of weights, in this window and in every new one. Viridis and cividis "
            "can be read with any colour vision, and greys suit a black and white print.",
        ),
    ),
    Help(
        ("preferencesMotion",),
        QT_TRANSLATE_NOOP("HelpTexts", "Animation"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "With Off, nothing moves by itself, and Play shows the end at once. As the system "
            "respects a computer that is set to show no animations.",
        ),
    ),
    Help(
        ("preferencesGreeting",),
        QT_TRANSLATE_NOOP("HelpTexts", "Welcome"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "When the card with three ways to begin is shown. Welcome in the Help menu "
            "shows it at any time.",
        ),
    ),
    Help(
        ("preferencesForget",),
        QT_TRANSLATE_NOOP("HelpTexts", "Recent files"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Empties the list of files that you opened, saved or exported last. The files "
            "themselves stay where they are.",
        ),
    ),
    Help(
        ("preferencesButtons",),
        QT_TRANSLATE_NOOP("HelpTexts", "OK or cancel"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "OK puts all choices into effect and remembers them. Cancel leaves everything "
            "as it was.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("preferencesDialog",),
        QT_TRANSLATE_NOOP("HelpTexts", "Preferences"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "What you like is chosen here and remembered for every start. Nothing changes "
            "before you confirm it.",
        ),
    ),
)
