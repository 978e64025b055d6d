"""The words of the command line: commands, options and help. No Qt: the numbers need none."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn, get_args

from mha_desktop import __version__
from mha_desktop.app.option_values import nearest_words, number, option_for_file, whole_number
from mha_desktop.lab.figure_choices import (
    ExportView,
    FigureThemeName,
    FileFormat,
    HeadOrder,
    PageName,
)
from mha_desktop.lab.file_kinds import is_named_as_readable
from mha_desktop.lab.files import is_there
from mha_desktop.lab.pipeline import STEPS
from mha_desktop.lab.state import MistakeName

DESCRIPTION = """\
The multi-head attention lab: a sentence goes in, live heatmaps of every head
come out. Without a command the window opens. A file that stands first is
opened: a session, a picture with its state, or attention weights."""

EXAMPLES = """\
examples:
  mha-desktop --sentence "The keys to the cabinet are on the table" --heads 4
      open the window on this sentence, with four heads
  mha-desktop lecture.mha
      open the window on this session
  mha-desktop export --out heads.png --width 2400 --dpi 300
      write the heatmaps of all heads as a picture
  mha-desktop export --out head-8.png --head 8 --mask causal
      write head 8 alone, large, where no token looks ahead
  mha-desktop export --view sheet --heads 32 --out sheet.pdf --out sheet.png
      write contact sheets, eight heads a page, as a PDF and as PNG files
  mha-desktop export --sentences lines.txt --out-dir pictures --format svg
      write a picture of each line of a text file
  mha-desktop export --session lecture.mha --view comparison --out compared.svg
      write what a session compares
  mha-desktop export --out shared.png --heads 8 --kv-heads 2
      let four query heads share each of two key/value heads
  mha-desktop export --out wrong.png --mask causal --mistake mask-after-softmax
      show what goes wrong if the mask comes after the softmax
  mha-desktop trace --out numbers.npz --source random --seed 7
      write every array, from the token vectors x to the output, for NumPy
  mha-desktop trace --out weights.csv --bom
      write the weights of all heads, one in a row, for a spreadsheet"""

_COMMANDS = ("export", "trace")
_Group = argparse._ArgumentGroup


class UsageError(ValueError):
    """Something on the command line that cannot be understood or done; its text is one line."""


class _Parser(argparse.ArgumentParser):
    """Leaves out what was not given, and raises what is wrong instead of printing the usage."""

    def __init__(self, **texts: Any) -> None:  # noqa: ANN401 - handed on to argparse as it is
        super().__init__(allow_abbrev=False, argument_default=argparse.SUPPRESS, **texts)

    def error(self, message: str) -> NoReturn:
        raise UsageError(nearest_words(message, self.all_options))

    @property
    def all_options(self) -> list[str]:
        """The options of this parser and of its commands."""
        words: list[str] = []
        for action in self._actions:
            words += action.option_strings
            if isinstance(action, argparse._SubParsersAction):
                words += [word for parser in action.choices.values() for word in parser.all_options]
        return words


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options that were given; those that were not have no attribute.

    Raises
    ------
    UsageError
        If an option or its value is unknown.
    SystemExit
        After ``--help`` and ``--version``, which print and end the program.
    """
    return _parser().parse_args(_with_first_file_named(arguments))


def _with_first_file_named(arguments: Sequence[str]) -> Sequence[str]:
    """Put the option before a file that stands first, as people and file managers write it."""
    if not arguments or arguments[0].startswith("-") or arguments[0] in _COMMANDS:
        return arguments
    path = Path(arguments[0])
    if not is_named_as_readable(path) and not is_there(path):
        return arguments
    return [option_for_file(arguments[0]), *arguments]


def _parser() -> _Parser:
    lab = _lab_options()
    parser = _Parser(
        prog="mha-desktop",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        parents=[lab],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"mha-desktop {__version__}")
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    helps = ("write pictures: PNG, SVG or PDF", "write the numbers as NPZ or CSV")
    export, trace = (
        commands.add_parser(name, parents=[lab], help=text)
        for name, text in zip(_COMMANDS, helps, strict=True)
    )
    _add_picture_options(export)
    _add_numbers_options(trace)
    for command in (export, trace):
        _add_mistake(command)
    return parser


def _lab_options() -> _Parser:
    """Return what all commands know. No defaults: those of `LabState` hold."""
    options = _Parser(add_help=False)
    lab = options.add_argument_group("the lab")
    lab.add_argument("--sentence", metavar="TEXT", help="what goes through attention")
    lab.add_argument("--heads", metavar="H", type=whole_number, help="number of query heads (8)")
    lab.add_argument(
        "--kv-heads", metavar="G", type=whole_number,
        help="number of key/value heads; fewer than H are the means of those they replace (H)",
    )  # fmt: skip
    lab.add_argument(
        "--d-model", metavar="D", type=whole_number, help="width of a token vector (512)"
    )
    lab.add_argument("--source", choices=("crafted", "random"), help="kind of heads (crafted)")
    lab.add_argument("--seed", metavar="S", type=whole_number, help="seed of random heads (0)")
    lab.add_argument("--mask", choices=("none", "causal"), help="who may look at whom (none)")
    lab.add_argument(
        "--weights", metavar="FILE",
        help="look at attention weights out of a NPY, NPZ or CSV file; nothing is computed",
    )  # fmt: skip
    lab.add_argument(
        "--session", metavar="FILE", nargs="?",
        help="start from a session, or from the state in a PNG or SVG picture",
    )  # fmt: skip
    lab.add_argument("--layer", metavar="L", type=whole_number, help="which layer of the file (1)")
    lab.add_argument(
        "--positions", choices=("none", "sinusoidal", "rotary"),
        help="how tokens know their places (sinusoidal); rotary is for random heads only",
    )  # fmt: skip
    return options


