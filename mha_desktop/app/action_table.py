"""The table of actions: what there is to do, in which menu, with which keys."""

from dataclasses import dataclass

from mha_desktop.qt.translation import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class ActionSpec:
    """One line of the table.

    Attributes
    ----------
    name : str
        Object name; scripts and tests find the action by it.
    menu : str
        Key of the menu it stands in.
    text, tip : str
        Untranslated text with its mnemonic, and tool tip.
    shortcut : str
        Portable text; of several keys, separated by "; ", the first is the one shown. Empty for
        none.
    icon : str
        Name in ``resources/icons``; empty for none.
    group : str
        Checkable actions of one group exclude each other; empty for a plain action.
    separated : bool
        Whether a line stands above it.
    checkable : bool
        Whether it is switched on and off.
    """

    name: str
    menu: str
    text: str
    tip: str
    shortcut: str = ""
    icon: str = ""
    group: str = ""
    separated: bool = False
    checkable: bool = False


MENUS: dict[str, str] = {
    "file": QT_TRANSLATE_NOOP("Actions", "&File"),
    "edit": QT_TRANSLATE_NOOP("Actions", "&Edit"),
    "view": QT_TRANSLATE_NOOP("Actions", "&View"),
    "heads": QT_TRANSLATE_NOOP("Actions", "Hea&ds"),
    "lesson": QT_TRANSLATE_NOOP("Actions", "&Lesson"),
    "window": QT_TRANSLATE_NOOP("Actions", "&Window"),
    "help": QT_TRANSLATE_NOOP("Actions", "Hel&p"),
}
# Menus within menus: they stand where their first action does, and the first key is the outer one.
SUBMENUS: dict[str, tuple[str, str]] = {
    "python": ("file", QT_TRANSLATE_NOOP("Actions", "Copy as &Python")),
}

ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "newAction", "file",
        QT_TRANSLATE_NOOP("Actions", "&New"),
        QT_TRANSLATE_NOOP("Actions", "Start over with the default sentence and heads"),
        "Ctrl+N",
    ),
    ActionSpec(
        "openAction", "file",
        QT_TRANSLATE_NOOP("Actions", "&Open…"),
        QT_TRANSLATE_NOOP("Actions", "Open a session that was saved"),
        "Ctrl+O",
    ),
    ActionSpec(
        "saveAction", "file",
        QT_TRANSLATE_NOOP("Actions", "&Save"),
        QT_TRANSLATE_NOOP("Actions", "Save the whole lab in its file"),
        "Ctrl+S",
    ),
    ActionSpec(
        "saveAsAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Save &as…"),
        QT_TRANSLATE_NOOP("Actions", "Save the whole lab in another file"),
        "Ctrl+Shift+S",
    ),
    ActionSpec(
        "newWindowAction", "file",
        QT_TRANSLATE_NOOP("Actions", "New &window"),
        QT_TRANSLATE_NOOP("Actions", "Open a second window, with a lab of its own"),
        "Ctrl+Shift+N", separated=True,
    ),
    ActionSpec(
        "openInWindowAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Open &in new window…"),
        QT_TRANSLATE_NOOP("Actions", "Open a session beside this one"),
        "Ctrl+Shift+O",
    ),
    ActionSpec(
        "openWeightsAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Open wei&ghts…"),
        QT_TRANSLATE_NOOP("Actions", "Look at attention weights out of a NumPy or CSV file"),
    ),
    ActionSpec(
        "openFigureAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Open a &figure's state…"),
        QT_TRANSLATE_NOOP("Actions", "Bring back the lab that a PNG or SVG picture shows"),
    ),
    ActionSpec(
        "exportAction", "file",
        QT_TRANSLATE_NOOP("Actions", "&Export picture…"),
        QT_TRANSLATE_NOOP("Actions", "Save any view as a picture for slides and papers"),
        "Ctrl+E", "export", separated=True,
    ),
    ActionSpec(
        "copyPictureAction", "file",
        QT_TRANSLATE_NOOP("Actions", "&Copy picture"),
        QT_TRANSLATE_NOOP("Actions", "Put the heatmaps on show on the clipboard"),
        "Ctrl+Shift+C", "copy",
    ),
    ActionSpec(
        "printAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Prin&t…"),
        QT_TRANSLATE_NOOP("Actions", "Look at the pages of the view in front, and print them"),
        "Ctrl+P",
    ),
    ActionSpec(
        "batchAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Export &many pictures…"),
        QT_TRANSLATE_NOOP("Actions", "All heads, all examples or many sentences into a folder"),
    ),
    ActionSpec(
        "exportNumbersAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Export n&umbers…"),
        QT_TRANSLATE_NOOP("Actions", "Save weights as CSV, or every array as NPZ"),
        "Ctrl+Shift+E", separated=True,
    ),
    ActionSpec(
        "copyNumbersAction", "file",
        QT_TRANSLATE_NOOP("Actions", "Copy num&bers"),
        QT_TRANSLATE_NOOP("Actions", "Put the weights of the selected head on the clipboard"),
    ),
    ActionSpec(
        "numpyProgramAction", "python",
        QT_TRANSLATE_NOOP("Actions", "&NumPy…"),
        QT_TRANSLATE_NOOP("Actions", "Copy a program that recomputes the weights with NumPy"),
    ),
    ActionSpec(
        "torchProgramAction", "python",
        QT_TRANSLATE_NOOP("Actions", "Py&Torch…"),
        QT_TRANSLATE_NOOP("Actions", "Copy a program that recomputes the weights with PyTorch"),
    ),
    ActionSpec(
        "quitAction", "file",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        QT_TRANSLATE_NOOP("Actions", "Close the program"),
        "Ctrl+Q", separated=True,
    ),
    ActionSpec(
        "undoAction", "edit",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        QT_TRANSLATE_NOOP("Actions", "Take the last change back"),
        "Ctrl+Z", "undo",
    ),
    ActionSpec(
        "redoAction", "edit",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        QT_TRANSLATE_NOOP("Actions", "Do the change again that was taken back"),
        "Ctrl+Shift+Z; Ctrl+Y", "redo",
    ),
    ActionSpec(
        "wordTokensAction", "edit",
        QT_TRANSLATE_NOOP("Actions", "Tokens are &words"),
        QT_TRANSLATE_NOOP("Actions", "Cut the sentence into words and punctuation"),
        group="tokens", separated=True,
    ),
    ActionSpec(
        "characterTokensAction", "edit",
        QT_TRANSLATE_NOOP("Actions", "Tokens are &characters"),
        QT_TRANSLATE_NOOP("Actions", "Cut the sentence into single characters"),
        group="tokens",
    ),
    ActionSpec(
        "preferencesAction", "edit",
        QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        QT_TRANSLATE_NOOP("Actions", "Colours, language, text size, animation and the welcome"),
        "Ctrl+,", separated=True,
    ),
    ActionSpec(
        "headsViewAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&All heads"),
        QT_TRANSLATE_NOOP("Actions", "One heatmap per head"),
        "Ctrl+1", group="view",
    ),
    ActionSpec(
        "headViewAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&One head"),
        QT_TRANSLATE_NOOP("Actions", "The selected head, large"),
        "Ctrl+2", group="view",
    ),
    ActionSpec(
        "pipelineViewAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&Pipeline"),
        QT_TRANSLATE_NOOP("Actions", "The forward pass in ten steps"),
        "Ctrl+3", group="view",
    ),
    ActionSpec(
        "compareViewAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&Compare"),
        QT_TRANSLATE_NOOP("Actions", "A kept setting beside the live one"),
        "Ctrl+4", group="view",
    ),
    ActionSpec(
        "mixingViewAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&Mixing"),
        QT_TRANSLATE_NOOP("Actions", "How W_O makes one output of all heads"),
        "Ctrl+5", group="view",
    ),
    ActionSpec(
        "sharingViewAction", "view",
        QT_TRANSLATE_NOOP("Actions", "S&haring"),
        QT_TRANSLATE_NOOP("Actions", "What shared keys and values change, cost and save"),
        "Ctrl+6", group="view",
    ),
    ActionSpec(
        "systemThemeAction", "view",
        QT_TRANSLATE_NOOP("Actions", "Colours of the &system"),
        QT_TRANSLATE_NOOP("Actions", "Light or dark, as the system is set"),
        group="theme", separated=True,
    ),
    ActionSpec(
        "lightThemeAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&Light"),
        QT_TRANSLATE_NOOP("Actions", "Dark text on white, best for projectors"),
        group="theme",
    ),
    ActionSpec(
        "darkThemeAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&Dark"),
        QT_TRANSLATE_NOOP("Actions", "Light text on a dark ground"),
        group="theme",
    ),
    ActionSpec(
        "highContrastThemeAction", "view",
        QT_TRANSLATE_NOOP("Actions", "Hi&gh contrast"),
        QT_TRANSLATE_NOOP("Actions", "White and yellow on black"),
        group="theme",
    ),
    ActionSpec(
        "presentAction", "view",
        QT_TRANSLATE_NOOP("Actions", "Pr&esent"),
        QT_TRANSLATE_NOOP("Actions", "Show this view to a class, on the whole screen"),
        "F5", "present", separated=True,
    ),
    ActionSpec(
        "answersHiddenAction", "view",
        QT_TRANSLATE_NOOP("Actions", "H&ide the answers"),
        QT_TRANSLATE_NOOP("Actions", "Let no head say what it does until it is revealed"),
        "Ctrl+Shift+H", checkable=True,
    ),
    ActionSpec(
        "controlsShownAction", "view",
        QT_TRANSLATE_NOOP("Actions", "Controls sho&wn…"),
        QT_TRANSLATE_NOOP("Actions", "Take controls out of the window that a lesson does not need"),
    ),
    ActionSpec(
        "allControlsAction", "view",
        QT_TRANSLATE_NOOP("Actions", "Show e&very control"),
        QT_TRANSLATE_NOOP("Actions", "Put back what was taken out of the window"),
    ),
    ActionSpec(
        "largerTextAction", "view",
        QT_TRANSLATE_NOOP("Actions", "La&rger text"),
        QT_TRANSLATE_NOOP("Actions", "Magnify all text, up to twice its size"),
        "Ctrl++; Ctrl+=", separated=True,
    ),
    ActionSpec(
        "smallerTextAction", "view",
        QT_TRANSLATE_NOOP("Actions", "Smaller &text"),
        QT_TRANSLATE_NOOP("Actions", "Make all text smaller again"),
        "Ctrl+-",
    ),
    ActionSpec(
        "normalTextAction", "view",
        QT_TRANSLATE_NOOP("Actions", "&Normal text size"),
        QT_TRANSLATE_NOOP("Actions", "The size of text that the system asks for"),
        "Ctrl+0",
    ),
    ActionSpec(
        "previousHeadAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "&Previous head"),
        QT_TRANSLATE_NOOP("Actions", "Select the head before"),
        "Ctrl+PgUp",
    ),
    ActionSpec(
        "nextHeadAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "&Next head"),
        QT_TRANSLATE_NOOP("Actions", "Select the head after"),
        "Ctrl+PgDown",
    ),
    ActionSpec(
        "muteHeadAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "&Mute or unmute head"),
        QT_TRANSLATE_NOOP("Actions", "Leave the selected head out of the sum, or take it in again"),
        "Ctrl+M", separated=True,
    ),
    ActionSpec(
        "soloHeadAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "&Solo head"),
        QT_TRANSLATE_NOOP("Actions", "Hear the selected head alone, or end that"),
        "Ctrl+Shift+M",
    ),
    ActionSpec(
        "resetMixAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "&Reset mixing desk"),
        QT_TRANSLATE_NOOP("Actions", "All gains 1, nothing muted, nothing soloed"),
        "Ctrl+Shift+R",
    ),
    ActionSpec(
        "multiHeadAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "M&ulti-head (MHA)"),
        QT_TRANSLATE_NOOP("Actions", "Every head has its own keys and values"),
        separated=True,
    ),
    ActionSpec(
        "multiQueryAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "Multi-&query (MQA)"),
        QT_TRANSLATE_NOOP("Actions", "All heads share one key/value head"),
    ),
    ActionSpec(
        "mistakesAction", "heads",
        QT_TRANSLATE_NOOP("Actions", "Spot the &bug"),
        QT_TRANSLATE_NOOP("Actions", "Switch well-known mistakes on, to see what they do"),
        "Ctrl+B", separated=True,
    ),
    ActionSpec(
        "lessonsAction", "lesson",
        QT_TRANSLATE_NOOP("Actions", "&Lessons"),
        QT_TRANSLATE_NOOP("Actions", "Choose a lesson, or go on with the one under way"),
        "Ctrl+L",
    ),
    ActionSpec(
        "openLessonAction", "lesson",
        QT_TRANSLATE_NOOP("Actions", "&Open lesson file…"),
        QT_TRANSLATE_NOOP("Actions", "Open a lesson that a teacher wrote"),
    ),
    ActionSpec(
        "closeLessonAction", "lesson",
        QT_TRANSLATE_NOOP("Actions", "L&eave lesson"),
        QT_TRANSLATE_NOOP("Actions", "Go back to the list of lessons"),
    ),
    ActionSpec(
        "resetLayoutAction", "window",
        QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
        QT_TRANSLATE_NOOP("Actions", "Put all panels back where they were"),
        separated=True,
    ),
    ActionSpec(
        "helpAction", "help",
        QT_TRANSLATE_NOOP("Actions", "&Help"),
        QT_TRANSLATE_NOOP("Actions", "Explain the control that has the keyboard"),
        "F1",
    ),
    ActionSpec(
        "whatsThisAction", "help",
        QT_TRANSLATE_NOOP("Actions", "&What's this?"),
        QT_TRANSLATE_NOOP("Actions", "Explain what is clicked next"),
        "Shift+F1",
    ),
    ActionSpec(
        "commandsAction", "help",
        QT_TRANSLATE_NOOP("Actions", "All &commands…"),
        QT_TRANSLATE_NOOP("Actions", "Find anything that the window can do, and do it"),
        "Ctrl+Shift+P", separated=True,
    ),
    ActionSpec(
        "shortcutsAction", "help",
        QT_TRANSLATE_NOOP("Actions", "&Keyboard"),
        QT_TRANSLATE_NOOP("Actions", "All keys in one list"),
        "Ctrl+F1",
    ),
    ActionSpec(
        "welcomeAction", "help",
        QT_TRANSLATE_NOOP("Actions", "W&elcome"),
        QT_TRANSLATE_NOOP("Actions", "Three ways to begin"),
        separated=True,
    ),
    ActionSpec(
        "aboutAction", "help",
        QT_TRANSLATE_NOOP("Actions", "&About MHA Desktop"),
        QT_TRANSLATE_NOOP("Actions", "Version and licence"),
    ),
)  # fmt: skip
