"""``mha-desktop export``: every view, every kind of file, many at once, and one line for each."""

import os
import resource
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from PIL import Image
from pypdf import PdfReader

from mha_desktop.app import cli
from mha_desktop.lab.examples import EXAMPLE_SENTENCES
from mha_desktop.lab.figure_state import session_in
from mha_desktop.lab.sessions import Session, save_session
from mha_desktop.lab.state import CausalMask, LabState, RandomHeads, Snapshot, ViewState

SVG = "{http://www.w3.org/2000/svg}"
SMALL = ["--sentence", "Dog bites man", "--heads", "4", "--d-model", "64"]


def written(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Path]:
    """Run the command and return the files that it names, each of which is there."""
    assert cli.main(["export", *arguments]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    paths = [Path(line) for line in said.out.splitlines()]
    assert all(path.is_file() for path in paths)
    return paths


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["export", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err.removeprefix("mha-desktop: ").rstrip("\n")


def started(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    """Run the program as a process of its own, without a display."""
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k and "QT_" not in k}
    command = [sys.executable, "-m", "mha_desktop", *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, **options
    )


def texts(path: Path) -> str:
    root = ElementTree.parse(path).getroot()
    return "\n".join(text.text or "" for text in root.iter(f"{SVG}text"))


@pytest.fixture
def session(tmp_path: Path) -> Path:
    """A session that compares random heads with the same without a mask."""
    plain = LabState(sentence="Dog bites man", source=RandomHeads(3))
    masked = msgspec.structs.replace(plain, mask=CausalMask())
    view = ViewState(view="compare", snapshot=Snapshot("unmasked", plain), live_name="masked")
    save_session(Session(masked, view), tmp_path / "lecture.mha")
    return tmp_path / "lecture.mha"


# Files


def test_one_run_writes_every_kind_of_file(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [str(tmp_path / f"heads.{kind}") for kind in ("png", "svg", "pdf")]
    outs = [part for name in names for part in ("--out", name)]
    assert written(capsys, *SMALL, *outs, "--width", "1000") == [Path(name) for name in names]
    with Image.open(names[0]) as image:
        assert image.width == 1000
    assert "Dog bites man" in texts(Path(names[1]))
    assert "Dog bites man" in PdfReader(names[2]).pages[0].extract_text()


def test_the_format_may_be_named(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [path] = written(capsys, *SMALL, "--out", str(tmp_path / "v1.2"), "--format", "svg")
    assert path.name == "v1.2.svg"


@pytest.mark.parametrize(
    ("view", "words"),
    [
        ("grid", ["H4", "query"]),
        ("head", ["Key token (looked at)"]),
        ("sheet", ["H4"]),
        ("pipeline", ["Softmax", "Concat", "\nbites\n", "\nQ\n", "\nman\n"]),
        ("mixing", ["Sum over heads", "\nM\n", "\nS\n"]),
        ("grouping", ["GQA-2", "KV 4"]),
    ],
)
def test_every_view_is_written(
    qapp: object,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    view: str,
    words: list[str],
) -> None:
    [path] = written(capsys, *SMALL, "--view", view, "--out", str(tmp_path / "a.svg"))
    found = texts(path)
    assert [word for word in words if word not in found] == []
    assert session_in(path).lab.sentence == "Dog bites man"


def test_a_comparison_comes_out_of_a_session(
    qapp: object, session: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--session", str(session), "--view", "comparison")
    [path] = written(capsys, *arguments, "--out", str(tmp_path / "a.svg"))
    assert {"unmasked", "masked"} <= set(texts(path).replace("·", "\n").split())


def test_a_figure_is_a_session_too_and_can_be_changed(
    qapp: object, session: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figure = str(tmp_path / "figure.png")
    written(capsys, "--session", str(session), "--out", figure)
    [again] = written(
        capsys, "--session", figure, "--heads", "2", "--out", str(tmp_path / "again.svg")
    )
    state = session_in(again).lab
    assert (state.sentence, state.n_heads) == ("Dog bites man", 2)
    assert (state.mask, state.source) == (CausalMask(), RandomHeads(3))


def test_options_reach_the_picture(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    look = ["--theme", "high-contrast", "--title", "Mine", "--no-caption", "--no-colour-bar"]
    shown = ["--heads-shown", "4, 1-2", "--columns", "1", "--text-scale", "1.5", "--no-state"]
    [path] = written(capsys, *SMALL, *look, *shown, "--out", str(tmp_path / "a.svg"))
    found = texts(path).splitlines()
    assert found[0] == "Mine"
    assert [word for word in found if word in ("H1", "H2", "H3", "H4")] == ["H4", "H1", "H2"]
    assert not any("MHA Desktop" in line for line in found)
    assert "mha-desktop:session" not in path.read_text()
    assert "#000000" in path.read_text()


def test_a_transparent_picture_in_centimetres(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--cm", "10.16", "--dpi", "100", "--transparent", "--no-title", "--arcs"]
    [path] = written(capsys, *SMALL, "--head", "2", *arguments, "--out", str(tmp_path / "a"))
    with Image.open(path) as image:
        assert image.width == 400
        assert image.getpixel((0, 0))[3] == 0


def test_sheets_are_pages_or_files(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outs = ["--out", str(tmp_path / "a.pdf"), "--out", str(tmp_path / "a.png")]
    arguments = ["--view", "sheet", "--per-page", "3", "--page", "Letter", "--landscape"]
    paths = written(capsys, *SMALL, *arguments, *outs)
    assert [path.name for path in paths] == ["a.pdf", "a-1.png", "a-2.png"]
    pages = PdfReader(paths[0]).pages
    assert len(pages) == 2
    assert (pages[0].mediabox.width, pages[0].mediabox.height) == (792, 612)


# Many pictures


def test_each_line_of_a_text_file_gets_a_picture(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("\ufeffDog bites man\n\nIt didn't\nDog bites man\n", encoding="utf-8")
    folder = tmp_path / "new" / "folder"
    arguments = ["--sentences", str(lines), "--out-dir", str(folder), "--format", "svg"]
    paths = written(capsys, "--heads", "2", "--d-model", "16", *arguments)
    names = ["01-dog-bites-man.svg", "02-it-didnt.svg", "03-dog-bites-man.svg"]
    assert [path.name for path in paths] == sorted(path.name for path in folder.iterdir()) == names
    assert session_in(paths[1]).lab.sentence == "It didn't"


def test_each_example_gets_a_picture(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--examples", "--out-dir", str(tmp_path / "out"), "--format", "svg"]
    paths = written(capsys, "--heads", "2", "--d-model", "16", *arguments)
    assert [session_in(path).lab.sentence for path in paths] == list(EXAMPLE_SENTENCES)


def test_each_head_gets_a_picture_with_its_role_in_the_name(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--out-dir", str(tmp_path / "out"), "--width", "400", "--heads-shown", "2,4"]
    paths = written(capsys, *arguments)
    assert [path.name for path in paths] == ["H2-self.png", "H4-backward.png"]
    again = written(capsys, *arguments)
    assert again == paths


def test_a_sentence_that_was_cut_is_remarked_on(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lines.txt").write_text("word " * 600 + "\nDog bites man")
    arguments = ["--sentences", str(tmp_path / "lines.txt"), "--out-dir", str(tmp_path / "out")]
    small = ["--heads", "1", "--d-model", "8", "--width", "400"]
    assert cli.main(["export", *small, *arguments]) == 0
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 2
    assert "600 tokens; the first 512 are used" in said.err


# What is refused


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ([], "the following arguments are required: --out"),
        (["--sentences", "x"], "--sentences needs --out-dir, the folder for its pictures"),
        (["--examples", "--out", "a"], "--examples needs --out-dir instead of --out"),
        (
            ["--out", "a", "--out-dir", "b"],
            "--out is for one picture and --out-dir for many; leave one of them out",
        ),
        (["--out-dir", ""], "--out-dir needs the name of a folder, and '' is none"),
        (
            ["--examples", "--sentences", "x", "--out-dir", "b"],
            "--sentences and --examples are both sentences; leave one of them out",
        ),
        (
            ["--examples", "--sentence", "x", "--out-dir", "b"],
            "--sentence does nothing with --examples",
        ),
        (
            ["--view", "grid", "--out-dir", "b"],
            "--out-dir without --sentences or --examples is for --view head",
        ),
        (
            ["--view", "mixing", "--examples", "--out-dir", "b"],
            "--view mixing is for single pictures; nearest: --view grid",
        ),
        (["--columns", "2", "--head", "1", "--out", "a"],
         "--columns goes with --view grid or --view sheet"),
        (["--arcs", "--out", "a"], "--arcs goes with --view head"),
        (["--step", "softmax", "--out", "a"], "--step goes with --view pipeline"),
        (["--per-page", "2", "--out", "a"], "--per-page goes with --view sheet"),
        (["--no-colour-bar", "--view", "mixing", "--out", "a"],
         "--no-colour-bar goes with --view grid or --view head or --view sheet or "
         "--view comparison"),
        (["--heads-shown", "1", "--view", "head", "--out", "a"],
         "--heads-shown goes with --view grid, --view sheet or --out-dir"),
        (["--page", "A4", "--out", "a.png"],
         "--page is about the pages of a PDF; write one with --out x.pdf"),
        (["--heads-shown", "9", "--out", "a"], "there is no head 9 of 8; nearest: 8"),
        (["--heads-shown", "x", "--out", "a"],
         "“x” is no head; write numbers such as 1, 3-5"),
        (["--columns", "9", "--out", "a"], "9 columns: not between 1 and 8"),
        (["--columns", "0", "--out", "a"], "0 columns: not between 1 and 8"),
        (["--per-page", "0", "--view", "sheet", "--out", "a"],
         "0 heads a page: not between 1 and 8"),
        (["--cm", "nan", "--out", "a"], "nan cm is not between 2 and 200"),
        (["--text-scale", "9", "--out", "a"],
         "texts of 9.0 times their size: not between 0.5 and 3.0"),
        (["--cm", "1", "--out", "a"], "1.0 cm is not between 2 and 200"),
        (["--width", "400", "--cm", "10", "--out", "a"],
         "argument --cm: not allowed with argument --width"),
        (["--view", "comparison", "--out", "a"],
         "--view comparison needs a session that keeps a setting; use --session"),
        (["--session", "/gone.mha", "--out", "a"],
         "/gone.mha cannot be opened: No such file or directory"),
        (["--sentences", "/gone.txt", "--out-dir", "b"],
         "/gone.txt cannot be opened: No such file or directory"),
    ],
)  # fmt: skip
def test_what_does_not_go_together_gets_one_line_and_no_file(
    qapp: object,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    line: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refusal(capsys, *options) == line
    assert [path.name for path in tmp_path.iterdir() if path.name != "settings"] == []


def test_views_that_are_computed_have_nothing_of_a_file(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = tmp_path / "w.csv"
    weights.write_text("1,0\n0.5,0.5\n")
    said = refusal(
        capsys, "--weights", str(weights), "--view", "mixing", "--out", str(tmp_path / "a.png")
    )
    assert said == "--view mixing has nothing to show of weights from a file"


@pytest.mark.parametrize("content", ["{}", "hello", "<svg/>"])
def test_a_wrong_session_is_refused_before_a_window_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    path = tmp_path / "a.mha"
    path.write_text(content)
    assert cli.main(["--session", str(path)]) == 2
    assert f"{path} cannot be opened: " in capsys.readouterr().err


def test_the_first_files_stay_when_a_later_one_cannot_be_written(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    good, bad = tmp_path / "a.png", tmp_path / "file" / "b.png"
    arguments = [*SMALL, "--width", "400", "--out", str(good), "--out", str(bad)]
    assert cli.main(["export", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == f"{good}\n"
    assert said.err == f"mha-desktop: {bad} cannot be written: Not a directory\n"
    with Image.open(good) as image:
        image.verify()


def test_a_folder_that_cannot_be_is_named(
    qapp: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "out"
    said = refusal(capsys, *SMALL, "--out-dir", str(folder))
    assert said == f"{folder} cannot be written: Not a directory"


def _limit_files_to_20_kib() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_480, 20_480))


def test_a_disk_that_fills_up_keeps_the_pictures_before(tmp_path: Path) -> None:
    """Small pictures fit below the limit, the wide one of a long sentence does not."""
    lines, folder = tmp_path / "lines.txt", tmp_path / "out"
    lines.write_text("a b\n" + "the cat sat on the mat and " * 20)
    arguments = ["--sentences", str(lines), "--out-dir", str(folder), "--width", "420"]
    small = [
        "--source",
        "random",
        "--heads",
        "4",
        "--d-model",
        "64",
        "--no-state",
        "--format",
        "svg",
    ]
    done = started("export", *small, *arguments, preexec_fn=_limit_files_to_20_kib)
    first = folder / "01-a-b.svg"
    assert done.returncode == 2
    assert done.stdout == f"{first}\n"
    assert done.stderr.endswith("cannot be written: File too large\n")
    assert [path.name for path in folder.iterdir()] == [first.name]


def test_panels_need_no_display_and_say_nothing_idle(tmp_path: Path) -> None:
    done = started("export", "--view", "mixing", *SMALL, "--out", "a.svg", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "a.svg\n", "")


def test_the_words_of_a_picture_speak_the_language_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [german] = written(capsys, *SMALL, "--out", str(tmp_path / "de.svg"), "--language", "de")
    [english] = written(capsys, *SMALL, "--out", str(tmp_path / "en.svg"))
    assert "voriges Token" in texts(german)
    assert "„Dog bites man“" in texts(german)
    assert "1,0" in texts(german)
    assert "previous token" in texts(english), "the language is only worn for one run"
    assert "“Dog bites man”" in texts(english)
    assert "1.0" in texts(english)


@pytest.mark.parametrize("code", ["de_DE", "DE", "de-AT.UTF-8"])
def test_a_language_may_be_written_as_systems_write_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    options = [*SMALL, "--view", "head", "--language"]
    written(capsys, *options, "de", "--out", str(tmp_path / "a.svg"))
    written(capsys, *options, code, "--out", str(tmp_path / "b.svg"))
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_a_language_that_there_is_not_is_refused_with_those_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(capsys, *SMALL, "--out", str(tmp_path / "x.svg"), "--language", "xx")
    assert said == "there is no language 'xx'; there are: en, de"
    assert not list(tmp_path.iterdir())
