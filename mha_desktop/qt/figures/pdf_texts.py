"""What programs find in the texts of a PDF: the letters that were typed, and spaces."""

import re
import unicodedata

_MAP = re.compile(rb"begincmap.*?endcmap", re.DOTALL)
_LISTS = re.compile(rb"\[[^\]]*\]")
_CODE = re.compile(rb"<([0-9A-F]{4})>")
_TAB, _SPACE = 0x09, 0x20
# Shapes that Arabic letters have in a word.
_SHAPES = (range(0xFB50, 0xFE00), range(0xFE70, 0xFF00))


def with_plain_letters(document: bytes) -> bytes:
    """Return a PDF of Qt whose glyphs stand for the letters that people search for.

    Qt takes the first character of a font that has a glyph: a tab for a space, and a shape for an
    Arabic letter. Its maps from glyphs to characters (PDF 32000-1, 9.10.3) are not compressed, and
    all codes have four digits, so that no place in the file moves.
    """
    return _MAP.sub(lambda found: _LISTS.sub(_plain_list, found[0]), document)


def _plain_list(found: "re.Match[bytes]") -> bytes:
    return _CODE.sub(lambda code: b"<%04X>" % _plain(int(code[1], 16)), found[0])


def _plain(code: int) -> int:
    if code == _TAB:
        return _SPACE
    if any(code in shapes for shapes in _SHAPES):
        letters = unicodedata.normalize("NFKC", chr(code))
        return ord(letters) if len(letters) == 1 else code
    return code
