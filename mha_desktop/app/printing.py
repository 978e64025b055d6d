"""Pictures on a printer: a preview of the pages, from which they are printed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from mha_desktop.qt.figures.export import Paper, paint_pages
from mha_desktop.qt.figures.picture import Picture

_SIZE = QSize(900, 820)


def show_pages(window: QWidget, pictures: Sequence[Picture], paper: Paper) -> QPrintPreviewDialog:
    """Open the preview of some pictures; its printer button asks for a printer, or a PDF file.

    Parameters
    ----------
    window : QWidget
        Parent of the dialog.
    pictures : sequence of Picture
        One for each page.
    paper : Paper
        Of a standard size; the dialog can change it.
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
    dialog.paintRequested.connect(lambda _asking, kept=printer: print_pages(kept, pictures))
    dialog.open()
    return dialog


def print_pages(printer: QPrinter, pictures: Sequence[Picture]) -> None:
    """Paint pictures on the pages of a printer."""
    painter = QPainter()
    if not painter.begin(printer):
        return  # the printer's own dialog has said why
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    paint_pages(painter, printer, pictures, printer.resolution())
    painter.end()
