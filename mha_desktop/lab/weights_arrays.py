"""Weights in NumPy's files (NEP 1): headers are checked before anything is read.

Nothing is unpickled or evaluated, and memory grows with what is really in the file.
"""

import errno
import re
import struct
import zipfile
import zlib
from dataclasses import dataclass
from math import prod
from typing import IO, Any, BinaryIO, NoReturn

import numpy as np
from numpy.typing import NDArray

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.lab.weights_limits import (
    MOST_BYTES,
    MOST_TOKEN_BYTES,
    WeightsError,
    checked_shape,
    refuse,
)

NPY_MAGIC, ZIP_MAGIC = b"\x93NUMPY", b"PK"

_LENGTH_BYTES = {b"\x01\x00": 2, b"\x02\x00": 4}
_MOST_HEADER = 1 << 14
_DTYPE = re.compile(r"'descr':\s*'([<>|=]?[a-zA-Z][0-9]*)'")
_ORDER = re.compile(r"'fortran_order':\s*(True|False)")
_SHAPE = re.compile(r"'shape':\s*\(([0-9, ]*)\)")
_MOST_DIGITS = 10
_NAMES = ("weights", "attention", "attentions", "attn", "attn_weights")
_FLOAT_BYTES = (2, 4, 8)
_CHUNK = 1 << 20
_MOST_MEMBERS = 256
# What zipfile raises where an archive is damaged, or locked.
_DAMAGES = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, OverflowError, ValueError,
    NotImplementedError, RuntimeError,
)  # fmt: skip
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
# Less than this is harmless, whatever it unpacks from; weights hardly shrink by more than that.
_HARMLESS_BYTES, _MOST_SHRINKING = 32 << 20, 100


@dataclass(frozen=True, eq=False)
class Found:
    """Weights of 2 to 4 dimensions as they are in a file, and the tokens, if it has any."""

    weights: FloatArray
    tokens: tuple[str, ...] | None


@dataclass(frozen=True)
class _Header:
    """What an array says of itself."""

    shape: tuple[int, ...]
    fortran: bool
    dtype: np.dtype[Any]

    @property
    def size(self) -> int:
        return prod(self.shape) * self.dtype.itemsize


def npy_weights(file: BinaryIO, size: int) -> Found:
    """Read an NPY file of `size` bytes.

    Raises
    ------
    WeightsError
    """
    header = _header(file)
    _check_floats(header)
    _check_length(header, size - file.tell())
    return Found(_filled(file, header), None)


def npz_weights(file: BinaryIO) -> Found:
    """Read an NPZ file: the array called weights, or the only one that can be, and its tokens.

    Raises
    ------
    WeightsError
    """
    try:
        with zipfile.ZipFile(file) as archive:
            return _members(archive)
    except WeightsError:
        raise
    except _DAMAGES as error:
        _refuse_damaged(error)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a place before the start of the file
            raise
        _refuse_damaged(error)


def _refuse_damaged(error: Exception) -> NoReturn:
    problem = (str(error) or type(error).__name__).splitlines()[0]
    refuse("its archive is damaged ({problem}); save it again with numpy.savez", problem=problem)


def _members(archive: zipfile.ZipFile) -> Found:
    infos = archive.infolist()
    if len(infos) > _MOST_MEMBERS:
        refuse("it holds {count} arrays, more than {most}", count=len(infos), most=_MOST_MEMBERS)
    if any(info.compress_type not in _METHODS for info in infos):
        refuse("its archive is packed in a way that NumPy does not use; use numpy.savez")
    members = {info.filename.removesuffix(".npy"): info for info in infos}
    weights = _weights(archive, members)
    tokens = _tokens(archive, members["tokens"]) if "tokens" in members else None
    return Found(weights, tokens)


def _weights(archive: zipfile.ZipFile, members: dict[str, zipfile.ZipInfo]) -> FloatArray:
    name = next((name for name in _NAMES if name in members), None)
    if name is None:
        name = _only_one(archive, members)
    with archive.open(members[name]) as member:
        header = _header(member)
        _check_floats(header)
        _check_member(members[name], header, member.tell(), MOST_BYTES)
        return _filled(member, header)


def _only_one(archive: zipfile.ZipFile, members: dict[str, zipfile.ZipInfo]) -> str:
    """Return the name of the array that could be weights; refuse if that is none or several."""
    fitting = [name for name, info in members.items() if _may_be_weights(archive, info)]
    if len(fitting) != 1:
        names = ", ".join(list(members)[:8]) or "nothing"
        refuse("none of its arrays is called weights (it holds {names}); rename one", names=names)
    return fitting[0]


