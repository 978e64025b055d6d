"""Settings come back after a restart; a damaged file costs nothing but a message."""

from pathlib import Path

import pytest

from mha_desktop.qt.settings import Preferences, Settings


def test_values_come_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    Settings(path).change(theme="dark", geometry=b"\x00\xff", export_folder="/pictures")
    again = Settings(path)
    assert again.problem is None
    assert again.preferences == Preferences(
        theme="dark", geometry=b"\x00\xff", export_folder="/pictures"
    )


def test_in_memory_settings_write_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Settings().change(theme="dark")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\x01", b"{", b"[]", b'{"theme": "pink"}', b'{"unknown": 1}', b"[" * 100_000],
)
def test_a_damaged_file_gives_defaults_and_a_message(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.preferences == Preferences()
    assert str(path) in str(settings.problem)
    settings.change(theme="light")
    assert Settings(path).preferences.theme == "light"


def test_a_place_where_nobody_may_look_gives_defaults_and_a_message(tmp_path: Path) -> None:
    """pathlib raises an error for one; a name that is too long is such a place for root, too."""
    settings = Settings(tmp_path / ("n" * 300) / "settings.json")
    assert settings.preferences == Preferences()
    assert "cannot be read (File name too long)" in str(settings.problem)


def test_an_unwritable_place_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings, told = Settings(tmp_path / "file" / "settings.json"), []
    settings.tell = told.append
    settings.change(theme="dark")
    assert told == [settings.problem]
    assert settings.preferences.theme == "dark"
    assert "cannot be kept" in str(settings.problem)
