"""What tells a Linux desktop about the program agrees with the program."""

import configparser
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from mha_desktop.lab.sessions import SUFFIX

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def test_sessions_belong_to_the_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / "mha-desktop.desktop", encoding="utf-8")
    [kind] = ElementTree.parse(LINUX / "mha-desktop-session.xml").getroot()
    [pattern] = kind.findall(f"{MIME}glob")
    assert pattern.get("pattern") == f"*{SUFFIX}"
    assert entry["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"
    assert entry["Desktop Entry"]["Exec"] == "mha-desktop --session %f"
