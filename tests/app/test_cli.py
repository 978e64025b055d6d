"""The command line: what it writes, and the one line with which it refuses."""

import os
import resource
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from mha_desktop.app import cli
from mha_desktop.app.arguments import EXAMPLES, parse
from mha_desktop.app.commands.export_checks import check_idle, check_ways_out
from mha_desktop.app.display import has_display

PROGRAM = [sys.executable, "-m", "mha_desktop"]
ARRAYS = {
    "x": (12, 512),
    "w_q": (512, 512),
    "w_k": (512, 512),
    "w_v": (512, 512),
    "w_o": (512, 512),
    "q": (8, 12, 64),
    "k": (8, 12, 64),
    "v": (8, 12, 64),
    "scores": (8, 12, 12),
    "weights": (8, 12, 12),
    "head_outputs": (8, 12, 64),
    "concat": (12, 512),
    "contributions": (8, 12, 512),
    "output": (12, 512),
    "tokens": (12,),
    "kv_head_of": (8,),
    "gains": (8,),
    "temperature": (),
}


def traced(folder: Path, *options: str) -> dict[str, np.ndarray]:
    """Return the arrays that the trace command writes."""
    assert cli.main(["trace", "--out", str(folder / "trace.npz"), *options]) == 0
    with np.load(folder / "trace.npz", allow_pickle=False) as file:
        return dict(file)


