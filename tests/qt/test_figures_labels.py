"""Labels: every token readable, none merged, none cut or over another."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from figure_samples import pixels_of
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mha_desktop.qt.figures.cells import Cells
from mha_desktop.qt.figures.labels import (
    STEEP_SLANT,
    AxisLabels,
    RowLabels,
    SlantedLabels,
    UprightLabels,
    apart,
    measure_labels,
    token_labels,
)
from mha_desktop.qt.figures.metrics import Axes
from mha_desktop.qt.figures.text import (
    CAPTION_POINTS,
    TextStyle,
    draw_kept,
    draw_straight,
    figure_font,
)
from mha_desktop.qt.figures.titles import HeadTitle, TitleLook
from mha_desktop.qt.glyphs import shown_text

BLACK = 0xFF000000
STYLE = TextStyle(10, 1.0, BLACK)
TOKENS = ("The", "because", "WWWWWWWWW", "i", "Ågj|")

pytestmark = pytest.mark.usefixtures("qapp")


def ink(paint: Callable[[QPainter], None], size: int = 600) -> np.ndarray:
    """Where something was painted around the middle of a large sheet: (rows, columns)."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.translate(size / 2, size / 2)
    paint(painter)
    painter.end()
    rows, columns = np.nonzero(pixels_of(image) != 0xFFFFFFFF)
    return np.stack([rows, columns]) - size // 2


def labels(
    kind: type[AxisLabels], tokens: tuple[str, ...] = TOKENS, **changes: object
) -> AxisLabels:
    texts = tuple(enumerate(token_labels(tokens)))
    return kind(texts, changes.get("bold"), Cells(len(tokens), len(tokens) * 22, 1), STYLE)


KINDS = [RowLabels, UprightLabels, SlantedLabels]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("bold", [None, 2])
def test_labels_stay_within_their_bounds(kind: type[AxisLabels], bold: int | None) -> None:
    """The image that the screen keeps has this size: what lies outside would be cut."""
    piece = labels(kind, bold=bold)
    rows, columns = ink(piece.paint)
    bounds = piece.bounds()
    assert rows.min() >= bounds.top() - 1
    assert rows.max() <= bounds.bottom()
    assert columns.min() >= bounds.left() - 1
    assert columns.max() <= bounds.right()


@pytest.mark.parametrize("kind", KINDS)
def test_the_kept_image_of_labels_has_the_same_ink(kind: type[AxisLabels]) -> None:
    piece = labels(kind)
    straight = ink(lambda painter: draw_straight(painter, piece, 3, 5))
    kept = ink(lambda painter: draw_kept(painter, piece, 3, 5))
    np.testing.assert_allclose(straight.min(axis=1), kept.min(axis=1), atol=1)
    np.testing.assert_allclose(straight.max(axis=1), kept.max(axis=1), atol=1)


@pytest.mark.parametrize("kind", [RowLabels, SlantedLabels])
def test_no_label_touches_the_cells(kind: type[AxisLabels]) -> None:
    rows, columns = ink(labels(kind).paint)
    assert columns.max() < 0 if kind is RowLabels else rows.min() > 0


def test_labels_of_neighbouring_rows_do_not_overlap() -> None:
    """At the smallest cell that has labels, 14 pixels."""
    cells = Cells(2, 28, 1)
    first, second = (
        ink(RowLabels(((token, "Hamx"),), None, cells, STYLE).paint) for token in range(2)
    )
    assert first[0].max() < second[0].min()


def test_upright_labels_at_the_ends_do_not_reach_beyond_the_tile() -> None:
    cells = Cells(64, 192)
    _rows, columns = ink(UprightLabels(((0, "0"), (63, "63")), None, cells, STYLE).paint)
    assert columns.min() >= -1
    assert columns.max() <= 192


def test_tokens_over_nine_letters_are_cut_with_an_ellipsis() -> None:
    assert token_labels(("abcdefghi", "abcdefghij")) == ("abcdefghi", "abcdefgh…")


def test_letters_are_counted_as_readers_count_them() -> None:
    accented = "e\N{COMBINING ACUTE ACCENT}" * 9
    assert token_labels((accented,)) == (accented,)


def test_very_wide_tokens_are_cut_by_their_width() -> None:
    (label,) = token_labels(("WWWWWWWWW",))
    assert label.endswith("…")
    assert measure_labels(("WWWWWWWWW",)).token <= 84


def test_the_same_word_twice_is_two_labels() -> None:
    assert token_labels(("it", "it")) == ("it", "it")


def test_characters_without_a_shape_are_written_as_their_number() -> None:
    assert token_labels(("\x07", "\ud800")) == ("U+0007", "U+D800")


def test_a_character_that_no_font_has_is_written_as_its_number() -> None:
    font = figure_font(10)
    assert shown_text("a\U0010fffdb", font) == "aU+10FFFDb"
    assert shown_text("\U0010fffd\U0010fffc", font) == "U+10FFFDU+10FFFC"


def test_what_a_font_has_is_shown_as_it_is() -> None:
    assert shown_text("naïve → café", figure_font(10)) == "naïve → café"


def test_measures_are_those_of_the_bold_labels() -> None:
    """A label that turns bold under the pointer must not need more room."""
    metrics = measure_labels(("warm", "mat"))
    bold = TextStyle(10, 1.0, BLACK, bold=True).metrics
    assert metrics.token >= bold.horizontalAdvance("warm")
    assert metrics.caption > 0


