"""Where the matrices of a stage and the signs between them lie."""

from dataclasses import dataclass
from math import ceil, sqrt

from PySide6.QtCore import QRectF, QSize

from mha_desktop.lab.pipeline import Axis, Matrix
from mha_desktop.panels.controls.matrix.axis import MatrixAxis, fitted_axis, whole
from mha_desktop.panels.controls.matrix.content import AxisNames, Band
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.panels.controls.matrix.strip import STRIP_GAP, THIN_STRIP, Strip
from mha_desktop.qt.figures.labels import measure_labels
from mha_desktop.qt.figures.metrics import LABEL_GAP
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle

_TITLE, _BAR, _STRIP, _ROW_STRIP = 26, 26, 20, 34
_LARGEST_CELL = 64
_LEAST_MAP = 24
_SQUARE_SHARE = 0.42
_SIGN_GAP = 14
_SIGN_POINTS, _NARROW_SIGN_POINTS, _NARROW = 24.0, 16.0, 760
_SHEET_STEP, _MOST_SHEETS = 6, 4
_BLACK = 0xFF000000


@dataclass(frozen=True)
class Room:
    """How much room there is, and what the layout has to know about the texts.

    Attributes
    ----------
    size : QSize
    scale : float
        Magnification of texts.
    tokens : tuple of str
    signs : tuple of str
        What stands between the matrices.
    """

    size: QSize
    scale: float
    tokens: tuple[str, ...]
    signs: tuple[str, ...]

    def pixels(self, length: float) -> int:
        """Return a length at the scale of the texts."""
        return round(length * self.scale)

    @property
    def sign_style(self) -> TextStyle:
        """How the signs are written."""
        narrow = self.size.width() < _NARROW * self.scale
        return TextStyle(_NARROW_SIGN_POINTS if narrow else _SIGN_POINTS, self.scale, _BLACK)

    def sign_width(self, sign: str) -> int:
        """Return the room of a sign."""
        return ceil(self.sign_style.metrics.horizontalAdvance(sign)) + 2 * self.pixels(_SIGN_GAP)


@dataclass(frozen=True)
class StageLayout:
    """Layouts of the matrices from left to right, places of the signs, and the room it was for."""

    pictures: tuple[MatrixLayout, ...]
    signs: tuple[QRectF, ...]
    room: Room

    @property
    def pooled(self) -> bool:
        """Whether some places stand for several entries."""
        return any(picture.rows.pooled or picture.columns.pooled for picture in self.pictures)


