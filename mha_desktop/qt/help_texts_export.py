"""Help: the dialog that exports pictures."""

from mha_desktop.qt.help_texts_entry import Help
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

CONTROLS: tuple[Help, ...] = (
    Help(
        ("exportPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "View"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here you choose which of the pictures in the window is saved. The saved "
            "picture shows the same numbers.",
        ),
    ),
    Help(
        ("exportHead",),
        QT_TRANSLATE_NOOP("HelpTexts", "Head"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This head is shown large in the picture. The heads are numbered from 1, as "
            "in the window.",
        ),
    ),
    Help(
        ("exportStep",),
        QT_TRANSLATE_NOOP("HelpTexts", "Step"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This step of the forward pass is shown in the picture. Its matrices are "
            "those of the selected head.",
        ),
    ),
    Help(
        ("exportArcs",),
        QT_TRANSLATE_NOOP("HelpTexts", "Arcs"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Draws the strongest weights as lines between the words, beside the map. The "
            "map itself stays the same.",
        ),
    ),
    Help(
        ("exportHeads",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Type which heads the picture shows, such as 1, 3-5, in the order you want. "
            "An empty field means all of them.",
        ),
    ),
    Help(
        ("exportColumns",),
        QT_TRANSLATE_NOOP("HelpTexts", "Columns"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "So many heads stand side by side. Automatic takes the number that makes the "
            "cells largest.",
        ),
    ),
    Help(
        ("exportOrder",),
        QT_TRANSLATE_NOOP("HelpTexts", "Order"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Says in which order the heads stand in the picture. The numbers of the heads "
            "stay with them.",
        ),
    ),
    Help(
        ("exportPerPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Heads a page"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "So many heads stand on each page. A PDF gets several pages, and PNG or SVG "
            "get several files.",
        ),
    ),
    Help(
        ("exportHasTitle",),
        QT_TRANSLATE_NOOP("HelpTexts", "With a title"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Writes words above the picture, or leaves them out. The picture keeps its width.",
        ),
    ),
    Help(
        ("exportTitle",),
        QT_TRANSLATE_NOOP("HelpTexts", "Title"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "These words stand above the picture. If the field is empty, it is the sentence.",
        ),
    ),
    Help(
        ("exportCaption",),
        QT_TRANSLATE_NOOP("HelpTexts", "Caption"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Writes below the picture what it was made from: sentence, sizes, source and "
            "versions. So it can be made again later.",
        ),
    ),
    Help(
        ("exportColourBar",),
        QT_TRANSLATE_NOOP("HelpTexts", "Colour bar"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The bar says which colour stands for which number. Without it, the colours "
            "can only be compared with each other.",
        ),
    ),
    Help(
        ("exportTheme",),
        QT_TRANSLATE_NOOP("HelpTexts", "Colours"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The picture can be light or dark, whatever the window is. Light saves ink on paper.",
        ),
    ),
    Help(
        ("exportTextSize",),
        QT_TRANSLATE_NOOP("HelpTexts", "Text size"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Makes the words in the picture larger at the same width. The maps become a "
            "little smaller for that.",
        ),
    ),
    Help(
        ("exportTransparent",),
        QT_TRANSLATE_NOOP("HelpTexts", "Without a ground"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Leaves the ground out, so that the picture lies on a slide of any colour. "
            "The cells keep their colours.",
        ),
    ),
    Help(
        ("exportFormat",),
        QT_TRANSLATE_NOOP("HelpTexts", "Format"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "PNG stores dots of colour, while SVG and PDF store shapes that stay sharp at "
            "every size. Slides and web pages take PNG everywhere.",
        ),
    ),
    Help(
        ("exportPage",),
        QT_TRANSLATE_NOOP("HelpTexts", "Paper"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The pages of the PDF have this size. The picture is fitted to them.",
        ),
    ),
    Help(
        ("exportLandscape",),
        QT_TRANSLATE_NOOP("HelpTexts", "Landscape"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Makes the pages wider than high. Grids with many columns fit better so.",
        ),
    ),
    Help(
        ("exportUnit",),
        QT_TRANSLATE_NOOP("HelpTexts", "Size in"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Says whether the width is given in pixels for a screen or in centimetres for "
            "paper. The resolution connects the two.",
        ),
    ),
    Help(
        ("exportWidth",),
        QT_TRANSLATE_NOOP("HelpTexts", "Width"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The picture is exactly this many pixels wide. Its height follows from what is on it.",
        ),
    ),
    Help(
        ("exportCm",),
        QT_TRANSLATE_NOOP("HelpTexts", "Width"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The picture is exactly this wide on paper. Its height follows from what is on it.",
        ),
    ),
    Help(
        ("exportDpi",),
        QT_TRANSLATE_NOOP("HelpTexts", "Resolution"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "The number of pixels per inch is written into the file. Programs for print "
            "and slides use it to choose the size on paper.",
        ),
    ),
    Help(
        ("exportState",),
        QT_TRANSLATE_NOOP("HelpTexts", "Keep the state"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Writes the whole setting of the lab into the file, together with your notes. "
            "The lab can then be opened again from the picture.",
        ),
    ),
    Help(
        ("exportPageBack",),
        QT_TRANSLATE_NOOP("HelpTexts", "Page before"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the page before in the preview. Nothing is written yet.",
        ),
    ),
    Help(
        ("exportPageOn",),
        QT_TRANSLATE_NOOP("HelpTexts", "Next page"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Shows the next page in the preview. Nothing is written yet.",
        ),
    ),
    Help(
        ("exportPreviewPicture",),
        QT_TRANSLATE_NOOP("HelpTexts", "Preview"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This is the picture as it will be saved. It is drawn anew at the size that "
            "you choose, not enlarged from the screen.",
        ),
    ),
    Help(
        ("exportRecent",),
        QT_TRANSLATE_NOOP("HelpTexts", "History"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Lists the pictures that were saved lately. Choosing one shows its folder.",
        ),
    ),
    Help(
        ("exportButtons",),
        QT_TRANSLATE_NOOP("HelpTexts", "Save, copy or cancel"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Save asks for the name of a file, and Copy puts the picture on the "
            "clipboard. Cancel leaves everything as it is.",
        ),
    ),
)

AREAS: tuple[Help, ...] = (
    Help(
        ("exportDialog",),
        QT_TRANSLATE_NOOP("HelpTexts", "Export picture"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "Here you choose what to save, how it looks and how large it is. The picture "
            "is drawn anew at that size, not enlarged from the screen.",
        ),
    ),
    Help(
        ("exportPreview",),
        QT_TRANSLATE_NOOP("HelpTexts", "Preview"),
        QT_TRANSLATE_NOOP(
            "HelpTexts",
            "This is the picture as it will be saved. It follows everything that you set.",
        ),
    ),
)
