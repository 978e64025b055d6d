"""The start script installs what is missing, once, and says plainly what it cannot do."""

import importlib.util
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "bootstrap.py"


class Started(Exception):  # noqa: N818 - no error: the script has become this program
    """What the script turned into."""

    def __init__(self, command: list[str]) -> None:
        super().__init__(command)
        self.command = command


class Machine:
    """Stands in for the computer: answers the script's calls and remembers them."""

    def __init__(self, script: ModuleType) -> None:
        self.script = script
        self.calls: list[list[str]] = []
        self.packages = set(script.DEBIAN_PACKAGES["test"])
        self.apt_works = True
        self.pip_errors = ""
        self.pip_interrupted = False
        self.qt_starts = True

    def call(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        self.calls.append(words)
        status, output, errors = self.answer(words)
        return subprocess.CompletedProcess(words, status, output, errors)

    def answer(self, words: list[str]) -> tuple[int, str, str]:
        if words[0] == "dpkg-query":
            return 0, "".join(f"installed {name} \n" for name in self.packages), ""
        if words[0] == "apt-get":
            return self.apt(words)
        if words[1:3] == ["-m", "venv"]:
            return self.venv()
        if "install" in words:
            return self.pip_install()
        return (0 if self.qt_starts or "-c" not in words else 1), "", ""

    def apt(self, words: list[str]) -> tuple[int, str, str]:
        if not self.apt_works:
            return 100, "", "E: Unable to locate package\n"
        if "install" in words:
            self.packages |= set(words[words.index("install") + 3 :])
        return 0, "", ""

    def venv(self) -> tuple[int, str, str]:
        self.script.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        self.script.PYTHON.touch()
        self.script.INTERRUPTED.unlink(missing_ok=True)
        return 0, "", ""

    def pip_install(self) -> tuple[int, str, str]:
        if self.pip_interrupted:
            raise KeyboardInterrupt
        return (1 if self.pip_errors else 0), "", self.pip_errors

    def called(self, *words: str) -> list[list[str]]:
        """Return the calls that have all these words."""
        return [call for call in self.calls if set(words) <= set(call)]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the script, set in a checkout of its own, on a Debian with a display, as a user."""
    spec = importlib.util.spec_from_file_location("bootstrap", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    (checkout / "pyproject.toml").write_text("[project]")
    monkeypatch.setattr(module, "ROOT", checkout)
    monkeypatch.setattr(module, "VENV", checkout / ".venv")
    monkeypatch.setattr(module, "PYTHON", checkout / ".venv" / "bin" / "python")
    monkeypatch.setattr(module, "INTERRUPTED", checkout / ".venv" / "installing")
    monkeypatch.setattr(module, "has_display", lambda: True)
    monkeypatch.setattr(module, "can_make_environments", lambda: True)
    monkeypatch.setattr(module.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(os, "execv", _start)
    monkeypatch.chdir(tmp_path)
    return module


def _start(_: object, command: list[str]) -> None:
    raise Started(command[3:])


@pytest.fixture
def machine(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(script)
    monkeypatch.setattr(script, "call", machine.call)
    return machine


def started_by(script: ModuleType, *arguments: str) -> list[str]:
    """Return the module and the arguments that the script starts in the end."""
    with pytest.raises(Started) as started:
        script.main(arguments)
    return started.value.command


def stopped_by(script: ModuleType, *arguments: str) -> int | str | None:
    """Return the exit status with which the script gives up."""
    with pytest.raises(SystemExit) as stopped:
        script.main(arguments)
    return stopped.value.code


def test_first_start_makes_the_environment_and_installs(
    script: ModuleType, machine: Machine
) -> None:
    assert started_by(script, "test", "--", "-k", "masks") == ["pytest", "-k", "masks"]
    assert started_by(script, "test") == ["pytest", *script.IN_MANY_PROCESSES]
    assert len(machine.called("venv", "--clear")) == 1
    assert len(machine.called("install", "--editable", ".[test]")) == 1


@pytest.mark.parametrize("command", ["run", "test"])
def test_second_start_calls_nothing(script: ModuleType, machine: Machine, command: str) -> None:
    started_by(script, command)
    machine.calls.clear()
    started_by(script, command)
    assert machine.calls == []


def test_run_after_test_installs_nothing(script: ModuleType, machine: Machine) -> None:
    started_by(script, "test")
    started_by(script, "run")
    assert len(machine.called("install")) == 1


def test_changed_project_is_installed_again(script: ModuleType, machine: Machine) -> None:
    started_by(script, "run")
    (script.ROOT / "pyproject.toml").write_text("[project]\nversion = '2'")
    started_by(script, "run")
    assert len(machine.called("install")) == 2
    assert len(machine.called("venv")) == 1


def test_copied_checkout_is_installed_again(
    script: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The environment of a copy still points to the folder it was copied from."""
    started_by(script, "run")
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / "pyproject.toml").write_text("[project]")
    monkeypatch.setattr(script, "ROOT", tmp_path / "copy")
    started_by(script, "run")
    assert len(machine.called("install")) == 2


