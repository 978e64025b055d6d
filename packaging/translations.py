"""Keep the translations of the program up to date.

    python packaging/translations.py update           new and gone texts into every language's file
    python packaging/translations.py check            exit 1 where a text is missing or stale
    python packaging/translations.py start CODE       begin another language (fr, pt_BR, ar, ...)
    python packaging/translations.py release [FOLDER] compile all languages, beside their sources
    python packaging/translations.py pseudo FOLDER    two languages that nobody speaks, for tests

A language is one file, ``resources/translations/mha-desktop_CODE.ts``, which Qt Linguist opens.
English is the language of the source and needs none. A text whose file is not compiled is compiled
when the program needs it, by the lrelease that comes with PySide6: nothing generated is committed,
and the wheel needs no build step. ``release`` is for bundles that leave lrelease out.

``pseudo`` writes English 40 % longer with accents (en_XA), and the same from right to left (ar_XB);
``MHA_DESKTOP_TRANSLATIONS=FOLDER`` lets the program offer them.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
from source_texts import Found, source_texts  # noqa: E402 - a neighbour, wherever this was started

PACKAGE = ROOT / "mha_desktop"
FOLDER = ROOT / "resources" / "translations"
STEM = "mha-desktop_"
LONGER = 1.4

_FIELD = re.compile(r"\{[^{}]*\}")
_TAG = re.compile(r"</?\w+[^>]*>")
_KEEP = re.compile(r"\{[^{}]*\}|</?\w+[^>]*>|&\w+;|%n|\*\.\w+")
_ACCENTS = str.maketrans("aeiouyAEIOUYcnsCNS", "áéíóúýÁÉÍÓÚÝçñšÇÑŠ")
_PADDING = "~ óñé twó thréé fóúr fívé šíx šévéñ éíght ñíñé téñ " * 40
_RIGHT_TO_LEFT_MARK = "\u200f"


@dataclass(frozen=True)
class Message:
    """A text and its translation, as a .ts file has them."""

    context: str
    source: str
    translation: str
    kind: str

    @property
    def problem(self) -> str:
        """What is wrong with the translation; empty if nothing is."""
        if self.kind in ("vanished", "obsolete"):
            return "the program has it no more; run update, which removes it"
        if self.kind == "unfinished" or not self.translation:
            return "it is not translated"
        if Counter(_FIELD.findall(self.source)) != Counter(_FIELD.findall(self.translation)):
            return f"its fields differ: {self.translation!r}"
        if Counter(_TAG.findall(self.source)) != Counter(_TAG.findall(self.translation)):
            return f"its tags differ: {self.translation!r}"
        if _has_mnemonic(self.source) != _has_mnemonic(self.translation):
            return f"one of them has no mnemonic: {self.translation!r}"
        return ""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for."""
    options = _parse(arguments)
    match options.command:
        case "update":
            return update(files())
        case "check":
            return check()
        case "start":
            return update([FOLDER / f"{STEM}{options.code}.ts"])
        case "release":
            return release(options.folder)
        case _:
            return pseudo(options.folder)


def files() -> list[Path]:
    """Return the files of all languages."""
    return sorted(FOLDER.glob(f"{STEM}*.ts"))


def update(paths: Sequence[Path]) -> int:
    """Bring files up to date with the source."""
    found = source_texts(PACKAGE)
    _write(found, paths)
    for path in paths:
        open_texts = sum(bool(message.problem) for message in messages(path))
        print(f"{path.name}: {len(messages(path))} texts, {open_texts} to do")
    return _told(sorted(_unseen(found)))


def check() -> int:
    """Say what is missing or stale, without changing anything."""
    return _told(problems())


def problems(paths: Sequence[Path] | None = None) -> list[str]:
    """Return what is wrong with the translations, a line each."""
    found = source_texts(PACKAGE)
    wrong = sorted(_unseen(found))
    with tempfile.TemporaryDirectory() as folder:
        for path in files() if paths is None else paths:
            copy = Path(shutil.copy(path, folder))
            _write(found, [copy], keep_gone=True)
            wrong += [
                f"{path.name}: {message.context}: {message.source!r}: {message.problem}"
                for message in messages(copy)
                if message.problem
            ]
    return wrong


def release(folder: Path) -> int:
    """Compile all languages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in files():
        _call("lrelease", "-silent", str(path), "-qm", str(folder / f"{path.stem}.qm"))
    return 0


def pseudo(folder: Path) -> int:
    """Write the two languages that show what is cut off, mirrored wrongly or not translated."""
    folder.mkdir(parents=True, exist_ok=True)
    long, mirrored = folder / f"{STEM}en_XA.ts", folder / f"{STEM}ar_XB.ts"
    _write(source_texts(PACKAGE), [long, mirrored])
    _fill(long, longer)
    _fill(mirrored, lambda text: f"{_RIGHT_TO_LEFT_MARK}{longer(text)}{_RIGHT_TO_LEFT_MARK}")
    return 0


def longer(text: str) -> str:
    """Return a text with accents, 40 % longer, with the same fields, tags and mnemonic."""
    parts, at = [], 0
    for kept in _KEEP.finditer(text):
        parts += [text[at : kept.start()].translate(_ACCENTS), kept.group()]
        at = kept.end()
    parts.append(text[at:].translate(_ACCENTS))
    visible = len(_TAG.sub("", text))
    return "".join(parts) + _PADDING[: max(1, round((LONGER - 1) * visible))].rstrip()


def messages(path: Path) -> list[Message]:
    """Return what a .ts file holds."""
    return [message for _, message in _entries(ET.parse(path))]


def _entries(tree: "ET.ElementTree[ET.Element]") -> Iterator[tuple[ET.Element, Message]]:
    for context in tree.getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            element = message.find("translation")
            assert element is not None  # lupdate writes one for every message
            source, kind = message.findtext("source", ""), element.get("type", "")
            yield element, Message(name, source, element.text or "", kind)


def _write(found: Found, paths: Sequence[Path], *, keep_gone: bool = False) -> None:
    """Let lupdate merge the texts into .ts files, by a program that holds nothing else."""
    lines = [
        f"QCoreApplication.translate({_quoted(text.context)}, {_quoted(text.source)})\n"
        for text in sorted(found.texts)
    ]
    gone = [] if keep_gone else ["-no-obsolete"]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "texts.py"
        program.write_text("".join(lines), "utf-8")
        options = ["-silent", "-locations", "none", "-source-language", "en", *gone]
        _call("lupdate", *options, str(program), "-ts", *map(str, paths))


def _fill(path: Path, translate: Callable[[str], str]) -> None:
    tree = ET.parse(path)
    for element, message in _entries(tree):
        element.text = translate(message.source)
        element.attrib.pop("type", None)
    tree.write(path, encoding="utf-8", xml_declaration=True)


def _call(tool: str, *arguments: str) -> None:
    import PySide6

    subprocess.run([str(Path(PySide6.__file__).parent / tool), *arguments], check=True)


def _unseen(found: Found) -> list[str]:
    return [f"{line}: write the text where it is shown, or mark it" for line in found.unseen]


def _told(lines: Sequence[str]) -> int:
    for line in lines:
        print(line)
    return 1 if lines else 0


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _has_mnemonic(text: str) -> bool:
    return re.search(r"&[^&\s;]", re.sub(r"&\w+;|&&", "", text)) is not None


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="translations.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "check"):
        commands.add_parser(name)
    commands.add_parser("start").add_argument("code")
    commands.add_parser("release").add_argument("folder", nargs="?", type=Path, default=FOLDER)
    commands.add_parser("pseudo").add_argument("folder", type=Path)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
