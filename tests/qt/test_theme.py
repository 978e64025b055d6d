"""The colours keep the contrasts that the style promises."""

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor, QPalette

from mha_desktop.qt.theme import (
    DARK,
    GREYSCALE,
    HIGH_CONTRAST,
    LIGHT,
    Theme,
    head_colour,
    palette_for,
)

_COLOURED = [LIGHT, DARK, HIGH_CONTRAST]
THEMES = pytest.mark.parametrize("theme", [*_COLOURED, GREYSCALE], ids=lambda theme: theme.name)
COLOURED = pytest.mark.parametrize("theme", _COLOURED, ids=lambda theme: theme.name)


def luminance(colour: QColor) -> float:
    """Relative luminance (WCAG 2.2, definitions)."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """Contrast ratio (WCAG 2.2, definitions)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_of_black_on_white_is_21() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21.0)


@THEMES
@pytest.mark.parametrize("text", ["text", "secondary", "accent", "error"])
@pytest.mark.parametrize("ground", ["window", "panel"])
def test_text_is_readable_on_both_grounds(theme: Theme, text: str, ground: str) -> None:
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@THEMES
def test_text_is_readable_on_filled_grounds(theme: Theme) -> None:
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.on_accent, theme.accent_hover) >= 4.5
    assert contrast(theme.text, theme.selected) >= 4.5
    assert contrast(theme.accent, theme.selected) >= 4.5
    assert contrast(theme.secondary, theme.selected) >= 4.5
    assert contrast(theme.error, theme.selected) >= 4.5
    assert contrast(theme.panel, theme.error) >= 4.5


@COLOURED
def test_text_is_readable_under_the_pointer(theme: Theme) -> None:
    """Menus and quiet buttons are filled with the colour of dividers then."""
    assert contrast(theme.text, theme.divider) >= 4.5


@THEMES
def test_outline_of_a_control_stands_out(theme: Theme) -> None:
    """WCAG 2.2, 1.4.11 asks 3:1 of what shows where a control is."""
    assert contrast(theme.border, theme.panel) >= 3
    assert contrast(theme.border, theme.window) >= 3


@THEMES
@pytest.mark.parametrize("head", range(8))
def test_head_colour_is_readable_as_text_and_as_ground(theme: Theme, head: int) -> None:
    assert contrast(head_colour(theme, head), theme.panel) >= 4.5
    assert contrast(theme.head_text, head_colour(theme, head)) >= 4.5


@THEMES
def test_eight_head_colours_differ_and_repeat(theme: Theme) -> None:
    assert len({head_colour(theme, head).name() for head in range(8)}) == 8
    assert head_colour(theme, 127) == head_colour(theme, 7)


@COLOURED
def test_diverging_map_is_dark_or_light_only_at_its_ends(theme: Theme) -> None:
    """Zero is closest to the ground, and every step away from it stands out more."""
    steps = [contrast(colour, theme.panel) for colour in theme.diverging]
    assert len(steps) == 7
    assert steps[3] == min(steps)
    assert steps[:4] == sorted(steps[:4], reverse=True)
    assert steps[3:] == sorted(steps[3:])


def test_high_contrast_has_one_colour_of_text_and_a_yellow_accent() -> None:
    theme = HIGH_CONTRAST
    for colour in (theme.text, theme.secondary, theme.border):
        assert contrast(colour, theme.panel) == pytest.approx(21.0)
    assert contrast(theme.accent, theme.panel) >= 16
    assert contrast(theme.divider, theme.panel) >= 4.5, "a masked cell is not seen"
    assert contrast(theme.border, theme.divider) >= 4.5, "its stroke is not seen"


def test_greyscale_has_no_colour_and_keeps_the_order_of_signed_numbers() -> None:
    values = [getattr(GREYSCALE, field.name) for field in fields(GREYSCALE)]
    single = [value for value in values if isinstance(value, QColor)]
    for colour in (*single, *GREYSCALE.heads, *GREYSCALE.diverging):
        assert colour.red() == colour.green() == colour.blue()
    light = [luminance(colour) for colour in GREYSCALE.diverging]
    assert light == sorted(light, reverse=True)
    assert light[0] == pytest.approx(1.0)
    assert light[-1] == pytest.approx(0.0)


@pytest.mark.parametrize("head", range(7))
def test_neighbouring_heads_differ_in_lightness_on_paper(head: int) -> None:
    assert contrast(head_colour(GREYSCALE, head), head_colour(GREYSCALE, head + 1)) > 1.5


@THEMES
def test_palette_follows_the_theme(theme: Theme) -> None:
    palette = palette_for(theme)
    assert palette.color(QPalette.ColorRole.Window) == theme.window
    assert palette.color(QPalette.ColorRole.Accent) == theme.accent
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled == theme.border


def test_every_colour_is_valid() -> None:
    for theme in (LIGHT, DARK):
        for field in fields(theme):
            value = getattr(theme, field.name)
            for colour in value if isinstance(value, tuple) else (value,):
                assert not isinstance(colour, QColor) or colour.isValid()