def test_interrupted_installation_is_made_anew(script: ModuleType, machine: Machine) -> None:
    machine.pip_interrupted = True
    assert stopped_by(script, "run") == 2
    machine.pip_interrupted = False
    started_by(script, "run")
    assert len(machine.called("venv", "--clear")) == 2


def test_environment_without_python_is_made_anew(script: ModuleType, machine: Machine) -> None:
    """A stamp alone does not count: the Python behind the environment may be gone."""
    started_by(script, "run")
    script.PYTHON.unlink()
    started_by(script, "run")
    assert len(machine.called("venv", "--clear")) == 2


def test_root_installs_only_what_is_missing(
    script: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    machine.packages -= {"libegl1", "xvfb"}
    started_by(script, "test")
    update, install = machine.called("apt-get")
    assert update[-1] == "update"
    words = ["install", "--yes", "--no-install-recommends", "libegl1", "xvfb"]
    assert install[-5:] == words


def test_user_gets_the_line_to_run_and_goes_on(
    script: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.packages -= {"libxcb-cursor0", "fonts-noto-cjk"}
    assert started_by(script, "run") == ["mha_desktop"]
    line = "sudo apt-get install libxcb-cursor0 fonts-noto-cjk"
    assert line in capsys.readouterr().out.splitlines()
    assert machine.called("apt-get") == []


def test_user_without_the_libraries_of_qt_is_stopped_with_the_line(
    script: ModuleType, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.packages -= {"libegl1"}
    machine.qt_starts = False
    assert stopped_by(script, "run") == 2
    assert capsys.readouterr().err.splitlines()[-1] == "sudo apt-get install libegl1"


def test_missing_packages_are_looked_for_again(script: ModuleType, machine: Machine) -> None:
    machine.packages -= {"fonts-noto-cjk"}
    started_by(script, "run")
    started_by(script, "run")
    assert len(machine.called("dpkg-query")) == 2


def test_provided_names_count_as_installed(script: ModuleType, machine: Machine) -> None:
    """Newer Debians renamed libglib2.0-0, and let the new package provide the old name."""
    machine.packages -= {"libglib2.0-0"}
    machine.packages |= {"libglib2.0-0t64 libglib2.0-0 (= 2.84)"}
    assert script.missing_debian_packages("run") == []


def test_removed_package_is_missing(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian remembers a removed package whose settings were kept."""
    listing = subprocess.CompletedProcess([], 0, "config-files libegl1 \n", "")
    monkeypatch.setattr(script, "call", lambda *_, **__: listing)
    assert "libegl1" in script.missing_debian_packages("run")


def test_without_ensurepip_the_user_gets_the_line(
    script: ModuleType,
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(script, "can_make_environments", lambda: False)
    assert stopped_by(script, "run") == 2
    assert "sudo apt-get install python3-venv" in capsys.readouterr().out.splitlines()
    assert machine.called("venv") == []


@pytest.mark.parametrize(
    ("errors", "sentence"),
    [
        (
            "WARNING: Retrying ... NewConnectionError('Failed to establish a new connection')\n"
            "ERROR: No matching distribution found for hatchling\n",
            "The Python packages could not be downloaded: there is no network connection.",
        ),
        (
            "ERROR: No space left on device\n",
            "The Python packages could not be installed. ERROR: No space left on device",
        ),
    ],
)
def test_failing_pip_is_told_in_one_sentence(
    script: ModuleType,
    machine: Machine,
    capsys: pytest.CaptureFixture[str],
    errors: str,
    sentence: str,
) -> None:
    machine.pip_errors = errors
    assert stopped_by(script, "run") == 2
    assert capsys.readouterr().err == f"{sentence}\n"


def test_failing_pip_leaves_a_working_environment_alone(
    script: ModuleType, machine: Machine
) -> None:
    """Without network a changed pyproject.toml must not cost the environment that was there."""
    started_by(script, "run")
    (script.ROOT / "pyproject.toml").write_text("[project]\nversion = '2'")
    machine.pip_errors = "NewConnectionError"
    stopped_by(script, "run")
    stopped_by(script, "run")
    assert len(machine.called("venv")) == 1


def test_without_display_a_picture_is_written(
    script: ModuleType,
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(script, "has_display", lambda: False)
    picture = ["mha_desktop", "export", "--out", "mha-desktop-heads.png"]
    assert started_by(script, "run") == picture
    assert "no display" in capsys.readouterr().out.splitlines()[-1]
    assert started_by(script, "run", "--", "--heads", "4") == [*picture, "--heads", "4"]


@pytest.mark.parametrize("arguments", [["export", "--out", "a.png"], ["--version"]])
def test_arguments_are_passed_on(
    script: ModuleType, machine: Machine, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setattr(script, "has_display", lambda: False)
    assert started_by(script, "run", "--", *arguments) == ["mha_desktop", *arguments]
