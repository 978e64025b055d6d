"""Icons: every drawing renders, and takes the colour of the state it is shown in."""

import gc
import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPixmap

from mha_desktop.qt.icons import application_icon, coloured_icon, icon, main_icon
from mha_desktop.qt.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from mha_desktop.resources import resource

NAMES = sorted(path.stem for path in resource("icons").glob("*.svg"))
LINE_NAMES = [name for name in NAMES if name != "mha-desktop"]
pytestmark = pytest.mark.usefixtures("qapp")


def strongest(
    shown: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off
) -> QColor:
    """The colour of the most opaque pixel of the 64 px picture."""
    image = shown.pixmap(QSize(64, 64), 1.0, mode, state).toImage()
    pixels = (image.pixelColor(x, y) for x in range(64) for y in range(64))
    colour = max(pixels, key=QColor.alpha)
    assert colour.alpha() > 250
    return QColor(colour.rgb())


def close(first: QColor, second: QColor) -> bool:
    return max(abs(a - b) for a, b in zip(first.getRgb(), second.getRgb(), strict=True)) <= 2


@pytest.mark.parametrize("name", LINE_NAMES)
@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_icon_has_the_colour_of_its_state(name: str, theme: Theme) -> None:
    shown = icon(name, theme)
    assert close(strongest(shown), theme.text)
    assert close(strongest(shown, QIcon.Mode.Disabled), theme.border)
    assert close(strongest(shown, QIcon.Mode.Normal, QIcon.State.On), theme.on_accent)


@pytest.mark.parametrize("name", LINE_NAMES)
def test_drawing_follows_the_rules_for_lines(name: str) -> None:
    """16 px box, 1.5 px line, round ends, no fill: the icons look like one family."""
    drawing = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    for rule in ('viewBox="0 0 16 16"', 'fill="none"', 'stroke-width="1.5"', "currentColor"):
        assert rule in drawing
    assert re.findall(r'stroke-linecap="(\w+)"', drawing) == ["round"]


def test_icon_is_sharp_on_a_display_of_200_percent() -> None:
    pixmap = icon("undo", LIGHT).pixmap(QSize(16, 16), 2.0)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (32, 2.0)


def test_icon_of_a_main_button_is_readable_on_the_accent() -> None:
    assert close(strongest(main_icon("export", DARK)), DARK.on_accent)


def test_coloured_icon_keeps_its_colour_when_disabled() -> None:
    assert close(strongest(coloured_icon("warning", LIGHT.error), QIcon.Mode.Disabled), LIGHT.error)


def test_application_icon_has_the_sizes_of_a_task_bar() -> None:
    sizes = {size.width() for size in application_icon().availableSizes()}
    assert {16, 32, 64, 256} <= sizes


def test_icon_that_somebody_adds_a_picture_to_keeps_its_own() -> None:
    """Qt copies the engine then; the copy must outlive what Python knows of it."""
    changed = QIcon(icon("undo", LIGHT))
    changed.addPixmap(QPixmap(3, 3))
    gc.collect()
    assert close(strongest(changed), LIGHT.text)
    assert close(strongest(icon("undo", LIGHT)), LIGHT.text)


def test_icon_in_an_oblong_is_in_its_middle() -> None:
    image = icon("undo", LIGHT).pixmap(QSize(48, 16), 1.0).toImage()
    alphas = [[image.pixelColor(x, y).alpha() for y in range(16)] for x in range(48)]
    drawn = [x for x, column in enumerate(alphas) if any(column)]
    assert 16 <= drawn[0] < drawn[-1] < 32


def test_icons_are_drawn_once() -> None:
    assert icon("undo", LIGHT) is icon("undo", LIGHT)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", ["chevron-down", "chevron-up", "chevron-right", "check"])
def test_pictures_of_the_style_sheet_are_the_icons_in_the_theme(theme: Theme, name: str) -> None:
    """A style sheet cannot colour an SVG, so it has its own copies: they must not drift apart."""
    drawing = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    colour = theme.on_accent if name == "check" else theme.text
    copy = resource(f"style/{theme.name}/{name}.svg").read_text(encoding="utf-8")
    assert copy == drawing.replace("currentColor", colour.name().upper())
