"""Gestures on the large map, for its tests."""

from heads_bench import Bench
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mha_desktop.qt.figures.head_painter import head_labels

LEFT = Qt.MouseButton.LeftButton


def words(count: int) -> str:
    """Return a sentence of this many tokens."""
    return " ".join(("The cat sat on the warm mat and slept " * count).split()[:count])


def click_cell(bench: Bench, query: int, key: int) -> None:
    """Click on a cell of the large map."""
    QTest.mouseClick(bench.map.viewport(), LEFT, pos=bench.map_point(query, key))


def label_point(bench: Bench, side: int, index: int) -> QPoint:
    """Return the middle of a label: side 0 is beside the rows, 1 above the columns."""
    assert bench.map._shown is not None
    figure, layout = bench.map._shown
    labels = head_labels(layout, figure)[side]
    [placed] = [one for one in labels if one.index == index]
    return placed.outline().boundingRect().center().toPoint()


def click_label(bench: Bench, side: int, index: int) -> None:
    """Click on the label of a row (0) or of a column (1)."""
    QTest.mouseClick(bench.map.viewport(), LEFT, pos=label_point(bench, side, index))
