"""The parts of a head strip lie below each other, and every point belongs to one of them."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from mha_desktop.panels.mixer.strip_geometry import STRIP_WIDTH, Part, StripGeometry

TEXT_HEIGHTS = pytest.mark.parametrize("text_height", [12.0, 17.5, 40.0])
PARTS = [part for part in Part if part is not Part.NONE]


@TEXT_HEIGHTS
def test_parts_lie_inside_the_strip_and_clear_of_each_other(text_height: float) -> None:
    strip = StripGeometry(text_height)
    whole = QRectF(0, 0, STRIP_WIDTH, strip.height)
    assert strip.area(Part.NONE) == whole
    for number, part in enumerate(PARTS):
        area = strip.area(part)
        assert whole.contains(area)
        assert strip.part_at(area.center()) is part
        assert not any(area.intersects(strip.area(other)) for other in PARTS[:number])


@TEXT_HEIGHTS
def test_parts_follow_from_top_to_bottom_with_a_gap(text_height: float) -> None:
    strip = StripGeometry(text_height)
    column = [strip.mute, strip.solo, strip.fader, strip.gain_text, strip.tag]
    for above, below in pairwise(column):
        assert 4 <= below.top() - above.bottom() <= 8
    assert strip.mute.left() == strip.solo.left() == strip.tag.left()
    assert strip.gain_text.height() == text_height
    assert strip.part_at(QPointF(10, strip.mute.bottom() + 2)) is Part.NONE


def test_the_handle_moves_along_the_middle_of_its_groove_and_says_where_it_is() -> None:
    strip = StripGeometry(17)
    for gain in (0.0, 0.5, 1.0, 2.0):
        handle = strip.handle(gain)
        assert handle.center().x() == strip.groove.center().x()
        assert strip.groove.top() <= handle.top()
        assert handle.bottom() <= strip.groove.bottom()
        assert strip.gain_at(handle.center().y()) == pytest.approx(gain)
    assert strip.handle(0).bottom() == strip.groove.bottom()
    assert strip.handle(2).top() == strip.groove.top()
    assert strip.gain_at(-100) == 2
    assert strip.gain_at(1000) == 0