def _add_mistake(parser: argparse.ArgumentParser) -> None:
    names = tuple(name.replace("_", "-") for name in get_args(MistakeName))
    parser.add_argument(
        "--mistake", metavar="NAME", choices=names, type=lambda text: text.replace("_", "-"),
        help=f"make one mistake on purpose, and say so in the file: {', '.join(names)}",
    )  # fmt: skip


def _add_numbers_options(parser: argparse.ArgumentParser) -> None:
    numbers = parser.add_argument_group("the numbers")
    numbers.add_argument("--out", metavar="FILE", required=True, help="file to write")
    numbers.add_argument(
        "--format", choices=("npz", "csv", "csv-matrix"),
        help="every array; a row for each weight; a table for each head (by the file's ending)",
    )  # fmt: skip
    numbers.add_argument(
        "--bom", action="store_true", help="begin CSV with the mark by which Excel knows UTF-8"
    )


def _add_picture_options(parser: argparse.ArgumentParser) -> None:
    _add_files(parser.add_argument_group("the files"))
    _add_view(parser.add_argument_group("what is shown"))
    _add_look(parser.add_argument_group("how it looks"))
    _add_size(parser.add_argument_group("how large it is"))


def _add_files(files: _Group) -> None:
    files.add_argument(
        "--out", metavar="FILE", action="append",
        help="file to write; several of them are written in one run",
    )  # fmt: skip
    files.add_argument(
        "--out-dir", metavar="DIR", help="folder for many pictures, which get speaking names"
    )
    files.add_argument(
        "--sentences", metavar="FILE", help="a text file in UTF-8; a picture of each of its lines"
    )
    files.add_argument("--examples", action="store_true", help="a picture of each example sentence")
    files.add_argument(
        "--format", choices=get_args(FileFormat), help="kind of file (by its ending, or png)"
    )
    files.add_argument(
        "--no-state", action="store_true", help="keep the state of the lab out of the file"
    )


def _add_view(shown: _Group) -> None:
    shown.add_argument(
        "--view", choices=get_args(ExportView), metavar="VIEW",
        help=f"which view: {', '.join(get_args(ExportView))} (grid, or head with --head)",
    )  # fmt: skip
    shown.add_argument("--head", metavar="I", type=whole_number, help="which head; H1 is 1")
    shown.add_argument(
        "--heads-shown", metavar="LIST", help="which heads of a grid or a sheet: 1,3-5 (all)"
    )
    shown.add_argument(
        "--columns", metavar="N", type=whole_number, help="heads side by side (automatic)"
    )
    shown.add_argument(
        "--order", choices=get_args(HeadOrder), help="in which order heads stand (given)"
    )
    shown.add_argument(
        "--per-page", metavar="N", type=whole_number, help="heads on each page of a sheet (8)"
    )
    shown.add_argument("--arcs", action="store_true", help="one head as arcs, too")
    shown.add_argument(
        "--step", choices=STEPS, metavar="STEP",
        help=f"step of the pipeline: {', '.join(STEPS)} (scores)",
    )  # fmt: skip


def _add_look(look: _Group) -> None:
    title = look.add_mutually_exclusive_group()
    title.add_argument("--title", metavar="TEXT", help="heading (the sentence)")
    title.add_argument("--no-title", action="store_const", const="", dest="title")
    caption = look.add_mutually_exclusive_group()
    caption.add_argument(
        "--caption", action="store_true", help="all settings below the picture (the default)"
    )
    caption.add_argument("--no-caption", action="store_false", dest="caption")
    look.add_argument("--no-colour-bar", action="store_false", dest="colour_bar")
    themes = tuple(name.replace("_", "-") for name in get_args(FigureThemeName))
    look.add_argument("--theme", choices=themes, help="colours (light)")
    look.add_argument("--language", metavar="CODE", help="of the words in the picture: en, de (en)")
    look.add_argument(
        "--text-scale", metavar="X", type=number, help="magnification of all texts (1)"
    )
    look.add_argument("--transparent", action="store_true", help="leave the ground out")


def _add_size(size: _Group) -> None:
    width = size.add_mutually_exclusive_group()
    width.add_argument("--width", metavar="PX", type=whole_number, help="width in pixels (1920)")
    width.add_argument("--cm", metavar="CM", type=number, help="width on paper instead")
    size.add_argument("--dpi", metavar="N", type=whole_number, help="dots per inch of a PNG (200)")
    size.add_argument("--page", choices=get_args(PageName), help="pages of a PDF (A4)")
    size.add_argument("--landscape", action="store_true", help="pages wider than high")
