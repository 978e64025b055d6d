"""Pictures of parts are kept for the next time: none may ever stand for another look."""

import msgspec
import pytest
from grouping_bench import make_bench
from PySide6.QtCore import QBuffer, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState
from mha_desktop.panels.controls.kept_pictures import KeptPictures
from mha_desktop.panels.grouping import lane_painter
from mha_desktop.panels.mixer.head_sum import HeadSum
from mha_desktop.panels.mixer.strips import HeadStrips
from mha_desktop.qt.models.contributions_model import ContributionsModel
from mha_desktop.qt.theme import DARK, LIGHT, Theme

SIZE = QSizeF(10, 10)
RED, BLUE = QColor("#ff0000"), QColor("#0000ff")


class Square:
    """Paints a square of a colour, and counts how often."""

    def __init__(self, colour: QColor) -> None:
        self.colour, self.count = colour, 0

    def paint(self, painter: QPainter) -> None:
        self.count += 1
        painter.fillRect(0, 0, 10, 10, self.colour)


def drawn(pictures: KeptPictures, look: object, square: Square, scale: float = 1.0) -> QImage:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    pictures.draw(painter, SIZE, look, square.paint)
    painter.end()
    return image


def test_one_look_is_painted_once() -> None:
    pictures, square = KeptPictures(), Square(RED)
    first, second = drawn(pictures, "red", square), drawn(pictures, "red", square)
    assert square.count == 1
    assert first == second
    assert first.pixelColor(9, 9) == RED
    assert first.pixelColor(10, 10) == QColor(Qt.GlobalColor.white)


def test_another_look_is_another_picture() -> None:
    pictures = KeptPictures()
    drawn(pictures, "red", Square(RED))
    assert drawn(pictures, "blue", Square(BLUE)).pixelColor(5, 5) == BLUE


def test_larger_text_is_painted_larger_and_not_magnified() -> None:
    pictures, square = KeptPictures(), Square(RED)
    drawn(pictures, "red", square)
    assert drawn(pictures, "red", square, scale=2).pixelColor(19, 19) == RED
    assert square.count == 2


def test_shapes_stay_shapes_in_a_file() -> None:
    pictures, square = KeptPictures(), Square(RED)
    buffer, generator = QBuffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    painter = QPainter(generator)
    for _ in range(2):
        pictures.draw(painter, SIZE, "red", square.paint)
    painter.end()
    assert square.count == 2
    assert b"<image" not in buffer.data().data()


def picture(widget: QWidget) -> QImage:
    widget.resize(QSize(336, 280))
    return widget.grab().toImage()


@pytest.mark.parametrize("kind", [HeadStrips, HeadSum])
def test_the_mixing_desk_looks_as_if_it_were_new(
    qtbot: QtBot, kind: type[HeadStrips] | type[HeadSum]
) -> None:
    """Each state comes after others that share all but one thing with it, and after itself."""
    model, laboratory, state = ContributionsModel(), Laboratory(), LabState(d_model=128)
    kept = kind(model, LIGHT)
    qtbot.addWidget(kept)
    steps: tuple[tuple[Theme, dict[str, object]], ...] = (
        (LIGHT, {"n_heads": 8}),
        (LIGHT, {"gains": (0.5,) * 8}),
        (LIGHT, {"muted": (True,) + (False,) * 7}),
        (LIGHT, {"n_heads": 16}),
        (DARK, {"soloed": (False,) * 15 + (True,)}),
        (DARK, {"gains": (0.0,) * 16}),
        (DARK, {"n_heads": 4}),
    )
    for theme, fields in steps * 2:
        state = resolve(msgspec.structs.replace(state, **fields)).state
        model.update(laboratory.evaluate(state))
        kept.set_theme(theme)
        fresh = kind(model, theme)
        qtbot.addWidget(fresh)
        assert picture(kept) == picture(fresh), (theme.name, fields)


def test_the_lanes_look_as_if_they_were_new(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = make_bench(qtbot, *range(8))
    groupings = (range(8), [0, 0, 1, 1, 2, 2, 3, 3], range(32), [0] * 8, [0, 1, 1, 1, 2, 3, 4, 5])
    pictures = KeptPictures()
    for grouping in [*groupings, *groupings]:
        bench.set_grouping(*grouping)
        for theme in (LIGHT, DARK):
            bench.lanes.set_theme(theme)
            monkeypatch.setattr(lane_painter, "_PICTURES", pictures)
            kept = bench.lanes.grab().toImage()
            monkeypatch.setattr(lane_painter, "_PICTURES", KeptPictures())
            assert bench.lanes.grab().toImage() == kept, (theme.name, grouping)


def test_a_kept_lane_looks_like_a_painted_one(qtbot: QtBot) -> None:
    """Except for a step of rounding where edges are smooth."""
    bench = make_bench(qtbot, 0, 0, 1, 1, 1, 2, 3, 3)
    size = bench.lanes.viewport().size()
    kept = bench.lanes.viewport().grab().toImage()
    straight = QImage(size, QImage.Format.Format_RGB32)
    straight.fill(LIGHT.panel)
    painter = QPainter(straight)
    lanes_painter = lane_painter.LanesPainter(painter, LIGHT, bench.lanes.font())
    for number, lane in enumerate(bench.lanes.lane_layout.lanes):
        lanes_painter._paint_lane(lane, number, is_target=False)
        lanes_painter._paint_chips(lane)
        scene = lane_painter.LanesScene(bench.lanes.lane_layout, bench.lanes.selected_heads)
        lanes_painter._paint_marks(lane, scene)
    painter.end()
    assert largest_difference(kept, straight) <= 2


def largest_difference(one: QImage, other: QImage) -> int:
    """Return the largest difference of a channel; the images have one size."""
    assert one.size() == other.size()
    bits = [
        bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
        for image in (one, other)
    ]
    return max(abs(a - b) for a, b in zip(*bits, strict=True))
