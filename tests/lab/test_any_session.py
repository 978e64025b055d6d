"""A session comes out of a session file and out of a picture, told apart by what is in them."""

from pathlib import Path

import msgspec
import pytest

from mha_desktop.lab.any_session import is_picture, read_session
from mha_desktop.lab.figure_state import SVG_NAMESPACE, state_text
from mha_desktop.lab.sessions import Session, SessionError, save_session
from mha_desktop.lab.state import LabState, ViewState

SESSION = Session(
    msgspec.structs.replace(LabState(), sentence="Dog bites man"), ViewState(view="head")
)


def svg(folder: Path, start: str = "") -> Path:
    path = folder / "figure.mha"  # the name says something else
    state = state_text(SESSION)
    path.write_text(f'{start}<svg><s:session xmlns:s="{SVG_NAMESPACE}">{state}</s:session></svg>')
    return path


def test_a_session_file_is_read(tmp_path: Path) -> None:
    save_session(SESSION, tmp_path / "a.svg")
    assert read_session(tmp_path / "a.svg") == (SESSION, False)


@pytest.mark.parametrize("start", ["", "\ufeff", "\n <?xml version='1.0'?>"[2:]])
def test_a_picture_is_read_whatever_its_name(tmp_path: Path, start: str) -> None:
    assert read_session(svg(tmp_path, start)) == (SESSION, True)


@pytest.mark.parametrize("content", [b"", b"hello", b"\x00" * 100])
def test_anything_else_is_no_session(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.mha"
    path.write_bytes(content)
    assert not is_picture(path)
    with pytest.raises(SessionError):
        read_session(path)
