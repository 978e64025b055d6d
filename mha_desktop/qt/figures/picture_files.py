"""Pictures into files of any kind: one file, or one for each picture where a file has no pages."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from mha_desktop.qt.figures.export import save_pdf, save_png, save_svg
from mha_desktop.qt.figures.file_choice import FileChoice
from mha_desktop.qt.figures.picture import FramedPicture


def file_paths(path: Path, pictures: int, choice: FileChoice) -> tuple[Path, ...]:
    """Return the files that so many pictures go into: numbered, unless they go into one."""
    if pictures == 1 or choice.format == "pdf":
        return (path,)
    digits = len(str(pictures))
    numbers = (f"{number:0{digits}}" for number in range(1, pictures + 1))
    return tuple(path.with_stem(f"{path.stem}-{number}") for number in numbers)


def write_pictures(
    pictures: Sequence[FramedPicture],
    path: Path,
    choice: FileChoice,
    cancelled: Callable[[], bool] = lambda: False,
) -> Iterator[Path]:
    """Write pictures and return each file once it is complete.

    Parameters
    ----------
    pictures : sequence of FramedPicture
        At least one.
    path : Path
        See `file_paths`.
    choice : FileChoice
    cancelled : callable
        Asked before each file is written; those that are complete stay.

    Raises
    ------
    ExportError
        If a size is out of bounds, or the memory too small.
    PictureNotWrittenError
        If a file cannot be written; no part of it is left.
    """
    if not choice.with_state:
        pictures = [replace(picture, session=None) for picture in pictures]
    if choice.format == "pdf":
        if save_pdf(pictures, path, choice.paper, cancelled=cancelled):
            yield path
        return
    paths = file_paths(path, len(pictures), choice)
    for picture, file in zip(pictures, paths, strict=True):
        if not _written(picture, file, choice, cancelled):
            return
        yield file


def _written(
    picture: FramedPicture, path: Path, choice: FileChoice, cancelled: Callable[[], bool]
) -> bool:
    if cancelled():
        return False
    width = choice.pixels
    if choice.format == "svg":
        return save_svg(picture, path, width=width, cancelled=cancelled)
    return save_png(picture, path, width=width, dpi=choice.dpi, cancelled=cancelled)
