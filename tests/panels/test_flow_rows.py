"""Controls that flow into rows: none is lost, cut or alone without need."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.flow_rows import FlowRows


class Part(QWidget):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.setMinimumSize(width, 20)


def rows_of(qtbot: QtBot, widths: tuple[int, ...], room: int) -> list[list[int]]:
    parts = [Part(width) for width in widths]
    flow = FlowRows(parts, 10, 5)
    qtbot.addWidget(flow)
    flow.resize(room, 300)
    flow.show()
    flow.grab()
    rows: dict[int, list[int]] = {}
    for index, part in enumerate(parts):
        rows.setdefault(part.geometry().y(), []).append(index)
        assert part.geometry().right() < max(room, flow.minimumSizeHint().width())
    return [rows[y] for y in sorted(rows)]


@pytest.mark.parametrize(
    ("room", "rows"),
    [
        (340, [[0, 1, 2]]),
        (320, [[0], [1, 2]]),
        (230, [[0, 1], [2]]),
        (130, [[0], [1], [2]]),
    ],
)
def test_rows_hold_what_fits(qtbot: QtBot, room: int, rows: list[list[int]]) -> None:
    """At 320 the last part would be alone, so that its neighbour keeps it company."""
    widths = (100, 100, 100) if room != 230 else (100, 100, 190)
    assert rows_of(qtbot, widths, room) == rows


def test_several_rows_keep_off_the_upper_edge(qtbot: QtBot) -> None:
    part = Part(100)
    flow = FlowRows([part, Part(100)], 10, 5, above=8)
    qtbot.addWidget(flow)
    flow.show()
    least = []
    for room in (140, 300, 140):
        flow.resize(room, flow.minimumSizeHint().height())
        flow.grab()
        flow.resize(room, flow.minimumSizeHint().height())
        flow.grab()
        least.append((flow.minimumSizeHint().height(), part.geometry().top()))
    assert least[0] == least[2] == (53, 8)
    assert least[1][0] == 48


def test_the_last_part_takes_what_is_left(qtbot: QtBot) -> None:
    parts = [Part(50), Part(50)]
    flow = FlowRows(parts, 10, 5)
    qtbot.addWidget(flow)
    flow.resize(500, 60)
    flow.show()
    flow.grab()
    assert parts[1].width() > 350


def test_no_part_is_wider_than_the_least_width(qtbot: QtBot) -> None:
    flow = FlowRows([Part(50), Part(170)], 10, 5)
    qtbot.addWidget(flow)
    assert flow.minimumSizeHint().width() == 190
