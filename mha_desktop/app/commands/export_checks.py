"""Which options of ``mha-desktop export`` go together."""

import argparse

from mha_desktop.app.arguments import UsageError
from mha_desktop.lab.figure_choices import ExportView

_MANY: tuple[ExportView, ...] = ("grid", "sheet")
# Which views an option says anything about.
_VIEWS: dict[str, tuple[ExportView, ...]] = {
    "columns": _MANY,
    "order": _MANY,
    "per_page": ("sheet",),
    "arcs": ("head",),
    "step": ("pipeline",),
    "no_colour_bar": ("grid", "head", "sheet", "comparison"),
}
_IN_A_FOLDER = ("sentences", "examples")


def check_ways_out(options: argparse.Namespace) -> None:
    """Check that it is clear which files to write.

    Raises
    ------
    UsageError
    """
    given = vars(options)
    if "out" not in given and "out_dir" not in given:
        many = next((name for name in _IN_A_FOLDER if name in given), None)
        if many is not None:
            raise UsageError(f"--{many} needs --out-dir, the folder for its pictures")
        raise UsageError("the following arguments are required: --out")
    if "out" in given and "out_dir" in given:
        raise UsageError("--out is for one picture and --out-dir for many; leave one of them out")
    if "out" in given and (many := next((name for name in _IN_A_FOLDER if name in given), None)):
        raise UsageError(f"--{many} needs --out-dir instead of --out")
    if "out_dir" in given and not given["out_dir"]:
        raise UsageError("--out-dir needs the name of a folder, and '' is none")
    _check_sentences(options)


def _check_sentences(options: argparse.Namespace) -> None:
    given = vars(options)
    many = [name for name in _IN_A_FOLDER if name in given]
    if len(many) == 2:
        raise UsageError("--sentences and --examples are both sentences; leave one of them out")
    for idle in ("sentence", "weights"):
        if many and idle in given:
            raise UsageError(f"--{idle} does nothing with --{many[0]}")


def check_idle(options: argparse.Namespace, view: ExportView) -> None:
    """Check that no option says something about another view or another kind of file.

    Raises
    ------
    UsageError
    """
    given = vars(options)
    said = {*given, "no_colour_bar"} if given.get("colour_bar") is False else {*given}
    for name, views in _VIEWS.items():
        if name in said and view not in views:
            named = " or ".join(f"--view {one}" for one in views)
            raise UsageError(f"--{name.replace('_', '-')} goes with {named}")
    of_heads = view == "head" and "out_dir" in given and not set(_IN_A_FOLDER) & set(given)
    if "heads_shown" in given and view not in _MANY and not of_heads:
        raise UsageError("--heads-shown goes with --view grid, --view sheet or --out-dir")
    if any(name in given for name in _IN_A_FOLDER) and view not in (*_MANY, "head"):
        raise UsageError(f"--view {view} is for single pictures; nearest: --view grid")
    if view == "comparison" and not {"session", "weights"} & set(given):
        raise UsageError("--view comparison needs a session that keeps a setting; use --session")
    _check_pages(options)


def _check_pages(options: argparse.Namespace) -> None:
    given = vars(options)
    names = [name.lower() for name in given.get("out", ())]
    has_pdf = given.get("format", "pdf") == "pdf" and (
        "format" in given or any(name.endswith(".pdf") for name in names)
    )
    for name in ("page", "landscape"):
        if name in given and not has_pdf:
            raise UsageError(f"--{name} is about the pages of a PDF; write one with --out x.pdf")
