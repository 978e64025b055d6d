"""The layers keep apart, and every dependency has a reason."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

IMPORT_ALL = """
import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(*sorted(sys.modules))
"""


def modules_after_importing(package: str) -> set[str]:
    """Return what is loaded in a fresh interpreter once all modules of a package are imported."""
    command = [sys.executable, "-c", IMPORT_ALL, package]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize("package", ["mha_desktop.engine", "mha_desktop.lab"])
def test_package_without_qt(package: str) -> None:
    """The mathematics and the document run where there is no Qt at all, as in a notebook."""
    assert not {"PySide6", "shiboken6", "pyqtgraph"} & modules_after_importing(package)


def test_qt_without_widgets() -> None:
    """Store, models and figures also serve the command line, which has no windows."""
    loaded = modules_after_importing("mha_desktop.qt")
    assert "PySide6.QtGui" in loaded
    assert not {"PySide6.QtWidgets", "pyqtgraph"} & loaded


def test_every_dependency_says_why() -> None:
    """In pyproject.toml a comment stands beside or right above every package that is installed."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(name for extra in extras for name in extra)]
    lines = [line.strip() for line in text.splitlines()]
    unexplained = [name for name in wanted if not _has_reason(name, lines)]
    assert unexplained == []


def _has_reason(dependency: str, lines: list[str]) -> bool:
    places = [i for i, line in enumerate(lines) if line.startswith(f'"{dependency}"')]
    return bool(places) and all("#" in lines[i] or lines[i - 1].startswith("#") for i in places)


def test_a_window_is_opened_without_what_most_starts_do_not_show() -> None:
    """Each of them takes milliseconds of every start; they are imported when they are wanted."""
    program = "import sys, mha_desktop.app.main_window; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    late = (
        "mha_desktop.lab.lesson",
        "mha_desktop.lab.numbers_files",
        "mha_desktop.panels.export",
        "mha_desktop.panels.lesson",
        "mha_desktop.panels.numbers_dialog",
        "mha_desktop.panels.preferences_dialog",
        "mha_desktop.panels.presenter",
        "mha_desktop.panels.sharing",
        "mha_desktop.qt.figures.export_pdf",
        "mha_desktop.qt.figures.head_painter",
        "mha_desktop.qt.models.lesson_model",
        "pyqtgraph",
        "regex",
    )
    assert [name for name in late if name in loaded] == []
