"""Files that were damaged at random are read or refused: no crash, no hang, little memory.

``python -m tests.fuzz [COUNT]`` tries COUNT (10,000) mutations of each kind of file in a process
that may take 200 MB more than it starts with, and one second of the processor for each file: a
busy machine may let it wait for longer.
"""

import io
import random
import resource
import signal
import struct
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

import numpy as np

from mha_desktop.lab.any_session import read_session
from mha_desktop.lab.figure_state import PNG_KEY, SVG_NAMESPACE, state_text
from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.lesson_format import open_lesson
from mha_desktop.lab.notes import LabError
from mha_desktop.lab.numbers_files import write_numbers
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.sessions import Session, decoded, encoded
from mha_desktop.lab.state import LabState, PinnedCell, ViewState
from mha_desktop.lab.weights_files import read_weights

MOST_SECONDS = 1
MOST_MEMORY = 200 << 20
LONG_RUN = 10_000
ROOT = Path(__file__).parents[1]
STATE = LabState(sentence="a =b 猫 .", d_model=8, n_heads=2)


@dataclass(frozen=True)
class Outcome:
    """How many of the mutated files were read, and how many refused."""

    read: int
    refused: int


def samples(folder: Path) -> Mapping[str, bytes]:
    """Return a file of each kind that the lab reads."""
    result = Laboratory().evaluate(resolve(STATE).state)
    assert result is not None
    kinds = {}
    for form in ("csv-matrix", "npz"):
        write_numbers(result, folder / form, form)
        kinds[form] = (folder / form).read_bytes()
    kinds["npy"] = _npy(result.weights)
    kinds["npz packed"] = _packed(result.weights)
    session = Session(LabState(), ViewState(pin=PinnedCell(1, 2)))
    pictures = {"png": _png(state_text(session)), "svg": _svg(state_text(session))}
    lesson = (ROOT / "resources" / "lessons" / "en" / "02-dimension-budget.md").read_bytes()
    return {**kinds, "session": encoded(session), **pictures, "lesson": lesson}


def _png(text: str) -> bytes:
    """Return a picture with a state; its pixels, at the end, are not looked at."""
    packed = b"\0\0".join((PNG_KEY.encode(), zlib.compress(text.encode("ascii"))))
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"zTXt", packed) + _chunk(b"IDAT", bytes(900))


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


def _svg(text: str) -> bytes:
    start = "<?xml version='1.0' encoding='utf-8'?><svg xmlns='http://www.w3.org/2000/svg'>"
    held = f"<m:session xmlns:m='{SVG_NAMESPACE}'>{escape(text)}</m:session>"
    return f"{start}<metadata>{held}</metadata></svg>".encode()


def _npy(weights: np.ndarray) -> bytes:
    file = io.BytesIO()
    np.save(file, weights)
    return file.getvalue()


def _packed(weights: np.ndarray) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("weights.npy", _npy(weights))
        archive.writestr("tokens.npy", _npy(np.array(["a", "b", "c", "d"])))
    return file.getvalue()


def mutations(sample: bytes, count: int, seed: int) -> Iterator[bytes]:
    """Return damaged copies: bytes changed, put in, left out, doubled or cut off."""
    chance = random.Random(seed)
    for _ in range(count):
        data = bytearray(sample)
        # Half of them near the start or the end, where headers and tables of contents are.
        for _ in range(chance.randint(1, 4)):
            place = _place(chance, len(data))
            data[place : place + chance.randint(0, 3)] = _patch(chance, data)
        yield bytes(data[: chance.randrange(len(data))] if chance.random() < 0.05 else data)


def _place(chance: random.Random, size: int) -> int:
    near = chance.choice((size, min(size, 150), -min(size, 300)))
    return chance.randrange(near) if near > 0 else size - 1 - chance.randrange(-near)


def _patch(chance: random.Random, data: bytearray) -> bytes:
    start = chance.randrange(len(data))
    texts = (b"9" * 9, b"\xff" * 4, b"nan", b"-1", b"(", b'"', b"\n", b",", data[start : start + 9])
    return bytes(chance.choice((*texts, chance.randbytes(3), chance.randbytes(1))))


def readers(folder: Path) -> Mapping[str, Callable[[bytes], object]]:
    """Return what reads each kind of file."""
    path = folder / "mutated"

    def from_file(read: Callable[[Path], object]) -> Callable[[bytes], object]:
        def read_data(data: bytes) -> object:
            path.write_bytes(data)
            return read(path)

        return read_data

    kinds = ("csv-matrix", "npz", "npy", "npz packed")
    return {
        **dict.fromkeys(kinds, from_file(lambda file: read_weights(file).notes)),
        **dict.fromkeys(("png", "svg"), from_file(read_session)),
        "lesson": from_file(lambda file: open_lesson(file, "mutated")),
        "session": decoded,
    }


def fuzz(kind: str, count: int, seed: int, folder: Path) -> Outcome:
    """Read mutated files of a kind; whatever is neither read nor refused is raised."""
    sample, read = samples(folder)[kind], readers(folder)[kind]
    accepted = 0
    for data in mutations(sample, count, seed):
        signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
        try:
            read(data)
            accepted += 1
        except LabError as error:
            _check_one_line(str(error))
        except BaseException:
            (folder / "culprit").write_bytes(data)
            raise
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return Outcome(accepted, count - accepted)


def _check_one_line(text: str) -> None:
    assert text
    assert "\n" not in text, text


def _too_slow(_signal: int, _frame: object) -> None:
    raise TimeoutError(f"a file took the processor more than {MOST_SECONDS} s")


def limit_this_process() -> None:
    """Let one file take little time and memory from here on."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + MOST_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    signal.signal(signal.SIGPROF, _too_slow)


def main(count: int) -> None:
    """Try `count` mutations of each kind, and say how many were read."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kinds = list(samples(folder))
        limit_this_process()
        for seed, kind in enumerate(kinds):
            outcome = fuzz(kind, count, seed, folder)
            sys.stdout.write(f"{kind}: {outcome.read} read, {outcome.refused} refused\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LONG_RUN)