def labels_of(axis: Axis, tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Return the labels of an axis: tokens, or none for columns."""
    return () if axis == "column" else tokens


def axis_names(matrix: Matrix, tokens: tuple[str, ...]) -> tuple[AxisNames, AxisNames]:
    """Return labels and bands of rows and columns."""
    across = matrix.values.shape[0 if matrix.bands_are_rows else 1]
    length = across // max(len(matrix.band_heads), 1)
    bands = tuple(Band(i * length, length, head) for i, head in enumerate(matrix.band_heads))
    row_bands, column_bands = (bands, ()) if matrix.bands_are_rows else ((), bands)
    return (
        AxisNames(labels_of(matrix.rows, tokens), row_bands),
        AxisNames(labels_of(matrix.columns, tokens), column_bands),
    )


def sheets_behind(matrix: Matrix) -> int:
    """Return how many sheets show behind the first."""
    return min(len(matrix.sheets), _MOST_SHEETS) - 1 if matrix.sheets else 0


def sheet_offset(place: int, scale: float) -> int:
    """Return how far right and up of the first a sheet lies."""
    return round(place * _SHEET_STEP * scale)


def stage_layout(matrices: tuple[Matrix, ...], room: Room) -> StageLayout:
    """Arrange a row of matrices with signs between them, left to right."""
    top = room.pixels(_TITLE) + max(_above(matrix, room) for matrix in matrices)
    below = max(_below(matrix, room) for matrix in matrices) + room.pixels(_BAR)
    height = max(room.size.height() - top - below, _LEAST_MAP)
    signs = [room.sign_width(sign) for sign in room.signs]
    margins = [_margin(matrix, room) for matrix in matrices]
    beside = sum(margins) + sum(signs) + sum(_right(matrix, room) for matrix in matrices)
    widths = _widths(matrices, room, (room.size.width() - beside - room.pixels(LABEL_GAP), height))
    pictures: list[MatrixLayout] = []
    places: list[QRectF] = []
    left = 0
    for matrix, margin, width in zip(matrices, margins, widths, strict=True):
        if pictures:
            sign = signs[len(pictures) - 1]
            places.append(QRectF(left, top, sign, 0))
            left += sign
        pictures.append(_placed(matrix, room, (left, margin, top), (width, height)))
        left = round(pictures[-1].tile.right()) + _right(matrix, room)
    middle = min(picture.rows.cells.extent for picture in pictures) / 2
    return StageLayout(
        tuple(pictures),
        tuple(place.adjusted(0, middle, 0, middle) for place in places),
        room,
    )


def _widths(matrices: tuple[Matrix, ...], room: Room, free: tuple[int, int]) -> list[int]:
    """Return the width of each map; a square of tokens may take a little more than its share."""
    width, height = free
    wanted = [_wanted(matrix, height, room) for matrix in matrices]
    squares = [place for place, matrix in enumerate(matrices) if _is_square(matrix)]
    if len(squares) == 1 and len(matrices) > 1:
        wanted[squares[0]] = square = min(wanted[squares[0]], round(_SQUARE_SHARE * width))
        others = [wanted[place] for place in range(len(wanted)) if place not in squares]
        shared = iter(_shared(width - square, others))
        return [square if place in squares else next(shared) for place in range(len(wanted))]
    return _shared(width, wanted)


def _shared(free: int, wanted: list[int]) -> list[int]:
    """Share some width out; who wants less than an equal share leaves the rest to the others."""
    widths, left, waiting = [0] * len(wanted), max(free, 0), len(wanted)
    for place in sorted(range(len(wanted)), key=wanted.__getitem__):
        widths[place] = max(min(wanted[place], left // waiting), _LEAST_MAP)
        left, waiting = left - widths[place], waiting - 1
    return widths


def _wanted(matrix: Matrix, height: int, room: Room) -> int:
    most: int = matrix.values.shape[1] * room.pixels(_LARGEST_CELL)
    return min(most, height) if _is_square(matrix) else most


def _is_square(matrix: Matrix) -> bool:
    """Whether both axes are tokens."""
    return "column" not in (matrix.rows, matrix.columns)


def _placed(
    matrix: Matrix, room: Room, where: tuple[int, int, int], size: tuple[int, int]
) -> MatrixLayout:
    """Return the layout of one matrix: its left end, the margin of its labels, the top of all."""
    start, margin, top = where
    width, height = size
    rows, columns = matrix.values.shape
    down = min(height, rows * room.pixels(_LARGEST_CELL))
    if _is_square(matrix):
        down = width = min(down, width)
    across, along = fitted_axis(whole(columns), width), fitted_axis(whole(rows), down)
    left = start + margin
    extent = across.cells.extent
    bar_top = top + along.cells.extent + _below(matrix, room)
    return MatrixLayout(
        along, across, left, top, QRectF(left, 0, extent, room.pixels(_TITLE)),
        left - _beside(matrix, room), _strips(matrix, room, (left, top), (along, across)),
        QRectF(left, bar_top, max(extent, room.pixels(120)), room.pixels(_BAR)),
        not _is_shared(matrix),
        room.scale,
    )  # fmt: skip


def _is_shared(matrix: Matrix) -> bool:
    """Whether bands belong to several heads each: then their numbers would mislead."""
    return bool(matrix.band_heads) and matrix.band_heads != tuple(range(len(matrix.band_heads)))


def _strips(
    matrix: Matrix, room: Room, corner: tuple[int, int], axes: tuple[MatrixAxis, MatrixAxis]
) -> tuple[Strip, ...]:
    if not matrix.band_heads:
        return ()
    (left, top), (rows, columns) = corner, axes
    row_names, column_names = axis_names(matrix, ())
    if matrix.bands_are_rows:
        width = room.pixels(_ROW_STRIP)
        area = QRectF(left - STRIP_GAP - width, top, width, rows.cells.extent)
        return (Strip(row_names, rows, area, True),)
    height = room.pixels(_STRIP)
    area = QRectF(left, top - STRIP_GAP - height, columns.cells.extent, height)
    return (Strip(column_names, columns, area, False),)


def _above(matrix: Matrix, room: Room) -> int:
    """Return the room for bands or sheets above the map."""
    if matrix.band_heads and not matrix.bands_are_rows:
        return room.pixels(_STRIP) + STRIP_GAP
    return sheet_offset(sheets_behind(matrix), room.scale)


def _beside(matrix: Matrix, room: Room) -> int:
    """Return the room for bands, or the edge of a sheet, between labels and map."""
    if matrix.bands_are_rows:
        return room.pixels(_ROW_STRIP) + STRIP_GAP
    return THIN_STRIP // 2 + STRIP_GAP if matrix.sheets else 0


def _right(matrix: Matrix, room: Room) -> int:
    return sheet_offset(sheets_behind(matrix), room.scale)


def _margin(matrix: Matrix, room: Room) -> int:
    """Return the room for the labels of the rows."""
    gap = ceil(LABEL_GAP * room.scale) + 1
    if matrix.bands_are_rows:
        return _beside(matrix, room)
    if matrix.rows != "column":
        return measure_labels(room.tokens, room.scale).token + gap + _beside(matrix, room)
    metrics = TextStyle(CAPTION_POINTS, room.scale, _BLACK).metrics
    return ceil(metrics.horizontalAdvance(str(matrix.values.shape[0]))) + gap


def _below(matrix: Matrix, room: Room) -> int:
    """Return the room for the labels of the columns, for slanted ones if they may be needed."""
    gap = ceil(LABEL_GAP * room.scale)
    if matrix.columns == "column":
        return gap + ceil(TextStyle(CAPTION_POINTS, room.scale, _BLACK).metrics.height())
    measured = measure_labels(room.tokens, room.scale)
    if len(room.tokens) * measured.token <= room.size.width() // 5:
        return gap + measured.line
    return gap + ceil((measured.token + measured.line) / sqrt(2))
