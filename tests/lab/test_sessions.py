"""Sessions survive a round trip, and nothing but a session is read as one."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab import sessions
from mha_desktop.lab.laboratory import Cancelled
from mha_desktop.lab.sessions import (
    Session,
    SessionError,
    decoded,
    encoded,
    needs_weights,
    open_session,
    save_session,
    save_weights,
)
from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    ImportedWeights,
    LabState,
    LogRange,
    NoMask,
    OrthogonalProjection,
    PinnedCell,
    PrefixMask,
    RandomHeads,
    SlidingWindowMask,
    Snapshot,
    ViewState,
)
from mha_desktop.lab.viewed_weights import viewed_weights

DEFAULT = Session(LabState(), ViewState())
SAMPLES = Path(__file__).parent / "sessions"

masks = st.one_of(
    st.just(NoMask()),
    st.just(CausalMask()),
    st.builds(SlidingWindowMask, st.integers(1, 600)),
    st.builds(PrefixMask, st.integers(0, 600)),
    st.builds(HiddenTokensMask, st.lists(st.integers(0, 600), max_size=5).map(tuple)),
)
labs = st.builds(
    LabState,
    sentence=st.text(st.characters(exclude_categories=["Cs"]), max_size=80),
    token_mode=st.sampled_from(("words", "characters")),
    source=st.builds(RandomHeads, st.integers(0, 2**32 - 1), st.none() | st.floats(0, 10)),
    mask=masks,
    projection=st.builds(OrthogonalProjection, st.integers(0, 2**32 - 1)),
    temperature=st.floats(0.01, 100),
    gains=st.lists(st.floats(0, 2), min_size=8, max_size=8).map(tuple),
    muted=st.lists(st.booleans(), min_size=8, max_size=8).map(tuple),
    mistake=st.sampled_from((None, "unscaled", "softmax_twice")),
)
views = st.builds(
    ViewState,
    view=st.sampled_from(("heads", "head", "mixing")),
    selected_head=st.integers(0, 7),
    token=st.none() | st.integers(0, 600),
    pin=st.none() | st.builds(PinnedCell, st.integers(0, 600), st.integers(0, 600)),
    colour_range=st.just(LogRange()),
    snapshot=st.none() | st.builds(Snapshot, st.just("A"), labs),
    notes=st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
)


@given(st.builds(Session, labs, views))
def test_a_session_comes_back_as_it_was(session: Session) -> None:
    assert decoded(encoded(session)) == session


def test_what_is_pointed_at_is_not_part_of_a_session() -> None:
    view = ViewState(hovered_head=2, cell=(1, 1))
    assert decoded(encoded(Session(LabState(), view))).view == ViewState()


def test_lone_surrogates_are_written_as_their_escape() -> None:
    session = Session(LabState(sentence="a \udc80 b"), ViewState())
    assert decoded(encoded(session)).lab.sentence == "a \\udc80 b"


def test_the_sample_of_each_version_is_read() -> None:
    samples = sorted(SAMPLES.glob("version-*.mha"))
    assert [path.stem for path in samples] == [
        f"version-{n}" for n in range(1, sessions.VERSION + 1)
    ]
    for path in samples:
        assert open_session(path).lab.sentence == "Dog bites man"


def document(**changes: object) -> dict[str, Any]:
    return {**json.loads(encoded(DEFAULT)), **changes}


def with_lab(**changes: object) -> dict[str, Any]:
    return document(lab={**document()["lab"], **changes})


def with_view(**changes: object) -> dict[str, Any]:
    return document(view={**document()["view"], **changes})


def without(name: str) -> dict[str, Any]:
    raw = document()
    del raw["lab"][name]
    return raw


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", "no session"),
        (encoded(DEFAULT)[:-20], "ends in the middle, as if it had been cut off"),
        (encoded(DEFAULT).replace(b"{", b"{;", 1), "damaged at byte 2"),
        (b"[" * 10_000, "nested too deeply"),
        (b"[]", "no session"),
        (b"\xff\xfe", "no session"),
        (document(format="netron"), "no session"),
        (document(version=sessions.VERSION + 1), "knows versions up to"),
        (document(version=0), "no version"),
        (document(version=True), "no version"),
        (document(extra=1), "unknown field `extra`"),
        (without("mask"), "the field lab.mask is missing"),
        (with_lab(mask={"type": "prefix"}), "the field lab.mask.length is missing"),
        (with_lab(d_model="512"), "(field lab.d_model)"),
        (with_lab(d_model=50), "50 is not divisible by 8"),
        (with_lab(n_heads=10**30), "outside 1 to 128; nearest: 128"),
        (with_lab(gains=[2.5] * 8), "outside 0 to 2"),
        (with_view(selected_head=8), "no head 9 among 8"),
        (with_view(token=-1), "no token at place -1"),
        (with_view(pin=msgspec.to_builtins(PinnedCell(3, -2))), "no token at place -2; nearest: 0"),
        (with_view(snapshot={"name": "A", "state": with_lab(d_model=50)["lab"]}), "50 is not"),
        (encoded(DEFAULT).replace(b'"temperature": 1.0', b'"temperature": NaN'), "damaged at byte"),
        (encoded(DEFAULT).replace(b'"temperature": 1.0', b'"temperature": 1e999'), "out of range"),
    ],
)  # fmt: skip
def test_anything_else_is_refused_in_one_sentence(data: object, text: str) -> None:
    with pytest.raises(SessionError) as refusal:
        decoded(data if isinstance(data, bytes) else json.dumps(data).encode())
    assert text in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_huge_file_is_refused_without_reading_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.mha"
    with path.open("wb") as file:
        file.truncate(200 << 20)
    with pytest.raises(SessionError, match="larger than 16 MB"):
        open_session(path)


def test_mutated_files_are_refused_or_read_but_never_crash() -> None:
    """2,000 mutations here; ``python -m tests.fuzz`` does many more."""
    chance, sample = random.Random(1), encoded(Session(LabState(), ViewState(pin=PinnedCell(1, 2))))
    read = 0
    for _ in range(2_000):
        data = bytearray(sample)
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(data))
            data[place : place + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
        try:
            decoded(bytes(data))
            read += 1
        except SessionError:
            pass
    assert 0 < read < 2_000


WRITERS = """
import os, sys
from pathlib import Path
from mha_desktop.lab.sessions import Session, save_session
from mha_desktop.lab.state import LabState, ViewState
sessions = [Session(LabState(sentence=f"{n} " * 20_000), ViewState()) for n in range(4)]
for _ in sys.stdin:
    writer = os.fork()
    while writer == 0:
        for session in sessions:
            save_session(session, Path(sys.argv[1]))
    print(writer, flush=True)
    os.waitpid(writer, 0)
