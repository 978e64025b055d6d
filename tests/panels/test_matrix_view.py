"""A matrix that is pointed at, walked through by keys, zoomed and panned."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.matrix import canvas
from mha_desktop.panels.controls.matrix_view import SIZES, MatrixView, head_bands
from mha_desktop.qt.theme import DARK, LIGHT, head_colour

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
TOKENS = ("The", "tired", "cat", "sat")


def numbers(rows: int, columns: int) -> np.ndarray:
    return np.random.RandomState(1).randn(rows, columns)


def shown(qtbot: QtBot, view: QWidget, width: int = 400, height: int = 300) -> QWidget:
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def view(qtbot: QtBot) -> MatrixView:
    """The concat of four tokens and eight heads of 8 columns."""
    view = MatrixView(LIGHT)
    view.set_matrix(
        numbers(4, 64), row_labels=TOKENS, column_bands=head_bands(8, 8), title="Concat"
    )
    return shown(qtbot, view)


def place(view: MatrixView, row: int, column: int) -> QPoint:
    rect = view.cell_rect(row, column)
    assert rect is not None
    return rect.center().toPoint()


def hover(view: MatrixView, point: QPoint) -> None:
    QTest.mouseMove(view, point + QPoint(0, 1))
    QTest.mouseMove(view, point)


def wheel(view: MatrixView, point: QPoint, steps: int) -> None:
    QTest.wheelEvent(view.windowHandle(), QPointF(point), QPoint(0, 120 * steps))


def counts(view: MatrixView) -> tuple[int, int]:
    return tuple(window.count for window in view.windows)


# Pointer


def test_the_pointer_finds_the_entry_its_value_and_its_head(qtbot: QtBot, view: MatrixView) -> None:
    found: list[tuple[int, int]] = []
    heads: list[int] = []
    view.hovered.connect(lambda row, column: found.append((row, column)))
    view.head_hovered.connect(heads.append)
    hover(view, place(view, 2, 20))
    assert found[-1] == (2, 20)
    assert heads[-1] == 2
    value = f"{view.matrix[2, 20]:.3g}".replace("-", "−")
    assert view.reading() == f"'cat', H3 column 21: {value}"
    hover(view, QPoint(2, 2))
    assert found[-1] == (-1, -1)
    assert heads[-1] == -1
    assert view.reading() == ""


def test_a_tag_belongs_to_its_head_too(view: MatrixView) -> None:
    heads: list[int] = []
    view.head_hovered.connect(heads.append)
    hover(view, QPoint(place(view, 0, 44).x(), round(view.cell_rect(0, 44).top()) - 12))
    assert heads == [5]
    assert view.cell is None


def test_the_reading_follows_new_values_under_a_still_pointer(view: MatrixView) -> None:
    hover(view, place(view, 1, 10))
    view.set_matrix(np.full((4, 64), 0.25), row_labels=TOKENS)
    assert view.reading() == "'tired', column 11: 0.25"


def test_a_place_of_several_entries_reads_out_the_strongest(qtbot: QtBot) -> None:
    matrix = np.zeros((300, 900))
    matrix[150, 451] = -2.0
    view = MatrixView(LIGHT)
    view.set_matrix(matrix)
    shown(qtbot, view)
    hover(view, place(view, 150, 451))
    assert view.reading() == "row 151, column 452: −2"


def test_leaving_points_at_nothing(qtbot: QtBot, view: MatrixView) -> None:
    hover(view, place(view, 1, 10))
    with qtbot.waitSignal(view.hovered) as caught:
        QTest.mouseMove(view, QPoint(-5, -5))
    assert caught.args == [-1, -1]


# Keys


def test_arrows_walk_from_entry_to_entry_and_stop_at_the_edge(
    qtbot: QtBot, view: MatrixView
) -> None:
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Left, Key.Key_Left):
        qtbot.keyClick(view, key)
    assert view.cell == (1, 0)
    assert view.accessibleDescription() == view.reading()
    assert "'tired', H1 column 1" in view.reading()


def test_arrows_pan_to_an_entry_beyond_the_edge(qtbot: QtBot, view: MatrixView) -> None:
    for _ in range(9):
        qtbot.keyClick(view, Key.Key_Plus)
    last = view.windows[1].entries[-1]
    hover(view, place(view, 0, last))
    for _ in range(3):
        qtbot.keyClick(view, Key.Key_Right)
    assert view.cell == (0, last + 3)
    assert last + 3 in view.windows[1].entries


def test_keys_zoom_around_the_entry_and_back(qtbot: QtBot, view: MatrixView) -> None:
    hover(view, place(view, 1, 50))
    for _ in range(6):
        qtbot.keyClick(view, Key.Key_Plus)
    assert counts(view)[1] < 20
    assert 50 in view.windows[1].entries
    before = counts(view)
    qtbot.keyClick(view, Key.Key_Minus)
    assert counts(view) > before
    qtbot.keyClick(view, Key.Key_0)
    assert counts(view) == (4, 64)


def test_shift_and_arrows_pan(qtbot: QtBot, view: MatrixView) -> None:
    for _ in range(6):
        qtbot.keyClick(view, Key.Key_Plus)
    window = view.windows[1]
    qtbot.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.windows[1].first == window.first + window.count // 2
    for _ in range(9):
        qtbot.keyClick(view, Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert view.windows[1].first == 0


def test_tab_comes_and_leaves_with_a_ring(qtbot: QtBot) -> None:
    page, view, button = QWidget(), MatrixView(LIGHT), QPushButton("next")
    view.set_matrix(numbers(4, 4))
    for part in (view, button):
        part.setParent(page)
    button.move(0, 200)
    view.resize(200, 200)
    shown(qtbot, page)
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    plain = view.grab().toImage()
    qtbot.keyClick(button, Key.Key_Tab)
    qtbot.waitUntil(view.hasFocus)
    assert view.grab().toImage().pixelColor(0, 100) == LIGHT.accent
    qtbot.keyClick(view, Key.Key_Tab)
    qtbot.waitUntil(button.hasFocus)
    assert view.grab().toImage() == plain


def test_the_name_tells_title_shape_and_keys(view: MatrixView) -> None:
    assert view.accessibleName().startswith("Concat, 4 × 64. Arrows: entry.")


# Zoom and pan


def test_the_wheel_zooms_around_the_pointer(view: MatrixView) -> None:
    wheel(view, place(view, 3, 60), 5)
    assert counts(view)[1] < 32
    assert 60 in view.windows[1].entries
    wheel(view, place(view, *[window.first for window in view.windows]), -9)
    assert counts(view) == (4, 64)


def test_dragging_pans_a_zoomed_matrix(qtbot: QtBot, view: MatrixView) -> None:
    for _ in range(5):
        qtbot.keyClick(view, Key.Key_Plus)
    window = view.windows[1]
    start, end = place(view, 1, window.first + 8), place(view, 1, window.first + 2)
    QTest.mousePress(view, LEFT, pos=start)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, LEFT, pos=end)
    assert view.windows[1].first == pytest.approx(window.first + 6, abs=1)
    QTest.mouseMove(view, start)
    assert view.windows[1].first == pytest.approx(window.first + 6, abs=1)


def test_the_zoom_stays_while_only_the_values_change(qtbot: QtBot, view: MatrixView) -> None:
    qtbot.keyClick(view, Key.Key_Plus)
    zoomed = view.windows
    view.set_matrix(numbers(4, 64) * 2, row_labels=TOKENS)
    assert view.windows == zoomed
    view.set_matrix(numbers(5, 64))
    assert counts(view) == (5, 64)


def test_values_are_printed_once_they_fit(qtbot: QtBot, view: MatrixView) -> None:
    assert not view.values_shown
    for _ in range(9):
        qtbot.keyClick(view, Key.Key_Plus)
    assert view.values_shown


# Picture


def test_bands_have_the_colours_of_their_heads(view: MatrixView) -> None:
    image = view.grab().toImage()
    for head in range(8):
        rect = view.cell_rect(0, head * 8 + 1)
        colour = image.pixelColor(round(rect.left()), round(rect.top()) - 6)
        assert colour == head_colour(LIGHT, head)


def test_a_hovered_head_is_framed_and_a_silent_one_fades(view: MatrixView) -> None:
    before = view.grab().toImage()
    view.set_hovered(3)
    assert view.grab().toImage() != before
    view.set_hovered(-1)
    assert view.grab().toImage() == before
    view.set_silent(frozenset({3}))
    spot = place(view, 1, 28)
    faded = view.grab().toImage().pixelColor(spot)
    assert faded.lightness() > before.pixelColor(spot).lightness()


def test_a_marked_row_is_framed_and_its_label_bold(view: MatrixView) -> None:
    before = view.grab().toImage()
    view.mark(row=2)
    after = view.grab().toImage()
    rect = view.cell_rect(2, 30)
    edge = QPoint(round(rect.center().x()), round(rect.top()))
    assert after.pixelColor(edge) == LIGHT.text
    labels = (0, round(rect.top()) + 2, round(view.cell_rect(2, 0).left()) - 3, 30)
    assert before.copy(*labels) != after.copy(*labels)


def test_equal_values_have_equal_colours_whatever_the_matrix(qtbot: QtBot) -> None:
    colours = []
    for matrix in (np.array([[0.5, 1.0]]), np.array([[0.5, 0.2]])):
        view = MatrixView(LIGHT, SIZES)
        view.set_matrix(matrix, limits=(0.0, 1.0))
        shown(qtbot, view)
        colours.append(view.grab().toImage().pixelColor(place(view, 0, 0) + QPoint(0, 30)))
        assert view.limit_texts() == ("0", "1")
    assert colours[0] == colours[1]


def test_another_theme_paints_another_zero(qtbot: QtBot) -> None:
    view = MatrixView(LIGHT)
    view.set_matrix(np.array([[0.0, 1.0]]))
    shown(qtbot, view)
    view.set_theme(DARK)
    spot = place(view, 0, 0) + QPoint(0, 30)
    assert view.grab().toImage().pixelColor(spot).lightness() < QColor("#303030").lightness()


def test_the_same_matrix_again_paints_nothing_anew(
    view: MatrixView, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = []
    paint = canvas.still_picture
    monkeypatch.setattr(canvas, "still_picture", lambda *args: painted.append(args) or paint(*args))
    matrix, names = view.matrix, {"row_labels": TOKENS, "column_bands": head_bands(8, 8)}
    view.set_matrix(matrix, **names, title="Concat")
    hover(view, place(view, 1, 10))
    view.grab()
    assert not painted
    view.set_matrix(matrix + 1, **names)
    view.grab()
    assert len(painted) == 1


@pytest.mark.parametrize("rows", [1, 12, 512])
@pytest.mark.parametrize("columns", [1, 64, 1024])
@pytest.mark.parametrize("size", [(64, 64), (240, 160), (900, 600)])
def test_any_matrix_fits_any_room(
    qtbot: QtBot, rows: int, columns: int, size: tuple[int, int]
) -> None:
    view = MatrixView(LIGHT)
    tokens = tuple(f"word{i}" for i in range(rows))
    view.set_matrix(numbers(rows, columns), row_labels=tokens, column_bands=head_bands(columns, 1))
    shown(qtbot, view, *size)
    view.grab()
    last = view.cell_rect(rows - 1, columns - 1)
    assert last is not None
    assert view.rect().toRectF().contains(last)


def test_an_empty_matrix_shows_nothing_and_takes_no_keys(qtbot: QtBot, view: MatrixView) -> None:
    hover(view, place(view, 1, 10))
    view.set_matrix(np.zeros((0, 64)))
    for key in (Key.Key_Right, Key.Key_Plus, Key.Key_0):
        qtbot.keyClick(view, key)
    assert view.cell is None
    assert view.limit_texts() == ("", "")
    wheel(view, QPoint(100, 100), 1)
    view.grab()


# Choice


def test_a_click_and_enter_choose_an_entry_but_a_drag_does_not(
    qtbot: QtBot, view: MatrixView
) -> None:
    chosen: list[tuple[int, int]] = []
    view.chosen.connect(lambda row, column: chosen.append((row, column)))
    qtbot.keyClick(view, Key.Key_Return)
    assert not chosen
    QTest.mouseClick(view, LEFT, pos=place(view, 2, 20))
    qtbot.keyClick(view, Key.Key_Right)
    qtbot.keyClick(view, Key.Key_Return)
    assert chosen == [(2, 20), (2, 21)]
    QTest.mousePress(view, LEFT, pos=place(view, 2, 20))
    QTest.mouseMove(view, place(view, 2, 40))
    QTest.mouseRelease(view, LEFT, pos=place(view, 2, 40))
    assert len(chosen) == 2
