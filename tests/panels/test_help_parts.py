"""The parts of the help by themselves: where a card stands, and lists that are searched."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.panels.command_palette import CommandPalette
from mha_desktop.panels.help.help_card import HelpCard
from mha_desktop.panels.help.hint import Hint
from mha_desktop.panels.help.lookup import HelpPage
from mha_desktop.panels.help.placing import place_beside, visible_part
from mha_desktop.panels.welcome import WelcomeCard
from mha_desktop.qt.models.commands_model import Command
from mha_desktop.qt.theme import DARK, LIGHT

ROOM = QRect(0, 0, 1000, 700)
CARD = QSize(300, 200)
PAGE = HelpPage("Heads", "One. Two.", r"d_k", "d k", (("Alt+H", ""), ("Left", "one back")))


@pytest.mark.parametrize(
    "target",
    [
        QRect(10, 10, 100, 30),
        QRect(900, 10, 90, 30),
        QRect(10, 660, 980, 30),
        QRect(10, 10, 980, 30),
        QRect(500, 300, 20, 20),
    ],
)
def test_a_card_stands_beside_its_control_inside_the_room(target: QRect) -> None:
    card = QRect(place_beside(target, CARD, ROOM), CARD)

    assert ROOM.contains(card)
    assert not card.intersects(target)


def test_a_card_about_everything_stays_in_the_room_and_leaves_the_upper_left_free() -> None:
    card = QRect(place_beside(ROOM, CARD, ROOM), CARD)

    assert ROOM.contains(card)
    assert card.bottomRight() == QPoint(991, 691)


def test_only_what_scrolling_leaves_of_a_control_counts(qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    outer.resize(100, 100)
    inner = QWidget(outer)
    inner.setGeometry(-30, 80, 90, 50)

    assert visible_part(inner) == QRect(30, 0, 60, 20)


def card_in(qtbot: QtBot, window: QWidget, size: QSize) -> tuple[HelpCard, QWidget]:
    qtbot.addWidget(window)
    window.resize(size)
    control = QWidget(window)
    control.setGeometry(10, 10, 80, 30)
    window.show()
    return HelpCard(LIGHT, window), control


def test_a_card_tells_all_it_knows_to_screen_readers(qtbot: QtBot) -> None:
    card, control = card_in(qtbot, QWidget(), QSize(900, 600))
    card.explain(control, PAGE)

    assert card.accessibleName() == "Heads"
    assert card.accessibleDescription() == "Heads. One. Two. d k"


def test_a_card_gives_up_its_keys_where_there_is_no_room(qtbot: QtBot) -> None:
    keys = tuple((f"Key {number}", "does something") for number in range(20))
    high, control = card_in(qtbot, QWidget(), QSize(900, 900))
    high.explain(control, HelpPage("Heads", "One. Two.", "", "", keys))
    low, control = card_in(qtbot, QWidget(), QSize(400, 200))
    low.explain(control, HelpPage("Heads", "One. Two.", "", "", keys))

    assert high.keys.isVisible()
    assert "14 more" in high.keys.text()
    assert not low.keys.isVisible()
    assert low.parentWidget().rect().contains(low.geometry())


def test_a_card_grows_with_the_text(qtbot: QtBot) -> None:
    card, control = card_in(qtbot, QWidget(), QSize(1400, 900))
    card.explain(control, PAGE)
    before = card.size()
    card.setFont(QFont(card.font().family(), 20))

    assert card.width() > before.width()
    assert card.height() > before.height()


def test_a_card_for_another_control_has_another_formula(qtbot: QtBot) -> None:
    card, control = card_in(qtbot, QWidget(), QSize(900, 600))
    wanted: list[str] = []
    card.formula_wanted.connect(wanted.append)
    card.explain(control, PAGE)
    card.explain(control, HelpPage("Mask", "One. Two.", "a", "a", ()))
    card.typeset(r"d_k")

    assert wanted == [r"d_k", "a"]
    assert card.formula is not None
    assert not card.formula.is_typeset
    card.typeset("a")
    assert card.formula.is_typeset
    card.set_theme(DARK)


def palette_of(qtbot: QtBot, commands: list[Command]) -> tuple[CommandPalette, list[Command]]:
    window = QWidget()
    window.resize(900, 700)
    qtbot.addWidget(window)
    palette = CommandPalette(commands, window)
    qtbot.addWidget(palette)
    chosen: list[Command] = []
    palette.chosen.connect(chosen.append)
    palette.show()
    qtbot.waitExposed(palette)
    return palette, chosen


def test_arrows_in_the_field_pass_over_what_cannot_be_done(qtbot: QtBot) -> None:
    commands = [Command("a", ""), Command("b", "", enabled=False), Command("c", "")]
    palette, chosen = palette_of(qtbot, commands)
    field = palette.list.field
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(field, key)
    assert field.accessibleDescription() == "c"
    qtbot.keyClick(field, Qt.Key.Key_Return)

    assert chosen == [commands[2]]
    assert not palette.isVisible()


def test_page_keys_go_far_and_end_at_the_ends(qtbot: QtBot) -> None:
    commands = [Command(f"command {number}", "") for number in range(60)]
    palette, _ = palette_of(qtbot, commands)
    field = palette.list.field
    for _ in range(20):
        qtbot.keyClick(field, Qt.Key.Key_PageDown)
    assert palette.list.table.currentIndex().row() == 59
    qtbot.keyClick(field, Qt.Key.Key_PageUp)
    assert 30 < palette.list.table.currentIndex().row() < 55


def test_a_click_takes_a_command(qtbot: QtBot) -> None:
    commands = [Command("a", ""), Command("b", "")]
    palette, chosen = palette_of(qtbot, commands)
    table = palette.list.table
    place = table.visualRect(table.model().index(1, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert chosen == [commands[1]]


def test_nothing_found_is_said_and_enter_does_nothing(qtbot: QtBot) -> None:
    palette, chosen = palette_of(qtbot, [Command("a", "")])
    qtbot.keyClicks(palette.list.field, "zzz")
    qtbot.keyClick(palette.list.field, Qt.Key.Key_Return)

    assert palette.list.count.text() == "Nothing fits “zzz”: try another word"
    assert chosen == []
    assert palette.isVisible()


def test_a_list_of_nothing_can_be_opened(qtbot: QtBot) -> None:
    palette, _ = palette_of(qtbot, [])
    qtbot.keyClick(palette.list.field, Qt.Key.Key_Down)

    assert isinstance(palette, QDialog)
    assert palette.list.table.model().rowCount() == 0


def test_a_hint_stands_below_its_control_and_a_click_closes_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 400)
    control = QWidget(window)
    control.setGeometry(500, 20, 90, 30)
    window.show()
    hint = Hint("Type any sentence", control, LIGHT)

    assert hint.geometry().top() == 50
    assert window.rect().contains(hint.geometry())
    control.move(10, 60)
    assert hint.geometry().top() == 90
    qtbot.mouseClick(hint, Qt.MouseButton.LeftButton)
    assert not hint.isVisible()


def test_escape_in_the_welcome_closes_it(qtbot: QtBot) -> None:
    card = WelcomeCard(LIGHT)
    qtbot.addWidget(card)
    card.show()
    with qtbot.waitSignal(card.closed):
        qtbot.keyClick(card.try_it, Qt.Key.Key_Escape)

    assert not card.isVisible()
