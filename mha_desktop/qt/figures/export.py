"""Figures as files, on the clipboard and on paper: what the window and the command line use."""

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
from mha_desktop.qt.figures.export_png import render_image, save_png

__all__ = [
    "MAX_CM",
    "MAX_DPI",
    "MAX_WIDTH",
    "MIN_CM",
    "MIN_DPI",
    "MIN_WIDTH",
    "ExportError",
    "PictureNotWrittenError",
    "pixels_of",
    "render_image",
    "save_png",
]
