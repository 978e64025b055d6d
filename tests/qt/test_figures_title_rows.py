"""A row of titles is one piece: it looks like its titles, and like no other row."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from mha_desktop.qt.figures.text import TextStyle, draw_kept, draw_straight
from mha_desktop.qt.figures.titles import HeadTitle, TitleLook, TitleRow

BLACK, PITCH = 0xFF000000, 90
STYLE = TextStyle(9, 1.0, BLACK)
LOOK = TitleLook(width=80, height=20, number=STYLE, role=STYLE, note=STYLE, line=BLACK)
TITLES = tuple(HeadTitle(f"H{number}", "", "KV 1", False, 0xFF2A74C9, LOOK) for number in (1, 2, 3))


def painted(*pieces: tuple[HeadTitle | TitleRow, int], kept: bool = True) -> QImage:
    image = QImage(300, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    for piece, x in pieces:
        (draw_kept if kept else draw_straight)(painter, piece, x, 5)
    painter.end()
    return image


@pytest.mark.parametrize("kept", [True, False])
def test_a_row_looks_like_its_titles_side_by_side(qapp: object, kept: bool) -> None:
    row = painted((TitleRow(TITLES, PITCH), 4), kept=kept)
    apart = [(title, 4 + place * PITCH) for place, title in enumerate(TITLES)]
    assert row == painted(*apart, kept=kept)


def test_a_change_of_any_title_is_another_picture(qapp: object) -> None:
    """A row of the same place and length may have been kept."""
    row = TitleRow(TITLES, PITCH)
    seen = [painted((row, 0))]
    for place in range(3):
        for change in ({"muted": True}, {"note": "KV 9"}, {"bar": 0xFFA83A11}):
            titles = list(TITLES)
            titles[place] = replace(titles[place], **change)
            seen.append(painted((TitleRow(tuple(titles), PITCH), 0)))
    seen.append(painted((TitleRow(TITLES, PITCH + 3), 0)))
    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])


def test_the_last_number_is_not_cut_off(qapp: object) -> None:
    """The number of a very small tile may reach beyond it."""
    narrow = replace(LOOK, width=8)
    title = replace(TITLES[0], number="H128", note="", look=narrow)
    row = TitleRow((title, title), PITCH)
    assert row.bounds().right() == PITCH + title.bounds().right() > PITCH + narrow.width
