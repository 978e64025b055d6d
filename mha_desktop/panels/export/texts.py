"""The words of the export dialog's lists."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.figure_choices import ExportView


def view_texts() -> dict[ExportView, str]:
    """Return what each view is called."""
    translate = QCoreApplication.translate
    return {
        "grid": translate("Export", "All heads"),
        "sheet": translate("Export", "Contact sheet"),
        "head": translate("Export", "One head, large"),
        "pipeline": translate("Export", "Pipeline"),
        "mixing": translate("Export", "Mixing desk"),
        "grouping": translate("Export", "Key/value groups with costs"),
        "comparison": translate("Export", "Comparison"),
    }


def theme_texts() -> Sequence[tuple[str, object]]:
    """Return the themes of pictures."""
    translate = QCoreApplication.translate
    return (
        (translate("Export", "Light"), "light"),
        (translate("Export", "Dark"), "dark"),
        (translate("Export", "High contrast"), "high_contrast"),
        (translate("Export", "Greyscale, for print"), "greyscale"),
    )


def order_texts() -> Sequence[tuple[str, object]]:
    """Return the orders of heads."""
    translate = QCoreApplication.translate
    return (
        (translate("Export", "As listed"), "given"),
        (translate("Export", "Similar heads together"), "similar"),
        (translate("Export", "By key/value head"), "grouped"),
    )


def format_texts() -> Sequence[tuple[str, object]]:
    """Return the formats of files."""
    translate = QCoreApplication.translate
    return (
        (translate("Export", "PNG, pixels"), "png"),
        (translate("Export", "SVG, shapes"), "svg"),
        (translate("Export", "PDF, pages"), "pdf"),
    )


def page_texts() -> Sequence[tuple[str, object]]:
    """Return the pages of a PDF."""
    translate = QCoreApplication.translate
    return (
        (translate("Export", "A4"), "A4"),
        (translate("Export", "Letter"), "Letter"),
        (translate("Export", "As large as the picture"), "fit"),
    )
