"""Pictures on a printer: a preview of the pages, from which they are printed."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from mha_desktop.lab.notes import Note
from mha_desktop.qt.figures.export import Paper, paint_pages
from mha_desktop.qt.figures.picture import Picture

NOTHING_PRINTED = Note("nothing could be printed; choose another printer, or a file elsewhere")
_SIZE = QSize(900, 820)


def show_pages(
    window: QWidget,
    pictures: Sequence[Picture],
    paper: Paper,
    tell: Callable[[Note], None],
) -> QPrintPreviewDialog:
    """Open the preview of some pictures; its printer button asks for a printer, or a PDF file.

    Parameters
    ----------
    window : QWidget
        Parent of the dialog.
    pictures : sequence of Picture
        One for each page.
    paper : Paper
        Of a standard size; the dialog can change it.
    tell : callable
        Gets a `Note` if nothing could be printed.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(paper.layout)
    printer.setDocName(pictures[0].title)
    dialog = QPrintPreviewDialog(printer, window)
    dialog.setObjectName("printPreview")
    dialog.setWindowTitle(QCoreApplication.translate("Export", "Print"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.resize(_SIZE.boundedTo(window.screen().availableSize() * 0.9))

    # Qt takes no reference to the printer: without one of ours it would print on one that is gone.
    def print_or_tell(_asking: QPrinter, kept: QPrinter = printer) -> None:
        if not print_pages(kept, pictures):
            tell(NOTHING_PRINTED)

    dialog.paintRequested.connect(print_or_tell)
    dialog.open()
    return dialog


def print_pages(printer: QPrinter, pictures: Sequence[Picture]) -> bool:
    """Paint pictures on the pages of a printer; return whether it took them."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    paint_pages(painter, printer, pictures, printer.resolution())
    return painter.end()
