"""Keys are called what stands on the keyboard of the user."""

from mha_desktop.qt.help_texts_keys import PANEL_KEYS
from mha_desktop.qt.key_names import key_names
from mha_desktop.qt.languages import Languages


def test_german_keys_have_german_names(german: Languages) -> None:
    assert key_names("PgUp, PgDown") == "Bild aufwärts, Bild abwärts"
    assert key_names("Shift+Home, Left, ,") == "Umschalt+Pos1, Links, ,"
    assert key_names("Arrows, Alt+Arrows") == "Pfeile, Alt+Pfeile"


def test_english_keys_keep_theirs(qapp: object) -> None:
    for panel in PANEL_KEYS:
        for keys, _ in panel.rows:
            assert key_names(keys) == keys


def test_no_key_of_a_panel_stays_english(german: Languages) -> None:
    words = {
        word
        for panel in PANEL_KEYS
        for keys, _ in panel.rows
        for word in key_names(keys).split(", ")
    }
    foreign = (
        "PgUp",
        "PgDown",
        "Home",
        "End",
        "Left",
        "Right",
        "Up",
        "Down",
        "Space",
        "Arrows",
        "Ctrl",
    )
    assert [word for word in words if word.rpartition("+")[2] in foreign] == []
    assert [word for word in words if word.startswith("Ctrl")] == []
