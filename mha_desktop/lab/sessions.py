"""Sessions: one versioned JSON document (``*.mha``) that holds a whole lab, strictly read."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from mha_desktop.lab.files import is_there, whole_file
from mha_desktop.lab.laboratory import Cancelled
from mha_desktop.lab.notes import LabError, Note
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.results import most_heads
from mha_desktop.lab.state import ImportedWeights, LabState, ViewState
from mha_desktop.lab.viewed_weights import arrays_of, remember

FORMAT = "mha-desktop session"
VERSION = 1
SUFFIX = ".mha"
WEIGHTS_SUFFIX = ".weights.npz"
MOST_BYTES = 16 << 20

# What brings a document of a version to the next one.
MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


class SessionError(LabError):
    """A file that is no session; nothing was changed by reading it."""


class Session(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lab as it is, and how it is looked at."""

    lab: LabState
    view: ViewState


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: a session with its header."""

    format: str
    version: int
    lab: LabState
    view: ViewState


def encoded(session: Session) -> bytes:
    """Return the document of a session, JSON in UTF-8 with one field on each line.

    Lone surrogates, which no file can hold, are written as the escape that shows them.
    """
    document = _Document(FORMAT, VERSION, session.lab, session.view)
    plain = _encodable(msgspec.to_builtins(document))
    return msgspec.json.format(msgspec.json.encode(plain), indent=2) + b"\n"


def decoded(data: bytes) -> Session:
    """Return the session that a document holds.

    Raises
    ------
    SessionError
        If it is too large, no JSON, of an unknown version, has an unknown or a missing field or a
        wrong value, or describes a lab that cannot be; the text names the field.
    """
    if len(data) > MOST_BYTES:
        _refuse("it is larger than {most} MB", most=MOST_BYTES >> 20)
    try:
        raw = _migrated(_checked_header(msgspec.json.decode(data)))
        document = msgspec.convert(raw, _Document)
    except RecursionError:
        _refuse("its brackets are nested too deeply")
    except msgspec.ValidationError as error:
        _refuse("{problem}", problem=_plain(str(error)))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _refuse_damaged(data, str(error))
    missing = _first_missing(msgspec.to_builtins(document), raw, ())
    if missing:
        _refuse("the field {field} is missing", field=missing)
    return Session(_legal(document.lab), _fitting(document.view, document.lab))


def save_session(session: Session, path: Path) -> None:
    """Write a session; an older file is replaced once the new one is complete.

    Weights that were read from a file are written beside it, so that both can go elsewhere.

    Raises
    ------
    OSError
        If the file cannot be written; what was there before is still there.
    LabError
        If its weights have gone.
    """
    if needs_weights(session, path):
        save_weights(session, path)
    save_document(session, path)


def needs_weights(session: Session, path: Path) -> bool:
    """Whether weights have to be written beside a file before the session can be: it takes long."""
    source = session.lab.source
    if not isinstance(source, ImportedWeights):
        return False
    beside = _weights_beside(path)
    return Path(source.path) != beside or not is_there(beside)


def save_weights(
    session: Session, path: Path, cancelled: Callable[[], bool] = lambda: False
) -> None:
    """Write the weights that a session views beside its file; it may be called on any thread.

    Raises
    ------
    OSError, LabError
        As of `save_session`.
    Cancelled
        If `cancelled` said so in the end; no file changed.
    """
    source = session.lab.source
    if not isinstance(source, ImportedWeights):
        return
    from mha_desktop.lab.weights_files import write_weights  # few sessions need it

    beside, arrays = _weights_beside(path), arrays_of(source)
    with whole_file(beside) as file:
        write_weights(arrays, file)
        if cancelled():
            raise Cancelled
    remember(beside, arrays)


def save_document(session: Session, path: Path) -> None:
    """Write a session whose weights lie beside its file already.

    Raises
    ------
    OSError
        As of `save_session`.
    """
    source = session.lab.source
    if isinstance(source, ImportedWeights):
        session = _viewing(session, ImportedWeights(_weights_beside(path).name, source.layer))
    with whole_file(path) as file:
        file.write(encoded(session))


def open_session(path: Path) -> Session:
    """Read a session; at most `MOST_BYTES` of the file.

    Raises
    ------
    SessionError
        If the file is no session, or its weights do not lie beside it.
    OSError
        If it cannot be read.
    """
    with path.open("rb") as file:
        return _with_weights_found(decoded(file.read(MOST_BYTES + 1)), path)


def _weights_beside(path: Path) -> Path:
    return path.absolute().with_name(path.stem + WEIGHTS_SUFFIX)


def _with_weights_found(session: Session, path: Path) -> Session:
    """Return a session with the whole path of the weights that it views."""
    source = session.lab.source
    if not isinstance(source, ImportedWeights):
        return session
    weights = path.absolute().parent / source.path
    if not weights.is_file():
        _refuse("its weights {path} are not there; put both files side by side", path=str(weights))
    return _viewing(session, ImportedWeights(str(weights), source.layer))


def _viewing(session: Session, source: ImportedWeights) -> Session:
    return Session(msgspec.structs.replace(session.lab, source=source), session.view)


def _refuse(reason: str, **values: object) -> NoReturn:
    raise SessionError(Note(reason, values))


def _refuse_damaged(data: bytes, problem: str) -> NoReturn:
    """Say what is wrong with a file that is no JSON."""
    if not data.lstrip().startswith(b"{"):
        _refuse("it is no session of MHA Desktop")
    if "truncated" in problem:
        _refuse("it ends in the middle, as if it had been cut off")
    place = re.search(r"byte (\d+)", problem)
    if place is None:
        _refuse("{problem}", problem=_plain(problem))
    _refuse("it is damaged at byte {place}", place=int(place[1]) + 1)


def _checked_header(raw: object) -> dict[str, Any]:
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        _refuse("it is no session of MHA Desktop")
    version = raw.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        _refuse("it has no version that is a number from 1 on")
    if version > VERSION:
        _refuse(
            "it has version {version}, and this program knows versions up to {known}",
            version=version, known=VERSION,
        )  # fmt: skip
    return raw


def _migrated(raw: dict[str, Any]) -> dict[str, Any]:
    for version in range(raw["version"], VERSION):
        raw = {**MIGRATIONS[version](raw), "version": version + 1}
    return raw


def _legal(state: LabState) -> LabState:
    try:
        return resolve(state).state
    except LabError as error:
        raise SessionError(error.note) from error


def _fitting(view: ViewState, state: LabState) -> ViewState:
    """Return a view whose places exist; it may come from a file that was edited by hand."""
    if view.snapshot is not None:
        _legal(view.snapshot.state)
        if isinstance(view.snapshot.state.source, ImportedWeights):
            _refuse("weights that were read from a file cannot be kept to compare with")
    if not 0 <= view.selected_head < most_heads(state):
        _refuse("there is no head {head} among {h}", head=view.selected_head + 1, h=state.n_heads)
    pin = () if view.pin is None else msgspec.structs.astuple(view.pin)
    places = (view.token or 0, *(view.cell or ()), *pin)
    if min(places) < 0:
        _refuse("there is no token at place {value}; nearest: 0", value=min(places))
    return msgspec.structs.replace(view, hovered_head=None, cell=None)


def _first_missing(full: object, given: object, place: tuple[str, ...]) -> str:
    """Return the path of the first field that was filled in by a default, or an empty text."""
    if isinstance(full, dict) and isinstance(given, dict):
        for name, value in full.items():
            if name not in given:
                return ".".join((*place, name))
            if missing := _first_missing(value, given[name], (*place, name)):
                return missing
    return ""


def _encodable(value: Any) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, dict):
        return {name: _encodable(part) for name, part in value.items()}
    return [_encodable(part) for part in value] if isinstance(value, (list, tuple)) else value


def _plain(problem: str) -> str:
    """Return a message of the decoder with the field named as in the file: lab.d_model."""
    text = re.sub(r" - at `\$\.?(.*)`$", r" (field \1)", problem)
    return text[:1].lower() + text[1:]
