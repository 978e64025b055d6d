"""The state that a picture holds: written into PNG and SVG files, and read back as a session."""

import struct
import zlib
from collections.abc import Iterable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import BinaryIO, NoReturn
from xml.parsers import expat

from mha_desktop.lab.notes import Note
from mha_desktop.lab.sessions import MOST_BYTES, Session, SessionError, decoded, encoded

PNG_KEY = "mha-desktop-session"
SVG_NAMESPACE = "urn:mha-desktop:session"
SVG_NAME = "session"

_PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_MOST_SVG_BYTES = 256 << 20
_PIECE = 1 << 20  # a buffer for all of it would be taken at once, however small the file
_TEXT_CHUNKS = (b"tEXt", b"zTXt", b"iTXt")
# No XML can hold these two, which JSON may have as they are.
_NOT_IN_XML = {0xFFFE: "\\ufffe", 0xFFFF: "\\uffff"}


def state_text(session: Session) -> str:
    """Return the document of a session as a text that PNG and XML can hold."""
    return encoded(session).decode().translate(_NOT_IN_XML)


def session_in(path: Path) -> Session:
    """Return the state that a PNG or SVG picture shows.

    Raises
    ------
    SessionError
        If it is no such picture, is damaged, or holds no state or a wrong one.
    OSError
        If it cannot be read.
    """
    with path.open("rb") as file:
        start = file.read(len(_PNG_SIGNATURE))
        if start == _PNG_SIGNATURE:
            found = _text_in_png(file)
        else:
            if start.startswith(b"%PDF"):
                _refuse("it is a PDF; open the file state.mha that is attached to it")
            found = _text_in_svg(chain((start,), iter(partial(file.read, _PIECE), b"")))
    if found is None:
        _refuse("it holds no state; pictures that MHA Desktop wrote as PNG or SVG do")
    return decoded(found)


def _refuse(reason: str, **values: object) -> NoReturn:
    raise SessionError(Note(reason, values))


def _text_in_png(file: BinaryIO) -> bytes | None:
    """Return the text of our key; the pixels are skipped (PNG specification, 3rd ed., 5 and 11)."""
    while (header := file.read(8)) and not header.endswith(b"IEND"):
        if len(header) < 8:
            _refuse("the picture is cut off")
        length, kind = struct.unpack(">I4s", header)
        if kind in _TEXT_CHUNKS and length <= MOST_BYTES:
            content = file.read(length)
            checksum = file.read(4)
            if checksum != struct.pack(">I", zlib.crc32(kind + content)):
                _refuse("the picture is damaged, or cut off")
            if content.startswith(PNG_KEY.encode() + b"\0"):
                return _decoded_text(kind, content[len(PNG_KEY) + 1 :])
        else:
            file.seek(length + 4, 1)
    return None


def _decoded_text(kind: bytes, content: bytes) -> bytes:
    if kind == b"tEXt":
        return content.decode("latin-1").encode()
    if kind == b"zTXt":
        return _inflated(content[1:]).decode("latin-1").encode()
    is_compressed = content[:1] == b"\1"
    parts = content[2:].split(b"\0", 2)  # language, translated key, text
    if len(parts) < 3:
        _refuse("the picture is damaged, or cut off")
    return _inflated(parts[2]) if is_compressed else parts[2]


def _inflated(data: bytes) -> bytes:
    inflater = zlib.decompressobj()
    try:
        inflated = inflater.decompress(data, MOST_BYTES + 1)
    except zlib.error:
        _refuse("the picture is damaged, or cut off")
    return inflated


def _text_in_svg(pieces: Iterable[bytes]) -> bytes | None:
    reader, size = _SvgReader(), 0
    try:
        for piece in pieces:
            size += len(piece)
            if size > _MOST_SVG_BYTES:
                _refuse("it is larger than {most} MB", most=_MOST_SVG_BYTES >> 20)
            reader.parser.Parse(piece, False)
        reader.parser.Parse(b"", True)
    except SessionError:  # ours; it is a ValueError, too
        raise
    except (expat.ExpatError, LookupError, ValueError) as error:  # the last two: of its encoding
        _refuse("it is no PNG or SVG picture ({problem})", problem=str(error))
    return None if reader.found is None else "".join(reader.found).encode()


class _SvgReader:
    """Listens for the element that holds the state; entities, which could grow, are refused."""

    def __init__(self) -> None:
        self.found: list[str] | None = None
        self._inside = False
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.EntityDeclHandler = self._refuse_entities

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name == f"{SVG_NAMESPACE} {SVG_NAME}" and self.found is None:
            self.found, self._inside = [], True

    def _end(self, name: str) -> None:
        self._inside = False

    def _text(self, text: str) -> None:
        if self._inside and self.found is not None:
            self.found.append(text)

    def _refuse_entities(self, *declaration: object) -> None:
        _refuse("it is an XML file with definitions of its own, which no picture of ours has")
