"""``mha-desktop trace``: the numbers of one forward pass, every array or the weights as text."""

import argparse
from pathlib import Path
from typing import cast

from mha_desktop.app.arguments import UsageError
from mha_desktop.app.output import check_kind, naming, output_path
from mha_desktop.app.requests import Request, computed
from mha_desktop.lab.numbers_files import FileForm, write_numbers


def trace(options: argparse.Namespace, request: Request) -> Path:
    """Write the numbers and return the file.

    Raises
    ------
    UsageError
        If the sentence has no tokens, or the form of the file has no byte order mark.
    OutputError
        If the file cannot be written; what was there before stays as it is.
    """
    form, bom = _form(options), getattr(options, "bom", False)
    if bom and form == "npz":
        raise UsageError("--bom is for text; it goes with --format csv or csv-matrix")
    if not hasattr(options, "format"):
        check_kind(options.out, (".npz", ".csv"))
    path = output_path(options.out, ".npz" if form == "npz" else ".csv")
    result = computed(request)
    with naming(path):
        write_numbers(result, path, form, bom=bom)
    return path


def _form(options: argparse.Namespace) -> FileForm:
    """Return the form asked for, or that of the file's ending."""
    by_ending = "csv" if options.out.lower().endswith(".csv") else "npz"
    return cast(FileForm, getattr(options, "format", by_ending))
