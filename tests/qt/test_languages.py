"""Languages are files; the application speaks one of them, and numbers follow it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication

from mha_desktop.lab.notes import Note
from mha_desktop.qt import compiled_texts
from mha_desktop.qt.figures.numbers import weight_number
from mha_desktop.qt.languages import (
    ENGLISH,
    EXTRA_FOLDERS,
    SYSTEM,
    Language,
    Languages,
    available_languages,
    language_for,
)
from mha_desktop.qt.note_texts import note_text
from mha_desktop.qt.numbers import (
    decimal,
    grouped_digits,
    localised,
    percent_text,
    signed_number,
    size_text,
)
from mha_desktop.qt.step_texts import renaming

FRENCH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context><name>Actions</name>
<message><source>&amp;File</source><translation>&amp;Fichier</translation></message>
</context>
</TS>
"""


@pytest.fixture(autouse=True)
def spoken(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Let nothing stay spoken after a test, and no compiled text before it."""
    locale, direction = QLocale(), qapp.layoutDirection()
    cache = tmp_path / "cache"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(cache))
    yield
    QLocale.setDefault(locale)
    qapp.setLayoutDirection(direction)


@pytest.fixture
def extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder of a developer's own, with a file of French in it."""
    folder = tmp_path / "extra"
    folder.mkdir()
    (folder / "mha-desktop_fr.ts").write_text(FRENCH)
    monkeypatch.setenv(EXTRA_FOLDERS, str(folder))
    return folder


def file_menu() -> str:
    return QCoreApplication.translate("Actions", "&File")


def test_a_further_language_is_a_further_file(extra: Path) -> None:
    names = {language.code: language.name for language in available_languages()}
    assert names == {"en": "English", "de": "Deutsch", "fr": "Français"}
    languages = Languages("fr")
    assert file_menu() == "&Fichier"
    languages.take_off()
    assert file_menu() == "&File"


@pytest.mark.parametrize(
    ("choice", "spoken"), [("de", "de"), ("de_AT", "de"), ("fr", "en"), ("", "en"), ("xx_YY", "en")]
)
def test_the_nearest_language_is_spoken(choice: str, spoken: str) -> None:
    assert language_for(choice, available_languages()).code == spoken


def test_the_language_of_the_system_is_the_first_that_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class German(QLocale):
        def uiLanguages(self) -> list[str]:
            return ["fr-FR", "de-AT", "en"]

    monkeypatch.setattr(QLocale, "system", German)
    assert language_for(SYSTEM, available_languages()).code == "de"


def test_a_change_is_told_once_and_takes_the_old_language_off(german: Languages) -> None:
    told = []
    german.changed.connect(lambda: told.append(german.current.code))
    assert file_menu() == "&Datei"
    german.choose("en")
    german.choose("en")
    assert told == ["en"]
    assert file_menu() == "&File"
    assert german.previous.code == "de"


def test_qt_speaks_along(german: Languages) -> None:
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_right_to_left_languages_turn_the_application(qapp: QApplication, extra: Path) -> None:
    (extra / "mha-desktop_he.ts").write_text(FRENCH.replace("fr_FR", "he_IL"))
    languages = Languages("he")
    assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft
    languages.choose("en")
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_a_text_is_compiled_once(extra: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Languages("fr").take_off()
    monkeypatch.setattr(compiled_texts, "_released", lambda file: pytest.fail("compiled again"))
    languages = Languages("fr")
    assert file_menu() == "&Fichier"
    languages.take_off()


def test_a_compiled_file_beside_its_source_is_taken(
    extra: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = extra / "mha-desktop_fr.ts"
    file.with_suffix(".qm").write_bytes(compiled_texts._released(file))
    monkeypatch.setattr(compiled_texts, "_released", lambda file: pytest.fail("compiled"))
    languages = Languages("fr")
    assert file_menu() == "&Fichier"
    languages.take_off()


def test_without_a_compiler_it_speaks_english_and_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled_texts.PySide6, "__file__", str(tmp_path / "nowhere" / "x.py"))
    languages = Languages("de")
    assert languages.current.code == ENGLISH
    assert languages.problem is not None
    assert note_text(languages.problem).startswith("Deutsch cannot be shown: ")
    assert QLocale().decimalPoint() == "."
    languages.take_off()


def test_a_cache_that_cannot_be_written_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(blocked / "cache"))
    languages = Languages("de")
    assert file_menu() == "&Datei"
    languages.take_off()


def test_numbers_follow_the_language(german: Languages) -> None:
    minus = "\N{MINUS SIGN}"
    assert localised("-1,234.5e-07") == f"{minus}1.234,5e{minus}07"
    assert decimal(-0.25, 2) == f"{minus}0,25"
    assert grouped_digits(1048576) == "1.048.576"
    assert signed_number(-19.84) == f"{minus}19,8"
    assert weight_number(0.125) == "0,12"
    assert size_text(1536) == "1,5 KiB"
    assert percent_text(0.125) == "12,5 %"
    german.choose("en")
    assert decimal(-0.25, 2) == f"{minus}0.25"
    assert grouped_digits(1048576) == "1,048,576"


def test_notes_are_translated_with_their_numbers_and_the_notes_inside(german: Languages) -> None:
    outside = Note("temperature {value} is outside {low} to {high}",
                   {"value": 12.5, "low": 0.05, "high": 10})  # fmt: skip
    assert note_text(outside) == "Temperatur 12,5 liegt nicht zwischen 0,05 und 10."
    reason = Note("it is larger than {most} MB", {"most": 3})
    around = Note("{path} cannot be opened: {problem}", {"path": "a.mha", "problem": reason})
    assert note_text(around) == "A.mha lässt sich nicht öffnen: sie ist größer als 3 MB."


@pytest.fixture
def english() -> Language:
    return available_languages()[0]


@pytest.mark.parametrize(
    ("english_name", "german_name"),
    [
        ("Change heads", "Kopfzahl ändern"),
        ("Change gain of H12", "Faktor von H12 ändern"),
        ("Move H5 to KV 2", "H5 auf KV 2 schieben"),
        ("Show softmax twice", "Softmax zweimal zeigen"),
        ("A name of somebody's own", "A name of somebody's own"),
    ],
)
def test_steps_get_their_name_in_another_language_and_back(
    english: Language, english_name: str, german_name: str
) -> None:
    german = language_for("de", available_languages())
    assert renaming(english, german)(english_name) == german_name
    assert renaming(german, english)(german_name) == english_name