"""


def test_a_kill_while_saving_leaves_a_whole_file(tmp_path: Path) -> None:
    """SIGKILL at 50 random moments: the old or the new file is there, complete."""
    path, chance = tmp_path / "lesson.mha", random.Random(5)
    save_session(DEFAULT, path)
    command = [sys.executable, "-c", WRITERS, str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(50):
            print("go", file=process.stdin, flush=True)
            writer = int(process.stdout.readline())
            time.sleep(chance.random() * 0.02)
            os.kill(writer, signal.SIGKILL)
            words = open_session(path).lab.sentence.split()
            assert len(set(words)) == 1 or words == DEFAULT.lab.sentence.split()


def test_a_file_that_cannot_be_written_says_so_and_nothing_is_left(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("x")
    with pytest.raises(NotADirectoryError):
        save_session(DEFAULT, blocker / "a.mha")
    assert list(tmp_path.iterdir()) == [blocker]


def test_every_version_before_this_one_has_a_migration() -> None:
    assert sorted(sessions.MIGRATIONS) == list(range(1, sessions.VERSION))


def test_migrations_lead_from_version_to_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "VERSION", 3)
    renamed = {
        1: lambda raw: {"lab": raw["laboratory"], **_without(raw, "laboratory")},
        2: lambda raw: _without(raw, "colour"),
    }
    monkeypatch.setattr(sessions, "MIGRATIONS", renamed)
    old = {
        **_without(document(), "lab"),
        "laboratory": document()["lab"],
        "colour": 1,
        "version": 1,
    }
    assert decoded(json.dumps(old).encode()) == DEFAULT


def _without(raw: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in raw.items() if key != name}


def test_the_document_is_plain_json_with_a_header() -> None:
    raw = msgspec.json.decode(encoded(DEFAULT))
    assert list(raw) == ["format", "version", "lab", "view"]


# Sessions of weights that were read from a file


def viewing(folder: Path, layer: int = 0) -> Session:
    weights = np.random.RandomState(2).rand(2, 3, 4, 4).astype(np.float32)
    np.savez(folder / "bert.npz", weights=weights, tokens=np.array(["a", "b", "=c", "猫"]))
    source = ImportedWeights(str(folder / "bert.npz"), layer)
    return Session(LabState(source=source), ViewState(selected_head=2))


def test_weights_lie_beside_their_session_and_move_with_it(tmp_path: Path) -> None:
    session, moved = viewing(tmp_path, 1), tmp_path / "elsewhere"
    before = viewed_weights(session.lab, session.lab.source)
    save_session(session, tmp_path / "lesson.mha")
    moved.mkdir()
    for name in ("lesson.mha", "lesson.weights.npz"):
        (tmp_path / name).rename(moved / name)
    (tmp_path / "bert.npz").unlink()
    opened = open_session(moved / "lesson.mha")
    after = viewed_weights(opened.lab, opened.lab.source)
    assert opened.lab.source == ImportedWeights(str(moved / "lesson.weights.npz"), 1)
    assert opened.view.selected_head == 2
    assert after.weights.tobytes() == before.weights.tobytes()
    assert after.tokens == before.tokens == ("a", "b", "=c", "猫")


def test_weights_are_written_unless_they_lie_beside_the_file_already(tmp_path: Path) -> None:
    path = tmp_path / "lesson.mha"
    assert not needs_weights(DEFAULT, path)
    assert needs_weights(viewing(tmp_path), path)
    save_session(viewing(tmp_path), path)
    opened = open_session(path)
    assert not needs_weights(opened, path)
    (tmp_path / "lesson.weights.npz").unlink()
    assert needs_weights(opened, path)


def test_weights_that_are_given_up_leave_the_ones_before(tmp_path: Path) -> None:
    beside = tmp_path / "lesson.weights.npz"
    beside.write_bytes(b"before")
    with pytest.raises(Cancelled):
        save_weights(viewing(tmp_path), tmp_path / "lesson.mha", cancelled=lambda: True)
    assert beside.read_bytes() == b"before"


def test_a_session_is_saved_again_where_it_was_opened(tmp_path: Path) -> None:
    save_session(viewing(tmp_path), tmp_path / "lesson.mha")
    opened = open_session(tmp_path / "lesson.mha")
    save_session(opened, tmp_path / "lesson.mha")
    save_session(opened, tmp_path / "copy.mha")
    assert open_session(tmp_path / "lesson.mha") == opened
    assert open_session(tmp_path / "copy.mha").lab.source.path.endswith("copy.weights.npz")


def test_a_session_without_its_weights_is_refused(tmp_path: Path) -> None:
    save_session(viewing(tmp_path), tmp_path / "lesson.mha")
    (tmp_path / "lesson.weights.npz").unlink()
    with pytest.raises(SessionError) as refusal:
        open_session(tmp_path / "lesson.mha")
    place = tmp_path / "lesson.weights.npz"
    assert str(refusal.value) == f"its weights {place} are not there; put both files side by side"


def test_a_file_is_nothing_to_compare_with(tmp_path: Path) -> None:
    view = ViewState(snapshot=Snapshot("A", viewing(tmp_path).lab))
    with pytest.raises(SessionError, match="cannot be kept to compare with"):
        decoded(encoded(Session(LabState(), view)))


def test_a_layer_before_the_first_is_refused() -> None:
    with pytest.raises(SessionError, match="there is no layer 0; nearest: 1"):
        decoded(encoded(Session(LabState(source=ImportedWeights("a.npz", -1)), ViewState())))
