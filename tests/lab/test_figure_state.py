"""The state in a picture: read from what anybody may hand over, and refused in one sentence."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from mha_desktop.lab.figure_state import PNG_KEY, SVG_NAMESPACE, session_in, state_text
from mha_desktop.lab.sessions import Session, SessionError
from mha_desktop.lab.state import CausalMask, LabState, RandomHeads, ViewState

SESSION = Session(
    LabState(sentence="東京 مرحبا 😀 <&> \"'\\", mask=CausalMask(), source=RandomHeads(seed=7)),
    ViewState(selected_head=3, colour_map="cividis"),
)
TEXT = state_text(SESSION).encode()
KEY = PNG_KEY.encode()


def chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


def png(*chunks: bytes) -> bytes:
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress(b"\0\0"))
    return b"\x89PNG\r\n\x1a\n" + header + pixels + b"".join(chunks) + chunk(b"IEND", b"")


def svg(inside: str, before: str = "") -> bytes:
    return (
        f"{before}<svg xmlns='http://www.w3.org/2000/svg' xmlns:m='{SVG_NAMESPACE}'>"
        f"<metadata>{inside}</metadata></svg>"
    ).encode()


def escaped(text: bytes) -> str:
    return text.decode().replace("&", "&amp;").replace("<", "&lt;")


def encoded(name: str) -> str:
    """Return the first line of an XML file whose letters are said to be encoded so."""
    return f"<?xml version='1.0' encoding='{name}'?>"


ASCII = state_text(Session(LabState(sentence="plain"), ViewState())).encode()


@pytest.mark.parametrize(
    "content",
    [
        chunk(b"iTXt", KEY + b"\0\0\0\0\0" + TEXT),
        chunk(b"iTXt", KEY + b"\0\1\0en\0state\0" + zlib.compress(TEXT)),
    ],
    ids=["plain", "compressed"],
)
@pytest.mark.parametrize("place", [0, 1], ids=["first", "after another text"])
def test_international_texts_of_a_png_are_read(tmp_path: Path, content: bytes, place: int) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(png(*[chunk(b"tEXt", b"Title\0a title")] * place, content))
    assert session_in(path) == SESSION


@pytest.mark.parametrize(
    "content",
    [chunk(b"tEXt", KEY + b"\0" + ASCII), chunk(b"zTXt", KEY + b"\0\0" + zlib.compress(ASCII))],
    ids=["plain", "compressed"],
)
def test_latin_texts_of_a_png_are_read(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(png(content))
    assert session_in(path).lab.sentence == "plain"


def test_the_metadata_of_an_svg_are_read(tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    path.write_bytes(svg(f"<m:session>{escaped(TEXT)}</m:session>"))
    assert session_in(path) == SESSION


def test_letters_that_xml_cannot_hold_come_back() -> None:
    """U+FFFF and control characters are written as JSON escapes."""
    text = state_text(Session(LabState(sentence="a\uffff\ufffe\x01\x85b"), ViewState()))
    assert not {"\uffff", "\ufffe", "\x01"} & set(text)


ENTITIES = "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]>"
DAMAGED = {
    "no picture": (lambda: b"just some text", "no PNG or SVG"),
    "pdf": (lambda: b"%PDF-1.4 and so on", "state.mha that is attached"),
    "empty": (lambda: b"", "no PNG or SVG"),
    "png without state": (lambda: png(), "holds no state"),
    "svg without state": (lambda: svg(""), "holds no state"),
    "element of another name": (lambda: svg("<session>{}</session>"), "holds no state"),
    "cut off": (lambda: png(chunk(b"iTXt", KEY + b"\0\0\0\0\0" + TEXT))[:150], "cut off"),
    "svg cut off": (lambda: svg("<m:session>")[:-20], "no PNG or SVG"),
    "wrong checksum": (
        lambda: png(chunk(b"tEXt", KEY + b"\0" + ASCII)[:-4] + b"abcd"),
        "damaged",
    ),
    "not compressed": (lambda: png(chunk(b"zTXt", KEY + b"\0\0no zlib")), "damaged"),
    "no text": (lambda: png(chunk(b"iTXt", KEY + b"\0\0\0")), "damaged"),
    "no session": (lambda: png(chunk(b"tEXt", KEY + b"\0{}")), "no session"),
    "no JSON": (lambda: svg("<m:session>{[</m:session>"), "damaged at byte 2"),
    "entities": (lambda: svg("<m:session>&b;</m:session>", ENTITIES), "definitions of its own"),
    "letters of two bytes": (lambda: svg("", encoded("shift_jis")), "multi-byte encodings"),
    "letters of no code": (lambda: svg("", encoded("hex")), "not a text encoding"),
    "letters nobody knows": (lambda: svg("", encoded("klingon")), "unknown encoding: klingon"),
    "letters that fail": (lambda: svg("", encoded("idna")), "idna"),
    "text that grows": (
        lambda: png(chunk(b"zTXt", KEY + b"\0\0" + zlib.compress(b" " * (17 << 20)))),
        "larger than 16 MB",
    ),
}


@pytest.mark.parametrize(("make", "reason"), DAMAGED.values(), ids=DAMAGED)
def test_damaged_pictures_are_refused_with_the_reason(
    tmp_path: Path, make: Callable[[], bytes], reason: str
) -> None:
    path = tmp_path / "picture"
    path.write_bytes(make())
    with pytest.raises(SessionError, match=reason) as refused:
        session_in(path)
    assert "\n" not in str(refused.value)


def test_a_picture_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        session_in(tmp_path / "gone.png")


def test_text_chunks_that_are_too_long_are_skipped(tmp_path: Path) -> None:
    """A length that lies must not make the reader take the memory for it."""
    path = tmp_path / "picture.png"
    path.write_bytes(png()[:-12] + struct.pack(">I", (1 << 31) - 1) + b"iTXt" + b"short")
    with pytest.raises(SessionError, match="holds no state"):
        session_in(path)
