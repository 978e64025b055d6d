"""Figures as files, on the clipboard and on paper: what the window and the command line use."""

from mha_desktop.qt.figures.export_clipboard import (
    ClipboardPicture,
    clipboard_mime,
    clipboard_picture,
)
from mha_desktop.qt.figures.export_limits import (
    MAX_CM,
    MAX_DPI,
    MAX_WIDTH,
    MIN_CM,
    MIN_DPI,
    MIN_WIDTH,
    ExportError,
    PictureNotWrittenError,
    pixels_of,
)
from mha_desktop.qt.figures.export_pdf import Paper, save_pdf
from mha_desktop.qt.figures.export_png import render_image, save_png
from mha_desktop.qt.figures.export_svg import save_svg
from mha_desktop.qt.figures.paper import paint_page, paint_pages

__all__ = [
    "MAX_CM",
    "MAX_DPI",
    "MAX_WIDTH",
    "MIN_CM",
    "MIN_DPI",
    "MIN_WIDTH",
    "ClipboardPicture",
    "ExportError",
    "Paper",
    "PictureNotWrittenError",
    "clipboard_mime",
    "clipboard_picture",
    "paint_page",
    "paint_pages",
    "pixels_of",
    "render_image",
    "save_pdf",
    "save_png",
    "save_svg",
]
