"""``mha-desktop export``: the heatmaps as a picture, with or without a display."""

import argparse
import dataclasses
import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from mha_desktop.app.arguments import UsageError
from mha_desktop.app.output import naming, output_path
from mha_desktop.app.requests import computed
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.resolve import Resolution
from mha_desktop.lab.state import ViewState
from mha_desktop.qt.figures.content import Figure
from mha_desktop.qt.figures.export import save_png
from mha_desktop.qt.figures.figures_from_result import grid_figure, head_figure
from mha_desktop.qt.settings import Preferences
from mha_desktop.qt.theme import LIGHT


def export(options: argparse.Namespace, request: Resolution) -> Path:
    """Write the picture and return its file.

    Raises
    ------
    UsageError, ExportError
        If the sentence has no tokens, or there is no such head or size of a picture.
    OutputError
        If the file cannot be written; what was there before stays as it is.
    """
    default, path = Preferences(), output_path(options.out, ".png")
    width = getattr(options, "width", default.export_width)
    dpi = getattr(options, "dpi", default.export_dpi)
    result = computed(request)
    _check_head(getattr(options, "head", 1), result.state.n_heads)
    _qt = _application()
    with naming(path):
        save_png(_figure(options, result), path, width=width, dpi=dpi)
    return path


def _check_head(head: int, n_heads: int) -> None:
    if not 1 <= head <= n_heads:
        nearest = min(max(head, 1), n_heads)
        raise UsageError(f"there is no head {head} of {n_heads}; nearest: {nearest}")


def _application() -> QCoreApplication:
    """Return Qt's application, without which there are no fonts; it asks for no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication.instance() or QGuiApplication([])


def _figure(options: argparse.Namespace, result: HeadWeights) -> Figure:
    """Draw the head asked for, or the grid, which frames a head only if one was asked for."""
    head = getattr(options, "head", None)
    view = ViewState(selected_head=(head or 1) - 1)
    if getattr(options, "view", "grid" if head is None else "head") == "head":
        return head_figure(result, view, LIGHT, view.selected_head)
    grid = grid_figure(result, view, LIGHT)
    return grid if head else dataclasses.replace(grid, selected=None)