def exported(folder: Path, *options: str) -> QImage:
    """Return the picture that the export command writes."""
    assert cli.main(["export", "--out", str(folder / "heads.png"), *options]) == 0
    return QImage(str(folder / "heads.png"))


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one line with which the arguments are refused."""
    assert cli.main(arguments) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.count("\n") == 1
    return written.err.removeprefix("mha-desktop: ").rstrip("\n")


def started(*arguments: str | bytes, **options: object) -> subprocess.CompletedProcess[str]:
    """Run the program as a process of its own, without a display."""
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k and "QT_" not in k}
    return subprocess.run(
        [*PROGRAM, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        **options,
    )


# Numbers


def test_trace_has_every_array_by_its_name(tmp_path: Path) -> None:
    assert {name: array.shape for name, array in traced(tmp_path).items()} == ARRAYS


def test_trace_is_the_arithmetic_it_claims(tmp_path: Path) -> None:
    """The arrays in the file follow from one another, so a student can check each step."""
    t = traced(tmp_path, "--source", "random", "--seed", "3", "--kv-heads", "2")
    keys = t["k"][t["kv_head_of"]]
    scores = t["q"] @ keys.transpose(0, 2, 1) / np.sqrt(64)
    np.testing.assert_allclose(t["scores"], scores, atol=1e-5)
    np.testing.assert_allclose(t["weights"].sum(axis=-1), 1.0, atol=1e-5)
    np.testing.assert_allclose(t["concat"] @ t["w_o"], t["output"], atol=1e-4)
    np.testing.assert_allclose(t["contributions"].sum(axis=0), t["output"], atol=1e-4)


def test_fewer_key_value_heads_are_means_of_those_they_replace(tmp_path: Path) -> None:
    whole = traced(tmp_path, "--source", "random")
    shared = traced(tmp_path, "--source", "random", "--kv-heads", "2")
    assert shared["kv_head_of"].tolist() == [0, 0, 0, 0, 1, 1, 1, 1]
    means = whole["w_k"].reshape(512, 2, 4, 64).mean(axis=2).reshape(512, 128)
    np.testing.assert_allclose(shared["w_k"], means, atol=1e-6)
    np.testing.assert_array_equal(shared["w_q"], whole["w_q"])


def test_options_reach_the_numbers(tmp_path: Path) -> None:
    options = ["--sentence", "Dog bites man", "--heads", "4", "--d-model", "64"]
    t = traced(tmp_path, *options, "--mask", "causal", "--positions", "none")
    assert t["tokens"].tolist() == ["Dog", "bites", "man"]
    assert t["weights"].shape == (4, 3, 3)
    assert t["x"].shape == (3, 64)
    assert not np.triu(t["weights"], 1).any()


def test_options_may_stand_before_the_command(tmp_path: Path) -> None:
    out = str(tmp_path / "trace.npz")
    assert cli.main(["--heads", "4", "trace", "--out", out, "--mask", "causal"]) == 0
    with np.load(out) as file:
        assert file["weights"].shape == (4, 12, 12)


def test_same_seed_same_bits(tmp_path: Path) -> None:
    first = traced(tmp_path, "--source", "random", "--seed", "7")
    again = traced(tmp_path, "--source", "random", "--seed", "7")
    other = traced(tmp_path, "--source", "random", "--seed", "8")
    np.testing.assert_array_equal(first["w_q"], again["w_q"])
    assert (first["w_q"] != other["w_q"]).any()


def test_text_that_no_file_can_hold_is_escaped(tmp_path: Path) -> None:
    """A byte of the command line that is no text arrives as a lone surrogate."""
    t = traced(tmp_path, "--sentence", "a\udcff b")
    assert "U+DCFF" in "".join(t["tokens"].tolist())


def test_long_sentence_is_cut_with_a_note(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    t = traced(tmp_path, "--sentence", "word " * 600, "--heads", "1", "--d-model", "8")
    assert len(t["tokens"]) == 512
    assert "600 tokens; the first 512 are used" in capsys.readouterr().err


def test_trace_loads_no_qt(tmp_path: Path) -> None:
    """The numbers can be had where Qt does not even load."""
    code = (
        "import sys; from mha_desktop.app import cli; "
        "status = cli.main(['trace', '--out', sys.argv[1]]); "
        "assert not {'PySide6', 'shiboken6'} & set(sys.modules); raise SystemExit(status)"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "trace.npz")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# Pictures


@pytest.mark.parametrize("view", [["--view", "grid"], ["--view", "head"], ["--head", "8"]])
def test_export_has_width_and_resolution(qapp: object, tmp_path: Path, view: list[str]) -> None:
    picture = exported(tmp_path, *view, "--width", "1000", "--dpi", "300")
    assert picture.width() == 1000
    assert picture.dotsPerMeterX() == 11811


def test_head_alone_is_another_picture(qapp: object, tmp_path: Path) -> None:
    grid, head = exported(tmp_path), exported(tmp_path, "--head", "8")
    assert grid != head
    assert head != exported(tmp_path, "--view", "head")


def test_export_without_display(tmp_path: Path) -> None:
    done = started("export", "--out", "heads", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "heads.png\n", "")
    assert not QImage(str(tmp_path / "heads.png")).isNull()


@pytest.mark.parametrize(("command", "extension"), [("export", ".png"), ("trace", ".npz")])
def test_extension_is_added_when_missing(
    qapp: object,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: str,
    extension: str,
) -> None:
    for name in ("a", f"b{extension}", f"c{extension.upper()}", "lesson 1.2"):
        assert cli.main([command, "--out", str(tmp_path / name)]) == 0
    names = {path.name for path in tmp_path.iterdir() if path.is_file()}
    written = {f"a{extension}", f"b{extension}", f"c{extension.upper()}", f"lesson 1.2{extension}"}
    assert names == written
    assert {Path(line).name for line in capsys.readouterr().out.splitlines()} == written


@pytest.mark.parametrize(
    ("name", "options", "start"),
    [
        ("a.csv", [], "head,query_index"),
        ("a.csv", ["--format", "csv-matrix"], "H1,The,animal"),
        ("a.CSV", ["--bom"], "\ufeffhead,query_index"),
    ],
)
def test_weights_are_written_as_text(
    tmp_path: Path, name: str, options: list[str], start: str
) -> None:
    assert cli.main(["trace", "--out", str(tmp_path / name), *options]) == 0
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(start)


def test_the_form_decides_the_ending(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["trace", "--out", str(tmp_path / "a"), "--format", "csv"]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'a.csv'}\n"
    assert cli.main(["trace", "--out", str(tmp_path / "b.csv"), "--format", "npz"]) == 0
    assert np.load(tmp_path / "b.csv.npz")["weights"].shape == (8, 12, 12)


def weights_file(folder: Path) -> Path:
    weights = np.random.RandomState(1).rand(2, 3, 4, 4).astype(np.float32)
    np.save(folder / "attention.npy", weights)
    return folder / "attention.npy"


def test_weights_of_a_file_become_a_picture(qapp: object, tmp_path: Path) -> None:
    name = str(weights_file(tmp_path))
    whole = exported(tmp_path, "--weights", name, "--layer", "2")
    single = exported(tmp_path, "--weights", name, "--head", "3")
    assert (whole.width(), single.width()) == (1920, 1920)
    assert whole != single


def test_weights_of_a_file_become_text(tmp_path: Path) -> None:
    path, out = weights_file(tmp_path), tmp_path / "a.csv"
    options = ["--weights", str(path), "--layer", "2", "--out", str(out)]
    assert cli.main(["trace", *options, "--format", "csv-matrix"]) == 0
    rows = [line.split(",") for line in out.read_text().splitlines()[1:5]]
    assert np.array_equal(np.array(rows)[:, 1:].astype(np.float32), np.load(path)[1, 0])


# Files that stand first


@pytest.mark.parametrize("name", ["lecture.mha", "Lecture.MHA", "heads.png", "heads.svg"])
def test_a_session_that_stands_first_is_opened(name: str) -> None:
    """As people write it, and file managers; whether it can be read is seen later."""
    assert parse([name]).session == name
    options = parse([name, "export", "--heads", "4"])
    assert (options.session, options.heads) == (name, 4)


@pytest.mark.parametrize("name", ["a.npy", "a.NPZ", "a.csv", "a.tsv"])
def test_weights_that_stand_first_are_opened(name: str) -> None:
    assert parse([name]).weights == name


def test_a_file_of_any_name_that_stands_first_is_looked_into(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("nothing of ours\n")
    assert refusal(capsys, str(path)).startswith(f"{path} cannot be opened: ")


def test_a_session_that_is_gone_is_told_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "gone.mha"
    assert refusal(capsys, str(path)) == f"{path} cannot be opened: No such file or directory"


@pytest.mark.parametrize(
    ("arguments", "name", "option"),
    [
        (["--heads", "4", "lecture.mha"], "lecture.mha", "--session"),
        (["a.mha", "b.npy"], "b.npy", "--weights"),
        (["trace", "--out", "a.npz", "lecture.mha"], "lecture.mha", "--session"),
    ],
)
def test_a_file_elsewhere_is_told_where_it_goes(
    capsys: pytest.CaptureFixture[str], arguments: list[str], name: str, option: str
) -> None:
    where = f"'{name}' is a file in a place where none is taken; put it first, or after {option}"
    assert refusal(capsys, *arguments) == where


def test_names_of_places_where_nobody_may_look_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """pathlib raises an error for one; a name that is too long is such a place for root, too."""
    long = tmp_path / ("n" * 300)
    assert refusal(capsys, str(long)).startswith("argument COMMAND: invalid choice: ")
    line = f"{long}/a.npz cannot be written: there is no folder '{long}'; nearest: '{tmp_path}'"
    assert refusal(capsys, "trace", "--out", str(long / "a.npz")) == line


def test_a_command_that_is_misspelt_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    line = "argument COMMAND: invalid choice: 'exprt' (choose from 'export', 'trace')"
    assert refusal(capsys, "exprt") == f"{line}; nearest: export"


# What is refused


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--heads", "4"], "--heads does nothing with --weights, which computes nothing"),
        (["--kv-heads", "4"], "--kv-heads does nothing with --weights, which computes nothing"),
        (["--layer", "3"], "there is no layer 3 of 2 in {path}; nearest: 2"),
        (["--layer", "0"], "there is no layer 0; nearest: 1"),
        (["--head", "4"], "there is no head 4 of 3; nearest: 3"),
    ],
)
def test_impossible_views_of_a_file_get_one_line(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], line: str
) -> None:
    path, out = weights_file(tmp_path), str(tmp_path / "heads.png")
    said = refusal(capsys, "export", "--out", out, "--weights", str(path), *options)
    assert said == line.format(path=path)


def test_files_that_are_no_weights_are_refused_before_a_window_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "gone.npy"
    line = f"{path} cannot be opened: No such file or directory"
    assert refusal(capsys, "--weights", str(path)) == line
    assert refusal(capsys, "--layer", "1") == "--layer is one of a file; name it with --weights"


def test_a_mark_for_text_is_refused_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "--bom is for text; it goes with --format csv or csv-matrix"
    assert refusal(capsys, "trace", "--out", str(tmp_path / "a.npz"), "--bom") == line


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (
            ["--d-model", "50"],
            "d_model 50 is not divisible by 8 heads (remainder 2); nearest: 48 or 56 (any of these "
            "works: --d-model 48 --heads 8, --d-model 56 --heads 8, --d-model 50 --heads 10, "
            "--d-model 50 --heads 5)",
        ),
        (["--heads", "0"], "the number of heads 0 is outside 1 to 128; nearest: 1"),
        (["--heads", "1000000000000"], "the number of heads 1000000000000 is outside 1 to 128; "
         "nearest: 128"),
        (["--heads", "16", "--d-model", "8"], None),
        (["--d-model", "-64"], None),
        (
            ["--kv-heads", "3"],
            "8 heads are not divisible by 3 key/value heads (remainder 2); nearest: 2 or 4",
        ),
        (["--kv-heads", "0"], "the number of key/value heads cannot be 0; nearest: 1"),
        (["--kv-heads", "9"], "9 key/value heads are more than 8 heads; nearest: 8"),
        (["--heads", "many"], "argument --heads: 'many' is no whole number"),
        (["--heads", "1e1"], "argument --heads: '1e1' is no whole number; nearest: 10"),
        (["--heads", "inf"], "argument --heads: 'inf' is no whole number"),
        (["--source", "random", "--seed", "-1"], "the seed -1 is outside 0 to 4294967295"),
        (
            ["--positions", "rotary"],
            "rotary positions are not offered for crafted heads, whose W_Q and W_K read position "
            "features of the token vectors; choose sinusoidal or none, or random heads",
        ),
        (
            ["--sentence", " \n\t"],
            "the sentence has no tokens; give at least one word with --sentence",
        ),
        (["--mask", "x"], "argument --mask: invalid choice: 'x' (choose from 'none', 'causal')"),
        (["--colour"], "unrecognized arguments: --colour"),
        (["--sentance", "a"], "unrecognized arguments: --sentance a; nearest: --sentence"),
        (
            ["--mask", "Causale"],
            "argument --mask: invalid choice: 'Causale' (choose from 'none', 'causal'); "
            "nearest: causal",
        ),
        (["two\nlines"], "unrecognized arguments: twoU+000Alines"),
    ],
)  # fmt: skip
def test_impossible_settings_get_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], line: str | None
) -> None:
    written = refusal(capsys, "trace", "--out", str(tmp_path / "trace"), *options)
    assert line is None or written == line
    assert list(tmp_path.glob("trace*")) == []


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--head", "9"], "there is no head 9 of 8; nearest: 8"),
        (["--head", "0"], "there is no head 0 of 8; nearest: 1"),
        (["--width", "0"], "width 0 px is not between 320 and 16384"),
        (["--width", "1000000000"], "width 1000000000 px is not between 320 and 16384"),
        (["--dpi", "-1"], "-1 dpi is not between 36 and 2400"),
    ],
)
def test_impossible_pictures_get_one_line(
    qapp: object,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    line: str,
) -> None:
    assert refusal(capsys, "export", "--out", str(tmp_path / "heads"), *options) == line
    assert list(tmp_path.glob("heads*")) == []


def test_commands_need_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, "export") == "the following arguments are required: --out"
    needed = "--out needs the name of a file, and '' is none"
    assert refusal(capsys, "trace", "--out", "") == needed


@pytest.mark.parametrize("command", ["export", "trace"])
def test_folder_is_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    line = refusal(capsys, command, "--out", str(tmp_path))
    assert line.startswith(f"--out needs a file, and '{tmp_path}' is a folder; nearest: ")
    assert f"'{tmp_path / 'heads'}." in line


@pytest.mark.parametrize(
    ("command", "name", "kinds", "nearest"),
    [
        ("export", "x.jpg", "PNG, SVG or PDF", "x.png"),
        ("export", "x.SVGZ", "PNG, SVG or PDF", "x.svg"),
        ("export", "x.eps", "PNG, SVG or PDF", "x.pdf"),
        ("trace", "x.xlsx", "NPZ or CSV", "x.csv"),
        ("trace", "x.npy", "NPZ or CSV", "x.npz"),
        ("trace", "x.png", "NPZ or CSV", "x.npz"),
    ],
)
def test_kinds_of_files_that_are_not_written_are_refused(
    qapp: object,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: str,
    name: str,
    kinds: str,
    nearest: str,
) -> None:
    """Nobody who asks for a JPEG looks for a PNG."""
    path, near = str(tmp_path / name), str(tmp_path / nearest)
    line = refusal(capsys, command, "--out", path)
    assert line == f"{path!r} is no {kinds} file; nearest: {near!r}"
    assert list(tmp_path.iterdir()) == []


def test_a_point_in_a_name_is_no_kind_of_file(tmp_path: Path) -> None:
    assert cli.main(["trace", "--out", str(tmp_path / "week 3.2")]) == 0
    assert (tmp_path / "week 3.2.npz").exists()


def test_one_file_is_not_written_twice(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, again = str(tmp_path / "a.png"), str(tmp_path / "b" / ".." / "a")
    line = refusal(capsys, "export", "--out", first, "--out", again)
    assert line == f"--out names '{again}.png' twice; leave one of them out"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("command", "extension"), [("export", "png"), ("trace", "npz")])
def test_unwritable_file_is_named(
    qapp: object,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: str,
    extension: str,
) -> None:
    """A folder under a regular file cannot be written to by root either."""
    (tmp_path / "file").touch()
    under_file = tmp_path / "file" / f"out.{extension}"
    line = f"{under_file} cannot be written: Not a directory"
    assert refusal(capsys, command, "--out", str(under_file)) == line
    missing = tmp_path / "missing" / f"out.{extension}"
    line = f"{missing} cannot be written: there is no folder '{missing.parent}'"
    assert refusal(capsys, command, "--out", str(missing)) == f"{line}; nearest: '{tmp_path}'"


def _limit_files_to_4_kib() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


@pytest.mark.parametrize(("command", "extension"), [("export", "png"), ("trace", "npz")])
def test_full_disk_leaves_what_was_there(tmp_path: Path, command: str, extension: str) -> None:
    out = tmp_path / f"out.{extension}"
    out.write_text("what was there")
    done = started(command, "--out", str(out), preexec_fn=_limit_files_to_4_kib)
    line = f"mha-desktop: {out} cannot be written: File too large\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", line)
    assert out.read_text() == "what was there"
    assert [path for path in tmp_path.iterdir() if path.is_file()] == [out]


def test_window_without_display_points_to_the_picture() -> None:
    done = started()
    assert done.returncode == 2
    assert done.stderr == (
        "mha-desktop: there is no display to open a window on; this writes a picture instead: "
        "mha-desktop export --out heads.png\n"
    )


def test_display_that_is_gone_is_no_display() -> None:
    assert not has_display({"DISPLAY": ":4711"})
    assert not has_display({"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"})
    assert not has_display({"QT_QPA_PLATFORM": "offscreen"})
    assert has_display({"QT_QPA_PLATFORM": "vnc:size=1440x900"})


# What is printed


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == "mha-desktop 0.1.0\n"
    assert cli.main(["--help"]) == 0
    text = capsys.readouterr().out
    assert "examples:" in text
    for option in ("--sentence", "--kv-heads", "--d-model", "--source", "--positions"):
        assert option in text


@pytest.mark.parametrize("arguments", [["--help"], ["trace", "--out", "trace"]])
def test_closed_pipe_is_no_error(tmp_path: Path, arguments: list[str]) -> None:
    """As in ``mha-desktop --help | head -1``."""
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "wb") as nobody_reads:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            stdout=nobody_reads,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["export", "trace"])
def test_file_name_that_is_no_text(tmp_path: Path, command: str) -> None:
    extension = b".png" if command == "export" else b".npz"
    name = os.fsencode(tmp_path) + b"/\xff" + extension
    done = started(command, "--out", name)
    assert (done.returncode, done.stderr) == (0, "")
    assert os.path.exists(name)


def test_a_refusal_that_nobody_can_read_keeps_its_status() -> None:
    """A full or closed standard error is no other error."""
    with Path("/dev/full").open("wb") as full:
        refused = subprocess.run([*PROGRAM, "--heads", "7"], stderr=full, check=False)
    assert refused.returncode == cli.REFUSED


@pytest.mark.parametrize("command", [[], ["export"], ["trace"]])
def test_help_fits_a_terminal_of_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert cli.main([*command, "--help"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_examples_of_the_help_are_understood() -> None:
    lines = [line.split(maxsplit=1)[1] for line in EXAMPLES.splitlines() if "mha-desktop " in line]
    assert len(lines) >= 8
    for line in lines:
        options = parse(shlex.split(line))
        if options.command == "export":
            check_ways_out(options)
            check_idle(options, getattr(options, "view", "grid"))