def _may_be_weights(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bool:
    with archive.open(info) as member:
        try:
            header = _header(member)
            _check_floats(header)
        except WeightsError:
            return False
    return True


def _tokens(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> tuple[str, ...]:
    with archive.open(info) as member:
        header = _header(member)
        if header.dtype.kind not in "US" or len(header.shape) != 1:
            refuse("its tokens are {dtype} of shape {shape}; a list of texts is needed",
                   dtype=header.dtype, shape=header.shape)  # fmt: skip
        _check_member(info, header, member.tell(), MOST_TOKEN_BYTES)
        texts = _filled(member, header).tolist()
    try:
        return tuple(t.decode() if isinstance(t, bytes) else t for t in texts)
    except UnicodeDecodeError as error:
        refuse("its tokens are no UTF-8 text ({problem})", problem=error.reason)


def _header(file: IO[bytes]) -> _Header:
    """Read the start of an array up to its first number."""
    length_bytes = _LENGTH_BYTES.get(file.read(len(NPY_MAGIC) + 2).removeprefix(NPY_MAGIC))
    if length_bytes is None:
        refuse("its array is none that this program knows; save it again with numpy.save")
    length = int.from_bytes(file.read(length_bytes), "little")
    text = file.read(min(length, _MOST_HEADER)).decode("latin-1")
    dtype, order, shape = (part.search(text) for part in (_DTYPE, _ORDER, _SHAPE))
    if dtype is None or order is None or shape is None:
        refuse("its header is damaged or describes no plain array; save it again with numpy.save")
    return _Header(_lengths(shape[1]), order[1] == "True", _dtype(dtype[1]))


def _lengths(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdecimal() and len(part) <= _MOST_DIGITS for part in parts):
        refuse("its header gives the shape ({shape}); save it again with numpy.save", shape=text)
    return tuple(map(int, parts))


def _dtype(text: str) -> np.dtype[Any]:
    try:
        return np.dtype(text)
    except (TypeError, ValueError):
        refuse("its header gives the type {dtype}, which NumPy does not know", dtype=text)


_WRONG_KINDS = {
    "O": "Python objects, which are never read",
    "c": "complex numbers",
    "i": "whole numbers",
    "u": "whole numbers",
    "b": "true and false",
    "U": "texts",
    "S": "texts",
}


def _check_floats(header: _Header) -> None:
    kind = header.dtype.kind
    if kind != "f" or header.dtype.itemsize not in _FLOAT_BYTES:
        what = _WRONG_KINDS.get(kind, f"{header.dtype}")
        refuse('it holds {what}; weights are float16, float32 or float64: a.astype("float32")',
               what=what)  # fmt: skip
    checked_shape(header.shape)


def _check_length(header: _Header, given: int) -> None:
    if header.size != given:
        problem = "cut off" if given < header.size else "too long"
        refuse("it is {problem}: {given} bytes follow its header, and the shape {shape} needs "
               "{needed}; save it again with numpy.save",
               problem=problem, given=given, shape=header.shape, needed=header.size)  # fmt: skip


def _check_member(info: zipfile.ZipInfo, header: _Header, start: int, most: int) -> None:
    """Refuse an array that is not as long as it says, too long, or packed to overflow a memory."""
    _check_length(header, info.file_size - start)
    if header.size > most:
        refuse("its array of {size} MB is larger than {most} MB",
               size=header.size >> 20, most=most >> 20)  # fmt: skip
    shrinking = info.file_size // max(info.compress_size, 1)
    if info.file_size > _HARMLESS_BYTES and shrinking > _MOST_SHRINKING:
        refuse("its archive unpacks to {times} times its size, which no weights do; save them "
               "again with numpy.savez", times=shrinking)  # fmt: skip


def _filled(file: IO[bytes], header: _Header) -> NDArray[Any]:
    """Read an array chunk by chunk: memory grows with what is really there."""
    data = bytearray()
    while len(data) < header.size:
        chunk = file.read(min(_CHUNK, header.size - len(data)))
        if not chunk:
            _check_length(header, len(data))
        data += chunk
    flat = np.frombuffer(data, header.dtype)
    return flat.reshape(header.shape, order="F" if header.fortran else "C")
