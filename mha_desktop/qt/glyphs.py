"""Text that can be read: a character that no font can draw is written as ``U+XXXX``."""

from functools import lru_cache

from PySide6.QtGui import QFont, QTextLayout

_MISSING_GLYPH = 0


def shown_text(text: str, font: QFont) -> str:
    """Return `text` with every character that has no glyph in any font written as ``U+XXXX``.

    Parameters
    ----------
    text : str
        As `mha_desktop.lab.tokens.displayable` returns it: no control characters or surrogates.
    font : QFont
        The font asked for; Qt looks in all others for what it lacks.
    """
    return text if text.isascii() else _shown_text(text, font.key())


@lru_cache(maxsize=4096)
def _shown_text(text: str, font_key: str) -> str:
    font = QFont()
    font.fromString(font_key)
    missing = _missing_characters(text, font)
    return "".join(
        f"U+{ord(character):04X}" if index in missing else character
        for index, character in _utf16_indexed(text)
    )


def _missing_characters(text: str, font: QFont) -> set[int]:
    """UTF-16 indexes of the characters that the layout has no glyph for."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    flags = QTextLayout.GlyphRunRetrievalFlag
    wanted = flags.RetrieveGlyphIndexes | flags.RetrieveStringIndexes
    return {
        index
        for run in layout.glyphRuns(-1, -1, wanted)
        for index, glyph in zip(run.stringIndexes(), run.glyphIndexes(), strict=True)
        if glyph == _MISSING_GLYPH
    }


def _utf16_indexed(text: str) -> list[tuple[int, str]]:
    """Characters with their index in UTF-16, which is how Qt counts."""
    indexed, index = [], 0
    for character in text:
        indexed.append((index, character))
        index += 2 if ord(character) > 0xFFFF else 1
    return indexed
