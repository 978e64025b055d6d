"""Printing: the pages of the preview are the pages on paper."""

from pathlib import Path

import pytest
from export_bench import choose, open_dialog, press, set_number
from pypdf import PdfReader
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from window_bench import Bench

from mha_desktop.app.printing import print_pages
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.figures.export import Paper
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.view_figures import Shot, contact_sheet


def preview(bench: Bench) -> QPrintPreviewDialog:
    """Wait for the preview, and return it."""
    found = lambda: bench.window.findChildren(QPrintPreviewDialog)  # noqa: E731
    bench.qtbot.waitUntil(lambda: len(found()) == 1 and found()[0].isVisible(), timeout=20_000)
    return found()[0]


def pages(dialog: QPrintPreviewDialog) -> int:
    return dialog.findChild(QPrintPreviewWidget).pageCount()


def test_ctrl_p_shows_the_page_of_the_view_in_front(bench: Bench) -> None:
    bench.press("Ctrl+P")
    dialog = preview(bench)
    bench.qtbot.waitUntil(lambda: pages(dialog) == 1)
    assert dialog.printer().docName() == bench.state.sentence
    dialog.close()


def test_a_sheet_has_all_its_pages(bench: Bench) -> None:
    dialog = open_dialog(bench)
    choose(dialog, "exportPicture", "sheet")
    set_number(bench, dialog, "exportPerPage", 3)
    press(bench, dialog, "Print…")
    shown = preview(bench)
    bench.qtbot.waitUntil(lambda: pages(shown) == 3)
    shown.close()


@pytest.mark.parametrize("landscape", [False, True])
def test_what_is_printed_is_whole_and_made_of_letters(
    qapp: object, tmp_path: Path, landscape: bool
) -> None:
    """Into a PDF, as the printer dialog offers it, read by another program."""
    result = Laboratory().evaluate(LabState())
    assert result is not None
    pictures = contact_sheet(Shot(result, ViewState(), FigureOptions(per_page=4)))
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    printer.setPageLayout(Paper("A4", landscape).layout)
    print_pages(printer, pictures)
    first, second = PdfReader(tmp_path / "a.pdf").pages
    size = (first.mediabox.width, first.mediabox.height)
    assert size == pytest.approx((842, 595) if landscape else (595, 842), abs=1)
    assert "H4" in first.extract_text()
    assert "H8" in second.extract_text()


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_does_not_begin_is_told_of(bench: Bench, tmp_path: Path) -> None:
    """A PDF under a regular file cannot be written by anybody."""
    (tmp_path / "file").touch()
    bench.press("Ctrl+P")
    dialog = preview(bench)
    dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    dialog.printer().setOutputFileName(str(tmp_path / "file" / "a.pdf"))
    dialog.paintRequested.emit(dialog.printer())
    text = "Nothing could be printed; choose another printer, or a file elsewhere."
    assert bench.message == text
    assert list(tmp_path.rglob("*.pdf")) == []
    dialog.close()
