"""The words of the command line: commands, options and help."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn, get_args

from mha_desktop import __version__
from mha_desktop.lab.state import MistakeName

DESCRIPTION = """\
The multi-head attention lab: a sentence goes in, live heatmaps of every head come out.
Without a command the window opens."""

EXAMPLES = """\
examples:
  mha-desktop --sentence "The keys to the cabinet are on the table" --heads 4
      open the window on this sentence, with four heads
  mha-desktop export --out heads.png --width 2400 --dpi 300
      write the heatmaps of all heads as a picture
  mha-desktop export --out head-8.png --head 8 --mask causal
      write head 8 alone, large, where no token looks ahead
  mha-desktop export --out shared.png --heads 8 --kv-heads 2
      let four query heads share each of two key/value heads
  mha-desktop export --out wrong.png --mask causal --mistake mask-after-softmax
      show what goes wrong if the mask comes after the softmax
  mha-desktop trace --out numbers.npz --source random --seed 7
      write every array, from the token vectors x to the output, for NumPy
  mha-desktop trace --out weights.csv --bom
      write the weights of all heads, one in a row, for a spreadsheet"""


class UsageError(ValueError):
    """Something on the command line that cannot be understood or done; its text is one line."""


class _Parser(argparse.ArgumentParser):
    """Leaves out what was not given, and raises what is wrong instead of printing the usage."""

    def __init__(self, **texts: Any) -> None:  # noqa: ANN401 - handed on to argparse as it is
        super().__init__(allow_abbrev=False, argument_default=argparse.SUPPRESS, **texts)

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options that were given; those that were not have no attribute.

    Raises
    ------
    UsageError
        If an option or its value is unknown.
    SystemExit
        After ``--help`` and ``--version``, which print and end the program.
    """
    return _parser().parse_args(arguments)


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
    export = commands.add_parser("export", parents=[lab], help="write the heatmaps as PNG")
    trace = commands.add_parser("trace", parents=[lab], help="write the numbers as NPZ or CSV")
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
    lab.add_argument("--heads", metavar="H", type=int, help="number of query heads (8)")
    lab.add_argument(
        "--kv-heads", metavar="G", type=int,
        help="number of key/value heads; fewer than H are the means of those they replace (H)",
    )  # fmt: skip
    lab.add_argument("--d-model", metavar="D", type=int, help="width of a token vector (512)")
    lab.add_argument("--source", choices=("crafted", "random"), help="kind of heads (crafted)")
    lab.add_argument("--seed", metavar="S", type=int, help="seed of random heads (0)")
    lab.add_argument("--mask", choices=("none", "causal"), help="who may look at whom (none)")
    lab.add_argument(
        "--weights", metavar="FILE",
        help="look at attention weights out of a NPY, NPZ or CSV file; nothing is computed",
    )  # fmt: skip
    lab.add_argument("--layer", metavar="L", type=int, help="which layer of the file (1)")
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
    picture = parser.add_argument_group("the picture")
    picture.add_argument("--out", metavar="FILE.png", required=True, help="file to write")
    picture.add_argument(
        "--view", choices=("grid", "head"), help="all heads, or one (grid, or head with --head)"
    )
    picture.add_argument("--head", metavar="I", type=int, help="which head; H1 is 1")
    picture.add_argument("--width", metavar="PX", type=int, help="width in pixels (1920)")
    picture.add_argument("--dpi", metavar="N", type=int, help="dots per inch, for print (200)")
