"""Help: lessons and presentations."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("lessonCard",),
        QT_TRANSLATE_NOOP("HelpTexts", "A lesson"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Opens this lesson, or goes on where you left it. The lab behind it is real, "
            "so you can change anything on the way.",
        ),
    ),
    Help(
        ("openLessonButton",),
        QT_TRANSLATE_NOOP("HelpTexts", "Open a lesson file"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Opens a lesson that you or somebody else wrote. The lab checks what the lesson "
            "claims, and says what is not true.",
        ),
    ),
    Help(
        ("lessonBack",),
        QT_TRANSLATE_NOOP("HelpTexts", "Back"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Goes to the step before and sets the lab to what that step talks about. Undo brings "
            "back what you had changed.",
        ),
    ),
    Help(
        ("lessonNext",),
        QT_TRANSLATE_NOOP("HelpTexts", "Next"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Goes to the next step of the lesson and sets the lab to what it talks about. Undo "
            "brings back what you had changed.",
        ),
    ),
    Help(
        ("lessonAgain",),
        QT_TRANSLATE_NOOP("HelpTexts", "Set the lab again"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Sets the lab to what this step talks about. Use it after you have tried "
            "something else.",
        ),
    ),
    Help(
        ("lessonLeave",),
        QT_TRANSLATE_NOOP("HelpTexts", "Leave the lesson"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Goes back to the list of lessons. How far you got is kept.",
        ),
    ),
    Help(
        ("lessonReveal",),
        QT_TRANSLATE_NOOP("HelpTexts", "Reveal"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the answer that the lab computed, and why. Choose or type your own "
            "answer first.",
        ),
    ),
    Help(
        ("lessonChoice",),
        QT_TRANSLATE_NOOP("HelpTexts", "An answer"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Chooses this answer. The lab decides which answer is right when you reveal it.",
        ),
    ),
    Help(
        ("lessonNumber",),
        QT_TRANSLATE_NOOP("HelpTexts", "Your number"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Type the number that you expect. The lab computes the right one when you reveal it.",
        ),
    ),
    Help(
        ("lessonRow",),
        QT_TRANSLATE_NOOP("HelpTexts", "Your row of weights"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Pull the bars until they show the weights that you expect for this token. "
            "All bars of a row are shares of 1.",
        ),
    ),
    Help(
        ("presenterHints",),
        QT_TRANSLATE_NOOP("HelpTexts", "Keys"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the keys of the presentation on the screen. Pressing it again hides them.",
        ),
    ),
    Help(
        ("leavePresenting",),
        QT_TRANSLATE_NOOP("HelpTexts", "Leave"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Ends the presentation and shows the panels again. Nothing that you changed is lost.",
        ),
    ),
    Help(
        ("presenter_back",),
        QT_TRANSLATE_NOOP("HelpTexts", "Back"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the step before on the other screen, or without a lesson the head "
            "before. Page Up does the same.",
        ),
    ),
    Help(
        ("presenter_reveal",),
        QT_TRANSLATE_NOOP("HelpTexts", "Reveal"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the hidden answer to the class, or hides it again. The key R does the same.",
        ),
    ),
    Help(
        ("presenter_next",),
        QT_TRANSLATE_NOOP("HelpTexts", "Next"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the next step to the class, after a question its answer first; without a lesson "
            "the next head. Page Down does the same.",
        ),
    ),
    Help(
        ("presenter_blank",),
        QT_TRANSLATE_NOOP("HelpTexts", "Blank"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Makes the screen of the class blank, or shows it again. The key B does the same.",
        ),
    ),
    Help(
        ("presenter_swap",),
        QT_TRANSLATE_NOOP("HelpTexts", "Swap screens"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Presents on the other screen, and puts this window on the first. The key X "
            "does the same.",
        ),
    ),
    Help(
        ("presenter_leave",),
        QT_TRANSLATE_NOOP("HelpTexts", "Leave"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Ends the presentation on both screens. The lab stays as it is at present.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        (
            "lessonPanel",
            "lessonDock",
        ),
        QT_TRANSLATE_NOOP("HelpTexts", "Lessons"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "A lesson leads you through the lab step by step, with questions that the lab "
            "itself answers. You can leave it at any time.",
        ),
    ),
    Help(
        ("presenterHeader",),
        QT_TRANSLATE_NOOP("HelpTexts", "Presentation"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The sentence and the sizes on show stand here, large enough for the last "
            "row. The keys of the presentation are listed under Keys.",
        ),
    ),
    Help(
        ("presenterWindow",),
        QT_TRANSLATE_NOOP("HelpTexts", "Presenter's window"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Only you see this window, with your notes, the next step and the time. The "
            "buttons work on the screen of the class.",
        ),
    ),
)