def test_twice_the_scale_has_labels_twice_as_wide() -> None:
    once, twice = measure_labels(TOKENS), measure_labels(TOKENS, 2.0)
    assert twice.token == pytest.approx(2 * once.token, rel=0.1)
    assert twice.line == pytest.approx(2 * once.line, rel=0.15)


def test_fonts_are_sized_in_pixels_so_that_files_do_not_depend_on_the_screen(
    qapp: QApplication,
) -> None:
    assert figure_font(9).pixelSize() == 12
    assert figure_font(9, 2.0).pixelSize() == 24
    assert figure_font(9).family() == qapp.font().family()


def title(**changes: object) -> HeadTitle:
    look = TitleLook(
        width=changes.pop("width", 175),
        height=changes.pop("height", 30),
        number=TextStyle(11, 1.0, BLACK, bold=True),
        role=STYLE,
        note=TextStyle(9, 1.0, BLACK),
        line=0xFF808997,
    )
    plain = HeadTitle("H4", "backward", "KV 2", False, 0xFF2A74C9, look)
    return replace(plain, **changes)


@pytest.mark.parametrize(
    "piece",
    [
        title(),
        title(muted=True),
        title(role="determiner→noun and much more than that", muted=True),
        title(number="128", role="", width=40, height=16, muted=True),
        title(number="128", role="", note="KV 16", width=87, height=22),
    ],
)
def test_titles_stay_within_their_band(piece: HeadTitle) -> None:
    rows, columns = ink(piece.paint)
    assert rows.min() >= 0
    assert rows.max() <= piece.look.height
    assert columns.min() >= 0
    assert columns.max() <= piece.bounds().width()


def test_a_muted_head_says_so_in_a_word_or_by_a_struck_number() -> None:
    """Colour alone would not do."""
    for room in ({}, {"number": "128", "role": "", "note": "", "width": 40, "height": 16}):
        plain, muted = ink(title(**room).paint), ink(title(**room, muted=True).paint)
        assert plain.shape != muted.shape


def test_a_long_role_gives_way_to_the_key_value_head() -> None:
    long = ink(title(role="determiner→noun and so on").paint)
    note = ink(title(role="").paint)
    assert long[1].max() == note[1].max()


def test_a_name_loses_what_is_in_brackets_before_it_is_cut() -> None:
    """ "meant: separator" says something, "meant: separator (0.…" looks broken."""
    role = "meant: separator (0.33)"
    short = ink(title(role="meant: separator", width=150).paint)
    np.testing.assert_array_equal(ink(title(role=role, width=150).paint), short)
    assert (
        ink(title(role=role, width=300).paint).shape
        != ink(title(role="meant: separator", width=300).paint).shape
    )


WORDS = ("The", "animal", "didn't", "cross", "the", "street", "because", "it", "was", "too")
SENTENCE = tuple(enumerate(WORDS))


@pytest.mark.parametrize("must", [None, 1, 4])
def test_slanted_labels_that_stay_do_not_touch(must: int | None) -> None:
    """Painted together they cover as much as painted one by one."""
    cells = Cells(10, 9 * 10, 1)
    kept = apart(SENTENCE, cells, STYLE, must)
    assert 3 <= len(kept) < len(SENTENCE)
    assert must is None or SENTENCE[must] in kept
    assert covered_twice(kept, cells, STYLE) == 0
    assert apart(SENTENCE, Cells(10, 30 * 10, 1), STYLE, must) == SENTENCE


@pytest.mark.parametrize("cell", [12, 13, 14, 17])
def test_every_word_stands_under_narrow_columns(cell: int) -> None:
    """The sentence of the first start, in the sizes that its cells have in a small window."""
    cells, small = Cells(10, cell * 10, 1), TextStyle(CAPTION_POINTS, 1.0, BLACK)
    assert apart(SENTENCE, cells, small, None) == SENTENCE
    assert covered_twice(SENTENCE, cells, small) == 0


def covered_twice(texts: tuple[tuple[int, str], ...], cells: Cells, style: TextStyle) -> int:
    """Pixels that more than one of some steep labels is painted on."""
    single = [SlantedLabels((one,), None, cells, style, STEEP_SLANT) for one in texts]
    places = [set(zip(*ink(one.paint), strict=True)) for one in single]
    return sum(map(len, places)) - len(set.union(*places))


def test_steep_labels_have_room_in_the_band_under_the_grid() -> None:
    """The band is measured for words of the usual size that rise at 45 degrees."""
    tokens = tuple(f"{letter}eeeeeeee" for letter in "abcdefghij")
    small = TextStyle(CAPTION_POINTS, 1.0, BLACK)
    piece = SlantedLabels(tuple(enumerate(tokens)), 3, Cells(10, 140, 1), small, STEEP_SLANT)
    rows, _ = ink(piece.paint)
    assert rows.max() < measure_labels(tokens).band(Axes.TOKENS)
    assert rows.max() <= piece.bounds().bottom()


def test_a_note_gives_way_to_the_name_of_the_head() -> None:
    whole = title(role="previous token", note="each row adds up to 1", width=400)
    assert whole.says_role
    assert not replace(whole, look=replace(whole.look, width=220)).says_role


def test_slanted_labels_end_at_their_columns() -> None:
    """The end of a label that rises from the left points at the middle of its cell."""
    cells = Cells(1, 40, 1)
    piece = SlantedLabels(((0, "because"),), None, cells, STYLE)
    rows, columns = ink(piece.paint)
    top = columns[rows == rows.min()].mean()
    assert QPointF(top, 0).x() == pytest.approx(cells.centre(0), abs=8)
